#!/bin/bash
# selftest.sh BUILD_DIR: each check is run on an input that breaks its rule, and has to say so. BUILD_DIR
# is the release build, from which the libraries to be broken come.
set -u
root=$(cd "$(dirname "$0")/.." && pwd)
build=$(cd "$1" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0 failed=0

count() { # STATUS NAME: status 0 is a pass
  if [ "$1" = 0 ]; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "FAIL selftest: $2"
    sed 's/^/  /' "$work/log"
  fi
}

accepts() { # NAME COMMAND...
  local name=$1
  shift
  "$@" >"$work/log" 2>&1
  count $? "$name"
}

refuses() { # NAME TEXT COMMAND...: the command fails, and TEXT says why
  local name=$1 text=$2
  shift 2
  if "$@" >"$work/log" 2>&1; then
    count 1 "$name: was accepted"
  else
    grep -qF -- "$text" "$work/log"
    count $? "$name: refused, but not with '$text'"
  fi
}

# ---- test/step: crashes and missing closing lines ----
step="$root/test/step"
program() { printf '#!/bin/sh\n%s\n' "$2" >"$work/$1" && chmod +x "$work/$1"; }
program good 'echo "3 passed, 0 failed, 1 skipped"'
program fails 'echo "2 passed, 1 failed, 0 skipped"; exit 1'
program hides 'echo "2 passed, 1 failed, 0 skipped"'
program silent 'echo "all is well"'
program crashes 'echo "3 passed, 0 failed, 0 skipped"; kill -SEGV $$'
program early 'echo "3 passed, 0 failed, 0 skipped"; echo "and more"'
program empty 'echo "0 passed, 0 failed, 0 skipped"'
accepts "step: a good program" "$step" a "$work/l" "$work/good"
refuses "step: a failure" "1 failed" "$step" a "$work/l" "$work/fails"
refuses "step: a failure with exit status 0" "1 failed" "$step" a "$work/l" "$work/hides"
refuses "step: no closing line" "no closing line" "$step" a "$work/l" "$work/silent"
refuses "step: a crash at the end" "exit status 139" "$step" a "$work/l" "$work/crashes"
refuses "step: a line after the closing line" "no closing line" "$step" a "$work/l" "$work/early"
refuses "step: a program without tests" "ran no test" "$step" a "$work/l" "$work/empty"
refuses "step: a program that does not end" "no end after 1 s" env STEP_SECONDS=1 "$step" a "$work/l" sleep 9
program lingers 'echo $$ >'"$work/pid"'; sleep 99; echo'
timeout 1 "$step" a "$work/l" "$work/lingers" >"$work/log" 2>&1
! kill -0 "$(cat "$work/pid")" 2>/dev/null
count $? "step: its command outlives it"
refuses "step: no such program" "no closing line" "$step" a "$work/l" "$work/nowhere"
refuses "step -1: an exit status" "exit status 7" "$step" -1 a "$work/l" sh -c 'exit 7'

# ---- test/run ----
accepts "run: one step" "$root/test/run" includes
refuses "run: a step that does not exist" "no step 'nowhere'" "$root/test/run" nowhere

# ---- test/units: the list decides ----
mkdir -p "$work/units/test"
cp "$work/good" "$work/crashes" "$work/units/test/"
echo good >"$work/units/test/programs"
accepts "units: a good program" "$root/test/units" "$work/units"
printf 'good\ncrashes\n' >"$work/units/test/programs"
refuses "units: a program that crashes" "6 passed, 1 failed, 1 skipped" "$root/test/units" "$work/units"
printf 'good\nforgotten\n' >"$work/units/test/programs"
refuses "units: a program that was not built" "1 failed" "$root/test/units" "$work/units"
program killer 'kill -TERM $(cut -d" " -f4 /proc/$PPID/stat); sleep 2' # test/step, behind timeout
cp "$work/killer" "$work/units/test/"
printf 'killer\ngood\n' >"$work/units/test/programs"
refuses "units: a step that is killed" "killer: it was not run to its end" "$root/test/units" "$work/units"
: >"$work/units/test/programs"
refuses "units: an empty list" "lists no test program" "$root/test/units" "$work/units"
listed=$(sort "$build/test/programs")
for source in "$root"/test/*.c; do
  name=$(basename "$source" .c)
  grep -q 'test_begin(\|^int main' "$source" && [ "$name" != test ] || continue
  grep -q "slimb_test_\(program\|tool\)($name\b\|[ (]$name\.c\b" "$root/test/CMakeLists.txt"
  count $? "test/$name.c is not in test/CMakeLists.txt"
  ! grep -q "slimb_test_program($name\b" "$root/test/CMakeLists.txt" || grep -qx "$name" <<<"$listed"
  count $? "$name is not in the list of programs"
done

# ---- scripts/check_includes ----
tree=$work/tree
mkdir -p "$tree"/src/{base,codec,group,scheme,generated} "$tree"/{include,cli,gen}
touch "$tree"/include/slimb.h "$tree"/src/{base/ct.h,group/curve.h,bench.h,generated/table.h}
includes() { # FILE HEADER
  printf '#include "%s"\n' "$2" >"$tree/$1"
  "$root/scripts/check_includes" "$tree"
  local status=$?
  rm "$tree/$1"
  return $status
}
accepts "includes: scheme may use group" includes src/scheme/a.c group/curve.h
accepts "includes: slimb.h everywhere" includes src/base/a.c slimb.h
refuses "includes: codec may not use group" "may not include" includes src/codec/a.c group/curve.h
refuses "includes: base may use no room" "may not include" includes src/base/a.c generated/table.h
refuses "includes: the command may not use src" "may not include" includes cli/a.c base/ct.h
refuses "includes: nor its bench.h" "may not include" includes cli/a.c ../src/bench.h
refuses "includes: the generators share nothing with src" "may not include" includes gen/a.c base/ct.h
refuses "includes: a way round by .." "may not include" includes src/codec/a.c ../group/curve.h
refuses "includes: a header that does not exist" "is in no room" includes src/base/a.c nowhere.h
refuses "includes: an empty tree" "no C file" "$root/scripts/check_includes" "$work/units"

# ---- scripts/check_symbols ----
mkdir -p "$work/lib/src"
library() { # C code added to a library of two functions
  cat >"$work/lib/slimb.h" <<'EOF'
#define SLIMB_API __attribute__((visibility("default")))
SLIMB_API int slimb_one(void);
SLIMB_API int slimb_two(void);
EOF
  {
    printf '#include <stdlib.h>\n#include <stdio.h>\n#include "slimb.h"\n'
    printf '%s\n' "$1"
  } >"$work/lib/a.c"
  gcc -O0 -fPIC -fvisibility=hidden -c "$work/lib/a.c" -o "$work/lib/a.o" || return 0
  rm -f "$work/lib/src/libslimb.a"
  ar rc "$work/lib/src/libslimb.a" "$work/lib/a.o"
  gcc -shared "$work/lib/a.o" -o "$work/lib/src/libslimb.so"
  "$root/scripts/check_symbols" "$work/lib" "$work/lib/slimb.h"
}
two='int slimb_one(void) { return 1; } int slimb_two(void) { return 2; }'
accepts "symbols: what is declared" library "$two"
refuses "symbols: one too few" "does not export slimb_two" library 'int slimb_one(void) { return 1; }'
refuses "symbols: one too many" "exports slimb_three" library "$two SLIMB_API int slimb_three(void) { return 3; }"
refuses "symbols: hidden, but in the archive" "exports helper" library "$two int helper(void) { return 3; }"
refuses "symbols: malloc" "needs malloc" library "$two"' static __attribute__((used)) void *f(void) { return malloc(3); }'
refuses "symbols: getenv" "needs getenv" library "$two"' static __attribute__((used)) char *f(void) { return getenv("A"); }'
refuses "symbols: printf" "needs p" library "$two"' static __attribute__((used)) void f(int i) { printf("%d", i); }'
refuses "symbols: libcrypto's curves" "needs EC_KEY_new" library "$two"' int EC_KEY_new(void); static __attribute__((used)) int f(void) { return EC_KEY_new(); }'

# ---- scripts/check_format ----
mkdir -p "$work/format"/{include,src,bench,cli,examples,gen,test}
cp "$root/.clang-format" "$work/format/"
echo 'int a;' >"$work/format/src/a.c"
accepts "format: laid out" "$root/scripts/check_format" "$work/format"
echo 'int   a ;' >"$work/format/src/a.c"
refuses "format: not laid out" "clang-format" "$root/scripts/check_format" "$work/format"

# ---- scripts/instructions ----
counts() { # FILE COMPILER ROW...
  local file=$1 compiler=$2
  shift 2
  printf '%s\n' "# compiler: $compiler" "primitive,backend,instructions" "$@" >"$work/$file"
}
instructions() { "$root/scripts/instructions" --table "$work/table.csv" --counted "$work/counted.csv"; }
counts table.csv "gcc 1" sign,adx,1000 verify,adx,2000 verify,c64,5000
counts counted.csv "gcc 1" sign,adx,1010 verify,adx,1000 verify,c64,5000
accepts "instructions: one percent more, and less" instructions
counts counted.csv "gcc 1" sign,adx,1011 verify,adx,2000 verify,c64,5000
refuses "instructions: a row that grew" "sign: 1000 -> 1011" instructions
counts counted.csv "gcc 1" sign,adx,1000 verify,c64,5000
refuses "instructions: a row that was not counted" "verify: was not counted" instructions
counts counted.csv "gcc 1" sign,adx,1000 verify,adx,2000 dh,adx,2000 verify,c64,5000
refuses "instructions: a row that the table lacks" "dh: is not in the table" instructions
counts counted.csv "gcc 1" sign,adx,1000 verify,adx,2000
accepts "instructions: a backend that the machine does not run" instructions
counts counted.csv "gcc 2" sign,adx,9000 verify,adx,2000 verify,c64,5000
accepts "instructions: no judgement on another compiler" instructions

# ---- test/regen.sh ----
mkdir -p "$work/regen"
(cd "$root" && cp -r CMakeLists.txt cmake include params gen src "$work/regen" &&
  mkdir "$work/regen/test" && cp test/regen.sh "$work/regen/test/")
echo '/* by hand */' >>"$(ls "$work"/regen/src/generated/*.h | head -n 1)"
refuses "regen: an edited file" "differs from what its generators write" "$work/regen/test/regen.sh"
echo '/* by hand */' >"$work/regen/src/generated/more.h"
refuses "regen: a file too many" "Only in src/generated: more.h" "$work/regen/test/regen.sh"

# ---- scripts/setup ----
setup_off_debian() { # a PATH with the shell's tools, without compiler and apt-get
  mkdir -p "$work/bin"
  for tool in sh env id cat grep sed dirname mktemp rm tail; do
    ln -sf "$(command -v $tool)" "$work/bin/$tool"
  done
  PATH=$work/bin "$root/scripts/setup" "$@"
}
setup_status() {
  setup_off_debian "$1"
  [ $? = 2 ]
}
refuses "setup: off Debian it gives the line to run" \
  "apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev cmake" setup_off_debian demo
accepts "setup: and exits 2" setup_status demo
refuses "setup: an unknown set" "usage:" "$root/scripts/setup" nonsense
accepts "setup: quiet and done where all is there" sh -c "test -z \"\$('$root/scripts/setup' check 2>&1)\""
for package in $(awk '($1 == "demo" || $1 == "check") && ($3 == "command" || $3 == "header") { print $2 }' "$root/scripts/setup"); do
  grep -qF "| \`$package\` |" "$root/doc/dependencies.md"
  count $? "$package has no reason in doc/dependencies.md"
done

echo "$passed passed, $failed failed, 0 skipped"
[ $failed = 0 ]
