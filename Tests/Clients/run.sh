#!/usr/bin/env bash
# Tries the services of an executable with clients of others: run.sh BINARY [part...]
set -euo pipefail
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
binary="$(realpath "${1:?usage: run.sh BINARY [part...]}")"

environment="$here/../../.build-tests/clients"
if ! cmp -s "$here/requirements.txt" "$environment/requirements.txt"; then
  python3 -m venv --clear "$environment"
  "$environment/bin/pip" install --quiet --disable-pip-version-check -r "$here/requirements.txt"
  cp "$here/requirements.txt" "$environment/requirements.txt"
fi

export PYTHONDONTWRITEBYTECODE=1
"$environment/bin/python" "$here/services.py" "$binary" "${@:2}"
