"""One server, those who take a test on it and those who attack it; what of it goes wrong."""

import math
import time
from dataclasses import dataclass, field

import hostile_attacks
from connection import Connection
from Harness.client import Gone
from Harness.process import Process
from Harness.server import Server
from Harness.waiting import wait_for
from hostile_attacks import Attackers, Report
from hostile_students import Account, Classroom, People
from notebook import Notebook

MOST_MILLISECONDS = 250
MOST_MEGABYTES = 400
# Of the students in the quiet before and after, where these are slower already.
MOST_TIMES = 6
TRIES = 3
# More files than before: readers of the database open theirs when they are needed.
MORE_FILES = 12
# Of a core, when nobody asks for anything.
MOST_AT_REST = 0.5


@dataclass(frozen=True)
class Limits:
    milliseconds: float = MOST_MILLISECONDS
    megabytes: float = MOST_MEGABYTES
    # How many times slower than a release build this one may be.
    slower: float = 1
    # Of the attackers, so many.
    part: float = 1
    tries: int = TRIES
    # For all who were asked something to be answered, in seconds.
    patience: float = 25
    # For connections of those who have gone to be closed, in seconds; the server waits ninety for whoever says nothing.
    closing: float = 100
    # Before each phase and after the last, in seconds.
    quiet: float = 2
    # Parts of the storm.
    phases: tuple[tuple[str, float], ...] = (("parked", 0.4), ("all", 0.6))


def percentile(samples: list[float], part: float) -> float:
    """In milliseconds; of nobody who was asked, none."""
    return sorted(samples)[max(0, math.ceil(len(samples) * part) - 1)] * 1000 if samples else math.inf


class Watched(Process):
    """The server's process, and the most memory that it had when somebody looked."""

    def __init__(self, pid: int):
        super().__init__(pid)
        self.most = 0.0

    def look(self) -> None:
        try:
            self.most = max(self.most, self.megabytes("VmRSS"), self.megabytes("VmHWM"))
        except OSError:
            pass

    def files(self) -> int:
        return self.descriptors().total()


