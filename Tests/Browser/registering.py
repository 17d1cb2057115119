"""An exam period that is open, entered beside the server: two courses of a desk's student with their dates."""

import sqlite3
from contextlib import closing

from Harness.database import editing
from institution import Student, now
from teaching import Desk

HOUR = 3_600_000
DAY = 24 * HOUR


class Exams:
    """The period of a desk's student; the desk's own course and another one have dates in it."""

    def __init__(self, product, desk: Desk, other: Desk):
        self.product, self.desk, self.other = product, desk, other
        self.moment = int(now().timestamp() * 1000)
        self.period = f"period-{desk.number}"
        with self._writing() as database:
            self.student = _one(database, "SELECT id FROM person WHERE user_name = ?", desk.student.user)
            course = _one(database, "SELECT id FROM course WHERE code = ?", other.code)
            database.execute("INSERT INTO enrolment (course_id, person_id) VALUES (?, ?)", (course, self.student))
            day = self.moment // DAY
            database.execute(
                """INSERT INTO exam_period (id, name, opens_at, closes_at, late_closes_at, withdraw_until, first_day, last_day,
                       charged_from, stops_debtors) VALUES (?, ?, ?, ?, ?, ?, ?, ?, 1, 0)""",
                (self.period, f"Ianuarie {desk.number}", self.moment - DAY, self.moment + 5 * DAY, self.moment + 7 * DAY,
                 self.moment + 8 * DAY, day, day + 40))

    def date(self, desk: Desk, key: str, days: int, room: str, seats: int = 2, waits: bool = True) -> str:
        """Adds a date of a desk's course, so many days from now; gives its id."""
        starts = self.moment + days * DAY
        return self.date_at(desk, key, starts, starts + 2 * HOUR, room, seats, waits)

    def date_at(
            self, desk: Desk, key: str, starts: int, ends: int, room: str, seats: int = 2, waits: bool = True) -> str:
        """The same between two moments, in milliseconds since 1970."""
        date = f"{self.period}-{key}"
        with self._writing() as database:
            course = _one(database, "SELECT id FROM course WHERE code = ?", desk.code)
            database.execute("INSERT INTO exam_date (id, period_id, course_id) VALUES (?, ?, ?)", (date, self.period, course))
            database.execute(
                """INSERT INTO exam_date_version (date_id, sequence, starts_at, ends_at, room, seats, has_waiting_list, is_closed,
                       made_at) VALUES (?, 1, ?, ?, ?, ?, ?, 0, ?)""",
                (date, starts, ends, room, seats, int(waits), self.moment - DAY))
        return date

    def course(self, desk: Desk) -> str:
        """The id of a desk's course."""
        with closing(sqlite3.connect(self.product.database, timeout=20)) as database:
            return _one(database, "SELECT id FROM course WHERE code = ?", desk.code)

    def enrol(self, person: Student, desk: Desk) -> None:
        """Lets somebody else study a desk's course as well."""
        with self._writing() as database:
            course = _one(database, "SELECT id FROM course WHERE code = ?", desk.code)
            student = _one(database, "SELECT id FROM person WHERE user_name = ?", person.user)
            database.execute("INSERT INTO enrolment (course_id, person_id) VALUES (?, ?)", (course, student))

    def kinds(self, person: Student | None = None) -> list[str]:
        """What happened to somebody's registrations, in its order: the desk's student's, or another one's."""
        user = (person or self.desk.student).user
        with closing(sqlite3.connect(self.product.database, timeout=20)) as database:
            return [kind for kind, in database.execute(
                """SELECT event.kind FROM exam_registration_event AS event
                   JOIN exam_registration AS registration ON registration.id = event.registration_id
                   JOIN person ON person.id = registration.person_id
                   WHERE person.user_name = ? ORDER BY registration.number, event.sequence""", (user,))]

    def _writing(self):
        return editing(self.product.database)


def _one(database, query: str, *values):
    return database.execute(query, values).fetchone()[0]
