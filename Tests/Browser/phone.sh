#!/usr/bin/env bash
# What a phone on a slow network waits for: phone.sh BINARY
# Needs Debian's chromium-headless-shell, python3-venv and a font with Latin Extended.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/environment.sh"
exec "$environment/bin/python" phone.py "$binary" "$@"
