"""Students whose tests of one minute begin before the first of our tests and end while the others run."""

import threading
import time
from dataclasses import dataclass, field

import institution
from browsing import Visitor
from Harness.client import Answer
from product import Product
from wire import Wire

LIMIT = 60
GRACE = 30


@dataclass
class Running:
    """An attempt, and when it began by our own clock: at the latest then."""

    person: institution.Student
    wire: Wire
    attempt: str
    began: float = field(default_factory=time.monotonic)

    @property
    def deadline(self) -> float:
        return self.began + LIMIT

    def wait(self, seconds: float) -> None:
        """Sleeps until so many seconds after the deadline, if that is still to come."""
        time.sleep(max(0.0, self.deadline + seconds - time.monotonic()))

    def answer(self, number: int, position: int) -> Answer:
        return self.wire.post(f"{self.attempt}/questions/{number}", **{"choice[]": str(position), "go": "next"})


def begin(product: Product, student: institution.Student) -> Running:
    wire = Wire(product).sign_in(student)
    return Running(student, wire, wire.begin(institution.SHORT_FINAL))


class Late(threading.Thread):
    """A student on a slow network: one answer arrives in time, one in the grace, one after it. Keeps what the server said."""

    def __init__(self, running: Running):
        super().__init__(daemon=True)
        self.running, self.person = running, running.person
        running.answer(1, 1)
        self.heard: dict[str, Answer] = {}
        self.start()

    def run(self) -> None:
        running, heard = self.running, self.heard
        try:
            running.wait(10)
            heard["in grace"] = running.answer(2, 1)
            heard["pending"] = running.wire.get(heard["in grace"].location)
            heard["question in grace"] = running.wire.get(f"{running.attempt}/questions/3")
            heard["log in grace"] = running.wire.get(f"{running.attempt}/log")
            running.wait(GRACE + 2)
            heard["late"] = running.answer(3, 1)
            heard["results"] = running.wire.get(heard["late"].location)
        except OSError:
            return  # the tests were over first


class Hurried:
    """A student with script who chooses in the last second and touches nothing more."""

    CHOICE = 2

    def __init__(self, visitor: Visitor, running: Running):
        self.visitor, self.running = visitor, running
        visitor.go(f"{running.attempt}/questions/1")
        left = (running.deadline - 0.7 - time.monotonic()) * 1000
        visitor.page.evaluate(
            "([left, index]) => { setTimeout(() => document.getElementsByName('choice[]')[index].click(), left) }",
            [left, self.CHOICE])
