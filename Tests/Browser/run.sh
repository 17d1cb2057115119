#!/usr/bin/env bash
# Runs the browser tests against an executable: run.sh BINARY [options of pytest]
# Needs Debian's chromium, default-jre-headless, python3-venv and a font with Latin Extended.
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
exec "$environment/bin/python" -m pytest -q --tb=short -p no:cacheprovider --rootdir "$here" --binary="$binary" "$@"
