"""A server on the stage, what is asked of it, and what it costs."""

import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import curriculum
import driver
from beside import Hello, Nginx
from campus import Campus
from driver import Crowd, Load, Running
from Harness.client import Client
from Harness.server import Server
from past import refresh_sessions
from roll import Roll
from scenario import Figures

WARM_UP_SECONDS = 1
BESIDE_SECONDS = 2
# Pages that are looked at, before and after wrk asks for them.
SAMPLE = 12


@dataclass(frozen=True)
class Beside:
    """What the neighbours did a moment before, over as many connections."""

    hello: float
    # CPU of one hello.
    hello_milliseconds: float
    nginx: float


@dataclass
class Bench:
    binary: str
    crowd: Crowd
    hello: Hello
    nginx: Nginx
    campus: Campus
    # The same with a hundredth of the answers.
    small: Campus
    folder: Path
    seconds: float
    rounds: int
    # What must not be, as sentences; the scenario stands before it.
    wrong: list[str] = field(default_factory=list)
    _last: Path | None = None

    @contextmanager
    def stage(self, campus: Campus | None = None, is_writing: bool = False, data: Path | None = None,
              prepare: Callable[[Path], None] | None = None) -> Iterator["Stage"]:
        """A server on a copy of the data that was not written to, or on what the last one left. It has to end with 0, and a database that
        was written has to be whole. `prepare` is given the database before the server starts."""
        data = data or self._data(campus or self.campus, is_writing)
        if prepare:
            prepare(data / "gata.sqlite")
        roll = Roll(data / "gata.sqlite")
        with Server(self.binary, data).start() as server:
            stage = Stage(self, server, roll)
            roll.style = stage.style()
            try:
                yield stage
            finally:
                roll.close()
                if (status := server.stop()) != 0:
                    self.wrong.append(f"the server ended with {status}: {server.words()[-1000:]}")
        database = sqlite3.connect(server.database)
        for check in stage.checks:
            self.wrong += check(database)
        if is_writing and (found := database.execute("PRAGMA integrity_check").fetchone()[0]) != "ok":
            self.wrong.append(found)
        database.close()

    def _data(self, campus: Campus, is_writing: bool) -> Path:
        """What is only read is copied once."""
        if is_writing:
            return campus.copy(self.folder / "written")
        data = self.folder / f"read-{campus.data.name}"
        if not data.exists():
            return campus.copy(data)
        with sqlite3.connect(data / "gata.sqlite") as database:
            refresh_sessions(database)
        database.close()
        return data


@dataclass
class Stage:
    bench: Bench
    server: Server
    roll: Roll
    # Look into the database after the server has ended.
    checks: list[Callable[[sqlite3.Connection], list[str]]] = field(default_factory=list)

    def beside(self, connections: int) -> Beside:
        hello, milliseconds = self.bench.hello.cpu_milliseconds(connections, BESIDE_SECONDS)
        return Beside(hello.rate, milliseconds, self.bench.nginx.ask(connections, BESIDE_SECONDS).rate)

    def pages(self, asked: list[tuple[str, str]], connections: int, text: str) -> Figures:
        """Everybody's page, by cookie and path, each with a text on it."""
        lines = self.file("pages.txt", "".join(f"{cookie}\t{path}\n" for cookie, path in asked))
        self.look(asked, text)
        figures = self.measured(
            connections, lambda seconds, _: driver.pages(self.server.port, lines, connections, seconds))
        self.look(asked, text)
        return figures

    def measured(self, connections: int, ask: Callable[[float, str], Load]) -> Figures:
        """The neighbours, a warm-up, and what is measured. `ask` is told for how long, and a mark for what it writes."""
        beside = self.beside(connections)
        ask(WARM_UP_SECONDS, "w")
        return self.costed(lambda: ask(self.bench.seconds, "m"), beside)

    def costed(self, ask: Callable[[], Load], beside: Beside | None = None) -> Figures:
        begun = self.server.seen.cpu_seconds()
        load = ask()
        cpu = self.server.seen.cpu_seconds() - begun
        return self.figures(load, beside, cpu)

    def figures(self, load: Load, beside: Beside | None = None, cpu: float | None = None) -> Figures:
        answers = max(load.requests, 1)
        if load.errors:
            said = f"{load.wrong} wrong, {load.broken} broken, {load.timeouts} never answered; statuses {load.statuses}"
            print(f"errors: {said}", file=sys.stderr)
        return Figures(
            rate=load.rate, ratio=load.rate / beside.hello if beside else None, hello=beside.hello if beside else None,
            nginx=load.rate / beside.nginx if beside else None, p50=load.p50, p95=load.p95, p99=load.p99, bytes=load.bytes / answers,
            cpu_milliseconds=None if cpu is None else cpu * 1000 / answers,
            hellos=None if cpu is None or beside is None else cpu * 1000 / answers / beside.hello_milliseconds,
            megabytes=self.server.seen.megabytes("VmHWM"), errors=load.errors, retries=load.retries, seconds=load.seconds)

    def crowd(self, lines: Path, **options: object) -> Load:
        return self.bench.crowd.run(self.server.port, lines, **options)

    def start_crowd(self, lines: Path, **options: object) -> Running:
        return self.bench.crowd.start(self.server.port, lines, **options)

    def lines(self, name: str, asked: list[tuple[str, int, str, str, str]]) -> Path:
        """A script for the crowd: cookie, times, method, path and form."""
        return self.file(name, "".join("\t".join(map(str, line)) + "\n" for line in asked))

    def file(self, name: str, text: str) -> Path:
        path = self.bench.folder / name
        path.write_text(text, encoding="utf-8")
        return path

    def style(self) -> str:
        """Everybody was on the start page of a test before, which sends the stylesheet ahead."""
        client = Client(self.server.port)
        client.take_cookies(self.roll.students()[0][0])
        answer = client.get(f"/tests/{self.roll.test(curriculum.EXAM)}")
        client.close()
        return "; " + answer.headers["set-cookie"].split(";")[0]

    def look(self, asked: list[tuple[str, str]], text: str) -> None:
        """At some pages all over the list."""
        client = Client(self.server.port)
        for cookie, path in asked[::max(1, len(asked) // SAMPLE)]:
            client.take_cookies(cookie)
            answer = client.get(path)
            if answer.status != 200 or text not in answer.text:
                self.bench.wrong.append(f"{path}: {answer.status}, without {text}")
        client.close()
