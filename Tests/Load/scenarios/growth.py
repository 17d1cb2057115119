"""The same with a hundredth of the stored answers, in turns."""

from dataclasses import replace
from statistics import median

import curriculum
from campus import Campus
from runner import Bench
from scenario import Figures, Goal, Part, Scenario
from scenarios.pages import question_pages
from scenarios.saves import save

CONNECTIONS = 64


def _page(bench: Bench, of: Campus) -> Figures:
    with bench.stage(of) as stage:
        return stage.pages(question_pages(stage.roll.attempts(curriculum.HALF)), CONNECTIONS, 'name="page"')


def _save(bench: Bench, of: Campus) -> Figures:
    with bench.stage(of, is_writing=True) as stage:
        return save(stage, CONNECTIONS, expect=303, lands="/attempts/")


def _growth(bench: Bench) -> list[Figures]:
    """Which comes first alternates, so that nothing favours one."""
    found = []
    for measure in (_page, _save):
        rounds: dict[bool, list[Figures]] = {True: [], False: []}
        for number in range(bench.rounds):
            for is_small in (number % 2 == 0, number % 2 == 1):
                rounds[is_small].append(measure(bench, bench.small if is_small else bench.campus))
        large, small = (median(figures.rate for figures in rounds[is_small]) for is_small in (False, True))
        found.append(replace(Figures.combined(rounds[False]), growth=large / small))
    return found


_GOALS = (
    Goal("≥ 0.90 of the rate with 1/100 of the answers", lambda figures: figures.growth >= 0.9, lambda figures: f"{figures.growth:.2f}"),)

SCENARIOS = [
    Scenario("growth", (Part("growth, question page", CONNECTIONS, _GOALS), Part("growth, saved answer", CONNECTIONS, _GOALS)), _growth,
             is_once=True),
]
