# The commands of the README. Each does its own set-up on a fresh Debian 12 with Swift 6.

PORT ?= 8080
MINUTES ?= 30
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
BUILD_PACKAGES := libsqlite3-dev libcmark-dev libargon2-dev libarchive-dev libdeflate-dev libisal-dev libqrencode-dev libxlsxwriter-dev zlib1g-dev pkg-config
# The release carries Swift's own libraries in itself, so that a machine without Swift runs it; their reader of XML is Debian's.
RELEASE := -c release --static-swift-stdlib

.PHONY: run release check test nightly torture bench soak format packages installed

run: release
	.build/release/gata serve --demo --database data/gata.sqlite --port $(PORT)

# Builds the program that is copied to other machines, and says which Debian packages it needs there.
release: packages
	@$(MAKE) --no-print-directory installed PACKAGES=libxml2-dev
	swift build $(RELEASE) --product gata
	bash Tests/Release/libraries.sh .build/release/gata

# What everybody runs all the time: all Swift tests, and a student's journey with and without script.
check: packages
	bash Tests/run.sh check

# What every change must pass: besides, attacks on the real executable, its services by clients of others, and every page in a real browser.
test: packages
	bash Tests/run.sh test

# What a release must pass besides `make test`: the tests at hours when dates and clocks change, two other browsers, and the long attacks.
nightly: release
	@$(MAKE) --no-print-directory installed PACKAGES="firefox-esr webkit2gtk-driver xvfb wrk libreoffice-calc"
	bash Tests/run.sh nightly

# Attacks the server for half an hour: killed, its power cut, its disk full or failing, its clock set, its surveys searched for who wrote what;
# then ten minutes of texts that nobody should type; five of hostile connections, against a release build; twenty of messages that no program
# should send; then two hundred students in a real browser on a network that lies, about twenty minutes more: an hour and a half in all.
# MINUTES=5 does a sixth of each.
torture: release
	@$(MAKE) --no-print-directory installed PACKAGES="gcc libc6-dev python3 python3-venv chromium-headless-shell"
	swift build --product gata
	python3 Tests/Torture/run.py .build/debug/gata --minutes $(MINUTES)
	python3 Tests/Torture/hostile_text.py .build/debug/gata --seconds $$(( $(MINUTES) * 20 ))
	python3 Tests/Torture/hostile_clients.py .build/release/gata --seconds $$(( $(MINUTES) * 10 ))
	python3 Tests/Torture/hostile_programs.py .build/debug/gata --seconds $$(( $(MINUTES) * 40 ))
	bash Tests/Browser/hostile.sh .build/debug/gata --seeds $$(( $(MINUTES) * 20 / 3 ))

# How an exam of thousands goes, the instructions of its hot paths, and what a phone on a bad network sees: tables, in a quarter of an hour.
# The machine must do nothing else.
bench: release
	@$(MAKE) --no-print-directory installed PACKAGES="wrk python3 python3-venv valgrind binutils chromium-headless-shell"
	for product in crowd hotpaths hello; do swift build $(RELEASE) --product $$product || exit 1; done
	bash Tests/Load/nginx.sh
	python3 Tests/Load/bench.py .build/release/gata
	bash Tests/Browser/phone.sh .build/release/gata

# A day of a university in twenty minutes, with an eye on memory, connections and the log.
soak: release
	@$(MAKE) --no-print-directory installed PACKAGES="wrk python3"
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
