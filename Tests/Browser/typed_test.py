"""Numbers and short texts: kept with every way out, said to be no number, saved by script when the fingers rest."""

import re

import pytest
from playwright.sync_api import expect

import institution
from conftest import SMALL, either
from words import sentence, words

NUMBER, TEXT, CHOICE, LAST = 1, 2, 3, 4


@pytest.fixture
def sit(visit, student):
    """Opens a quiz with typed answers: `sit(script)`."""
    def begin(script: bool):
        visitor = visit(student, script=script, size=SMALL)
        visitor.begin_quiz(institution.TYPED_QUIZ)
        return visitor
    return begin


@either
def test_every_way_out_saves_what_was_typed(sit, student, script):
    visitor = sit(script)
    here = visitor.path
    for typed, way in enumerate(["next", "done", "list", "language-en", "sign-out"]):
        visitor.field().fill(f"{typed},5")
        visitor.leave(way)
        if way == "sign-out":
            visitor.sign_in(student)
        visitor.go(here)
        assert visitor.field().input_value() == f"{typed},5" and visitor.says("question.saved"), way


@either
def test_enter_saves_what_was_typed_and_goes_on_and_on_the_last_question_it_means_done(sit, script):
    visitor = sit(script)
    for number, typed in [(NUMBER, "−2"), (LAST, "viewDidLoad")]:
        visitor.go_to(number)
        visitor.field().focus()
        visitor.page.keyboard.type(typed)
        visitor.press_key("Enter")
        assert visitor.path.endswith("/questions/2" if number == NUMBER else f"/review?from={LAST}")
    rows = visitor.page.locator("main ol > li").all_inner_texts()
    assert "−2" in rows[NUMBER - 1] and "viewDidLoad" in rows[LAST - 1]
    visitor.go_to(NUMBER)
    assert visitor.field().input_value() == "−2"


@either
def test_spaces_at_the_ends_of_a_text_do_not_count_and_it_can_be_taken_back(sit, script):
    visitor = sit(script)
    visitor.go_to(TEXT)
    visitor.field().fill("  UI   Kit ")
    visitor.leave("next")
    visitor.leave("previous")
    assert visitor.field().input_value() == "UI Kit"
    visitor.leave("clear")
    assert visitor.field().input_value() == "" and visitor.says("question.unanswered")
    visitor.field().fill("SwiftUI")
    visitor.leave("next")
    visitor.leave("previous")
    visitor.field().fill("")
    visitor.leave("next")
    visitor.leave("previous")
    assert visitor.field().input_value() == "" and visitor.says("question.unanswered")


@either
def test_what_somebody_types_is_shown_as_it_is_and_never_as_html(sit, script):
    visitor = sit(script)
    visitor.go_to(TEXT)
    typed = "<b>UI</b> & \"Kit\" {{frame.token}} [[question.next]]"
    visitor.field().fill(typed)
    visitor.leave("done")
    assert typed in visitor.page.locator("main ol > li").nth(TEXT - 1).inner_text()
    visitor.go_to(TEXT)
    assert visitor.field().input_value() == typed
    visitor.end()
    assert typed in visitor.page.locator("article").nth(TEXT - 1).inner_text()


@either
def test_results_say_what_is_accepted_and_a_decimal_comma_is_right(sit, script):
    visitor = sit(script)
    visitor.field().fill("3,145")
    visitor.leave("next")
    visitor.field().fill("appkit")
    visitor.leave("next")
    visitor.end()
    cards = [" ".join(card.split()) for card in visitor.page.locator("article").all_inner_texts()]
    assert words("results.verdict-correct") in cards[0] and "3,145" in cards[0]
    assert words("results.verdict-incorrect") in cards[1] and "appkit" in cards[1]
    assert f"{words('results.right')} UIKit UI Kit" in cards[1]
    assert words("results.verdict-unanswered") in cards[3]


# What the script adds

def test_what_is_typed_is_saved_when_the_fingers_rest(sit):
    visitor = sit(script=True)
    posts = []
    visitor.page.on("request", lambda request: posts.append(request.url) if request.method == "POST" else None)
    expect(visitor.saved()).to_have_text(sentence("question.unanswered"))
    expect(visitor.page.locator("#clear")).to_be_hidden()
    visitor.field().press_sequentially("3,1415", delay=30)
    expect(visitor.saved()).to_have_text(sentence("question.saved"))
    assert len(posts) == 1 and visitor.number() == NUMBER
    expect(visitor.page.locator("#clear")).to_be_visible()
    assert visitor.field().input_value() == "3,1415"
    visitor.page.reload()
    assert visitor.field().input_value() == "3,1415" and visitor.says("question.saved")


def test_what_is_no_number_is_said_beside_it_and_stays_until_it_is_put_right(sit):
    visitor = sit(script=True)
    visitor.field().press_sequentially("trei")
    expect(visitor.saved()).to_have_text(sentence("question.saved-unreadable"))
    expect(visitor.page.locator("#answer-error")).to_have_text(words("question.not-a-number"))
    assert visitor.field().input_value() == "trei" and visitor.number() == NUMBER
    assert visitor.field().get_attribute("aria-invalid") == "true"
    visitor.field().fill("3,14")
    visitor.page.keyboard.press("Tab")
    expect(visitor.saved()).to_have_text(sentence("question.saved"))
    assert visitor.field().get_attribute("aria-invalid") in (None, "false")
    expect(visitor.page.locator("#answer-error")).to_be_empty()
    visitor.page.reload()
    assert visitor.field().input_value() == "3,14"


