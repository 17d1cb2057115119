"""How many instructions the hot paths take, counted by valgrind: python3 instructions.py HOTPATHS DATA.

They repeat, whatever else the machine does. Each path runs twice with different counts; the difference leaves out what the start takes.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from campus import Campus

FEW, MANY = 20, 120


def table(program: str, campus: Campus, folder: Path) -> str:
    """A line for each path that the program knows."""
    lines = [f"{'instructions of one call':<40}{'':>12}"]
    for name in _said([program, "list"]).split():
        few, many = (_count(program, name, count, campus, folder) for count in (FEW, MANY))
        lines.append(f"{name:<40}{(many - few) / (MANY - FEW):>12,.0f}")
    return "\n".join(lines)


def _count(program: str, name: str, count: int, campus: Campus, folder: Path) -> int:
    """On the same data each time, because some paths write."""
    if not shutil.which("valgrind"):
        raise RuntimeError("valgrind is missing: apt-get install valgrind")
    data = campus.copy(folder / "counted")
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, "run", name, str(count), str(data)]
    found = re.search(r"Collected : (\d+)", _said(command))
    if not found:
        raise RuntimeError(f"valgrind counted nothing: {' '.join(command)}")
    return int(found[1])


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
