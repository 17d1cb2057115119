"""Points of fifteen weeks: reports, which everybody reads at the same time, and the pages of three hundred students on which teachers enter
them."""

import curriculum
from runner import Bench
from scenario import Figures, Goal, Part, Scenario

CONNECTIONS = 64
REPORTS = "/reports"
# Of a page of teachers, behind the first, which warms up.
TIMES = 10


def _reports(bench: Bench) -> list[Figures]:
    """Half are at the list of their subjects, half at the report of one; then each alone. Nothing is new since they were last there."""
    with bench.stage() as stage:
        cookies = [cookie for cookie, _ in stage.roll.students()]
        report = f"{REPORTS}/{stage.roll.course()}"
        paths = [(REPORTS, report), (REPORTS,), (report,)]
        return [
            stage.pages([(cookie, each[number % len(each)]) for number, cookie in enumerate(cookies)], CONNECTIONS, "Cursul 1")
            for each in paths]


def _pages(bench: Bench) -> list[Figures]:
    found = []
    with bench.stage() as stage:
        course = f"/teach/courses/{stage.roll.course(curriculum.POINTS_COURSE)}"
        for path, text in (
                ("/points?group=all&week=8", f".{curriculum.TASKS}.8.1"),
                (f"/points?group=all&part={curriculum.TASKS}", f".{curriculum.TASKS}.15.1"), ("/confirmed-marks", "<form")):
            asked = [(stage.roll.teacher, course + path)]
            stage.look(asked, text)
            lines = stage.lines("points.txt", [(stage.roll.teacher, 1, "GET", course + path, "")] * TIMES)
            found.append(stage.costed(lambda: stage.crowd(lines)))
    return found


_QUICK = (Goal.p99(100),)

SCENARIOS = [
    Scenario(
        "reports",
        (Part("everybody reads the report at nine", CONNECTIONS, (Goal.ratio(0.125),)), Part("list of reports", CONNECTIONS),
         Part("report of a subject", CONNECTIONS)), _reports),
    Scenario(
        "points",
        (Part("points of 300, one week", 1, _QUICK), Part("points of 300, one part", 1, _QUICK),
         Part("confirmed marks of 300", 1, _QUICK)), _pages),
]