@dataclass
class Net:
    """One server, those who take a test on it, and those who attack it. `server` has a port, a process, and says whether it runs."""

    server: Server
    people: People
    hostile: dict[str, str]
    limits: Limits
    seed: int
    faults: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    opened: int = 0
    _spell: int = 0

    def run(self, seconds: float) -> list[Notebook]:
        """A storm of so many seconds. Gives what the students know, for whoever can look into the database."""
        self.process = Watched(self.server.process.pid)
        self.classroom = Classroom(self.server.port, self.people, self.seed).begin()
        attackers = Attackers(self.server.port, self.hostile, self.seed, self.limits.part).begin()
        try:
            # What happens while everybody is on the way in is not counted.
            self._turn()
            if not self.classroom.wait_for_all(self._spell, self.limits.patience):
                self.faults.append("students were not answered before anything began")
            files = self.process.files()
            quiet = self._quiet()
            for phase, part in self.limits.phases:
                quiet = self._attack(attackers, phase, max(2.0, seconds * part), quiet)
            attackers.end()
            account = self.classroom.end()
            self._judge_students(account)
            self._rest(files)
        except (OSError, Gone) as problem:
            self.faults.append(f"the server has ended ({problem})" if not self.server.is_running else f"a page did not come: {problem}")
            account = self.classroom.account
        finally:
            attackers.end()
            if not self.server.is_running:
                self.faults.append("the server has ended")
        if self.process.most > self.limits.megabytes:
            self.faults.append(f"memory: {self.process.most:.0f} MB, more than {self.limits.megabytes:.0f}")
        return account.notebooks

    def _turn(self) -> int:
        self._spell += 1
        self.classroom.turn(self._spell)
        return self._spell

    def _watch(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            self.process.look()
            self.classroom.listen()
            if not self.server.is_running:
                raise Gone("in the middle")
            time.sleep(0.1)

    def _quiet(self) -> float:
        """The slowest of the students when nobody attacks, and the machine does what it does, in milliseconds."""
        spell = self._turn()
        self._watch(self.limits.quiet)
        return percentile(self.classroom.listen().samples.get(spell, []), 0.99)

    def _attack(self, attackers: Attackers, phase: str, seconds: float, quiet: float) -> float:
        """One phase, and the quiet after it, which it gives; again where the students noticed too much of it."""
        slowest: list[float] = []
        while True:
            spell = self._turn()
            report = self._storm(attackers, phase, seconds)
            after = self._turn()
            if not self.classroom.wait_for_all(after, self.limits.patience):
                self.faults.append(f"{phase}: some students were not answered {self.limits.patience:.0f} s after the attack")
            later = self._quiet()
            samples = self.classroom.listen().samples.get(spell, [])
            if not samples:
                self.faults.append(f"{phase}: no student was answered")
                return later
            slowest.append(percentile(samples, 0.99))
            most = max(self.limits.milliseconds * self.limits.slower, MOST_TIMES * max(quiet, later))
            if slowest[-1] <= most or len(slowest) == self.limits.tries:
                break
            quiet = later
        told = ", ".join(f"{each:.0f}" for each in slowest)
        self.notes.append(
            f"  {phase:<7} p99 {told} ms of {len(samples)} requests, limit {most:.0f} (quiet {quiet:.0f} and {later:.0f}); at once "
            + ", ".join(f"{count} {way.replace('_', ' ')}" for way, count in sorted(report.peak.items())))
        if slowest[-1] > most:
            self.faults.append(f"{phase}: of 100 requests of students one took {told} ms, tried again and again; the limit is {most:.0f}")
        return later

    def _storm(self, attackers: Attackers, phase: str, seconds: float) -> Report:
        attackers.attack(phase, seconds)
        until, report = time.monotonic() + seconds + hostile_attacks.PATIENCE_SECONDS + self.limits.patience, None
        while not report:
            self._watch(0.1)
            report = attackers.report()
            if not report and time.monotonic() > until:
                self.faults.append(f"{phase}: the attackers did not come to an end")
                return Report()
        self.opened += report.opened
        for way, count in hostile_attacks.sized(hostile_attacks.PHASES[phase], self.limits.part).items():
            if report.peak[way] < hostile_attacks.least(way, count):
                self.faults.append(f"{phase}: only {report.peak[way]} of {count} {way.replace('_', ' ')}, at once")
        for answer in report.answers:
            if answer.endswith("500"):
                self.faults.append(f"{phase}: {report.answers[answer]} answers {answer}")
        if phase != "crowds" and not any(answer.startswith("sign-in") for answer in report.answers):
            self.faults.append(f"{phase}: no parked sign-in was answered")
        return report

    def _judge_students(self, account: Account) -> None:
        troubles = account.troubles + [each for notebook in account.notebooks for each in notebook.troubles]
        refusals = [refusal for notebook in account.notebooks for refusal in notebook.refusals]
        if refusals:
            troubles.append(f"{len(refusals)} requests of students were refused, the first with {refusals[0][0]}: {refusals[0][1][:200]}")
        self.faults += troubles
        if not account.ends:
            self.faults.append("nobody kept an answer back")
        for way in hostile_attacks.KEPT_BACK:
            if account.ends and not account.late.get(way):
                self.faults.append(f"nothing that was kept back by {way} was answered after the end")
        if not account.sign_ins:
            self.faults.append("nobody signed in meanwhile")
        self.notes.append(
            f"  {sum(notebook.acknowledged for notebook in account.notebooks)} answers saved, {account.ends} marks stood while "
            f"{sum(account.late.values())} late answers came, {len(account.sign_ins)} signed in meanwhile, at most in "
            f"{max(account.sign_ins, default=0):.1f} s; memory at most {self.process.most:.0f} MB")

    def _rest(self, files: int) -> None:
        """All have gone."""
        if not wait_for(lambda: self.process.files() <= files + MORE_FILES, self.limits.closing, pause=0.2):
            self.faults.append(f"{self.process.files()} files are open, {files} were before")
        began = time.monotonic()
        reply = Connection(self.server.port).get("/sign-in")
        took = time.monotonic() - began
        if reply.status != 200 or took > self.limits.slower:
            self.faults.append(f"afterwards a page came with {reply.status} after {took:.1f} s")
        # In the best of some seconds: what was put off may be done in one of them.
        least, looks = math.inf, 0
        while least > MOST_AT_REST and looks < 5:
            before = self.process.wanted_seconds()
            time.sleep(1)
            least, looks = min(least, self.process.wanted_seconds() - before), looks + 1
        if least > MOST_AT_REST:
            self.faults.append(f"afterwards it takes {least:.1f} of a core")
        self.process.look()
