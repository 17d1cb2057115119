"""A student in front of the form of one subject: fills it in, sends it, and knows whether it was thanked for."""

import base64
import json
import random
from dataclasses import dataclass, field

from faculty import OPTIONS, Course, Faculty
from Harness.client import Answer
from Harness.page_forms import Page
from riddle import new_word

# The last says that a ballot of the same student was kept before.
_THANKS = {"flash.survey-thanks", "flash.survey-skipped", "flash.survey-before"}
_FILLING = "Predarea a fost limpede, iar exemplele m-au ajutat la proiect și la examen. "


@dataclass
class Ballot:
    """What one student says about one subject, and what became of it."""

    user: str
    course: Course
    # By field: "3", "na", "" or a comment.
    values: dict[int, str]
    # The word in each comment, by field.
    words: dict[int, str]
    is_skipped: bool = False
    # How often it was sent, and whether somebody thanked for it.
    posts: int = 0
    is_thanked: bool = False
    # How long the record of the disk was when the thanks had come; None without a record.
    position: int | None = None
    # What the page of the form had besides: posted again as it is.
    hidden: dict[str, str] = field(default_factory=dict)

    @property
    def form(self) -> dict[str, str]:
        fields = {f"a{number}": value for number, value in self.values.items()}
        return {**self.hidden, **fields, "go": "skip" if self.is_skipped else "send"}


def new_ballot(user: str, course: Course, choice: random.Random, is_skipped: bool = False) -> Ballot:
    """With a word of its own in every comment, which is of any length. In a small class everybody rates everything: what fewer than five
    answered, and comments about a teacher whom fewer than ten rate, are not kept."""
    values, words = {}, {}
    steps = [*"12345", "na"] if course.students >= 20 else [*"12345"]
    for number, kind in enumerate(course.kinds, 1):
        if kind == "comment" and not is_skipped:
            words[number] = new_word(choice)
            values[number] = (_FILLING * 7)[:choice.randint(0, 500)] + words[number]
        elif kind == "choice":
            values[number] = str(choice.randint(1, OPTIONS))
        elif kind == "scale":
            values[number] = choice.choice(steps)
    return Ballot(user, course, values, words, is_skipped)


class Voter:
    """The connection of one student. Throws `Gone` when the server is."""

    def __init__(self, faculty: Faculty, user: str, port: int, timeout: float = 20):
        self.faculty = faculty
        self.wire = faculty.wire(user, port, timeout)

    def open(self, ballot: Ballot) -> Answer:
        """Reads the form. It must have the fields that the ballot fills."""
        reply = self.wire.get(self.faculty.address(ballot.course))
        if reply.status == 200:
            page = _Form(reply.text)
            if page.numbers != list(range(1, len(ballot.course.kinds) + 1)):
                raise AssertionError(f"the form has the fields {page.numbers}: {reply.text[:2000]}")
            ballot.hidden = page.hidden
        return reply

    def send(self, ballot: Ballot) -> Answer:
        ballot.posts += 1
        reply = self.wire.post(self.faculty.address(ballot.course), ballot.form)
        ballot.is_thanked |= is_thanks(reply)
        return reply

    def is_asked(self, course: Course) -> bool:
        """Whether the survey is open to this student, done or not."""
        reply = self.wire.get(self.faculty.address(course))
        return reply.status == 200 or reply.status == 303 and reply.headers.get("location", "").endswith("/surveys")

    def close(self) -> None:
        self.wire.close()


def is_thanks(reply: Answer) -> bool:
    return reply.status == 303 and reply.headers.get("location", "").endswith("/surveys") and flash(reply) in _THANKS


def flash(reply: Answer) -> str:
    """The key of the sentence that the next page will show; empty without one."""
    for cookie in reply.cookies:
        try:
            return json.loads(base64.urlsafe_b64decode(cookie + "=" * (-len(cookie) % 4)))["key"]
        except (ValueError, TypeError, KeyError):
            continue
    return ""


class _Form:
    """The hidden fields of the form that has the items, and the numbers of these."""

    def __init__(self, page: str):
        fields = [each for form in Page(page).forms if "/subjects/" in form.action for each in form.fields]
        self.hidden = {each.name: each.value for each in fields if each.kind == "hidden"}
        items = [each.name for each in fields if each.kind not in ("hidden", "submit")]
        self.numbers = [int(name[1:]) for name in dict.fromkeys(items) if name[:1] == "a" and name[1:].isdigit()]
