"""A browser as far as a server notices: cookies, and one connection that is kept open."""

import gzip
import json
import socket
import urllib.parse
from collections.abc import Mapping
from dataclasses import dataclass, field

from .people import PASSWORD

FORM = "application/x-www-form-urlencoded"
PACKED = "Accept-Encoding: gzip"
HANGS_UP = "Connection: close"
# How many questions an attempt may be ended with that are unanswered: nobody is asked then.
WITH_ALL_GAPS = {"unanswered": " ".join(map(str, range(1, 101)))}


class Gone(ConnectionError):
    """The connection ended before the whole status line had come: nobody knows what became of the request."""


@dataclass
class Answer:
    status: int
    # By their names in small letters.
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b""
    # Values that were set with it.
    cookies: list[str] = field(default_factory=list)
    # Status line, headers and body as they came.
    size: int = 0

    @property
    def text(self) -> str:
        body = gzip.decompress(self.body) if self.headers.get("content-encoding") == "gzip" else self.body
        return body.decode()

    @property
    def json(self) -> dict:
        return json.loads(self.text)

    @property
    def location(self) -> str:
        return self.headers.get("location", "")

    @property
    def attempt(self) -> str:
        """The attempt in front of whose first question it leads."""
        assert self.location.startswith("/attempts/"), f"no attempt began: {self.status} {self.location}"
        return self.location.removesuffix("/questions/1")


class Broken(ConnectionError):
    """The connection ended in the middle of an answer: so far it came."""

    def __init__(self, answer: Answer):
        super().__init__(f"the connection ended in the middle of an answer with status {answer.status}")
        self.answer = answer


class Client:
    """Sends one request after the other and tries nothing twice: every failure is seen."""

    def __init__(self, port: int, cookies: Mapping[str, str] | None = None, timeout: float = 60, lines: tuple[str, ...] = (PACKED,)):
        self.port, self.timeout = port, timeout
        self.cookies = dict(cookies or {})
        # Of the head of each request, beside those that all need.
        self.lines = lines
        self._socket: socket.socket | None = None
        self._received = b""
        # Of the answer that is being read.
        self._size = 0

    def get(self, path: str) -> Answer:
        return self.ask("GET", path)

    def post(self, path: str, /, **form: str) -> Answer:
        return self.ask("POST", path, urllib.parse.urlencode(form).encode())

    def end(self, attempt: str) -> Answer:
        """Ends an attempt, whatever is unanswered in it."""
        return self.ask("POST", f"{attempt}/submission", urllib.parse.urlencode(WITH_ALL_GAPS).encode())

    def sign_in(self, user: str) -> "Client":
        """With the password that everybody has."""
        answer = self.ask("POST", "/sign-in", urllib.parse.urlencode({"user": user, "password": PASSWORD}).encode())
        if answer.status != 303:
            raise RuntimeError(f"{user} cannot sign in: {answer.status}\n{answer.text}")
        return self

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    def take_cookies(self, cookie: str) -> None:
        """Those of somebody else, as they are sent."""
        self.cookies = dict(each.split("=", 1) for each in cookie.split("; "))

    def close(self) -> None:
        if self._socket:
            self._socket.close()
        self._socket, self._received = None, b""

    def head(self, method: str, path: str, *lines: str) -> bytes:
        """All bytes before the body."""
        head = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self.port}", *self.lines, *lines]
        if method == "POST":
            head.append(f"Origin: http://127.0.0.1:{self.port}")
        if self.cookies:
            head.append(f"Cookie: {self.cookie}")
        return "\r\n".join([*head, "", ""]).encode()

    def request(self, method: str, path: str, body: bytes = b"", accept: str = "text/html") -> bytes:
        """All bytes."""
        about_body = [f"Content-Type: {FORM}", f"Content-Length: {len(body)}"] if method == "POST" else []
        return self.head(method, path, f"Accept: {accept}", *about_body) + body

    def ask(self, method: str, path: str, body: bytes = b"", accept: str = "text/html") -> Answer:
        """Throws `Gone`, and `Broken` where the status is known."""
        return self.send(self.request(method, path, body, accept))

    def send(self, request: bytes) -> Answer:
        """All bytes of a request. Throws `Gone`, and `Broken` where the status is known."""
        try:
            if not self._socket:
                self._socket = socket.create_connection(("127.0.0.1", self.port), timeout=self.timeout)
                self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self._size = 0
            self._socket.sendall(request)
            answer = Answer(int(self._line().split(b" ")[1]))
        except OSError as error:
            self.close()
            raise Gone(f"{type(error).__name__}: {error}") from error
        try:
            self._read_rest(answer)
        except OSError as error:
            self.close()
            raise Broken(answer) from error
        if answer.headers.get("connection", "").lower() == "close" or HANGS_UP in self.lines:
            self.close()
        return answer

    def _read_rest(self, answer: Answer) -> None:
        while line := self._line().decode():
            name, _, value = line.partition(":")
            name, value = name.lower(), value.strip()
            if name == "set-cookie":
                key, _, cookie = value.partition(";")[0].partition("=")
                answer.cookies.append(cookie)
                self.cookies.pop(key, None) if cookie == "" else self.cookies.update({key: cookie})
            answer.headers[name] = value
        if answer.headers.get("transfer-encoding") == "chunked":
            while size := int(self._line(), 16):
                answer.body += self._exactly(size + 2)[:-2]
            self._exactly(2)
        else:
            answer.body = self._exactly(int(answer.headers.get("content-length", "0")))
        answer.size = self._size

    def _line(self) -> bytes:
        while (end := self._received.find(b"\r\n")) < 0:
            self._receive()
        return self._exactly(end + 2)[:-2]

    def _exactly(self, count: int) -> bytes:
        while len(self._received) < count:
            self._receive()
        found, self._received = self._received[:count], self._received[count:]
        self._size += count
        return found

    def _receive(self) -> None:
        part = self._socket.recv(65536)
        if not part:
            raise ConnectionResetError("the server hung up")
        self._received += part
