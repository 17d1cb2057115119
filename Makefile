# The commands of the README. Each does its own set-up on a fresh Debian 12 with Swift 6.

PORT ?= 8080
MINUTES ?= 30
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
BUILD_PACKAGES := libsqlite3-dev libcmark-dev libargon2-dev libarchive-dev libdeflate-dev zlib1g-dev pkg-config

.PHONY: run test torture bench soak format packages installed

run: packages
	swift build -c release --product gata
	.build/release/gata serve --demo --database data/gata.sqlite --port $(PORT)

test: packages
	bash Tests/run.sh

# Attacks the server for half an hour: killed, its power cut, its disk full or failing, its clock set; then ten minutes of texts that nobody
# should type, and five of hostile connections, against a release build. MINUTES=5 for less.
torture: packages
	@$(MAKE) --no-print-directory installed PACKAGES="gcc libc6-dev python3 python3-venv chromium-headless-shell"
	swift build --product gata
	python3 Tests/Torture/run.py .build/debug/gata --minutes $(MINUTES)
	python3 Tests/Torture/hostile_text.py .build/debug/gata --seconds $$(( $(MINUTES) * 20 ))
	swift build -c release --product gata
	python3 Tests/Torture/hostile_clients.py .build/release/gata --seconds $$(( $(MINUTES) * 10 ))
	bash Tests/Browser/hostile.sh .build/debug/gata --seeds 200

# How an exam of thousands goes, the instructions of its hot paths, and what a phone on a bad network sees: tables, in a quarter of an hour.
# The machine must do nothing else.
bench: packages
	@$(MAKE) --no-print-directory installed PACKAGES="wrk python3 python3-venv valgrind binutils chromium-headless-shell"
	for product in gata crowd hotpaths; do swift build -c release --product $$product || exit 1; done
	python3 Tests/Load/bench.py .build/release/gata
	bash Tests/Browser/phone.sh .build/release/gata

# A day of a university in twenty minutes, with an eye on memory, connections and the log.
soak: packages
	@$(MAKE) --no-print-directory installed PACKAGES="wrk python3"
	swift build -c release --product gata
	python3 Tests/Load/soak.py .build/release/gata --minutes 20

format:
	swift format --in-place --recursive Package.swift Sources Tests

# Installs the system libraries that are missing, and asks for nothing when all are there.
packages:
	@$(MAKE) --no-print-directory installed PACKAGES="$(BUILD_PACKAGES)"

installed:
	@missing=""; for package in $(PACKAGES); do \
	  dpkg -s $$package >/dev/null 2>&1 || missing="$$missing $$package"; done; \
	if [ -n "$$missing" ]; then \
	  $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y --no-install-recommends $$missing; fi