def test_what_is_on_the_page_is_what_is_stored_also_where_it_is_no_number_any_more(sit):
    visitor = sit(script=True)
    visitor.field().fill("3,14")
    visitor.page.keyboard.press("Tab")
    expect(visitor.saved()).to_have_text(sentence("question.saved"))
    visitor.field().fill("3,14 cm")
    visitor.page.keyboard.press("Tab")
    expect(visitor.saved()).to_have_text(sentence("question.saved-unreadable"))
    visitor.page.reload()
    assert visitor.field().input_value() == "3,14 cm" and visitor.says("question.saved-unreadable")


def test_typing_without_a_connection_is_said_to_be_unsaved_and_saved_when_it_is_back(sit):
    visitor = sit(script=True)
    visitor.go_to(TEXT)
    visitor.page.context.set_offline(True)
    visitor.field().press_sequentially("UIK")
    expect(visitor.saved()).to_have_text(sentence("question.not-saved"))
    visitor.field().press_sequentially("it")
    visitor.page.context.set_offline(False)
    expect(visitor.saved()).to_have_text(sentence("question.saved"))
    visitor.page.reload()
    assert visitor.field().input_value() == "UIKit"


def test_a_swipe_that_begins_in_the_field_turns_no_page_and_one_beside_it_saves(sit):
    visitor = sit(script=True)
    visitor.field().fill("3,1")
    session = visitor.page.context.new_cdp_session(visitor.page)
    box = visitor.field().bounding_box()

    def swipe(y: float) -> None:
        for kind, x in [("touchStart", 260), ("touchMove", 160), ("touchMove", 60), ("touchEnd", None)]:
            points = [] if x is None else [{"x": x, "y": y}]
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    swipe(box["y"] + box["height"] / 2)
    assert visitor.number() == NUMBER
    with visitor.page.expect_navigation():
        swipe(box["y"] - 60)
    assert visitor.number() == TEXT
    visitor.leave("previous")
    assert visitor.field().input_value() == "3,1"


# A session that ended in the middle

@either
@pytest.mark.parametrize(("number", "typed"), [(NUMBER, "3,14"), (TEXT, "UIKit")], ids=["number", "text"])
def test_after_the_session_ended_elsewhere_what_was_typed_is_saved_by_signing_in_again(
        visit, sit, student, script, number, typed):
    visitor, elsewhere = sit(script), visit(student, script=False)
    visitor.go_to(number)
    here = visitor.path
    elsewhere.end_other_sessions()
    visitor.field().fill(typed)
    if script:
        visitor.page.keyboard.press("Tab")
        expect(visitor.saved()).to_have_text(sentence("question.session-over"))
        assert visitor.field().input_value() == typed
    visitor.leave("next")
    assert visitor.status == 401 and visitor.says("sign-in.held")
    visitor.sign_in(student)
    assert visitor.number() == number + 1
    visitor.go(here)
    assert visitor.field().input_value() == typed and visitor.says("question.saved")


def test_what_was_typed_wrongly_before_the_session_ended_comes_back_after_signing_in(visit, sit, student):
    visitor = sit(script=False)
    visitor.field().fill("vreo trei")
    visitor.page.context.clear_cookies()
    visitor.leave("next")
    assert visitor.status == 401 and visitor.says("sign-in.held")
    visitor.sign_in(student)
    assert visitor.number() == TEXT and visitor.says("flash.not-a-number")
    visitor.leave("previous")
    assert visitor.field().input_value() == "vreo trei"
    visitor.field().fill("3")
    visitor.leave("next")
    assert visitor.number() == TEXT


def test_a_final_tells_nothing_about_typed_answers(visit, student):
    visitor = visit(student, script=False)
    visitor.begin_final(institution.TYPED_FINAL)
    visitor.field().fill("4")
    visitor.leave("next")
    visitor.field().fill("AppKit")
    visitor.end()
    page = visitor.page.content()
    assert visitor.says("results.withheld") and "AppKit" in page
    assert not re.search(r"UIKit|3[.,]14|applicationDidFinish", page)


def test_leaving_an_untouched_field_takes_no_newer_answer_of_another_tab_back(sit):
    visitor = sit(True)
    here, first = visitor.path, visitor.page

    def type_and_wait(page, text: str) -> None:
        with page.expect_response(lambda response: response.request.method == "POST"):
            page.locator("#answer").fill(text)
        expect(page.locator("#saved")).to_contain_text(sentence("question.saved"))

    type_and_wait(first, "10")
    visitor.watch(first.context.new_page())
    visitor.go(here)
    type_and_wait(visitor.page, "20")
    visitor.page = first
    first.locator("#answer").focus()
    first.locator("#answer").blur()
    visitor.leave("next")
    assert visitor.says("flash.changed-elsewhere")
    visitor.go(here)
    assert visitor.field().input_value() == "20"


def test_what_is_typed_and_left_at_once_is_saved(sit):
    visitor = sit(True)
    here = visitor.path
    visitor.field().fill("12,5")
    visitor.go("/tests")

    def kept() -> str:
        visitor.go(here)
        return visitor.field().input_value()

    # The save is on its way while the next page already comes.
    assert any(kept() == "12,5" for _ in range(20))
