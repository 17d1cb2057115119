"""A browser as far as a server notices: cookies and one connection that is kept open."""

import gzip
import socket
import urllib.parse
from dataclasses import dataclass


class Broken(OSError):
    """The connection ended before the answer did."""


@dataclass(frozen=True)
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def location(self) -> str:
        return self.headers.get("location", "")

    @property
    def attempt(self) -> str:
        """The attempt in front of whose first question it leads."""
        return self.location.removesuffix("/questions/1")

    @property
    def text(self) -> str:
        body = gzip.decompress(self.body) if self.headers.get("content-encoding") == "gzip" else self.body
        return body.decode()


class Client:
    """Sends one request after the other and tries nothing twice: every failure is seen."""

    def __init__(self, port: int, timeout: float = 60):
        self.port, self.timeout = port, timeout
        self.cookies: dict[str, str] = {}
        self._connection: socket.socket | None = None
        self._received = b""

    def get(self, path: str) -> Answer:
        return self._ask(self._head("GET", path) + b"\r\n")

    def post(self, path: str, **form: str) -> Answer:
        return self._ask(self.posting(path, **form))

    def posting(self, path: str, **form: str) -> bytes:
        """All bytes of a posted form."""
        body = urllib.parse.urlencode(form).encode()
        lines = f"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {len(body)}\r\n\r\n"
        return self._head("POST", path) + lines.encode() + body

    def sign_in(self, user: str, password: str) -> "Client":
        answer = self.post("/sign-in", user=user, password=password)
        if answer.status != 303:
            raise RuntimeError(f"{user} cannot sign in: {answer.status}")
        return self

    def take(self, cookies: str) -> None:
        """Those of somebody else, as they are sent."""
        self.cookies = dict(cookie.split("=", 1) for cookie in cookies.split("; "))

    def close(self) -> None:
        if self._connection:
            self._connection.close()
        self._connection, self._received = None, b""

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    def _head(self, method: str, path: str) -> bytes:
        lines = [
            f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self.port}", f"Origin: http://127.0.0.1:{self.port}",
            "Accept: text/html", "Accept-Encoding: gzip", *([f"Cookie: {self.cookie}"] if self.cookies else [])]
        return ("\r\n".join(lines) + "\r\n").encode()

    def _ask(self, request: bytes) -> Answer:
        try:
            if not self._connection:
                self._connection = socket.create_connection(("127.0.0.1", self.port), timeout=self.timeout)
                self._connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self._connection.sendall(request)
            answer = self._read()
        except OSError:
            self.close()
            raise
        if answer.headers.get("connection", "").lower() == "close":
            self.close()
        return answer

    def _read(self) -> Answer:
        while (end := self._received.find(b"\r\n\r\n")) < 0:
            self._more()
        first, *lines = self._received[:end].decode().split("\r\n")
        headers = {}
        for line in lines:
            name, _, value = line.partition(":")
            headers[name.lower()] = value.strip()
            if name.lower() == "set-cookie":
                key, _, text = value.strip().partition(";")[0].partition("=")
                self.cookies[key] = text
        end += 4 + int(headers.get("content-length", 0))
        while len(self._received) < end:
            self._more()
        body, self._received = self._received[end - int(headers.get("content-length", 0)):end], self._received[end:]
        return Answer(int(first.split()[1]), headers, body)

    def _more(self) -> None:
        part = self._connection.recv(65536)
        if not part:
            raise Broken("the connection ended before the answer did")
        self._received += part
