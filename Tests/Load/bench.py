"""The load table: python3 bench.py BINARY. Needs Debian's wrk, a release build, and a machine that does nothing else."""

import argparse
import importlib.util
import sys
from pathlib import Path

import machine
import school
import table
from runner import Bench
from scenario import SCRIPTS, Scenario

STUDENTS = 256
QUIZZES = 10


def scenarios() -> list[Scenario]:
    """One of each module in the folder."""
    found = []
    for path in sorted(SCRIPTS.glob("*.py")):
        specification = importlib.util.spec_from_file_location(path.stem, path)
        module = importlib.util.module_from_spec(specification)
        specification.loader.exec_module(module)
        found.append(module.SCENARIO)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="Measures Gata under load and prints a table.")
    parser.add_argument("binary", type=Path)
    parser.add_argument("--seconds", type=int, default=5, help="of each run; 5")
    parser.add_argument("--rounds", type=int, default=3, help="the figures are medians of so many; 3")
    parser.add_argument("--scenario", help="only this one")
    arguments = parser.parse_args()
    binary = str(arguments.binary.resolve())

    is_well = True
    with machine.folder_on_disk() as temporary:
        folder = Path(temporary)
        print(machine.description(folder), flush=True)
        print(f"building an institution: {STUDENTS} students, {QUIZZES} quizzes of {school.QUESTIONS} questions", file=sys.stderr)
        bench = Bench(binary, school.build(binary, folder, STUDENTS, QUIZZES), folder, arguments.seconds, arguments.rounds)
        for scenario in scenarios():
            if arguments.scenario in (None, scenario.name):
                measured = bench.measure(scenario)
                print(table.text(scenario, measured), flush=True)
                is_well = is_well and not any(run.wrong or run.errors for runs in measured.values() for run in runs)
    return 0 if is_well else 1


if __name__ == "__main__":
    sys.exit(main())
