"""A small server with the pages that hostile clients use, to be given faults: their net must find each of them."""

import asyncio
import base64
import html
import os
import subprocess
import sys
import time
import urllib.parse
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1]))

from course import QUIZ, PAPERS
from marks import worth

# What is planted, and what must be said of it; nothing about the first.
FAULTS = {
    "does nothing wrong": None,
    "keeps every body": "memory",
    "is held up by sign-ins": "requests of students one took",
    "counts late answers": "a mark changed after the end",
    "dies of garbage": "the server has ended",
    "closes nothing": "files are open",
    "refuses students in a crowd": "were refused",
    "never rests": "of a core",
}
MOST_BYTES = 1 << 20
# So that hundreds of pages are more than is taken for anybody who reads nothing.
PADDING = " " * 16_000


class Stub:
    """Started as a process of its own, in the way of `Server`."""

    def __init__(self, fault: str):
        self.fault = fault

    def __enter__(self) -> "Stub":
        self.process = subprocess.Popen([sys.executable, str(Path(__file__)), self.fault], stdout=subprocess.PIPE, text=True)
        self.port = int(self.process.stdout.readline())
        return self

    def __exit__(self, *_) -> None:
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    @property
    def is_running(self) -> bool:
        return self.process.poll() is None


class _Pages:
    """One test, the answers of its attempts, and their marks."""

    def __init__(self, fault: str):
        self.fault = fault
        self.hoard: list = []
        self.open = 0
        self.answers: dict[str, dict[str, str]] = {}
        self.ended: dict[str, str] = {}
        self.attempts = 0

    async def serve(self) -> None:
        server = await asyncio.start_server(self._connection, "127.0.0.1", 0, backlog=4096)
        print(server.sockets[0].getsockname()[1], flush=True)
        while True:
            await asyncio.sleep(0.01)
            if self.fault == "never rests":
                until = time.monotonic() + 0.03
                while time.monotonic() < until:
                    pass

    async def _connection(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.open += 1
        if self.fault == "closes nothing":
            self.hoard.append(os.dup(writer.get_extra_info("socket").fileno()))
        try:
            self._refuse(first := await reader.readexactly(3))
            while await self._request(reader, writer, first):
                first = b""
                await writer.drain()
        except (OSError, EOFError, ValueError, IndexError, asyncio.LimitOverrunError):
            pass
        self.open -= 1
        writer.close()

    def _refuse(self, first: bytes) -> None:
        if first not in (b"GET", b"POS"):
            if self.fault == "dies of garbage":
                os._exit(1)
            raise ValueError

    async def _request(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, first: bytes) -> bool:
        head = (first + await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        method, path, _ = head.partition("\r\n")[0].split(" ")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head.split("\r\n")[1:])}
        # A request that is told by its head has come, for whoever counts it by that.
        is_over_before = path.split("/")[2:3] and path.split("/")[2] in self.ended
        body = await self._body(reader, headers)
        status, more, page = self._answer(method, path, headers, urllib.parse.parse_qs(body), not is_over_before)
        content = page.encode()
        lines = [f"HTTP/1.1 {status} x", f"Content-Length: {len(content)}", "Content-Type: text/html", *more]
        writer.write("\r\n".join([*lines, "", ""]).encode() + content)
        return headers.get("connection") != "close"

    async def _body(self, reader: asyncio.StreamReader, headers: dict[str, str]) -> str:
        body = b""
        if headers.get("transfer-encoding") == "chunked":
            while size := int(await reader.readuntil(b"\r\n"), 16):
                body += (await reader.readexactly(size + 2))[:-2]
                if len(body) > MOST_BYTES:
                    raise ValueError
            await reader.readexactly(2)
            return body.decode("latin-1")
        length = int(headers.get("content-length", "0"))
        while len(body) < length:
            part = await reader.read(min(65536, length - len(body)))
            if not part:
                raise EOFError
            body += part
            if self.fault == "keeps every body":
                self.hoard.append(part * 16)
            elif len(body) > MOST_BYTES:
                raise ValueError
        return body.decode("latin-1")

    def _answer(self, method: str, path: str, headers: dict, form: dict, was_open: bool) -> tuple[int, list[str], str]:
        if path == "/sign-in":
            return self._sign_in(method, form, was_open)
        if self.fault == "refuses students in a crowd" and self.open > 100:
            return 503, [], "busy"
        if method == "POST" and "cookie" not in headers:
            said = base64.urlsafe_b64encode(urllib.parse.urlencode(form, doseq=True).encode()).decode()
            return 401, [], f'<input name="held" value="{said}">'
        if path.endswith("/attempts"):
            self.attempts += 1
            self.answers[f"a{self.attempts}"] = {}
            return 303, [f"Location: /attempts/a{self.attempts}/questions/1"], ""
        parts = path.split("/")
        if len(parts) < 4 or parts[1] != "attempts" or parts[2] not in self.answers:
            return 404, [], "nothing"
        return self._attempt(method, parts[2], parts[3:], form, was_open)

    def _sign_in(self, method: str, form: dict, was_open: bool) -> tuple[int, list[str], str]:
        if method == "GET":
            return 200, [], "sign in"
        if self.fault == "is held up by sign-ins":
            time.sleep(0.1)
        if "held" in form:
            kept = urllib.parse.parse_qs(base64.urlsafe_b64decode(form["held"][0] + "==").decode())
            parts = form["back"][0].split("/")
            self._attempt("POST", parts[2], parts[3:], kept, was_open)
        return (422, [], "wrong") if form.get("user", [""])[0].startswith("nobody") else (303, ["Location: /"], "")

    def _attempt(self, method: str, attempt: str, parts: list[str], form: dict, was_open: bool) -> tuple[int, list[str], str]:
        answers = self.answers[attempt]
        if parts[0] == "submission":
            self.ended[attempt] = ""
            return 303, [f"Location: /attempts/{attempt}/results"], ""
        if parts[0] == "results":
            own = worth(PAPERS[QUIZ].questions, answers)
            counts = "".join(f"<dt>x</dt><dd>{count}</dd>" for count in (own.correct, own.incorrect, own.unanswered))
            return 200, [], f"<strong>{own.mark // 1000},{own.mark // 10 % 100:02}</strong>{counts}"
        key = f"q{parts[1]}"
        if method == "GET":
            options = "".join(
                f'<input id="answer-{each}" value="{each}"{" checked" if str(each) in answers.get(key, "").split() else ""}>'
                f" <span>Varianta {parts[1]}-{each}</span>" for each in range(1, 6))
            return 200, [], f'<input name="page" value="{html.escape("abc.0 - = ")}">{options}{PADDING}'
        if attempt not in self.ended or self.fault == "counts late answers" and was_open:
            answers[key] = " ".join(sorted(form.get("choice[]", [])))
        return (200, [], "{}") if form.get("go") == ["stay"] else (303, [f"Location: /attempts/{attempt}/questions/1"], "")


if __name__ == "__main__":
    asyncio.run(_Pages(sys.argv[1]).serve())
