"""What script adds: saving in the background, swiping, a clock that ticks, the truth about the connection."""

import json
import re

import pytest
from playwright.sync_api import expect

from Harness.client import WITH_ALL_GAPS
from papers import EXPLANATION
from words import sentence


@pytest.fixture
def visitor(visit, student):
    """Somebody in front of the first question of a quiz, on a phone with script."""
    person = visit(student)
    person.begin_quiz()
    return person


def swipe(visitor, start: tuple[float, float], end: tuple[float, float]) -> None:
    """A finger across the screen, of somebody who sees the page: before anything is painted a browser lets touches fall."""
    visitor.page.evaluate("() => new Promise(seen => requestAnimationFrame(() => requestAnimationFrame(seen)))")
    session = visitor.page.context.new_cdp_session(visitor.page)
    between = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    for kind, place in [("touchStart", start), ("touchMove", between), ("touchMove", end), ("touchEnd", None)]:
        points = [{"x": place[0], "y": place[1]}] if place else []
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    session.detach()


def test_a_choice_is_saved_in_the_background_and_survives_a_reload(visitor):
    expect(visitor.saved()).to_have_text(sentence("question.unanswered"))
    visitor.choose(1)
    expect(visitor.saved()).to_have_text(sentence("question.saved"))
    assert visitor.number() == 1
    visitor.page.reload()
    assert visitor.chosen() == [1]


def test_a_choice_survives_closing_the_page(visitor):
    here = visitor.path
    visitor.choose(2)
    expect(visitor.saved()).to_have_text(sentence("question.saved"))
    old = visitor.page
    visitor.watch(visitor.page.context.new_page())
    old.close()
    visitor.go(here)
    assert visitor.chosen() == [2]


def test_the_flag_is_saved_in_the_background(visitor):
    with visitor.page.expect_response(lambda response: response.request.method == "POST"):
        visitor.flag().check()
    visitor.page.reload()
    assert visitor.flag().is_checked() and visitor.chosen() == []


def test_what_was_ticked_before_the_script_came_is_saved_by_the_button(visitor):
    late = []
    visitor.page.route("**/question-*.js", lambda route: late.append(route))
    visitor.page.goto(visitor.page.url, wait_until="commit")
    visitor.choose(3)
    expect(visitor.options().nth(3)).to_be_checked()
    late[0].continue_()
    visitor.page.wait_for_load_state()
    visitor.page.unroute("**/question-*.js")
    visitor.leave("next")
    visitor.leave("previous")
    assert visitor.number() == 1 and visitor.chosen() == [3]


def test_the_last_of_many_quick_choices_is_the_one_that_is_saved(visitor):
    for index in (0, 1, 2, 3, 1):
        visitor.choose(index)
    visitor.leave("next")
    visitor.leave("previous")
    assert visitor.chosen() == [1]


def test_a_swipe_to_the_left_goes_on_and_one_to_the_right_goes_back(visitor):
    visitor.choose(0)
    with visitor.page.expect_navigation():
        swipe(visitor, (300, 400), (80, 405))
    assert visitor.number() == 2
    with visitor.page.expect_navigation():
        swipe(visitor, (80, 400), (300, 405))
    assert visitor.number() == 1 and visitor.chosen() == [0]


def test_a_swipe_from_the_edge_or_down_the_page_or_across_code_turns_no_page(visitor):
    visitor.go(f"{visitor.attempt()}/questions/3")
    code = visitor.page.locator("pre").bounding_box()
    middle = code["y"] + code["height"] / 2
    swipe(visitor, (385, 500), (150, 500))
    swipe(visitor, (250, 200), (150, 400))
    swipe(visitor, (300, middle), (80, middle))
    assert visitor.number() == 3
    with visitor.page.expect_navigation():
        swipe(visitor, (300, 130), (80, 130))
    assert visitor.number() == 4


def test_a_swipe_at_the_ends_of_the_test_does_nothing(visitor):
    swipe(visitor, (80, 400), (300, 400))
    assert visitor.number() == 1
    visitor.go(f"{visitor.attempt()}/questions/5")
    swipe(visitor, (300, 400), (80, 400))
    assert visitor.number() == 5
    with visitor.page.expect_navigation():
        swipe(visitor, (80, 400), (300, 400))
    assert visitor.number() == 4


