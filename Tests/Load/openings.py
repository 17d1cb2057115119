"""An exam period in which everybody registers for two exams at the same time, written beside the server as the office would enter it."""

import re
import sqlite3
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import curriculum
from Harness.client import Answer
from Harness.database import editing

SECOND, DAY = 1000, 24 * 60 * 60 * 1000
PERIOD = "exam-period"
# In minor units.
FEE = 50_000
# Of the course that everybody is in, and of each other one.
DATES_OF_ALL, DATES = 10, 2
# Who wants what is spread evenly over the dates of a course; so many of a hundred get a seat, and the others wait.
SEATED_PERCENT = 80

_ANSWER = re.compile(r'role="status">(.*?)</div>', re.DOTALL)
# Of somebody with a seat, and of somebody who waits, as the strings "exams.answer-registered" and "exams.answer-queued" have it.
_SAID = {"seat": re.compile(r"numărul (\d+)"), "waiting": re.compile(r"pe locul ([\d.]+)")}
_LINE = re.compile(r'<p class="(strong|bad)">(.*?)</p>', re.DOTALL)


@dataclass(frozen=True)
class Application:
    """What one student wants: a date of each of two courses."""

    cookie: str
    user: str
    dates: tuple[str, str]

    @property
    def form(self) -> str:
        return "&".join(f"date-{number}={date}" for number, date in enumerate(self.dates))


