"""Two hundred students press the button in the same second, most of them twice; afterwards everybody's form comes once more.

Modelled: presses that arrive at the same time on connections of their own, and a form that is posted again later, also with other
answers. Times are those of clients that share the machine with the server."""

import random
import threading
import time
from pathlib import Path

import altered
import blanks
from faculty import BEGUN, CLOSED, LARGE, Faculty
from Harness.control import Control
from Harness.libraries import CLOCK
from Harness.server import Server
from Harness.waiting import wait_for
from tally import Tally
from voter import Ballot, Voter, is_thanks, new_ballot
from voting import check_counts, integrity, read

# Of all who press, so many press twice.
TWICE = 0.8


def run(binary: str, faculty: Faculty, folder: Path, seed: int, count: int) -> Tally:
    """So many crowds."""
    tally = Tally("survey, crowd")
    for number in range(count):
        Crowd(binary, faculty, folder, seed + number).run(tally)
    return tally


class Crowd:
    def __init__(self, binary: str, faculty: Faculty, folder: Path, seed: int, preload: tuple[str, ...] = ()):
        self.where = f"crowd of seed {seed}"
        self.faculty, self.folder, self.choice = faculty, folder, random.Random(seed)
        self.data = faculty.copy(folder / "data")
        self.control = Control(folder / "control")
        self.server = Server(binary, self.data, preload=(CLOCK, *preload), control=self.control.path)
        self.ballots = [new_ballot(user, LARGE, self.choice) for user in LARGE.users]
        # Statuses and seconds of all presses.
        self.presses: list[tuple[bool, int, float]] = []

    def run(self, tally: Tally) -> None:
        with self.server:
            self.faculty.set_clock(self.control, BEGUN)
            self.server.start()
            seconds = self._press()
            self._replay(tally)
            assert self.server.stop() == 0, self.server.words()
            self._check_rows(tally)
            self.faculty.set_clock(self.control, CLOSED)
            self.server.start()
            if not wait_for(lambda: not list((self.data / "keys" / "surveys").glob("*.key"))):
                tally.blame(f"{self.where}: the surveys do not close: {self.server.words()[-500:]}")
            assert self.server.stop() == 0, self.server.words()
        tally.acknowledged += sum(ballot.is_thanked for ballot in self.ballots)
        check_counts(tally, self.where, self.data, self.faculty, LARGE, self.ballots)
        altered.check(tally, self.folder, self.data, self.faculty, LARGE, self.ballots)
        left = blanks.troubles((self.data / "gata.sqlite").read_bytes(), ["participation", "sealed_ballot"])
        tally.troubles += [f"{self.where}: {each}" for each in [*integrity(self.data), *left]]
        refused = [status for thanked, status, _ in self.presses if not thanked]
        if refused:
            tally.blame(f"{self.where}: {len(refused)} of {len(self.presses)} presses got {sorted(set(refused))}")
        tally.count += 1
        times = sorted(time for _, _, time in self.presses)
        tally.notes.append(
            f"{len(self.ballots)} students, {len(self.presses)} presses in {seconds:.2f} s, each thanked for: half within "
            f"{times[len(times) // 2]:.2f} s, the slowest {times[-1]:.2f} s.")

    def _press(self) -> float:
        """Forms are open and connections made before; then all press together. Gives the seconds until the last answer."""
        presses: list[tuple[Voter, Ballot]] = []
        for ballot in self.ballots:
            first = self._voter(ballot)
            first.open(ballot)
            presses.append((first, ballot))
            if self.choice.random() < TWICE:
                second = self._voter(ballot)
                second.wire.get("/livez")
                presses.append((second, ballot))
        barrier = threading.Barrier(len(presses) + 1)

        def press(voter: Voter, ballot: Ballot) -> None:
            barrier.wait()
            began = time.monotonic()
            reply = voter.send(ballot)
            self.presses.append((is_thanks(reply), reply.status, time.monotonic() - began))
            voter.close()

        threads = [threading.Thread(target=press, args=each, daemon=True) for each in presses]
        for thread in threads:
            thread.start()
        barrier.wait()
        began = time.monotonic()
        for thread in threads:
            thread.join()
        return time.monotonic() - began

    def _voter(self, ballot: Ballot) -> Voter:
        return Voter(self.faculty, ballot.user, self.server.port, timeout=60)

    def _replay(self, tally: Tally) -> None:
        """The same form, and one with other answers, which changes nothing; both are thanked for."""
        for ballot in self.ballots:
            voter = self._voter(ballot)
            other = new_ballot(ballot.user, LARGE, self.choice)
            other.hidden = ballot.hidden
            replies = [voter.send(ballot), voter.send(other)]
            if not all(is_thanks(reply) for reply in replies):
                tally.blame(f"{self.where}: {ballot.user} sent again and got {[reply.status for reply in replies]}")
            voter.close()

    def _check_rows(self, tally: Tally) -> None:
        with read(self.data) as database:
            count, = database.execute(
                "SELECT count(*) FROM sealed_ballot WHERE survey_id = ?", (self.faculty.survey(LARGE),)).fetchone()
        if count != len(self.ballots):
            tally.integrity += 1
            tally.blame(f"{self.where}: {count} ballots of {len(self.ballots)} students")
