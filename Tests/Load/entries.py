"""Fifteen weeks of points, row by row as the program writes them, and everybody has read them since."""

import random
import sqlite3
from collections.abc import Iterator

import curriculum

WEEKS = range(1, 16)
WEEK = 7 * 24 * 60 * 60 * 1000
# Before now, when everybody last read the report: after all that was entered.
READ_BEFORE = 60 * 60 * 1000


def write(database: sqlite3.Connection, now: int) -> None:
    """Attendance and tasks of each week, and the exam, for everybody in a course with a plan; entered by one teacher, week by week."""
    maker, = database.execute("SELECT id FROM person WHERE user_name = ?", [curriculum.TEACHER]).fetchone()
    parts = {(course, key): part for course, key, part in database.execute("SELECT course_id, part_key, id FROM points_part")}
    students = [
        (course, person) for course, person in database.execute(
            "SELECT course_id, person_id FROM enrolment ORDER BY course_id, person_id") if (course, curriculum.TASKS) in parts]
    database.executemany(
        "INSERT INTO point_entry (part_id, week, person_id, sequence, points, attendance, maker_id, made_at) "
        "VALUES (?, ?, ?, 1, ?, ?, ?, ?)",
        ((parts[course, key], week, person, points, attendance, maker, made)
         for course, person in students for key, week, points, attendance, made in _of_a_student(random.Random(person), now)))
    database.executemany(
        "INSERT INTO report_opening (course_id, person_id, opened_at) VALUES (?, ?, ?)",
        ((course, person, now - READ_BEFORE) for course, person in students))


def _of_a_student(choice: random.Random, now: int) -> Iterator[tuple[str, int, int | None, str | None, int]]:
    """Part, week, points in thousandths, attendance, and when it was entered."""
    for week in WEEKS:
        made = now - (len(WEEKS) - week + 1) * WEEK
        yield curriculum.ATTENDANCE, week, None, "present" if choice.randrange(6) else "absent", made
        yield curriculum.TASKS, week, choice.randrange(5) * 500, None, made
    yield curriculum.WRITTEN_EXAM, 0, choice.randrange(20, 56) * 1000, None, now - WEEK // 2
