"""A course that counts points, entered beside the server: its plan, what a student has in it, and what was confirmed; and every page on which
the student reads it."""

import sqlite3
from datetime import date, timedelta

from Harness.database import editing
from institution import now, today
from teaching import Desk
from words import LANGUAGES

WEEKS, NOW = 15, 14
# The plan of figure 11 of the eStudent paper: key, kind, sort, most points, most points of a week.
PAPER = (
    ("prezenta", "pre-exam", "attendance", 15, 1), ("sarcini", "pre-exam", "tasks", 45, 3), ("proiect", "pre-exam", "project", 22, None),
    ("scris", "exam", "written-exam", 18, None), ("minus", "penalty", "penalty", 20, None))
SEMESTER = "semestrul situațiilor"
TITLES = ("Projektovanje i arhitektura softvera", "Mrežni sistemi", "Baze podataka", "Verovatnoća i statistika", "Razvoj igara")


class Points:
    """The points of a desk's student."""

    def __init__(self, product, desk: Desk):
        self.product, self.desk = product, desk
        self.moment = int(now().timestamp() * 1000) - 3_600_000
        with self._writing() as database:
            self.course = _one(database, "SELECT id FROM course WHERE code = ?", desk.code)
            self.student = _one(database, "SELECT id FROM person WHERE user_name = ?", desk.student.user)
            self.teacher = _one(database, "SELECT id FROM person WHERE user_name = ?", desk.teacher.user)
            _give_semester(database, self.course)

    def plan(self, parts=PAPER) -> "Points":
        with self._writing() as database:
            database.execute("UPDATE course SET mark_scheme = 'sr' WHERE id = ?", (self.course,))
            database.execute(
                "INSERT INTO points_plan (course_id, revision, version, person_id, made_at) VALUES (?, 1, 1, ?, ?)",
                (self.course, self.teacher, self._later()))
            for position, (key, kind, sort, most, weekly) in enumerate(parts, 1):
                database.execute(
                    "INSERT INTO points_part (id, course_id, part_key) VALUES (?, ?, ?)", (self.part(key), self.course, key))
                database.execute(
                    """INSERT INTO planned_part (course_id, revision, position, part_id, kind, sort, most, weekly_most, least, counts_excused)
                       VALUES (?, 1, ?, ?, ?, ?, ?, ?, 0, 0)""",
                    (self.course, position, self.part(key), kind, sort, most * 1000, weekly and weekly * 1000))
        return self

    def paper(self, exam: float | None = 10) -> "Points":
        """The student of figure 11: 82 before the exam, 10 in it, 5 penalty points."""
        return self.plan().figures(exam)

    def figures(self, exam: float | None = 10) -> "Points":
        """What that student has, in the plan that is there."""
        for week in range(1, WEEKS + 1):
            self.enter("prezenta", week, "present").enter("sarcini", week, 3)
        self.enter("proiect", 0, 22).enter("minus", 0, 5)
        return self if exam is None else self.enter("scris", 0, exam)

    def enter(self, key: str, week: int, value: float | str) -> "Points":
        """Points, or present, absent, excused: the last one holds."""
        points, attendance = (None, value) if isinstance(value, str) else (int(value * 1000), None)
        with self._writing() as database:
            number = 1 + _one(
                database, "SELECT coalesce(max(sequence), 0) FROM point_entry WHERE part_id = ? AND week = ? AND person_id = ?",
                self.part(key), week, self.student)
            database.execute(
                """INSERT INTO point_entry (part_id, week, person_id, sequence, points, attendance, maker_id, made_at)
                   VALUES (?, ?, ?, ?, ?, ?, ?, ?)""",
                (self.part(key), week, self.student, number, points, attendance, self.teacher, self._later()))
        return self

    def confirm(self, mark: int, points: float, reason: str | None = None) -> "Points":
        """A mark; every one after the first has a reason."""
        with self._writing() as database:
            number = 1 + _one(
                database, "SELECT coalesce(max(sequence), 0) FROM confirmed_mark WHERE course_id = ? AND person_id = ?", self.course,
                self.student)
            database.execute(
                """INSERT INTO confirmed_mark (course_id, person_id, sequence, kind, mark_scheme, mark, points, maker_id, made_at, reason)
                   VALUES (?, ?, ?, 'mark', 'sr', ?, ?, ?, ?, ?)""",
                (self.course, self.student, number, mark * 1000, int(points * 1000), self.teacher, self._later(), reason))
        return self

    def beside(self, current: int, passed: int) -> "Points":
        """So many other subjects that the student has now, each with points, and as many that were passed a year ago; the last of those has
        no credits. Their numbers are before all others: the server counts on from the one that it gave last."""
        with self._writing() as database:
            for number in range(current + passed):
                is_passed = number >= current
                course, place = f"{self.desk.code}-beside-{number}", _one(database, "SELECT min(number) FROM course") - 1
                semester = _past_semester(database) if is_passed else "situatii"
                ects = None if is_passed and number == current + passed - 1 else 12 + number % 4
                database.execute(
                    """INSERT INTO course (id, number, course_key, position, code, title, language, mark_scheme, semester_id, ects)
                       VALUES (?, ?, ?, ?, ?, ?, 'sr-Latn', 'sr', ?, ?)""",
                    (course, place, course.lower(), 1000 + number, f"SE{300 + number}", f"{TITLES[number % len(TITLES)]} {number}", semester, ects))
                database.execute("INSERT INTO enrolment (course_id, person_id) VALUES (?, ?)", (course, self.student))
                if is_passed:
                    database.execute(
                        """INSERT INTO confirmed_mark (course_id, person_id, sequence, kind, mark_scheme, mark, points, maker_id, made_at)
                           VALUES (?, ?, 1, 'mark', 'sr', ?, ?, ?, ?)""",
                        (course, self.student, 6000 + number % 5 * 1000, 55_000 + number % 5 * 10_000, self.teacher, self._later()))
                else:
                    self._give_points(database, course, 20 + number)
        return self

    def _give_points(self, database: sqlite3.Connection, course: str, points: int) -> None:
        """A plan of one exam, and points in it."""
        database.execute(
            "INSERT INTO points_plan (course_id, revision, version, person_id, made_at) VALUES (?, 1, 1, ?, ?)",
            (course, self.teacher, self._later()))
        database.execute("INSERT INTO points_part (id, course_id, part_key) VALUES (?, ?, 'scris')", (f"{course}-scris", course))
        database.execute(
            """INSERT INTO planned_part (course_id, revision, position, part_id, kind, sort, most, least, counts_excused)
               VALUES (?, 1, 1, ?, 'exam', 'written-exam', 100000, 0, 0)""", (course, f"{course}-scris"))
        database.execute(
            "INSERT INTO point_entry (part_id, week, person_id, sequence, points, maker_id, made_at) VALUES (?, 0, ?, 1, ?, ?, ?)",
            (f"{course}-scris", self.student, points * 1000, self.teacher, self._later()))

    def say(self, key: str, week: int, text: str) -> "Points":
        """What the part of a week was."""
        with self._writing() as database:
            database.execute(
                "INSERT INTO task_text (part_id, week, sequence, body, maker_id, made_at) VALUES (?, ?, 1, ?, ?, ?)",
                (self.part(key), week, text, self.teacher, self._later()))
        return self

    @property
    def address(self) -> str:
        return f"/reports/{self.course}"

    def part(self, key: str) -> str:
        return f"{self.desk.code}-{key}"

    def _later(self) -> int:
        """The present, or just after what was entered before."""
        self.moment = max(self.moment + 1, int(now().timestamp() * 1000))
        return self.moment

    def _writing(self):
        return editing(self.product.database)


