"""What a phone on a slow network waits for, and what it pays for: phone.sh BINARY. Needs what the browser tests need, and a machine that
does nothing else.

A real browser opens pages by way of `SlowNetwork`. Figures are medians, reported and never judged by the exit status: how long it takes
until the first words of a page are painted, and the bytes of a whole test, both ways.
"""

import argparse
import copy
import statistics
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, sync_playwright

import institution
import papers
from browsing import CHROMIUM, CHROMIUM_ARGUMENTS, Visitor, open_context
from product import Product, SuddenFinal
from slow_network import SlowNetwork
from wire import Wire

ROUND_TRIP, RATE = 0.4, 400_000
RUNS = 7
QUESTIONS = 40
COLD, NEXT, WHOLE = 1.7, 0.65, 200

FIRST_PAINT = """() => new Promise(seen => new PerformanceObserver(list => {
  for (const entry of list.getEntries()) if (entry.name === 'first-contentful-paint') seen(entry.startTime / 1000)
}).observe({ type: 'paint', buffered: true }))"""


@dataclass(frozen=True)
class Figure:
    """A line of the table."""

    name: str
    value: float
    goal: float
    unit: str = "s"

    def line(self) -> str:
        value, goal = (f"{number:.2f} s" if self.unit == "s" else f"{number:.0f} {self.unit}" for number in (self.value, self.goal))
        return f"{self.name:<66}{value:>10}{goal:>10}  {'yes' if self.value <= self.goal else 'NO'}"


class Student:
    """Somebody in a test of forty questions, and what a phone needs to go on there."""

    def __init__(self, product: Product, test: SuddenFinal, person: institution.Student):
        self.product, self.test, self.person = product, test, person
        self.wire = Wire(product).sign_in(person)
        self.start = self.wire.start_page(test.title)
        self.attempt = ""

    def begin(self) -> "Student":
        self.attempt = self.wire.begin(self.test.title)
        return self

    def cookies(self) -> list[dict[str, str]]:
        return [{"name": name, "value": value, "url": self.product.origin} for name, value in self.wire.cookies.items()]


def open_phone(browser: Browser, student: Student | None, script: bool = True) -> Page:
    """A phone that has never seen the site, signed in if somebody is given."""
    context = open_context(browser, script=script)
    context.add_cookies(student.cookies() if student else [])
    return context.new_page()


def reached_by(network: SlowNetwork, product: Product) -> Product:
    """The same server, as it is found by way of a network."""
    near = copy.copy(product)
    near.port = network.port
    return near


# The first page

def cold_paint(browser: Browser, origin: str, address: str, student: Student | None) -> float:
    """From the start of the navigation, without a connection and with nothing kept, to the first words."""
    page = open_phone(browser, student)
    page.goto(origin + address)
    seconds = page.evaluate(FIRST_PAINT)
    page.context.close()
    return seconds


def cold_figures(browser: Browser, product: Product, student: Student, handshakes: int) -> list[Figure]:
    pages = [("sign-in page", "/sign-in", None), ("list of tests", "/tests", student), ("start page of a test", student.start, student),
             ("question 1", f"{student.attempt}/questions/1", student)]
    with SlowNetwork(product.port, round_trip=ROUND_TRIP, rate=RATE, handshakes=handshakes) as network:
        origin = reached_by(network, product).origin
        return [
            Figure(f"cold, TCP{' and TLS 1.3' if handshakes > 1 else ''}: {name}",
                   statistics.median(cold_paint(browser, origin, address, who) for _ in range(RUNS)), COLD)
            for name, address, who in pages]


# The next page

class Paints:
    """When a page was painted for the first time after a press, also where no script may run."""

    def __init__(self, page: Page):
        self.page, self._times = page, []
        session = page.context.new_cdp_session(page)
        session.on("Page.lifecycleEvent", self._heard)
        session.send("Page.enable")
        session.send("Page.setLifecycleEventsEnabled", {"enabled": True})

    def _heard(self, event: dict) -> None:
        if event["name"] == "firstContentfulPaint":
            # Seconds of the same clock as Python's.
            self._times.append(event["timestamp"])

    def after_press(self, place: Locator) -> float:
        """Puts a finger on a place that leads on; gives the seconds until the next page is there."""
        place.scroll_into_view_if_needed()
        box = place.bounding_box()
        pressed = time.monotonic()
        self.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        while not any(painted > pressed for painted in self._times):
            self.page.wait_for_timeout(10)
        self.page.wait_for_load_state()
        # What else a page does when it is there is not on the way any more when the next press comes.
        self.page.wait_for_timeout(1000)
        return next(painted for painted in self._times if painted > pressed) - pressed


