"""Ballots, each handed in once."""

import sqlite3

import curriculum
from driver import Load
from runner import Bench
from scenario import Figures, Part, Scenario

CONNECTIONS = 64
# Handed in one behind the other until there are no more.
BALLOTS_EACH_SECOND = 2_000


def _hand_in(bench: Bench) -> list[Figures]:
    with bench.stage(is_writing=True) as stage:
        asked = [(cookie, 1, "POST", path, curriculum.BALLOT) for cookie, path in stage.roll.ballots()]
        loads: list[Load] = []

        def ask(seconds: float, mark: str) -> Load:
            count = min(len(asked) - 1, int(seconds * BALLOTS_EACH_SECOND))
            lines = stage.lines("ballots.txt", [asked.pop() for _ in range(count)])
            loads.append(stage.crowd(lines, connections=CONNECTIONS, expect=303, lands="/surveys", mark=mark))
            return loads[-1]

        stage.checks.append(lambda database: _wrong_ballots(database, sum(load.status(303) for load in loads)))
        return [stage.measured(CONNECTIONS, ask)]


def _wrong_ballots(database: sqlite3.Connection, acknowledged: int) -> list[str]:
    ballots, = database.execute("SELECT count(*) FROM sealed_ballot").fetchone()
    done, = database.execute("SELECT count(*) FROM participation WHERE is_done = 1").fetchone()
    if ballots == done == acknowledged:
        return []
    return [f"{acknowledged} ballots were acknowledged, {ballots} are kept, and {done} students are done"]


SCENARIOS = [Scenario("survey sending", (Part("survey sending", CONNECTIONS),), _hand_in)]
