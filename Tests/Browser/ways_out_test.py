"""Without script: whichever way a student leaves a question, the answer is there on return."""

import pytest

from conftest import SMALL
from words import LANGUAGES, sentence

HERE = 4  # a single choice, neither first nor last


@pytest.fixture
def visitor(visit, student):
    """Somebody in front of a question of a quiz, on a small phone without script."""
    person = visit(student, script=False, size=SMALL)
    person.begin_quiz()
    return person


def to_question(visitor, number: int) -> str:
    address = f"{visitor.attempt()}/questions/{number}"
    visitor.go(address)
    return address


@pytest.mark.parametrize(("way", "leads_to"), [
    ("previous", "/questions/3"), ("next", "/questions/5"), ("done", "/review?from=4"), ("review", "/review?from=4"),
    ("2", "/questions/2"), ("5", "/questions/5"), ("list", "/tests"),
])
def test_every_way_to_another_page_saves_the_answer(visitor, way, leads_to):
    here = to_question(visitor, HERE)
    visitor.choose(2)
    visitor.leave(way)
    assert visitor.path.endswith(leads_to)
    visitor.go(here)
    assert visitor.chosen() == [2]
    assert visitor.reads(sentence("question.saved"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_changing_the_language_saves_the_answer_and_stays(visitor, language):
    here = to_question(visitor, HERE)
    visitor.choose(1)
    visitor.leave(f"language-{language}")
    assert (visitor.path, visitor.language(), visitor.chosen()) == (here, language, [1])
    assert visitor.reads(sentence("question.saved", language))


def test_signing_out_saves_the_answer(visitor, student):
    here = to_question(visitor, HERE)
    visitor.choose(3)
    visitor.leave("sign-out")
    assert visitor.path == "/sign-in" and visitor.reads(sentence("flash.signed-out"))
    visitor.sign_in(student)
    visitor.go(here)
    assert visitor.chosen() == [3]


def test_enter_on_an_option_saves_and_goes_on(visitor):
    here = to_question(visitor, HERE)
    visitor.options().nth(2).focus()
    visitor.page.keyboard.press("Space")
    visitor.press_key("Enter")
    assert visitor.number() == HERE + 1
    visitor.go(here)
    assert visitor.chosen() == [2]


def test_enter_on_the_last_question_means_done(visitor):
    here = to_question(visitor, 5)
    visitor.options().nth(0).focus()
    visitor.page.keyboard.press("Space")
    visitor.press_key("Enter")
    assert visitor.path.endswith("/review?from=5")
    visitor.go(here)
    assert visitor.chosen() == [0]


def test_several_ticks_and_the_flag_are_saved_together(visitor):
    here = to_question(visitor, 2)
    visitor.choose(0)
    visitor.choose(3)
    visitor.flag().check()
    visitor.leave("next")
    visitor.go(here)
    assert visitor.chosen() == [0, 3] and visitor.flag().is_checked()
    visitor.choose(0)
    visitor.flag().uncheck()
    visitor.leave("previous")
    visitor.go(here)
    assert visitor.chosen() == [3] and not visitor.flag().is_checked()


def test_a_flag_alone_is_no_answer(visitor):
    here = to_question(visitor, HERE)
    visitor.flag().check()
    visitor.leave("next")
    visitor.go(here)
    assert visitor.chosen() == [] and visitor.flag().is_checked()
    assert visitor.reads(sentence("question.unanswered"))


def test_a_cleared_answer_is_gone_and_the_flag_stays(visitor):
    here = to_question(visitor, HERE)
    visitor.choose(1)
    visitor.flag().check()
    visitor.leave("next")
    visitor.go(here)
    visitor.leave("clear")
    assert visitor.path == here
    assert visitor.chosen() == [] and visitor.flag().is_checked()
    assert visitor.reads(sentence("question.unanswered"))
    visitor.go(here)
    assert visitor.chosen() == []


def test_the_list_leads_back_to_the_first_question_without_an_answer(visitor):
    to_question(visitor, 1)
    visitor.choose(0)
    visitor.leave("next")
    visitor.choose(0)
    visitor.leave("list")
    assert visitor.reads(sentence("tests.in-progress"))
    visitor.begin_quiz()
    assert visitor.number() == 3
