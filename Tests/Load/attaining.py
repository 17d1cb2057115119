"""The objectives of a course, the tags of its questions, and what 600 students answered in eight of its tests, written beside the server
as the program writes them."""

import random
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import curriculum
from school import OPTIONS, QUESTIONS

COURSE, STUDENTS, TESTS, OBJECTIVES = 2, 600, 8, 10
# Of each test, so many questions have a tag; each objective has as many of them.
TAGGED = 10
SECOND, DAY = 1000, 24 * 60 * 60 * 1000


def write(path: Path) -> None:
    """The teacher of the course that everybody is in teaches this one, too."""
    choice, now = random.Random(29), int(time.time() * SECOND)
    with closing(sqlite3.connect(path, timeout=30)) as database, database:
        course, = database.execute("SELECT id FROM course WHERE code = ?", [f"C{COURSE:02}"]).fetchone()
        database.execute(
            "INSERT INTO course_teacher (course_id, person_id, teaching_role, position) "
            "SELECT ?, id, 'assistant', 9 FROM person WHERE user_name = ?", [course, curriculum.TEACHER])
        _write_objectives(database, course)
        people = [person for person, in database.execute(
            "SELECT person_id FROM enrolment WHERE course_id = ? ORDER BY person_id LIMIT ?", [course, STUDENTS])]
        tests = database.execute(
            "SELECT assessment.id, assessment_revision.id FROM assessment JOIN assessment_revision ON assessment_id = assessment.id "
            "WHERE course_id = ? ORDER BY assessment.position LIMIT ?", [course, TESTS]).fetchall()
        for number, (test, revision) in enumerate(tests):
            questions = [question for question, in database.execute(
                "SELECT question_id FROM question_revision WHERE revision_id = ? ORDER BY position LIMIT ?", [revision, TAGGED])]
            database.executemany(
                "INSERT INTO question_objective (question_id, position, objective_id) VALUES (?, 1, ?)",
                ((question, _objective(place)) for place, question in enumerate(questions)))
            _take(database, people, test, revision, questions, now - (TESTS - number) * DAY, choice)


def _objective(number: int) -> str:
    return f"attained-{number % OBJECTIVES + 1}"


def _write_objectives(database: sqlite3.Connection, course: str) -> None:
    database.execute("INSERT INTO course_design (course_id, syllabus_audience, version) VALUES (?, 'enrolled', 1)", [course])
    database.executemany(
        "INSERT INTO objective (id, course_id, objective_key, position, hides_condition, share, version) VALUES (?, ?, ?, ?, 0, 70, 1)",
        ((_objective(number), course, f"objective-{number + 1}", number) for number in range(OBJECTIVES)))


def _take(
    database: sqlite3.Connection, people: list[str], test: str, revision: str, questions: list[str], begun: int, choice: random.Random
) -> None:
    """Another attempt of each, of which the questions with a tag are answered, two of three correctly."""
    done = dict(database.execute("SELECT person_id, max(ordinal) FROM attempt WHERE assessment_id = ? GROUP BY person_id", [test]))
    for number, person in enumerate(people):
        attempt, started = f"{test}-{number}", begun + choice.randrange(60 * SECOND)
        database.execute(
            "INSERT INTO attempt (id, assessment_id, person_id, ordinal, revision_id, seed, started_at) VALUES (?, ?, ?, ?, ?, ?, ?)",
            [attempt, test, person, done.get(person, 0) + 1, revision, choice.randrange(-2**63, 2**63), started])
        options = [
            curriculum.right_option(place) if choice.randrange(3) else choice.randrange(1, OPTIONS + 1)
            for place in range(1, len(questions) + 1)]
        database.executemany(
            "INSERT INTO answer (attempt_id, sequence, question_id, value, arrived_at, arrival) VALUES (?, ?, ?, ?, ?, 'in-time')",
            ((attempt, place, question, str(option), started + place * 30 * SECOND)
             for place, (question, option) in enumerate(zip(questions, options), start=1)))
        right = sum(option == curriculum.right_option(place) for place, option in enumerate(options, start=1))
        database.execute(
            "INSERT INTO submission (attempt_id, ended_at, reason, earned, possible, correct, partly, incorrect, unanswered, mark_scheme, "
            "mark) VALUES (?, ?, 'submitted', ?, ?, ?, 0, ?, ?, 'ro', ?)",
            [attempt, started + 20 * 60 * SECOND, right * 1000, QUESTIONS * 1000, right, len(questions) - right,
             QUESTIONS - len(questions), 1000 + (2 * right * 900 + QUESTIONS) // (2 * QUESTIONS) * 10])
