"""A disk that is full under load, for a while: what was acknowledged stays, refusals say so, and with room again saving
goes on."""

import random
import re
from pathlib import Path

from course import QUIZ
from Harness.control import Control
from Harness.libraries import DISK
from Harness.server import DidNotStart, Server
from Harness.waiting import wait_for
from master import Master
from student import Class
from tally import Tally
from verdict import judge

STUDENTS = 5
PLENTY = 10 << 30
# Enough for some answers.
LITTLE = 1 << 20
# Enough for the server to keep a reserve, and for nothing else to matter.
ENOUGH_FOR_RESERVE = 400 << 20
# Within so many seconds of there being room again, every client must be able to save.
RECOVERY_SECONDS = 10


def run(binary: str, master: Master, folder: Path, seed: int, count: int) -> Tally:
    tally = Tally("disk full")
    while tally.count < count:
        Episode(binary, master, folder, seed + tally.count).run(tally)
    return tally


class Episode:
    def __init__(self, binary: str, master: Master, folder: Path, seed: int):
        self.where = f"full disk of seed {seed}"
        self.choice = random.Random(seed)
        self.data = master.copy(folder / "data")
        self.control = Control(folder / "control")
        self.everybody = Class(master.students(QUIZ, STUDENTS, seed))
        self.server = Server(binary, self.data, preload=(DISK,), control=self.control.path)

    def run(self, tally: Tally) -> None:
        has_reserve = self.choice.random() < 0.5
        self.control.free_bytes = ENOUGH_FOR_RESERVE if has_reserve else self.choice.randint(LITTLE // 4, LITTLE)
        self.control.is_limited = 1
        with self.server:
            self.server.start()
            if has_reserve and not self._reserve_is_kept():
                tally.blame(f"{self.where}: no reserve is kept, and there is room for one")
                has_reserve = False
            self.everybody.begin(self.server.port)
            if not self.everybody.wait_for(5):
                tally.blame(f"{self.where}: nothing was saved before the disk was full")
            self._fill(tally, has_reserve)
            self._end(tally)
        tally.judge(judge(self.data, self.everybody.notebooks), self.where)
        tally.close(self.everybody.notebooks, self.where)
        # An episode without a full disk is blamed, and counted, so that there is an end.
        tally.count += 1

    def _reserve_is_kept(self) -> bool:
        return wait_for((self.data / "gata.sqlite.reserve").exists, seconds=1)

    def _fill(self, tally: Tally, has_reserve: bool) -> None:
        """Until calls are refused for lack of room; with a reserve, saving must go on."""
        if self.control.free_bytes > LITTLE:
            self.control.free_bytes = self.choice.randint(0, 300) << 10
        if not self._until(lambda: self.control.refusals > 0):
            return tally.blame(f"{self.where}: the disk was never full")
        if has_reserve:
            if not self.everybody.wait_for(20) or self._refusals():
                tally.blame(f"{self.where}: with a reserve, {len(self._refusals())} saves were refused")
            if self.choice.random() < 0.5:
                return
            # Others take what the reserve gave.
            self.control.free_bytes = 0
        if not self._until(lambda: len(self._refusals()) >= 3):
            # The log may have begun anew, over room that it has.
            if not has_reserve:
                tally.blame(f"{self.where}: a full disk refused nothing")
        for status, body in self._refusals():
            if status < 500 or not re.search(r"\w+ \w+ \w+", re.sub(r"<[^>]*>", " ", body)):
                tally.blame(f"{self.where}: refused with {status} and without a sentence: {body[:200]}")
                break

    def _end(self, tally: Tally) -> None:
        """The server is killed, or stopped, while there is no room; or there is room, and everybody goes on."""
        fate = self.choice.random()
        if fate < 0.5:
            self.control.free_bytes = PLENTY
            if not self._everybody_saves():
                tally.blame(f"{self.where}: with room again, not everybody could save within {RECOVERY_SECONDS} s")
            self.everybody.end()
            self._stop(tally)
            return
        if fate < 0.75:
            self.server.kill()
        else:
            self._stop(tally)
        self.everybody.end()
        tally.judge(judge(self.data, self.everybody.notebooks), f"{self.where}, ended while it was full")
        self._start_in_need(tally)

    def _start_in_need(self, tally: Tally) -> None:
        """Without room it may refuse to start; with room it may not."""
        try:
            self.server.start()
        except DidNotStart:
            pass
        else:
            self._stop(tally)
        self.control.free_bytes = PLENTY
        try:
            self.everybody.begin(self.server.start().port)
        except DidNotStart as error:
            return tally.blame(f"{self.where}: with room again it did not start: {error}")
        if not self._everybody_saves():
            tally.blame(f"{self.where}: started with room again, not everybody could save")
        self.everybody.end()
        self._stop(tally)

    def _stop(self, tally: Tally) -> None:
        """Full or not, the end is in order."""
        if self.server.stop() != 0:
            tally.blame(f"{self.where}: the server did not stop as it should: {self.server.words()[-500:]}")

    def _everybody_saves(self) -> bool:
        before = [notebook.acknowledged for notebook in self.everybody.notebooks]
        return self._until(lambda: all(
            notebook.acknowledged > count for notebook, count in zip(self.everybody.notebooks, before)))

    def _refusals(self) -> list[tuple[int, str]]:
        return [refusal for notebook in self.everybody.notebooks for refusal in notebook.refusals]

    def _until(self, condition) -> bool:
        return wait_for(condition, RECOVERY_SECONDS, pause=0.005)
