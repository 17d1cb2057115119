"""A client that saves ever-changing answers, by script or by form, and remembers which were acknowledged."""

import html
import random
import re
import threading
import time
from typing import Callable

from connection import Connection
from course import PAPERS, Question
from Harness.client import Answer, Gone
from Harness.control import Control
from marks import Worth, worth
from notebook import Attempt, Notebook, Save

_PAGE = re.compile(r'name="page" value="([^"]+)"')
_OPTION = re.compile(r'<input id="answer[^"]*"[^>]*value="(\d+)"([^>]*)>\s*<span[^>]*>Varianta \d+-(\d+)</span>')
_MARK = re.compile(r"<strong>([\d,]+)</strong>")
_COUNT = re.compile(r"<dt>[^<]*</dt><dd>(\d+)")

# Before the next try, in seconds.
REFUSAL_PAUSE = 0.05

WAYS = ["next", "previous", "list", "done"]


class Student:
    """One person at a time in front of one test. `work` may be called again after the server was."""

    def __init__(self, user: str, cookies: dict[str, str], test: str, title: str, seed: int, *, longest: int = 25):
        self.user, self.cookies, self.test, self.title = user, cookies, test, title
        # After so many answers the attempt is ended, and another one begun.
        self.longest = longest
        self.random = random.Random(seed)
        self.has_script = self.random.random() < 0.7
        self.notebook = Notebook()
        self.control: Control | None = None
        self.attempt: Attempt | None = None
        # Posted, and never answered: posted again after the crash, as the script of a page does.
        self.in_flight: Save | None = None
        self.wire: Connection | None = None
        # When the server said how much time is left, in seconds of the clock that only goes on, and the milliseconds.
        self.lefts: list[tuple[float, int]] = []

    def connect(self, port: int, control: Control | None = None) -> "Student":
        self.wire, self.control = Connection(port, self.cookies), control
        return self

    def work(self, is_over: Callable[[], bool]) -> None:
        """Until it is over, or the server is gone."""
        try:
            while not is_over():
                self.step()
        except Gone:
            pass
        finally:
            self.wire.close()

    def step(self) -> None:
        if self.in_flight:
            save, self.in_flight = self.in_flight, None
            if self.random.random() < 0.7:
                self.post(save)
        elif not self.attempt:
            self.begin()
        elif len(self.attempt.saves) >= self.longest:
            self.end()
        else:
            self.answer(self.random.choice(self.questions))

    @property
    def questions(self) -> list[Question]:
        return PAPERS[self.title].questions

    def begin(self) -> None:
        reply = self.wire.post(f"/tests/{self.test}/attempts")
        where = re.fullmatch(r"/attempts/([^/]+)(?:/questions/1)?", reply.headers.get("location", ""))
        if not self.expected(reply, 303) or not where:
            return
        known = next((attempt for attempt in self.notebook.attempts if attempt.id == where[1]), None)
        self.attempt = known or Attempt(where[1], self.title, self.position)
        if not known:
            self.notebook.attempts.append(self.attempt)

    def answer(self, question: Question) -> None:
        """Opens a question and answers it, with script several times."""
        state = self.open(question)
        if not state:
            return
        nonce = state.partition(".")[0]
        for sequence in range(1, self.random.randint(2, 4) if self.has_script else 2):
            said = {save.value for save in self.attempt.saves if save.page == nonce}
            value = self.new_value(question, said | self.attempt.standing(question.number))
            shown = [str(self.attempt.orders[question.number].index(int(part)) + 1) for part in value.split()]
            form = {"page": state, "choice[]": shown, "go": self.random.choice(WAYS)}
            if self.has_script:
                form |= {"page": f"{nonce}.{len(self.attempt.saves)} - ?", "seq": str(sequence), "go": "stay"}
            if not self.post(Save(question.number, value, nonce, form, self.has_script)):
                return

    def open(self, question: Question) -> str | None:
        """Reads a question's page: what it says of itself. What it shows must be what may stand."""
        reply = self.wire.get(f"/attempts/{self.attempt.id}/questions/{question.number}")
        if not self.expected(reply, 200) or not (state := _PAGE.search(reply.text)):
            return None
        options = _OPTION.findall(reply.text)
        self.attempt.orders[question.number] = [int(position) for _, _, position in options]
        shown = " ".join(sorted(position for _, more, position in options if "checked" in more))
        if shown not in self.attempt.standing(question.number):
            self.notebook.troubles.append(
                f"{self.user}: q{question.number} shows {shown!r}, not one of {self.attempt.standing(question.number)}")
        self.attempt.possible[question.number] = {shown}
        return html.unescape(state[1])

    def new_value(self, question: Question, without: set[str]) -> str:
        while True:
            most = question.option_count if question.is_multiple else 1
            chosen = self.random.sample(range(1, question.option_count + 1), self.random.randint(0, most))
            value = " ".join(str(position) for position in sorted(chosen))
            if value not in without:
                return value

    def post(self, save: Save) -> bool:
        """Gives whether it was acknowledged. Throws `Gone` when nobody knows."""
        self.attempt.send(save)
        self.in_flight = save
        save.sent_at = time.monotonic()
        reply = self.wire.answer(f"/attempts/{self.attempt.id}/questions/{save.number}", save.form, save.wants_json)
        position = self.position
        self.in_flight = None
        if not self.expected(reply, 200 if save.wants_json else 303) or reply.headers.get("location", "").endswith("/results"):
            return False
        self.attempt.acknowledge(save, position)
        if save.wants_json and b'"left"' in reply.body:
            self.lefts.append((time.monotonic(), reply.json["left"]))
        return True

    def end(self) -> None:
        """Ends the attempt and compares what its results say with what was acknowledged."""
        for number in self.attempt.unsure:
            if not self.open(self.questions[number - 1]):
                return
        reply = self.wire.end(f"/attempts/{self.attempt.id}")
        position = self.position
        if not self.expected(reply, 303):
            return
        self.attempt.is_ended, self.attempt.ended_position = True, position
        ended, self.attempt = self.attempt, None
        reply = self.wire.get(f"/attempts/{ended.id}/results")
        if self.expected(reply, 200):
            answers = {f"q{number}": next(iter(values)) for number, values in ended.possible.items()}
            self.compare(reply.text, worth(self.questions, answers))

    def compare(self, page: str, own: Worth) -> None:
        self.notebook.marks_seen += 1
        mark = f"{own.mark // 1000},{own.mark // 10 % 100:02}"
        counts = [own.correct, own.incorrect, own.unanswered]
        shown = _MARK.search(page)
        if not shown or shown[1] != mark or [int(count) for count in _COUNT.findall(page)[:3]] != counts:
            self.notebook.wrong_marks += 1
            self.notebook.troubles.append(
                f"{self.user}: the results say {shown and shown[1]}, {_COUNT.findall(page)[:3]}; by the answers {mark}, {counts}")

    def expected(self, reply: Answer, status: int) -> bool:
        """Notes refusals (500 and more), and what should never come."""
        if reply.status == status:
            return True
        if reply.status >= 500:
            self.notebook.refusals.append((reply.status, reply.body.decode(errors="replace")))
            time.sleep(REFUSAL_PAUSE)
        else:
            self.notebook.troubles.append(f"{self.user}: {reply.status} instead of {status}: {reply.headers} {reply.body[:200]}")
            time.sleep(REFUSAL_PAUSE)
        return False

    @property
    def position(self) -> int | None:
        return self.control.recorded if self.control else None


