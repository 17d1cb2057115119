"""What a person does with the pages, in the words of the tests."""

import re

from playwright.sync_api import Locator, Page

import institution
from product import Product

CHROMIUM = "/usr/bin/chromium"
CHROMIUM_ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]


class Visitor:
    """A person in front of one page of a browser."""

    def __init__(self, page: Page, product: Product):
        self.page = page
        self.product = product

    def go(self, address: str):
        return self.page.goto(self.product.origin + address)

    @property
    def path(self) -> str:
        return self.page.url.removeprefix(self.product.origin)

    def sign_in(self, student: institution.Student, password: str = institution.PASSWORD) -> None:
        """Fills in the sign-in page, opening it unless it is already there."""
        self.product.give_password(student.user)
        if self.page.locator("#password").count() == 0:
            self.go("/sign-in")
        self.page.fill("#user", student.user)
        self.page.fill("#password", password)
        self.press_main()

    def press_main(self) -> None:
        """Presses the page's one big button."""
        self.page.locator("main form .button").first.click()

    def row(self, title: str) -> Locator:
        return self.page.locator(".row", has=self.page.get_by_text(title, exact=True))

    def open_test(self, title: str) -> None:
        """Presses a test in the list: a final's start page, or the first question of a quiz."""
        if self.path != "/tests":
            self.go("/tests")
        self.row(title).first.click()

    def begin_final(self, title: str = institution.FINAL) -> None:
        self.open_test(title)
        self.press_main()
        self.page.wait_for_selector("#question")

    def begin_quiz(self, title: str = institution.QUIZ) -> None:
        self.open_test(title)
        self.page.wait_for_selector("#question")

    def take_quiz(self, title: str) -> None:
        """Answers the first questions of a quiz with their first option and ends it."""
        self.begin_quiz(title)
        for _ in range(3):
            self.choose(0)
            self.leave("next")
        self.leave("done")
        self.press_main()

    # A question

    def options(self) -> Locator:
        return self.page.locator(".option input")

    def choose(self, index: int) -> None:
        self.page.locator(".option").nth(index).click()

    def chosen(self) -> list[int]:
        """Which options are ticked, from 0."""
        return [index for index, box in enumerate(self.options().all()) if box.is_checked()]

    def leave(self, way: str) -> None:
        """Presses the button of a way out."""
        self.page.locator(f"button[name=go][value='{way}']:not(.enter)").first.click()

    def number(self) -> int:
        """The number of the question that is shown."""
        return int(re.search(r"/questions/(\d+)", self.page.url)[1])

    def attempt(self) -> str:
        """The address of the attempt that is open."""
        return re.search(r"/attempts/[^/]+", self.page.url)[0]

    def saved(self) -> str:
        return self.page.locator("#saved").inner_text()
