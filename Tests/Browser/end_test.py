"""The end of a test: the last second, the grace after it, an answer that is too late, and the log that tells it all."""

import re
import time

import pytest
from playwright.sync_api import expect

import institution
from conftest import either
from Harness.client import WITH_ALL_GAPS
from last_minute import GRACE, LIMIT
from papers import EXPLANATION
from product import SuddenFinal
from words import sentence, words

SECONDS = re.compile(r"\b\d\d:\d\d:\d\d\b")


@pytest.fixture
def sudden(product):
    """A final test that ends when the teacher says so."""
    return SuddenFinal(product)


def lines(visitor) -> list[str]:
    return [" ".join(line.split()) for line in visitor.page.locator("main li").all_inner_texts()]


def given(visitor, number: int) -> int:
    """How many answers the results show for a question."""
    return visitor.page.locator("article").nth(number - 1).locator("ul").count()


def shows_no_question(text: str) -> bool:
    return "<fieldset" not in text and "choice[]" not in text


# The grace: the closing is moved to this moment, as a teacher may do.

@either
def test_an_answer_that_was_under_way_when_the_time_ran_out_is_taken_and_no_question_is_shown(visit, student, sudden, script):
    visitor = visit(student, script=script)
    attempt = visitor.begin_final(sudden.title)
    visitor.choose(0)
    visitor.leave("next")
    sudden.close()
    if script:
        with visitor.page.expect_navigation(url="**/results"):
            visitor.choose(1)
    else:
        visitor.choose(1)
        visitor.leave("next")
        assert visitor.says("flash.grace")
    assert visitor.path == f"{attempt}/results" and visitor.says("wait.grace")
    assert SECONDS.search(visitor.text())
    assert shows_no_question(visitor.page.content()) and not visitor.says("results.points")
    for address in ("", "/questions/1", "/questions/3", "/review", "/log"):
        visitor.go(attempt + address)
        assert visitor.path == f"{attempt}/results" and visitor.says("wait.grace"), address
    visitor.press(visitor.page.get_by_role("link", name=words("pending.again"), exact=True))
    assert visitor.says("wait.grace")
    visitor.send(attempt + "/submission", **WITH_ALL_GAPS)
    visitor.go("/tests")
    row = visitor.row(sudden.title)
    assert words("tests.expired") in row.inner_text()
    visitor.press(row.get_by_role("link"))
    assert visitor.says("wait.grace")


def test_whoever_ended_the_test_before_it_was_closed_sees_the_results_at_once(visit, student, sudden):
    visitor = visit(student, script=False)
    visitor.begin_final(sudden.title)
    visitor.end()
    sudden.close()
    visitor.page.reload()
    assert visitor.says("results.mark") and visitor.says("results.submitted")


# The log

@either
def test_the_log_tells_after_the_end_what_arrived_and_when_and_nothing_about_what_is_right(visit, student, script):
    visitor = visit(student, script=script)
    attempt = visitor.begin_final()
    visitor.go(f"{attempt}/log")
    assert visitor.path.startswith(f"{attempt}/questions/")
    visitor.go(f"{attempt}/questions/1")
    for index in (0, 1):
        visitor.choose(index)
        visitor.leave("next")
        visitor.leave("previous")
    visitor.leave("clear")
    visitor.go_to(5)
    visitor.choose(1)
    visitor.end()
    visitor.press(visitor.page.get_by_role("link", name=words("log.link"), exact=True))
    assert visitor.path == f"{attempt}/log" and visitor.page.inner_text("h1") == words("log.title")
    assert visitor.says("log.intro") and visitor.says("log.period")
    found = lines(visitor)
    assert [re.sub(r" \d\d:\d\d:\d\d .*", "", line) for line in found] == ["Întrebarea 1"] * 3 + ["Întrebarea 5"]
    assert found[2].endswith(words("log.taken-back"))
    assert found[0] != found[1] and words("log.taken-back") not in found[0] + found[1]
    assert EXPLANATION not in visitor.page.content()
    assert not any(words(key) in " ".join(found) for key in ("results.verdict-correct", "results.verdict-incorrect"))
    visitor.press(visitor.page.locator(".back"))
    assert visitor.path == f"{attempt}/results"


