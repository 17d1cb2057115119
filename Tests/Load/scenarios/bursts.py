"""When results come out, and when a lesson is opened: everybody reads one page in the same second."""

from collections.abc import Callable
from dataclasses import replace

from runner import Bench, Stage
from scenario import Figures, Goal, Part, Scenario

EVERYBODY = 10_000
WITHIN_MILLISECONDS = 1000


def _burst(asked: Callable[[Stage], list[tuple[str, str]]], text: str) -> Callable[[Bench], list[Figures]]:
    def run(bench: Bench) -> list[Figures]:
        with bench.stage() as stage:
            pages = asked(stage)[:EVERYBODY]
            stage.look(pages, text)
            lines = stage.lines("burst.txt", [(cookie, 1, "GET", path, "") for cookie, path in pages])
            beside = stage.beside(64)
            figures = stage.costed(
                lambda: stage.crowd(lines, connections=len(pages), within=WITHIN_MILLISECONDS, retry=True, patience=60), beside)
            return [replace(figures, connections=len(pages))]
    return run


def _results(stage: Stage) -> list[tuple[str, str]]:
    return [(cookie, f"{address}/results") for cookie, address in stage.roll.ended_quizzes()]


def _lesson(stage: Stage) -> list[tuple[str, str]]:
    return [(cookie, stage.roll.lessons()[0]) for cookie, _ in stage.roll.students()]


def _part(name: str, seconds: float, what: str) -> Part:
    return Part(name, EVERYBODY, (Goal.seconds(seconds, what), Goal.no_error()))


SCENARIOS = [
    Scenario(
        "results come out", (_part("results come out", 10, "last has read"),), _burst(_results, "viewDidAppear(40"), is_once=True),
    Scenario("a lesson for all", (_part("a lesson for all", 10, "last has read"),), _burst(_lesson, "Partea 12"), is_once=True),
]
