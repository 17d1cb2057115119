"""Surveys from the student's side: reminded, filled in, sent or declined, once; with and without script, in three languages."""

import re

import pytest
from playwright.sync_api import expect

from conftest import PHONE, SMALL, either
from pages_test import FOCUS_TROUBLE
from paper import Paper
from polls import COMMENT, COUNT, FIRST, OPTIONAL, SECOND, TITLES
from words import LANGUAGES, keys, sentence, words

# What students will see of results is another sentence.
PROMISE = [key for key in keys("survey.promise.") if key != "survey.promise.results-students"]
WORDS = "Mai multe exemple,\nvă rog: „č, ć, đ, ș, ț” <3"


@pytest.fixture
def paper(visit, voter, polls):
    """Opens the form of the first subject: `paper(script)`."""
    def open_form(script: bool, size=PHONE, subject: str = FIRST) -> Paper:
        return Paper.open(visit(voter, at=polls, script=script, size=size), subject)
    return open_form


def state(visitor, subject: str) -> str:
    """What the list of surveys says of a subject."""
    if visitor.path != "/surveys":
        visitor.go("/surveys")
    return visitor.row(subject).locator(".state").inner_text()


# The whole way

@either
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_student_is_reminded_at_home_fills_in_the_form_and_sends_it(visit, voter, polls, language, script):
    visitor = visit(voter, at=polls, script=script, size=PHONE if script else SMALL)
    visitor.go("/")
    visitor.choose_language(LANGUAGES[language])
    reminder = visitor.row(TITLES["toamna"][language])
    assert sentence("survey.left", language).search(reminder.inner_text())
    assert words("survey.title", language) in reminder.inner_text()
    visitor.press(reminder.get_by_role("link"))
    assert visitor.path == "/surveys" and visitor.page.inner_text("h1") == words("survey.title", language)
    assert visitor.tab("survey").get_attribute("aria-current") == "page"
    assert visitor.page.locator("header .side a").first.inner_text() == words("area.learn", language)
    visitor.keep(f"surveys-{language}-{script}")

    paper = Paper.open(visitor, FIRST)
    address = visitor.path
    assert visitor.fits()
    first = visitor.page.locator("#a1").bounding_box()["y"]
    for key in PROMISE:
        place = visitor.page.get_by_text(sentence(key, language)).first
        assert place.is_visible() and place.bounding_box()["y"] < first, key
    visitor.keep(f"survey-form-{language}-{script}")
    for number in range(1, COUNT + 1):
        if number < COUNT:
            paper.choose(number, number % 3 + 1)
        following = paper.following(number)
        assert following.inner_text() == words("survey.next", language)
        assert f"{number}/{COUNT}" in paper.part(number).inner_text()
        following.click()
        target = f"#a{number + 1}" if number < COUNT else "#send"
        paper.arrive(target)
        assert visitor.path == address + ("" if script else target)
        if script:
            assert paper.focused() == target[1:]
    assert visitor.way_out("send").inner_text() == words("survey.send", language)
    paper.send()

    assert visitor.path == "/surveys" and visitor.says("flash.survey-thanks")
    assert FIRST in visitor.page.inner_text("[role=status]")
    assert state(visitor, FIRST) == words("survey.done", language) and visitor.row(FIRST).locator("a").count() == 0
    assert state(visitor, SECOND) == words("survey.to-do", language)
    visitor.keep(f"surveys-half-done-{language}-{script}")
    visitor.go(address)
    assert visitor.path == "/surveys"
    visitor.press(visitor.page.locator("header .side a").first)
    # One subject is left: the reminder leads right to its form.
    visitor.press(visitor.row(TITLES["toamna"][language]).get_by_role("link"))
    assert visitor.page.inner_text("h1") == SECOND.split(" - ")[0]
    Paper(visitor).fill()
    Paper(visitor).send()
    assert visitor.reads(sentence("survey.all-done", language))
    visitor.go("/")
    assert visitor.row(TITLES["toamna"][language]).count() == 0


# Next

