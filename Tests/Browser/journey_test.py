"""A student's whole way through a final test and a quiz, in every language, with and without script."""

import re

import pytest

import institution
from conftest import PHONE, SMALL
from papers import EXPLANATION
from words import LANGUAGES, sentence, words

WAYS = {
    "ro": ("Precedenta", "Gata", "Urmatoarea"),
    "sr-Latn": ("Prethodno", "Završi", "Sledeće"),
    "en": ("Previous", "Done", "Next"),
}
VERDICTS = ["results.verdict-correct", "results.verdict-incorrect", "results.verdict-partly"]


def buttons(visitor) -> list[str]:
    """The words of the bar at the bottom."""
    return [visitor.way_out(way).inner_text() for way in ("previous", "done", "next") if visitor.way_out(way).count()]


def check_in_half_an_hour(text: str) -> None:
    """The personal deadline is half an hour from now, as a clock time of the institution's zone."""
    assert any(institution.clock_in(minutes) in text for minutes in (29, 30, 31)), text


def take_the_final(visitor, language: str) -> None:
    previous, done, following = WAYS[language]
    visitor.open_test(institution.FINAL)
    for rule in ("one-attempt", "saved", "done", "clock", "final-results"):
        assert visitor.reads(sentence(f"test.rule-{rule}", language))
    assert visitor.reads(sentence("test.deadline", language))
    check_in_half_an_hour(visitor.text())
    visitor.keep(f"journey-start-{language}")

    visitor.press(visitor.page.get_by_role("button", name=words("test.start", language), exact=True))
    assert visitor.page.inner_text("h1") == "1/5"
    assert visitor.page.title().startswith("1/5")
    assert buttons(visitor) == [done, following]
    assert visitor.reads(sentence("question.until", language))
    assert visitor.reads(sentence("question.minutes-left", language)) or "30 min" in visitor.text()
    visitor.choose(0)
    visitor.leave("next")

    assert (visitor.number(), buttons(visitor)) == (2, [previous, done, following])
    visitor.choose(1)
    visitor.choose(2)
    visitor.flag().check()
    visitor.keep(f"journey-question-{language}")
    visitor.leave("next")
    visitor.leave("previous")
    assert visitor.chosen() == [1, 2] and visitor.flag().is_checked()
    visitor.leave("next")
    visitor.choose(3)
    visitor.leave("next")
    visitor.leave("next")
    assert (visitor.number(), buttons(visitor)) == (5, [previous, done])
    visitor.choose(1)
    visitor.leave("done")

    notes = [" ".join(note.split()) for note in visitor.page.locator("main p").all_inner_texts()]
    assert any(sentence("review.unanswered", language).match(note) and note.endswith("4") for note in notes), notes
    assert any(sentence("review.flagged", language).match(note) and note.endswith("2") for note in notes), notes
    assert len(visitor.page.locator("ol > li").all()) == 5
    visitor.keep(f"journey-review-{language}")
    visitor.press(visitor.page.locator("ol > li").nth(3).get_by_role("link"))
    assert visitor.number() == 4
    visitor.choose(2)
    visitor.leave("done")
    assert visitor.reads(sentence("review.all-answered", language))
    assert visitor.reads(sentence("review.final", language))

    visitor.press(visitor.page.get_by_role("button", name=words("review.submit", language), exact=True))
    assert visitor.path.endswith("/results")
    for key in ("mark", "correct", "incorrect", "unanswered", "total", "points", "submitted", "withheld"):
        assert visitor.reads(sentence(f"results.{key}", language)), key
    visitor.keep(f"journey-final-results-{language}")


def take_the_quiz(visitor, language: str) -> None:
    visitor.begin_quiz()
    for number in range(1, 6):
        assert visitor.number() == number
        visitor.choose(0)
        visitor.leave("next" if number < 5 else "done")
    visitor.press_main()
    answers = " ".join(" ".join(visitor.page.locator("article").all_inner_texts()).split())
    assert answers.count(EXPLANATION) == 5
    assert len(re.findall(rf"({'|'.join(words(key, language) for key in VERDICTS)}) · ", answers)) == 5
    visitor.keep(f"journey-quiz-results-{language}")


def look_at_past_attempts(visitor, language: str) -> None:
    visitor.go("/tests")
    state = visitor.row(institution.FINAL).inner_text()
    assert words("tests.sent", language) in state and sentence("tests.mark", language).search(state)
    visitor.press(visitor.row(institution.FINAL).get_by_role("link"))
    assert visitor.reads(sentence("results.withheld", language))
    visitor.go("/tests")
    visitor.press(visitor.row(institution.QUIZ).get_by_role("link", name=sentence("tests.past", language)))
    assert visitor.reads(sentence("test.ended", language))
    visitor.keep(f"journey-past-{language}")
    visitor.press(visitor.page.locator("main a[href$='/results']"))
    assert EXPLANATION in visitor.text()


def sign_out(visitor, language: str) -> None:
    visitor.press(visitor.page.get_by_role("link", name=words("frame.account", language)))
    visitor.press(visitor.page.get_by_role("button", name=words("account.sign-out", language), exact=True))
    assert visitor.path == "/sign-in" and visitor.reads(sentence("flash.signed-out", language))
    visitor.go("/tests")
    assert visitor.path.startswith("/sign-in")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("script", "size"), [(False, SMALL), (True, PHONE)], ids=["without-script-320", "with-script-390"])
def test_a_student_takes_a_final_and_a_quiz(visit, student, language, script, size):
    visitor = visit(script=script, size=size)
    visitor.go("/")
    assert visitor.path.startswith("/sign-in")
    visitor.choose_language(LANGUAGES[language])
    assert visitor.language() == language
    visitor.keep(f"journey-sign-in-{language}")
    visitor.sign_in(student)
    assert visitor.path == "/" and visitor.page.inner_text("h1") == words("home.title", language)
    assert visitor.language() == language
    visitor.keep(f"journey-home-{language}")
    visitor.press(visitor.tab("tests"))
    assert visitor.path == "/tests" and visitor.page.inner_text("h1") == words("tests.title", language)
    visitor.keep(f"journey-tests-{language}")

    before = len(visitor.seen)
    take_the_final(visitor, language)
    for page in visitor.seen[before:]:
        assert EXPLANATION not in page
        assert not re.search(rf"\b{words('results.right', language)}\b", page)
        assert not any(f"{words(key, language)} · " in page for key in VERDICTS)
    assert not any(
        re.search(rf"\b{words(key, language)}\b", article)
        for article in visitor.page.locator("article").all_inner_texts() for key in VERDICTS)

    take_the_quiz(visitor, language)
    look_at_past_attempts(visitor, language)
    sign_out(visitor, language)
