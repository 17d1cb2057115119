"""What a person does with the pages in any engine, in the words of the tests."""

import re

import institution
from browsing import PHONE, SMALL
from engines import Engine, until
from product import Product
from words import sentence, words


def _quoted(text: str) -> str:
    """As XPath writes it."""
    assert '"' not in text
    return f'"{text}"'


class Guest:
    """A person in front of one browser. Every page that is reached has to fit both screens, and is used on the small one."""

    def __init__(self, engine: Engine, product: Product):
        self.engine, self.product = engine, product
        # The paths that were reached, in order.
        self.reached: list[str] = []

    # Getting about

    def go(self, address: str) -> None:
        self.engine.open(self.product.origin + address)
        self._look()

    def back(self) -> None:
        self._travel(self.engine.back)

    def forward(self) -> None:
        self._travel(self.engine.forward)

    def reload(self) -> None:
        self._travel(self.engine.reload)

    def press(self, text: str) -> None:
        """Presses a button or a link by its words, and waits for the page to which it leads."""
        self.press_element(self.named(text))

    def press_row(self, title: str) -> None:
        """Presses what stands in a list under a title."""
        self.press_element(self._shown(f"//li[.//*[normalize-space()={_quoted(title)}]]//*[self::a or self::button]"))

    def press_element(self, element) -> None:
        self._travel(lambda: self.touch(element))

    def touch(self, element) -> None:
        """Presses what leads to no other page, where it is not under a bar."""
        self.engine.run("arguments[0].scrollIntoView({ block: 'center' })", element)
        element.click()

    def named(self, text: str):
        """The button or the link that has these words."""
        said = _quoted(text)
        return self._shown(f"//*[self::a or self::button or self::summary][normalize-space()={said} or @aria-label={said}]")

    def _shown(self, xpath: str):
        return until(
            lambda: next((element for element in self.engine.find_path(xpath) if element.is_displayed()), None),
            lambda: f"{xpath} on {self.path}: {self.text()}", limit=10)

    def _travel(self, leave) -> None:
        before = self._moment()
        leave()
        until(lambda: self._moment() not in (None, before), lambda: f"another page than {self.path}: {self.text()}")
        self._look()

    def _moment(self) -> float | None:
        """When the page that is there began to come: of each page another. Nothing while it is still coming."""
        return self.engine.run("return document.readyState === 'complete' ? performance.timeOrigin : null")

    def _look(self) -> None:
        """Whether nothing of the page is beside the screen, on either screen."""
        self.reached.append(self.path)
        for size in (PHONE, SMALL):
            self.engine.resize(*size)
            needed, there = self.engine.run("return [document.documentElement.scrollWidth, document.documentElement.clientWidth]")
            assert there == size[0] and needed <= there, f"{self.path} needs {needed} of {there} pixels at {size}"

    # What a page says

    @property
    def path(self) -> str:
        return self.engine.run("return location.pathname + location.hash")

    def text(self) -> str:
        return " ".join(self.engine.run("return document.body.innerText").split())

    def says(self, key: str) -> bool:
        return sentence(key).search(self.text()) is not None

    def has(self, css: str) -> bool:
        return bool(self.engine.find(css))

    def one(self, css: str):
        [element] = self.engine.find(css)
        return element

    @property
    def heading(self) -> str:
        return self.engine.run("return document.querySelector('h1').textContent.trim()")

    # Coming and going

    def enter(self, student: institution.Student) -> None:
        """Signs in on the page for it, in Romanian."""
        self.product.give_password(student.user)
        self.go("/sign-in")
        if self.engine.run("return document.documentElement.lang") != "ro":
            self.press("Română")
        self.one("#user").send_keys(student.user)
        self.one("#password").send_keys(institution.PASSWORD)
        self.press(words("sign-in.button"))
        assert self.heading == words("home.title")

    def open_tests(self, title: str) -> None:
        """Presses a test in the list: a final's start page, or a question of a quiz."""
        self.press(words("tests.title"))
        self.press_row(title)

    # A question

    @property
    def number(self) -> int:
        """The number of the question that is shown, 0 when it is another page."""
        found = re.search(r"/questions/(\d+)$", self.path)
        return int(found[1]) if found else 0

    @property
    def attempt(self) -> str:
        return re.search(r"/attempts/[^/]+", self.path)[0]

    def choose(self, *indexes: int) -> None:
        """Presses options, from 0."""
        for index in indexes:
            self.touch(self.engine.find("label.option")[index])

    def chosen(self) -> list[int]:
        return [index for index, box in enumerate(self.engine.find("[name='choice[]']")) if box.is_selected()]

    def type(self, text: str) -> None:
        """Types in place of what stands there."""
        field = self.one("#answer")
        self.touch(field)
        self.engine.run("arguments[0].select()", field)
        field.send_keys(text)

    def typed(self) -> str:
        return self.engine.run("return document.getElementById('answer').value")

    def saved(self) -> str:
        """What the line that tells of saving says."""
        return self.engine.run("return document.getElementById('saved').textContent")

    def hears(self, key: str, limit: float = 15) -> None:
        """Waits until that line says a sentence."""
        until(lambda: sentence(key).search(self.saved()), lambda: f"{key}, but: {self.saved()}", limit)

    def minutes_left(self) -> int:
        """The minutes that the clock of the page shows."""
        return int(re.search(r"\d+", self.engine.run("return document.getElementById('left').textContent"))[0])
