"""A network that takes everything and answers nothing, while the phone says that it is connected: what a page shows is on disk, on its way
for at most ten seconds, or said not to be saved. The browser's clock is wound forward."""

import pytest
from playwright.sync_api import expect

import institution
from conftest import PHONE
from teach_lessons_test import open_editor, write
from words import sentence, words

NOT_HEARD, SAVED = sentence("question.not-heard"), sentence("question.saved")


class Hanging:
    """Takes every post of a page and never answers, until it is mended; what was taken is gone."""

    def __init__(self, page):
        self.bodies, self.mended = [], False
        page.route("**/*", self._take)

    def _take(self, route) -> None:
        if route.request.method == "POST" and not self.mended:
            self.bodies.append(route.request.post_data)
        else:
            route.continue_()

    def mend(self) -> None:
        self.mended = True


@pytest.fixture
def visitor(visit, student):
    """Somebody in front of the first question of a quiz, with a clock that we wind."""
    person = visit(student)
    person.begin_quiz()
    person.page.clock.install()
    person.page.reload()
    expect(person.saved()).to_have_attribute("data-state", "saved")
    return person


def state(visitor, expected: str) -> None:
    expect(visitor.saved()).to_have_attribute("data-state", expected)


def test_a_save_that_is_never_answered_is_said_to_be_unsaved_within_twelve_seconds_and_the_newest_answer_is_sent_then(visitor):
    hanging = Hanging(visitor.page)
    visitor.choose(0)
    state(visitor, "sending")
    visitor.page.clock.run_for(5_000)
    visitor.choose(3)
    state(visitor, "sending")
    visitor.page.clock.run_for(6_500)
    state(visitor, "unsaved")
    expect(visitor.saved()).to_have_text(NOT_HEARD)
    expect(visitor.saved()).to_have_text(sentence("question.kept-here"))
    hanging.mend()
    visitor.page.clock.run_for(10_000)
    state(visitor, "saved")
    expect(visitor.saved()).to_have_text(SAVED)
    visitor.page.reload()
    assert visitor.chosen() == [3]


def test_whoever_does_not_want_to_wait_tries_again_at_once(visitor):
    hanging = Hanging(visitor.page)
    visitor.choose(1)
    visitor.page.clock.run_for(10_100)
    state(visitor, "unsaved")
    hanging.mend()
    visitor.page.get_by_role("button", name=words("question.try-again"), exact=True).click()
    state(visitor, "saved")
    visitor.page.reload()
    assert visitor.chosen() == [1]


def test_what_is_ticked_while_another_save_is_on_its_way_is_sent_when_the_phone_is_locked(visitor):
    hanging = Hanging(visitor.page)
    visitor.choose(0)
    visitor.choose(2)
    with visitor.page.expect_request(lambda request: "choice%5B%5D=3" in (request.post_data or "")):
        visitor.page.evaluate("""() => {
          Object.defineProperty(document, 'hidden', { value: true, configurable: true })
          document.dispatchEvent(new Event('visibilitychange')) }""")
    assert "choice%5B%5D=3" not in hanging.bodies[0]


def test_a_button_on_a_network_that_answers_nothing_keeps_the_page_and_says_so(visitor):
    hanging = Hanging(visitor.page)
    visitor.choose(2)
    visitor.way_out("next").click()
    visitor.way_out("next").click()
    visitor.page.clock.run_for(10_100)
    state(visitor, "unsaved")
    assert visitor.number() == 1 and visitor.chosen() == [2]
    hanging.mend()
    visitor.leave("next")
    visitor.leave("previous")
    assert visitor.number() == 1 and visitor.chosen() == [2]


def test_an_answer_that_was_kept_on_the_phone_is_sent_when_its_owner_comes_back(visitor):
    here = visitor.path
    Hanging(visitor.page)
    visitor.choose(3)
    visitor.page.clock.run_for(10_100)
    expect(visitor.saved()).to_have_text(sentence("question.kept-here"))
    old = visitor.page
    visitor.watch(old.context.new_page())
    old.close()
    visitor.go(here.replace("/1", "/2"))
    expect(visitor.page.locator("p.note")).to_have_text(sentence("question.kept-counts"))
    visitor.go(here)
    assert visitor.chosen() == [3]
    assert visitor.page.locator("p.note").count() == 0


def test_an_answer_that_was_kept_on_the_phone_takes_no_place_of_one_that_was_given_on_another(visitor, visit, student):
    here = visitor.path
    Hanging(visitor.page)
    visitor.choose(3)
    visitor.page.clock.run_for(10_100)
    expect(visitor.saved()).to_have_text(sentence("question.kept-here"))
    old = visitor.page
    visitor.watch(old.context.new_page())
    old.close()
    elsewhere = visit(student, script=False)
    elsewhere.go(here)
    elsewhere.choose(1)
    elsewhere.leave("next")
    visitor.go(here.replace("/1", "/2"))
    expect(visitor.page.locator("p.note")).to_have_text(sentence("question.kept-overtaken"))
    visitor.go(here)
    assert visitor.chosen() == [1]


def test_at_the_end_of_the_time_an_answer_that_is_not_saved_is_said_to_be_so(visit, student):
    visitor = visit(student)
    visitor.begin_final()
    visitor.page.clock.install()
    visitor.page.reload()
    visitor.page.clock.fast_forward("29:50")
    Hanging(visitor.page)
    visitor.choose(1)
    visitor.page.clock.run_for(12_000)
    state(visitor, "unsaved")


@pytest.mark.parametrize("length", [100, 90_000], ids=["short", "long"])
def test_a_text_whose_save_is_never_answered_is_said_to_be_unsaved_and_is_there_again(staff, desk, length):
    teacher = open_editor(staff(desk.teacher, size=PHONE), desk)
    editor, state = teacher.visitor.path, teacher.page.locator("#state")
    teacher.page.clock.install()
    teacher.page.reload()
    Hanging(teacher.page)
    text = "cuvânt " * (length // 7)
    write(teacher, text)
    expect(state).to_have_attribute("data-state", "sending")
    teacher.page.clock.run_for(12_000)
    expect(state).to_have_attribute("data-state", "unsaved")
    expect(state).to_have_text(sentence("write.not-heard"))
    expect(state).to_have_text(sentence("write.kept-here"))
    with teacher.page.expect_request(lambda request: request.method == "POST"):
        teacher.button("write.save").click()
    assert teacher.visitor.path == editor
    old = teacher.page
    teacher.visitor.watch(old.context.new_page())
    old.close()
    teacher.visitor.go(editor)
    expect(teacher.field("text")).to_have_value(text)
    expect(teacher.page.locator("#state")).to_have_text(sentence("write.saved"))
