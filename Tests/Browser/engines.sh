#!/usr/bin/env bash
# The student's way in the engines of other browsers, Firefox's and WebKit's: engines.sh BINARY [options of pytest]
# Needs Debian's firefox-esr, webkit2gtk-driver, xvfb, gcc, libc6-dev, python3-venv and a font with Latin Extended.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/environment.sh"

run() {
  "$environment/bin/python" -m pytest -q --tb=short --durations=3 -p no:cacheprovider --disable-warnings --rootdir "$here" --binary="$binary" \
    "$@" engine_journeys.py
}
if [ $# -gt 0 ]; then
  run "$@"
  exit
fi
# Both at once, each with servers of its own; the second says what it has to say when both are done.
said="$(mktemp)"
trap 'rm -f "$said"' EXIT
run -k webkit >"$said" 2>&1 &
second=$!
status=0
run -k firefox || status=$?
wait "$second" || status=$?
cat "$said"
exit "$status"
