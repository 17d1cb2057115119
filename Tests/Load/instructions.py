"""How many instructions the hot paths and whole pages take, counted by valgrind: python3 instructions.py HOTPATHS DATA.

They repeat to one in some thousands, whatever else the machine does. Each path runs twice with different counts; the difference leaves out
what the start takes. A page is what the site does for a request, without the network: from the head to the last byte of the answer.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import curriculum
from campus import Campus
from roll import Roll

FEW, MANY = 20, 220
# Counts alone; valgrind has tools that know more and take three times as long.
VALGRIND = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--branch-sim=no", "--cachegrind-out-file=/dev/null"]


def table(program: str, campus: Campus, folder: Path) -> str:
    """A line for each path that the program knows."""
    if not shutil.which("valgrind"):
        raise RuntimeError("valgrind is missing: apt-get install valgrind")
    # Valgrind cannot read what Swift writes for debuggers.
    stripped = str(folder / "hotpaths")
    _said(["strip", "--strip-debug", "-o", stripped, program])
    calls = {name: ["run", name] for name in _said([stripped, "list"]).split()}
    calls |= {f"page: {name}": ["get", path, cookie] for name, (cookie, path) in pages(campus).items()}
    # Most of it is the start, so both cores have something to do.
    with ThreadPoolExecutor(2) as pool:
        few, many = (
            pool.map(lambda call, count=count: _count([stripped, *call, str(count)], campus, folder), calls.values()) for count in (FEW, MANY))
        counts = [(most - least) / (MANY - FEW) for least, most in zip(few, many)]
    return "\n".join(["hot path             instructions of one call", *(f"{name:<21}{count:>24,.0f}" for name, count in zip(calls, counts))])


def pages(campus: Campus) -> dict[str, tuple[str, str]]:
    """Cookie and path of a page of each kind."""
    roll = Roll(campus.data / "gata.sqlite")
    try:
        (student, _), (answering, attempt), (ended, quiz) = roll.students()[0], roll.attempts(curriculum.HALF)[0], roll.ended_quizzes()[0]
        return {
            "hello": (student, "/livez"), "question": (answering, f"{attempt}/questions/3"), "test list": (student, "/tests"),
            "home": (student, "/"), "results": (ended, f"{quiz}/results"), "lesson": (student, roll.lessons()[0]),
            "survey": roll.ballots()[0], "attempts": (roll.teacher, f"/teach/tests/{roll.test(curriculum.CLOSED)}/attempts"),
        }
    finally:
        roll.close()


def _count(command: list[str], campus: Campus, folder: Path) -> int:
    """On the same data each time, because paths may write."""
    with tempfile.TemporaryDirectory(dir=folder) as own:
        said = _said([*VALGRIND, *command, str(campus.copy(Path(own) / "data"))])
    found = re.search(r"I +refs: +([\d,]+)", said)
    if not found:
        raise RuntimeError(f"valgrind counted nothing: {' '.join(command)}")
    return int(found[1].replace(",", ""))


def _said(command: list[str]) -> str:
    """- Throws: `RuntimeError` when it fails."""
    # The order of dictionaries would be another one in every process.
    environment = {**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"}
    done = subprocess.run(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment)
    if done.returncode != 0:
        raise RuntimeError(f"{' '.join(command)}: {done.returncode}\n{done.stdout[-3000:]}")
    return done.stdout


def main() -> int:
    program, data = (Path(argument).resolve() for argument in sys.argv[1:])
    with tempfile.TemporaryDirectory(prefix="gata-instructions-") as folder:
        print(table(str(program), Campus(data), Path(folder)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
