"""A student's way through the pages in Firefox and in WebKit, without script and with it. `engines.sh` runs this file; its name keeps it out of
the run of all others, which needs neither of the two."""

import sqlite3
from contextlib import closing

import pytest

import institution
import lectures
import polls as survey
from engines import Firefox, WebKit, until
from failed import keep
from guest import Guest
from slow_network import SlowNetwork, Weather
from wire import review_rows
from words import words

NEXT, PREVIOUS, DONE = words("question.next"), words("question.previous"), words("question.done")


@pytest.fixture(autouse=True)
def _first_of_all():
    """In place of those of the same name whose minutes pass in Chromium."""


@pytest.fixture(params=[Firefox, WebKit], ids=["firefox", "webkit"])
def guest(request, product):
    """Opens a browser for somebody: `guest(student, script=False)`. Where a test fails, what it had on its screens is kept."""
    guests: list[Guest] = []
    failed = request.session.testsfailed

    def open_browser(person: institution.Student, *, script: bool, at=product) -> Guest:
        guests.append(Guest(request.param(script), at))
        guests[-1].enter(person)
        return guests[-1]

    yield open_browser
    for number, somebody in enumerate(guests, start=1):
        try:
            if request.session.testsfailed > failed:
                _keep(f"{request.node.name}-{number}", somebody)
        finally:
            somebody.engine.quit()


def _keep(name: str, guest: Guest) -> None:
    picture, html, told = None, None, "\n".join(guest.reached)
    try:
        told += f"\nnow: {guest.path}\n{guest.text()}"
        html = guest.engine.source()
        picture = guest.engine.picture()
    except Exception as problem:  # whatever has become of the browser: the test has failed for its own reason
        told += f"\n{problem!r}"
    keep(name, picture, html, told)


def given(guest: Guest, number: int) -> list[str]:
    """The answers to a question that are in the server's database, in the order in which they came."""
    with closing(sqlite3.connect(f"file:{guest.product.database}?mode=ro", uri=True)) as database:
        return [value for (value,) in database.execute(
            "SELECT value FROM answer JOIN attempt ON attempt.id = attempt_id JOIN question_revision AS asked "
            "ON asked.revision_id = attempt.revision_id AND asked.question_id = answer.question_id "
            "WHERE attempt_id = ? AND asked.position = ? ORDER BY sequence", (guest.attempt.split("/")[-1], number))]


def runs_script(guest: Guest) -> bool:
    """Whether the script of a question page has run: it adds a field to the form."""
    return guest.has("#question [name=seq]")


# Without script

def test_a_student_without_script_takes_a_final_test_to_its_end(guest, student):
    visitor = guest(student, script=False)
    visitor.open_tests(institution.FINAL)
    assert visitor.says("test.rule-clock") and visitor.says("test.deadline")
    visitor.press(words("test.start"))
    assert visitor.heading == "1/5" and not runs_script(visitor)
    visitor.choose(0)
    visitor.press(NEXT)
    visitor.choose(1, 2)
    visitor.touch(visitor.one("label.flag"))
    visitor.press(NEXT)
    assert visitor.number == 3
    visitor.press(PREVIOUS)
    assert visitor.chosen() == [1, 2] and visitor.one("[name=flag]").is_selected()
    # Another answer than the one that was given.
    visitor.choose(2, 3)
    visitor.press(PREVIOUS)
    assert visitor.chosen() == [0]
    visitor.choose(3)
    visitor.press(NEXT)
    assert visitor.chosen() == [1, 3] and visitor.says("question.saved")
    visitor.press(NEXT)
    visitor.choose(3)
    visitor.press(NEXT)
    # The fourth stays without an answer.
    visitor.press(NEXT)
    visitor.choose(1)
    visitor.press(DONE)

    assert visitor.path.endswith("/review") and visitor.says("review.not-submitted")
    rows = review_rows(visitor.engine.source())
    assert [number for number, row in rows.items() if words("review.no-answer") in row] == [4]
    assert [number for number, row in rows.items() if words("review.flag") in row] == [2]
    visitor.press_element(visitor.engine.find("main ol > li a")[0])
    assert visitor.number == 1 and visitor.chosen() == [3]
    visitor.press(DONE)
    visitor.press(words("review.submit"))
    assert visitor.path.endswith("/submission") and visitor.says("ending.question")
    visitor.press(words("ending.anyway"))
    assert visitor.path.endswith("/results")
    for key in ("mark", "correct", "incorrect", "unanswered", "total", "points", "submitted", "withheld"):
        assert visitor.says(f"results.{key}"), key
    visitor.press(words("frame.account"))
    visitor.press(words("account.sign-out"))
    assert visitor.path == "/sign-in" and visitor.says("flash.signed-out")
    visitor.go("/tests")
    assert visitor.path.startswith("/sign-in")


