"""A server that ends and starts again behind a proxy: its readers wait a moment, and lose nothing."""

import itertools
import re
import sqlite3
import threading
import time

import pytest

import institution
from Harness.client import WITH_ALL_GAPS, Answer, Client
from Harness.database import faults
from Harness.page_forms import address_before
from product import Product
from proxy import Proxy

RESTARTS = 3
STUDENTS = 10
# Of undisturbed work before, between and after the restarts, in seconds.
PEACE = 0.8
# What the proxy may add to the time in which nobody listens, in seconds: its pause, and the crowd that waited.
ADDED = 2.0


class Busy(threading.Thread):
    """A student who takes one quiz after the other: starts it, saves answers, reads pages, ends it. Sends nothing twice."""

    def __init__(self, port: int, student: institution.Student, stop: threading.Event):
        super().__init__(daemon=True)
        self.student, self.stop = student, stop
        self.client = Client(port).sign_in(student.user)
        self.start_address = _start_address(self.client, institution.LONG_QUIZ)
        self.pages = itertools.count(1)
        self.failures: list[str] = []
        # What was answered with 303: attempt and page of each answer, attempts that began, attempts that ended.
        self.saved: list[tuple[str, str]] = []
        self.begun: list[str] = []
        self.ended: list[str] = []
        # When each request was sent, and how long it took, in seconds.
        self.waits: list[tuple[float, float]] = []

    def run(self) -> None:
        try:
            while not self.stop.is_set():
                self._take_quiz()
        except OSError as problem:
            self.failures.append(repr(problem))

    def _take_quiz(self) -> None:
        attempt = self._post(self.start_address, "/attempts/").removesuffix("/questions/1")
        self.begun.append(attempt)
        for number in range(1, 11):
            if self.stop.is_set():
                return
            page = f"{self.student.number:x}-{next(self.pages):x}"
            self._post(
                f"{attempt}/questions/{number}", f"{attempt}/questions/{number + 1}",
                **{"page": f"{page}.0 - = ", "choice[]": str(number % 4 + 1), "go": "next"})
            self.saved.append((attempt, page))
            self._get(f"{attempt}/questions/{number + 1}")
        self._get("/tests")
        self._post(f"{attempt}/submission", f"{attempt}/results", **WITH_ALL_GAPS)
        self.ended.append(attempt)
        self._get(f"{attempt}/results")

    def _get(self, path: str) -> None:
        answer = self._timed(lambda: self.client.get(path))
        if answer.status != 200:
            self.failures.append(f"GET {path}: {answer.status} {answer.location}")

    def _post(self, path: str, leads_to: str, **form: str) -> str:
        answer = self._timed(lambda: self.client.post(path, **form))
        if answer.status != 303 or not answer.location.startswith(leads_to):
            self.failures.append(f"POST {path}: {answer.status} {answer.location}")
        return answer.location

    def _timed(self, ask) -> Answer:
        begun = time.monotonic()
        answer = ask()
        self.waits.append((begun, time.monotonic() - begun))
        return answer


def _start_address(client: Client, quiz: str) -> str:
    return address_before(client.get("/tests").text, f">{quiz}<", "/tests/[^\"]+/attempts")


