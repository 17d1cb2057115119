#!/usr/bin/env bash
# Runs the browser tests against an executable: run.sh BINARY [options of pytest]
# Needs Debian's chromium-headless-shell, default-jre-headless, python3-venv and a font with Latin Extended.
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
root="$(cd "$here/../.." && pwd)"
binary="$(realpath "${1:?usage: run.sh BINARY [options of pytest]}")"
shift

environment="$root/.build-tests/venv"
if ! cmp -s "$here/requirements.txt" "$environment/requirements.txt"; then
  python3 -m venv --clear "$environment"
  "$environment/bin/pip" install --quiet --disable-pip-version-check -r "$here/requirements.txt"
  cp "$here/requirements.txt" "$environment/requirements.txt"
fi

export PYTHONDONTWRITEBYTECODE=1
cd "$here"
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