def test_numbers_and_words_that_are_typed_without_script_are_there_after_going_back(guest, student):
    visitor = guest(student, script=False)
    visitor.open_tests(institution.TYPED_QUIZ)
    assert visitor.number == 1 and not runs_script(visitor)
    visitor.type("vreo trei")
    visitor.press(NEXT)
    assert visitor.number == 2 and visitor.says("flash.not-a-number")
    visitor.press(PREVIOUS)
    assert visitor.number == 1 and visitor.says("question.not-a-number") and visitor.typed() == "vreo trei"
    visitor.type("3,14")
    visitor.press(NEXT)
    visitor.type("ȘțăÎâ „UI Kit” <b>")
    visitor.press(NEXT)
    visitor.choose(0, 1)
    visitor.press(PREVIOUS)
    assert visitor.typed() == "ȘțăÎâ „UI Kit” <b>"
    visitor.type("UIKit")
    visitor.press(PREVIOUS)
    assert visitor.typed() == "3,14"
    # What is no number is no answer, and is kept beside it as it was typed.
    assert (given(visitor, 1), given(visitor, 2)) == (["", "3,14"], ["ȘțăÎâ „UI Kit” <b>", "UIKit"])
    for number in (2, 3, 4):
        visitor.press(NEXT)
        assert visitor.number == number
    visitor.one("#answer").send_keys("viewDidLoad")
    visitor.press(DONE)
    rows = review_rows(visitor.engine.source())
    assert "3,14" in rows[1] and "UIKit" in rows[2] and "viewDidLoad" in rows[4]
    visitor.press(words("review.submit"))
    assert visitor.path.endswith("/results") and visitor.says("results.right")


def test_back_of_the_browser_without_script_shows_what_was_answered_and_takes_nothing_away_but_in_webkit_over_plain_http(guest, student):
    """There the form comes back empty, and Next then takes the answer back; OPERATIONS.md says so. The log of answers keeps both."""
    visitor = guest(student, script=False)
    is_kept = not visitor.engine.empties_forms
    visitor.open_tests(institution.QUIZ)
    for index in (1, 2):
        visitor.choose(index)
        visitor.press(NEXT)
    for number, index in ((2, 2), (1, 1)):
        visitor.back()
        assert (visitor.number, visitor.chosen()) == (number, [index] if is_kept else [])
    visitor.press(NEXT)
    visitor.press(PREVIOUS)
    assert len(given(visitor, 1)) == (1 if is_kept else 2) and visitor.chosen() == ([1] if is_kept else [])


def test_a_student_without_script_reads_a_lesson(guest, student):
    visitor = guest(student, script=False)
    visitor.press(words("lessons.title"))
    visitor.press_row(institution.FIRST_LESSON)
    lesson = visitor.path
    assert visitor.heading == words("lesson.heading").format(number=1, count=3)
    assert visitor.engine.run("return document.querySelector('article img').naturalWidth") > 0
    visitor.touch(visitor.named(words("lesson.contents")))
    visitor.touch(visitor.named(lectures.HEADINGS[2]))
    assert visitor.path == f"{lesson}#cine-le-leaga"
    top, bar = visitor.engine.run(
        """return [document.getElementById('cine-le-leaga'), document.querySelector('header')]
             .map((part, index) => part.getBoundingClientRect()[index ? 'bottom' : 'top'])""")
    assert bar <= top + 1 and top < 480
    visitor.go(lesson)
    visitor.press(words("lesson.finish-next"))
    assert visitor.says("lesson.next") and institution.PUBLIC_LESSON in visitor.text()
    visitor.press(words("lesson.finish-next"))
    visitor.press(words("lesson.finish"))
    assert visitor.path == "/lessons" and visitor.text().count(f"✓ {words('lessons.read')}") == 3


