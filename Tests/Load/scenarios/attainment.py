"""How many of 600 students reached the objectives of a course, from their answers in eight tests; and that of one objective."""

import attaining
from runner import Bench
from scenario import Figures, Goal, Part, Scenario

# Of a page, behind the first, which warms up.
TIMES = 10


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


_QUICK = (Goal.p99(400),)

SCENARIOS = [
    Scenario(
        "attainment",
        (Part("attainment of 600 in eight tests", 1, _QUICK), Part("attainment of one objective", 1, _QUICK),
         Part("attainment of 600 as a file", 1, _QUICK)), _pages),
]