class Behind:
    """A server behind the proxy, with students at work and one who has had a page open since before all restarts."""

    def __init__(self, product: Product, students: list[institution.Student]):
        self.product, self.stop = product, threading.Event()
        self.proxy = Proxy(product.database.parent, product.port)
        self.busy = [Busy(self.proxy.port, student, self.stop) for student in students[1:]]
        self.reader = Client(self.proxy.port).sign_in(students[0].user)
        self.attempt = self.reader.post(_start_address(self.reader, institution.LONG_QUIZ)).attempt
        page = self.reader.get(f"{self.attempt}/questions/1").text
        hidden = {name: re.search(f'name="{name}" value="([^"]+)"', page)[1] for name in ("token", "page")}
        self.form = {**hidden, "choice[]": "2", "go": "next"}
        # From when to when nobody listened, in monotonic seconds.
        self.outages: list[tuple[float, float]] = []

    def work_through(self, restart) -> None:
        for student in self.busy:
            student.start()
        time.sleep(PEACE)
        for _ in range(RESTARTS):
            begun = time.monotonic()
            restart(self.product)
            self.outages.append((begun, time.monotonic()))
            time.sleep(PEACE)
        # A connection that nobody used for so long is not kept.
        self.reader.close()
        self.saved_late = self.reader.post(f"{self.attempt}/questions/1", **self.form)
        self.stop.set()
        for student in self.busy:
            student.join(timeout=30)

    @property
    def longest_added(self) -> float:
        """The longest wait of anybody, beyond the time in which nobody listened."""
        added = [0.0]
        for sent, took in (wait for student in self.busy for wait in student.waits):
            out = sum(max(0, min(end, sent + took) - max(begin, sent)) for begin, end in self.outages)
            added.append(took - out)
        return max(added)

    def report(self, name: str) -> str:
        waits = [took for student in self.busy for _, took in student.waits]
        seconds = max(sent + took for student in self.busy for sent, took in student.waits) - self.outages[0][0] + PEACE
        outages = ", ".join(f"{end - begin:.1f}" for begin, end in self.outages)
        answers = sum(len(student.saved) for student in self.busy)
        return (
            f"{name}: {len(waits)} requests at {len(waits) / seconds:.0f}/s, {answers} answers; "
            f"nobody listened for {outages} s; longest wait {max(waits):.2f} s, of it {self.longest_added:.2f} s added")

    def close(self) -> None:
        self.stop.set()
        self.proxy.stop()


def _check_log(behind: Behind) -> None:
    """Every acknowledged answer is one line of the log, every start one attempt, every end one submission; there are no others."""
    database = sqlite3.connect(behind.product.database)
    assert faults(database) == []
    for student in behind.busy:
        person, = database.execute("SELECT id FROM person WHERE user_name = ?", (student.student.user,)).fetchone()
        lines = database.execute(
            "SELECT '/attempts/' || attempt_id, page FROM answer JOIN attempt ON attempt.id = attempt_id WHERE person_id = ?",
            (person,)).fetchall()
        assert len(lines) == len(set(lines))
        assert set(lines) == set(student.saved)
        attempts = database.execute("SELECT '/attempts/' || id FROM attempt WHERE person_id = ?", (person,)).fetchall()
        assert {attempt for attempt, in attempts} == set(student.begun)
        assert len(student.begun) == len(set(student.begun))
        ended = database.execute(
            "SELECT '/attempts/' || attempt_id FROM submission JOIN attempt ON attempt.id = attempt_id WHERE person_id = ?",
            (person,)).fetchall()
        assert {attempt for attempt, in ended} == set(student.ended)
    assert database.execute(
        "SELECT count(*) FROM answer WHERE '/attempts/' || attempt_id = ?", (behind.attempt,)).fetchone() == (1,)
    database.close()


@pytest.fixture(scope="module")
def served(binary, tmp_path_factory):
    """A server that believes its proxy about addresses."""
    product = Product(binary, tmp_path_factory.mktemp("restarted"), environment={"GATA_TRUSTED_PROXIES": "127.0.0.1"}).start()
    yield product
    product.stop()


def _end_and_start(product: Product) -> None:
    assert product.stop() == 0
    product.start()


def _kill_and_start(product: Product) -> None:
    product.kill()
    product.start()


def test_a_restart_behind_a_proxy_is_a_short_wait_for_everybody_and_loses_nothing(served, capsys):
    _work_through(served, _end_and_start, institution.STUDENTS[200:200 + STUDENTS], capsys)


def test_what_a_proxy_sends_again_to_a_server_that_was_killed_is_neither_lost_nor_doubled(served, capsys):
    _work_through(served, _kill_and_start, institution.STUDENTS[220:220 + STUDENTS], capsys)


def _work_through(served: Product, restart, students: list[institution.Student], capsys) -> None:
    for student in students:
        served.give_password(student.user)
    behind = Behind(served, students)
    try:
        behind.work_through(restart)
        assert [failure for student in behind.busy for failure in student.failures] == []
        assert (behind.saved_late.status, behind.saved_late.location) == (303, f"{behind.attempt}/questions/2")
        assert behind.longest_added <= ADDED
        served.stop()
        _check_log(behind)
        with capsys.disabled():
            print("\n" + behind.report("killed" if restart is _kill_and_start else "ended"))
    finally:
        behind.close()
        if not served.is_running:
            served.start()
