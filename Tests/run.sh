#!/usr/bin/env bash
# Runs every test: Swift's, and then a real Chromium against the real executable.
set -euo pipefail
cd "$(dirname "$0")/.."

sudo=""
[ "$(id -u)" = 0 ] || sudo="sudo"
missing=()
for package in chromium default-jre-headless python3-venv fonts-noto-core golang-github-yuin-goldmark-dev; do
  dpkg -s "$package" >/dev/null 2>&1 || missing+=("$package")
done
if [ ${#missing[@]} -gt 0 ]; then
  $sudo apt-get update -qq
  $sudo apt-get install -y --no-install-recommends "${missing[@]}"
fi

swift build --build-tests
swift test --skip-build
bash Tests/Browser/run.sh "$PWD/.build/debug/gata"
