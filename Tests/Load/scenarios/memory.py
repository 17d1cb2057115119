"""What a server holds that nobody asks for anything, alone and with ten thousand browsers connected."""

import time
from dataclasses import replace

from runner import Bench, Stage
from scenario import Figures, Goal, Part, Scenario

BROWSERS = 10_000
# After a start, before memory is looked at; and after what kept the server busy: what is free then goes back twice a minute.
SECONDS = 4
SECONDS_AFTER = 35


def _memory(bench: Bench) -> list[Figures]:
    with bench.stage() as stage:
        time.sleep(SECONDS)
        found = [_held(stage)]
        everybody = stage.roll.students()[:BROWSERS]
        lines = stage.lines("tests.txt", [(cookie, 1, "GET", "/tests", "") for cookie, _ in everybody])
        with stage.start_crowd(lines, connections=len(everybody), within=4000, hold=True) as browsers:
            load = browsers.wait_for_result()
            time.sleep(SECONDS_AFTER)
            found.append(replace(_held(stage), connections=len(everybody), errors=load.errors))
            if f"HELD {len(everybody)}" not in (said := browsers.stop()):
                bench.wrong.append(f"of {len(everybody)} idle connections the server kept {said}")
        time.sleep(SECONDS_AFTER)
        return [*found, _held(stage)]


def _held(stage: Stage) -> Figures:
    return Figures(megabytes=stage.server.seen.megabytes("VmRSS"))


SCENARIOS = [
    Scenario(
        "memory",
        (Part("memory, just started", 0, (Goal.megabytes(60),)), Part("memory, all idle", BROWSERS, (Goal.megabytes(250),)),
         Part("memory, when they have gone", 0)), _memory, is_once=True),
]
