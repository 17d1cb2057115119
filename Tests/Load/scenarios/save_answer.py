"""Saving answers: with one commit for each, and with one for all that wait at the moment."""

import sqlite3

from scenario import SCRIPTS, Scenario, Variant
from wrk import Load


def _check(database: sqlite3.Connection, loads: list[Load]) -> list[str]:
    """Every 303 is one line of a log, and no line is there without a request; wrk cuts the last ones before they are answered."""
    wrong = []
    rows, = database.execute("SELECT count(*) FROM answer").fetchone()
    acknowledged, sent = sum(load.statuses.get("303", 0) for load in loads), sum(load.sent for load in loads)
    if not acknowledged <= rows <= sent:
        wrong.append(f"{rows} answers are stored; {acknowledged} were acknowledged and {sent} sent")
    pages, = database.execute("SELECT count(DISTINCT attempt_id || page) FROM answer").fetchone()
    if pages != rows:
        wrong.append(f"{rows - pages} answers are stored twice")
    return wrong


SCENARIO = Scenario(
    name="save answer", script=SCRIPTS / "save_answer.lua", connections=(1, 32, 256), status="303",
    variants=(Variant("one commit each", ("--group-limit", "1")), Variant("group commit")), check=_check)
