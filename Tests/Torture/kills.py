"""`kill -9` at random moments: under load, in a pause, while the server starts, and while it stops."""

import random
import signal
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import gradebook_verdict
import registry_altered
import registry_verdict
import verdict
from course import QUIZ
from exam_office import ExamOffice
from Harness.control import Control
from Harness.server import Server
from master import Master
from gradebook import Gradebook
from notebook import Notebook
from petitioner import Petitioner
from registry import Registry
from student import Class, Student
from tally import Tally
from teacher import Teacher
from verdict import Verdict

# Then the next students begin with a fresh copy of the prepared data.
ROUNDS_PER_COPY = 15
STUDENTS = 6
KILLED = -signal.SIGKILL


@dataclass(frozen=True)
class Load:
    """Who works on a copy of the data, and who judges what is left of it."""

    fault: str
    # By the seed.
    people: Callable[[Master | ExamOffice, int], list[Student | Teacher | Petitioner]]
    judge: Callable[[Path, list[Notebook | Gradebook | Registry]], Verdict]
    # Plants faults in what the judge found in order: a tally, a folder for it, the data, and what clients were told.
    doubt: Callable[[Tally, Path, Path, list], None] | None = None


_ANSWERS = Load("kill -9", lambda master, seed: master.students(QUIZ, STUDENTS, seed), verdict.judge)
_POINTS = Load("kill -9, points", Master.staff, gradebook_verdict.judge)
_REGISTRATION = Load("kill -9, exams", ExamOffice.everybody, registry_verdict.judge, registry_altered.check)


def run(binary: str, master: Master, folder: Path, seed: int, count: int, preload: tuple[str, ...] = ()) -> Tally:
    """While students answer."""
    return _run(_ANSWERS, binary, master, folder, seed, count, preload)


def run_points(binary: str, master: Master, folder: Path, seed: int, count: int, preload: tuple[str, ...] = ()) -> Tally:
    """While teachers enter points."""
    return _run(_POINTS, binary, master, folder, seed, count, preload)


def run_registration(
        binary: str, office: ExamOffice, folder: Path, seed: int, count: int, preload: tuple[str, ...] = ()) -> Tally:
    """While students register for exams, change, wait and withdraw, by page and by programs, and the office changes dates."""
    return _run(_REGISTRATION, binary, office, folder, seed, count, preload)


def _run(
        load: Load, binary: str, master: Master | ExamOffice, folder: Path, seed: int, count: int,
        preload: tuple[str, ...]) -> Tally:
    tally = Tally(load.fault)
    while tally.count < count:
        until = min(count, tally.count + ROUNDS_PER_COPY)
        _one_copy(load, tally, binary, master, folder, seed + tally.count, until, preload)
    return tally


def _one_copy(
        load: Load, tally: Tally, binary: str, master: Master | ExamOffice, folder: Path, seed: int, until: int,
        preload: tuple[str, ...]) -> None:
    choice = random.Random(seed)
    data = master.copy(folder / "data")
    control = Control(folder / "control")
    everybody = Class(load.people(master, seed))
    server = Server(binary, data, preload=preload, control=control.path)
    with server:
        while tally.count < until:
            where = f"kill {tally.count} of seed {seed}"
            if choice.random() < 0.15:
                _kill_a_start(server, choice)
                tally.count += 1
            server.start()
            tally.starts.append(server.start_seconds)
            before = everybody.acknowledged
            status = _kill_under_load(server, everybody, choice)
            # One that was told to stop may have been quicker.
            tally.count += status == KILLED
            if status not in (KILLED, 0):
                tally.blame(f"{where}: it ended by itself with status {status}: {server.words()[-500:]}")
                tally.count += 1
            if everybody.acknowledged == before:
                tally.blame(f"{where}: nothing was acknowledged")
            tally.judge(load.judge(data, everybody.notebooks), where)
        # What was killed last comes up again, and stops as it should.
        status = server.start().stop()
        if status != 0:
            tally.blame(f"seed {seed}: stopped with status {status}: {server.words()[-500:]}")
    tally.judge(load.judge(data, everybody.notebooks), f"after the kills of seed {seed}")
    tally.close(everybody.notebooks, f"kills of seed {seed}")
    if load.doubt and not tally.troubles:
        load.doubt(tally, folder, data, everybody.notebooks)
    if preload and not control.mutations:
        tally.blame("the mutant changed nothing")


def _kill_a_start(server: Server, choice: random.Random) -> None:
    server.launch()
    time.sleep(choice.uniform(0, server.start_seconds or 0.3))
    server.kill()


def _kill_under_load(server: Server, everybody: Class, choice: random.Random) -> int:
    """Gives the status with which it ended."""
    everybody.begin(server.port)
    everybody.wait_for(choice.randint(1, 40))
    moment = choice.random()
    if moment < 0.15:
        everybody.end()
    elif moment < 0.3:
        server.terminate()
        time.sleep(choice.uniform(0, 0.03))
    status = server.kill()
    everybody.end()
    return status
