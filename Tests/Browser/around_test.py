"""Around a test: its start page, its results, and those who see it without taking it."""

import pytest

import institution
from conftest import PHONE, SMALL, either
from papers import EXPLANATION, FIRST_RIGHT
from words import LANGUAGES, sentence, words


def bottom(locator) -> float:
    box = locator.bounding_box()
    return box["y"] + box["height"]


def place(visitor, selector: str) -> float:
    """How far down the page the first of some things is."""
    return visitor.page.locator(selector).first.bounding_box()["y"]


def button(visitor, key: str, role: str = "button"):
    return visitor.page.get_by_role(role, name=words(key, visitor.language()), exact=True)


# The start page

@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("script", "size"), [(False, SMALL), (True, PHONE)], ids=["without-script-320", "with-script-390"])
def test_the_button_that_begins_a_final_is_there_without_scrolling_and_each_rule_stands_once(
        visit, student, language, script, size):
    visitor = visit(student, script=script, size=size)
    visitor.send("/language", language=language)
    visitor.open_test(institution.FINAL)
    assert bottom(button(visitor, "test.start")) <= size[1] and visitor.fits()
    visitor.go("/tests")
    visitor.open_test(institution.CODE_FINAL)
    assert bottom(button(visitor, "test.start")) <= max(size[1], 600) and visitor.fits()
    rules = visitor.page.locator("main li").all_inner_texts()
    for rule in ("one-attempt", "saved", "done", "clock", "penalty", "all-or-nothing", "final-results"):
        assert sum(sentence(f"test.rule-{rule}", language).search(text) is not None for text in rules) == 1, rule
    assert visitor.page.locator("main .card").count() == 1
    visitor.keep(f"around-start-{language}-{script}")


@either
def test_who_has_more_time_is_told_of_it_before_the_start(visit, script):
    visitor = visit(institution.SLOW, script=script, size=SMALL)
    visitor.open_test(institution.FINAL)
    for key in ("test.deadline", "test.reason-limit", "test.reason-factor", "test.reason-minutes"):
        assert visitor.says(key), key
    assert bottom(button(visitor, "test.start")) <= 600


@either
def test_after_the_end_the_page_of_a_test_opens_with_its_result(visit, student, script):
    visitor = visit(student, script=script, size=SMALL)
    visitor.open_test(institution.FINAL)
    start = visitor.path
    visitor.press_main()
    visitor.page.get_by_text(FIRST_RIGHT, exact=True).click()
    visitor.end()
    mark = visitor.page.inner_text(".mark strong")
    visitor.go(start)
    assert visitor.page.inner_text(".mark strong") == mark and bottom(visitor.page.locator(".mark strong")) <= SMALL[1]
    assert visitor.says("test.ended") and visitor.says("mark.scale") and button(visitor, "test.start").count() == 0
    visitor.press(button(visitor, "test.results", "link"))
    assert visitor.path.endswith("/results")


# A quiz that checks each answer

@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("script", "size"), [(False, SMALL), (True, PHONE)], ids=["without-script-320", "with-script-390"])
def test_a_quiz_that_checks_answers_tells_at_once_what_is_right_and_keeps_what_was_checked(visit, student, language, script, size):
    visitor = visit(student, script=script, size=size)
    visitor.send("/language", language=language)
    visitor.open_test(institution.CHECKING_QUIZ)
    attempt = visitor.attempt()
    visitor.leave("check")
    assert visitor.number() == 1 and visitor.says("flash.check-empty") and visitor.options().count() > 0
    visitor.page.get_by_text("Modelul", exact=True).click()
    visitor.leave("check")
    assert visitor.number() == 1 and visitor.says("question.checked") and visitor.fits()
    assert visitor.says("results.verdict-incorrect") and FIRST_RIGHT in visitor.text() and EXPLANATION in visitor.text()
    assert visitor.options().count() == 0 and visitor.way_out("check").count() == 0
    visitor.keep(f"around-checked-{language}-{script}")

    visitor.flag().check()
    visitor.leave("next")
    visitor.page.get_by_text("O listă de note", exact=True).click()
    visitor.leave("next")
    visitor.leave("previous")
    assert len(visitor.chosen()) == 1 and EXPLANATION not in visitor.text(), "leaving saves and checks nothing"
    visitor.leave("previous")
    assert visitor.says("question.checked") and visitor.flag().is_checked()
    visitor.end()
    assert visitor.path == f"{attempt}/results"
    first = visitor.page.locator("article").first.inner_text()
    assert "Modelul" in first and sentence("results.verdict-incorrect", language).search(first)


