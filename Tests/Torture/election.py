"""A whole survey under attack: opened, answered by many at once, closed, with the server killed in between.

Modelled: `kill -9` at any moment of the opening, the answering, and the closing, with slow syncs so that short moments are hit
as well. Students whose answer did not come send the same form again, or open it anew. Power cuts are in `survey_cuts.py`."""

import random
import time
from pathlib import Path

import blanks
import hpke
from ballot_box import BallotBox
from faculty import CLOSED, COURSES, LATER, OPENED, Faculty
from Harness.control import Control
from Harness.libraries import CLOCK, DISK
from Harness.server import Server
from Harness.waiting import wait_for
from tally import Tally
from voter import Ballot, Voter, new_ballot
from voting import check_counts, integrity, read

VOTERS = 8
# In one election.
KILLS = 26
# Of all ballots.
SKIPPED = 0.08
# Of a sync while a survey opens or closes, in microseconds.
SLOW_SYNC = 15_000


class Election:
    """All surveys of the faculty on one copy of its data."""

    def __init__(self, binary: str, faculty: Faculty, folder: Path, seed: int, preload: tuple[str, ...] = ()):
        self.where = f"election of seed {seed}"
        self.faculty, self.folder = faculty, folder
        self.choice = random.Random(seed)
        self.data = faculty.copy(folder / "data")
        self.control = Control(folder / "control")
        self.server = Server(binary, self.data, preload=(CLOCK, *preload, DISK), control=self.control.path)
        ballots = [
            new_ballot(user, course, self.choice, self.choice.random() < SKIPPED) for course in COURSES for user in course.users]
        self.choice.shuffle(ballots)
        self.ballots: list[Ballot] = ballots
        self.box = BallotBox(faculty, ballots, self.choice)

    def run(self, tally: Tally, kills: int) -> None:
        """About so many kills: a sixth during the opening, a third during the closing, as long as there is something to close,
        the others while students answer."""
        with self.server:
            self.faculty.set_clock(self.control, OPENED)
            self._kill_openings(tally, max(1, kills // 6))
            self.vote(tally, kills - kills // 6 - kills // 3)
            self.faculty.set_clock(self.control, CLOSED)
            self._kill_closings(tally, max(1, kills // 3))
            self._finish(tally)
        for course in COURSES:
            check_counts(tally, self.where, self.data, self.faculty, course, [
                ballot for ballot in self.ballots if ballot.course is course])
        tally.acknowledged += sum(ballot.is_thanked for ballot in self.ballots)
        tally.troubles += [f"{self.where}: {each}" for each in [*self.box.troubles, *integrity(self.data)]]
        tally.integrity += len(integrity(self.data))
        self._check_remains(tally)

    def _kill_openings(self, tally: Tally, count: int) -> None:
        self.control.sync_delay = SLOW_SYNC
        for _ in range(count):
            self._kill_a_start()
            tally.count += 1
            self.check_state(tally)
        self.control.sync_delay = 0

    def vote(self, tally: Tally, kills: int) -> None:
        """Until everybody has handed in, with so many kills before."""
        share = max(2, 2 * len(self.ballots) // (kills + 1))
        for number in range(kills + 1):
            self.server.start()
            tally.starts.append(self.server.start_seconds)
            if not wait_for(self._is_later_open):
                tally.blame(f"{self.where}: the survey does not open: {self.server.words()[-500:]}")
            is_last = number == kills
            before = self.box.thanked
            self.box.begin(self.server.port, VOTERS)
            self.box.wait_for(len(self.ballots) if is_last else self.choice.randint(1, share))
            if is_last:
                self.box.end()
                if self.server.stop() != 0:
                    tally.blame(f"{self.where}: the server did not stop as it should: {self.server.words()[-500:]}")
            else:
                self.server.kill()
                self.box.end()
                tally.count += 1
                if self.box.thanked == before and not self.box.is_empty:
                    tally.blame(f"{self.where}: nobody was thanked")
            self.check_state(tally)
        missing = [ballot for ballot in self.ballots if not ballot.is_thanked]
        if missing:
            tally.blame(
                f"{self.where}: {len(missing)} ballots could not be handed in: {missing[0].user}, {self.box.refusals[-3:]}")

    def _is_later_open(self) -> bool:
        """Asked from the server, which may be writing."""
        return Voter(self.faculty, LATER.users[0], self.server.port).is_asked(LATER)

    def _kill_closings(self, tally: Tally, count: int) -> None:
        self.control.sync_delay = SLOW_SYNC
        for number in range(count):
            if not self._keys():
                break
            self.server.launch()
            # The first comes early enough to find all open.
            self._wait_for_moment("any" if number == 0 else self.choice.choice(["any", "log", "key"]))
            self.server.kill()
            tally.count += 1
            self.check_state(tally)
        self.control.sync_delay = 0

    def _wait_for_moment(self, kind: str) -> None:
        """Any moment of the start, or one shortly after some writes to the log, or after a key has gone."""
        start = self.server.start_seconds or 0.6
        if kind == "any":
            return time.sleep(self.choice.uniform(start / 3, start))
        until = time.monotonic() + 3 * start
        for _ in range(self.choice.randint(1, 4) if kind == "log" else 1):
            before = self._mark(kind)
            while self._mark(kind) == before and time.monotonic() < until:
                time.sleep(0.001)
        time.sleep(self.choice.uniform(0, 0.05))

    def _mark(self, kind: str) -> object:
        log = self.data / "gata.sqlite-wal"
        return self._keys() if kind == "key" else log.exists() and log.stat().st_mtime_ns

    def _keys(self) -> list[str]:
        return sorted(path.name for path in (self.data / "keys" / "surveys").glob("*"))

    def _kill_a_start(self) -> None:
        self.server.launch()
        self._wait_for_moment("any")
        self.server.kill()

    def _finish(self, tally: Tally) -> None:
        self.server.start()
        if not wait_for(lambda: not self._keys()):
            tally.blame(f"{self.where}: keys are left: {self._keys()}, {self.server.words()[-500:]}")
        if self.server.stop() != 0:
            tally.blame(f"{self.where}: the server did not stop as it should: {self.server.words()[-500:]}")

    def _openings(self) -> dict[str, bytes]:
        with read(self.data) as database:
            return dict(database.execute("SELECT survey_id, public_key FROM survey_opening"))

    def check_state(self, tally: Tally) -> None:
        """Each survey is open, with its key and all its ballots, or closed, without any."""
        with read(self.data) as database:
            closed = {row[0] for row in database.execute("SELECT survey_id FROM survey_closing")}
            sealed = dict(database.execute("SELECT survey_id, count(*) FROM sealed_ballot GROUP BY survey_id"))
            flags = dict(database.execute("SELECT survey_id, sum(is_done) FROM participation GROUP BY survey_id"))
        for survey, public in self._openings().items():
            key = self.data / "keys" / "surveys" / f"{survey}.key"
            semester = next(name for name, found in self.faculty.surveys.items() if found == survey)
            if survey in closed:
                tally.moments[f"closed, key {'there' if key.exists() else 'gone'}"] += 1
                if sealed.get(survey, 0) or survey in flags:
                    counts = f"{sealed.get(survey, 0)} ballots and {flags.get(survey, 0)} flags"
                    self._blame(tally, f"{semester} is closed, with {counts}")
                continue
            tally.moments["open"] += 1
            if not key.exists() or hpke.public_of(key.read_bytes()) != public:
                self._blame(tally, f"{semester} is open, and its key is not there")
            thanked = sum(ballot.is_thanked for ballot in self.ballots if self.faculty.survey(ballot.course) == survey)
            if sealed.get(survey, 0) < thanked:
                tally.lost += thanked - sealed.get(survey, 0)
                self._blame(tally, f"{semester} has {sealed.get(survey, 0)} ballots, {thanked} were thanked for")
            if sealed.get(survey, 0) != flags.get(survey, 0):
                self._blame(tally, f"{semester} has {sealed.get(survey, 0)} ballots and {flags.get(survey)} flags")

    def _blame(self, tally: Tally, sentence: str) -> None:
        tally.integrity += 1
        tally.blame(f"{self.where}: {sentence}")

    def _check_remains(self, tally: Tally) -> None:
        content = (self.data / "gata.sqlite").read_bytes()
        left = blanks.troubles(content, ["participation", "sealed_ballot"])
        for sentence in [*(f"left: {key}" for key in self._keys()), *left]:
            self._blame(tally, sentence)


def run(binary: str, faculty: Faculty, folder: Path, seed: int, count: int) -> Tally:
    """So many elections."""
    tally = Tally("survey, kill -9")
    for number in range(count):
        Election(binary, faculty, folder, seed + number).run(tally, KILLS)
    return tally
