"""Programs that begin attempts and end them, and repeat with a key what was not answered: one change, and the first answer.

`kill -9` at random moments, also between the change and its answer. Each program repeats what it does not know to be done, with its key, as
often as it takes; what it was answered first must come again, to the byte. Then two hundred programs, each with requests of its own, repeat at
random, at once and later: nothing is changed twice."""

import random
import sqlite3
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import course
from Harness.client import Answer, Broken, Gone
from Harness.database import copied, faults
from Harness.program import Program, give_tokens, token
from Harness.server import Server
from kills import KILLED
from master import Master
from tally import Tally

API = "/api/v1"
PROGRAMS, CROWD = 6, 200
ROUNDS_PER_COPY = 15
# Before a request is repeated that was answered with "still under way" or "too many".
PAUSE = 0.02
REPEATED = (409, 429, 503)


@dataclass
class Request:
    """A change that is asked for under a key, perhaps several times."""

    path: str
    body: bytes
    key: str
    # The first answer that came; every other must be the same.
    first: Answer | None = None
    sent: int = 0

    @property
    def is_begin(self) -> bool:
        return self.path.startswith(API + "/tests/")

    @property
    def attempt(self) -> str:
        return self.first.json["id"] if self.first else ""


@dataclass
class Notes:
    """What one program asked for, and what it was told."""

    user: str
    requests: list[Request] = field(default_factory=list)
    troubles: list[str] = field(default_factory=list)

    @property
    def acknowledged(self) -> int:
        return sum(request.first is not None for request in self.requests)


class Taker:
    """A program of one student: begins an attempt, ends it, and begins the next, each under a key of its own."""

    def __init__(self, user: str, secret: str, test: str, seed: int):
        self.notes = Notes(user)
        self.secret, self.test, self.random = secret, test, random.Random(seed)
        self.open: Request | None = None
        self._attempt: str | None = None

    def work(self, port: int, is_over: Callable[[], bool]) -> None:
        """Until it is over, or the server is gone: what was not answered then is repeated the next time."""
        wire = Program(port, self.secret, timeout=20)
        try:
            while not is_over():
                self.step(wire)
        except Gone:
            pass
        finally:
            wire.close()

    def step(self, wire: Program) -> None:
        if self.open is None:
            self.open = self._next()
            self.notes.requests.append(self.open)
        if self.ask(wire, self.open):
            self._attempt = self.open.attempt if self.open.is_begin else None
            self.open = None
        if self.random.random() < 0.3 and (done := [each for each in self.notes.requests[-20:] if each.first]):
            self.ask(wire, self.random.choice(done))

    def _next(self) -> Request:
        key = f"{self.notes.user}-{self.random.getrandbits(64):x}"
        if self._attempt:
            return Request(f"{API}/attempts/{self._attempt}/submission", b"{}", key)
        return Request(f"{API}/tests/{self.test}/attempts", b"{}", key)

    def ask(self, wire: Program, request: Request) -> bool:
        """Gives whether there is no more to ask: it was answered, or refused for good. Throws `Gone` when nobody knows."""
        request.sent += 1
        try:
            answer = wire.call("POST", request.path, request.body, {"Idempotency-Key": request.key})
        except Broken as broken:
            # A status without its answer: it is asked for again.
            raise Gone("half an answer") from broken
        if answer.status in REPEATED:
            time.sleep(PAUSE)
            return False
        if answer.status not in (200, 201):
            # It would be refused again: who asks for ever changes nothing, and what others are asked may wait for a change.
            self.notes.troubles.append(f"{self.notes.user}: {request.path} got {answer.status} {answer.body[:200]!r}")
            time.sleep(PAUSE)
            return True
        if request.first is None:
            request.first = answer
        elif (answer.status, answer.body) != (request.first.status, request.first.body):
            self.notes.troubles.append(
                f"{self.notes.user}: the key {request.key} gave {request.first.status} {request.first.body!r}, then {answer.status} {answer.body!r}")
        return True


def takers(data: Path, master: Master, users: list[str], seed: int) -> list[Taker]:
    """Each with a token, which is written beside the server."""
    secrets = {user: token(f"{user} {seed}") for user in users}
    give_tokens(data / "gata.sqlite", secrets.items())
    return [Taker(user, secrets[user], master.tests[course.QUIZ], seed * 1000 + number) for number, user in enumerate(users)]


def run(binary: str, master: Master, folder: Path, seed: int, count: int, preload: tuple[str, ...] = ()) -> Tally:
    """So many kills."""
    tally = Tally("kill -9, programs")
    while tally.count < count:
        _one_copy(tally, binary, master, folder, seed + tally.count, min(count, tally.count + ROUNDS_PER_COPY), preload)
    return tally


