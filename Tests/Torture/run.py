#!/usr/bin/env python3
"""Attacks one promise: what was acknowledged is on disk, whatever happens.

    python3 Tests/Torture/run.py BINARY --short         100 kills, 50 power cuts, 10 of most others
    python3 Tests/Torture/run.py BINARY --minutes 30    as many of each as fit

Clients with real sessions save ever-changing answers and note which were acknowledged: those whose status line they have read.
Then something breaks. Afterwards every acknowledged answer must be in the log of its attempt, nothing twice and nothing that
nobody sent, the newest on top; SQLite's integrity and foreign keys whole; sessions alive; and marks, on pages and in the
database, what this harness computes from the log by itself. A fault that did not happen, and an episode in which nothing was
acknowledged, fail the run as well.

What breaks
  kill -9       At random moments under load, in a pause, during the start, during the end. Clients then post again what was not
                answered, as a page's script does. The same while teachers enter points of a group, cell by cell and in whole
                forms, also in the same cells: each value that was said to be saved must be there under its number, what was posted
                together must be there or not as one, and the entries of a cell be numbered without gaps. And while students register
                for exams with few seats, change dates, wait and withdraw, by page and by programs (the JSON API and the eStudent
                API), and the office raises and lowers seats, moves dates and cancels: all events are replayed by rules that the
                harness has of its own, and charges compared to the cent.
  power cut     A preloaded library records all that the server changes below its data folder, and each sync when it is done. From
                the record, images of the disk are built for a cut at any point: what was synced is there; each other write is
                there, or not, or some of its sectors, or only its room full of zeros; names whose folder was not synced are there
                or not. The server must come up on each image. Some are cut again while it recovers, others during the very first
                start. The record is trusted because, played to its end, it must give the real folder, byte by byte.
  disk full     Under load, writes below the data folder get what is left of a pretended room, then ENOSPC. Then there is room.
  failed sync   One sync of the log or the database fails with EIO, and what it was about is never written, as on Linux.
  clock jump    The wall clock jumps by a second to a day, forward and back, in the middle of final tests.
  hours changed The server goes through both nights in which Bucharest changes its clocks.
  retry         Posts that come twice, at once, late, in another order, or after another page.
  programs      Programs begin and end attempts under keys (`Idempotency-Key`), and repeat what was not answered after a kill -9: each key
                gives one change, and its first answer to the byte. Two hundred programs repeat at random, at once and late, and with
                other words under the same key.
  surveys       Ballots are sent in a known order, everything is copied meanwhile, and an attacker looks for links between people
                and texts, before the closing and after it; the same attacker must succeed on naive designs. The server is
                killed, and its power cut, while surveys open, are answered and close: what was thanked for is counted once. Two
                hundred students press at once, twice, and once more. The folder of keys is missing, or a key is not whole. What
                of it is not modelled stands in linking.py and keyless.py.
  mutants       The harness against itself: a server with synchronous=OFF, and one that acknowledges before it commits, each made
                by a preloaded library alone. If no answers are lost, the harness is blind. Faults are planted in databases with
                registrations that were in order, one after the other: the judge must find each.

What is not modelled
  - Damage after a sync: lost or misdirected writes, bit rot, disks that lie. A sector of 512 bytes is written whole or not at all
    and never changes its neighbours, which SQLite assumes too. The file system itself has no faults.
  - Folders survive a cut at once; only names of files wait for a sync of their folder. A move is done whole or not at all.
  - `-shm` is no part of an image: SQLite makes it anew. Other files that are written through mapped memory would not be seen.
  - An acknowledgement is dated when the client has read it. Until then another client's sync may have helped it, so some loads
    have one client alone.
  - A wait for a moment of the wall clock that has begun does not follow a jump. Time stamps of files are the kernel's own.
  - Room is counted by the size of files, not by blocks, and names need none. Only syncs fail, not reads and writes.
  - The libraries stand before the C library and SQLite, so the program must call both dynamically. One that does not is found out
    by the faults that never happen, and by the mutants.
  - The seed repeats the choices, not the order in which threads run."""

import argparse
import secrets
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.append(str(Path(__file__).resolve().parents[1]))

import course
import exam_office
import faculty
import master
from Harness import libraries
from plan import Places, Plan, of_minutes, of_short
from summary import table


def main() -> int:
    arguments = _arguments()
    binary = str(Path(arguments.binary).resolve())
    began = time.monotonic()
    libraries.build()
    with tempfile.TemporaryDirectory(prefix="gata-torture-") as folder:
        with ThreadPoolExecutor(3) as pool:
            preparations = [
                pool.submit(master.prepare, binary, Path(folder), teachers=course.TEACHERS),
                pool.submit(faculty.prepare, binary, Path(folder)),
                pool.submit(exam_office.prepare, binary, Path(folder))]
        places = Places(*[each.result() for each in preparations])
        plan = of_short() if arguments.short else of_minutes(arguments.minutes - (time.monotonic() - began) / 60)
        if arguments.only:
            plan = plan.only(arguments.only)
        tallies = plan.run(binary, places, Path(folder), arguments.seed, arguments.lanes)
    print(table(tallies, time.monotonic() - began))
    return 0 if tallies and all(tally.is_clean for tally in tallies) else 1


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Kills, power cuts, full disks: nothing acknowledged may be lost.")
    parser.add_argument("binary", help="The gata executable.")
    length = parser.add_mutually_exclusive_group(required=True)
    length.add_argument("--short", action="store_true", help="Some of each, in some minutes.")
    length.add_argument("--minutes", type=float, help="As many of each as fit.")
    parser.add_argument("--seed", type=int, default=secrets.randbits(32), help="The same seed makes the same choices.")
    parser.add_argument("--only", choices=Plan.NAMES, help="One kind of fault.")
    parser.add_argument("--lanes", type=int, default=2, help="How many episodes run at the same time.")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
