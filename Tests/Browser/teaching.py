"""An institution of its own for those who teach: every test takes a desk, a teacher with a course that nobody else changes."""

import itertools
import re
import shutil
from dataclasses import dataclass
from pathlib import Path

import pytest

from playwright.sync_api import Locator

from Harness import import_folder
from Harness.import_folder import settings
from institution import DEMO_MEDIA, NAMES, SURNAMES, Student
from papers import many_questions
from product import Product
from words import all_keys, sentence, words

NAME = "Universitatea Atelierelor"
FINAL, QUIZ = "Test final al atelierului", "Autoevaluare a atelierului"
TOPICS = ("Ecrane și date", "Cuvinte lungi")
# Of every course, in this order; both are published.
FIRST_LESSON, SECOND_LESSON = "Alcătuirea unei aplicații", "Cuvinte lungi, pe înțelesul tuturor"
FIRST_TEXT = "O aplicație are **două** părți.\n\n## Ce se vede\n\nEcranul.\n\n## Ce nu se vede\n\nDatele."
DESKS = 400

PICTURE, VIDEO, PAPER = (DEMO_MEDIA / name for name in ("ecran-teste.png", "stiva-de-navigare.webm", "fisa-swift.pdf"))

# Every journey is made on four screens, with and without script.
everywhere = pytest.mark.parametrize(
    ("script", "size"), [(False, (320, 480)), (True, (390, 844)), (False, (768, 1024)), (True, (1280, 800))],
    ids=["320-without-script", "390-with-script", "768-without-script", "1280-with-script"])

# Administrators; the last two are for those tests that change something of an administrator's own.
ADMINS = [Student(f"d.admin-{number}", NAMES[number], "Pârvănescu", 9000 + number) for number in range(8)]
OFFICE = Student("d.calitate", "Snežana", "Varničević", 9100)


@dataclass(frozen=True)
class Desk:
    """A course, who teaches it, and who learns there."""

    number: int

    @property
    def teacher(self) -> Student:
        return _person("prof", self.number, 6000)

    @property
    def colleague(self) -> Student:
        """An assistant of the same course."""
        return _person("asist", self.number, 6300)

    @property
    def student(self) -> Student:
        return _person("stud", self.number, 6600)

    @property
    def code(self) -> str:
        return f"AT{self.number}"

    @property
    def title(self) -> str:
        return f"Atelierul {self.number}: najdužerečivost și înțelegere"


