"""What students did until today, row by row as the program writes it: attempts, answers, ends, marks, and where they are signed in.

A student with a past has one quiz half answered, a final and a quiz that have ended; everybody has one that has just begun.
"""

import base64
import hashlib
import random
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import curriculum
import entries
from school import OPTIONS, QUESTIONS

ANSWERS_EACH = QUESTIONS // 2 + 2 * QUESTIONS
SECOND = 1000
DAY = 24 * 60 * 60 * SECOND
# So many students take the same quiz at the same time; their answers lie in between each other.
AT_ONCE = 50
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


def write(path: Path, answers: int) -> None:
    """For as many students as it takes to have so many answers."""
    database = sqlite3.connect(path, isolation_level=None)
    for setting in ("journal_mode = OFF", "synchronous = OFF", "cache_size = -500000"):
        database.execute(f"PRAGMA {setting}")
    database.execute("BEGIN")
    _Past(database).write(answers // ANSWERS_EACH)
    entries.write(database, _now())
    database.execute("COMMIT")
    database.execute("PRAGMA journal_mode = WAL")
    database.close()


def token(student: int) -> str:
    """The text of a student's session cookie, as random as any."""
    return base64.urlsafe_b64encode(hashlib.sha256(f"session {student}".encode()).digest()).decode().rstrip("=")


def refresh_sessions(database: sqlite3.Connection) -> None:
    """As if everybody had been there a moment ago."""
    database.execute("UPDATE session SET started_at = ?, seen_at = ?", [_now(), _now()])


def _now() -> int:
    return int(time.time() * SECOND)


class _Past:
    def __init__(self, database: sqlite3.Connection):
        self.database, self.random, self.now = database, random.Random(9), _now()
        self.people = [row for row, in database.execute("SELECT id FROM person WHERE user_name LIKE 's.%' ORDER BY user_name")]
        self.tests = {
            (int(course), key): (test, revision) for course, key, test, revision in database.execute(
                "SELECT substr(course.code, 2), assessment_key, assessment.id, assessment_revision.id FROM assessment "
                "JOIN course ON course.id = course_id JOIN assessment_revision ON assessment_id = assessment.id")}
        self.questions = {
            (revision, position): question for revision, position, question in
            database.execute("SELECT revision_id, position, question_id FROM question_revision")}

    def write(self, with_past: int) -> None:
        if with_past > len(self.people):
            raise RuntimeError(f"{len(self.people)} students cannot have {with_past * ANSWERS_EACH} answers")
        self._sign_in()
        everybody, past = range(len(self.people)), range(with_past)
        self._sit(everybody, 1, curriculum.EMPTY, self.now - DAY // 24, answered=0)
        for first in range(0, with_past, AT_ONCE):
            group = past[first:first + AT_ONCE]
            self._sit(group, 1, curriculum.HALF, self.now - DAY // 12, answered=QUESTIONS // 2)
            for course in range(2, curriculum.COURSES + 1):
                there = [student for student in group if curriculum.courses_of(student)[1] == course - 1]
                self._sit(there, course, f"testul-{1 + first // AT_ONCE % curriculum.TESTS}", self.now - 20 * DAY, QUESTIONS, is_over=True)
        self._sit(past, 1, curriculum.CLOSED, self.now - 3 * DAY, QUESTIONS, is_over=True, limit=90 * 60 * SECOND)

    def _sign_in(self) -> None:
        browser = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36"
        teacher, = self.database.execute("SELECT id FROM person WHERE user_name = ?", [curriculum.TEACHER]).fetchone()
        self.database.executemany(
            "INSERT INTO session (id, person_id, token_digest, browser, started_at, seen_at) VALUES (?, ?, ?, ?, ?, ?)",
            ((self._id(self.now), person, hashlib.sha256(token(number).encode()).hexdigest(), browser, self.now, self.now)
             for number, person in [*enumerate(self.people), (-1, teacher)]))

    def _sit(
        self, students, course: int, key: str, begun: int, answered: int, is_over: bool = False, limit: int | None = None
    ) -> None:
        """Some take a test at the same time, half a minute for a question."""
        test, revision = self.tests[course, key]
        starts = {student: begun + self.random.randrange(60 * SECOND) for student in students}
        attempts = {student: self._id(start) for student, start in sorted(starts.items(), key=lambda item: item[1])}
        self.database.executemany(
            "INSERT INTO attempt (id, assessment_id, person_id, ordinal, revision_id, seed, started_at, deadline) "
            "VALUES (?, ?, ?, 1, ?, ?, ?, ?)",
            ((attempt, test, self.people[student], revision, self.random.randrange(-2**63, 2**63), starts[student],
              starts[student] + limit if limit else None) for student, attempt in attempts.items()))
        right = dict.fromkeys(attempts, 0)
        lines = list(self._lines(attempts, starts, right, revision, answered))
        self.database.executemany(
            "INSERT INTO answer (attempt_id, sequence, question_id, value, arrived_at, arrival, page, overwrote) "
            "VALUES (?, ?, ?, ?, ?, 'in-time', ?, NULL)", lines)
        if is_over:
            self._end(attempts, starts, right, answered)
        else:
            self.database.executemany(
                "INSERT INTO answer_page (attempt_id, page, sequence, said) VALUES (?, ?, 0, ?)",
                ((attempt, page, f"-={value}") for attempt, _, _, value, _, page in lines))

    def _lines(
        self, attempts: dict[int, str], starts: dict[int, int], right: dict[int, int], revision: str, answered: int
    ) -> Iterator[tuple]:
        for number in range(1, answered + 1):
            for student, attempt in attempts.items():
                # Two of three answers are right.
                option = curriculum.right_option(number) if self.random.randrange(3) else self.random.randrange(1, OPTIONS + 1)
                right[student] += option == curriculum.right_option(number)
                arrived = starts[student] + number * 30 * SECOND + self.random.randrange(20 * SECOND)
                yield attempt, number, self.questions[revision, number], str(option), arrived, self._page()

    def _end(self, attempts: dict[int, str], starts: dict[int, int], right: dict[int, int], answered: int) -> None:
        """Submitted after the last question; 1 + 9 × share, as the Romanian marks go."""
        self.database.executemany(
            "INSERT INTO submission (attempt_id, ended_at, reason, earned, possible, correct, partly, incorrect, unanswered, "
            "mark_scheme, mark) VALUES (?, ?, 'submitted', ?, ?, ?, 0, ?, ?, 'ro', ?)",
            ((attempt, starts[student] + (answered + 1) * 30 * SECOND, right[student] * 1000, QUESTIONS * 1000, right[student],
              answered - right[student], QUESTIONS - answered, 1000 + (2 * right[student] * 900 + QUESTIONS) // (2 * QUESTIONS) * 10)
             for student, attempt in attempts.items()))

    def _page(self) -> str:
        return "".join(self.random.choices(LETTERS, k=6))

    def _id(self, moment: int) -> str:
        """UUIDv7, as `ID` makes them."""
        bits = moment << 80 | 7 << 76 | self.random.getrandbits(12) << 64 | 2 << 62 | self.random.getrandbits(62)
        digits = f"{bits:032x}"
        return "-".join([digits[:8], digits[8:12], digits[12:16], digits[16:20], digits[20:]])