def test_next_passes_over_what_is_answered_and_lets_the_focus_go_along(paper):
    form = paper(script=True, size=SMALL)
    for number in (2, 3, 5):
        form.choose(number, 2)
    for number, target in [(1, "a4"), (4, "a6"), (6, "a7")]:
        form.following(number).click()
        form.arrive("#" + target)
        assert form.focused() == target
    form.write("gata")
    form.following(9).click()
    form.arrive("#send")
    assert form.focused() == "send"


def test_without_script_next_leads_to_the_next_item_also_when_it_is_answered(paper):
    form = paper(script=False, size=SMALL)
    form.choose(2, 2)
    form.following(1).click()
    form.arrive("#a2")
    assert form.filled() == {"a2": "2"}


@pytest.mark.parametrize(("motion", "places"), [("reduce", {1}), ("no-preference", set(range(4, 1000)))])
def test_next_glides_unless_somebody_wants_it_calm(paper, motion, places):
    form = paper(script=True)
    form.page.emulate_media(reduced_motion=motion)
    form.page.evaluate("() => { window.places = []; addEventListener('scroll', () => window.places.push(scrollY)) }")
    form.following(3).evaluate("link => link.click()")
    form.visitor.wait_until("() => window.places.length > 0")
    form.arrive("#a4")
    assert len(set(form.page.evaluate("window.places"))) in places


# Gaps

@either
def test_a_form_with_gaps_comes_back_whole_and_says_where_they_are(paper, script):
    form = paper(script, size=SMALL)
    visitor, gaps = form.visitor, (2, 8)
    filled = form.fill(without=(*gaps, *OPTIONAL[:1]), words=WORDS)
    form.send()
    assert visitor.status == 422 and visitor.page.title().startswith(words("form.error-prefix"))
    assert form.filled() == filled and visitor.fits()
    alert = visitor.page.get_by_role("alert")
    links = alert.get_by_role("link")
    assert links.count() == len(gaps)
    for index, number in enumerate(gaps):
        assert f"{number}/{COUNT}" in links.nth(index).inner_text()
        assert words("survey.gap") in form.part(number).inner_text()
        links.nth(index).click()
        form.arrive(f"#a{number}")
        form.choose(number, "na")
    assert form.part(3).locator(".bad").count() == 0
    visitor.keep(f"survey-gaps-{script}")
    form.send()
    assert visitor.path == "/surveys" and visitor.says("flash.survey-thanks") and visitor.says("survey.done")


@either
def test_an_empty_form_is_no_opinion_and_comes_back(paper, script):
    form = paper(script)
    form.send()
    assert form.visitor.status == 422
    assert form.page.get_by_role("alert").get_by_role("link").count() == COUNT - len(OPTIONAL)
    assert state(form.visitor, FIRST) == words("survey.to-do")


# Once

@either
def test_going_back_offers_no_second_form_and_sending_again_changes_nothing(paper, script):
    form = paper(script)
    visitor, address = form.visitor, form.visitor.path
    filled = form.fill(words=WORDS)
    form.send()
    visitor.page.go_back()
    if visitor.path != "/surveys":  # a page out of the browser's memory
        form.send()
    assert visitor.path == "/surveys"
    for fields in (filled, {"go": "skip"}, {}):
        again = visitor.send(address, **{"go": "send", **fields})
        assert again.status == 200 and again.url.endswith("/surveys")
        assert sentence("flash.survey-before").search(again.text())
    assert state(visitor, FIRST) == words("survey.done") and state(visitor, SECOND) == words("survey.to-do")


@either
def test_two_presses_send_one_form(paper, script):
    form = paper(script)
    form.fill()
    form.visitor.way_out("send").dblclick(no_wait_after=True)
    # The second press cuts off the answer to the first: what counts is the page on which both end.
    expect(form.page).to_have_url(re.compile(r"/surveys$"))
    form.page.wait_for_load_state()
    assert form.visitor.says("survey.done") and form.visitor.says("flash.survey-thanks")


@either
def test_declining_counts_as_done(paper, script):
    form = paper(script)
    form.choose(1, 1)
    form.decline()
    visitor = form.visitor
    assert visitor.path == "/surveys" and visitor.says("flash.survey-skipped")
    assert state(visitor, FIRST) == words("survey.done") and state(visitor, SECOND) == words("survey.to-do")


