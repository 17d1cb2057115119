"""What programs cost: a question by JSON and by SOAP beside its page, and pages while programs answer."""

import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

import curriculum
import driver
from Harness.client import Gone
from Harness.program import READ, SERVICE1, SOAP, WRITE, Program, envelope, give_tokens, token
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
# Method, path, token, type and text.
Call = tuple[str, str, str, str, str]


def _open_services(path: Path) -> None:
    """Both services, and a token for everybody."""
    with closing(sqlite3.connect(path, timeout=30)) as database, database:
        database.execute("UPDATE institution SET has_json_api = 1, has_service1 = 1")
        users = [user for user, in database.execute("SELECT user_name FROM person WHERE user_name LIKE 's.%'")]
    give_tokens(path, [(user, token(user)) for user in users], (READ, WRITE))
    # In use, as the sessions of the pages are that these are compared with: the first use in an hour is stored, and is another matter.
    with closing(sqlite3.connect(path, timeout=30)) as database, database:
        database.execute("UPDATE access_token SET used_at = ?", [(int(time.time()) // 3600 + 1) * 3_600_000])


def _by_json(attempts: list[tuple[str, str]]) -> list[Call]:
    return [
        ("GET", f"/api/v1/attempts/{attempt}/questions/{number % QUESTIONS + 1}", token(user), "", "")
        for number, (user, attempt) in enumerate(attempts)]


def _by_soap(attempts: list[tuple[str, str]]) -> list[Call]:
    return [
        ("POST", SERVICE1, token(user), SOAP, envelope("GetIntrebare", {"nrTest": PLACE, "nrIntrebare": number % QUESTIONS + 1}).decode())
        for number, (user, _) in enumerate(attempts)]


def _called(stage: Stage, calls: list[Call]) -> Figures:
    """As `Stage.pages` does."""
    lines = stage.file("programs.txt", "".join("\t".join(call) + "\n" for call in calls))
    _look(stage, calls)
    figures = stage.measured(CONNECTIONS, lambda seconds, _: driver.pages(stage.server.port, lines, CONNECTIONS, seconds))
    _look(stage, calls)
    return figures


def _look(stage: Stage, calls: list[Call]) -> None:
    wire = Program(stage.server.port)
    for method, path, secret, kind, body in calls[::max(1, len(calls) // SAMPLE)]:
        wire.token = secret
        answer = wire.call(method, path, body.encode() or None, {"Content-Type": kind} if body else None)
        if answer.status != 200 or ON_IT not in answer.text:
            stage.bench.wrong.append(f"{method} {path}: {answer.status}, without {ON_IT}")
    wire.close()


def _question(bench: Bench) -> list[Figures]:
    """The same questions of the same people, one way after the other."""
    with bench.stage(is_writing=True, prepare=_open_services) as stage:
        attempts = stage.roll.open_attempts(curriculum.HALF)
        page = _pages(stage)
        return [page] + [_of(page, _called(stage, calls)) for calls in (_by_json(attempts), _by_soap(attempts))]


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
        return [_of(alone, replace(beside, errors=beside.errors + len(wrong)))]


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
         Part("question by SOAP", CONNECTIONS, (Goal.of_page(0.5),))), _question),
    Scenario(
        "programs answer",
        (Part("question page, 64 programs answer", CONNECTIONS, (Goal.ratio(0.3), Goal.of_nginx(0.12), Goal.p99(20), Goal.of_page(0.9))),), _beside),
]
