"""Who can ask for what in the institution: cookies and addresses."""

import sqlite3
from pathlib import Path

import past

FIRST_USER = 10_001


class Roll:
    """Read from a database once; ids never change afterwards."""

    def __init__(self, database: Path):
        # What a browser remembers that was sent the stylesheet, to go behind another cookie.
        self.style = ""
        self.database = sqlite3.connect(f"file:{database}?mode=ro", uri=True)

    def close(self) -> None:
        self.database.close()

    def students(self) -> list[tuple[str, str]]:
        """Cookie and user name of everybody."""
        rows = self._rows("SELECT user_name FROM person WHERE user_name LIKE 's.%' ORDER BY user_name")
        return [(self._cookie(user), user) for user, in rows]

    def attempts(self, key: str) -> list[tuple[str, str]]:
        """Cookie and address of all attempts at a test of the course that everybody is in."""
        return self._attempts("course.code = 'C01' AND assessment_key = ?", key)

    def open_attempts(self, key: str) -> list[tuple[str, str]]:
        """User name and id of all attempts at a test of the course that everybody is in."""
        return self._sat("course.code = 'C01' AND assessment_key = ?", key)

    def ended_quizzes(self) -> list[tuple[str, str]]:
        """Cookie and address of everybody's quiz that is over."""
        return self._attempts("course.code <> ? AND assessment.kind = 'quiz'", "C01")

    def _attempts(self, condition: str, value: str) -> list[tuple[str, str]]:
        return [(self._cookie(user), f"/attempts/{attempt}") for user, attempt in self._sat(condition, value)]

    def _sat(self, condition: str, value: str) -> list[tuple[str, str]]:
        return self._rows(
            "SELECT user_name, attempt.id FROM attempt JOIN assessment ON assessment.id = assessment_id "
            "JOIN course ON course.id = assessment.course_id JOIN person ON person.id = person_id "
            f"WHERE {condition} ORDER BY user_name", value)

    def test(self, key: str) -> str:
        """The id of a test of the course that everybody is in."""
        return self._rows(
            "SELECT assessment.id FROM assessment JOIN course ON course.id = course_id WHERE code = 'C01' AND assessment_key = ?",
            key)[0][0]

    def course(self, number: int = 1) -> str:
        return self._rows("SELECT id FROM course WHERE code = ?", f"C{number:02}")[0][0]

    def lessons(self) -> list[str]:
        """Addresses of all lessons that everybody may read."""
        rows = self._rows("SELECT lesson.id FROM lesson JOIN course ON course.id = course_id WHERE code = 'C01' ORDER BY lesson.position")
        return [f"/lessons/{lesson}" for lesson, in rows]

    def ballots(self) -> list[tuple[str, str]]:
        """Cookie and address of every form that waits for somebody."""
        rows = self._rows(
            "SELECT user_name, survey_id, course_id FROM participation JOIN person ON person.id = person_id WHERE is_done = 0 "
            "ORDER BY course_id, user_name")
        return [(self._cookie(user), f"/surveys/{survey}/subjects/{course}") for user, survey, course in rows]

    @property
    def teacher(self) -> str:
        """The cookie of the teacher of the course that everybody is in."""
        return f"s={past.token(-1)}"

    def _cookie(self, user: str) -> str:
        return f"s={past.token(int(user.removeprefix('s.')) - FIRST_USER)}{self.style}"

    def _rows(self, query: str, *values: str) -> list[tuple]:
        return self.database.execute(query, values).fetchall()
