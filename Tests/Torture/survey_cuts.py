"""The power fails while a survey opens, is answered, or closes; see `disk.py` for what a cut may leave of the disk.

Each image of the disk must come up and close its surveys: with every ballot that was thanked for before the cut, counted once,
and with no key, flag or sealed ballot left. A key that went before what it opens was counted, and an opening before its key was
on disk, would be found here."""

import random
import shutil
from copy import copy
from pathlib import Path

import blanks
import record
from ballot_box import BallotBox
from disk import Disk
from faculty import CLOSED, LATER, MEDIUM, OPENED, SMALL, Faculty
from Harness.control import Control
from Harness.libraries import CLOCK, DISK
from Harness.server import DidNotStart, Server
from Harness.waiting import wait_for
from record import Entry, Kind
from tally import Tally
from voter import Voter, new_ballot
from voting import check_counts, integrity, read

COURSES = [MEDIUM, SMALL, LATER]
CUTS_PER_RECORD = 12
CLOSING_SECONDS = 20
# On its way to the disk, there is more at a cut when syncs take their time; in microseconds.
SLOW_SYNC = 1_000


def run(binary: str, faculty: Faculty, folder: Path, seed: int, count: int) -> Tally:
    """So many cuts."""
    tally = Tally("survey, cuts")
    while tally.count < count:
        Record(binary, faculty, folder, seed + tally.count).run(tally, min(CUTS_PER_RECORD, count - tally.count))
    return tally


class Record:
    """A survey whose opening and answering are recorded, and then its closing, each from a server's start to its end."""

    def __init__(self, binary: str, faculty: Faculty, folder: Path, seed: int, preload: tuple[str, ...] = ()):
        self.where = f"cuts of seed {seed}"
        self.binary, self.faculty, self.folder, self.preload = binary, faculty, folder, preload
        self.choice = random.Random(seed)
        self.control = Control(folder / "control")
        self.record = folder / "record"
        self.ballots = [new_ballot(user, course, self.choice) for course in COURSES for user in course.users[:40]]
        self.choice.shuffle(self.ballots)

    def run(self, tally: Tally, count: int) -> None:
        begun = self.faculty.copy(self.folder / "begun")
        answered = self._recorded(tally, begun, self._answer)
        tally.acknowledged += sum(ballot.is_thanked for ballot in self.ballots)
        self._cut(tally, begun, self.folder / "answered-record", count // 2, is_closing=False)
        self._recorded(tally, answered, self._close)
        self._cut(tally, answered, self.folder / "closed-record", count - count // 2, is_closing=True)

    def _recorded(self, tally: Tally, base: Path, work) -> Path:
        """Gives the folder after the server has stopped."""
        name = "answered" if work == self._answer else "closed"
        data, path = self.folder / name, self.folder / f"{name}-record"
        shutil.rmtree(data, ignore_errors=True)
        shutil.copytree(base, data)
        server = Server(self.binary, data, preload=(CLOCK, DISK, *self.preload), control=self.control.path, record=path)
        self.control.sync_delay = SLOW_SYNC
        with server:
            self.faculty.set_clock(self.control, OPENED if name == "answered" else CLOSED)
            work(server.start())
            if server.stop() != 0:
                tally.blame(f"{self.where}: the server did not stop as it should: {server.words()[-500:]}")
        self.control.sync_delay = 0
        return data

    def _answer(self, server: Server) -> None:
        assert wait_for(lambda: Voter(self.faculty, LATER.users[0], server.port).is_asked(LATER)), server.words()
        box = BallotBox(self.faculty, self.ballots, self.choice, lambda: self.control.recorded)
        box.begin(server.port, 4)
        box.wait_for(len(self.ballots))
        box.end()

    def _close(self, server: Server) -> None:
        keys = server.data / "keys" / "surveys"
        # A key that was being made when the power failed has sealed nothing; it bears another name until it is whole.
        is_done = wait_for(lambda: not list(keys.glob("*.key")), CLOSING_SECONDS)
        assert is_done, f"{[path.name for path in keys.glob('*')]}, {server.words()[-500:]}"

    def _cut(self, tally: Tally, base: Path, path: Path, count: int, is_closing: bool) -> None:
        entries = list(record.read(path))
        disk, image, taken = Disk(base), self.folder / "image", 0
        for index in sorted(self._points(entries, count)):
            if self.preload and tally.troubles:
                # A mutant that is caught already.
                return
            for entry in entries[taken:index]:
                disk.take(entry)
            taken = index
            shutil.rmtree(image, ignore_errors=True)
            disk.write_image(image, self.choice)
            self._come_up(tally, image, None if is_closing else entries[index - 1].end if index else 0)
            tally.count += 1

    def _points(self, entries: list[Entry], count: int) -> list[int]:
        """Around changes of keys, of the log, and anywhere."""
        keys = {entry.file for entry in entries if entry.kind is Kind.OPENED and ".key" in entry.names[0]}
        about_keys = [
            index for index, entry in enumerate(entries, 1) if entry.file in keys
            or entry.kind in (Kind.RENAMED, Kind.REMOVED) and ".key" in entry.names[0]]
        near = [min(len(entries), max(0, index + self.choice.randint(-6, 6))) for index in about_keys]
        logs = [index for index, entry in enumerate(entries, 1) if entry.kind in (Kind.WRITTEN, Kind.CUT_TO, Kind.SYNCED)]
        kinds = [kind for kind in [near, logs, list(range(len(entries) + 1))] if kind]
        return [self.choice.choice(self.choice.choice(kinds)) for _ in range(count)]

    def _come_up(self, tally: Tally, image: Path, cut: int | None) -> None:
        """The server starts on the image when all is over, and closes. With a cut, what was thanked for later may be there."""
        where = f"{self.where}, cut {tally.count}"
        self.faculty.set_clock(self.control, CLOSED)
        with Server(self.binary, image, preload=(CLOCK,), control=self.control.path) as server:
            try:
                self._close(server.start())
            except (DidNotStart, AssertionError) as error:
                return tally.blame(f"{where}: it did not come up and close: {error}")
            if server.stop() != 0:
                tally.blame(f"{where}: the server did not stop as it should: {server.words()[-500:]}")
        if broken := integrity(image):
            tally.integrity += len(broken)
            return tally.blame(f"{where}: {broken}")
        self._check(tally, where, image, cut)

    def _check(self, tally: Tally, where: str, image: Path, cut: int | None) -> None:
        with read(image) as database:
            opened = {row[0] for row in database.execute("SELECT survey_id FROM survey_opening")}
        for course in COURSES:
            ballots = [copy(ballot) for ballot in self.ballots if ballot.course is course]
            for ballot in ballots:
                ballot.is_thanked = ballot.is_thanked and (cut is None or ballot.position is not None and ballot.position <= cut)
            if self.faculty.survey(course) in opened or any(ballot.is_thanked for ballot in ballots):
                check_counts(tally, where, image, self.faculty, course, ballots)
        left = blanks.troubles((image / "gata.sqlite").read_bytes(), ["participation", "sealed_ballot"])
        tally.troubles += [f"{where}: {each}" for each in left]
