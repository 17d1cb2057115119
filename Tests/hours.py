#!/usr/bin/env python3
"""The tests at hours when the date is another one in the institution than in UTC, when a year ends, and when the clocks change.

    python3 Tests/hours.py BINARY                 the Swift tests, and the journeys with and without script, at each hour
    python3 Tests/hours.py BINARY --only leap     at one of them

Each begins shortly before its hour: the clock library stands before the tests, the server and the browser, and the clock goes on from
there. Nothing in the tests reads another clock."""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from datetime import datetime, timezone
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.dont_write_bytecode = True

from Harness import libraries
from Harness.control import Control

# In UTC; the institution's clock is two hours ahead in winter and three in summer, and changes at 01:00 UTC.
HOURS = {
    "evening": datetime(2027, 1, 14, 22, 30),
    "midnight": datetime(2027, 1, 14, 23, 59),
    "year": datetime(2026, 12, 31, 21, 59),
    "leap": datetime(2028, 2, 29, 21, 58),
    "spring": datetime(2027, 3, 28, 0, 58),
    "autumn": datetime(2027, 10, 31, 0, 58),
}
JOURNEYS = ["journey_test.py"]


def run(name: str, binary: str, folder: Path) -> bool:
    """All at one hour; says what failed and how long it took."""
    control = Control(folder / name)
    control.clock_shift = int((HOURS[name].replace(tzinfo=timezone.utc).timestamp() - time.time()) * 10**9)
    moved = {**os.environ, "LD_PRELOAD": libraries.path(libraries.CLOCK), "GATA_TORTURE_CONTROL": str(control.path)}
    passed = True
    for what, command in {
        # Not `swift test`: it would look at the ages of files with this clock, and begin to build.
        "Swift tests": [str(Path(binary).with_name("GataPackageTests.xctest")), "--testing-library", "swift-testing"],
        "journeys": ["bash", "Tests/Browser/run.sh", binary, *JOURNEYS],
    }.items():
        began = time.monotonic()
        done = subprocess.run(command, cwd=ROOT, env=moved, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
        print(f"{name:<9} {HOURS[name]:%d.%m.%Y %H:%M} UTC  {what:<12} {'passed' if done.returncode == 0 else 'FAILED'}"
              f"  {time.monotonic() - began:6.0f} s", flush=True)
        if done.returncode != 0:
            passed = False
            lines = done.stdout.splitlines()
            # What failed is said when it fails, often long before the end.
            print("\n".join([line for line in lines if "✘" in line or line.startswith(("FAILED", "ERROR"))]
                            + [line for line in lines[-400:] if "passed after" not in line]), flush=True)
    if not control.clock_reads:
        print(f"{name}: the clock was never read")
        return False
    return passed


def main() -> int:
    parser = argparse.ArgumentParser(description="The tests at hours that are unlike others.")
    parser.add_argument("binary", help="The gata executable.")
    parser.add_argument("--only", choices=HOURS)
    arguments = parser.parse_args()
    libraries.build()
    with tempfile.TemporaryDirectory(prefix="gata-hours-") as folder:
        passed = [run(name, str(Path(arguments.binary).resolve()), Path(folder)) for name in HOURS if arguments.only in (None, name)]
    return 0 if all(passed) else 1


if __name__ == "__main__":
    sys.exit(main())
