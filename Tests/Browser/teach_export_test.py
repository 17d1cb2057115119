"""A course leaves the browser as an archive, goes into an empty institution, and is the same there; imported again it changes nothing."""

import re
import zipfile
from pathlib import Path

import pytest

import twins
from conftest import either
from product import Product
from teach_courses_test import course_of
from teaching import FINAL, FIRST_LESSON, PICTURE, QUIZ, SECOND_LESSON, TOPICS
from twins import listed, written
from wire import Wire, option_texts

LESSON_TEXT = "Text schimbat: **ș**, ț, č, đ.\n\n## Ce se vede\n\n![Ecranul cu teste](media/ecran.png)\n\n[Mai departe](02-a-doua.md)"
MADE = "Test scris în browser: najdužerečivost"
HIDDEN = ("Test care a rămas ciornă", "Test pus deoparte")
SECRET = "Ce nu s-a publicat"
# Every kind of question, with all that its heading may say, and a draw.
MADE_TEXT = f"""---
title: "{MADE}"
kind: quiz
topic: {TOPICS[1]}
attempts: 5
counts: average
answers: after-last-attempt
credit: per-option
penalty: 0.25
draw:
  {TOPICS[0]}: 2
---

Text *înainte* de prima întrebare.

## {TOPICS[0]}

### Ce strat conține **UIKit**? {{#strat points=2 order=fixed}}

![Ecranul cu teste](ecran-teste.png)

```swift
let note = [9, 10].map {{ "nota \\($0)" }}
```

- [ ] Core OS
- [x] Cocoa Touch

> Cel de *sus*.

### Ce ține minte un model? {{#model penalty=0}}

- [x] O listă de note
- [x] Numele
- [ ] Culoarea

## {TOPICS[1]}

### Cât face 22 ÷ 7? {{#pi}}

= 3.14 ± 0.01 | 22

### Ce modul desenează butoanele? {{#modul case=fold}}

= UIKit | UI \\| Kit
"""
MORE = "\n\n### O întrebare adăugată în browser? {#adaugata points=0.5}\n\n= da | „sigur”\n"


class Author:
    """A teacher at work without a browser."""

    def __init__(self, school, desk):
        self.wire = Wire(school).sign_in(desk.teacher)
        self.course = course_of(self.wire, desk.title)

    def tests(self) -> dict[str, str]:
        return listed(self.wire, f"{self.course}/tests", "/teach/tests/[^\"/]+")

    def lessons(self) -> dict[str, str]:
        return {title: address.removesuffix("/edit") for title, address in listed(
            self.wire, f"{self.course}/lessons", "/teach/lessons/[^\"]+/edit").items()}

    def begin(self, title: str) -> str:
        listed = self.wire.get(f"{self.course}/tests").text
        begun = self.wire.post(f"{self.course}/tests", title=title, kind="quiz", **_hidden(listed, "id"))
        return begun.location.removesuffix("/questions/new")

    def save(self, thing: str, **fields: str) -> None:
        assert self.wire.post(f"{thing}/draft", **fields, **self._seen(thing)).status == 303

    def publish(self, thing: str, **fields: str) -> None:
        """Also what there is a warning about."""
        answer = self.wire.post(f"{thing}/publications", **fields, **self._seen(thing))
        if answer.status == 422:
            answer = self.wire.post(f"{thing}/publications", **_hidden(answer.text, "version", "seen"))
        assert answer.status == 303, answer.status

    def _seen(self, thing: str) -> dict[str, str]:
        return _hidden(self.wire.get(f"{thing}/edit").text, "version", "base")


def _hidden(page: str, *names: str) -> dict[str, str]:
    found = {name: re.search(rf'name="{name}" value="([^"]*)"', page) for name in names}
    return {name: match[1] for name, match in found.items() if match}


