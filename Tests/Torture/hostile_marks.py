"""A student who holds answers back until the mark is there: what counts is when the last byte of a request was there, so nothing changes."""

import base64
import html
import re
import socket
import urllib.parse
from dataclasses import dataclass

from connection import Connection
from course import Question
from Harness.client import FORM, HANGS_UP, Gone
from Harness.people import PASSWORD
from marks import worth
from notebook import Attempt, Save
from student import Student

HELD = re.compile(r'name="held" value="([^"]+)"')
# Answered as they should be before the others are held back.
ANSWERS = 3
# A busy machine takes its time; what comes late is no fault here.
SECONDS = 90
# In front of an answer on the same connection, their pages are not taken: more than the kernel takes for anybody who reads nothing.
PAGES = 300


@dataclass
class Held:
    """A request of which something is still to come."""

    way: str
    socket: socket.socket
    rest: bytes

    def finish(self) -> int | None:
        """Sends the rest. Gives the status of the last answer, None when the server had hung up."""
        try:
            self.socket.sendall(self.rest)
            said = b""
            while part := self.socket.recv(65536):
                said = said[-65536:] + part
        except OSError:
            return None
        finally:
            self.socket.close()
        statuses = re.findall(rb"HTTP/1\.1 (\d{3}) ", said)
        return int(statuses[-1]) if statuses else None


