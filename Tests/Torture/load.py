"""A load whose every write is recorded, to be cut at many points."""

import bisect
import filecmp
import random
import shutil
from pathlib import Path
from typing import Iterator

import course
import record
from course import QUIZ
from disk import Disk
from Harness.control import Control
from Harness.libraries import DISK
from Harness.server import Server
from master import Master, sign_in, tests_of
from notebook import Notebook
from record import Entry, Kind
from student import Class
from tally import Tally
from verdict import judge

STUDENTS = 8
# The index of the log is left out of the record, and the reserve is empty room.
_UNRECORDED = ("-shm", ".reserve")


class Load:
    """Students at work on the prepared data, or a first start on an empty folder with an institution to import."""

    def __init__(self, binary: str, master: Master, folder: Path, seed: int, preload: tuple[str, ...], is_first: bool = False):
        self.where = f"load of seed {seed}"
        self.binary, self.master, self.folder, self.seed, self.preload = binary, master, folder, seed, preload
        self.is_first = is_first
        self.choice = random.Random(seed)
        self.control = Control(folder / "control")
        self.record = folder / "record"
        self.notebooks: list[Notebook] = []
        # How many changes a cut could take away, over all cuts.
        self.on_the_way = 0
        # From this length of the record on, everybody is signed in.
        self.signed_in = 0
        self.base = master.folder
        self.arguments: tuple[str, ...] = ()
        if is_first:
            self.base = folder / "empty"
            self.base.mkdir(exist_ok=True)
            shutil.rmtree(folder / "institution", ignore_errors=True)
            self.arguments = ("--demo", str(course.write(folder / "institution")))

    def run(self, tally: Tally) -> None:
        data = self.folder / "data"
        shutil.rmtree(data, ignore_errors=True)
        shutil.copytree(self.base, data)
        server = Server(self.binary, data, preload=(DISK, *self.preload), control=self.control.path, record=self.record)
        with server:
            server.start(*self.arguments)
            if self.is_first:
                cookies = {user: sign_in(server, user) for user in course.STUDENTS[:2]}
                self.master = Master(data, cookies, tests_of(data))
                self.signed_in = self.control.recorded
            # With one alone, nobody else's sync can help an answer that was acknowledged too early.
            count = self.choice.choice([1, STUDENTS, STUDENTS])
            everybody = Class(self.master.students(QUIZ, count, self.seed))
            self.notebooks = everybody.notebooks
            everybody.begin(server.port, self.control)
            for _ in range(2 if self.is_first else 5):
                # A slower disk leaves more on its way.
                self.control.sync_delay = self.choice.choice([0, 0, 500, 3000])
                everybody.wait_for(self.choice.randint(30, 90) if count > 1 else 20)
            if self.choice.random() < 0.5:
                status = server.stop()
                everybody.end()
                if status != 0:
                    tally.blame(f"{self.where}: stopped under load with status {status}: {server.words()[-500:]}")
            else:
                everybody.end()
                server.kill()
        tally.judge(judge(data, self.notebooks), self.where)
        tally.close(self.notebooks, self.where)
        self._check_record(tally, data)
        if not everybody.acknowledged:
            tally.blame(f"{self.where}: nothing was acknowledged")
        if self.preload and not self.control.mutations:
            tally.blame("the mutant changed nothing")

    def _check_record(self, tally: Tally, data: Path) -> None:
        """Played back to its end, the record must give the real folder, byte by byte: nothing was written past it."""
        disk = Disk(self.base)
        for entry in record.read(self.record):
            disk.take(entry)
        played = self.folder / "played"
        shutil.rmtree(played, ignore_errors=True)
        disk.write_whole(played)
        names = {path.relative_to(top) for top in [data, played] for path in top.rglob("*") if path.is_file()}
        differing = [
            str(name) for name in sorted(names) if not name.name.endswith(_UNRECORDED)
            and not ((data / name).exists() and (played / name).exists() and filecmp.cmp(data / name, played / name, False))
        ]
        if differing:
            tally.blame(f"{self.where}: the record does not explain {differing}")

    def cuts(self, count: int) -> Iterator[tuple[int, Path]]:
        """Images of the disk after so many cuts, one after the other in one place, each with the length of the record there."""
        entries = list(record.read(self.record))
        disk, image = Disk(self.base), self.folder / "image"
        taken = 0
        self.on_the_way = 0
        for index in sorted(self._points(entries, count)):
            for entry in entries[taken:index]:
                disk.take(entry)
            taken = index
            self.on_the_way += disk.on_the_way
            shutil.rmtree(image, ignore_errors=True)
            disk.write_image(image, self.choice)
            yield (entries[index - 1].end if index else 0), image

    def _points(self, entries: list[Entry], count: int) -> list[int]:
        """After how many entries: right behind acknowledgements, between the writes of a commit or a checkpoint, anywhere."""
        ends = [entry.end for entry in entries]
        acknowledged = [
            bisect.bisect_right(ends, save.position) for notebook in self.notebooks for attempt in notebook.attempts
            for save in attempt.saves if save.position is not None]
        ids = {entry.names[0]: entry.file for entry in entries if entry.kind is Kind.OPENED}
        log, main = ids.get("gata.sqlite-wal"), ids.get("gata.sqlite")
        written = [(index, entry.file) for index, entry in enumerate(entries, 1) if entry.kind is Kind.WRITTEN]
        kinds = [
            acknowledged, [index for index, file in written if file == log], [index for index, file in written if file == main],
            list(range(len(entries) + 1))]
        weights = [1, 2, 3, 6] if self.is_first else [4, 3, 2, 1]
        weighted = [kind for kind, weight in zip(kinds, weights) if kind for _ in range(weight)]
        return [self.choice.choice(self.choice.choice(weighted)) for _ in range(count)]
