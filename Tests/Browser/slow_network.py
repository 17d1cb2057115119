"""The network of a phone between a browser and the server, as far as time and bytes go: a proxy that knows nothing of HTTP.

It is one line with a round trip and a rate, the rate each way, for all connections of the phone together:

- What is sent waits until all that was sent before it, on any connection, is on the line; then it takes its bits divided by the rate,
  and arrives half a round trip later. A request and its answer so cost one round trip, and the time of their bytes.
- A connection costs as many round trips as its handshakes before the first byte of a request may leave: one for TCP, two with TLS 1.3.
- What is not in it makes a real phone a little slower: names that are looked up, lost packets, the headers of TCP and IP (three in a
  hundred bytes), and the slow start of TCP, which pages of less than 14 KB do not notice.

It can also be a bad network: its `weather` says what becomes of whatever is sent from now on.
"""

import asyncio
import math
import socket
import struct
import threading
from dataclasses import dataclass

# What is on the line at once of each connection.
PACKET = 1460


@dataclass(frozen=True)
class Weather:
    """What a network does to what is sent. A connection that has lost something never gets well again; a new one may."""

    # "fine"; "swallow": taken, and never answered; "cut": hung up in the middle of a request; "delay": late, after so many seconds;
    # "half": the request arrives, and so much of its answer; "reset": the connection is refused the hard way.
    kind: str = "fine"
    # Bytes that still get through, or seconds.
    amount: float = 0


class Line:
    """One of its two directions."""

    def __init__(self, delay: float, rate: float):
        # In seconds, and in bits a second.
        self.delay, self.rate = delay, rate
        # All that was ever sent.
        self.bytes = 0
        self._is_free_at = 0.0

    def send(self, size: int, now: float) -> float:
        """Puts so many bytes on it; gives when the last of them arrives."""
        self.bytes += size
        self._is_free_at = max(self._is_free_at, now) + size * 8 / self.rate
        return self._is_free_at + self.delay


class SlowNetwork:
    """The proxy, for as long as the block goes on: `with SlowNetwork(product.port) as network`. As it stands it only counts."""

    def __init__(self, server: int, *, round_trip: float = 0, rate: float = math.inf, handshakes: int = 1):
        self.server, self.handshake = server, handshakes * round_trip
        self.weather = Weather()
        self.up, self.down = Line(round_trip / 2, rate), Line(round_trip / 2, rate)
        # Where the browser finds the server.
        self.port = 0
        self._is_open = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)

    @property
    def bytes(self) -> int:
        """Both ways, with all headers of HTTP."""
        return self.up.bytes + self.down.bytes

    def __enter__(self) -> "SlowNetwork":
        self._thread.start()
        self._is_open.wait()
        return self

    def __exit__(self, *_) -> None:
        self._loop.call_soon_threadsafe(self._closing.set)
        self._thread.join()

    async def _serve(self) -> None:
        self._loop, self._closing = asyncio.get_running_loop(), asyncio.Event()
        self._connections: set[asyncio.Task] = set()
        proxy = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self.port = proxy.sockets[0].getsockname()[1]
        self._is_open.set()
        await self._closing.wait()
        proxy.close()
        for connection in self._connections:
            connection.cancel()
        await asyncio.gather(*self._connections, return_exceptions=True)

    def _connect(self, phone: asyncio.StreamReader, to_phone: asyncio.StreamWriter) -> None:
        connection = self._loop.create_task(self._pass_on(phone, to_phone))
        self._connections.add(connection)
        connection.add_done_callback(self._connections.discard)

    async def _pass_on(self, phone: asyncio.StreamReader, to_phone: asyncio.StreamWriter) -> None:
        """One connection, from its first handshake until both ends have hung up."""
        is_set_up_at = self._loop.time() + self.handshake
        server, to_server = await asyncio.open_connection("127.0.0.1", self.server)
        bad = _BadLuck(self, to_phone)
        try:
            await asyncio.gather(
                self._carry(phone, self.up, to_server, is_set_up_at, bad), self._carry(server, self.down, to_phone, is_set_up_at, bad))
        finally:
            to_server.close()
            to_phone.close()

    async def _carry(
        self, one: asyncio.StreamReader, line: Line, other: asyncio.StreamWriter, begins_at: float, bad: "_BadLuck"
    ) -> None:
        """Takes all that one end sends to the other end. Pieces leave while those before them are still under way."""
        under_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        arriving = self._loop.create_task(self._arrive(under_way, other))
        try:
            while piece := await one.read(PACKET):
                await self._until(begins_at)
                if piece := bad.rest_of(piece, line is self.up):
                    under_way.put_nowait((line.send(len(piece), self._loop.time()) + bad.delay, piece))
        except ConnectionError:
            pass  # an end that hangs up in the middle is an end that hangs up
        under_way.put_nowait((self._loop.time() + line.delay, b""))
        await arriving

    async def _arrive(self, under_way: asyncio.Queue[tuple[float, bytes]], other: asyncio.StreamWriter) -> None:
        while True:
            time, piece = await under_way.get()
            await self._until(time)
            if not piece:
                break
            other.write(piece)
        if other.can_write_eof() and not other.is_closing():
            other.write_eof()

    async def _until(self, time: float) -> None:
        await asyncio.sleep(max(0.0, time - self._loop.time()))


class _BadLuck:
    """What the weather makes of one connection."""

    def __init__(self, network: SlowNetwork, to_phone: asyncio.StreamWriter):
        self.network, self.to_phone = network, to_phone
        self._is_lost = False

    @property
    def delay(self) -> float:
        return self.network.weather.amount if self.network.weather.kind == "delay" else 0

    def rest_of(self, piece: bytes, is_request: bool) -> bytes:
        """So much of it as gets through. Throws where the connection ends at once."""
        weather = self.network.weather
        if self._is_lost:
            return b""
        if weather.kind == "reset":
            self.to_phone.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            self.to_phone.transport.abort()
            raise ConnectionResetError("the weather")
        if weather.kind == "swallow" or (weather.kind == ("cut" if is_request else "half")):
            self._is_lost = True
            if weather.kind == "cut":
                self.to_phone.close()
            return b"" if weather.kind == "swallow" else piece[:int(weather.amount)]
        return piece
