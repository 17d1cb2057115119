#!/usr/bin/env bash
# Runs the browser tests against an executable: run.sh BINARY [nightly | options of pytest]; without any, what every change must pass
# Needs Debian's chromium-headless-shell, default-jre-headless, python3-venv and a font with Latin Extended.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/environment.sh"

# Pages as the server sent them, for the validator, which is started once for all.
pages="$(mktemp -d)"
trap 'rm -rf "$pages"' EXIT

# Several in three processes, each with servers and a browser of its own: while one waits, others go on.
least=0
case "${1:-}" in
"") set -- -m "not nightly" --numprocesses 3 --dist worksteal; least=300 ;;
nightly) set -- -m nightly --numprocesses 3 --dist worksteal; least=100 ;;
esac
status=0
"$environment/bin/python" -m pytest -q --tb=short -p no:cacheprovider --rootdir "$here" --binary="$binary" --pages="$pages" "$@" || status=$?
"$environment/bin/python" validity.py "$pages" "$least" || status=$?
exit "$status"