def _person(kind: str, number: int, index: int) -> Student:
    return Student(f"{kind}.{number}", NAMES[number % 8], SURNAMES[(number // 8 + number) % 8], index + number)


def write_institution(folder: Path, people: list[str]) -> None:
    import_folder.write_institution(folder, NAME, people, "password-contact: Biroul IT, sala 2016\n")


def write(folder: Path) -> Path:
    """The import folder."""
    desks = [Desk(number) for number in range(1, DESKS + 1)]
    staff = [(desk.teacher, "teacher") for desk in desks] + [(desk.colleague, "teacher") for desk in desks]
    staff += [(admin, "administrator") for admin in ADMINS] + [(OFFICE, "quality-office")]
    write_institution(folder, [*(person.line(role) for person, role in staff), *(desk.student.line() for desk in desks)])
    for desk in desks:
        _write_course(folder / f"{desk.number:03}-atelier-{desk.number}", desk)
    return folder


def _write_course(folder: Path, desk: Desk) -> None:
    import_folder.write_course(
        folder, number=desk.code, title=desk.title, topics=TOPICS,
        teachers={desk.teacher.user: "professor", desk.colleague.user: "assistant"}, enrolled=[desk.student.user])
    (folder / "lessons" / "media").mkdir(parents=True)
    shutil.copy(PICTURE, folder / "lessons" / "media" / "ecran.png")
    import_folder.write(folder / "lessons" / "01-prima.md", settings(title=FIRST_LESSON, topic=TOPICS[0]) + "\n" + FIRST_TEXT)
    import_folder.write(
        folder / "lessons" / "02-a-doua.md", settings(title=SECOND_LESSON, topic=TOPICS[1])
        + "\nNajnepopustljivijesrednjoškolskonastavničkovaspitavanje.\n\n![Ecranul cu teste](media/ecran.png)")
    window = {"kind": "final", "opens": "-1d 09:00", "closes": "+2d 18:00", "limit": "30"}
    import_folder.write(folder / "tests" / "01-final.md", settings(title=FINAL, **window) + many_questions(2))
    import_folder.write(folder / "tests" / "02-autoevaluare.md", settings(title=QUIZ, kind="quiz") + many_questions(2))


class School(Product):
    """Its server."""

    def __init__(self, binary: str, folder: Path):
        super().__init__(binary, folder, write=write)
        self.desks = (Desk(number) for number in itertools.count(1))


class Staff:
    """Somebody who teaches or administers, in front of the pages: presses what a sentence names. Every page that is reached must
    fit the screen and have all its sentences."""

    def __init__(self, visitor):
        self.visitor = visitor

    @property
    def page(self):
        return self.visitor.page

    # Getting about

    def go(self, address: str) -> "Staff":
        self.visitor.go(address)
        self.look()
        return self

    def look(self) -> None:
        assert self.visitor.fits(), self.visitor.path
        assert missing_sentences(self.visitor) == [], self.visitor.path

    def open_course(self, desk: Desk) -> "Staff":
        """The course, by way of the list of courses."""
        self.go("/teach")
        self.visitor.press(self.visitor.row(desk.title).get_by_role("link"))
        self.look()
        return self

    def follow(self, key: str) -> "Staff":
        """Presses the link or the row that a sentence names."""
        self.visitor.press(self.link(key))
        self.look()
        return self

    def press(self, key: str, within: Locator | None = None) -> "Staff":
        """Presses the button that a sentence names."""
        self.visitor.press(self.button(key, within))
        self.look()
        return self

    def back(self) -> "Staff":
        """Presses the way back, above the page: a link, or without script a button that saves."""
        self.visitor.press(self.page.locator("header .back"))
        self.look()
        return self

    def way_back(self) -> str:
        """Where the way back leads."""
        back = self.page.locator("header .back")
        return back.get_attribute("href") or back.get_attribute("data-href")

    def link(self, key: str) -> Locator:
        # At a desk the parts of a course are in the menu beside the page.
        found = self.page.locator("main").get_by_role("link", name=self._beginning(key))
        return (found if found.count() else self.page.locator(".menu").get_by_role("link", name=self._beginning(key))).first

    def button(self, key: str, within: Locator | None = None) -> Locator:
        return (within or self.page.locator("main")).get_by_role("button", name=self._beginning(key)).first

    def _beginning(self, key: str) -> re.Pattern:
        return re.compile("^(" + sentence(key, self.visitor.language()).pattern + ")")

    # Forms

    def fill(self, **fields: str) -> "Staff":
        """Fills fields by their ids; a choice by the words that it shows."""
        for name, value in fields.items():
            field = self.field(name)
            field.select_option(label=value) if field.evaluate("field => field.tagName") == "SELECT" else field.fill(value)
        return self

    def field(self, name: str) -> Locator:
        return self.page.locator("#" + name.replace("_", "-"))

    def open(self, key: str) -> Locator:
        """Unfolds a part of the page."""
        part = self.page.locator("details", has=self.page.get_by_text(words(key, self.visitor.language()), exact=True)).first
        if part.get_attribute("open") is None:
            part.locator("summary").first.click()
        return part

    def is_refused(self, **errors: str) -> bool:
        """Whether the page came back with what is wrong: beside each of these fields its sentence, and all of them above."""
        assert self.visitor.status == 422 and self.page.title().startswith(words("form.error-prefix", self.visitor.language()))
        above = self.page.get_by_role("alert").inner_text()
        for name, key in errors.items():
            found = sentence(key, self.visitor.language())
            field = self.field(name)
            assert field.get_attribute("aria-invalid") == "true", name
            described = [self.page.locator("#" + id).inner_text() for id in field.get_attribute("aria-describedby").split()]
            assert any(found.search(text) for text in described), (name, described)
            assert found.search(above), (name, above)
        return True

    # What the pages say

    def says(self, key: str) -> bool:
        return self.visitor.says(key)

    def announces(self, key: str) -> bool:
        """Whether the page above all says that something is done."""
        found = sentence(key, self.visitor.language())
        return any(found.search(text) for text in self.page.locator("main [role=status]").all_inner_texts())

    def rows(self) -> list[str]:
        """The lists of the page, row by row."""
        return [" ".join(text.split()) for text in self.page.locator("main li").all_inner_texts()]


# Written so in the pattern of an institution.
PARTS_OF_USER_NAMES = {"{given}", "{family}", "{index}"}


def missing_sentences(visitor) -> list[str]:
    """What looks like the name of a sentence instead of the sentence."""
    texts = visitor.page.evaluate("""() => [document.title, document.body.innerText, ...[...document.querySelectorAll(
      '[aria-label], [placeholder], [title]')].flatMap(part => ['aria-label', 'placeholder', 'title'].map(
        name => part.getAttribute(name) || ''))]""")
    return [word for text in texts for word in re.findall(r"[a-z-]+\.[a-z.-]+|\{[a-z]+\}|\[\[.*?\]\]", text)
            if word in all_keys() or word[0] in "{[" and word not in PARTS_OF_USER_NAMES]