def test_a_student_without_script_fills_in_a_survey_and_sends_it(guest, voter, polls):
    visitor = guest(voter, script=False, at=polls)
    visitor.press_row(survey.TITLES["toamna"]["ro"])
    visitor.press_row(survey.FIRST)
    address = visitor.path
    for number in range(1, survey.COUNT):
        if number != 4:
            visitor.touch(visitor.one(f"#a{number} label:nth-of-type({number % 3 + 1})"))
    visitor.one(f"#a{survey.COMMENT} textarea").send_keys("Mai multe exemple: „č, ć, ș”")
    visitor.press(words("survey.send"))
    assert visitor.has("[role=alert]") and words("survey.gap") in visitor.one("#a4").text
    # The link to the first gap leads there, and not under the bar.
    visitor.touch(visitor.one("[role=alert] a"))
    assert visitor.path == f"{address}#a4"
    assert visitor.engine.run("return document.querySelector('textarea').value") == "Mai multe exemple: „č, ć, ș”"
    assert len([box for box in visitor.engine.find("input[type=radio]") if box.is_selected()]) == survey.COUNT - 2
    visitor.touch(visitor.one("#a4 label:nth-of-type(2)"))
    visitor.press(words("survey.send"))
    assert visitor.path == "/surveys" and visitor.says("flash.survey-thanks") and visitor.says("survey.done")


# With script

def test_an_answer_is_saved_without_pressing_anything(guest, student):
    visitor = guest(student, script=True)
    visitor.open_tests(institution.QUIZ)
    assert runs_script(visitor) and visitor.says("question.unanswered")
    visitor.choose(1)
    visitor.hears("question.saved")
    assert len(given(visitor, 1)) == 1 and visitor.number == 1
    visitor.reload()
    assert visitor.chosen() == [1] and visitor.says("question.saved")


def test_what_is_typed_is_saved_when_the_fingers_rest(guest, student):
    visitor = guest(student, script=True)
    visitor.open_tests(institution.TYPED_QUIZ)
    visitor.type("trei")
    visitor.hears("question.saved-unreadable")
    visitor.type("3,1415")
    visitor.hears("question.saved")
    assert given(visitor, 1)[-1] == "3,1415" and visitor.number == 1


def test_without_a_server_the_page_says_so_within_seconds_and_sends_what_it_kept_when_it_is_back(guest, student, product):
    visitor = guest(student, script=True)
    visitor.open_tests(institution.QUIZ)
    visitor.choose(0)
    visitor.hears("question.saved")
    product.stop()
    try:
        visitor.choose(3)
        visitor.hears("question.not-saved", limit=5)
        visitor.hears("question.kept-here", limit=5)
        # A button leads nowhere now.
        visitor.touch(visitor.named(NEXT))
        visitor.hears("question.not-saved", limit=5)
        assert visitor.number == 1 and visitor.chosen() == [3]
    finally:
        product.start()
    visitor.hears("question.saved")
    assert len(given(visitor, 1)) == 2
    visitor.reload()
    assert visitor.chosen() == [3]


def test_what_was_kept_on_the_device_is_sent_from_another_page_of_the_attempt(guest, student, product):
    visitor = guest(student, script=True)
    visitor.open_tests(institution.QUIZ)
    attempt = visitor.attempt
    product.stop()
    try:
        visitor.choose(2)
        visitor.hears("question.kept-here")
        visitor.engine.open("about:blank")
    finally:
        product.start()
    visitor.go(f"{attempt}/questions/2")
    until(lambda: visitor.says("question.kept-counts"), lambda: f"it is told: {visitor.text()}")
    assert len(given(visitor, 1)) == 1
    visitor.go(f"{attempt}/questions/1")
    assert visitor.chosen() == [2]