def _one_copy(tally: Tally, binary: str, master: Master, folder: Path, seed: int, until: int, preload: tuple[str, ...]) -> None:
    choice = random.Random(seed)
    data = master.copy(folder / "data")
    everybody = takers(data, master, choice.sample(list(master.cookies), PROGRAMS), seed)
    notes = [each.notes for each in everybody]
    began = begun(data)
    server = Server(binary, data, preload=preload)
    with server:
        while tally.count < until:
            where = f"kill {tally.count} of seed {seed}"
            server.start()
            tally.starts.append(server.start_seconds)
            before = sum(each.acknowledged for each in notes)
            over = threading.Event()
            threads = [threading.Thread(target=each.work, args=(server.port, over.is_set), daemon=True) for each in everybody]
            for thread in threads:
                thread.start()
            wait = time.monotonic() + 20
            wanted = before + choice.randint(1, 25)
            while sum(each.acknowledged for each in notes) < wanted and time.monotonic() < wait:
                time.sleep(0.002)
            time.sleep(choice.uniform(0, 0.01))
            status = server.kill()
            over.set()
            for thread in threads:
                thread.join()
            tally.count += 1
            if status != KILLED:
                tally.blame(f"{where}: it ended by itself with status {status}: {server.words()[-500:]}")
            if sum(each.acknowledged for each in notes) == before:
                tally.blame(f"{where}: nothing was acknowledged")
            _look_for_told(tally, data, notes, where)
            tally.moments["without an answer"] += sum(each.open is not None and each.open.sent > 0 for each in everybody)
        # What was killed last is repeated until everything is answered.
        server.start()
        last = time.monotonic() + 60
        for each in everybody:
            wire = Program(server.port, each.secret)
            try:
                while each.open and time.monotonic() < last:
                    each.step(wire)
                for request in each.notes.requests[-50:]:
                    while request.first and not each.ask(wire, request) and time.monotonic() < last:
                        pass
            except Gone as gone:
                tally.blame(f"seed {seed}: {each.notes.user} is not answered after the kills ({gone}): {server.words()[-500:]}")
            wire.close()
        if (status := server.stop()) != 0:
            tally.blame(f"seed {seed}: stopped with status {status}: {server.words()[-500:]}")
    _look_for_told(tally, data, notes, f"after the kills of seed {seed}")
    judge(tally, data, notes, began, f"kills of seed {seed}")


def run_crowd(binary: str, master: Master, folder: Path, seed: int, count: int, preload: tuple[str, ...] = ()) -> Tally:
    """So many times two hundred programs, who repeat at random: each request of some at once on connections of their own."""
    tally = Tally("programs repeat")
    for number in range(count):
        _one_crowd(tally, binary, master, folder, seed + number, preload)
    return tally


def _one_crowd(tally: Tally, binary: str, master: Master, folder: Path, seed: int, preload: tuple[str, ...]) -> None:
    choice = random.Random(seed)
    data = master.copy(folder / "data")
    users = list(master.cookies)
    began = begun(data)
    with Server(binary, data, preload=preload) as server:
        # Several programs of a student share what is begun: they have keys of their own, and one attempt.
        secrets = {number: token(f"crowd {seed} {number}") for number in range(CROWD)}
        give_tokens(server.database, [(users[number % len(users)], secret) for number, secret in secrets.items()])
        server.start()
        everybody = [Taker(users[number % len(users)], secret, master.tests[course.QUIZ], seed * 1000 + number) for number, secret in secrets.items()]
        barrier = threading.Barrier(CROWD)

        def press(taker: Taker, seed: int) -> None:
            chance, own = random.Random(seed), taker.notes.user
            begin = Request(f"{API}/tests/{taker.test}/attempts", b"{}", f"begin-{own}-{seed}")
            taker.notes.requests.append(begin)
            barrier.wait()
            _insist(server.port, taker, begin, chance)
            end = Request(f"{API}/attempts/{begin.attempt}/submission", b"{}", f"end-{own}-{seed}") if begin.first else None
            if end and chance.random() < 0.5:
                taker.notes.requests.append(end)
                _insist(server.port, taker, end, chance)
            # Long after, when the attempt is over and others have begun.
            _insist(server.port, taker, begin, chance)

        threads = [threading.Thread(target=press, args=(each, choice.getrandbits(30)), daemon=True) for each in everybody]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        tally.count += sum(request.sent for each in everybody for request in each.notes.requests)
        if (status := server.stop()) != 0:
            tally.blame(f"seed {seed}: stopped with status {status}: {server.words()[-500:]}")
    notes = [each.notes for each in everybody]
    _look_for_told(tally, data, notes, f"crowd of seed {seed}")
    judge(tally, data, notes, began, f"crowd of seed {seed}")


