#!/usr/bin/env bash
# The student's way in the engines of other browsers, Firefox's and WebKit's: engines.sh BINARY [options of pytest]
# Needs Debian's firefox-esr, webkit2gtk-driver, xvfb, python3-venv and a font with Latin Extended.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/environment.sh"
exec "$environment/bin/python" -m pytest -q --tb=short --durations=5 -p no:cacheprovider --rootdir "$here" --binary="$binary" "$@" engine_journeys.py
