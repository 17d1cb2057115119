"""The load table: python3 bench.py BINARY. Needs Debian's wrk, a release build of gata and crowd, and a machine that does nothing else.

Builds an institution, lets one scenario after the other loose on the server, and prints what came of it; see `table` for what the columns
say. Figures are reported, never judged by its exit status: that is 1 when an answer was lost, doubled or wrong.
"""

import argparse
import shutil
import subprocess
import sys
import time
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1]))

import beside
import campus
import instructions
import machine
import table
from driver import Crowd
from Harness.process import raise_open_files
from runner import Bench
from scenario import Figures, Part, Scenario
from scenarios import all_scenarios

# So many times more answers does the large institution have than the small one.
GROWTH = 100


@dataclass(frozen=True)
class Outcome:
    """What a scenario came to: its lines, and what must not be."""

    scenario: Scenario
    lines: list[tuple[Part, Figures]]
    wrong: list[str]


def measure(bench: Bench, scenario: Scenario) -> Outcome:
    rounds = []
    bench.wrong.clear()
    try:
        for _ in range(1 if scenario.is_once else bench.rounds):
            rounds.append(scenario.run(bench))
            print(table.text(list(zip(scenario.parts, rounds[-1]))), file=sys.stderr, flush=True)
    except (OSError, RuntimeError, subprocess.SubprocessError) as problem:
        bench.wrong.append(str(problem))
    lines = list(zip(scenario.parts, map(Figures.combined, zip(*rounds))))
    errors = sum(figures.errors for _, figures in lines)
    return Outcome(scenario, lines, bench.wrong + ([f"{errors} errors"] if errors else []))


def institutions(arguments: argparse.Namespace, folder: Path) -> list[campus.Campus]:
    """With all answers and with few; those that were kept, or new ones."""
    place = arguments.keep or folder / "institution"
    counts = [arguments.answers, arguments.answers // GROWTH]
    found = [campus.Campus(place / f"with-{count}") for count in counts]
    if not all(one.data.exists() for one in found):
        print(f"building an institution: {arguments.students:,} students, {arguments.answers:,} answers", file=sys.stderr)
        shutil.rmtree(place, ignore_errors=True)
        begun = time.monotonic()
        found = campus.build(arguments.binary, place, arguments.students, counts)
        print(f"it took {time.monotonic() - begun:.0f} seconds", file=sys.stderr)
    return found


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measures Gata under load and prints a table.")
    parser.add_argument("binary", type=Path)
    parser.add_argument("--crowd", type=Path, help="the driver; the one beside BINARY")
    parser.add_argument("--scenario", action="append", help="only this one; may be given several times")
    parser.add_argument("--seconds", type=float, default=3, help="of each run; 3")
    parser.add_argument("--rounds", type=int, default=3, help="the figures are medians of so many; 3")
    parser.add_argument("--students", type=int, default=10_000)
    parser.add_argument("--answers", type=int, default=1_000_000)
    parser.add_argument("--quick", action="store_true", help="small and short, to see whether everything runs")
    parser.add_argument("--keep", type=Path, help="keeps the institution in this folder, and takes it from there the next time")
    arguments = parser.parse_args()
    if arguments.quick:
        arguments.students, arguments.answers, arguments.seconds, arguments.rounds = 1_000, 100_000, 1, 1
    arguments.crowd = arguments.crowd or arguments.binary.parent / "crowd"
    return arguments


def main() -> int:
    arguments = options()
    raise_open_files()
    scenarios = [one for one in all_scenarios() if arguments.scenario is None or one.name in arguments.scenario]
    with machine.folder_on_disk() as temporary:
        folder = Path(temporary)
        print(machine.description(folder), flush=True)
        neighbours = beside.Hello(arguments.binary.resolve().parent / "hello"), beside.Nginx(folder)
        bench = Bench(
            str(arguments.binary.resolve()), Crowd(str(arguments.crowd.resolve())), *neighbours, *institutions(arguments, folder), folder,
            arguments.seconds, arguments.rounds)
        with ExitStack() as ending:
            for neighbour in neighbours:
                ending.callback(neighbour.stop)
            outcomes = [measure(bench, scenario) for scenario in scenarios]
        print(table.text([line for outcome in outcomes for line in outcome.lines], is_judged=not arguments.quick), flush=True)
        hotpaths = arguments.binary.resolve().parent / "hotpaths"
        if arguments.scenario is None and hotpaths.exists():
            print(instructions.table(str(hotpaths), bench.small, folder), flush=True)
    wrong = [f"WRONG, {outcome.scenario.name}: {sentence}" for outcome in outcomes for sentence in outcome.wrong]
    print("\n".join(wrong) or (
        "every answer, attempt, session and ballot that was acknowledged is in the database, none twice; integrity checks clean; "
        "all servers ended with 0"))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
