"""Answers, saved as fast as they come, with and without the next page."""

import sqlite3
from collections.abc import Callable

import curriculum
from driver import Load
from runner import Bench, Stage
from scenario import Figures, Goal, Part, Scenario
from school import QUESTIONS

TOKEN = "token=0123456789012345678901234567890123456789012"
# As a browser without script sends it: the page's own words about itself, one option, and the button.
FORM = f"{TOKEN}&page={{u}}.{{m}}+-+%3D+&choice%5B%5D={{o}}&go=next"


def answering(attempts: list[tuple[str, str]]) -> list[tuple[str, int, str, str, str]]:
    """All questions of each attempt, one after the other."""
    return [(cookie, QUESTIONS, "POST", f"{address}/questions/{{n}}", FORM) for cookie, address in attempts]


class Acknowledged:
    """Counts what was acknowledged, and compares with what is stored."""

    def __init__(self, stage: Stage):
        self.before, = stage.roll.database.execute("SELECT max(rowid) FROM answer").fetchone()
        self.loads: list[Load] = []
        stage.checks.append(self._check)

    def count(self, load: Load) -> Load:
        self.loads.append(load)
        return load

    def _check(self, database: sqlite3.Connection) -> list[str]:
        """Every 303 is one line of a log. The crowd waits for all its answers, so nothing else is there, unless a connection broke."""
        acknowledged = sum(load.status(303) for load in self.loads)
        unknown = sum(load.broken + load.timeouts for load in self.loads)
        rows, pages = database.execute(
            "SELECT count(*), count(DISTINCT attempt_id || page) FROM answer WHERE rowid > ?", [self.before]).fetchone()
        wrong = [f"{rows - pages} answers are stored twice"] if pages != rows else []
        if not acknowledged <= rows <= acknowledged + unknown:
            wrong.append(f"{rows} answers are stored, and {acknowledged} were acknowledged")
        return wrong


def save(stage: Stage, connections: int, **options: object) -> Figures:
    """Nobody answers a question twice: there are more attempts than can be answered."""
    return save_in(stage, stage.roll.attempts(curriculum.EMPTY), Acknowledged(stage), connections, **options)


def save_in(stage: Stage, attempts: list[tuple[str, str]], acknowledged: Acknowledged, connections: int, **options: object) -> Figures:
    lines = answering(attempts)
    warm = max(len(lines) // 10, connections)
    files = {"w": stage.lines("warm.txt", lines[-warm:]), "m": stage.lines("saves.txt", lines[:-warm])}
    return stage.measured(
        connections, lambda seconds, mark: acknowledged.count(
            stage.crowd(files[mark], connections=connections, seconds=seconds, mark=mark, **options)))


def _saving(connections: int, **options: object) -> Callable[[Bench], list[Figures]]:
    def run(bench: Bench) -> list[Figures]:
        with bench.stage(is_writing=True) as stage:
            return [save(stage, connections, **options)]
    return run


SCENARIOS = [
    Scenario(
        "saved answer", (Part("saved answer", 64, (Goal.ratio(0.21), Goal.rate(8_000), Goal.p99(25))),), _saving(64, expect=303, lands="/attempts/")),
    Scenario(
        "saved answer, 256", (Part("saved answer", 256, (Goal.rate(12_000),)),), _saving(256, expect=303, lands="/attempts/")),
    Scenario(
        "save and go on", (Part("save and go on, pairs", 64, (Goal.ratio(0.1), Goal.rate(4_000))),), _saving(64, follow=True, lands="/attempts/")),
]
