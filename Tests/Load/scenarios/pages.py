"""Pages that are only read, each time somebody else's."""

import curriculum
from runner import Bench
from scenario import Figures, Goal, Part, Scenario
from school import QUESTIONS

CONNECTIONS = 64


def question_pages(attempts: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Another question for each student."""
    return [(cookie, f"{address}/questions/{number % QUESTIONS + 1}") for number, (cookie, address) in enumerate(attempts)]


def _hello(bench: Bench) -> list[Figures]:
    with bench.stage() as stage:
        stage.hello(CONNECTIONS)
        return [stage.costed(lambda: stage.hello(CONNECTIONS))]


def _question(bench: Bench) -> list[Figures]:
    with bench.stage() as stage:
        return [stage.pages(question_pages(stage.roll.attempts(curriculum.HALF)), CONNECTIONS, 'name="page"')]


def _tests(bench: Bench) -> list[Figures]:
    with bench.stage() as stage:
        return [stage.pages([(cookie, "/tests") for cookie, _ in stage.roll.students()], CONNECTIONS, curriculum.HALF_TITLE)]


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


_QUESTION_GOALS = (
    Goal.ratio(0.3), Goal.p99(20),
    Goal("10,000/s where hello is 35,000/s", lambda figures: figures.rate >= 10_000 or figures.hello < 35_000))

SCENARIOS = [
    Scenario("hello", (Part("hello", CONNECTIONS),), _hello),
    Scenario("question page", (Part("question page", CONNECTIONS, _QUESTION_GOALS),), _question),
    Scenario("test list", (Part("test list", CONNECTIONS),), _tests),
    Scenario("results", (Part("results", CONNECTIONS),), _results),
    Scenario("lesson", (Part("lesson", CONNECTIONS),), _lesson),
    Scenario("survey page", (Part("survey page", CONNECTIONS),), _survey),
]
