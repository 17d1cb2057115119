"""Requests that come twice, late, or in another order: what was done last on a page counts, and nothing is written down twice."""

import random
import threading
from pathlib import Path

from connection import Connection
from course import QUIZ, Question
from Harness.server import Server
from master import Master
from notebook import Save
from student import Student
from tally import Tally
from verdict import judge

STUDENTS = 4
# In one attempt; more of them, with all that comes twice, would have to wait for the server.
MOST_SAVES = 60


def run(binary: str, master: Master, folder: Path, seed: int, count: int) -> Tally:
    tally = Tally("retry")
    choice = random.Random(seed)
    data = master.copy(folder / "data")
    students = master.students(QUIZ, STUDENTS, seed)
    with Server(binary, data) as server:
        server.start()
        tally.starts.append(server.start_seconds)
        visits = [Visit(student.connect(server.port), server.port, choice, tally) for student in students]
        while tally.count < count:
            choice.choice(visits).make_trouble()
        for visit in visits:
            visit.end_twice()
        if server.stop() != 0:
            tally.blame(f"the server did not stop as it should: {server.words()[-500:]}")
    tally.judge(judge(data, [student.notebook for student in students]), f"retries of seed {seed}")
    tally.close([student.notebook for student in students], f"retries of seed {seed}")
    if not tally.acknowledged:
        tally.blame("nothing was acknowledged")
    return tally


class Visit:
    """One student and the network between this student and the server."""

    def __init__(self, student: Student, port: int, choice: random.Random, tally: Tally):
        self.student, self.port, self.choice, self.tally = student, port, choice, tally

    def make_trouble(self) -> None:
        student = self.student
        if student.attempt and len(student.attempt.saves) >= MOST_SAVES:
            self.end_twice()
        if not student.attempt:
            self._begin_twice()
        question = self.choice.choice(student.questions)
        state = student.open(question)
        if not state:
            return self.tally.blame(f"question {question.number} could not be opened")
        saves = self._saves(question, state, self.choice.randint(2, 5))
        ways = [self._twice, self._at_once, self._delayed, self._reordered, self._all_at_once, self._after_another]
        self.choice.choice(ways)(saves)
        # What the page shows is then compared with what may stand.
        student.open(question)

    def _saves(self, question: Question, state: str, count: int) -> list[Save]:
        """What somebody does on one page, one after the other, without waiting; none was sent yet."""
        nonce, student = state.partition(".")[0], self.student
        values: list[str] = []
        for _ in range(min(count, question.option_count - 1)):
            values.append(student.new_value(question, {*values, *student.attempt.standing(question.number)}))
        saves = []
        for sequence, value in enumerate(values, start=1):
            shown = [str(student.attempt.orders[question.number].index(int(part)) + 1) for part in value.split()]
            form = {"page": state.split(" ")[0] + " - ?", "seq": str(sequence), "choice[]": shown, "go": "stay"}
            saves.append(Save(question.number, value, nonce, form, self.choice.random() < 0.7))
        return saves

    def _twice(self, saves: list[Save]) -> None:
        for save in saves:
            self._acknowledged(save, self._post(save))
            self._again(save)

    def _at_once(self, saves: list[Save]) -> None:
        for save in saves:
            self._acknowledged(save, self._post_at_once([save, save]))

    def _delayed(self, saves: list[Save]) -> None:
        """The first comes after all others, and once more."""
        first, *others = saves
        self.student.attempt.saves.append(first)
        for save in others:
            self._acknowledged(save, self._post(save))
        self._again(first)
        self._again(first)

    def _reordered(self, saves: list[Save]) -> None:
        self.student.attempt.saves += saves
        newest = 0
        for index in self.choice.sample(range(len(saves)), len(saves)):
            status = self._post(saves[index])
            self.tally.count += 1
            if index >= newest:
                newest = index
                self._acknowledged(saves[index], status)

    def _all_at_once(self, saves: list[Save]) -> None:
        self.student.attempt.saves += saves
        status = self._post_at_once(saves)
        self._acknowledged(saves[-1], status)

    def _after_another(self, saves: list[Save]) -> None:
        """The same post arrives again after another page has changed the answer."""
        first = saves[0]
        self._acknowledged(first, self._post(first))
        question = self.student.questions[first.number - 1]
        state = self.student.open(question)
        if not state:
            return self.tally.blame(f"question {question.number} could not be opened")
        other = self._saves(question, state, 1)[0]
        self._acknowledged(other, self._post(other))
        self._again(first)

    def _again(self, save: Save) -> None:
        """Once more, when it is no news: it is acknowledged, and changes nothing."""
        self.tally.count += 1
        status = self._post(save)
        if status not in (200, 303):
            self.tally.blame(f"a post that came again got {status}")

    def _acknowledged(self, save: Save, status: int) -> None:
        attempt = self.student.attempt
        if save not in attempt.saves:
            attempt.saves.append(save)
        if status not in (200, 303):
            return self.tally.blame(f"a save got {status}")
        attempt.acknowledge(save, None)

    def _post(self, save: Save) -> int:
        return self.student.wire.answer(self._address(save), save.form, save.wants_json).status

    def _post_at_once(self, saves: list[Save]) -> int:
        """Each on a connection of its own; the highest status of all."""
        self.tally.count += len(saves) - 1
        statuses: list[int] = []
        barrier = threading.Barrier(len(saves))

        def post(save: Save) -> None:
            wire = Connection(self.port, self.student.cookies)
            # Connected before, so that only the posts themselves race.
            wire.get("/livez")
            barrier.wait()
            statuses.append(wire.answer(self._address(save), save.form, save.wants_json).status)
            wire.close()

        threads = [threading.Thread(target=post, args=(save,)) for save in saves]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        return max(statuses) if len(statuses) == len(saves) else 0

    def _address(self, save: Save) -> str:
        return f"/attempts/{self.student.attempt.id}/questions/{save.number}"

    def _begin_twice(self) -> None:
        """Start pressed twice is one attempt."""
        student = self.student
        student.begin()
        begun = student.attempt
        student.begin()
        self.tally.count += 1
        if not begun or student.attempt is not begun:
            self.tally.blame("start pressed twice did not give the same attempt")

    def end_twice(self) -> None:
        """An attempt that is ended twice has one end, and its mark."""
        student = self.student
        attempt = student.attempt
        if not attempt:
            return
        student.end()
        self.tally.count += 1
        reply = student.wire.end(f"/attempts/{attempt.id}")
        if reply.status != 303:
            self.tally.blame(f"ending again got {reply.status}")
