"""A client that enters ever-changing points of students, by script or by form, and remembers which were acknowledged."""

import random
import time
from typing import Callable

from connection import Connection
from course import ATTENDANCE, TASKS, WEEKLY_MOST
from gradebook import Cell, Entry, Gradebook, Post, Value
from Harness.client import Answer, Gone
from Harness.control import Control
from Harness.page_forms import Page
from student import REFUSAL_PAUSE

# Few, so that teachers meet in the same cells.
WEEKS = 3


class Teacher:
    """One of those who teach a course, in front of its points. `work` may be called again after the server was."""

    def __init__(self, user: str, cookies: dict[str, str], course: str, seed: int):
        self.user, self.cookies, self.address = user, cookies, f"/teach/courses/{course}/points"
        self.random = random.Random(seed)
        self.notebook = Gradebook(user)
        # Posted, and never answered: posted again after the crash, as the script of a page does.
        self.in_flight: Post | None = None
        self.wire: Connection | None = None
        # The newest entry of each cell that this teacher was told of.
        self.known: dict[Cell, int] = {}

    def connect(self, port: int, _: Control | None = None) -> "Teacher":
        self.wire = Connection(port, self.cookies)
        return self

    def work(self, is_over: Callable[[], bool]) -> None:
        """Until it is over, or the server is gone."""
        try:
            while not is_over():
                self.step(is_over)
        except Gone:
            pass
        finally:
            self.wire.close()

    def step(self, is_over: Callable[[], bool]) -> None:
        if self.in_flight:
            post, self.in_flight = self.in_flight, None
            if self.random.random() < 0.7:
                self._send(post)
            return
        week = self.random.randint(1, WEEKS)
        sheet = self.open(self.random.choice(["group=all&part=" + TASKS, f"group=all&week={week}", f"week={week}", f"week={week}"]))
        if not sheet:
            return
        if self.random.random() < 0.5:
            self.post(sheet.whole(self.random))
            return
        for _ in range(self.random.randint(2, 6)):
            post = sheet.part(self.random)
            if is_over() or not self.post(post):
                return
            sheet.take(post)

    def open(self, query: str) -> "Sheet | None":
        """Reads a page of points. It must not show less than what was acknowledged."""
        reply = self.wire.get(f"{self.address}?{query}")
        if not self.expected(reply, 200):
            return None
        form = next((form for form in Page(reply.text).forms if form.action == self.address), None)
        if not form:
            self.notebook.troubles.append(f"{self.user}: {query} shows no points")
            return None
        sheet = Sheet([(field.name, field.value, field.is_on) for field in form.fields if field.kind != "submit"])
        for cell, seen in sheet.seen.items():
            if seen < self.known.get(cell, 0):
                self.notebook.troubles.append(f"{self.user}: {cell} shows entry {seen}, {self.known[cell]} was acknowledged")
        return sheet

    def post(self, post: Post) -> bool:
        """Gives whether it was answered. Throws `Gone` when nobody knows."""
        self.notebook.posts.append(post)
        return self._send(post)

    def _send(self, post: Post) -> bool:
        self.in_flight = post
        reply = self.wire.answer(self.address, post.form, post.wants_json)
        self.in_flight = None
        if post.wants_json and self.expected(reply, 200, 422):
            return self._hear(post, reply)
        # Somebody else was first in a cell of a form; what of it is saved all the same, the page says in words.
        if post.wants_json or not self.expected(reply, 303, 422):
            return False
        for entry in post.entries if reply.status == 303 else []:
            self.notebook.acknowledge(entry)
            if entry.is_typed:
                self._know(entry.cell, entry.seen + 1)
        return True

    def _hear(self, post: Post, reply: Answer) -> bool:
        try:
            told = {cell_of(said["name"]): said for said in reply.json["cells"]}
        except ValueError:
            # The status had come, which says that all is saved, and not the rest.
            for entry in post.entries if reply.status == 200 else []:
                self.notebook.acknowledge(entry)
            return False
        for entry in post.entries:
            said = told[entry.cell]
            sequence = seen_of(said["next"])
            entry.is_refused = said.get("error") is not None
            if not entry.is_refused:
                self.notebook.acknowledge(entry, sequence)
            self._know(entry.cell, sequence)
        return True

    def _know(self, cell: Cell, sequence: int) -> None:
        self.known[cell] = max(sequence, self.known.get(cell, 0))

    def expected(self, reply: Answer, *statuses: int) -> bool:
        """Notes refusals (500 and more), and what should never come."""
        if reply.status in statuses:
            return True
        if reply.status >= 500:
            self.notebook.refusals.append((reply.status, reply.body.decode(errors="replace")))
        else:
            self.notebook.troubles.append(f"{self.user}: {reply.status} instead of {statuses}: {reply.headers} {reply.body[:200]}")
        time.sleep(REFUSAL_PAUSE)
        return False


class Sheet:
    """The cells of a page, as they were when it was read or last saved."""

    def __init__(self, fields: list[tuple[str, str, bool]]):
        cells = [field for field in fields if field[0].startswith("p.")]
        self.hidden = {name: value for name, value, _ in fields if not name.startswith("p.")}
        self.seen = {cell_of(name): seen_of(name) for name, _, _ in cells}
        self.shown = {cell_of(name): value for name, value, is_on in cells if is_on}

    def whole(self, choice: random.Random) -> Post:
        """The form with all its cells, some of them changed; sometimes everybody else is entered as present."""
        entries = [self._entry(cell, choice) for cell in self.seen if choice.random() < 0.6]
        changed = {entry.cell: entry for entry in entries}
        form = dict(self.hidden)
        for cell in self.seen:
            form[self.name(cell)] = changed[cell].text if cell in changed else self.shown.get(cell, "")
        if "week" in self.hidden and choice.random() < 0.3:
            form["fill"] = ATTENDANCE
            entries += [
                Entry(cell, "present", self.seen[cell], is_typed=False) for cell in self.seen
                if cell.part == ATTENDANCE and not self.seen[cell] and cell not in changed]
        return Post(form, entries, False)

    def part(self, choice: random.Random) -> Post:
        """What a script sends: what was just changed."""
        entries = [self._entry(cell, choice) for cell in choice.sample(list(self.seen), min(len(self.seen), choice.randint(1, 4)))]
        return Post(self.hidden | {self.name(entry.cell): entry.text for entry in entries}, entries, True)

    def take(self, post: Post) -> None:
        """Goes on from what was saved; what was refused stays as it was, and is seen now."""
        for entry in post.entries:
            if entry.sequence is not None:
                self.seen[entry.cell], self.shown[entry.cell] = entry.sequence, entry.text
            else:
                self.seen.pop(entry.cell, None)

    def name(self, cell: Cell) -> str:
        return f"p.{cell.person}.{cell.part}.{cell.week}.{self.seen[cell]}"

    def _entry(self, cell: Cell, choice: random.Random) -> Entry:
        """With another value than the one that is shown."""
        while True:
            value: Value = choice.choice(["present", "absent", "excused"]) if cell.part == ATTENDANCE else (
                choice.randrange(0, WEEKLY_MOST * 100 + 1) * 10)
            entry = Entry(cell, value, self.seen[cell])
            if entry.text != self.shown.get(cell):
                return entry


def cell_of(name: str) -> Cell:
    _, person, part, week, _ = name.split(".")
    return Cell(person, part, int(week))


def seen_of(name: str) -> int:
    return int(name.rpartition(".")[2])
