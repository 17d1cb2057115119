"""The harness turned against itself: servers with a deliberate mistake, put there by a library alone. Answers must be lost."""

from pathlib import Path

import cuts
import kills
import programs
from exam_office import ExamOffice
from Harness.libraries import EARLY, UNSYNCED
from master import Master
from tally import Tally


def run(binary: str, master: Master, folder: Path, seed: int, count: int) -> Tally:
    """Both mutants, one of them on answers, on points and on attempts of programs, `count` times; each must be caught."""
    tally = Tally("mutants caught")
    for round_number in range(count):
        cut = cuts.run(binary, master, folder, seed + round_number, 4, preload=(UNSYNCED,))
        _check(tally, "synchronous=OFF", cut)
        killed = kills.run(binary, master, folder, seed + round_number, 8, preload=(EARLY,))
        _check(tally, "acknowledged before the commit", killed)
        entered = kills.run_points(binary, master, folder, seed + round_number, 8, preload=(EARLY,))
        _check(tally, "points acknowledged before the commit", entered)
        _run_programs(tally, binary, master, folder, seed + round_number)
    return tally


def _run_programs(tally: Tally, binary: str, master: Master, folder: Path, seed: int) -> None:
    """Two more commits follow each change of a program, so that hardly anything is lost; but some answers say what is not so yet. It is
    tried with other moments until one of both is seen, five times at most."""
    for attempt in range(5):
        called = programs.run(binary, master, folder, seed + 1000 * attempt, 8, preload=(EARLY,))
        if any("do not say that it is over" in trouble for trouble in called.troubles):
            tally.count += 1
            return
        if called.lost:
            break
    _check(tally, "attempts acknowledged before the commit", called)


def run_registration(binary: str, office: ExamOffice, folder: Path, seed: int, count: int) -> Tally:
    """The second of them on registrations for exams. Few are under way at any moment, so that some rounds may kill between them all:
    it is tried again with other moments until something is lost, five times at most."""
    tally = Tally("mutants caught")
    for round_number in range(count):
        for attempt in range(5):
            killed = kills.run_registration(
                binary, office, folder, seed + round_number + 1000 * attempt, 10, preload=(EARLY,))
            if killed.lost:
                break
        _check(tally, "registrations acknowledged before the commit", killed)
    return tally


def _check(tally: Tally, name: str, result: Tally) -> None:
    tally.acknowledged += result.acknowledged
    tally.checked += result.checked
    if result.lost and not any("changed nothing" in trouble for trouble in result.troubles):
        tally.count += 1
    else:
        tally.blame(f"{name} was not caught: {result.count} times {result.fault}, {result.troubles[:5]}")
