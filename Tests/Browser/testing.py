"""A test as teachers write it and students take it: the document of the journeys, question by question, and the ways to it."""

import re
from dataclasses import dataclass
from datetime import timedelta

import pytest

from playwright.sync_api import Locator

from browsing import Visitor
from institution import today
from teaching import TOPICS, Desk, Staff
from words import words

# Sixty letters without a place to break them.
LONG = "Najnepopustljivijesrednjoškolskonastavničkovaspitavanjesvima"
RIGHT, WRONG = "Controlul de sub deget", "Modelul"
PICTURE = "![Ecranul cu teste](media/ecran.png)"
OPENS, CLOSES = (today() + timedelta(days=days) for days in (-1, 2))
MINUTES, PENALTY = "30", "0.25"

# Screens of the journeys; the smallest one is dark.
_SCREENS = {
    "320-without-script": (False, (320, 480), "dark"), "390-with-script": (True, (390, 844), "light"),
    "1280-with-script": (True, (1280, 800), "light"), "390-without-script": (False, (390, 844), "light"),
}
everywhere, nearly_everywhere, on_phones = (
    pytest.mark.parametrize(("script", "size", "scheme"), list(_SCREENS.values())[:count], ids=list(_SCREENS)[:count])
    for count in (4, 3, 2))


@dataclass(frozen=True)
class Question:
    """One of them, as its form has it and as its document does."""

    text: str
    key: str
    kind: str
    topic: str
    body: str = ""
    # With a tick those that are right.
    options: tuple[str, ...] = ()
    ticks: tuple[int, ...] = ()
    answers: tuple[str, ...] = ()
    tolerance: str = ""
    folding: str = ""
    points: str = "1"
    explanation: str = ""

    def document(self) -> str:
        braces = [f"#{self.key}"] + ([f"points={self.points}"] if self.points != "1" else [])
        braces += ["case=fold"] if self.folding == "compose.fold-fold" else []
        options = "\n".join(f"- [{'x' if number in self.ticks else ' '}] {text}" for number, text in enumerate(self.options))
        answer = "= " + " | ".join(self.answers) + (f" ± {self.tolerance}" if self.tolerance else "")
        parts = [f"### {self.text} {{{' '.join(braces)}}}", self.body, options or answer,
                 self.explanation and f"> {self.explanation}"]
        return "\n\n".join(part for part in parts if part)


QUESTIONS = (
    Question(
        "Care obiect primește atingerea?", "care-obiect-primeste-atingerea", "single", TOPICS[0],
        options=(RIGHT, WRONG, LONG), ticks=(0,), explanation="Atingerea ajunge la *control*."),
    Question(
        "Ce ține minte un **model**?", "ce-tine-minte-un-model", "multiple", TOPICS[0], body=PICTURE,
        options=("O listă de note", "Numele unui student", "Culoarea unui buton", "Mărimea ecranului", "`nil`"), ticks=(0, 1),
        points="2"),
    Question(
        "Cât face 22 ÷ 7, cu două zecimale?", "cat-face-22-7-cu-doua-zecimale", "number", TOPICS[1],
        answers=("3.14",), tolerance="0.01"),
    Question(
        "Ce modul desenează butoanele?", "ce-modul-deseneaza-butoanele", "text", TOPICS[1],
        answers=("UIKit", "UI Kit"), folding="compose.fold-fold", explanation="Cel din `import`."),
)


def document(title: str) -> str:
    """The whole test, as its editor has it."""
    parts = [
        f"---\ntitle: {title}\nkind: final\nopens: {OPENS} 09:00\ncloses: {CLOSES} 18:00\nlimit: {MINUTES}\n"
        f"topic: {TOPICS[0]}\npenalty: {PENALTY}\n---"]
    for number, question in enumerate(QUESTIONS):
        if number == 0 or question.topic != QUESTIONS[number - 1].topic:
            parts.append(f"## {question.topic}")
        parts.append(question.document())
    return "\n\n".join(parts)


# What teachers do

