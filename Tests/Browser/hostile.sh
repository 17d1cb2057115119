#!/usr/bin/env bash
# Students on a network that lies: hostile.sh BINARY [--seeds 200] [--first 1]; one story again: --first SEED --seeds 1
# Needs Debian's chromium-headless-shell and python3-venv.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/environment.sh"
exec "$environment/bin/python" hostile.py "$binary" "$@"
