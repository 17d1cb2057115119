# What programs of this folder begin with, sourced with their own arguments: the executable under test, and Python with what it needs.
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
binary="$(realpath "${1:?usage: $(basename "$0") BINARY ...}")"
shift

environment="$here/../../.build-tests/venv"
if ! cmp -s "$here/requirements.txt" "$environment/requirements.txt"; then
  python3 -m venv --clear "$environment"
  "$environment/bin/pip" install --quiet --disable-pip-version-check -r "$here/requirements.txt"
  cp "$here/requirements.txt" "$environment/requirements.txt"
fi

export PYTHONDONTWRITEBYTECODE=1
# What all who try the program share.
export PYTHONPATH="$here/.."
cd "$here"