def _one(database: sqlite3.Connection, query: str, *values):
    row = database.execute(query, values).fetchone()
    assert row is not None, (query, values)
    return row[0]


def _give_semester(database: sqlite3.Connection, course: str) -> None:
    """One whose fourteenth week this is."""
    monday = today() - timedelta(days=today().weekday() + 7 * (NOW - 1))
    first, year = (monday - date(1970, 1, 1)).days, f"{monday.year}/{monday.year + 1}"
    database.execute(
        """INSERT INTO semester (id, title, school_year, first_day, teaching_weeks, last_day) VALUES (?, ?, ?, ?, ?, ?)
           ON CONFLICT (id) DO NOTHING""",
        ("situatii", f"{year}, {SEMESTER}", year, first, WEEKS, first + 7 * WEEKS + 30))
    database.execute("UPDATE course SET semester_id = 'situatii' WHERE id = ?", (course,))


def _past_semester(database: sqlite3.Connection) -> str:
    first = (today() - date(1970, 1, 1)).days - 400
    database.execute(
        """INSERT INTO semester (id, title, school_year, first_day, teaching_weeks, last_day) VALUES ('trecut', ?, '2024/2025', ?, ?, ?)
           ON CONFLICT (id) DO NOTHING""", ("2024/2025, " + SEMESTER, first, WEEKS, first + 150))
    return "trecut"


