"""The judge of registrations against itself: each fault that is put into a database in order must be found out."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import registry_verdict
from master import copy
from registry import Registry
from tally import Tally

_HOLDS = "(SELECT registration_id FROM exam_place WHERE kind = 'seat')"
_WAITING = "SELECT position FROM exam_place WHERE kind = 'waiting' AND date_id = crowded.date_id"
_CROWDED = "(SELECT date_id FROM exam_place WHERE kind = 'waiting' GROUP BY date_id HAVING count(*) > 1 LIMIT 1) AS crowded"
_FULL = "(SELECT date_id, count(*) AS taken FROM exam_place WHERE kind = 'seat' GROUP BY date_id LIMIT 1)"
# Statements, of which the last changes something where the database has what is to be altered.
_ALTERATIONS = {
    "a registration less": (
        "CREATE TEMP TABLE gone AS SELECT registration_id AS id FROM exam_place WHERE kind = 'seat' LIMIT 1",
        "DELETE FROM exam_place WHERE registration_id IN (SELECT id FROM gone)",
        "DELETE FROM exam_receipt WHERE registration_id IN (SELECT id FROM gone)",
        "DELETE FROM exam_registration_event WHERE registration_id IN (SELECT id FROM gone)",
        "DELETE FROM exam_registration WHERE id IN (SELECT id FROM gone)"),
    "a last event less": (
        "CREATE TEMP TABLE gone AS SELECT max(rowid) AS id FROM exam_registration_event WHERE kind IN ('registered', 'changed')",
        "DELETE FROM exam_receipt WHERE (registration_id, sequence) IN (SELECT registration_id, sequence FROM exam_registration_event"
        " WHERE rowid IN (SELECT id FROM gone))",
        "DELETE FROM exam_registration_event WHERE rowid IN (SELECT id FROM gone)"),
    "a place less": ("DELETE FROM exam_place WHERE rowid = (SELECT min(rowid) FROM exam_place WHERE kind = 'waiting')",),
    "somebody counted twice": ("UPDATE exam_crowd SET seated = seated + 1 WHERE date_id = (SELECT min(date_id) FROM exam_crowd)",),
    "one seat too few": (
        f"UPDATE exam_date_version SET seats = (SELECT taken FROM {_FULL}) - 1 WHERE date_id = (SELECT date_id FROM {_FULL})",),
    "a free seat that is waited for": (
        "UPDATE exam_date_version SET seats = 99 WHERE date_id = (SELECT date_id FROM exam_place WHERE kind = 'waiting' LIMIT 1)",),
    "a waiting list turned round": (
        f"CREATE TEMP TABLE turned AS SELECT date_id AS date, ({_WAITING} ORDER BY position LIMIT 1) AS low,"
        f" ({_WAITING} ORDER BY position DESC LIMIT 1) AS high FROM {_CROWDED}",
        "UPDATE exam_place SET position = -position + 1000000 WHERE position IN (SELECT low FROM turned)"),
    "somebody overtaken": (
        "CREATE TEMP TABLE swapped AS SELECT min(rowid) AS low, max(rowid) AS high FROM exam_registration_event"
        " WHERE kind = 'queued' AND date_id = (SELECT date_id FROM exam_registration_event WHERE kind = 'moved-up' LIMIT 1)",
        "UPDATE exam_registration_event SET rowid = -1 WHERE rowid = (SELECT low FROM swapped WHERE low < high)",
        "UPDATE exam_registration_event SET rowid = (SELECT low FROM swapped) WHERE rowid = (SELECT high FROM swapped WHERE low < high)"),
    "a withdrawal that nobody asked for": (
        "CREATE TEMP TABLE ended AS SELECT registration_id AS id, max(sequence) AS last, date_id AS date FROM exam_registration_event"
        " JOIN exam_registration ON exam_registration.id = registration_id"
        f" WHERE registration_id IN {_HOLDS} GROUP BY registration_id"
        " HAVING NOT may_end(registration_id, person_id, period_id, course_id, max(sequence)) LIMIT 1",
        "INSERT INTO exam_registration_event (registration_id, sequence, kind, date_id, maker_id, made_at) SELECT id, last + 1,"
        " 'withdrawn', date, (SELECT person_id FROM exam_registration WHERE exam_registration.id = ended.id), 1 FROM ended",
        "INSERT INTO charge_reversal (charge_id, made_at) SELECT charge_id, 1 FROM exam_registration_event"
        " WHERE registration_id IN (SELECT id FROM ended) AND charge_id IS NOT NULL",
        "DELETE FROM exam_place WHERE registration_id IN (SELECT id FROM ended)"),
    "a cent more": ("UPDATE charge SET amount = amount + 1 WHERE id = (SELECT min(id) FROM charge)",),
    "a fee of a cent less": ("UPDATE exam_registration SET fee = fee - 1 WHERE number = 1",),
    "a charge on somebody else": (
        "UPDATE charge SET person_id = (SELECT max(other.person_id) FROM charge AS other WHERE other.person_id <> charge.person_id)"
        " WHERE id = (SELECT max(id) FROM charge)",),
    "a reversal less": ("DELETE FROM charge_reversal WHERE charge_id = (SELECT min(charge_id) FROM charge_reversal)",),
    "a reversal more": (
        "INSERT INTO charge_reversal (charge_id, made_at) SELECT charge_id, 1 FROM exam_registration_event"
        f" WHERE charge_id IS NOT NULL AND registration_id = {_HOLDS}",),
    "a charge for nothing": (
        "INSERT INTO charge (id, person_id, school_year, kind, title, amount, currency, made_at)"
        " SELECT 'x', person_id, school_year, kind, title, amount, currency, made_at FROM charge LIMIT 1",),
    "a receipt less": ("DELETE FROM exam_receipt WHERE rowid = (SELECT max(rowid) FROM exam_receipt)",),
    "a date that the office did not move": ("UPDATE exam_date_version SET room = 'x' WHERE sequence = 2",),
}


def _wanted_ends(registries: list[Registry]) -> Iterator[tuple]:
    """Of what somebody wanted to withdraw from, perhaps without an answer: the registration or its place, and its last event then."""
    for registry in registries:
        for post in registry.posts:
            if post.kind == "withdraw":
                yield post.registration, post.seen
                if post.place:
                    yield registry.person, *post.place, post.seen


def check(tally: Tally, folder: Path, data: Path, registries: list[Registry]) -> None:
    """Blames each alteration that the judge does not see in a database in which it found nothing wrong."""
    wanted = set(_wanted_ends(registries))
    for name, statements in _ALTERATIONS.items():
        own = copy(data, folder / "altered")
        database = sqlite3.connect(own / "gata.sqlite")
        database.create_function("may_end", 5, lambda id, *place: (id, place[-1]) in wanted or place in wanted)
        changed = [database.execute(statement).rowcount for statement in statements][-1]
        database.commit()
        database.close()
        if changed < 1:
            tally.moments[f"no place for {name}"] += 1
        elif not registry_verdict.judge(own, registries).troubles:
            tally.blame(f"{name} is not seen by the judge")
        else:
            tally.moments["faults planted and found"] += 1
