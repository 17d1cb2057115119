"""Pages that are only read, each time somebody else's."""

from dataclasses import replace

import curriculum
import driver
from runner import Bench
from scenario import Figures, Goal, Part, Scenario
from school import QUESTIONS

CONNECTIONS = 64


def question_pages(attempts: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Another question for each student."""
    return [(cookie, f"{address}/questions/{number % QUESTIONS + 1}") for number, (cookie, address) in enumerate(attempts)]


def _hello(bench: Bench) -> list[Figures]:
    """The bare library's, and the site's own, which goes through all its layers."""
    with bench.stage() as stage:
        own = stage.measured(CONNECTIONS, lambda seconds, _: driver.same(stage.server.port, "/livez", CONNECTIONS, seconds))
        load, milliseconds = bench.hello.cpu_milliseconds(CONNECTIONS, bench.seconds)
        bare = replace(stage.figures(load), megabytes=bench.hello.seen.megabytes("VmHWM"), cpu_milliseconds=milliseconds)
        return [bare, own]


def _question(bench: Bench) -> list[Figures]:
    with bench.stage() as stage:
        return [stage.pages(question_pages(stage.roll.attempts(curriculum.HALF)), CONNECTIONS, 'name="page"')]


def _tests(bench: Bench) -> list[Figures]:
    with bench.stage() as stage:
        return [stage.pages([(cookie, "/tests") for cookie, _ in stage.roll.students()], CONNECTIONS, curriculum.HALF_TITLE)]


def _home(bench: Bench) -> list[Figures]:
    with bench.stage() as stage:
        return [stage.pages([(cookie, "/") for cookie, _ in stage.roll.students()], CONNECTIONS, curriculum.HALF_TITLE)]


def _results(bench: Bench) -> list[Figures]:
    with bench.stage() as stage:
        asked = [(cookie, f"{address}/results") for cookie, address in stage.roll.ended_quizzes()]
        return [stage.pages(asked, CONNECTIONS, "viewDidAppear(40")]


def _lesson(bench: Bench) -> list[Figures]:
    with bench.stage() as stage:
        lessons = stage.roll.lessons()
        asked = [(cookie, lessons[number % len(lessons)]) for number, (cookie, _) in enumerate(stage.roll.students())]
        return [stage.pages(asked, CONNECTIONS, "Partea 12")]


def _survey(bench: Bench) -> list[Figures]:
    with bench.stage() as stage:
        return [stage.pages(stage.roll.ballots(), CONNECTIONS, 'name="a9"')]


_QUESTION_GOALS = (Goal.ratio(0.3), Goal.of_nginx(0.12), Goal.p99(20))

SCENARIOS = [
    Scenario("hello", (Part("bare hello", CONNECTIONS), Part("the site's hello", CONNECTIONS, (Goal.ratio(0.85),))), _hello),
    Scenario("question page", (Part("question page", CONNECTIONS, _QUESTION_GOALS),), _question),
    Scenario("test list", (Part("test list", CONNECTIONS, (Goal.ratio(0.1),)),), _tests),
    Scenario("home", (Part("home", CONNECTIONS, (Goal.ratio(0.1),)),), _home),
    Scenario("results", (Part("results", CONNECTIONS, (Goal.ratio(0.07),)),), _results),
    Scenario("lesson", (Part("lesson", CONNECTIONS, (Goal.ratio(0.14),)),), _lesson),
    Scenario("survey page", (Part("survey page", CONNECTIONS, (Goal.ratio(0.14),)),), _survey),
]