def applications(students: list[tuple[str, str]]) -> list[Application]:
    """By cookie and user name."""
    found = []
    for number, (cookie, user) in enumerate(students):
        other = curriculum.courses_of(number)[1]
        found.append(Application(
            cookie, user, (_date(0, number % DATES_OF_ALL), _date(other, number // curriculum.COURSES % DATES))))
    return found


def _date(course: int, number: int) -> str:
    return f"exam-{course + 1:02}-{number + 1}"


def write(path: Path, wanted: list[Application]) -> None:
    """The period, which is not open yet, its price, and its dates."""
    demand = Counter(date for application in wanted for date in application.dates)
    now = int(time.time() * SECOND)
    with editing(path) as database:
        database.execute(
            "INSERT INTO exam_period (id, name, opens_at, closes_at, withdraw_until, first_day, last_day, charged_from, stops_debtors)"
            " VALUES (?, 'Sesiunea de iarnă', ?, ?, ?, ?, ?, 1, 0)",
            (PERIOD, now + DAY, now + 10 * DAY, now + 12 * DAY, now // DAY, now // DAY + 60))
        database.execute(
            "INSERT INTO price (kind, first_on, sequence, amount, currency, made_at) VALUES ('exam', 0, 1, ?, 'RSD', ?)", (FEE, now))
        for number, (date, count) in enumerate(sorted(demand.items())):
            course, = database.execute("SELECT id FROM course WHERE code = ?", (f"C{date.split('-')[1]}",)).fetchone()
            starts = now + 20 * DAY + number * DAY // 4
            database.execute("INSERT INTO exam_date (id, period_id, course_id) VALUES (?, ?, ?)", (date, PERIOD, course))
            database.execute(
                "INSERT INTO exam_date_version (date_id, sequence, starts_at, ends_at, room, seats, has_waiting_list, is_closed, made_at)"
                " VALUES (?, 1, ?, ?, ?, ?, 1, 0, ?)",
                (date, starts, starts + DAY // 12, f"Amfiteatrul {number + 1}", count * SEATED_PERCENT // 100, now))


def open_in(path: Path, seconds: float) -> int:
    """At the next whole second after that; gives when, in seconds since 1970."""
    opens = int(time.time() + seconds) + 1
    with editing(path) as database:
        database.execute("UPDATE exam_period SET opens_at = ? WHERE id = ?", (opens * SECOND, PERIOD))
    return opens


@dataclass(frozen=True)
class Told:
    """What one student was told of the two dates."""

    application: Application
    status: int
    # Whether each line is good, and its words.
    lines: list[tuple[bool, str]]

    @staticmethod
    def of(application: Application, answer: Answer) -> "Told":
        said = _ANSWER.search(answer.text)
        return Told(application, answer.status, [(kind == "strong", text) for kind, text in _LINE.findall(said[1] if said else "")])


def wrong(database: sqlite3.Connection, wanted: list[Application], early: list[Told], told: list[Told]) -> list[str]:
    """What is not as everybody was told, and what does not fit together, in sentences.

    :param early: who pressed before it opened.
    :param told: those whose words are compared, one by one.
    """
    people = dict(database.execute("SELECT user_name, id FROM person"))
    places = {(person, date): (kind, number, place) for person, date, kind, number, place in database.execute(
        "SELECT person_id, date_id, kind, number,"
        " row_number() OVER (PARTITION BY date_id, kind ORDER BY position)"
        " FROM exam_place JOIN exam_registration ON exam_registration.id = registration_id")}
    due = {(people[application.user], date) for application in wanted for date in application.dates}
    found = [f"{len(due - places.keys())} places that were acknowledged are not there"] if due - places.keys() else []
    found += [f"{len(places.keys() - due)} places are there that nobody asked for"] if places.keys() - due else []
    found += [f"{each.application.user} was not told that it is not open: {each.status} {each.lines}" for each in early
              if each.status != 422 or any(is_good for is_good, _ in each.lines) or len(each.lines) != 2]
    for each in told:
        if len(each.lines) != len(each.application.dates):
            found.append(f"{each.application.user} was answered {each.status} {each.lines}")
            continue
        for date, (is_good, text) in zip(each.application.dates, each.lines):
            kind, number, place = places.get((people[each.application.user], date), ("seat", 0, 0))
            said = _SAID[kind].search(text)
            if not is_good or not said or int(said[1].replace(".", "")) != (number if kind == "seat" else place):
                found.append(f"{each.application.user} has {kind} {number}, place {place}, and was told {text!r}")
    return found + _unbalanced(database)


def _unbalanced(database: sqlite3.Connection) -> list[str]:
    found = []
    for date, seats, seated, waiting in database.execute(
            "SELECT version.date_id, seats, count(CASE kind WHEN 'seat' THEN 1 END), count(CASE kind WHEN 'waiting' THEN 1 END)"
            " FROM exam_date_version AS version LEFT JOIN exam_place ON exam_place.date_id = version.date_id GROUP BY version.date_id"):
        if seated > seats or seated < seats and waiting:
            found.append(f"{date} has {seats} seats, {seated} sit there and {waiting} wait")
    found += [f"beside {date} stands another number than {seated} and {waiting}" for date, seated, waiting in database.execute(
        "SELECT date_id, count(CASE kind WHEN 'seat' THEN 1 END) AS sitting, count(CASE kind WHEN 'waiting' THEN 1 END) AS queued"
        " FROM exam_place LEFT JOIN exam_crowd USING (date_id) GROUP BY date_id HAVING sitting IS NOT seated OR queued IS NOT waiting")]
    registrations, events, early, receipts, seats = (database.execute(query).fetchone()[0] for query in (
        "SELECT count(*) FROM exam_registration", "SELECT count(*) FROM exam_registration_event",
        "SELECT count(*) FROM exam_registration_event WHERE made_at < (SELECT opens_at FROM exam_period)",
        "SELECT count(*) FROM exam_receipt", "SELECT count(*) FROM exam_place WHERE kind = 'seat'"))
    if not registrations == events or receipts != seats or early:
        found.append(f"{registrations} registrations with {events} events, {early} before it opened; {receipts} receipts for {seats} seats")
    charges, sum_of_all, people = database.execute(
        "SELECT count(*), coalesce(sum(amount), 0), count(DISTINCT person_id) FROM charge WHERE kind = 'exam'").fetchone()
    if charges != seats or sum_of_all != seats * FEE:
        found.append(f"{sum_of_all} is charged to {people} people for {seats} seats of {FEE}")
    return found
