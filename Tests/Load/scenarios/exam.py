"""A whole year presses Start in the same second, and then takes the exam."""

import sqlite3
from dataclasses import replace

import curriculum
from runner import Bench, Stage
from scenario import Figures, Goal, Part, Scenario
from scenarios.saves import TOKEN, Acknowledged, answering

WITHIN_MILLISECONDS = 1000
# How long somebody thinks about a question, in seconds, and how much faster than in life it goes here.
THINKING = (30, 90)
FASTER = 10


def _start(stage: Stage, students: int) -> Figures:
    """From the first press to the last question on a screen. Everybody is on the start page, so the connections are there."""
    path = f"/tests/{stage.roll.test(curriculum.EXAM)}/attempts"
    everybody = stage.roll.students()[:students]
    lines = stage.lines("start.txt", [(cookie, 1, "POST", path, TOKEN) for cookie, _ in everybody])
    beside = stage.beside(64)
    stage.checks.append(lambda database: _wrong_attempts(database, len(everybody)))
    figures = stage.costed(
        lambda: stage.crowd(
            lines, connections=len(everybody), within=WITHIN_MILLISECONDS, follow=True, lands="/questions/1", retry=True), beside)
    return replace(figures, connections=len(everybody))


def _wrong_attempts(database: sqlite3.Connection, students: int) -> list[str]:
    attempts, people, deadlines = database.execute(
        "SELECT count(*), count(DISTINCT person_id), count(deadline) FROM attempt JOIN assessment ON assessment.id = assessment_id "
        "WHERE assessment_key = ?", [curriculum.EXAM]).fetchone()
    if attempts == people == deadlines == students:
        return []
    return [f"{students} students began, {people} have {attempts} attempts, {deadlines} of them with an end"]


def _starting(bench: Bench, students: int) -> list[Figures]:
    with bench.stage(is_writing=True) as stage:
        return [_start(stage, students)]


def _exam(bench: Bench) -> list[Figures]:
    """Begins where those who started are on question 1."""
    with bench.stage(is_writing=True) as stage:
        figures = [_start(stage, 10_000)]
        data = stage.server.data
    with bench.stage(is_writing=True, data=data) as stage:
        attempts = stage.roll.attempts(curriculum.EXAM)
        lines = stage.lines("exam.txt", answering(attempts))
        acknowledged = Acknowledged(stage)
        beside = stage.beside(64)
        thinking = "-".join(str(seconds * 1000 // FASTER) for seconds in THINKING)
        exam = stage.costed(
            lambda: acknowledged.count(
                stage.crowd(
                    lines, connections=len(attempts), seconds=bench.seconds * 4, think=thinking, follow=True, lands="/attempts/")),
            beside)
        return [*figures, replace(exam, connections=len(attempts))]


def _goals(seconds: float) -> tuple[Goal, ...]:
    return (Goal.seconds(seconds, "last on question 1"), Goal.no_error())


SCENARIOS = [
    Scenario(
        "exam start, 3,000", (Part("exam start", 3_000, _goals(1.5)),), lambda bench: _starting(bench, 3_000), is_once=True),
    Scenario(
        "exam", (Part("exam start", 10_000, _goals(8)), Part(f"exam, {FASTER} × as fast as in life, pairs", 10_000)), _exam,
        is_once=True),
]
