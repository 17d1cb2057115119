"""What programs cost: a question by JSON and by SOAP, a design by JSON-RPC, a calendar and the eStudent API beside a question's page, and
pages while programs answer."""

import json
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import curriculum
import driver
from Harness.client import Gone
from Harness.database import open_services, reading
from Harness.program import JSON, READ, SERVICE1, SOAP, STUDENT, TEACHING, WRITE, Program, envelope, feed, give_feeds, give_tokens, token
from runner import SAMPLE, Bench, Stage
from scenario import Figures, Goal, Part, Scenario
from scenarios.pages import CONNECTIONS, question_pages
from school import OPTIONS, QUESTIONS

PROGRAMS = 64
# Of an attempt, two a second are taken.
SECONDS_BETWEEN = 0.5
# The place of the test among everybody's: it was imported first.
PLACE = 1
ON_IT = "viewDidAppear("
ESTUDENT, RPC, FORM = "/estudent/api/get_profesors", "/rpc", "application/x-www-form-urlencoded"
# Programs of one teacher. Each may ask sixty times at once.
DESIGNERS = 2_000
OBJECTIVES = 12
# Method, path, token, type and text.
Call = tuple[str, str, str, str, str]


def _open_services(path: Path) -> None:
    """All services, a token and a calendar for every student, and tokens for a teacher."""
    open_services(path, "has_json_api", "has_service1", "has_estudent_api", "has_json_rpc", "has_calendar")
    with reading(path) as database:
        users = [user for user, in database.execute("SELECT user_name FROM person WHERE user_name LIKE 's.%'")]
    # In use, as the sessions of the pages are that these are compared with: the first use in an hour is stored, and is another matter.
    give_tokens(path, [(user, token(user)) for user in users], (READ, WRITE, *STUDENT), in_use=True)
    give_tokens(path, [(curriculum.TEACHER, _designer(number)) for number in range(DESIGNERS)], TEACHING, in_use=True)
    give_feeds(path, users)


def _designer(number: int) -> str:
    return token(f"designer {number}")


def _by_json(attempts: list[tuple[str, str]]) -> list[Call]:
    return [
        ("GET", f"/api/v1/attempts/{attempt}/questions/{number % QUESTIONS + 1}", token(user), "", "")
        for number, (user, attempt) in enumerate(attempts)]


def _by_soap(attempts: list[tuple[str, str]]) -> list[Call]:
    return [
        ("POST", SERVICE1, token(user), SOAP, envelope("GetIntrebare", {"nrTest": PLACE, "nrIntrebare": number % QUESTIONS + 1}).decode())
        for number, (user, _) in enumerate(attempts)]


def _asked(method: str, **parameters: object) -> str:
    return json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": parameters})


def _design(stage: Stage, course: str) -> None:
    """One as a teacher might have made it: the institution has none."""
    wire = Program(stage.server.port, _designer(0))
    found = wire.call("POST", RPC, _asked("design.get", course=course).encode()).json["result"]
    design = {
        "subject-area": "Ecrane", "audience": ["undergraduate"], "seats": 120,
        "objectives": [
            {"key": f"obiectivul-{number}", "action": "cognitive/understand/explain", "word": "explain",
             "topics": [curriculum.TOPICS[number % len(curriculum.TOPICS)]], "condition": "completing-the-course",
             "criteria": {"accuracy": "80 %"}} for number in range(OBJECTIVES)],
        "topics": [
            {"topic": topic, "dimensions": ["factual", "conceptual"], "priority": "critical",
             "resources": [{"title": f"Pregătire: {topic}", "kind": "link", "url": "https://example.org/pregatire"}]}
            for topic in curriculum.TOPICS]}
    put = wire.call("POST", RPC, _asked("design.put", course=course, version=found["version"], design=design).encode())
    if "result" not in put.json:
        stage.bench.wrong.append(f"design.put: {put.text[:500]}")
    wire.close()


def _by_rpc(method: str, **parameters: object) -> list[Call]:
    return [("POST", RPC, _designer(number), JSON, _asked(method, **parameters)) for number in range(DESIGNERS)]


def _by_feed(attempts: list[tuple[str, str]]) -> list[Call]:
    return [("GET", f"/calendar/{feed(user)}.ics", "", "", "") for user, _ in attempts]


def _by_estudent(attempts: list[tuple[str, str]]) -> list[Call]:
    """As the app writes it; their index numbers are in their user names."""
    return [
        ("POST", ESTUDENT, token(user), FORM, f"name=Ana-Maria&surname=Ionasescu&student_id={user.removeprefix('s.')}") for user, _ in attempts]


def _called(stage: Stage, calls: list[Call], on_it: str) -> Figures:
    """As `Stage.pages` does."""
    lines = stage.file("programs.txt", "".join("\t".join(call) + "\n" for call in calls))
    _look(stage, calls, on_it)
    figures = stage.measured(CONNECTIONS, lambda seconds, _: driver.pages(stage.server.port, lines, CONNECTIONS, seconds))
    _look(stage, calls, on_it)
    return figures