def test_a_network_that_answers_nothing_is_told_within_twelve_seconds(guest, student, product):
    with SlowNetwork(product.port) as network:
        visitor = guest(student, script=True)
        visitor.open_tests(institution.QUIZ)
        address = visitor.path
        visitor.engine.open(f"http://127.0.0.1:{network.port}{address}")
        network.weather = Weather("swallow")
        visitor.choose(1)
        visitor.hears("question.not-heard", limit=13)
        network.weather = Weather()
        visitor.hears("question.saved")
        assert len(given(visitor, 1)) == 1


def test_what_is_typed_is_there_after_going_back_and_forward(guest, student):
    visitor = guest(student, script=True)
    visitor.open_tests(institution.TYPED_QUIZ)
    visitor.type("3,14")
    visitor.press(NEXT)
    visitor.type("UIKit")
    visitor.hears("question.saved")
    # Nothing has pressed a button here, nor had the time to rest.
    visitor.type("SwiftUI")
    visitor.back()
    until(lambda: (visitor.number, visitor.typed()) == (1, "3,14"), lambda: f"the number: {visitor.typed()}", limit=5)
    visitor.forward()
    until(lambda: (visitor.number, visitor.typed()) == (2, "SwiftUI"), lambda: f"the words: {visitor.typed()}", limit=5)
    visitor.hears("question.saved")
    assert given(visitor, 2) == ["UIKit", "SwiftUI"]
    visitor.back()
    visitor.type("3,2")
    visitor.press(NEXT)
    assert given(visitor, 1) == ["3,14", "3,2"] and not visitor.says("flash.changed-elsewhere")


def test_back_of_the_browser_shows_what_was_answered_and_takes_nothing_away(guest, student):
    visitor = guest(student, script=True)
    visitor.open_tests(institution.QUIZ)
    visitor.choose(1)
    visitor.hears("question.saved")
    visitor.press(NEXT)
    visitor.back()
    until(lambda: visitor.chosen() == [1], lambda: f"what was answered: {visitor.chosen()}", limit=5)
    visitor.press(NEXT)
    visitor.press(PREVIOUS)
    assert visitor.chosen() == [1] and len(given(visitor, 1)) == 1


def test_the_minutes_left_tick_and_are_announced(guest, student):
    visitor = guest(student, script=True)
    visitor.open_tests(institution.FINAL)
    visitor.press(words("test.start"))
    assert visitor.minutes_left() in (29, 30)
    visitor.engine.wind(5 * 60_000)
    until(lambda: visitor.minutes_left() in (24, 25), lambda: f"five minutes less than 30: {visitor.minutes_left()}", limit=5)
    visitor.engine.wind(15 * 60_000 + 1000)
    until(
        lambda: words("question.left-10") == visitor.engine.run("return document.querySelector('.time [role=status]').textContent"),
        "ten minutes are announced", limit=5)
    assert visitor.minutes_left() in (9, 10)


def test_in_two_windows_the_last_answer_counts_and_the_second_is_told(guest, student):
    visitor = guest(student, script=True)
    visitor.open_tests(institution.QUIZ)
    here, first = visitor.path, visitor.engine.window()
    second = visitor.engine.new_window()
    visitor.go(here)
    visitor.engine.switch(first)
    visitor.choose(0)
    visitor.hears("question.saved")
    assert not visitor.says("question.changed-elsewhere")
    visitor.engine.switch(second)
    assert visitor.chosen() == []
    visitor.choose(2)
    visitor.hears("question.changed-elsewhere")
    visitor.hears("question.saved")
    assert len(given(visitor, 1)) == 2
    visitor.engine.switch(first)
    visitor.press(NEXT)
    visitor.press(PREVIOUS)
    assert visitor.chosen() == [2]
