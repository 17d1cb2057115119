"""Access codes, several attempts with a pause between them, results that appear later."""

import re

import pytest

import institution
from conftest import SMALL, either
from papers import EXPLANATION, FIRST_RIGHT
from product import SuddenFinal
from words import sentence, words


def row(visitor, title: str) -> str:
    visitor.go("/tests")
    return visitor.row(title).inner_text()


def answer_well(visitor) -> None:
    """Answers the first question rightly."""
    visitor.page.get_by_text(FIRST_RIGHT, exact=True).click()


def mark(visitor) -> str:
    return visitor.page.inner_text(".mark strong")


# Access codes

def reach_code(visitor) -> None:
    """By keyboard alone."""
    for _ in range(12):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate("document.activeElement.id") == "code":
            return
    raise AssertionError("the field for the code cannot be reached")


@pytest.mark.parametrize(("script", "typed"), [(False, institution.CODE), (True, "cuib 2026 VRABIE")])
def test_with_a_wrong_code_nothing_begins_and_with_the_right_one_the_test_does_all_by_keyboard(visit, student, script, typed):
    visitor = visit(student, script=script, size=SMALL)
    visitor.open_test(institution.CODE_FINAL)
    start = visitor.path
    assert visitor.says("test.code-help")
    reach_code(visitor)
    visitor.page.keyboard.type("cuib-2025-vrabie")
    visitor.press_key("Enter")
    assert (visitor.status, visitor.path) == (422, f"{start}/attempts")
    assert visitor.page.title().startswith(words("form.error-prefix"))
    assert visitor.page.inner_text("#code-error") == words("test.code-wrong")
    assert visitor.code().input_value() == "cuib-2025-vrabie" and visitor.code().get_attribute("aria-invalid") == "true"
    visitor.page.get_by_role("alert").get_by_role("link").focus()
    visitor.page.keyboard.press("Enter")
    assert visitor.page.evaluate("document.activeElement.id") == "code"
    visitor.page.keyboard.press("Control+A")
    visitor.page.keyboard.type(typed)
    visitor.press_key("Enter")
    assert visitor.number() == 1 and visitor.page.inner_text("h1") == "1/4"


def test_codes_cannot_be_guessed_at_speed_and_the_page_says_how_long_to_wait(visit, student):
    visitor = visit(student, script=False)
    visitor.open_test(institution.CODE_FINAL)
    for guess in range(10):
        visitor.code().fill(f"ghicit-{guess}")
        visitor.press_main()
        if visitor.status == 429:
            break
        assert visitor.says("test.code-wrong")
    assert visitor.status == 429 and visitor.says("test.code-wait")
    assert visitor.code().input_value() == f"ghicit-{guess}"
    visitor.code().fill(institution.CODE)
    visitor.press_main()
    assert visitor.status == 429 and visitor.says("test.code-wait") and visitor.number() == 0


def test_a_form_without_a_code_is_told_to_have_one_and_once_begun_nobody_asks_again(visit, student):
    visitor = visit(student, script=False)
    visitor.open_test(institution.CODE_FINAL)
    start = visitor.path
    answer = visitor.send(f"{start}/attempts")
    assert answer.status == 422 and words("test.code-missing") in answer.text()
    visitor.code().fill(institution.CODE)
    visitor.press_main()
    attempt = visitor.attempt()
    visitor.go(start)
    assert visitor.code().count() == 0
    visitor.press(visitor.page.locator("main a.button"))
    assert visitor.attempt() == attempt
    assert institution.CODE not in "".join(visitor.seen)


# Several attempts

@either
def test_of_two_attempts_the_best_counts(visit, student, script):
    visitor = visit(student, script=script)
    title = institution.TWICE_FINAL
    visitor.open_test(title)
    start = visitor.path
    assert visitor.says("test.rule-attempts") and visitor.says("test.rule-best")
    assert words("test.start") == visitor.page.inner_text("main form .button")
    visitor.press_main()
    first = visitor.attempt()
    answer_well(visitor)
    visitor.end()
    best = mark(visitor)
    assert not visitor.says("counted.best")
    assert sentence("tests.attempts-left").search(row(visitor, title))

    visitor.go(f"{first}/results")
    visitor.press(visitor.page.get_by_role("link", name=words("results.again"), exact=True))
    assert visitor.path == start and visitor.says("test.ended") and best in visitor.text()
    visitor.press(visitor.page.get_by_role("button", name=words("results.again"), exact=True))
    assert visitor.attempt() != first and visitor.number() == 1
    visitor.end()
    assert mark(visitor) != best and visitor.says("counted.best") and best in visitor.text()
    assert visitor.page.get_by_text(words("results.again"), exact=True).count() == 0
    visitor.press(visitor.page.locator("ul.list a[href$='/results']"))
    assert visitor.path == f"{first}/results" and mark(visitor) == best and visitor.says("counted.best")

    state = row(visitor, title)
    assert sentence("tests.mark").search(state) and best in state
    visitor.press(visitor.row(title).get_by_role("link"))
    assert visitor.path == start and visitor.says("counted.best")
    assert visitor.page.locator("main form").count() == 0
    assert visitor.page.locator("ul.list a[href$='/results']").count() == 2
    again = visitor.send(f"{start}/attempts")
    assert again.url.endswith("/results")


