"""What a student does with the form of a subject, in the words of the tests."""

from playwright.sync_api import Locator

from browsing import Visitor
from polls import COMMENT, COUNT


class Paper:
    """The form in front of a visitor."""

    def __init__(self, visitor: Visitor):
        self.visitor, self.page = visitor, visitor.page

    @classmethod
    def open(cls, visitor: Visitor, subject: str) -> "Paper":
        """Goes to the surveys and presses a subject."""
        if visitor.path != "/surveys":
            visitor.go("/surveys")
        visitor.press(visitor.row(subject).get_by_role("link"))
        return cls(visitor)

    def part(self, number: int) -> Locator:
        """All about one item."""
        return self.page.locator(f"#a{number}")

    def choose(self, number: int, value: int | str) -> None:
        self.part(number).locator("label", has=self.page.locator(f"input[value='{value}']")).click()

    def write(self, words: str) -> None:
        self.part(COMMENT).locator("textarea").fill(words)

    def fill(self, *, without: tuple[int, ...] = (), words: str = "") -> dict[str, str]:
        """Answers everything but some; gives what is filled in then."""
        for number in range(1, COUNT):
            if number not in without:
                self.choose(number, number % 3 + 1)
        self.write(words)
        return self.filled()

    def filled(self) -> dict[str, str]:
        """The fields that say something."""
        return self.page.evaluate("""() => Object.fromEntries([...new FormData(document.getElementById('ballot'))]
          .filter(([name, value]) => /^a\\d+$/.test(name) && value))""")

    def following(self, number: int) -> Locator:
        """The button Next of an item; only script has it."""
        return self.part(number).locator("button")

    def gaps(self) -> list[int]:
        """The numbers of the items that are marked as without an answer."""
        return [number for number in range(1, COUNT + 1) if self.part(number).locator("legend .bad").count()]

    def kept(self) -> list[str]:
        """What this tab of the browser keeps, each with its name."""
        return self.page.evaluate("Object.keys(sessionStorage).map(name => name + ' = ' + sessionStorage[name])")

    def top(self, place: str) -> float:
        """How far below the bar a place of the page begins, in pixels."""
        return self.page.evaluate("""place => document.querySelector(place).getBoundingClientRect().top
          - document.querySelector('header').getBoundingClientRect().bottom""", place)

    def focused(self) -> str:
        """The id of the part that has the focus."""
        return self.page.evaluate("(document.activeElement.closest('fieldset, #send') || document.body).id")

    def arrive(self, place: str) -> None:
        """Waits until a part stands below the bar, or the page can go no further."""
        self.visitor.wait_until("""place => {
          const top = document.querySelector(place).getBoundingClientRect().top
          const bar = document.querySelector('header').getBoundingClientRect().bottom
          const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2
          return top >= bar && (top < bar + 40 || isAtEnd && top < innerHeight)
        }""", place)

    def send(self) -> None:
        self.visitor.leave("send")

    def try_to_send(self) -> None:
        """Presses the button that sends where something is missing: script says so at once, the server with a page."""
        if self.page.locator("#a1 button").count():
            self.visitor.way_out("send").click()
        else:
            self.send()
            assert self.visitor.status == 422
        assert self.gaps()

    def decline(self) -> None:
        """Opens what says that it is for good, and confirms it."""
        self.page.locator("main summary").click()
        self.visitor.leave("skip")

    def leave(self, way: str) -> None:
        self.decline() if way == "skip" else self.visitor.leave(way)
