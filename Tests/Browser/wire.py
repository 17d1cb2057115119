"""HTTP without a browser: what really goes over the wire, byte by byte."""

import gzip
import re
import socket
import urllib.parse
from dataclasses import dataclass
from html.parser import HTMLParser

import institution
from product import Product


@dataclass(frozen=True)
class Answer:
    status: int
    headers: list[tuple[str, str]]
    body: bytes
    # Status line, headers and body as they came.
    size: int

    def header(self, name: str) -> str | None:
        return next((value for key, value in self.headers if key == name), None)

    @property
    def text(self) -> str:
        body = gzip.decompress(self.body) if self.header("content-encoding") == "gzip" else self.body
        return body.decode()


class Wire:
    """A browser's cookies and a socket, nothing else."""

    def __init__(self, product: Product):
        self.product = product
        self.cookies: dict[str, str] = {}

    def sign_in(self, student: institution.Student) -> "Wire":
        self.product.give_password(student.user)
        answer = self.post("/sign-in", user=student.user, password=institution.PASSWORD)
        assert answer.status == 303, answer.text
        return self

    def get(self, path: str, compressed: bool = True) -> Answer:
        return self._ask("GET", path, b"", ["Accept-Encoding: gzip"] if compressed else [])

    def post(self, path: str, **form: str) -> Answer:
        return self._ask("POST", path, urllib.parse.urlencode(form).encode(), ["Accept-Encoding: gzip"])

    def begin_quiz(self, title: str) -> str:
        """Starts a quiz from the list and gives the address of the attempt."""
        return self._begun(self.post(self._before(title, "action")))

    def begin(self, title: str, code: str = "") -> str:
        """Starts a test that has a start page, and gives the address of the attempt."""
        return self._begun(self.post(self.start_page(title) + "/attempts", code=code))

    @staticmethod
    def _begun(answer: Answer) -> str:
        """The attempt in front of whose first question somebody is."""
        return answer.header("location").removesuffix("/questions/1")

    def start_page(self, title: str) -> str:
        """The address of a test that has one."""
        return self._before(title, "href")

    def take(self, title: str) -> str:
        """Starts such a test, answers the first question, and ends it."""
        attempt = self.begin(title)
        self.post(f"{attempt}/questions/1", **{"choice[]": "1", "text": "1", "go": "next"})
        self.post(f"{attempt}/submission")
        return attempt

    def lesson(self, title: str) -> str:
        """The address of a lesson."""
        return self._before(title, "href", list="/lessons")

    def _before(self, title: str, attribute: str, list: str = "/tests") -> str:
        """The address in the row of a test or a lesson."""
        page = self.get(list).text
        row = page[:page.index(f">{title}<")]
        return re.findall(f'{attribute}="({list}/[^"]+)"', row)[-1]

    def _ask(self, method: str, path: str, body: bytes, more: list[str]) -> Answer:
        lines = [
            f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self.product.port}", "Connection: close", "Accept: text/html", *more]
        if self.cookies:
            lines.append("Cookie: " + "; ".join(f"{name}={value}" for name, value in self.cookies.items()))
        if method == "POST":
            lines += ["Content-Type: application/x-www-form-urlencoded", f"Content-Length: {len(body)}",
                      f"Origin: {self.product.origin}"]
        with socket.create_connection(("127.0.0.1", self.product.port), timeout=30) as connection:
            connection.sendall("\r\n".join([*lines, "", ""]).encode() + body)
            received = b""
            while part := connection.recv(65536):
                received += part
        return self._read(received)

    def _read(self, received: bytes) -> Answer:
        if b"\r\n\r\n" not in received:
            raise ConnectionError("the server hung up")
        head, _, body = received.partition(b"\r\n\r\n")
        first, *lines = head.decode().split("\r\n")
        headers = [(name.lower(), value.strip()) for name, _, value in (line.partition(":") for line in lines)]
        length = next((int(value) for name, value in headers if name == "content-length"), None)
        if length is not None and len(body) < length:
            raise ConnectionError("the server hung up")
        for name, value in headers:
            if name == "set-cookie":
                key, _, text = value.partition(";")[0].partition("=")
                self.cookies[key] = text
        return Answer(int(first.split()[1]), headers, body, len(received))


class Loads(HTMLParser):
    """What a browser fetches for a page: kind and address."""

    def __init__(self, page: str):
        super().__init__()
        self.found: list[tuple[str, str]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        values = dict(attributes)
        address = values.get("href") if tag == "link" else values.get("src")
        if tag in ("link", "script", "img", "iframe") and address and not address.startswith("data:"):
            # What is for paper is not waited for: the stylesheet of the pages to come.
            self.found.append(("ahead" if values.get("media") == "print" else tag, address))


def option_texts(page: str) -> dict[str, str]:
    """The options of a question page: value and text."""
    found = re.findall(r'<input id="answer[^"]*"[^>]*value="(\d+)"[^>]*>\s*<span[^>]*>(.*?)</span></label>', page, re.S)
    return {value: re.sub(r"<[^>]+>", "", text).strip() for value, text in found}


def review_rows(page: str) -> dict[int, str]:
    """The rows of a review page: number and all that is written in the row."""
    listed = page[page.index("<ol"):page.index("</ol>")]
    found = re.findall(r'<a [^>]*href="[^"]*/questions/(\d+)"[^>]*>(.*?)</a>', listed, re.S)
    return {int(number): re.sub(r"<[^>]+>", " ", text) for number, text in found}


def results_of(wire: Wire, page: str, title: str) -> str:
    """The address of the results in the row of a survey or of a subject."""
    row = wire.get(page).text.split(f">{title}<")[0]
    return re.findall(r'<a class="row" href="([^"]+)"', row)[-1]
