"""Honest students at work while others do what they can against it: how long each of their requests takes, and what goes wrong for them."""

import multiprocessing
import os
import queue
import random
import threading
import time
from dataclasses import dataclass, field

from connection import Connection
from Harness.client import Answer, Gone
from Harness.people import PASSWORD
from hostile_marks import SECONDS, Culprit
from notebook import Notebook
from student import Student

# Between two requests of one student, in seconds: a page is opened, answered and left every one to two of them.
PAUSE = (0.4, 1.1)
# Whoever signs in meanwhile may have to wait for others who do, and no longer.
SIGN_IN_SECONDS = 120
# For all to end what they began.
END_SECONDS = 180


@dataclass(frozen=True)
class People:
    """Cookies by user, and what they take."""

    honest: dict[str, dict[str, str]]
    # They keep their answers back until they have seen their mark.
    culprits: dict[str, dict[str, str]]
    # Signs in again and again.
    newcomer: str
    test: str
    title: str


@dataclass
class Account:
    """What a class has to tell; `samples` are seconds, by the number of the spell in which the request began."""

    samples: dict[int, list[float]] = field(default_factory=dict)
    sign_ins: list[float] = field(default_factory=list)
    troubles: list[str] = field(default_factory=list)
    notebooks: list[Notebook] = field(default_factory=list)
    # Ends after which answers that were held back were finished, and how many of those were answered, by their way.
    ends: int = 0
    late: dict[str, int] = field(default_factory=dict)
    # The last spell in which each student was answered.
    seen: dict[str, int] = field(default_factory=dict)

    def take(self, told: tuple) -> None:
        kind, *rest = told
        if kind == "sample":
            user, spell, now, seconds = rest
            self.samples.setdefault(spell, []).append(seconds)
            self.seen[user] = now
        elif kind == "late":
            self.ends += 1
            for way in rest[0]:
                self.late[way] = self.late.get(way, 0) + 1
        else:
            getattr(self, {"sign-in": "sign_ins", "trouble": "troubles", "notebook": "notebooks"}[kind]).append(rest[0])


class Classroom:
    """All of them, in a process of their own."""

    def __init__(self, port: int, people: People, seed: int):
        context = multiprocessing.get_context("spawn")
        self.people, self.account = people, Account()
        self._spell, self._over, self._told = context.Value("i", 0), context.Event(), context.Queue()
        self._process = context.Process(target=_work, args=(port, people, seed, self._spell, self._over, self._told), daemon=True)

    def begin(self) -> "Classroom":
        self._process.start()
        return self

    def turn(self, spell: int) -> None:
        """From now on requests are counted to another spell."""
        self._spell.value = spell

    def listen(self) -> Account:
        """Takes what was told since."""
        while True:
            try:
                self.account.take(self._told.get_nowait())
            except queue.Empty:
                return self.account

    def wait_for_all(self, spell: int, seconds: float) -> bool:
        """Until everybody was answered in this spell or a later one: then nothing of those before is under way."""
        until = time.monotonic() + seconds
        while not all(self.listen().seen.get(user, -1) >= spell for user in self.people.honest):
            if time.monotonic() > until or not self._process.is_alive():
                return False
            time.sleep(0.05)
        return True

    def end(self) -> Account:
        """Everybody ends what was begun; those who cannot are left behind."""
        self._over.set()
        until = time.monotonic() + END_SECONDS
        while self._process.is_alive() and time.monotonic() < until:
            self.listen()
            time.sleep(0.05)
        if self._process.is_alive():
            self._process.kill()
            self.account.troubles.append("students did not come to an end")
        self._process.join()
        return self.listen()


class _TimedConnection(Connection):
    """Pauses before each request as somebody who reads does, and says how long the answer took."""

    def __init__(self, user: str, port: int, cookies: dict[str, str], spell, told, choice: random.Random):
        super().__init__(port, cookies)
        self.user, self.spell, self.told, self.choice = user, spell, told, choice

    def ask(self, method: str, path: str, body: bytes = b"", accept: str = "text/html") -> Answer:
        time.sleep(self.choice.uniform(*PAUSE))
        spell, began = self.spell.value, time.monotonic()
        try:
            return super().ask(method, path, body, accept)
        finally:
            self.told.put(("sample", self.user, spell, self.spell.value, time.monotonic() - began))


def _work(port: int, people: People, seed: int, spell, over, told) -> None:
    if os.geteuid() == 0:
        os.nice(-5)
    students = []
    for number, (user, cookies) in enumerate(people.honest.items()):
        student = Student(user, cookies, people.test, people.title, seed * 1000 + number)
        student.wire = _TimedConnection(user, port, cookies, spell, told, student.random)
        students.append(student)
    culprits = [Culprit(user, cookies, people.test, people.title, seed).connect(port) for user, cookies in people.culprits.items()]
    for culprit in culprits:
        culprit.wire.timeout = SECONDS
    threads = [threading.Thread(target=_study, args=(student, over, told)) for student in students]
    threads += [threading.Thread(target=_cheat, args=(culprit, over, told)) for culprit in culprits]
    threads.append(threading.Thread(target=_sign_in, args=(people.newcomer, port, over, told)))
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for student in students:
        told.put(("notebook", student.notebook))


def _study(student: Student, over, told) -> None:
    while not over.is_set():
        try:
            student.step()
        except Gone as gone:
            told.put(("trouble", f"{student.user}: no answer ({gone})"))
            time.sleep(1)


def _cheat(culprit: Culprit, over, told) -> None:
    while not over.is_set():
        try:
            answered = culprit.cheat()
            if answered is not None:
                told.put(("late", answered))
        except Gone as gone:
            told.put(("trouble", f"{culprit.user}: no answer ({gone})"))
            time.sleep(1)
        while culprit.notebook.troubles:
            told.put(("trouble", culprit.notebook.troubles.pop()))
        time.sleep(0.5)


def _sign_in(user: str, port: int, over, told) -> None:
    while not over.is_set():
        wire, began = Connection(port, timeout=SIGN_IN_SECONDS), time.monotonic()
        try:
            reply = wire.post("/sign-in", {"user": user, "password": PASSWORD})
            told.put(("sign-in", time.monotonic() - began) if reply.status == 303 else ("trouble", f"{user}: sign-in got {reply.status}"))
        except Gone as gone:
            told.put(("trouble", f"{user}: cannot sign in ({gone})"))
        wire.close()
        time.sleep(1.5)
