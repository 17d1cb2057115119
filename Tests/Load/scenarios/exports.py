"""The largest that somebody can ask for: the list of all attempts of a test, the same as a file, the marks of a course, and a course."""

import curriculum
from runner import Bench
from scenario import Figures, Goal, Part, Scenario

TIMES = 3


def _exports(bench: Bench) -> list[Figures]:
    found = []
    for path in ("/teach/tests/{test}/attempts", "/teach/tests/{test}/attempts.csv", "/teach/courses/{course}/marks",
                 "/teach/courses/{course}/marks?sort=taken", "/teach/courses/{course}/export.zip"):
        with bench.stage() as stage:
            address = path.format(test=stage.roll.test(curriculum.CLOSED), course=stage.roll.course())
            lines = stage.lines("export.txt", [(stage.roll.teacher, 1, "GET", address, "")] * TIMES)
            found.append(stage.costed(lambda: stage.crowd(lines)))
    return found


_PARTS = (
    Part("attempts of a test, first page", 1, (Goal.p99(300),)), Part("attempts of a test as a table", 1),
    Part("marks of a course, first page", 1, (Goal.p99(300),)), Part("marks of a course, by how many", 1),
    Part("a course as an archive", 1))

SCENARIOS = [Scenario("exports", _PARTS, _exports, is_once=True)]
