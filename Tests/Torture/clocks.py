"""Clocks that jump in the middle of a final test, and the two nights of the year in which the hours change."""

import math
import random
import sqlite3
import time
from datetime import datetime, timezone
from pathlib import Path
from zoneinfo import ZoneInfo

from course import AUTUMN_FINAL, FINAL, PAPERS, SPRING_FINAL, STUDENTS
from Harness.control import Control
from Harness.libraries import CLOCK
from Harness.server import Server
from master import Master, prepare
from student import Class
from tally import Tally
from verdict import judge

SECOND = 10**9
DAY = 86_400
# A deadline may come so much earlier, or later, than was said: small steps are taken over without a word.
TOLERANCE = 2.5
# By then the server has found out about a jump.
ADOPTION_SECONDS = 1.6
# So long before the hours change the server is started.
LEAD_SECONDS = 8
# A final is never ended by its own students here.
ENDLESS = 1_000_000
# In UTC.
SWITCHES = {
    AUTUMN_FINAL: datetime(2026, 10, 25, 1, tzinfo=timezone.utc),
    SPRING_FINAL: datetime(2027, 3, 28, 1, tzinfo=timezone.utc),
}


def run(binary: str, master: Master, folder: Path, seed: int, count: int) -> Tally:
    """So many jumps, some of them in the same attempts."""
    tally = Tally("clock jump")
    while tally.count < count:
        _Sitting(binary, master, folder, FINAL, seed + tally.count).jump(tally, min(count - tally.count, 3))
    return tally


def run_nights(binary: str, _: Master, folder: Path, seed: int, count: int) -> Tally:
    """The night of autumn and that of spring, in turn. The server is started some seconds before the switch."""
    tally = Tally("hours changed")
    for number in range(count):
        title = list(SWITCHES)[(seed + number) % 2]
        ahead = SWITCHES[title].timestamp() - time.time()
        night = folder / f"night-{number}"
        night.mkdir()
        # Signed in two minutes before; the server stood still since.
        master = prepare(binary, night, users=STUDENTS[:4], begin=None, clock_shift=int((ahead - 120) * SECOND))
        sitting = _Sitting(binary, master, night, title, seed + number)
        sitting.pass_switch(tally, SWITCHES[title])
    return tally


class _Sitting:
    """Students in the middle of a final."""

    def __init__(self, binary: str, master: Master, folder: Path, title: str, seed: int):
        self.where = f"{title} of seed {seed}"
        self.title = title
        self.choice = random.Random(seed)
        self.data = master.copy(folder / "data")
        self.control = Control(folder / "control")
        self.everybody = Class(master.students(title, 4, seed, longest=ENDLESS))
        self.server = Server(binary, self.data, preload=(CLOCK,), control=self.control.path)

    def jump(self, tally: Tally, count: int) -> None:
        with self.server:
            self.everybody.begin(self.server.start().port)
            self._go_on(0.2)
            size = 0.0
            for _ in range(count):
                size = self._jump_after(size)
                self.control.clock_shift += int(size * SECOND)
                tally.count += 1
                self.where += f", {size:+.0f} s"
                self._go_on(ADOPTION_SECONDS)
            self._end(tally)
        if not self.control.clock_reads:
            tally.blame("the clock was never read")

    def _jump_after(self, before: float) -> float:
        """In seconds. One back is often followed by one that goes further forward, as when a wrong clock is put right."""
        size = math.exp(self.choice.uniform(0, math.log(DAY)))
        if before < 0 and self.choice.random() < 0.6:
            return min(DAY, size - before)
        return self.choice.choice([1, -1]) * size

    def pass_switch(self, tally: Tally, switch: datetime) -> None:
        self.control.clock_shift = int((switch.timestamp() - LEAD_SECONDS - time.time()) * SECOND)
        switches_at = time.monotonic() + LEAD_SECONDS
        with self.server:
            self.everybody.begin(self.server.start().port)
            self.everybody.wait_for(10)
            self.everybody.end()
            time.sleep(max(0, switches_at - 0.5 - time.monotonic()))
            self.everybody.begin(self.server.port)
            self._go_on(max(0, switches_at + 0.5 - time.monotonic()))
            self._end(tally)
        tally.count += 1
        self._check_deadlines(tally, switch)

    def _go_on(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        self.everybody.wait_for(10)
        time.sleep(max(0, until - time.monotonic()))

    def _end(self, tally: Tally) -> None:
        """Everybody ends the attempt; a session may be over then, which is of a day before."""
        self.everybody.wait_for(4)
        self.everybody.end()
        self._check_time_left(tally)
        for student in self.everybody.students:
            if not student.attempt:
                tally.blame(f"{self.where}: {student.user} has no attempt")
                continue
            reply = student.connect(self.server.port).wire.end(f"/attempts/{student.attempt.id}")
            student.attempt.is_ended = reply.status == 303
            if not student.attempt.is_ended:
                tally.blame(f"{self.where}: ending got {reply.status}")
        if self.server.stop() != 0:
            tally.blame(f"{self.where}: the server did not stop as it should: {self.server.words()[-500:]}")
        tally.judge(judge(self.data, self.everybody.notebooks), self.where)
        tally.close(self.everybody.notebooks, self.where)
        self._check_reasons(tally)

    def _check_time_left(self, tally: Tally) -> None:
        """A jump takes no time away at any moment; in the end only a jump back has given some."""
        for student in self.everybody.students:
            if not student.lefts:
                continue
            began, first = student.lefts[0]
            gains = [(left - first) / 1000 + (moment - began) for moment, left in student.lefts]
            if min(gains) < -TOLERANCE or (gains[-1] > TOLERANCE and " -" not in self.where):
                tally.blame(f"{self.where}: {student.user} has {min(gains):+.1f} s, at last {gains[-1]:+.1f} s more than before")

    def _rows(self, query: str) -> list[tuple]:
        with sqlite3.connect(self.data / "gata.sqlite") as database:
            return database.execute(query).fetchall()

    def _check_reasons(self, tally: Tally) -> None:
        expired = self._rows("SELECT attempt_id FROM submission WHERE reason <> 'submitted'")
        if expired:
            tally.blame(f"{self.where}: {len(expired)} attempts were ended by the time")

    def _check_deadlines(self, tally: Tally, switch: datetime) -> None:
        """The closing is a local time right behind the switch."""
        closes = datetime.fromisoformat(PAPERS[self.title].settings["closes"]).replace(tzinfo=ZoneInfo("Europe/Bucharest"))
        expected = int(closes.timestamp() * 1000)
        for started, deadline in self._rows("SELECT started_at, deadline FROM attempt"):
            if started / 1000 > switch.timestamp() or deadline != expected:
                tally.blame(
                    f"{self.where}: begun at {started}, the deadline is {deadline}, not {expected}; the switch was at {switch}")
