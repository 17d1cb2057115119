"""The people of a compressed day: students who sign in, read, practise, take an exam, look at results, and sign out, in waves."""

import itertools
import json
import os
import random
import re
import socket
import struct
import threading
import time
import urllib.parse
from collections import Counter
from pathlib import Path

from Harness.client import WITH_ALL_GAPS, Client
from Harness.people import PASSWORD
from school import OPTIONS, QUESTIONS
from shared import Shared

# People at the same time. The pauses between two requests of one are compressed as the day is.
CROWD = 24
PAUSE_SECONDS = (0.02, 0.15)
# One request in so many is cut off: half sent, or whole and never waited for.
ONE_CUT_IN = 40
WAVES = ("morning", "noon", "exam", "evening")


class Tally:
    """What came back, and what was acknowledged."""

    def __init__(self):
        self.lock = threading.Lock()
        self.statuses: Counter = Counter()
        self.unexpected: list[str] = []
        # How many acknowledged saves of each page said something new: attempt and page.
        self.saved: Counter = Counter()
        self.ended: list[str] = []

    def came(self, status: str, is_expected: bool, what: str) -> None:
        with self.lock:
            self.statuses[status] += 1
            if not is_expected:
                self.unexpected.append(f"{what}: {status}")

    def write(self, path: Path) -> None:
        saved = [[attempt, page, count] for (attempt, page), count in self.saved.items()]
        path.write_text(json.dumps({"saved": saved, "ended": self.ended, "unexpected": self.unexpected[:50]}))


class Student:
    """One person with a phone, from signing in to signing out."""

    pages = itertools.count(1)

    def __init__(self, shared: Shared, user: str, tally: Tally):
        self.user, self.tally, self.client = user, tally, Client(shared.port)
        self.random = random.Random()

    def live(self, wave: str) -> None:
        try:
            self._post("/sign-in", user=self.user, password=PASSWORD)
            getattr(self, f"_{wave}")()
            self._post("/sign-out")
        except OSError as problem:
            self.tally.came(type(problem).__name__, False, self.user)
        finally:
            self.client.close()

    def _morning(self) -> None:
        self._get("/")
        self._get("/tests")
        lessons = re.findall(r'href="(/lessons/[^"#]+)"', self._get("/lessons"))
        for lesson in self.random.sample(lessons, min(3, len(lessons))):
            self._get(lesson)
        self._search()

    def _noon(self) -> None:
        self._search()
        tests = self._get("/tests")
        self._take(self.random.choice(re.findall(r'action="(/tests/[^"]+/attempts)"', tests)), 12)

    def _exam(self) -> None:
        starts = sorted(set(re.findall(r'href="(/tests/[^"/]+)"', self._get("/tests"))))
        self._get(starts[0])
        self._take(f"{starts[0]}/attempts", QUESTIONS // 2)

    def _evening(self) -> None:
        for path in ("/", "/account", "/account/sessions", "/account/data", "/privacy", "/receipts"):
            self._get(path)
        self._post("/language", language=self.random.choice(["ro", "en", "sr-Latn"]))
        self._get("/")

    def _search(self) -> None:
        self._get(f"/search?q={self.random.choice(['ecran', 'parte', 'lectia', 'nimic-de-gasit'])}")

    def _take(self, start: str, questions: int) -> None:
        attempt = self._post(start).removesuffix("/questions/1")
        for number in range(1, questions + 1):
            address = f"{attempt}/questions/{number}"
            self._get(address)
            page, option = f"{self._new_page()}", self.random.randrange(OPTIONS)
            # With script: a save for every change on the page, and one more on leaving.
            for sequence in range(1, self.random.choice([1, 1, 2, 3]) + 1):
                option = option % OPTIONS + 1
                form = {"page": f"{page}.0 - = ", "seq": str(sequence), "choice[]": str(option), "go": "stay"}
                self._post(address, **form)
                self.tally.saved[attempt, page] += 1
            self._post(address, **form | {"go": "next", "flag": "1"})
            if self.random.randrange(ONE_CUT_IN) == 0:
                self._cut(address, **form | {"page": f"{self._new_page()}.0 - = "})
        self._get(f"{attempt}/review")
        self._post(f"{attempt}/submission", **WITH_ALL_GAPS)
        self.tally.ended.append(attempt)
        for page in ("results", "log", "sharing"):
            self._get(f"{attempt}/{page}")

    def _new_page(self) -> str:
        return f"{next(self.pages):x}-{self.random.randrange(16**6):x}"

    def _cut(self, path: str, **form: str) -> None:
        """On a connection of its own: half a request, or a whole one, and then gone, politely or not."""
        self._pause()
        request = self.client.request("POST", path, urllib.parse.urlencode(form).encode())
        with socket.create_connection(("127.0.0.1", self.client.port), timeout=10) as connection:
            connection.sendall(request[:self.random.choice([len(request) // 3, len(request) - 4, len(request)])])
            if self.random.randrange(2):
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))

    def _get(self, path: str) -> str:
        self._pause()
        answer = self.client.get(path)
        self.tally.came(str(answer.status), answer.status == 200, f"GET {path}")
        return answer.text if answer.status == 200 else ""

    def _post(self, path: str, **form: str) -> str:
        self._pause()
        answer = self.client.post(path, **form)
        self.tally.came(str(answer.status), answer.status == 303, f"POST {path}")
        return answer.location

    def _pause(self) -> None:
        time.sleep(self.random.uniform(*PAUSE_SECONDS))


def run(shared: Shared, users: list[str]) -> None:
    """A process of its own; writes down what was acknowledged when it ends."""
    os.nice(5)
    tally, people = Tally(), itertools.cycle(users)
    turn = threading.Lock()

    def one_after_the_other() -> None:
        while not shared.closing.is_set():
            with turn:
                user = next(people)
            Student(shared, user, tally).live(WAVES[shared.wave.value])

    crowd = [threading.Thread(target=one_after_the_other) for _ in range(CROWD)]
    for thread in crowd:
        thread.start()
    while any(thread.is_alive() for thread in crowd):
        time.sleep(0.5)
        with tally.lock:
            shared.say("day", dict(tally.statuses))
    tally.write(shared.folder / "day.json")
