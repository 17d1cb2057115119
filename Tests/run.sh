#!/usr/bin/env bash
# The tests in three lengths, each part with its time:
#   run.sh check    what everybody runs all the time: all Swift tests, and a journey with and one without script
#   run.sh test     what every change must pass: besides, attacks on the real executable, its services by clients of others, and every page
#                   in a real Chromium
#   run.sh nightly  what a release must pass besides, which must have been built: the first at other hours, other browsers, the long attacks
set -euo pipefail
cd "$(dirname "$0")/.."
length="${1:-}"
case "$length" in check | test | nightly) ;; *) echo "usage: run.sh check|test|nightly" >&2; exit 2 ;; esac

packages=(chromium-headless-shell default-jre-headless python3-venv fonts-noto-core golang-github-yuin-goldmark-dev haproxy zbar-tools blahtexml gcc libc6-dev curl)
make --no-print-directory installed PACKAGES="${packages[*]}"
rm -rf .build-tests/failed
mkdir -p .build-tests/log
binary="$PWD/.build/debug/gata"
times=()
failed=()

# Runs a part of the tests, with its words in a log of its own, and shows them when it fails; the parts after it run all the same.
part() {
  local name="$1" began=$SECONDS result=passed
  shift
  if "$@" >".build-tests/log/$name.log" 2>&1; then
    [ -z "${said[$name]:-}" ] || grep -aE "${said[$name]}" ".build-tests/log/$name.log" || true
  else
    result=FAILED
    failed+=("$name")
    echo "--- $name: what failed, of .build-tests/log/$name.log"
    grep -aE "✘ Test .*(recorded an issue|failed)|: error:|^(FAILED|ERROR) " ".build-tests/log/$name.log" | head -100 || true
    tail -n 120 ".build-tests/log/$name.log"
    echo "---"
  fi
  times+=("$(printf '%-16s %5d s  %s' "$name" $((SECONDS - began)) "$result")")
  echo "${times[-1]}"
}
# What is shown of a part that passed.
declare -A said=(
  [swift]="Test run with" [torture]="^seed|lost|guess|survey," [hostile-text]="^hostile text" [hostile-clients]="^hostile" [hostile-programs]="^hostile" [browser]="passed|pages kept"
  [clients]="^passed|schemathesis|bytes" [journeys]="passed" [hours]="passed" [engines]="passed" [soak]="  ok" [hostile-net]="seed|stories"
)

part build swift build --build-tests
[ ${#failed[@]} -eq 0 ] || exit 1
journey="journey_test.py::test_a_student_takes_a_final_and_a_quiz"
case "$length" in
check)
  part swift swift test --skip-build
  part journeys bash Tests/Browser/run.sh "$binary" "$journey[without-script-320-ro]" "$journey[with-script-390-sr-Latn]"
  ;;
test)
  part swift swift test --skip-build
  part torture python3 Tests/Torture/run.py "$binary" --short
  part hostile-text python3 Tests/Torture/hostile_text.py "$binary" --seconds 75
  part hostile-clients python3 Tests/Torture/hostile_clients.py "$binary" --seconds 18 --slower 8
  part hostile-programs python3 Tests/Torture/hostile_programs.py "$binary" --seconds 40
  part clients bash Tests/Clients/run.sh "$binary"
  part browser bash Tests/Browser/run.sh "$binary"
  # What a test build needs, a release may not: the look at its libraries sees the toolchain's.
  part libraries bash -c "! bash Tests/Release/libraries.sh .build/debug/gata"
  ;;
nightly)
  part hours python3 Tests/hours.py "$binary"
  part browser bash Tests/Browser/run.sh "$binary" nightly
  part engines bash Tests/Browser/engines.sh "$binary"
  part torture python3 Tests/Torture/run.py "$binary" --minutes 15
  # Each first against faults that are planted, which it must find.
  part hostile-text bash -c 'python3 Tests/Torture/hostile_text.py "$0" --self-test && python3 Tests/Torture/hostile_text.py "$0" --seconds 300' "$binary"
  part hostile-clients bash -c 'python3 Tests/Torture/hostile_clients.py --self-test && python3 Tests/Torture/hostile_clients.py "$0" --seconds 120' .build/release/gata
  # Two and a half minutes for each reader of what programs send.
  part hostile-programs bash -c 'python3 Tests/Torture/hostile_programs.py "$0" --self-test && python3 Tests/Torture/hostile_programs.py "$0" --seconds 1200' "$binary"
  part hostile-net bash Tests/Browser/hostile.sh "$binary" --seeds 60
  part soak python3 Tests/Load/soak.py .build/release/gata --minutes 15
  ;;
esac

printf '\n%s\n' "${times[@]}"
# The end of each part that failed once more: who sees only the end of all this sees why.
for name in "${failed[@]}"; do
  tail -n 25 ".build-tests/log/$name.log" | sed "s/^/FAILED $name: /"
done
[ ${#failed[@]} -eq 0 ]