class Class:
    """Students who work at the same time, each in a thread."""

    def __init__(self, students: list[Student]):
        self.students = students
        self._over = threading.Event()
        self._threads: list[threading.Thread] = []

    def begin(self, port: int, control: Control | None = None) -> "Class":
        self._over.clear()
        self._threads = [
            threading.Thread(target=student.connect(port, control).work, args=(self._over.is_set,), daemon=True)
            for student in self.students
        ]
        for thread in self._threads:
            thread.start()
        return self

    def end(self) -> None:
        """Returns when everybody has ended what was begun."""
        self._over.set()
        self.wait()

    def wait(self) -> None:
        for thread in self._threads:
            thread.join()

    def wait_for(self, acknowledged: int, seconds: float = 20) -> bool:
        """Until so many answers more are acknowledged, or the time is up; gives whether they are."""
        wanted, until = self.acknowledged + acknowledged, time.monotonic() + seconds
        while self.acknowledged < wanted:
            if time.monotonic() > until or not any(thread.is_alive() for thread in self._threads):
                return False
            time.sleep(0.002)
        return True

    @property
    def notebooks(self) -> list[Notebook]:
        return [student.notebook for student in self.students]

    @property
    def acknowledged(self) -> int:
        return sum(notebook.acknowledged for notebook in self.notebooks)
