"""Power cuts: a load is recorded once, and cut at many points; each image of the disk must come up with all that was
acknowledged."""

import shutil
from pathlib import Path

import record
from connection import Connection
from course import QUIZ
from disk import Disk
from Harness.client import Gone
from Harness.control import Control
from Harness.libraries import DISK
from Harness.server import DidNotStart, Server
from load import Load
from master import Master
from tally import Tally
from verdict import judge

CUTS_PER_LOAD = 25
# How many cuts are followed by another one, while the server recovers.
AGAIN = 0.15


def run(binary: str, master: Master, folder: Path, seed: int, count: int, preload: tuple[str, ...] = ()) -> Tally:
    tally = Tally("power cut")
    while tally.count < count:
        load = Load(binary, master, folder, seed + tally.count, preload)
        load.run(tally)
        _cut(load, tally, min(CUTS_PER_LOAD, count - tally.count))
    return tally


def run_first_starts(binary: str, master: Master, folder: Path, seed: int, count: int) -> Tally:
    """The power fails while the database is made, the institution is imported, and the first people sign in."""
    tally = Tally("cut, first start")
    load = Load(binary, master, folder, seed, (), is_first=True)
    load.run(tally)
    _cut(load, tally, count)
    return tally


def _cut(load: Load, tally: Tally, count: int) -> None:
    for position, image in load.cuts(count):
        where = f"cut at {position} of seed {load.seed}"
        if load.choice.random() < AGAIN:
            image = _cut_again(load, image, where, tally)
        _come_up(load, position, image, where, tally)
        tally.judge(judge(image, load.notebooks, position), where)
        tally.count += 1
    if not load.on_the_way:
        tally.blame(f"{load.where}: nothing was on its way at any of {count} cuts")


def _cut_again(load: Load, image: Path, where: str, tally: Tally) -> Path:
    """The power fails once more while the server recovers."""
    disk = Disk(image)
    again, path = load.folder / "image-again", load.folder / "record-again"
    control = Control(load.folder / "control-again")
    with Server(load.binary, image, preload=(DISK,), control=control.path, record=path) as server:
        try:
            server.start(*load.arguments)
        except DidNotStart as error:
            tally.blame(f"{where}: the server did not start: {error}")
    entries = list(record.read(path)) if path.exists() else []
    for entry in entries[:load.choice.randint(0, len(entries))]:
        disk.take(entry)
    shutil.rmtree(again, ignore_errors=True)
    disk.write_image(again, load.choice)
    return again


def _come_up(load: Load, position: int, image: Path, where: str, tally: Tally) -> None:
    """The server starts on the image, knows its sessions, and saves."""
    with Server(load.binary, image) as server:
        try:
            server.start(*load.arguments)
            if not load.is_first:
                tally.starts.append(server.start_seconds)
            if position >= load.signed_in:
                _use(load, server, where, tally)
            if load.choice.random() < 0.5 and server.stop() != 0:
                tally.blame(f"{where}: the server did not stop as it should: {server.words()[-500:]}")
        except (DidNotStart, Gone) as error:
            tally.blame(f"{where}: the server did not come up: {error}")


def _use(load: Load, server: Server, where: str, tally: Tally) -> None:
    master = load.master
    user = load.choice.choice(list(master.cookies))
    wire = Connection(server.port, master.cookies[user])
    statuses = [wire.get("/tests").status, wire.post(f"/tests/{master.tests[QUIZ]}/attempts").status]
    wire.close()
    if statuses != [200, 303]:
        tally.blame(f"{where}: the server answers {statuses} instead of 200 and 303")