@either
def test_a_window_from_before_the_check_changes_nothing_and_says_why(visit, student, script):
    visitor = visit(student, script=script)
    visitor.begin_quiz(institution.CHECKING_QUIZ)
    address = visitor.path
    other = visit(student, script=script)
    other.go(address)
    visitor.page.get_by_text("Modelul", exact=True).click()
    visitor.leave("check")
    other.page.get_by_text(FIRST_RIGHT, exact=True).click()
    if script:
        other.wait_until("() => document.getElementById('saved').dataset.state === 'unsaved'")
        assert other.says("question.checked")
    other.leave("next")
    assert other.path == address and other.says("flash.checked") and other.says("results.verdict-incorrect")
    visitor.go(address)
    assert "Modelul" in visitor.text() and visitor.says("results.verdict-incorrect")


# Results

def practise_the_mistakes(visitor, language: str) -> None:
    """From the results through every question that was not fully right, and back."""
    visitor.press(visitor.page.get_by_role("link", name=sentence("results.mistakes", language)))
    count = int(visitor.page.inner_text("h1").split("/")[1])
    for number in range(1, count + 1):
        assert visitor.page.inner_text("h1") == f"{number}/{count}" and visitor.says("mistakes.how") and visitor.fits()
        visitor.press_main()
        assert visitor.status == 422 and visitor.says("mistakes.empty")
        visitor.choose(0)
        visitor.press_main()
        assert visitor.status == 200 and EXPLANATION in visitor.text() and visitor.options().count() == 0
        visitor.press(button(visitor, "question.next" if number < count else "mistakes.done", "link"))


@pytest.mark.parametrize("language", LANGUAGES)
@either
def test_the_results_of_a_quiz_lead_on_before_they_list_the_answers(visit, student, tmp_path, language, script):
    visitor = visit(student, script=script, size=SMALL)
    visitor.send("/language", language=language)
    visitor.take_quiz()
    results = visitor.path
    assert visitor.says("mark.scale") and visitor.says("results.percent")
    assert not visitor.says("results.not-passed") and visitor.page.locator(".mark .bad").count() == 0
    answers = place(visitor, "article")
    for key, role in (("results.again", "button"), ("results.save", "link"), ("results.send", "link"), ("sharing.share", "link")):
        assert button(visitor, key, role).bounding_box()["y"] < answers, key
    assert button(visitor, "results.send", "link").get_attribute("href").startswith("mailto:?subject=")
    visitor.keep(f"around-results-{language}-{script}")
    assert visitor.download(button(visitor, "results.save", "link"), tmp_path).suffix == ".html"

    assert visitor.reads(sentence("results.repeat", language))
    visitor.press(visitor.page.get_by_role("link", name=institution.FIRST_LESSON).first)
    assert visitor.path.startswith("/lessons/") and visitor.page.locator("h1, h2").first.is_visible()
    visitor.go(results)
    visitor.press(button(visitor, "sharing.share", "link"))
    assert visitor.path.endswith("/sharing")
    visitor.go(results)
    practise_the_mistakes(visitor, language)
    assert visitor.path == results
    visitor.press(button(visitor, "results.again"))
    assert visitor.number() == 1 and visitor.attempt() not in results


@either
def test_what_was_half_right_is_counted_in_words(visit, student, script):
    visitor = visit(student, script=script)
    visitor.begin_quiz()
    visitor.leave("next")
    visitor.page.get_by_text("O listă de note", exact=True).click()
    visitor.end()
    row = visitor.page.locator("dl.facts > div", has_text=words("results.incorrect"))
    assert row.locator("dd").inner_text() == words("results.partly")["one"].format(count=1, n=1)


@either
def test_while_results_wait_the_page_begins_with_when_they_come(visit, student, script):
    visitor = visit(student, script=script, size=SMALL)
    visitor.open_test(institution.DATED_FINAL)
    start = visitor.path
    visitor.press_main()
    visitor.end()
    first = visitor.page.locator("main h2").first
    assert sentence("wait.results-date").search(first.inner_text()) and bottom(first) <= SMALL[1]
    visitor.go(start)
    assert sentence("wait.results-date").search(visitor.page.inner_text(".mark"))
    assert visitor.page.locator(".mark strong").count() == 0


# Who sees a test and does not take it

@either
@pytest.mark.parametrize("title", [institution.FINAL, institution.QUIZ], ids=["final", "quiz"])
@pytest.mark.parametrize("person", [institution.DEMO_TEACHER, institution.ADMIN], ids=["teacher", "admin"])
def test_teachers_and_administrators_get_the_preview_from_the_page_of_a_test_and_never_an_attempt(
        visit, person, title, script):
    visitor = visit(person, script=script, size=SMALL)
    visitor.open_test(title)
    start = visitor.path
    assert visitor.says("test.only-students") and button(visitor, "test.start").count() == 0
    refused = visitor.send(start + "/attempts")
    assert refused.status == 403 and words("test.only-students") in refused.text()
    visitor.press(button(visitor, "trial.title"))
    assert visitor.path.startswith("/teach/tests/") and visitor.says("trial.banner")
    assert visitor.page.inner_text("h1").startswith("1/")
    visitor.go("/tests")
    assert visitor.page.locator("form[action$='/attempts']").count() == 0
