"""How many of 600 students reached the objectives of a course, from their answers in eight tests; that of one objective; and answers that
others save meanwhile."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import attaining
import curriculum
from Harness.client import Client
from runner import Bench, Stage
from scenario import Figures, Goal, Part, Scenario
from scenarios.saves import Acknowledged, save_in

# Of a page, behind the first, which warms up.
TIMES = 10
CONNECTIONS = 64
# From the end of a page that is read to the beginning of the next.
SECONDS_BETWEEN = 1


def _pages(bench: Bench) -> list[Figures]:
    found = []
    with bench.stage(is_writing=True) as stage:
        attaining.write(stage.server.database)
        course = f"/teach/courses/{stage.roll.course(attaining.COURSE)}/design/attainment"
        for path in (course, "/teach/objectives/attained-1/attainment", f"{course}.csv"):
            text = '"' if path.endswith(".csv") else "<main"
            stage.look([(stage.roll.teacher, path)], text)
            lines = stage.lines("attainment.txt", [(stage.roll.teacher, 1, "GET", path, "")] * TIMES)
            found.append(stage.costed(lambda: stage.crowd(lines)))
    return found


def _beside(bench: Bench) -> list[Figures]:
    """Answers are saved, first with nothing beside it."""
    with bench.stage(is_writing=True, prepare=attaining.write) as stage:
        attempts, acknowledged = stage.roll.attempts(curriculum.EMPTY), Acknowledged(stage)
        half = len(attempts) // 2
        options = {"expect": 303, "lands": "/attempts/"}
        alone = save_in(stage, attempts[:half], acknowledged, CONNECTIONS, **options)
        with _read(stage):
            beside = save_in(stage, attempts[half:], acknowledged, CONNECTIONS, **options)
        return [replace(beside, of_alone=beside.rate / alone.rate)]


@contextmanager
def _read(stage: Stage) -> Iterator[None]:
    """Somebody reads the objectives of the course again and again."""
    over, statuses = threading.Event(), []
    path = f"/teach/courses/{stage.roll.course(attaining.COURSE)}/design/attainment"

    def read() -> None:
        client = Client(stage.server.port)
        client.take_cookies(stage.roll.teacher)
        while True:
            statuses.append(client.get(path).status)
            if over.wait(SECONDS_BETWEEN):
                return client.close()

    reader = threading.Thread(target=read, daemon=True)
    reader.start()
    try:
        yield
    finally:
        over.set()
        reader.join()
        if set(statuses) != {200}:
            stage.bench.wrong.append(f"{path}: {sorted(set(statuses))}")


_QUICK = (Goal.p99(400),)

SCENARIOS = [
    Scenario(
        "attainment",
        (Part("attainment of 600 in eight tests", 1, _QUICK), Part("attainment of one objective", 1, _QUICK),
         Part("attainment of 600 as a file", 1, _QUICK)), _pages),
    Scenario(
        "attainment is read",
        (Part("saved answer, attainment is read", CONNECTIONS, (Goal.ratio(0.21), Goal.p99(25), Goal.of_alone(0.9))),), _beside),
]