# Every page in every state, at the institution of those who teach

def _student(visitor) -> Points:
    """A student with a course of the own, in the visitor's language."""
    visitor.desk = next(visitor.product.desks)
    visitor.enter(visitor.desk.student)
    visitor.go("/reports")
    if visitor.spoken != "ro":
        visitor.choose_language(LANGUAGES[visitor.spoken])
    return Points(visitor.product, visitor.desk)


def reports(visitor):
    points = _student(visitor).paper()
    visitor.go("/reports")
    assert visitor.says("reports.new") and visitor.page.locator("main details").count() == 1
    assert points.address in visitor.page.content()


def reports_passed(visitor):
    _student(visitor).paper().confirm(9, 87)
    visitor.go("/reports")
    assert visitor.says("reports.averages")


def record(visitor):
    _student(visitor).paper().confirm(9, 87).beside(0, 3)
    visitor.go("/reports/record")
    assert visitor.says("record.issue-hint") and visitor.page.locator("main tbody tr").count() == 4


def record_issued(visitor):
    record(visitor)
    visitor.press_main()
    assert visitor.says("record.check")


def record_of_nothing(visitor):
    _student(visitor)
    visitor.go("/reports/record")
    assert visitor.says("record.nothing")


def record_receipt(visitor):
    record_issued(visitor)
    visitor.press(visitor.page.locator("main .card a"))
    assert visitor.says("receipt.genuine") and visitor.says("record.genuine-reason")


def no_points(visitor):
    _student(visitor)
    visitor.go("/reports")
    assert visitor.says("reports.no-plan")


def report(visitor):
    visitor.go(_student(visitor).paper().say("sarcini", 3, "Așezarea în pagină cu CSS").address)
    assert visitor.says("reports.how") and visitor.says("semesters.now")


def report_before_the_exam(visitor):
    visitor.go(_student(visitor).paper(exam=None).address)
    assert visitor.says("reports.so-far")


def report_with_a_changed_mark(visitor):
    points = _student(visitor).paper().confirm(8, 80)
    visitor.go(points.address)
    points.confirm(9, 87, "Proiectul a fost numărat fără ultimele șapte puncte.")
    visitor.go(points.address)
    assert visitor.says("reports.news") and visitor.says("reports.marks")


def report_before_the_first_points(visitor):
    visitor.go(_student(visitor).plan().address)
    assert visitor.says("reports.nothing") and visitor.page.locator("main details[open]").count() == 1


SCENES = {
    "reports": reports, "reports-passed": reports_passed, "reports-no-points": no_points, "record": record, "record-issued": record_issued,
    "record-of-nothing": record_of_nothing, "record-receipt": record_receipt, "report": report,
    "report-before-the-exam": report_before_the_exam, "report-changed-mark": report_with_a_changed_mark,
    "report-before-the-first-points": report_before_the_first_points,
}
