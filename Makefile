# A thin front door: CMake does the work (CMakePresets.json). `make help` lists what there is.
PREFIX ?= /usr/local

.PHONY: build minimal demo check regen instructions install format clean help

build: ## build everything, optimised, in build/
	@scripts/setup check
	@scripts/build release

minimal: ## build the library and the command only, in build/minimal/
	@scripts/setup demo
	@scripts/build minimal

demo: ## install what is missing, build, sign and verify real files, measure
	@scripts/demo

check: ## install what is missing, build, run every test
	@scripts/setup check
	@test/run

regen: build ## rebuild src/generated/ and doc/fields.md from params/
	@cmake --build build --target regen

instructions: build ## rewrite bench/instructions.csv
	scripts/instructions --write

install: minimal ## install the library, the header, the command and its page under PREFIX
	@cmake --install build/minimal --prefix "$(PREFIX)"

format: ## lay out the hand-written C
	scripts/check_format --write

clean: ## remove build/
	rm -rf build

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 22