@pytest.fixture
def author(school, desk, staff) -> Author:
    """Has changed a lesson and a test in the browser, written another test, ordered them, and left some unfinished."""
    author = Author(school, desk)
    teacher = staff(desk.teacher, script=False).go(f"{author.course}/files")
    teacher.field("file").set_input_files(PICTURE)
    teacher.press("files.upload")
    author.publish(author.lessons()[FIRST_LESSON], title=FIRST_LESSON, text=LESSON_TEXT)
    author.save(author.lessons()[SECOND_LESSON], title=SECOND_LESSON, text=SECRET)
    quiz = author.tests()[QUIZ]
    author.publish(quiz, text=written(author.wire, f"{quiz}/edit") + MORE)
    made = author.begin(MADE)
    author.publish(made, text=MADE_TEXT)
    for title in HIDDEN:
        author.save(author.begin(title), text=f"---\ntitle: {title}\nkind: quiz\n---\n\n### {SECRET}?\n\n= nu\n")
    assert author.wire.post(author.tests()[HIDDEN[1]] + "/removal").status == 303
    assert author.wire.post(f"{author.course}/tests/order", up=made.rsplit("/", 1)[1]).status == 303
    final = author.tests()[FINAL]
    answer = author.wire.post(f"{final}/extra-time", person=desk.student.user, factor="1.5", minutes="10")
    assert answer.status == 303, answer.status
    return author


@pytest.fixture
def archive(author, staff, desk, tmp_path):
    """What the course's page saves: by a press, with or without script."""
    def save(script: bool = True) -> Path:
        teacher = staff(desk.teacher, script=script).open_course(desk).follow("export.title")
        for key in ("export.means", "export.privacy", "export.left-tests"):
            assert teacher.says(key), key
        return teacher.visitor.download(teacher.link("export.save"), tmp_path)
    return save


@pytest.fixture
def elsewhere(binary, tmp_path_factory):
    """Makes an institution of an archive alone, and serves it."""
    servers = []

    def make(archive: Path) -> Product:
        # Not in the folder of the test, whose long name would be too long for the socket beside the database.
        folder = tmp_path_factory.mktemp("elsewhere")
        server = Product(binary, folder, write=lambda _: archive)
        servers.append(server)
        server.import_again()
        return server.start()

    yield make
    for server in servers:
        server.stop()


# The archive

@either
def test_a_course_is_saved_as_an_archive_that_holds_what_students_see_and_nothing_else(archive, desk, script):
    path = archive(script)
    with zipfile.ZipFile(path) as opened:
        assert opened.testzip() is None
        names = opened.namelist()
        assert len(set(names)) == len(names) and all(entry.flag_bits & 0x800 or entry.filename.isascii() for entry in opened.infolist())
        assert not any(name.startswith("/") or ".." in name or "\\" in name for name in names)
        texts = {name: opened.read(name).decode() for name in names if name.endswith((".md", ".yaml", ".csv"))}
    course = next(name for name in names if name.endswith("/course.yaml")).removesuffix("course.yaml")
    assert {name.removeprefix(course) for name in names if "." in name.rsplit("/", 1)[-1]} >= {
        "institution.yaml", "people.csv", "course.yaml", "lessons/01-prima.md", "lessons/02-a-doua.md", "lessons/media/ecran.png"}
    tests = [text for name, text in texts.items() if name.startswith(f"{course}tests/")]
    assert len(tests) == 3
    everything = "\n".join(texts.values())
    for text in ("Text schimbat: **ș**", "O întrebare adăugată în browser?", MADE, desk.student.user, desk.teacher.user):
        assert text in everything, text
    for text in (SECRET, *HIDDEN):
        assert text not in everything, text
    # Nobody of other courses.
    assert len(texts["people.csv"].split()) and texts["people.csv"].count("@example.org") == 3


def test_the_same_course_gives_the_same_bytes(archive):
    assert archive().read_bytes() == archive().read_bytes()


def test_an_archive_is_for_those_who_teach_the_course(visit, school, desk, other_desk):
    course = course_of(Wire(school).sign_in(desk.teacher), desk.title)
    for person in (other_desk.teacher, desk.student):
        wire = Wire(school).sign_in(person)
        for part in ("export", "export.zip"):
            assert wire.get(f"{course}/{part}").status in (403, 404)


