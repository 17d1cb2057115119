#!/usr/bin/env bash
# Runs the browser tests against an executable: run.sh BINARY [options of pytest]
# Needs Debian's chromium-headless-shell, default-jre-headless, python3-venv and a font with Latin Extended.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/environment.sh"

run() { "$environment/bin/python" -m pytest -q --tb=short -p no:cacheprovider --rootdir "$here" --binary="$binary" "$@"; }
if [ $# -gt 0 ]; then
  run "$@"
  exit
fi
# All of them in two halves at once, each with servers and a browser of its own; the second half says what it has to say when both are done.
teach=(teach_*_test.py upload_test.py)
said="$(mktemp)"
trap 'rm -f "$said"' EXIT
run "${teach[@]}" >"$said" 2>&1 &
second=$!
status=0
run "${teach[@]/#/--ignore=}" || status=$?
wait "$second" || status=$?
cat "$said"
exit "$status"