def _look(stage: Stage, calls: list[Call], on_it: str) -> None:
    wire = Program(stage.server.port)
    for method, path, secret, kind, body in calls[::max(1, len(calls) // SAMPLE)]:
        wire.token = secret
        answer = wire.call(method, path, body.encode() or None, {"Content-Type": kind} if body else None)
        if answer.status != 200 or on_it not in answer.text:
            stage.bench.wrong.append(f"{method} {path}: {answer.status}, without {on_it}")
    wire.close()


def _question(bench: Bench) -> list[Figures]:
    """The same questions of the same people, one way after the other; and what the other services are asked most."""
    with bench.stage(is_writing=True, prepare=_open_services) as stage:
        attempts, course = stage.roll.open_attempts(curriculum.HALF), stage.roll.course()
        page = _pages(stage)
        _design(stage, course)
        sentence = _by_rpc(
            "objectives.sentence", course=course, action="cognitive/understand/explain", word="explain", condition="completing-the-course")
        return [page] + [_of(page, _called(stage, calls, on_it)) for calls, on_it in (
            (_by_json(attempts), ON_IT), (_by_soap(attempts), ON_IT), (sentence, '"sentence":"'),
            (_by_rpc("design.get", course=course), "obiectivul-1"), (_by_feed(attempts), "BEGIN:VEVENT"), (_by_estudent(attempts), '"predmet"'))]


def _pages(stage: Stage) -> Figures:
    return stage.pages(question_pages(stage.roll.attempts(curriculum.HALF)), CONNECTIONS, 'name="page"')


def _of(page: Figures, figures: Figures) -> Figures:
    return replace(figures, of_page=figures.rate / page.rate)


def _beside(bench: Bench) -> list[Figures]:
    """Question pages, first alone."""
    with bench.stage(is_writing=True, prepare=_open_services) as stage:
        alone = _pages(stage)
        with _answering(stage) as wrong:
            beside = _pages(stage)
        return [replace(beside, errors=beside.errors + len(wrong), of_alone=beside.rate / alone.rate)]


@contextmanager
def _answering(stage: Stage) -> Iterator[list[str]]:
    """Programs that answer meanwhile, each in an attempt of its own and as fast as it may; gives what went wrong. What they were told is
    compared with what is stored."""
    over, wrong, acknowledged = threading.Event(), [], []
    before, = stage.roll.database.execute("SELECT max(rowid) FROM answer").fetchone()

    def answer(user: str, attempt: str) -> None:
        wire, number = Program(stage.server.port, token(user)), 0
        while not over.wait(SECONDS_BETWEEN):
            number += 1
            path = f"/api/v1/attempts/{attempt}/questions/{number % QUESTIONS + 1}/answer"
            try:
                reply = wire.call("PUT", path, b'{"options":[%d]}' % (number // QUESTIONS % OPTIONS + 1))
            except Gone as gone:
                return wrong.append(f"{path}: {gone}")
            acknowledged.append(path) if reply.status == 200 else wrong.append(f"{path}: {reply.status} {reply.text[:200]}")
        wire.close()

    def check(database: sqlite3.Connection) -> list[str]:
        rows, noted = database.execute(
            "SELECT count(*), count(service) FROM answer LEFT JOIN answer_origin USING (attempt_id, sequence) WHERE answer.rowid > ?", [before]).fetchone()
        return [] if rows == noted == len(acknowledged) else [f"{rows} answers are stored, {noted} of them as a program's, and {len(acknowledged)} were acknowledged"]

    stage.checks.append(check)
    threads = [threading.Thread(target=answer, args=each, daemon=True) for each in stage.roll.open_attempts(curriculum.EMPTY)[:PROGRAMS]]
    for thread in threads:
        thread.start()
    try:
        yield wrong
    finally:
        over.set()
        for thread in threads:
            thread.join()
        stage.bench.wrong += wrong[:5]


SCENARIOS = [
    Scenario(
        "programs",
        (Part("question page, for programs", CONNECTIONS), Part("question by JSON", CONNECTIONS, (Goal.of_page(1),)),
         Part("question by SOAP", CONNECTIONS, (Goal.of_page(0.5),)), Part("sentence by JSON-RPC", CONNECTIONS, (Goal.of_page(0.5),)),
         Part("design by JSON-RPC", CONNECTIONS, (Goal.of_page(0.2),)), Part("calendar", CONNECTIONS, (Goal.of_page(0.2),)),
         Part("get_profesors", CONNECTIONS, (Goal.of_page(0.5),))), _question),
    Scenario(
        "programs answer",
        (Part("question page, 64 programs answer", CONNECTIONS, (Goal.ratio(0.3), Goal.of_nginx(0.12), Goal.p99(20), Goal.of_alone(0.9))),), _beside),
]
