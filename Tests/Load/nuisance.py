"""Connections that want nothing good, or are on a very bad network: several hundred at a time, each in its own way."""

import asyncio
import os
import random
import socket
from collections import Counter

from shared import Shared

# How many of each way at the same time.
WAYS = {"silent": 120, "trickles_head": 100, "trickles_body": 100, "never_reads": 40, "half_closes": 20, "sends_half": 20}
LIFE_SECONDS = (5, 60)
HEAD = b"GET /sign-in HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/html\r\n"
FORM = (
    b"POST /sign-in HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/x-www-form-urlencoded\r\n"
    b"Content-Length: 20000\r\n\r\n")


class Nuisance:
    """Opens connections, and counts how they ended."""

    def __init__(self, shared: Shared, large_file: str):
        self.shared = shared
        self.large_file = large_file
        self.ended: Counter = Counter()
        self.open = 0

    async def run(self) -> None:
        async with asyncio.TaskGroup() as group:
            for way, count in WAYS.items():
                for _ in range(count):
                    group.create_task(self._again_and_again(way))
            group.create_task(self._report())

    async def _report(self) -> None:
        while not self.shared.over.is_set():
            self.shared.say("slow", {"open": self.open, **self.ended})
            await asyncio.sleep(0.5)

    async def _again_and_again(self, way: str) -> None:
        while not self.shared.over.is_set():
            if not self.shared.is_slow.value or self.shared.closing.is_set():
                await asyncio.sleep(0.2)
                continue
            await asyncio.sleep(random.uniform(0, 4))
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", self.shared.port, limit=4096)
            except OSError:
                self.ended[f"{way} refused"] += 1
                continue
            self.open += 1
            try:
                how = await self._until_closed(getattr(self, f"_{way}")(reader, writer))
            except OSError:
                how = "let go by the server"
            self.open -= 1
            self.ended[f"{way} {how}"] += 1
            writer.transport.abort() if random.randrange(2) else writer.close()

    async def _until_closed(self, way) -> str:
        """Goes its way until its life is over. In the last phase nobody lets go: the server has to."""
        task = asyncio.create_task(way)
        life = random.uniform(*LIFE_SECONDS)
        while not task.done():
            await asyncio.sleep(0.25)
            life -= 0.25
            is_last = self.shared.closing.is_set()
            if self.shared.over.is_set() or (not is_last and (life < 0 or not self.shared.is_slow.value)):
                task.cancel()
                return "gone"
        if task.exception():
            raise task.exception()
        return task.result()

    async def _drip(self, writer, text: bytes) -> None:
        """One byte a second; in the last phase nothing more."""
        for byte in text:
            if self.shared.closing.is_set():
                return
            writer.write(bytes([byte]))
            await writer.drain()
            await asyncio.sleep(1)

    async def _trickles_head(self, reader, writer) -> str:
        await self._drip(writer, HEAD)
        return await self._to_the_end(reader)

    async def _trickles_body(self, reader, writer) -> str:
        writer.write(FORM)
        await self._drip(writer, b"user=a&" * 3000)
        return await self._to_the_end(reader)

    async def _never_reads(self, reader, writer) -> str:
        """Asks for a large file; most of it stays at the server."""
        writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        writer.write(HEAD.replace(b"/sign-in", self.large_file.encode()) + b"\r\n")
        while not self.shared.over.is_set():
            await asyncio.sleep(0.5)
            # Says nothing, and so notices nothing, until the server resets the connection.
            if writer.transport.is_closing():
                raise ConnectionResetError
        return "gone"

    async def _half_closes(self, reader, writer) -> str:
        """Asks, says that nothing more will come, and reads to the end."""
        writer.write(HEAD + b"\r\n")
        writer.write_eof()
        return await self._to_the_end(reader)

    async def _sends_half(self, reader, writer) -> str:
        writer.write(random.choice([HEAD, FORM + b"user=a"]))
        writer.write_eof()
        return await self._to_the_end(reader)

    async def _silent(self, reader, writer) -> str:
        return await self._to_the_end(reader)

    async def _to_the_end(self, reader) -> str:
        while await reader.read(4096):
            continue
        return "let go by the server"


def run(shared: Shared, large_file: str) -> None:
    """A process of its own."""
    os.nice(5)
    asyncio.run(Nuisance(shared, large_file).run())
