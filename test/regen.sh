#!/bin/bash
# regen.sh: src/generated/ and doc/fields.md are what the generators write. Rebuilds them from nothing,
# in a copy of the sources, and compares.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$root"
cp -r CMakeLists.txt cmake include params gen src "$work"
rm -r "$work/src/generated"
mkdir "$work/src/generated" "$work/doc"
cmake -G Ninja -S "$work" -B "$work/build" -DSLIMB_BUILD_TESTS=OFF -DSLIMB_BUILD_TOOLS=OFF
cmake --build "$work/build" --target regen
for made in src/generated doc/fields.md; do
  if ! diff -r -q $made "$work/$made"; then
    diff -r -u $made "$work/$made" | head -n 60
    echo "regen: $made differs from what its generators write; run make regen"
    exit 1
  fi
done
