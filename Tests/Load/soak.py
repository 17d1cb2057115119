"""A day compressed to minutes: python3 soak.py BINARY --minutes 20. Ends with 1 when a limit is broken."""

import argparse
import itertools
import multiprocessing
import os
import re
import sys
import time
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1]))

import day
import limits
import machine
import nuisance
import probe
import school
from Harness.client import Client
from Harness.page_forms import address_before
from Harness.server import Server
from sample import Sample, Watch
from shared import Shared

STUDENTS = 240
QUIZZES = 5
LESSONS = 12
# A day goes by so often; in every second one the slow connections are there.
DAYS = 4
# After the last request: the server lets idle connections go after 90 seconds.
IDLE_SECONDS = 95
IMPORT_SECONDS = 20


def build(binary: str, folder: Path) -> Path:
    """The institution, with one exam that may be taken again and again, and a lesson for everybody with a file of 8 MB."""
    institution = school.write(folder / "institution", STUDENTS + 1, QUIZZES, LESSONS)
    settings = 'kind: final\nopens: "-1d 09:00"\ncloses: "+2d 18:00"\nlimit: 120\nattempts: 100'
    (institution / "01-ecrane" / "tests" / "900-examen.md").write_text(school.paper("Examenul", settings), encoding="utf-8")
    lessons = institution / "01-ecrane" / "lessons"
    (lessons / "media").mkdir()
    (lessons / "media" / "fisa.pdf").write_bytes(b"%PDF-1.4\n" + os.urandom(8 * 2**20) + b"\n%%EOF\n")
    (lessons / "900-fisa.md").write_text(school.lesson("Lecția cu fișă", "public: true") + "\n[Fișa](media/fisa.pdf)\n", encoding="utf-8")
    school.import_with_passwords(binary, institution, folder / "data")
    return institution


def large_file(port: int) -> str:
    """Its address, as a reader of the lessons finds it."""
    client = Client(port).sign_in(school.users(1)[0])
    lesson = address_before(client.get("/lessons").text, "Lecția cu fișă", '/lessons/[^"#]+')
    address = re.search(r'href="(/lessons/[^"]+/files/[^"]+)"', client.get(lesson).text)[1]
    client.close()
    return address


def import_again(server: Server, institution: Path, number: int) -> None:
    """As an author does who corrects a word: one test and one lesson are new; and as an administrator who looks at the list."""
    test = school.paper("Testul 1").replace("devine", f"devine ({number})")
    for path, text in [
        (institution / "01-ecrane" / "tests" / "001-testul-1.md", test),
        (institution / "01-ecrane" / "lessons" / "001-lectia-1.md", school.lesson("Lecția 1") + f"\nCorectura {number}.\n"),
    ]:
        path.write_text(text, encoding="utf-8")
    server.command("import", str(institution))
    if len(server.command("user", "list").splitlines()) < STUDENTS:
        raise RuntimeError("user list lists too few")


def live_through(server: Server, shared: Shared, institution: Path, minutes: float) -> list[Sample]:
    """Samples every ten seconds, or oftener when there are few minutes."""
    watch = Watch(server, shared)
    interval = min(10.0, minutes * 60 / 30)
    begun = time.monotonic()
    samples, imports, next_import = [], itertools.count(1), begun + IMPORT_SECONDS / 4
    while (passed := (time.monotonic() - begun) / (minutes * 60)) < 1:
        wave = int(passed * DAYS * len(day.WAVES))
        shared.wave.value = wave % len(day.WAVES)
        shared.is_slow.value = wave // len(day.WAVES) % 2 == 1
        if time.monotonic() >= next_import:
            import_again(server, institution, next(imports))
            next_import = time.monotonic() + IMPORT_SECONDS
        time.sleep(max(0, begun + interval * (len(samples) + 1) - time.monotonic()))
        samples.append(watch.sample(day.WAVES[shared.wave.value] + (" +slow" if shared.is_slow.value else "")))
        print(samples[-1].line(), flush=True)
    return samples


def soak(binary: str, folder: Path, minutes: float) -> list[str]:
    """Gives what broke a limit, as sentences."""
    institution = build(binary, folder)
    with Server(binary, folder / "data").start() as server:
        shared = Shared(folder, server.port)
        first = Watch(server, shared).sample("start")
        print(Sample.HEADINGS + "\n" + first.line(), flush=True)
        users, address = school.users(STUDENTS + 1), large_file(server.port)
        processes = [
            multiprocessing.Process(target=day.run, args=(shared, users[:-1])),
            multiprocessing.Process(target=probe.run, args=(shared, users[-1])),
            multiprocessing.Process(target=nuisance.run, args=(shared, address)),
        ]
        for process in processes:
            process.start()
        try:
            samples = live_through(server, shared, institution, minutes)
            # The slow ones stay, and do nothing any more.
            shared.is_slow.value = True
            shared.closing.set()
            processes[0].join(60)
            processes[1].join(60)
            time.sleep(IDLE_SECONDS)
            last = Watch(server, shared).sample("idle")
            print(last.line(), flush=True)
        finally:
            shared.closing.set()
            shared.over.set()
            for process in processes:
                process.join(20)
                process.kill()
        status = server.stop()
    return limits.judge(limits.Course(folder, minutes, first, samples, last, status))


def main() -> int:
    parser = argparse.ArgumentParser(description="Lets Gata live through a day in minutes and says what is left of it.")
    parser.add_argument("binary", type=Path)
    parser.add_argument("--minutes", type=float, default=20)
    arguments = parser.parse_args()
    with machine.folder_on_disk() as temporary:
        print(machine.description(Path(temporary)), flush=True)
        broken = soak(str(arguments.binary.resolve()), Path(temporary), arguments.minutes)
    for sentence in broken:
        print(f"BROKEN: {sentence}")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