def _insist(port: int, taker: Taker, request: Request, chance: random.Random) -> None:
    """One to three at once, and again until each has an answer; other words under the same key are refused."""
    def ask(random_: random.Random) -> None:
        wire, last = Program(port, taker.secret), time.monotonic() + 60
        try:
            while not taker.ask(wire, request) and time.monotonic() < last:
                time.sleep(random_.uniform(0, 0.05))
            if random_.random() < 0.2:
                other = wire.call("POST", request.path, b'{"code":"x"}' if request.is_begin else b'{"unanswered":[]}', {"Idempotency-Key": request.key})
                if other.status not in (422, *REPEATED):
                    taker.notes.troubles.append(f"{taker.notes.user}: other words under a key got {other.status}")
        except Gone as gone:
            taker.notes.troubles.append(f"{taker.notes.user}: no answer to {request.path}: {gone}")
        wire.close()

    threads = [threading.Thread(target=ask, args=(random.Random(chance.getrandbits(30)),)) for _ in range(chance.randint(1, 3))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if not request.first:
        taker.notes.troubles.append(f"{taker.notes.user}: {request.path} was never answered")


def begun(data: Path) -> set[str]:
    """The attempts that were there before."""
    with copied(data / "gata.sqlite") as database:
        return {row for row, in database.execute("SELECT id FROM attempt")}


def _ends(database: sqlite3.Connection) -> dict[str, int | None]:
    """When each attempt ended."""
    return dict(database.execute("SELECT attempt.id, ended_at FROM attempt LEFT JOIN submission ON attempt_id = attempt.id"))


def _look_for_told(tally: Tally, data: Path, notes: list[Notes], where: str) -> None:
    """What was acknowledged is there, before anything is repeated."""
    with copied(data / "gata.sqlite") as database:
        there = _ends(database)
    for request in (request for each in notes for request in each.requests if request.first):
        tally.checked += 1
        if request.attempt not in there or not request.is_begin and there[request.attempt] is None:
            tally.lost += 1
            tally.blame(f"{where}: {request.path} was acknowledged under {request.key}, and is not there")


def judge(tally: Tally, data: Path, notes: list[Notes], before: set[str], where: str) -> None:
    """Each key made one change at most, and nothing came without one."""
    told = [request for each in notes for request in each.requests if request.first]
    # An attempt may be new for one key alone.
    made = [request.attempt for request in told if request.is_begin and request.first.status == 201]
    named = {request.attempt for request in told if request.is_begin} - before
    # What was begun under a key whose answer never came may be there as well, at most one for each.
    unknown = sum(request.is_begin and request.first is None for each in notes for request in each.requests)
    with copied(data / "gata.sqlite") as database:
        if found := faults(database):
            tally.integrity += 1
            tally.blame(f"{where}: {found[:3]}")
        new = _ends(database).keys() - before
        open_twice, = database.execute(
            "SELECT count(*) FROM (SELECT person_id FROM attempt LEFT JOIN submission ON attempt_id = id WHERE attempt_id IS NULL"
            " GROUP BY person_id, assessment_id HAVING count(*) > 1)").fetchone()
        gaps, = database.execute(
            "SELECT count(*) FROM (SELECT max(ordinal) AS last, count(*) AS number FROM attempt GROUP BY person_id, assessment_id)"
            " WHERE last <> number").fetchone()
    tally.acknowledged += len(told)
    if not len(set(made)) <= len(new) <= len(named) + unknown:
        tally.integrity += 1
        tally.blame(f"{where}: {len(new)} attempts are there, {len(set(made))} were begun, {unknown} may have been")
    if len(set(made)) != len(made):
        tally.integrity += 1
        tally.blame(f"{where}: {len(made) - len(set(made))} attempts were begun under two keys")
    if open_twice or gaps:
        tally.integrity += 1
        tally.blame(f"{where}: {open_twice} have two open attempts at a test, {gaps} have gaps between their attempts")
    if stays := [request.path for request in told if not request.is_begin and request.first.json.get("phase") != "over"]:
        tally.blame(f"{where}: {len(stays)} answers to the end of an attempt do not say that it is over, as {stays[0]}")
    tally.troubles += [f"{where}: {trouble}" for each in notes for trouble in each.troubles]
