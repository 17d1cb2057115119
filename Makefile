# The commands of the README. Each does its own set-up on a fresh Debian 12 with Swift 6.

PORT ?= 8080
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
BUILD_PACKAGES := libsqlite3-dev libcmark-dev libargon2-dev zlib1g-dev pkg-config

.PHONY: run test bench format packages

run: packages
	swift build -c release --product gata
	.build/release/gata serve --demo --database data/gata.sqlite --port $(PORT)

test: packages
	bash Tests/run.sh

bench:
	@echo "no scenarios yet"

format:
	swift format --in-place --recursive Package.swift Sources Tests

# Installs the system libraries that are missing, and asks for nothing when all are there.
packages:
	@missing=""; for package in $(BUILD_PACKAGES); do \
	  dpkg -s $$package >/dev/null 2>&1 || missing="$$missing $$package"; done; \
	if [ -n "$$missing" ]; then \
	  $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y --no-install-recommends $$missing; fi
