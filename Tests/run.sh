#!/usr/bin/env bash
# Runs every test: Swift's, then attacks on the real executable, and then a real Chromium against it.
set -euo pipefail
cd "$(dirname "$0")/.."

sudo=""
[ "$(id -u)" = 0 ] || sudo="sudo"
missing=()
for package in chromium-headless-shell default-jre-headless python3-venv fonts-noto-core golang-github-yuin-goldmark-dev haproxy gcc libc6-dev; do
  dpkg -s "$package" >/dev/null 2>&1 || missing+=("$package")
done
if [ ${#missing[@]} -gt 0 ]; then
  $sudo apt-get update -qq
  $sudo apt-get install -y --no-install-recommends "${missing[@]}"
fi

swift build --build-tests
mkdir -p .build-tests
if ! swift test --skip-build 2>&1 | tee .build-tests/swift.log; then
  echo "What failed, of all of the above:"
  grep -aE "✘ Test .*(recorded an issue|failed)" .build-tests/swift.log
  exit 1
fi
python3 Tests/Torture/run.py "$PWD/.build/debug/gata" --short
python3 Tests/Torture/hostile_text.py "$PWD/.build/debug/gata" --self-test
python3 Tests/Torture/hostile_text.py "$PWD/.build/debug/gata" --seconds 75
python3 Tests/Torture/hostile_clients.py --self-test
python3 Tests/Torture/hostile_clients.py "$PWD/.build/debug/gata" --seconds 18 --slower 8
bash Tests/Browser/run.sh "$PWD/.build/debug/gata"
# What a test build needs, a release may not: the look at its libraries sees the toolchain's.
! bash Tests/Release/libraries.sh .build/debug/gata 2>/dev/null
