"""Connections that want nothing good, some thousands at a time, each in its own way. What a browser never does, and what one on a very
bad network does all day."""

import asyncio
import multiprocessing
import os
import queue
import random
import resource
import socket
import struct
from collections import Counter
from dataclasses import dataclass, field

from Harness.process import raise_open_files
from hostile_requests import FORM, GARBAGE, HEAD, HELLO, HUGE_HEADS, PAGE

# Ways that stay open, and how many of each at the same time.
PARKED = {"parks_bodies": 120, "parks_answers": 120, "parks_heads": 200, "parks_sign_ins": 240, "never_ends": 60}
CROWD = {"holds": 900, "keeps": 300, "fills": 800, "pipelines": 60, "reads_slowly": 100}
# Ways that come and go.
BROKEN = {"sends_huge_heads": 8, "sends_garbage": 8, "greets_for_tls": 8, "cuts": 16}
PHASES = {"parked": PARKED, "crowds": CROWD | BROKEN, "all": PARKED | CROWD | BROKEN}
STAYING = PARKED | CROWD
# Ways in which answers are kept back until the mark is there.
KEPT_BACK = ("form", "script", "chunks", "head", "turn", "sign-in")
# Files of this process beside its connections.
OTHER_FILES = 100
# Of what is to stay, so much is there at some moment; of bodies the server takes as many as it has room for.
LEAST_HELD, LEAST_BODIES = 0.9, 0.4
# For that to come about, beside the time of a phase.
PATIENCE_SECONDS = 20
DRIP_SECONDS = 2.0
# A part of a phase after which all parked sign-ins are released together.
RELEASE = 0.3
SIGN_INS_PER_ACCOUNT = 4
PIPELINED = 300
FILLING = 250_000


def sized(ways: dict[str, int], part: float) -> dict[str, int]:
    """Some of each, and as many in all as files can be opened."""
    room = (resource.getrlimit(resource.RLIMIT_NOFILE)[1] - OTHER_FILES) / max(1, sum(ways.values()))
    return {way: max(1, int(count * min(part, room))) for way, count in ways.items()}


def least(way: str, count: int) -> float:
    """How many of so many must be there at the same time."""
    return count * (LEAST_BODIES if way in ("parks_bodies", "parks_answers") else LEAST_HELD) * (way in STAYING)


@dataclass
class Report:
    """What came of a phase."""

    opened: int = 0
    # The most that were open at the same time, by their way.
    peak: Counter = field(default_factory=Counter)
    # Statuses that were read, by the way.
    answers: Counter = field(default_factory=Counter)
    let_go: Counter = field(default_factory=Counter)


class Attackers:
    """A process of its own."""

    def __init__(self, port: int, cookies: dict[str, str], seed: int, part: float = 1):
        context = multiprocessing.get_context("spawn")
        self._orders, self._reports = context.Queue(), context.Queue()
        arguments = (port, cookies, seed, part, self._orders, self._reports)
        self._process = context.Process(target=_work, args=arguments, daemon=True)

    def begin(self) -> "Attackers":
        self._process.start()
        return self

    def attack(self, phase: str, seconds: float) -> None:
        """Returns at once; when all are there, and have been for some of so many seconds, they leave."""
        self._orders.put((phase, seconds))

    def report(self) -> Report | None:
        """What came of it, when they have left; None while they have not."""
        try:
            return self._reports.get_nowait()
        except queue.Empty:
            return None

    def end(self) -> None:
        self._orders.put(None)
        self._process.join(5)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()


def _work(port: int, cookies: dict[str, str], seed: int, part: float, orders, reports) -> None:
    raise_open_files()
    os.nice(5)
    while order := orders.get():
        phase, seconds = order
        reports.put(asyncio.run(_Mob(port, cookies, random.Random(seed)).run(sized(PHASES[phase], part), seconds)))


