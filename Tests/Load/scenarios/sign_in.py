"""Three thousand sign in at once, while others are in the middle of a test."""

import sqlite3
import urllib.parse
from dataclasses import replace

import curriculum
from Harness.people import PASSWORD
from runner import Bench
from scenario import Figures, Goal, Part, Scenario
from scenarios.pages import question_pages

STUDENTS = 3_000
# Of those who go on with their tests.
PAGES_EACH_SECOND = 300
READERS = 32


def _storm(bench: Bench) -> list[Figures]:
    with bench.stage(is_writing=True) as stage:
        everybody = stage.roll.students()
        storm = everybody[:min(STUDENTS, len(everybody) // 2)]
        password = urllib.parse.quote_plus(PASSWORD)
        lines = stage.lines(
            "storm.txt", [(_visitor(cookie), 1, "POST", "/sign-in", f"user={user}&password={password}") for cookie, user in storm])
        pages = stage.lines(
            "pages.txt",
            [(cookie, 1, "GET", path, "") for cookie, path in question_pages(stage.roll.attempts(curriculum.HALF)[-len(storm):])])
        before, = stage.roll.database.execute("SELECT count(*) FROM session").fetchone()
        stage.checks.append(lambda database: _wrong_sessions(database, before + len(storm)))
        beside = stage.beside(READERS)
        with stage.start_crowd(pages, connections=READERS, rate=PAGES_EACH_SECOND, until_told=True) as readers:
            signed_in = stage.costed(
                lambda: stage.crowd(lines, connections=len(storm), expect=303, retry=True, patience=180), beside)
            read = readers.end()
        return [replace(signed_in, connections=len(storm)), stage.figures(read)]


def _visitor(cookie: str) -> str:
    """Of a browser in which the sign-in page was opened, and nobody signed in."""
    return cookie.replace("s=", "v=")


def _wrong_sessions(database: sqlite3.Connection, expected: int) -> list[str]:
    count, = database.execute("SELECT count(*) FROM session").fetchone()
    return [] if count == expected else [f"{count} sessions instead of {expected}"]


SCENARIOS = [
    Scenario(
        "sign-in storm",
        (Part("sign-in storm", STUDENTS, (Goal.seconds(90, "drained"),)),
         Part(f"question pages meanwhile, {PAGES_EACH_SECOND}/s", READERS, (Goal.p99(100),))), _storm, is_once=True),
]
