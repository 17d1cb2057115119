#!/usr/bin/env bash
# Unpacks Debian's nginx beside what the tests need. It is not installed: an installed one begins to serve.
set -euo pipefail
folder="$(cd "$(dirname "$0")/../.." && pwd)/.build-tests/nginx"
[ ! -x "$folder/usr/sbin/nginx" ] || exit 0
download="$(mktemp -d)"
trap 'rm -rf "$download"' EXIT
cd "$download"
# Downloading as root, apt drops its rights, and this folder is root's alone.
apt-get -o APT::Sandbox::User=root download -qq nginx
mkdir -p "$folder"
dpkg -x nginx_*.deb "$folder"
