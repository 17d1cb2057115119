"""The harness turned against itself: servers with a deliberate mistake, put there by a library alone. Answers must be lost."""

from collections.abc import Callable
from pathlib import Path

import cuts
import kills
import programs
from exam_office import ExamOffice
from Harness.libraries import EARLY, UNSYNCED
from master import Master
from tally import Tally

# A kill may come when nothing that was acknowledged was still to be written: so often another moment is tried.
TRIES = 5


def run(binary: str, master: Master, folder: Path, seed: int, count: int) -> Tally:
    """Both mutants, one of them on answers, on points and on attempts of programs, `count` times; each must be caught."""
    tally = Tally("mutants caught")
    for number in range(seed, seed + count):
        _try(tally, "synchronous=OFF", number, lambda each: cuts.run(binary, master, folder, each, 4, preload=(UNSYNCED,)))
        _try(tally, "acknowledged before the commit", number, lambda each: kills.run(binary, master, folder, each, 8, preload=(EARLY,)))
        _try(tally, "points acknowledged before the commit", number,
             lambda each: kills.run_points(binary, master, folder, each, 8, preload=(EARLY,)), "shows entry")
        # Two more commits follow each change of a program, so that hardly anything is lost; but some answers say what is not so yet.
        _try(tally, "attempts acknowledged before the commit", number,
             lambda each: programs.run(binary, master, folder, each, 8, preload=(EARLY,)), "do not say that it is over")
    return tally


def run_registration(binary: str, office: ExamOffice, folder: Path, seed: int, count: int) -> Tally:
    """The second of them on registrations for exams. Few are under way at any moment, so that some rounds may kill between them all."""
    tally = Tally("mutants caught")
    for number in range(seed, seed + count):
        _try(tally, "registrations acknowledged before the commit", number,
             lambda each: kills.run_registration(binary, office, folder, each, 10, preload=(EARLY,)))
    return tally


def _try(tally: Tally, name: str, seed: int, run: Callable[[int], Tally], words: str | None = None) -> None:
    """
    :param run: the mutant, by the seed.
    :param words: of what a client says who saw that what it was told is not so.
    """
    for attempt in range(TRIES):
        result = run(seed + 1000 * attempt)
        tally.acknowledged += result.acknowledged
        tally.checked += result.checked
        if any("changed nothing" in trouble for trouble in result.troubles):
            break
        if result.lost or any(words and words in trouble for trouble in result.troubles):
            tally.count += 1
            return
    tally.blame(f"{name} was not caught: {result.count} times {result.fault}, {result.troubles[:5]}")