# Imported elsewhere

def _of_students(wire: Wire) -> list[str]:
    """What a student sees of a course before anything was begun."""
    lessons, tests = wire.get("/lessons").text, wire.get("/tests").text
    course = re.search(r'"(/courses/[^"]+)"', tests)[1]
    return ["/lessons", "/tests", "/", course, *re.findall(r'<a class="row" href="(/lessons/[^"]+)"', lessons),
            *(wire.start_page(title) for title in (FINAL, MADE)), *sorted(set(re.findall(r'"(/topics/[^"]+)"', tests)))]


def _right_and_wrong(question: str, number: int) -> dict[str, str]:
    """The same answer to the same question, in whatever order its options stand: the first by the alphabet, or two of them."""
    options = sorted(option_texts(question).items(), key=lambda option: option[1])
    if not options:
        return {"text": "22" if number % 2 else "da"}
    return {"choice[]": options[0][0]}


def _take(wire: Wire, attempt: str) -> tuple[list[str], str]:
    """Answers all questions; gives them as they were shown, and the results."""
    shown, number = {}, 1
    while wire.get(f"{attempt}/questions/{number}").status == 200:
        address = f"{attempt}/questions/{number}"
        shown[number] = twins.page(wire, address)
        assert wire.post(address, **_right_and_wrong(wire.get(address).text, number), go="next").status == 303
        number += 1
    assert len(shown) > 1
    assert wire.end(attempt).status == 303
    return list(shown.values()), twins.page(wire, f"{attempt}/results")


def test_an_archive_in_an_empty_institution_gives_the_same_pages(school, desk, author, archive, elsewhere):
    other = elsewhere(archive())
    here, there = (Wire(server).sign_in(desk.student) for server in (school, other))
    for one, two in zip(_of_students(here), _of_students(there), strict=True):
        assert twins.differences(twins.page(here, one), twins.page(there, two)) == [], one
    for title in (FINAL, QUIZ):
        attempts = [wire.begin(title) if title == FINAL else wire.begin_quiz(title) for wire in (here, there)]
        (questions, results), (same_questions, same_results) = (
            _take(wire, attempt) for wire, attempt in zip((here, there), attempts))
        assert len(questions) == len(same_questions)
        for one, two in zip([*questions, results], [*same_questions, same_results]):
            assert twins.differences(one, two) == [], title

    here, there = author.wire, Wire(other).sign_in(desk.teacher)
    copy = course_of(there, desk.title)
    assert twins.page(here, f"{author.course}/lessons").count("<li") == twins.page(there, f"{copy}/lessons").count("<li")
    tests, same = author.tests(), listed(there, f"{copy}/tests", "/teach/tests/[^\"/]+")
    assert list(same) == [title for title in tests if title not in HIDDEN]
    for title, address in same.items():
        for part in ("", "/settings", "/questions", "/trial", "/attempts", "/figures", "/corrections", "/extra-time"):
            if title != FINAL and part == "/extra-time":
                continue
            assert twins.differences(twins.page(here, tests[title] + part), twins.page(there, address + part)) == [], (title, part)
        assert written(here, tests[title] + "/edit") == written(there, address + "/edit"), title
        # What was written goes on there, with its pictures.
        assert there.post(f"{address}/checks", text=written(there, address + "/edit")).status == 303, title
        assert "Nicio greșeală" in there.get(f"{address}/edit").text
    for part in ("/edit", "/topics", "/people"):
        assert twins.differences(twins.page(here, author.course + part), twins.page(there, copy + part)) == [], part


# Imported again

def test_an_archive_changes_nothing_where_it_comes_from_nor_where_it_went(school, archive, elsewhere):
    path = archive()
    other = elsewhere(path)
    for server in (school, other):
        before = twins.rows(server.database)
        assert len(before["question_revision"]) > 5
        for options in (["--dry-run"], []):
            said = server.command("import", str(path), *options)
            assert not re.search(r"^\s*[-+~!]", said, re.M), said
        assert twins.rows(server.database) == before