@either
def test_between_two_attempts_there_is_a_pause_and_the_page_says_until_when(visit, student, script):
    visitor = visit(student, script=script)
    title = institution.PAUSED_FINAL
    visitor.open_test(title)
    start = visitor.path
    assert visitor.says("test.rule-pause") and visitor.says("test.rule-average")
    visitor.press_main()
    visitor.end()
    assert sentence("tests.pausing").search(row(visitor, title))
    visitor.press(visitor.row(title).get_by_role("link"))
    assert visitor.path == start and visitor.says("test.pausing") and visitor.page.locator("main form").count() == 0
    assert visitor.send(f"{start}/attempts").url.endswith(start)


# Results and answers that appear later

@either
def test_results_that_wait_for_everyone_appear_when_the_test_has_closed_and_nobody_is_in_it(
        visit, student, other_student, product, script):
    test = SuddenFinal(product, results="after-everyone")
    visitor, other = visit(student, script=script), visit(other_student, script=script)
    other.begin_final(test.title)
    visitor.open_test(test.title)
    assert visitor.says("test.rule-results-after")
    visitor.press_main()
    answer_well(visitor)
    visitor.end()
    results = visitor.path
    assert visitor.says("wait.everyone") and visitor.says("results.submitted") and visitor.page.locator(".mark strong").count() == 0
    state = row(visitor, test.title)
    assert words("tests.results-everyone") in state and not sentence("tests.mark").search(state)
    visitor.press(visitor.row(test.title).get_by_role("link"))
    assert visitor.path == results
    visitor.press(visitor.page.get_by_role("link", name=words("log.link"), exact=True))
    assert FIRST_RIGHT in visitor.text()
    visitor.press(visitor.page.locator(".back"))

    other.end()
    test.close()
    visitor.press(visitor.page.get_by_role("link", name=words("pending.again"), exact=True))
    assert visitor.path == results and visitor.says("results.mark") and not visitor.says("wait.everyone")
    assert visitor.says("results.withheld") and EXPLANATION not in visitor.page.content()
    assert sentence("tests.mark").search(row(visitor, test.title))


def test_results_from_a_date_are_told_with_the_date(visit, student):
    visitor = visit(student, script=False)
    visitor.open_test(institution.DATED_FINAL)
    assert visitor.says("test.rule-results-from")
    visitor.press_main()
    visitor.end()
    assert visitor.says("wait.results-date") and visitor.page.locator(".mark strong").count() == 0
    assert sentence("tests.results-date").search(row(visitor, institution.DATED_FINAL))


@either
def test_right_answers_of_a_quiz_appear_after_the_last_attempt_also_for_the_first(visit, student, script):
    visitor = visit(student, script=script)
    visitor.open_test(institution.PATIENT_QUIZ)
    assert visitor.says("test.rule-quiz-attempts") and visitor.says("test.rule-answers-after") and visitor.says("test.rule-last")
    visitor.press_main()
    first = visitor.attempt()
    visitor.field().fill("4")
    visitor.end()
    assert visitor.says("results.mark") and visitor.says("wait.last-attempt")
    assert EXPLANATION not in visitor.page.content() and not re.search(r"\bUIKit\b", visitor.text())
    visitor.press(visitor.page.get_by_role("link", name=words("results.again"), exact=True))
    visitor.press_main()
    visitor.end()
    assert EXPLANATION in visitor.page.content() and not visitor.says("wait.last-attempt") and visitor.says("counted.last")
    visitor.go(f"{first}/results")
    assert EXPLANATION in visitor.page.content() and "UIKit" in visitor.text()
