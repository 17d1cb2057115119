"""Which episodes a run has, and in which order they share the machine."""

import itertools
import shutil
import time
import traceback
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import ClassVar, Iterable, Iterator

import clocks
import crowd
import cuts
import election
import full
import keyless
import kills
import linking
import mutants
import programs
import retries
import survey_cuts
import survey_mutants
import syncs
from exam_office import ExamOffice
from faculty import Faculty
from master import Master
from tally import Tally

# Each in a process of its own: binary, master, folder, seed, count.
_RUNS = {
    "kills": kills.run,
    "points": kills.run_points,
    "cuts": cuts.run,
    "first": cuts.run_first_starts,
    "full": full.run,
    "syncs": syncs.run,
    "clock": clocks.run,
    "nights": clocks.run_nights,
    "retries": retries.run,
    "programs": programs.run,
    "programs-crowd": programs.run_crowd,
    "mutants": mutants.run,
}
# The same on the faculty.
_SURVEYS = {
    "links": linking.run,
    "election": election.run,
    "crowd": crowd.run,
    "keyless": keyless.run,
    "survey-cuts": survey_cuts.run,
    "survey-mutants": survey_mutants.run,
}
# The same where students register for exams.
_EXAMS = {
    "registration": kills.run_registration,
    "registration-mutants": mutants.run_registration,
}
# Seconds between two lines about how it goes.
PROGRESS_SECONDS = 60


@dataclass(frozen=True)
class Batch:
    name: str
    count: int


@dataclass(frozen=True)
class Places:
    """What was prepared."""

    master: Master
    faculty: Faculty
    office: ExamOffice


@dataclass(frozen=True)
class Plan:
    """Batches, one after the other, until there are none or the time is up."""

    NAMES: ClassVar = ["kills", "points", "registration", "cuts", "full", "syncs", "clock", "retries", "programs", "mutants", "surveys"]

    batches: Iterable[Batch]
    # No batch is begun later than so many seconds after the first.
    seconds: float
    # Whether it fails when there was no time for all.
    wants_all: bool = False

    def only(self, name: str) -> "Plan":
        groups = {
            "clock": {"clock", "nights"}, "cuts": {"cuts", "first"}, "surveys": set(_SURVEYS), "registration": set(_EXAMS),
            "programs": {"programs", "programs-crowd"}}
        names = groups.get(name, {name})
        return Plan((batch for batch in self.batches if batch.name in names), self.seconds, self.wants_all)

    def run(self, binary: str, places: Places, folder: Path, seed: int, lanes: int) -> list[Tally]:
        print(f"seed {seed}", flush=True)
        results: dict[str, Tally] = {}
        until = time.monotonic() + self.seconds
        progress = time.monotonic() + PROGRESS_SECONDS
        batches, running = enumerate(self.batches), set()
        with ProcessPoolExecutor(lanes, mp_context=get_context("fork")) as pool:
            while True:
                while len(running) < lanes and time.monotonic() < until and (begun := next(batches, None)):
                    number, batch = begun
                    own = folder / f"batch-{number}"
                    running.add(pool.submit(_run, batch, binary, places, own, seed * 100_000 + number * 1_000))
                if not running:
                    break
                done, running = wait(running, timeout=1, return_when=FIRST_COMPLETED)
                for tally in (future.result() for future in done):
                    results[tally.fault] = results[tally.fault].add(tally) if tally.fault in results else tally
                if time.monotonic() > progress:
                    progress += PROGRESS_SECONDS
                    _tell(results.values())
        tallies = list(results.values())
        if self.wants_all and (left := [batch.name for _, batch in batches]):
            tallies.append(Tally("plan", troubles=[f"{', '.join(left)}: not begun within {self.seconds} s"]))
        return tallies


def of_short() -> Plan:
    batches = [
        Batch("links", 1), Batch("election", 1), Batch("survey-mutants", 1), Batch("crowd", 1), Batch("keyless", 1),
        Batch("survey-cuts", 6), Batch("kills", 50), Batch("cuts", 25), Batch("kills", 50), Batch("cuts", 20),
        Batch("points", 10), Batch("registration", 10), Batch("programs", 10), Batch("mutants", 1), Batch("registration-mutants", 1), Batch("clock", 5), Batch("full", 5), Batch("first", 5), Batch("syncs", 5), Batch("clock", 5),
        Batch("nights", 2), Batch("full", 5), Batch("syncs", 5), Batch("programs-crowd", 1), Batch("retries", 60),
    ]
    return Plan(batches, 1_200, wants_all=True)


def of_minutes(minutes: float) -> Plan:
    """The last batches end about half a minute after the last were begun."""
    return Plan(_round_after_round(), max(0, minutes * 60 - 30))


def _round_after_round() -> Iterator[Batch]:
    for number in itertools.count():
        if number % 50 == 0:
            yield from [Batch("mutants", 1), Batch("survey-mutants", 1), Batch("registration-mutants", 1)]
        yield from [Batch("kills", 25), Batch("cuts", 25), Batch("points", 10), Batch("registration", 15), Batch("kills", 25), Batch("full", 5), Batch("programs", 15), Batch("retries", 30)]
        yield Batch("clock", 3)
        if number % 4 == 0:
            yield from [Batch("syncs", 5), Batch("first", 10), Batch("links", 3), Batch("programs-crowd", 1)]
        if number % 4 == 2:
            yield from [Batch("election", 2), Batch("crowd", 1), Batch("keyless", 1), Batch("survey-cuts", 12)]
        if number % 20 == 0:
            yield Batch("nights", 2)


def _run(batch: Batch, binary: str, places: Places, folder: Path, seed: int) -> Tally:
    folder.mkdir()
    try:
        if batch.name in _SURVEYS:
            return _SURVEYS[batch.name](binary, places.faculty, folder, seed, batch.count)
        if batch.name in _EXAMS:
            return _EXAMS[batch.name](binary, places.office, folder, seed, batch.count)
        return _RUNS[batch.name](binary, places.master, folder, seed, batch.count)
    except Exception:
        # The others go on; the run fails, and says where.
        return Tally(batch.name, troubles=[f"{batch.name} of seed {seed}: {traceback.format_exc()}"])
    finally:
        shutil.rmtree(folder)


def _tell(tallies: Iterable[Tally]) -> None:
    parts = [
        f"{tally.fault} {tally.count:,}" + (f" ({len(tally.troubles)} troubles)" if tally.troubles else "")
        for tally in tallies
    ]
    print(time.strftime("%H:%M:%S ") + (", ".join(parts) or "nothing is done yet"), flush=True)
