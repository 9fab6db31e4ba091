#!/bin/bash
# regen.sh: src/generated/ is what the generators write. Rebuilds it from nothing, in a copy of the
# sources, and compares.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$root"
cp -r CMakeLists.txt cmake include params gen src "$work"
rm -r "$work/src/generated"
mkdir "$work/src/generated"
cmake -G Ninja -S "$work" -B "$work/build" -DSLIMB_BUILD_TESTS=OFF -DSLIMB_BUILD_TOOLS=OFF
cmake --build "$work/build" --target regen
if ! diff -r -q src/generated "$work/src/generated"; then
  diff -r -u src/generated "$work/src/generated" | head -n 60
  echo "regen: src/generated/ differs from what its generators write; run make regen"
  exit 1
fi
