"""The key of an open survey is missing, or not the right one: nothing is taken that nobody could ever count.

Modelled: a folder of keys that is not there, for the running server and at a start, keys that are cut off, empty or of another
survey; also at the closing. Not modelled: a disk that gives other bytes at every reading."""

import html
import os
import random
from pathlib import Path

import remains
from faculty import BEGUN, CLOSED, SMALL, Faculty
from Harness.control import Control
from Harness.libraries import CLOCK
from Harness.server import Server
from Harness.waiting import wait_for
from loot import Loot
from tally import Tally
from voter import Ballot, Voter, is_thanks, new_ballot
from voting import check_counts, integrity, read


def run(binary: str, faculty: Faculty, folder: Path, seed: int, count: int) -> Tally:
    """So many surveys."""
    tally = Tally("survey, no key")
    for number in range(count):
        _Keyless(binary, faculty, folder, seed + number).run(tally)
    return tally


class _Keyless:
    def __init__(self, binary: str, faculty: Faculty, folder: Path, seed: int):
        self.where = f"survey without key of seed {seed}"
        self.faculty, self.choice = faculty, random.Random(seed)
        self.data = faculty.copy(folder / "data")
        self.control = Control(folder / "control")
        self.server = Server(binary, self.data, preload=(CLOCK,), control=self.control.path)
        self.keys = self.data / "keys" / "surveys"
        self.key = self.keys / f"{faculty.survey(SMALL)}.key"
        self.hidden = self.data / "keys" / "elsewhere"
        self.content = self.key.read_bytes()
        self.ballots = [new_ballot(user, SMALL, self.choice) for user in SMALL.users]
        self.loot = Loot()

    def run(self, tally: Tally) -> None:
        with self.server:
            self.faculty.set_clock(self.control, BEGUN)
            self.server.start("--log-level", "trace")
            self._without_key(tally)
            self._stop(tally)
            self.faculty.set_clock(self.control, CLOSED)
            self._close_without_key(tally)
        self.loot.take("end", self.data, self.server.log)
        tally.acknowledged += sum(ballot.is_thanked for ballot in self.ballots)
        check_counts(tally, self.where, self.data, self.faculty, SMALL, self.ballots)
        tally.troubles += [f"{self.where}: {each}" for each in [*integrity(self.data), *remains.in_logs(self.loot, self.faculty)]]

    def _without_key(self, tally: Tally) -> None:
        first, *others = self.ballots
        voter = Voter(self.faculty, first.user, self.server.port)
        voter.open(first)
        self.keys.rename(self.hidden)
        self._refused(tally, voter, first, "no folder")
        self.server.kill()
        self.loot.take("killed", self.data, self.server.log)
        self.server.start("--log-level", "trace")
        voter = Voter(self.faculty, first.user, self.server.port)
        self._refused(tally, voter, first, "no folder at the start")
        if self.keys.exists():
            tally.blame(f"{self.where}: a new folder of keys was made: {list(self.keys.glob('*'))}")
            for path in self.keys.glob("*"):
                path.unlink()
            self.keys.rmdir()
        self.hidden.rename(self.keys)
        for name, content in [("empty", b""), ("cut off", self.content[:31]), ("of another", os.urandom(32))]:
            self.key.write_bytes(content)
            self._refused(tally, voter, first, name)
        self._declined(tally, others.pop())
        self.key.write_bytes(self.content)
        for ballot in [first, *others]:
            voter = Voter(self.faculty, ballot.user, self.server.port)
            if ballot is not first:
                voter.open(ballot)
            if not is_thanks(reply := voter.send(ballot)):
                tally.blame(f"{self.where}: with its key again, sending got {reply.status}")
            voter.close()

    def _refused(self, tally: Tally, voter: Voter, ballot: Ballot, name: str) -> None:
        """Sending gets a page that keeps what was typed, and changes nothing."""
        reply = voter.send(ballot)
        tally.count += 1
        tally.moments[f"{name}: {reply.status}"] += 1
        if reply.status not in (422, 503):
            tally.blame(f"{self.where}, {name}: got {reply.status}")
        text = html.unescape(reply.text)
        kept = sum(word in text for word in ballot.words.values()), reply.text.count(" checked")
        expected = len(ballot.words), sum(kind != "comment" for kind in SMALL.kinds)
        if kept != expected:
            tally.blame(f"{self.where}, {name}: {reply.status} keeps {kept} comments and choices, not {expected}")
        with read(self.data) as database:
            rows = database.execute(
                "SELECT (SELECT sum(is_done) FROM participation), (SELECT count(*) FROM sealed_ballot)").fetchone()
        if rows != (0, 0):
            tally.integrity += 1
            tally.blame(f"{self.where}, {name}: {rows[0]} flags and {rows[1]} ballots")

    def _declined(self, tally: Tally, ballot: Ballot) -> None:
        """Declining needs no key: nobody is kept at a gate because the server lost something."""
        voter = Voter(self.faculty, ballot.user, self.server.port)
        voter.open(ballot)
        ballot.is_skipped = True
        ballot.words.clear()
        if not is_thanks(reply := voter.send(ballot)):
            tally.blame(f"{self.where}: without its key, declining got {reply.status}")
        voter.close()

    def _close_without_key(self, tally: Tally) -> None:
        self.keys.rename(self.hidden)
        self.server.start()
        if not wait_for(lambda: "key of a survey is missing" in self.server.words()):
            tally.blame(f"{self.where}: the log says nothing about the missing key: {self.server.words()[-500:]}")
        with read(self.data) as database:
            closed = database.execute("SELECT count(*) FROM survey_closing WHERE survey_id = ?", (self.key.stem,)).fetchone()[0]
            sealed = database.execute("SELECT count(*) FROM sealed_ballot WHERE survey_id = ?", (self.key.stem,)).fetchone()[0]
        if closed or sealed != len(self.ballots):
            tally.blame(f"{self.where}: closed without a key, {sealed} ballots are left")
        self.hidden.rename(self.keys)
        if not wait_for(lambda: not self.key.exists()):
            tally.blame(f"{self.where}: with its key again, it does not close: {self.server.words()[-500:]}")
        tally.count += 1
        self._stop(tally)

    def _stop(self, tally: Tally) -> None:
        if self.server.stop() != 0:
            tally.blame(f"{self.where}: the server did not stop as it should: {self.server.words()[-500:]}")
        self.loot.take("stopped", self.data, self.server.log)
