"""What goes over the wire without a browser, byte by byte: a client that knows the pages."""

import re
from html.parser import HTMLParser

import institution
from Harness.client import HANGS_UP, PACKED, Client
from Harness.page_forms import address_before
from product import Product


class Wire(Client):
    """A browser's cookies and a connection for each request, nothing else."""

    def __init__(self, product: Product):
        super().__init__(product.port, lines=(PACKED, HANGS_UP))
        self.product = product

    def sign_in(self, student: institution.Student) -> "Wire":
        self.product.give_password(student.user)
        return super().sign_in(student.user)

    def begin_quiz(self, title: str) -> str:
        """Starts a quiz from the list and gives the address of the attempt."""
        return self.post(self._before(title)).attempt

    def begin(self, title: str, code: str = "") -> str:
        """Starts a test that has a start page, and gives the address of the attempt."""
        return self.post(self.start_page(title) + "/attempts", code=code).attempt

    def start_page(self, title: str) -> str:
        """The address of a test that has one."""
        return self._before(title)

    def take(self, title: str) -> str:
        """Starts such a test, answers the first question, and ends it."""
        attempt = self.begin(title)
        self.post(f"{attempt}/questions/1", **{"choice[]": "1", "text": "1", "go": "next"})
        self.end(attempt)
        return attempt

    def lesson(self, title: str) -> str:
        """The address of a lesson, without the place where its reader is."""
        return self._before(title, list="/lessons").split("#")[0]

    def _before(self, title: str, list: str = "/tests") -> str:
        """The address in the row of a test or a lesson."""
        return address_before(self.get(list).text, f">{title}<", f'{list}/[^"]+')


class Loads(HTMLParser):
    """What a browser fetches for a page: kind and address."""

    def __init__(self, page: str):
        super().__init__()
        self.found: list[tuple[str, str]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        values = dict(attributes)
        address = values.get("href") if tag == "link" else values.get("src")
        if values.get("rel") == "apple-touch-icon":
            # Only when somebody puts the site on the home screen.
            return
        if tag in ("link", "script", "img", "iframe") and address and not address.startswith("data:"):
            # What is for paper is not waited for: the stylesheet of the pages to come. Nor is what is read behind the page, once a day.
            is_ahead = values.get("media") == "print" or values.get("rel") == "manifest"
            self.found.append(("ahead" if is_ahead else tag, address))


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