# Nothing that was filled in is lost

@either
def test_another_language_keeps_what_was_filled_in(paper, script):
    form = paper(script, size=SMALL)
    visitor, address = form.visitor, form.visitor.path
    filled = form.fill(without=(4,), words=WORDS)
    for language in ("en", "sr-Latn", "ro"):
        visitor.leave(f"language-{language}")
        assert (visitor.status, visitor.path, visitor.language()) == (200, address, language)
        assert form.filled() == filled and visitor.reads(sentence("survey.promise.title", language))
        assert visitor.page.get_by_role("alert").count() == 0
    form.send()
    assert visitor.status == 422 and form.filled() == filled


@either
@pytest.mark.parametrize("way", ["send", "language-en", "skip"])
def test_after_the_session_ended_nothing_is_lost_by_signing_in_again(visit, voter, polls, way, script):
    visitor, elsewhere = visit(voter, at=polls, script=script, size=SMALL), visit(voter, at=polls)
    form = Paper.open(visitor, FIRST)
    filled = form.fill(words=WORDS)
    elsewhere.end_other_sessions()
    visitor.leave(way)
    assert visitor.status == 401 and visitor.says("sign-in.held")
    visitor.keep(f"sign-in-with-a-survey-{way}-{script}")
    visitor.sign_in(voter)
    if way == "language-en":
        assert visitor.language() == "en" and form.filled() == filled
        form.send()
    assert visitor.path == "/surveys" and visitor.says("flash.survey-skipped" if way == "skip" else "flash.survey-thanks")
    assert state(visitor, FIRST) == words("survey.done", visitor.language())


@either
def test_after_the_session_ended_a_form_with_gaps_comes_back_whole(visit, voter, polls, script):
    visitor, elsewhere = visit(voter, at=polls, script=script), visit(voter, at=polls)
    form = Paper.open(visitor, FIRST)
    filled = form.fill(without=(2,), words=WORDS)
    elsewhere.end_other_sessions()
    form.send()
    visitor.sign_in(voter)
    assert visitor.status == 422 and form.filled() == filled
    form.choose(2, 5)
    form.send()
    assert visitor.says("flash.survey-thanks")


# By keyboard, on a small screen

@either
def test_the_whole_form_is_filled_in_and_sent_by_keyboard_alone(paper, script):
    form = paper(script, size=SMALL)
    keyboard = form.page.keyboard
    form.page.locator("#a1 input").first.focus()
    for number in range(1, COUNT + 1):
        form.visitor.wait_until("id => document.activeElement.closest('fieldset').id === id", f"a{number}")
        assert form.page.evaluate(FOCUS_TROUBLE) == ""
        if number < COUNT:
            keyboard.press("Space")
            for _ in range(number % 3):
                keyboard.press("ArrowDown")
        else:
            keyboard.type("Scris de la tastatură.")
        keyboard.press("Tab")
        assert form.page.evaluate("document.activeElement.textContent") == words("survey.next")
        assert form.page.evaluate(FOCUS_TROUBLE) == ""
        keyboard.press("Enter")
        # Without script the anchor only says from where on the next Tab goes; the button that sends has the focus at once.
        if not script and number < COUNT:
            keyboard.press("Tab")
    assert form.filled() == {**{f"a{n}": str(n % 3 + 1) for n in range(1, COUNT)}, f"a{COMMENT}": "Scris de la tastatură."}
    assert form.page.evaluate("document.activeElement.value") == "send" and form.page.evaluate(FOCUS_TROUBLE) == ""
    form.visitor.press_key("Enter")
    assert form.visitor.says("flash.survey-thanks")


@either
def test_what_has_the_focus_is_never_under_a_bar(paper, script):
    form = paper(script, size=SMALL)
    for key in ("Tab", "Shift+Tab"):
        reached = 0
        for _ in range(60):
            form.page.keyboard.press(key)
            if form.page.evaluate("document.activeElement === document.body"):
                break
            assert form.page.evaluate(FOCUS_TROUBLE) == "", key
            reached += 1
        assert reached > 2 * COUNT
