"""The registration for exams opens at 00:00:00: everybody reads the page, and presses."""

import sqlite3
import threading
import time
from dataclasses import replace

import openings
from driver import Load
from Harness.client import Client
from openings import Application, Told
from runner import Bench, Stage
from scenario import Figures, Goal, Part, Scenario
from scenarios.saves import TOKEN

EVERYBODY = 10_000
WITHIN_MILLISECONDS = 1000
CONNECTIONS = 64
REGISTRATION = "/registration"
# Of everybody, so many press with a client that reads what it is told; and so many press before it opens.
READERS, EARLY = 40, 12
# Until everything is ready, in seconds.
AHEAD = 4


def _opens(bench: Bench) -> list[Figures]:
    with bench.stage(is_writing=True) as stage:
        wanted = openings.applications(stage.roll.students()[:EVERYBODY])
        openings.write(stage.server.database, wanted)
        readers, crowd = wanted[::max(1, len(wanted) // READERS)], list(wanted)
        for each in readers:
            crowd.remove(each)
        # Whoever has the page presses: the second half of the lines is asked as the first is answered.
        lines = stage.lines(
            "registration.txt",
            [(each.cookie, 1, "GET", REGISTRATION, "") for each in crowd]
            + [(each.cookie, 1, "POST", REGISTRATION, f"{TOKEN}&{each.form}") for each in crowd])
        beside = stage.beside(64)
        opens = openings.open_in(stage.server.database, AHEAD)
        early = _press(stage, wanted[::max(1, len(wanted) // EARLY)])
        told: list[Told] = []
        stage.checks.append(lambda database: _wrong(database, wanted, early, told, opens, len(readers)))
        time.sleep(max(0, opens - time.time()))
        reading = threading.Thread(target=lambda: told.extend(_press(stage, readers)), daemon=True)

        def everybody() -> Load:
            reading.start()
            return stage.crowd(
                lines, connections=len(crowd), within=WITHIN_MILLISECONDS, retry=True, patience=120)

        opening = stage.costed(everybody, beside)
        reading.join()
        page = stage.pages([(each.cookie, REGISTRATION) for each in crowd], CONNECTIONS, "Amfiteatrul")
        return [replace(opening, connections=len(crowd)), page]


def _press(stage: Stage, wanted: list[Application]) -> list[Told]:
    """One after the other; gives what each was told."""
    found = []
    for each in wanted:
        client = Client(stage.server.port, timeout=120)
        client.take_cookies(each.cookie)
        found.append(Told.of(each, client.post(REGISTRATION, **dict(pair.split("=") for pair in each.form.split("&")))))
        client.close()
    return found


def _wrong(
    database: sqlite3.Connection, wanted: list[Application], early: list[Told], told: list[Told], opens: int, readers: int
) -> list[str]:
    stored, = database.execute("SELECT opens_at FROM exam_period").fetchone()
    found = [] if stored == opens * openings.SECOND else [f"it opened at {stored} and not at {opens}"]
    if len(told) != readers:
        found.append(f"{len(told)} of {readers} who read their answers were answered")
    return found + openings.wrong(database, wanted, early, told)


SCENARIOS = [
    Scenario(
        "registration opens",
        (Part("registration opens, page and press", EVERYBODY, (Goal.seconds(10, "last has answer"), Goal.no_error())),
         Part("page of registration", CONNECTIONS, (Goal.bytes(5_000),))), _opens, is_once=True),
]