def next_figures(browser: Browser, product: Product, student: Student) -> list[Figure]:
    with SlowNetwork(product.port, round_trip=ROUND_TRIP, rate=RATE) as network:
        origin = reached_by(network, product).origin
        found = [("a link: question from the review", _links(browser, origin, student))]
        for script, way in ((False, "without script"), (True, "with script")):
            found.append((f"next question {way}", _next_questions(browser, origin, student, script, 1.5)))
        found.append(("next question with script, pressed 0.2 s after choosing", _next_questions(browser, origin, student, True, 0.2)))
        return [Figure(f"kept connection: {name}", statistics.median(seconds), NEXT) for name, seconds in found]


def _links(browser: Browser, origin: str, student: Student) -> list[float]:
    """A single GET."""
    page = open_phone(browser, student, script=False)
    paints, found = Paints(page), []
    for number in range(RUNS):
        page.goto(f"{origin}{student.attempt}/review")
        page.wait_for_timeout(1000)
        found.append(paints.after_press(page.locator("main ol > li a").nth(number)))
    page.context.close()
    return found


def _next_questions(browser: Browser, origin: str, student: Student, script: bool, pause: float) -> list[float]:
    """The answer is posted, the server says where to go on, the next question is got: two round trips."""
    page = open_phone(browser, student, script)
    paints, found = Paints(page), []
    page.goto(f"{origin}{student.attempt}/questions/1")
    page.wait_for_timeout(1000)
    for number in range(RUNS):
        page.locator("label.option").nth(number % 4).click()
        page.wait_for_timeout(pause * 1000)
        found.append(paints.after_press(page.locator("button[name=go][value=next]:not([tabindex='-1'])")))
        assert page.url.endswith(f"/questions/{number + 2}"), page.url
    page.context.close()
    return found


# A whole test

def take_a_whole_test(visitor: Visitor, title: str, person: institution.Student, script: bool) -> None:
    """From the sign-in page to the results, as somebody does who answers every question once."""
    visitor.sign_in(person)
    visitor.press(visitor.tab("tests"))
    visitor.begin_final(title)
    for number in range(1, QUESTIONS + 1):
        assert visitor.number() == number
        (visitor.choose_and_wait if script else visitor.choose)(number % 4)
        visitor.leave("next" if number < QUESTIONS else "done")
    assert visitor.says("review.all-answered")
    visitor.press_main()
    assert visitor.path.endswith("/results") and visitor.says("results.submitted")


def whole_figures(browser: Browser, product: Product, title: str, people: list[institution.Student]) -> list[Figure]:
    figures = []
    for script, person in zip((False, True), people):
        with SlowNetwork(product.port) as network:
            page = open_phone(browser, None, script)
            take_a_whole_test(Visitor(page, reached_by(network, product)), title, person, script)
            page.context.close()
            name = f"a whole test of {QUESTIONS} questions {'with' if script else 'without'} script"
            figures.append(Figure(f"{name}: {network.up.bytes / 1024:.0f} up, {network.down.bytes / 1024:.0f} down",
                                  network.bytes / 1024, WHOLE, "KB"))
    return figures


def measure(binary: str, folder: Path) -> list[Figure]:
    product = Product(binary, folder).start()
    try:
        test = SuddenFinal(product, questions=papers.many_questions(QUESTIONS))
        reader, *others = institution.STUDENTS[:3]
        student = Student(product, test, reader).begin()
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=CHROMIUM_ARGUMENTS)
            figures = [
                *cold_figures(browser, product, student, 1), *cold_figures(browser, product, student, 2),
                *next_figures(browser, product, student), *whole_figures(browser, product, test.title, others)]
            browser.close()
            return figures
    finally:
        product.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    with tempfile.TemporaryDirectory() as folder:
        figures = measure(parser.parse_args().binary, Path(folder))
    print(f"{f'first paint at {ROUND_TRIP * 1000:.0f} ms and {RATE // 1000} kbit/s, and bytes':<66}{'median':>10}{'goal':>10}  reached")
    print("\n".join(figure.line() for figure in figures))


if __name__ == "__main__":
    main()
