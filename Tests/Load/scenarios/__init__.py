"""All scenarios, in the order of the table."""

from scenario import Scenario

from . import attainment, bursts, exam, exports, growth, memory, pages, points, programs, registration, saves, sign_in, survey


def all_scenarios() -> list[Scenario]:
    return [
        *pages.SCENARIOS, *points.SCENARIOS, *attainment.SCENARIOS, *saves.SCENARIOS, *programs.SCENARIOS, *survey.SCENARIOS, *exports.SCENARIOS,
        *memory.SCENARIOS, *growth.SCENARIOS, *bursts.SCENARIOS, *registration.SCENARIOS, *exam.SCENARIOS, *sign_in.SCENARIOS,
    ]
