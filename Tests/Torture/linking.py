"""Ballots sent in a known order through the real server, everything copied meanwhile, and then an attacker who looks for links.

Modelled: somebody who takes all files at any moment (database, log, its index, the server's own log, backups), as often as
wanted, also right after a crash; with the folder of keys after the closing, and without it while the survey is open. Not
modelled: somebody who watches the running server or its network, who keeps the folder of keys of an open survey (shown here:
reads everything), what a file system or a disk keeps of overwritten files, and the style of what people write."""

import random
from collections import Counter
from pathlib import Path

import chance
import naive
import remains
from attacker import Attacker
from faculty import BEGUN, CLOSED, MEDIUM, SMALL, TINY, Course, Faculty
from Harness.control import Control
from Harness.libraries import CLOCK
from Harness.server import Server
from Harness.waiting import wait_for
from loot import Loot
from riddle import Riddle
from score import Score, score
from tally import Tally
from unsealing import Keys
from voter import Ballot, Voter, is_thanks, new_ballot
from voting import check_counts, integrity

COURSES = [MEDIUM, SMALL, TINY]
# Between two copies.
BALLOTS_PER_COPY = 5
# The numbers of those who press "skip", in each subject.
SKIPPED = {5, 17, 23, 31}


def run(binary: str, faculty: Faculty, folder: Path, seed: int, count: int) -> Tally:
    """So many surveys, and the naive designs once."""
    tally = Tally("survey, links", notes=[HEADING])
    for blind in naive.run(folder / "naive", seed):
        tally.notes.append(row(blind))
        tally.troubles += blind.troubles
    polls: list[Counter] = []
    for number in range(count):
        poll = Poll(binary, faculty, folder, seed + number)
        poll.run(tally)
        polls.append(poll.counts)
    _judge_together(tally, polls)
    _check_log_reader(tally, faculty)
    return tally


def _judge_together(tally: Tally, polls: list[Counter]) -> None:
    """What is little in one survey adds up over several, when it comes the same way each time."""
    together: Counter = Counter()
    for counts in polls:
        # Unlike `+`, this keeps what was right 0 times.
        together.update(counts)
    luck = chance.most_right(len(together), len(polls))
    name, right = together.most_common(1)[0]
    mean = sum(together.values()) / len(together) / len(polls)
    tally.notes.append(
        f"{len(polls)} closed, {len(together)} ways to guess: {mean:.2f} right pairs on average, {right} in all by the best; "
        f"chance gives 1, and at most {luck}.")
    if right > luck:
        tally.blame(f"{right} pairs are right in {len(polls)} surveys by {name}; chance gives at most {luck}")


def _check_log_reader(tally: Tally, faculty: Faculty) -> None:
    """The reader of logs must see a name, an address and a time."""
    user = next(iter(faculty.cookies))
    for line in [f"GET /surveys {user}", f"sealed by {faculty.people[user]}", "/surveys 127.0.0.1", "20:28:00 /surveys"]:
        if not remains.in_logs(Loot([("made up", {"x.log": line.encode()})]), faculty):
            tally.blame(f"nothing is found in the line {line!r}")


def row(found: Score) -> str:
    return (
        f"{found.name:<44}{found.read:>6}/{found.words:<4}{found.guesses:>8,}{found.right:>6}/{found.people:<3}{found.luck:>6}"
        f"{found.mean:>7.2f}{found.correlation:>+8.2f}{min(1, found.luck_correlation):>7.2f}"
        f"{found.hands:>6}{found.luck_hands:>6}")


HEADING = (
    f"{'attack':<44}{'read':>11}{'guesses':>8}{'right':>10}{'luck':>6}{'mean':>7}{'order':>8}{'luck':>7}{'hands':>6}{'luck':>6}")


