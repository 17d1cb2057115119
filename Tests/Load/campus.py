"""The institution that the bench measures: 10,000 students, 20 courses with 10 tests of 40 questions each, 1,000,000 stored answers, and
fifteen weeks of points for everybody.

The program imports it, opens its survey and issues its receipts; only what students did until today is written beside it, see `past`.
"""

import shutil
import sqlite3
import subprocess
from dataclasses import dataclass
from pathlib import Path

import curriculum
import past
import school
from Harness.database import reading
from Harness.server import Server
from Harness.waiting import wait_for


@dataclass(frozen=True)
class Campus:
    """Data as a server left it, to be copied for whatever changes it."""

    data: Path

    def copy(self, to: Path) -> Path:
        """The same data for everybody, and sessions as if all had been here a moment ago."""
        if to.exists():
            shutil.rmtree(to)
        subprocess.run(["cp", "-r", "--reflink=auto", str(self.data), str(to)], check=True)
        with sqlite3.connect(to / "gata.sqlite") as database:
            past.refresh_sessions(database)
        database.close()
        # What is still on its way to the disk would be in the way of the first saves.
        subprocess.run(["sync", "-f", str(to)], check=True)
        return to


def build(binary: str, folder: Path, students: int, answers: list[int]) -> list[Campus]:
    """The institution with so many stored answers, once for each number."""
    (folder / "imported").mkdir(parents=True)
    school.import_with_passwords(binary, curriculum.write(folder / "institution", students), folder / "imported")
    found = []
    for count in answers:
        data = folder / "unsettled"
        shutil.copytree(folder / "imported", data)
        past.write(data / "gata.sqlite", count)
        _let_it_settle(binary, data)
        found.append(Campus(data.rename(folder / f"with-{count}")))
    shutil.rmtree(folder / "imported")
    shutil.rmtree(folder / "institution")
    return found


def _let_it_settle(binary: str, data: Path) -> None:
    """The first start issues receipts before it listens, and opens the survey soon after."""
    def has_opened() -> bool:
        with reading(server.database) as database:
            return database.execute("SELECT count(*) FROM survey_opening").fetchone() != (0,)

    with Server(binary, data).start() as server:
        is_open = wait_for(has_opened, seconds=60, pause=0.1)
        if (status := server.stop()) != 0 or not is_open:
            raise RuntimeError(f"the institution did not settle: ended with {status}, its survey is {'open' if is_open else 'closed'}")
