#!/bin/bash
# install.sh: installs the minimal build into an empty prefix and uses it from outside, as a stranger
# would: pkg-config (shared and static), find_package, the command, the page, README.md's example.
set -u
root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
prefix=$work/prefix
passed=0 failed=0

check() { # NAME COMMAND...
  local name=$1
  shift
  if "$@" >"$work/log" 2>&1; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "FAIL install: $name"
    sed 's/^/  /' "$work/log"
  fi
}

minimal() {
  "$root/scripts/build" minimal && cmake --install "$root/build/minimal" --prefix "$prefix"
}
check "minimal build and installation" minimal

files_are() {
  (cd "$prefix" && find . ! -type d | sed 's,^\./,,' | sort) >"$work/files"
  version=$(sed -n 's/.*SLIMB_VERSION_STRING "\(.*\)"/\1/p' "$root/include/slimb.h")
  diff "$work/files" <(sort <<EOF
bin/slimb
include/slimb.h
lib/cmake/slimb/slimbConfig.cmake
lib/cmake/slimb/slimbConfigVersion.cmake
lib/cmake/slimb/slimbTargets.cmake
lib/cmake/slimb/slimbTargets-release.cmake
lib/libslimb.a
lib/libslimb.so
lib/libslimb.so.${version%%.*}
lib/libslimb.so.$version
lib/pkgconfig/slimb.pc
share/man/man1/slimb.1
EOF
  )
}
check "exactly the files that belong there" files_are

# The installed tree may be moved: use it under another name from here on.
mv "$prefix" "$work/moved" && prefix=$work/moved
export PKG_CONFIG_PATH=$prefix/lib/pkgconfig LD_LIBRARY_PATH=$prefix/lib
flags="-std=c11 -Wall -Wextra -pedantic -Werror"

# README.md's example: the first block of C.
sed -n '/^```c$/,/^```$/p' "$root/README.md" | sed '1d; /^```$/,$d' >"$work/readme.c"
check "README.md has an example" test -s "$work/readme.c"

for source in "$work/readme.c" "$root"/examples/*.c; do
  name=$(basename "$source" .c)
  # shellcheck disable=SC2046,SC2086 # words on purpose
  {
    check "$name, shared" gcc $flags "$source" -o "$work/$name" $(pkg-config --cflags --libs slimb)
    check "$name, shared, runs" "$work/$name"
    check "$name, static" gcc -static $flags "$source" -o "$work/$name-static" \
      $(pkg-config --static --cflags --libs slimb)
    check "$name, static, runs" env -u LD_LIBRARY_PATH "$work/$name-static"
  }
done

needs_the_library() { ldd "$work/readme" | grep -q libslimb; }
stands_alone() { ! ldd "$work/readme-static"; }
check "the shared program needs libslimb.so" needs_the_library
check "the static program needs nothing" stands_alone

found_by_cmake() {
  mkdir -p "$work/project"
  cp "$work/readme.c" "$work/project/"
  cat >"$work/project/CMakeLists.txt" <<'EOF'
cmake_minimum_required(VERSION 3.20)
project(user C)
find_package(slimb 0.1 REQUIRED)
add_executable(with_shared readme.c)
target_link_libraries(with_shared slimb::slimb)
add_executable(with_static readme.c)
target_link_libraries(with_static slimb::slimb_static)
EOF
  cmake -G Ninja -S "$work/project" -B "$work/project/build" -DCMAKE_PREFIX_PATH="$prefix" &&
    cmake --build "$work/project/build" &&
    "$work/project/build/with_shared" && "$work/project/build/with_static" &&
    ldd "$work/project/build/with_shared" | grep -q libslimb &&
    ! ldd "$work/project/build/with_static" | grep -q libslimb
}
check "find_package(slimb)" found_by_cmake

check "slimb.h is C99" gcc -std=c99 -pedantic -Wall -Wextra -Werror -fsyntax-only "$prefix/include/slimb.h"
check "slimb.h is C++" clang-14 -x c++ -std=c++11 -pedantic -Wall -Wextra -Werror -fsyntax-only "$prefix/include/slimb.h"
check "the command runs" env -u LD_LIBRARY_PATH "$prefix/bin/slimb" --version
check "the page is readable" mandoc -T ascii "$prefix/share/man/man1/slimb.1"

echo "$passed passed, $failed failed, 0 skipped"
[ $failed = 0 ]
