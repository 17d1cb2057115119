"""A sync that fails once: nothing is acknowledged any more, the server ends with 70, and a restart finds all that was."""

import random
import shutil
from pathlib import Path

import record
from course import QUIZ
from disk import Disk
from Harness.control import Control
from Harness.libraries import DISK
from Harness.server import DidNotStart, Server
from Harness.waiting import wait_for
from master import Master
from student import Class
from tally import Tally
from verdict import judge

STUDENTS = 6
EXIT_STATUS = 70
# From the failure to the end of the process.
END_SECONDS = 5
# Until it happens; a checkpoint, which syncs the database, comes about every thousand pages.
FAILURE_SECONDS = 20


def run(binary: str, master: Master, folder: Path, seed: int, count: int) -> Tally:
    tally = Tally("failed sync")
    while tally.count < count:
        Episode(binary, master, folder, seed + tally.count).run(tally)
    return tally


class Episode:
    def __init__(self, binary: str, master: Master, folder: Path, seed: int):
        self.binary, self.master, self.folder = binary, master, folder
        self.where = f"failed sync of seed {seed}"
        self.choice = random.Random(seed)
        self.data = master.copy(folder / "data")
        self.control = Control(folder / "control")
        self.record = folder / "record"
        self.everybody = Class(master.students(QUIZ, STUDENTS, seed))
        self.server = Server(binary, self.data, preload=(DISK,), control=self.control.path, record=self.record)

    def run(self, tally: Tally) -> None:
        with self.server:
            self.everybody.begin(self.server.start().port, self.control)
            self.everybody.wait_for(self.choice.randint(1, 60))
            if self.choice.random() < 0.7:
                self.control.log_sync_to_fail = self.choice.randint(1, 4)
            else:
                self.control.database_sync_to_fail = 1
            self._wait_for_failure()
            status = self.server.wait(END_SECONDS)
            self.everybody.end()
            self.server.kill()
        tally.count += 1
        if not self._has_failed():
            tally.blame(f"{self.where}: no sync failed")
        if status != EXIT_STATUS:
            tally.blame(f"{self.where}: status {status} instead of {EXIT_STATUS}: {self.server.words()[-300:]}")
        self._check_silence(tally)
        tally.close(self.everybody.notebooks, self.where)
        tally.judge(judge(self.data, self.everybody.notebooks), f"{self.where}, the folder")
        self._restart(tally, self._image())

    def _has_failed(self) -> bool:
        return self.control.failed_syncs > 0

    def _wait_for_failure(self) -> None:
        wait_for(self._has_failed, FAILURE_SECONDS, pause=0.005)

    def _check_silence(self, tally: Tally) -> None:
        """Nothing that was sent after the failure was acknowledged."""
        failed_at = self.control.failed_at / 1e9
        late = [
            save for notebook in self.everybody.notebooks for attempt in notebook.attempts for save in attempt.saves
            if save.is_acknowledged and save.sent_at > failed_at > 0]
        if late:
            tally.blame(f"{self.where}: {len(late)} answers were acknowledged that were sent after it")

    def _image(self) -> Path:
        """The disk after the machine was started anew: what the failed sync was about was never written."""
        disk = Disk(self.master.folder)
        for entry in record.read(self.record):
            disk.take(entry)
        image = self.folder / "image"
        shutil.rmtree(image, ignore_errors=True)
        disk.write_image(image, self.choice)
        return image

    def _restart(self, tally: Tally, image: Path) -> None:
        with Server(self.binary, image) as server:
            try:
                self.everybody.begin(server.start().port)
                tally.starts.append(server.start_seconds)
                self.everybody.wait_for(5)
                self.everybody.end()
                server.stop()
            except DidNotStart as error:
                return tally.blame(f"{self.where}: it did not start again: {error}")
        tally.judge(judge(image, self.everybody.notebooks), f"{self.where}, started again")
