"""The judge of points: compares the entries in a database with what teachers were told."""

import sqlite3
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from gradebook import Cell, Entry, Gradebook, Post, Value
from Harness.database import copied, faults
from verdict import Verdict


@dataclass(frozen=True)
class Line:
    value: Value
    maker: str


def judge(data: Path, gradebooks: list[Gradebook]) -> Verdict:
    """Reads a copy of the database of a server that has ended."""
    verdict = Verdict()
    with copied(data / "gata.sqlite") as database:
        try:
            if found := faults(database):
                verdict.blame("integrity", "; ".join(found[:3]))
            log = _log(database, verdict)
        except sqlite3.DatabaseError as error:
            verdict.blame("integrity", f"the database cannot be read: {error}")
            return verdict
    _check_lines(log, gradebooks, verdict)
    for gradebook in gradebooks:
        sent = Counter((entry.cell, entry.seen, entry.value) for post in gradebook.posts for entry in post.entries)
        for post in gradebook.posts:
            _check_post(post, gradebook.maker, sent, log, verdict)
    return verdict


def _log(database: sqlite3.Connection, verdict: Verdict) -> dict[Cell, list[Line]]:
    """All entries of each cell, the oldest first."""
    log: dict[Cell, list[Line]] = {}
    for person, part, week, sequence, points, attendance, maker in database.execute(
            "SELECT person_id, part_key, week, sequence, points, attendance, maker.user_name FROM point_entry"
            " JOIN points_part ON points_part.id = part_id LEFT JOIN person AS maker ON maker.id = maker_id"
            " ORDER BY part_id, week, person_id, sequence"):
        cell = Cell(person, part, week)
        lines = log.setdefault(cell, [])
        lines.append(Line(attendance if points is None else points, maker))
        if sequence != len(lines):
            verdict.blame("integrity", f"{cell}: entry {sequence} is the one at place {len(lines)}")
    return log


def _check_lines(log: dict[Cell, list[Line]], gradebooks: list[Gradebook], verdict: Verdict) -> None:
    """Nothing that nobody sent, and nothing twice."""
    sent = {
        (entry.cell, Line(entry.value, gradebook.maker)) for gradebook in gradebooks for post in gradebook.posts
        for entry in post.entries}
    for cell, lines in log.items():
        for number, line in enumerate(lines, 1):
            if (cell, line) not in sent:
                verdict.blame("integrity", f"{cell}: entry {number} is {line}, which nobody sent")
        if any(line.value == following.value for line, following in zip(lines, lines[1:])):
            verdict.blame("integrity", f"{cell}: a value is there twice, one right behind the other: {lines}")


def _check_post(
        post: Post, maker: str, sent: Counter[tuple[Cell, int, Value]], log: dict[Cell, list[Line]], verdict: Verdict) -> None:
    """
    :param sent: how many of the teacher's posts have the same value for a cell of which their pages showed the same.
    """
    written = missing = 0
    for entry in post.entries:
        lines = log.get(entry.cell, [])
        own = Line(entry.value, maker)
        verdict.checked += entry.is_acknowledged
        if entry.is_acknowledged and not _is_there(entry, own, lines):
            verdict.blame("lost", f"{entry} of {maker} was acknowledged and is not there: {lines[entry.seen:]}")
        if entry.is_refused and len(lines) <= entry.seen:
            verdict.blame("integrity", f"{entry} of {maker} was refused, and nobody was there first")
        # What another post of the teacher may have written tells nothing of this one.
        is_of_this = sent[entry.cell, entry.seen, entry.value] == 1
        written += is_of_this and lines[entry.seen:entry.seen + 1] == [own]
        missing += len(lines) <= entry.seen
    # Answered or not: what is posted together is one change, aside from cells in which somebody else was first.
    if written and missing:
        verdict.blame("integrity", f"of a post of {maker} {written} values are there and {missing} are not")


def _is_there(entry: Entry, own: Line, lines: list[Line]) -> bool:
    """Under the number that was told; or right behind what the page showed, if nobody else entered the same before."""
    if entry.sequence is not None:
        return [line.value for line in lines[entry.sequence - 1:entry.sequence]] == [entry.value]
    following = lines[entry.seen:]
    if following[:1] == [own]:
        return True
    # The button leaves cells alone in which somebody else was first.
    is_first_of_others = bool(following) and following[0].maker != own.maker
    return is_first_of_others and (not entry.is_typed or any(line.value == entry.value for line in following))
