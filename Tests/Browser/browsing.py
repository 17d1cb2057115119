"""What a person does with the pages, in the words of the tests."""

import re
import time
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Error, Locator, Page, Response

import institution
from product import Product
from words import sentence, words

# Chromium without what only a window needs: the same engine for two thirds of the work.
CHROMIUM = "/usr/bin/chromium-headless-shell"
# One process for all that one person has open, and one frame for all pages that come one after the other in it: as a phone with little
# memory does, and half the work. The last list of features is the one that counts, so those that Playwright needs off stand in it too.
_FEATURES_OFF = ["RenderDocument", "AvoidUnnecessaryBeforeUnloadCheckSync", "HttpsUpgrades", "MediaRouter", "PaintHolding"]
CHROMIUM_ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--renderer-process-limit=1", f"--disable-features={','.join(_FEATURES_OFF)}",
]

PHONE = (390, 844)
SMALL = (320, 480)


def open_context(
        browser: Browser, *, script: bool = True, size: tuple[int, int] = PHONE, scheme: str = "light",
        locale: str = "ro-RO") -> BrowserContext:
    """A phone that has never seen the site."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, java_script_enabled=script, color_scheme=scheme,
        has_touch=True, is_mobile=True, locale=locale, reduced_motion="reduce")
    context.set_default_timeout(30_000)
    return context


class Visitor:
    """A person in front of one page of a browser."""

    def __init__(self, page: Page, product: Product, kept_pages: Path | None = None):
        self.product = product
        self.kept_pages = kept_pages
        # What must never happen: server errors, failed scripts, things that the page's own policy refuses.
        self.troubles: list[str] = []
        # The HTML of every page that was reached, in order.
        self.seen: list[str] = []
        # Who signed in last.
        self.person: institution.Student | None = None
        # The language in which some scenes go on.
        self.spoken = "ro"
        self._document: Response | None = None
        self.watch(page)

    def watch(self, page: Page) -> None:
        """Goes on in a page, for instance a second tab."""
        self.page = page
        page.on("response", self._heard)
        page.on("pageerror", lambda error: self.troubles.append(f"{page.url}: {error}"))
        page.on("console", self._read_console)

    def _heard(self, response: Response) -> None:
        if response.status >= 500:
            self.troubles.append(f"{response.status} {response.url}")
        if response.request.is_navigation_request() and not 300 <= response.status < 400:
            self._document = response

    def _read_console(self, message) -> None:
        if "Content Security Policy" in message.text or "Content-Security-Policy" in message.text:
            self.troubles.append(message.text)

    def _look(self) -> None:
        """Remembers the page. One that has just been opened may go on to another by its own script, once."""
        try:
            self.seen.append(self.page.content())
        except Error:
            self.page.wait_for_load_state()
            self.seen.append(self.page.content())

    # Getting about

    def go(self, address: str) -> Response:
        response = self.page.goto(self.product.origin + address)
        self._look()
        return response

    def press(self, button: Locator) -> None:
        """Presses what leads to another page, and waits for that page."""
        with self.page.expect_navigation():
            button.click()
        self._look()

    def press_key(self, key: str) -> None:
        """Presses a key that leads to another page, and waits for that page."""
        with self.page.expect_navigation():
            self.page.keyboard.press(key)
        self._look()

    def press_main(self) -> None:
        """Presses the page's one big button."""
        self.press(self.page.locator("main form .button").first)

    @property
    def path(self) -> str:
        return self.page.url.removeprefix(self.product.origin)

    @property
    def place(self) -> str:
        """The path without what is asked behind it."""
        return self.path.partition("?")[0]

    @property
    def status(self) -> int:
        return self._document.status

    def text(self) -> str:
        return " ".join(self.page.inner_text("body").split())

    def reads(self, pattern: re.Pattern) -> bool:
        """Whether a sentence stands on the page."""
        return pattern.search(self.text()) is not None

    def says(self, key: str) -> bool:
        """Whether a sentence stands on the page, in the page's own language."""
        return self.reads(sentence(key, self.language()))

    def language(self) -> str:
        return self.page.locator("html").get_attribute("lang")

    def keep(self, name: str) -> None:
        """Keeps the page as the server sent it, for the validator."""
        (self.kept_pages / f"{name}.html").write_bytes(self._document.body())

    # Signing in

    def sign_in(self, student: institution.Student) -> None:
        """Fills in the sign-in page, opening it unless it is already there."""
        self.person = student
        self.product.give_password(student.user)
        if self.page.locator("#password").count() == 0:
            self.go("/sign-in")
        self.page.fill("#user", student.user)
        self.page.fill("#password", institution.PASSWORD)
        self.press_main()

    def enter(self, student: institution.Student) -> None:
        """Signs in without looking at the page."""
        self.person = student
        self.product.give_password(student.user)
        answer = self.send("/sign-in", user=student.user, password=institution.PASSWORD)
        assert answer.status == 200 and answer.url == self.product.origin + "/", answer.url

    def send(self, address: str, **form: str):
        """Posts a form with this browser's cookies, beside the page; follows to where it leads."""
        return self.page.context.request.post(
            self.product.origin + address, form=form, headers={"Origin": self.product.origin})

    def end_other_sessions(self) -> None:
        self.go("/account/sessions")
        self.press(self.page.locator("form[action='/account/sessions/endings'] button").last)
        assert self.says("flash.sessions-ended")

    def wait_until(self, condition: str, *arguments) -> None:
        """Waits until a condition holds: also in a page without script, where the page's own timers stand still."""
        ended = time.monotonic() + 30
        while not self.page.evaluate(f"arguments => ({condition})(...arguments)", list(arguments)):
            assert time.monotonic() < ended, condition
            self.page.wait_for_timeout(50)

    def fits(self) -> bool:
        """Whether nothing of the page is beside the screen."""
        return self.page.evaluate("document.documentElement.scrollWidth") <= self.page.viewport_size["width"]

    def choose_language(self, name: str) -> None:
        self.press(self.page.get_by_role("button", name=name, exact=True))

    def tab(self, name: str) -> Locator:
        """A tab of the bar at the foot of the main pages: home, tests, lessons."""
        return self.page.locator("nav.tabs a").filter(has_text=words(f"{name}.title", self.language()))

    # The list of tests

    def row(self, title: str) -> Locator:
        return self.page.locator("li").filter(has=self.page.get_by_text(title, exact=True))

    def open_test(self, title: str) -> None:
        """Presses a test in the list: a final's start page, or a question of a quiz."""
        if self.path != "/tests":
            self.go("/tests")
        self.press(self.row(title).locator("a, button").first)

    def begin_final(self, title: str = institution.FINAL, code: str | None = None) -> str:
        """Starts a final test; gives the address of the attempt."""
        self.open_test(title)
        if code:
            self.code().fill(code)
        self.press_main()
        return self.attempt()

    def begin_quiz(self, title: str = institution.QUIZ) -> str:
        """Starts a quiz; gives the address of the attempt."""
        self.open_test(title)
        return self.attempt()

    def take_quiz(self, title: str = institution.QUIZ) -> None:
        """Answers the first questions of a quiz with their first option, leaves the others, and ends it."""
        self.begin_quiz(title)
        for _ in range(3):
            self.choose(0)
            self.leave("next")
        self.end()

    def end(self) -> None:
        """Goes from a question to the review, and ends the test."""
        self.leave("done")
        self.finish()

    def finish(self) -> None:
        """Ends the test from the review, and says yes where something is unanswered."""
        self.press_main()
        if self.place.endswith("/submission"):
            self.press(self.page.locator("main form button"))

    def code(self) -> Locator:
        """The field for the access code."""
        return self.page.locator("#code")

    # Lessons

    def open_lesson(self, title: str) -> None:
        """Presses a lesson in the list of lessons."""
        if self.path != "/lessons":
            self.go("/lessons")
        self.press(self.row(title).get_by_role("link"))

    def search(self, typed: str) -> None:
        """Types into the search field of the page, and sends it."""
        self.page.fill("[role=search] input", typed)
        self.press(self.page.locator("[role=search] button"))

    def marked(self) -> list[str]:
        """The words that a search marks in what it found, in order."""
        return self.page.locator("main li mark").all_inner_texts()

    # What is taken along

    def download(self, link: Locator, folder: Path) -> Path:
        """Presses what is saved as a file, and gives the file."""
        with self.page.expect_download() as started:
            link.click()
        target = folder / started.value.suggested_filename
        started.value.save_as(target)
        return target

    # A question

    def field(self) -> Locator:
        """Where a number or a short text is typed."""
        return self.page.locator("#answer")

    def options(self) -> Locator:
        return self.page.locator("input[name='choice[]']")

    def choose(self, index: int) -> None:
        self.page.locator("label", has=self.options()).nth(index).click()

    def choose_and_wait(self, index: int) -> None:
        """Chooses with script on, until the server has said that it is saved."""
        with self.posting():
            self.choose(index)

    def posting(self):
        """Waits, as a block's end, until the server has answered a save in the background."""
        return self.page.expect_response(lambda response: response.request.method == "POST")

    def chosen(self) -> list[int]:
        """Which options are ticked, from 0."""
        return [index for index, box in enumerate(self.options().all()) if box.is_checked()]

    def flag(self) -> Locator:
        return self.page.locator("input[name=flag]")

    def way_out(self, way: str) -> Locator:
        return self.page.locator(f"button[name=go][value='{way}']:not([tabindex='-1'])")

    def leave(self, way: str) -> None:
        """Presses the button of a way out. Of a question some are in the menu, which on low screens has the strip as well."""
        button = self.way_out(way)
        if not button.is_visible():
            self.menu().click()
        self.press(button)

    def menu(self) -> Locator:
        """What opens the menu of a question, and folds it away."""
        return self.page.locator(".bar summary")

    def number(self) -> int:
        """The number of the question that is shown, 0 when it is another page."""
        found = re.search(r"/questions/(\d+)$", self.page.url)
        return int(found[1]) if found else 0

    def attempt(self) -> str:
        """The address of the attempt that is open."""
        return re.search(r"/attempts/[^/]+", self.path)[0]

    def go_to(self, number: int) -> None:
        """Opens a question of the attempt that is open."""
        self.go(f"{self.attempt()}/questions/{number}")

    def saved(self) -> Locator:
        """The line that tells what is saved."""
        return self.page.locator("#saved")

    def left(self) -> Locator:
        """The minutes left."""
        return self.page.locator("#left")

    def toggle_clock(self) -> None:
        """Presses what hides the minutes left, or shows them again."""
        self.page.locator("main button[type=button].link:not([hidden])").click()

    def announcement(self) -> Locator:
        """What is announced about the time."""
        return self.page.locator(".time [role=status]")
