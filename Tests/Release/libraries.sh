#!/usr/bin/env bash
# Says which Debian packages a program needs to run: libraries.sh PROGRAM. Fails where a library is missing or none of Debian's, such as
# one of the toolchain that built it.
set -euo pipefail
program="${1:?usage: libraries.sh PROGRAM}"

# The package that a file is of; one that Debian 12 has moved below /usr is known by its old name as well.
owner() {
  local path
  for path in "$1" "${1#/usr}" "$(realpath "$1")" "$(realpath "$1" | sed 's|^/usr||')"; do
    if dpkg -S "$path" 2>/dev/null; then return; fi
  done | head -n 1 | cut -d : -f 1
}

listed="$(ldd "$program")"
missing="$(sed -n 's/^\t\(.*\) => not found$/\1/p' <<<"$listed")"
packages=() strangers=()
for path in $(sed -n -e 's/^\t.* => \(\/.*\) (0x.*)$/\1/p' -e 's/^\t\(\/.*\) (0x.*)$/\1/p' <<<"$listed"); do
  package=""
  case "$path" in /lib/* | /lib64/* | /usr/lib/*) package="$(owner "$path")" ;; esac
  if [ -n "$package" ]; then packages+=("$package"); else strangers+=("$path"); fi
done
if [ -n "$missing" ] || [ ${#strangers[@]} -gt 0 ]; then
  echo "$program needs what Debian does not have:" $missing "${strangers[@]}" >&2
  exit 1
fi
echo "$program needs these packages: $(printf '%s\n' "${packages[@]}" | sort -u | paste -s -d ' ')"