def test_without_a_connection_the_page_says_so_and_saves_when_it_is_back(visitor):
    visitor.page.context.set_offline(True)
    visitor.choose(0)
    expect(visitor.saved()).to_have_text(sentence("question.not-saved"))
    visitor.choose(3)
    expect(visitor.saved()).to_have_text(sentence("question.not-saved"))
    visitor.page.context.set_offline(False)
    expect(visitor.saved()).to_have_text(sentence("question.saved"), timeout=15_000)
    visitor.page.reload()
    assert visitor.chosen() == [3]


def test_a_server_that_cannot_save_is_told_apart_from_a_lost_connection(visitor):
    def refuse(route):
        if route.request.method == "POST":
            route.fulfill(status=503, headers={"Retry-After": "2"}, body="")
        else:
            route.continue_()

    visitor.page.route("**/questions/*", refuse)
    visitor.choose(0)
    expect(visitor.saved()).to_have_text(sentence("question.not-taken"))
    visitor.page.unroute("**/questions/*")
    # These refusals were asked for.
    assert all(trouble.startswith("503 ") for trouble in visitor.troubles)
    visitor.troubles.clear()
    expect(visitor.saved()).to_have_text(sentence("question.saved"), timeout=15_000)
    visitor.page.reload()
    assert visitor.chosen() == [0]


def refuse_saves(visitor, status: int, **notice: str) -> None:
    def refuse(route):
        if route.request.method == "POST":
            route.fulfill(status=status, content_type="application/json", body=json.dumps(notice))
        else:
            route.continue_()

    visitor.page.route("**/questions/*", refuse)


def test_who_changes_answers_too_often_is_told_in_the_words_of_the_server_and_it_is_tried_again(visitor):
    refuse_saves(visitor, 429, saved="Prea des.")
    visitor.choose(0)
    expect(visitor.saved()).to_contain_text("Prea des.")
    visitor.page.unroute("**/questions/*")
    expect(visitor.saved()).to_have_text(sentence("question.saved"), timeout=15_000)
    visitor.page.reload()
    assert visitor.chosen() == [0]


def test_where_another_answer_stays_nothing_is_sent_until_it_is_wanted_all_the_same(visitor):
    mark = visitor.page.locator("input[name=page]").input_value().split(" ")[0]
    refuse_saves(visitor, 409, saved="Rămâne altul.", page=mark + " ? ?")
    visitor.choose(0)
    expect(visitor.saved()).to_have_text("Rămâne altul.")
    visitor.page.unroute("**/questions/*")
    visitor.page.wait_for_timeout(6000)
    expect(visitor.saved()).to_have_text("Rămâne altul.")
    visitor.page.get_by_role("button", name=sentence("question.try-again")).click()
    expect(visitor.saved()).to_have_text(sentence("question.saved"))
    visitor.page.reload()
    assert visitor.chosen() == [0]


def test_a_button_pressed_without_a_connection_leaves_the_page_and_what_is_on_it_where_they_are(visitor):
    visitor.page.context.set_offline(True)
    visitor.choose(2)
    visitor.way_out("next").click()
    expect(visitor.saved()).to_have_text(sentence("question.not-saved"))
    assert visitor.number() == 1 and visitor.chosen() == [2]
    visitor.page.context.set_offline(False)
    expect(visitor.saved()).to_have_text(sentence("question.saved"), timeout=15_000)
    visitor.leave("next")
    visitor.leave("previous")
    assert visitor.number() == 1 and visitor.chosen() == [2]


def test_when_the_session_was_ended_elsewhere_the_page_says_so_and_nothing_is_lost(visit, student):
    visitor, elsewhere = visit(student), visit(student)
    visitor.begin_quiz()
    elsewhere.end_other_sessions()
    visitor.choose(2)
    expect(visitor.saved()).to_have_text(sentence("question.session-over"))
    visitor.leave("next")
    assert visitor.status == 401 and visitor.reads(sentence("sign-in.held"))
    visitor.sign_in(student)
    assert visitor.number() == 2
    visitor.leave("previous")
    assert visitor.chosen() == [2]


def test_a_choice_made_after_the_test_was_ended_elsewhere_leads_to_the_results(visit, student):
    visitor, elsewhere = visit(student), visit(student)
    attempt = visitor.begin_final()
    elsewhere.send(attempt + "/submission", **WITH_ALL_GAPS)
    with visitor.page.expect_navigation(url=re.compile("/results$")):
        visitor.choose(0)
    assert visitor.reads(sentence("flash.too-late"))
    assert not visitor.reads(sentence("question.saved"))
    assert EXPLANATION not in visitor.page.content()
