"""Whom a survey asks, what it tells small groups, and what it keeps waiting: reminder, gate, or neither."""

import pytest

import polls as institution
from conftest import SMALL, either
from paper import Paper
from polls import FINAL, FIRST, GATE, SEVEN, SUMMER, THREE, TITLES
from words import sentence, words


@pytest.mark.parametrize(("people", "subject", "key"), [
    (institution.LONELY, THREE, "survey.few"), (institution.SELDOM, SEVEN, "survey.few-comments")])
def test_a_small_group_is_told_what_becomes_of_its_answers(visit, polls, people, subject, key):
    visitor = visit(people[-1], at=polls, script=False, size=SMALL)
    Paper.open(visitor, subject)
    note = visitor.page.locator(".note")
    assert sentence(key).search(note.inner_text()) and str(len(people)) in note.inner_text()
    assert note.bounding_box()["y"] < visitor.page.locator("#a1").bounding_box()["y"]


def test_a_group_that_is_large_enough_is_told_nothing_of_that(visit, voter, polls):
    assert Paper.open(visit(voter, at=polls, script=False), FIRST).page.locator(".note").count() == 0


@either
def test_a_survey_that_reminds_nobody_is_found_in_its_tab_and_speaks_its_own_language(visit, polls, script):
    visitor = visit(institution.SWIMMER[0], at=polls, script=script)
    visitor.go("/")
    assert visitor.row(TITLES["vara"]["sr-Latn"]).count() == 0
    visitor.press(visitor.page.locator("header .side a").first)
    form = Paper.open(visitor, SUMMER)
    assert visitor.language() == "ro" and form.part(1).locator("legend").get_attribute("lang") == "sr-Latn"
    assert visitor.says("survey.promise.title")


@either
@pytest.mark.parametrize("way", ["send", "skip", "skip-at-once"])
def test_a_gate_keeps_a_result_until_the_form_is_sent_or_declined(visit, polls, way, script):
    visitor = visit(next(polls.gated), at=polls, script=script, size=SMALL)
    attempt = visitor.begin_final(FINAL)
    visitor.end()
    assert visitor.path == f"{attempt}/results" and visitor.says("wait.survey") and not visitor.says("results.mark")
    visitor.keep(f"pending-survey-{script}")
    visitor.go("/tests")
    assert visitor.says("tests.results-survey")
    visitor.go(f"{attempt}/results")
    if way == "skip-at-once":
        visitor.leave("skip")
        assert visitor.path == f"{attempt}/results" and visitor.says("flash.survey-skipped")
    else:
        visitor.press(visitor.page.get_by_role("link", name=words("pending.survey"), exact=True))
        assert visitor.page.inner_text("h1") == GATE.split(" - ")[0]
        form = Paper(visitor)
        if way == "send":
            # A language and a form with gaps in between do not lead away.
            visitor.leave("language-en")
            form.try_to_send()
            visitor.leave("language-ro")
            form.fill()
        form.leave(way)
        assert visitor.path == f"{attempt}/results"
        assert visitor.says("flash.survey-thanks" if way == "send" else "flash.survey-skipped")
    assert visitor.says("results.mark") and not visitor.says("wait.survey")


def test_a_reminder_keeps_no_result(visit, voter, polls):
    visitor = visit(voter, at=polls, script=False)
    visitor.begin_final(FINAL)
    visitor.end()
    assert visitor.says("results.mark") and not visitor.says("wait.survey")


def test_who_is_not_asked_is_told_of_nothing(visit, voter, polls):
    visitor, nobody = visit(voter, at=polls, script=False), visit(institution.NOBODY, at=polls, script=False)
    Paper.open(visitor, FIRST)
    address = visitor.path
    nobody.go("/surveys")
    assert nobody.says("survey.none")
    nobody.go(address)
    assert nobody.status == 404
    assert nobody.send(address, go="skip").status == 404
    nobody.page.context.clear_cookies()
    nobody.go(address)
    assert nobody.path.startswith("/sign-in")