class Culprit(Student):
    """Ends attempts, reads the mark, and finishes then what was held back."""

    def __init__(self, user: str, cookies: dict[str, str], test: str, title: str, seed: int):
        super().__init__(user, cookies, test, title, seed)
        self.has_script = False

    def cheat(self) -> list[str] | None:
        """One attempt. Gives the ways whose requests were answered after the end; None when it did not come so far.
        Throws `Gone` when something was never answered."""
        held: list[Held] = []
        try:
            return self._cheat(held)
        except OSError as error:
            raise Gone(str(error)) from error
        finally:
            for each in held:
                each.socket.close()

    def _cheat(self, held: list[Held]) -> list[str] | None:
        if not self.attempt:
            self.begin()
        if not self.attempt:
            return None
        attempt, questions = self.attempt, self.random.sample(self.questions, ANSWERS + len(self._ways))
        for question in questions[:ANSWERS]:
            self.answer(question)
        for way, question in zip(self._ways, questions[ANSWERS:]):
            state = self.open(question)
            if state:
                held.append(way(self, attempt, question, state))
        self.end()
        if not attempt.is_ended:
            return None
        before = self._standing(attempt)
        statuses = {each.way: each.finish() for each in held}
        after = self._standing(attempt)
        if before != after:
            self.notebook.troubles.append(f"{self.user}: a mark changed after the end: {before}, then {after} ({statuses})")
        return [way for way, status in statuses.items() if status is not None and status < 500]

    def _standing(self, attempt: Attempt) -> list[str]:
        """What the results say: the mark, how many are right and wrong, and each answer."""
        reply = self.wire.get(f"/attempts/{attempt.id}/results")
        if reply.status != 200:
            raise Gone(f"the results are {reply.status}")
        answers = {f"q{number}": next(iter(values)) for number, values in attempt.possible.items()}
        self.compare(reply.text, worth(self.questions, answers))
        page = re.sub(r"<p class=\"note\" role=\"status\">.*?</p>", "", reply.text)
        return re.findall(r"<strong>[\d,]+</strong>|<dd>[^<]+|checked", page)

    # Ways to hold an answer back

    def _body(self, attempt: Attempt, question: Question, state: str, **more: str) -> bytes:
        """The right answer, which would make the mark better."""
        shown = [str(attempt.orders[question.number].index(position) + 1) for position in sorted(question.right)]
        form = {"page": state, "choice[]": shown, "go": "done", **more}
        return urllib.parse.urlencode(form, doseq=True).encode()

    def _head(self, method: str, path: str, *lines: str, is_signed_in: bool = True, is_last: bool = True) -> bytes:
        about = [f"Content-Type: {FORM}"] if method == "POST" else []
        end = [HANGS_UP] if is_last else []
        return Connection(self.wire.port, self.cookies if is_signed_in else None).head(method, path, *lines, *about, *end)

    def _hold(self, way: str, request: bytes, back: int) -> Held:
        connection = socket.create_connection(("127.0.0.1", self.wire.port), timeout=SECONDS)
        connection.sendall(request[:-back])
        return Held(way, connection, request[-back:])

    def _by_form(self, attempt: Attempt, question: Question, state: str) -> Held:
        body = self._body(attempt, question, state)
        return self._hold("form", self._head("POST", self._path(attempt, question), f"Content-Length: {len(body)}") + body, 1)

    def _by_script(self, attempt: Attempt, question: Question, state: str) -> Held:
        touched = f"{state.partition(' ')[0]} - ?"
        body = self._body(attempt, question, touched, go="stay", seq="1")
        lines = (f"Content-Length: {len(body)}", "Accept: application/json")
        return self._hold("script", self._head("POST", self._path(attempt, question), *lines) + body, len(body) // 2)

    def _by_chunks(self, attempt: Attempt, question: Question, state: str) -> Held:
        body = self._body(attempt, question, state)
        chunked = f"{len(body):x}\r\n".encode() + body + b"\r\n0\r\n\r\n"
        return self._hold("chunks", self._head("POST", self._path(attempt, question), "Transfer-Encoding: chunked") + chunked, 5)

    def _by_head(self, attempt: Attempt, question: Question, state: str) -> Held:
        body = self._body(attempt, question, state)
        request = self._head("POST", self._path(attempt, question), f"Content-Length: {len(body)}") + body
        return self._hold("head", request, len(body) + 2)

    def _by_turn(self, attempt: Attempt, question: Question, state: str) -> Held:
        """All of it is there, behind pages that nobody takes. If its turn comes all the same, what stands is looked up before the end."""
        attempt.send(Save(question.number, " ".join(map(str, sorted(question.right))), state.partition(".")[0], {}, False))
        body = self._body(attempt, question, state)
        pages = self._head("GET", self._path(attempt, question), is_last=False) * PAGES
        request = self._head("POST", self._path(attempt, question), f"Content-Length: {len(body)}") + body
        connection = socket.socket()
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.settimeout(SECONDS)
        connection.connect(("127.0.0.1", self.wire.port))
        connection.setblocking(False)
        held = Held("turn", connection, pages + request)
        # As much of it as is taken; the rest comes with the others.
        try:
            while held.rest:
                held.rest = held.rest[connection.send(held.rest):]
        except BlockingIOError:
            pass
        connection.settimeout(SECONDS)
        return held

    def _by_sign_in(self, attempt: Attempt, question: Question, state: str) -> Held:
        """The answer was posted when nobody was signed in: the sign-in page keeps it, and posts it afterwards."""
        answer, path = self._body(attempt, question, state), self._path(attempt, question)
        request = self._head("POST", path, f"Content-Length: {len(answer)}", is_signed_in=False) + answer
        asked = self._hold("sign-in", request, 1)
        asked.socket.sendall(asked.rest)
        page = b""
        while part := asked.socket.recv(65536):
            page += part
        asked.socket.close()
        kept = HELD.search(page.decode(errors="replace"))
        if not kept:
            self.notebook.troubles.append(f"{self.user}: no sign-in page kept the answer: {page[:300]!r}")
        held = html.unescape(kept[1]) if kept else base64.urlsafe_b64encode(answer).decode().rstrip("=")
        form = {"back": path, "held": held, "user": self.user, "password": PASSWORD}
        body = urllib.parse.urlencode(form).encode()
        return self._hold("sign-in", self._head("POST", "/sign-in", f"Content-Length: {len(body)}", is_signed_in=False) + body, 1)

    @staticmethod
    def _path(attempt: Attempt, question: Question) -> str:
        return f"/attempts/{attempt.id}/questions/{question.number}"

    _ways = (_by_form, _by_script, _by_chunks, _by_head, _by_turn, _by_sign_in)