def test_the_log_of_an_untouched_attempt_is_empty_in_words_and_somebody_elses_is_not_there(visit, student, other_student):
    visitor, other = visit(student, script=False), visit(other_student, script=False)
    attempt = visitor.begin_quiz()
    visitor.end()
    visitor.go(f"{attempt}/log")
    assert visitor.says("log.empty") and lines(visitor) == []
    other.go(f"{attempt}/log")
    assert other.status == 404


# A minute of real time, which passed while the other tests ran.

@pytest.mark.last
def test_when_the_time_is_up_the_test_ends_with_what_was_saved(visit, running_out):
    student, attempt = running_out
    visitor = visit(student, script=False)
    deadline = time.monotonic() + LIMIT + GRACE + 10
    visitor.go(f"{attempt}/questions/2")
    while not visitor.says("results.expired"):
        assert time.monotonic() < deadline, "the test did not end"
        visitor.page.wait_for_timeout(500)
        visitor.go(f"{attempt}/questions/2")
    visitor.go("/tests")
    assert visitor.row(institution.SHORT_FINAL).get_by_role("link").count() == 1
    assert words("tests.time-up") in visitor.row(institution.SHORT_FINAL).inner_text()
    answer = visitor.send(f"{attempt}/questions/2", **{"choice[]": "1", "go": "next"})
    assert answer.url.endswith("/results") and sentence("flash.too-late").search(answer.text())
    visitor.go(f"{attempt}/results")
    assert [given(visitor, number) for number in (1, 2)] == [1, 0]


@pytest.mark.last
def test_an_answer_of_the_last_second_counts_and_the_page_goes_to_the_end_by_itself(hurried):
    visitor, attempt = hurried.visitor, hurried.running.attempt
    visitor.page.wait_for_url("**/results", timeout=(LIMIT + GRACE) * 1000)
    assert visitor.says("wait.grace") or visitor.says("results.expired")
    hurried.running.wait(GRACE + 1)
    # The session may have ended while the other tests ran.
    visitor.enter(hurried.running.person)
    visitor.go(f"{attempt}/results")
    assert visitor.says("results.expired")
    assert [given(visitor, number) for number in (1, 2)] == [1, 0]
    visitor.go(f"{attempt}/log")
    assert len(lines(visitor)) == 1 and not visitor.says("log.late")


@pytest.mark.last
def test_an_answer_in_the_grace_counts_one_after_it_is_told_to_be_too_late_and_the_results_wait_for_its_end(visit, late):
    late.join(LIMIT + GRACE + 10)
    attempt = late.running.attempt
    heard = {name: (answer.status, answer.location, answer.text) for name, answer in late.heard.items()}
    assert heard["in grace"][:2] == (303, f"{attempt}/results")
    status, _, text = heard["pending"]
    assert status == 200 and sentence("flash.grace").search(text) and sentence("wait.grace").search(text)
    assert SECONDS.search(text) and shows_no_question(text) and not sentence("results.points").search(text)
    assert heard["question in grace"][:2] == (303, f"{attempt}/results")
    assert heard["log in grace"][0] == 303
    assert heard["late"][:2] == (303, f"{attempt}/results")
    status, _, text = heard["results"]
    assert status == 200 and sentence("flash.too-late").search(text) and sentence("results.expired").search(text)

    visitor = visit(late.person, script=False)
    visitor.go(f"{attempt}/results")
    assert [given(visitor, number) for number in (1, 2, 3)] == [1, 1, 0]
    visitor.go(f"{attempt}/log")
    first, second, third = lines(visitor)
    assert not sentence("log.grace").search(first)
    assert second.endswith(words("log.grace")) and third.endswith(words("log.late"))
    assert visitor.page.locator("main li .bad").count() == 1
    visitor.keep("log-with-late")
    expect(visitor.page.locator("h1")).to_have_text(words("log.title"))
