#!/bin/bash
# ct.sh [DIR]: builds, in DIR (build/ct), test/ct.c and the library with secrets marked, with every
# compiler and at every level of optimisation, and runs it under valgrind: every backend, forced past
# CPUID (valgrind executes adcx and adox, but its CPUID hides them).
set -u
cd "$(dirname "$0")/.." || exit 2
top=${1:-build/ct}
passed=0 failed=0 skipped=0
mkdir -p $top

# No build type, since Release brings a level of its own. DWARF 4, since valgrind 3.19 cannot read
# clang's DWARF 5.
build() { # COMPILER LEVEL DIR
  cmake -S . -B "$3" -G Ninja -DCMAKE_C_COMPILER="$1" -DCMAKE_BUILD_TYPE=None \
    -DCMAKE_C_FLAGS="$2 -g1 -gdwarf-4" -DSLIMB_CT_TEST=ON -DSLIMB_WERROR=OFF \
    -DSLIMB_BUILD_GENERATORS=OFF -DSLIMB_BUILD_TOOLS=OFF && cmake --build "$3" --target test_ct || return
  if grep -e '-fvisibility=hidden' "$3/build.ninja" | grep -e ' -O.* -O'; then
    echo "the library is not built at $2 alone"
    return 1
  fi
}

for compiler in gcc clang-14; do
  if ! command -v $compiler >/dev/null; then
    skipped=$((skipped + 1))
    echo "SKIP ct: $compiler is not installed"
    continue
  fi
  for level in -O1 -O2 -O3 -Os; do
    name=$compiler$level dir=$top/$compiler$level log=$top/$compiler$level.log
    if ! build $compiler $level $dir >$log 2>&1; then
      failed=$((failed + 1))
      echo "FAIL ct: $name does not build"
      tail -n 20 $log
      continue
    fi
    valgrind --quiet --error-limit=no --log-file=$log.valgrind $dir/test/ct >$log 2>&1
    echo "$name: $(tail -n 1 $log)"
    if [[ $(tail -n 1 $log) =~ ^([0-9]+)\ passed,\ ([0-9]+)\ failed,\ ([0-9]+)\ skipped$ ]]; then
      passed=$((passed + BASH_REMATCH[1])) failed=$((failed + BASH_REMATCH[2]))
    else
      failed=$((failed + 1))
      echo "FAIL ct: $name did not end"
      tail -n 5 $log
    fi
    grep '^FAIL' $log | sed "s/^FAIL ct:/FAIL ct: $name:/"
  done
done
echo "$passed passed, $failed failed, $skipped skipped"
[ $failed = 0 ]
