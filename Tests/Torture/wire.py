"""HTTP over one socket that stays open, as a browser's does; what is acknowledged is known to the byte."""

import json
import socket
import time
import urllib.parse
from dataclasses import dataclass, field


class Gone(Exception):
    """The connection ended before the whole status line had come: nobody knows what became of the request."""


@dataclass
class Reply:
    status: int
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b""
    # Values that were set with it.
    cookies: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        return self.body.decode()

    @property
    def json(self) -> dict:
        return json.loads(self.body)


class Wire:
    """One client's connection, opened when it is needed, with its cookies."""

    def __init__(self, port: int, cookies: dict[str, str] | None = None, timeout: float = 20):
        self.port, self.timeout = port, timeout
        self.cookies = dict(cookies or {})
        self._socket: socket.socket | None = None
        self._received = b""

    def get(self, path: str) -> Reply:
        return self.ask("GET", path)

    def post(self, path: str, form: dict[str, str | list[str]] | None = None, wants_json: bool = False) -> Reply:
        body = urllib.parse.urlencode(form or {}, doseq=True).encode()
        return self.ask("POST", path, body, "application/json" if wants_json else "text/html")

    def answer(self, path: str, form: dict[str, str | list[str]], wants_json: bool) -> Reply:
        """Posts an answer. Who is too fast for one attempt waits and says it once more, as a page's script does."""
        while (reply := self.post(path, form, wants_json)).status == 429:
            time.sleep(int(reply.headers.get("retry-after", "1")))
        return reply

    def ask(self, method: str, path: str, body: bytes = b"", accept: str = "text/html") -> Reply:
        """Gives the reply as far as it came: with its status line it is one.
        Throws `Gone` without it."""
        lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self.port}", f"Accept: {accept}", "Sec-Fetch-Site: same-origin"]
        if self.cookies:
            lines.append("Cookie: " + "; ".join(f"{name}={value}" for name, value in self.cookies.items()))
        if method == "POST":
            lines += ["Content-Type: application/x-www-form-urlencoded", f"Content-Length: {len(body)}"]
        try:
            if not self._socket:
                self._socket = socket.create_connection(("127.0.0.1", self.port), timeout=self.timeout)
                self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self._socket.sendall("\r\n".join([*lines, "", ""]).encode() + body)
            reply = Reply(int(self._until(b"\r\n").split(b" ")[1]))
        except OSError as error:
            self.close()
            raise Gone(str(error)) from error
        try:
            self._read_rest(reply)
        except OSError:
            self.close()
        return reply

    def _read_rest(self, reply: Reply) -> None:
        while line := self._until(b"\r\n").decode():
            name, _, value = line.partition(":")
            name, value = name.lower(), value.strip()
            if name == "set-cookie":
                key, _, cookie = value.partition(";")[0].partition("=")
                reply.cookies.append(cookie)
                self.cookies.pop(key, None) if cookie == "" else self.cookies.update({key: cookie})
            reply.headers[name] = value
        if reply.headers.get("transfer-encoding") == "chunked":
            while size := int(self._until(b"\r\n"), 16):
                reply.body += self._exactly(size + 2)[:-2]
            self._exactly(2)
        else:
            reply.body = self._exactly(int(reply.headers.get("content-length", "0")))
        if reply.headers.get("connection", "").lower() == "close":
            self.close()

    def _until(self, mark: bytes) -> bytes:
        while mark not in self._received:
            self._receive()
        found, _, self._received = self._received.partition(mark)
        return found

    def _exactly(self, count: int) -> bytes:
        while len(self._received) < count:
            self._receive()
        found, self._received = self._received[:count], self._received[count:]
        return found

    def _receive(self) -> None:
        part = self._socket.recv(65536)
        if not part:
            raise ConnectionResetError("the server hung up")
        self._received += part

    def close(self) -> None:
        if self._socket:
            self._socket.close()
        self._socket, self._received = None, b""