class Poll:
    """One survey, from the first ballot to what is left after the closing."""

    def __init__(self, binary: str, faculty: Faculty, folder: Path, seed: int):
        self.where = f"survey of seed {seed}"
        self.binary, self.faculty, self.folder, self.seed = binary, faculty, folder, seed
        self.choice = random.Random(seed)
        self.data = faculty.copy(folder / "data")
        self.control = Control(folder / "control")
        self.server = Server(binary, self.data, preload=(CLOCK,), control=self.control.path)
        self.loot = Loot()
        # Right pairs of the largest subject, after the closing, by the way to guess.
        self.counts: Counter = Counter()
        self.riddles = {course: Riddle(place=faculty.courses[course.key]) for course in COURSES}
        self.ballots = [
            new_ballot(user, course, self.choice, is_skipped=number in SKIPPED) for course in COURSES
            for number, user in enumerate(course.users)]
        self.choice.shuffle(self.ballots)

    def run(self, tally: Tally) -> None:
        with self.server:
            self.faculty.set_clock(self.control, BEGUN)
            self.server.start("--log-level", "info")
            self._vote(tally)
            self._back_up("late")
            keys = self._keys()
            tally.troubles += [f"{self.where}: {each}" for each in remains.while_open(self.loot)]
            self._look(tally, "open, without key", self.loot, None)
            self._look(tally, "open, with the folder of keys", self.loot, keys)
            self._stop(tally)
            self.faculty.set_clock(self.control, CLOSED)
            self.server.start("--log-level", "trace")
            # The key goes last. The database is not opened: a reader would keep the server from emptying the log.
            if not wait_for(lambda: not list((self.data / "keys" / "surveys").glob("*"))):
                tally.blame(f"{self.where}: keys are left: {self.server.words()[-500:]}")
            self.loot.take("closed", self.data, self.server.log, with_keys=True)
            self._back_up("closed")
            self._stop(tally)
        after = self.loot.take("closed and stopped", self.data, self.server.log, with_keys=True)
        self._look(tally, "closed, with everything", self.loot, Keys({}))
        tally.troubles += [f"{self.where}: {each}" for each in remains.of_survey(self.loot, after, self.faculty, keys, COURSES)]
        tally.troubles += [f"{self.where}: {each}" for each in remains.in_logs(self.loot, self.faculty)]
        tally.troubles += [f"{self.where}: {each}" for each in integrity(self.data)]
        tally.integrity += len(integrity(self.data))
        for course in COURSES:
            check_counts(tally, self.where, self.data, self.faculty, course, [
                ballot for ballot in self.ballots if ballot.course is course])
        tally.count += 1

    def _vote(self, tally: Tally) -> None:
        """One after the other; in the middle a backup and a crash."""
        self.loot.take("before", self.data, self.server.log)
        for number, ballot in enumerate(self.ballots, 1):
            self._send(tally, ballot)
            if number % BALLOTS_PER_COPY == 0:
                self.loot.take(f"copy {number}", self.data, self.server.log)
            if number == len(self.ballots) // 3:
                self._back_up("middle")
            if number == len(self.ballots) // 2:
                self.server.kill()
                self.loot.take("crash", self.data, self.server.log)
                self.server.start("--log-level", "trace")
        self.loot.take("all sent", self.data, self.server.log)

    def _send(self, tally: Tally, ballot: Ballot) -> None:
        voter = Voter(self.faculty, ballot.user, self.server.port)
        statuses = [voter.open(ballot).status, (reply := voter.send(ballot)).status]
        voter.close()
        tally.acknowledged += is_thanks(reply)
        if not is_thanks(reply):
            tally.blame(f"{self.where}: {ballot.user} was not thanked: {statuses}")
        elif not ballot.is_skipped:
            self.riddles[ballot.course].add(ballot.user, ballot.words)

    def _back_up(self, name: str) -> None:
        archive = self.folder / f"{name}-{self.seed}.tar"
        self.server.command("backup", str(archive))
        self.loot.take(f"backup {name}", archive)

    def _keys(self) -> Keys:
        return Keys({path.stem: path.read_bytes() for path in (self.data / "keys" / "surveys").glob("*.key")})

    def _stop(self, tally: Tally) -> None:
        if self.server.stop() != 0:
            tally.blame(f"{self.where}: the server did not stop as it should: {self.server.words()[-500:]}")

    def _look(self, tally: Tally, phase: str, loot: Loot, keys: Keys | None) -> None:
        for course in COURSES:
            riddle = self.riddles[course]
            if len(riddle.senders) < 3:
                continue
            found = score(f"{phase}, {course.students} students", Attacker(loot, riddle, keys, self.seed), riddle)
            if not tally.count:
                tally.notes.append(row(found))
            self._judge(tally, course, phase, found)

    def _judge(self, tally: Tally, course: Course, phase: str, found: Score) -> None:
        if phase == "open, without key":
            if found.read or found.guesses:
                tally.blame(f"{self.where}: {found.name}: {found.read} texts can be read, by {found.way}")
        elif phase == "open, with the folder of keys":
            if found.share < 0.9:
                tally.blame(f"{self.where}: {found.name}: only {found.right} were found out; the attacker is blind")
        else:
            wanted = found.words if course is not TINY else 0
            if found.read != wanted:
                tally.blame(f"{self.where}: {found.name}: {found.read} texts are there, not {wanted}")
            tally.troubles += [f"{self.where}: {found.name}: {each}" for each in found.beats_chance]
            if course is MEDIUM:
                self.counts.update(found.counts)