class _Mob:
    def __init__(self, port: int, cookies: dict[str, str], choice: random.Random):
        self.port, self.choice = port, choice
        self.cookie = b"Cookie: " + "; ".join(f"{name}={value}" for name, value in cookies.items()).encode() + b"\r\n"
        self.report = Report()
        self.open: Counter = Counter()
        self.release = asyncio.Event()
        self.signs = 0

    async def run(self, ways: dict[str, int], seconds: float) -> Report:
        tasks = [
            asyncio.create_task(self._again_and_again(way, index * seconds * 0.2 / count))
            for way, count in ways.items() for index in range(count)]
        await asyncio.sleep(seconds * RELEASE)
        until = asyncio.get_running_loop().time() + PATIENCE_SECONDS
        while asyncio.get_running_loop().time() < until and any(self.report.peak[way] < least(way, ways[way]) for way in ways):
            await asyncio.sleep(0.1)
        self.release.set()
        await asyncio.sleep(seconds * (1 - RELEASE))
        # What was just about to go on may not hear it the first time.
        left = set(tasks)
        while left:
            for task in left:
                task.cancel()
            _, left = await asyncio.wait(left, timeout=1)
        return self.report

    async def _again_and_again(self, way: str, later: float) -> None:
        await asyncio.sleep(later)
        act = getattr(self, f"_{way}")
        while True:
            writer = None
            try:
                # Bodies come from one address; the rest from some others.
                place = 2 if way == "parks_bodies" else self.choice.randint(3, 6)
                # What is not read piles up at the server, not here.
                connection = socket.socket()
                connection.setblocking(False)
                if way in ("pipelines", "reads_slowly"):
                    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                connection.bind((f"127.0.0.{place}", 0))
                await asyncio.get_running_loop().sock_connect(connection, ("127.0.0.1", self.port))
                reader, writer = await asyncio.open_connection(sock=connection, limit=4096)
                self.report.opened += 1
                self.open[way] += 1
                self.report.peak[way] = max(self.report.peak[way], self.open[way])
                try:
                    await act(reader, writer)
                finally:
                    self.open[way] -= 1
                self.report.let_go[way] += 1
            except (OSError, EOFError, asyncio.LimitOverrunError):
                self.report.let_go[way] += 1
            finally:
                if writer:
                    writer.transport.abort()
                else:
                    connection.close()
            # Whoever is let go comes again, and takes no core with it.
            await asyncio.sleep(self.choice.uniform(3, 6) if way in STAYING else self.choice.uniform(0.3, 0.9))

    # What all do

    async def _drip(self, reader, writer, text: bytes = b"a") -> None:
        """A byte every few seconds, until the server has had enough."""
        while True:
            try:
                part = await asyncio.wait_for(reader.read(4096), DRIP_SECONDS * self.choice.uniform(0.5, 1.5))
                if not part:
                    return
                self._read(part)
            except asyncio.TimeoutError:
                writer.write(text)

    async def _to_the_end(self, reader) -> None:
        while part := await reader.read(65536):
            self._read(part)

    async def _answer(self, reader, way: str) -> None:
        """One whole answer."""
        head = await reader.readuntil(b"\r\n\r\n")
        self.report.answers[f"{way} {head[9:12].decode()}"] += 1
        length = next((int(line.split(b":")[1]) for line in head.lower().split(b"\r\n") if line.startswith(b"content-length")), None)
        if length is not None:
            await reader.readexactly(length)
            return
        while size := int(await reader.readuntil(b"\r\n"), 16):
            await reader.readexactly(size + 2)
        await reader.readuntil(b"\r\n")

    def _read(self, part: bytes) -> None:
        if part.startswith(b"HTTP/1.1 "):
            self.report.answers[part[9:12].decode()] += 1

    # Parked

    async def _parks_bodies(self, reader, writer) -> None:
        writer.write(b"POST /sign-in HTTP/1.1\r\n" + FORM + b"Content-Length: 1000000\r\n\r\n" + b"user=a&" * 73_000)
        await self._drip(reader, writer)

    async def _parks_answers(self, reader, writer) -> None:
        """Somebody who has signed in."""
        writer.write(
            b"POST /attempts/a/questions/1 HTTP/1.1\r\n" + FORM + self.cookie + b"Content-Length: 250000\r\n\r\n" + b"text=a&" * 28_000)
        await self._drip(reader, writer)

    async def _parks_heads(self, reader, writer) -> None:
        writer.write(b"GET /sign-in HTTP/1.1\r\n" + HEAD + b"X: " + b"a" * self.choice.choice([0, 100, 8_000]))
        await self._drip(reader, writer)

    async def _parks_sign_ins(self, reader, writer) -> None:
        """All but the last byte; then all together."""
        self.signs += 1
        body = b"user=nobody.%d&password=wrong-and-long" % (self.signs // SIGN_INS_PER_ACCOUNT)
        writer.write(b"POST /sign-in HTTP/1.1\r\n" + FORM + b"Content-Length: %d\r\n\r\n" % len(body) + body[:-1])
        await self.release.wait()
        writer.write(body[-1:])
        await self._answer(reader, "sign-in")
        await self._to_the_end(reader)

    async def _never_ends(self, reader, writer) -> None:
        writer.write(b"POST /sign-in HTTP/1.1\r\n" + FORM + b"Transfer-Encoding: chunked\r\n\r\n")
        await self._drip(reader, writer, b"400\r\n" + b"a" * 1024 + b"\r\n")

    # Crowds

    async def _holds(self, reader, writer) -> None:
        await self._to_the_end(reader)

    async def _keeps(self, reader, writer) -> None:
        writer.write(PAGE)
        await self._answer(reader, "kept")
        await self._to_the_end(reader)

    async def _fills(self, reader, writer) -> None:
        """Sends as much as a form may have, and stays: what the server reads it into must not stay as well."""
        writer.write(PAGE[:-2] + b"Content-Length: %d\r\n\r\n" % FILLING + b"a" * FILLING)
        await self._answer(reader, "filled")
        await self._to_the_end(reader)

    async def _pipelines(self, reader, writer) -> None:
        """Hundreds of pages in one write, and none of them is read."""
        writer.transport.pause_reading()
        page = b"GET " + self.choice.choice([b"/sign-in", b"/tests", b"/"]) + b" HTTP/1.1\r\n" + HEAD + self.cookie + b"\r\n"
        writer.write(page * PIPELINED)
        while not writer.transport.is_closing():
            await asyncio.sleep(0.5)

    async def _reads_slowly(self, reader, writer) -> None:
        writer.transport.pause_reading()
        connection = writer.get_extra_info("socket")
        writer.write(PAGE * 20)
        while not writer.transport.is_closing():
            await asyncio.sleep(1)
            # One byte at a time, behind the stream's back: it would read all that is there.
            try:
                if os.read(connection.fileno(), 1) == b"":
                    return
            except BlockingIOError:
                continue

    # Broken

    async def _sends_huge_heads(self, reader, writer) -> None:
        writer.write(self.choice.choice(HUGE_HEADS))
        await self._for_a_moment(reader)

    async def _sends_garbage(self, reader, writer) -> None:
        writer.write(self.choice.choice([*GARBAGE, self.choice.randbytes(3000)]))
        await self._for_a_moment(reader)

    async def _greets_for_tls(self, reader, writer) -> None:
        writer.write(HELLO)
        await self._for_a_moment(reader)

    async def _cuts(self, reader, writer) -> None:
        """Gone in the middle, with a goodbye or without."""
        whole = self.choice.choice([PAGE, b"POST /sign-in HTTP/1.1\r\n" + FORM + b"Content-Length: 20\r\n\r\nuser=a&password=bcdef"])
        writer.write(whole[:self.choice.randrange(len(whole))])
        await asyncio.sleep(self.choice.random() / 5)
        if self.choice.random() < 0.5:
            writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))

    async def _for_a_moment(self, reader) -> None:
        try:
            await asyncio.wait_for(self._to_the_end(reader), 1)
        except asyncio.TimeoutError:
            pass