def begin(teacher: Staff, desk: Desk, title: str, kind: str = "tests.final") -> str:
    """Begins a test from the list of its course; its editor is open then. Gives the address of the test."""
    teacher.open_course(desk).follow("tests.title")
    teacher.fill(title=title, kind=words(kind)).press("test-list.begin")
    assert teacher.visitor.path.endswith("/questions/new")
    test = teacher.visitor.path.removesuffix("/questions/new")
    teacher.go(test + "/edit")
    return test


def open_test(teacher: Staff, desk: Desk, title: str) -> str:
    """A test by way of its course and the list of its tests; gives its address."""
    teacher.open_course(desk).follow("tests.title")
    teacher.visitor.press(teacher.visitor.row(title).locator("a").first)
    teacher.look()
    return teacher.visitor.path


def publish(teacher: Staff, warnings: bool = True) -> None:
    """Publishes what stands in the editor; where there is something to know before, it is read and confirmed."""
    teacher.press("write.publish")
    if warnings:
        assert teacher.visitor.status == 422 and teacher.says("test-warning.heading")
        teacher.press("test-warning.publish")
    elif teacher.visitor.status == 422 and teacher.says("checklist.how"):
        teacher.press("write.publish")
    assert teacher.announces("flash.test-published"), teacher.visitor.text()


def enrol(teacher: Staff, desk: Desk, user: str) -> None:
    """Enrols somebody who has an account."""
    teacher.open_course(desk).follow("teach.people")
    teacher.open("enrol.one")
    teacher.fill(user=user).press("enrol.one-button")
    assert teacher.announces("flash.enrolled")


def open_attempt(teacher: Staff, test: str, surname: str) -> None:
    """The attempt of somebody, by way of the list of all."""
    teacher.go(test).follow("watch.title")
    teacher.visitor.press(teacher.page.locator("main tbody tr", has_text=surname).locator("th a").first)
    teacher.look()


def give_minutes(teacher: Staff, minutes: int, reason: str = "") -> None:
    """Unfolds the form for more minutes on the page that is open, and sends it."""
    teacher.page.locator("main details summary").first.click()
    teacher.fill(minutes=str(minutes), reason=reason).press("intervention.give")


def labelled(teacher: Staff, key: str, number: int | None = None) -> Locator:
    """A field by the words beside it."""
    return teacher.page.locator("main").get_by_label(words(key).replace("{n}", str(number)), exact=True).locator("visible=true")


def row_of(teacher: Staff, surname: str) -> str:
    """What the table of a test says of somebody."""
    rows = (" ".join(text.split()) for text in teacher.page.locator("main tbody tr").all_inner_texts())
    return next(row for row in rows if surname in row)


# What students do

def take(student: Staff, title: str) -> str:
    """Starts a final test; gives the address of the attempt."""
    attempt = student.go("/tests").visitor.begin_final(title)
    student.look()
    return attempt


def tick(student: Staff, *texts: str) -> None:
    """Chooses options by what they say."""
    for text in texts:
        student.page.locator("label.option").filter(has=student.page.get_by_text(text, exact=True)).click()


def answer_all(student: Staff) -> None:
    """Answers the four questions of the document rightly, and goes on to the review."""
    tick(student, RIGHT)
    student.visitor.leave("next")
    student.look()
    student.visitor.wait_until("() => document.querySelector('main img').naturalWidth > 0")
    tick(student, "O listă de note", "Numele unui student")
    for typed in ("3,14", "uikit"):
        student.visitor.leave("next")
        student.look()
        student.visitor.field().fill(typed)
    student.visitor.leave("done")
    student.look()


def minutes_left(student: Staff) -> int:
    """As the question that is open says it."""
    return int(re.search(r"\d+", student.visitor.left().inner_text())[0])


def mark(visitor: Visitor) -> str:
    return visitor.page.inner_text(".mark strong")


def tests_of(student: Staff) -> str:
    """The list of tests as a student reads it."""
    return student.go("/tests").visitor.text()
