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
    told = "survey.kept" if script else "survey.unsent"
    assert paper.page.inner_text("#unsent") == words(told, language)
    pages = paper.page.evaluate("history.length")
    for number in range(1, COUNT + 1):
        if number < COUNT:
            paper.choose(number, number % 3 + 1)
        assert f"{number}/{COUNT}" in paper.part(number).inner_text()
        if not script:
            assert paper.following(number).count() == 0
            continue
        assert paper.following(number).inner_text() == words("survey.next", language)
        paper.following(number).click()
        target = f"#a{number + 1}" if number < COUNT else "#send"
        paper.arrive(target)
        assert visitor.path == address and paper.focused() == target[1:]
    assert paper.page.evaluate("history.length") == pages
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


def test_back_leads_away_from_the_form_whatever_was_pressed_in_it(paper):
    form = paper(script=True, size=SMALL)
    for number in (1, 2, 3):
        form.following(number).click()
        form.arrive(f"#a{number + 1}")
    form.visitor.way_out("send").click()
    form.page.get_by_role("alert").get_by_role("link").click()
    form.page.go_back()
    assert form.visitor.path == "/surveys"


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

def missing(count: int) -> str:
    return words("survey.gaps").replace("{count}", str(count))


def test_a_form_with_gaps_comes_back_whole_and_says_where_they_are(paper):
    form = paper(script=False, size=SMALL)
    visitor, gaps = form.visitor, [2, 8]
    filled = form.fill(without=(*gaps, *OPTIONAL[:1]), words=WORDS)
    form.send()
    assert visitor.status == 422 and visitor.page.title().startswith(words("form.error-prefix"))
    assert form.filled() == filled and visitor.fits()
    link = visitor.page.get_by_role("alert").get_by_role("link")
    assert link.all_inner_texts() == [missing(2)] and form.gaps() == gaps
    link.click()
    form.arrive("#a2")
    for number in gaps:
        assert words("survey.gap") in form.part(number).inner_text()
        form.choose(number, "na")
    visitor.keep("survey-gaps")
    form.send()
    assert visitor.path == "/surveys" and visitor.says("flash.survey-thanks") and visitor.says("survey.done")


def test_with_script_gaps_are_marked_before_anything_is_sent(paper):
    form = paper(script=True, size=SMALL)
    visitor, gaps = form.visitor, [2, 8]
    asked = []
    form.page.on("request", lambda request: asked.append(request.url))
    filled = form.fill(without=(*gaps, *OPTIONAL[:1]), words=WORDS)
    pages = form.page.evaluate("history.length")
    visitor.way_out("send").click()
    link = visitor.page.get_by_role("alert").get_by_role("link")
    assert link.all_inner_texts() == [missing(2)] and form.gaps() == gaps
    form.arrive("div.errors")
    assert form.page.evaluate("document.activeElement.className") == "note errors" and visitor.fits()
    link.click()
    form.arrive("#a2")
    assert form.focused() == "a2"
    form.choose(2, "na")
    assert form.gaps() == [8]
    visitor.way_out("send").click()
    assert link.all_inner_texts() == [missing(1)] and form.gaps() == [8]
    assert asked == [] and form.page.evaluate("history.length") == pages
    form.choose(8, "na")
    assert form.filled() == {**filled, "a2": "na", "a8": "na"}
    form.send()
    assert visitor.path == "/surveys" and visitor.says("flash.survey-thanks") and visitor.says("survey.done")


@either
def test_an_empty_form_is_no_opinion_and_eight_gaps_are_one_sentence(paper, script):
    form = paper(script)
    form.try_to_send()
    count = COUNT - len(OPTIONAL)
    assert form.page.get_by_role("alert").get_by_role("link").all_inner_texts() == [missing(count)]
    assert len(form.gaps()) == count
    assert state(form.visitor, FIRST) == words("survey.to-do")


# Interrupted

def test_back_a_reload_and_another_page_keep_what_was_filled_in(paper):
    form = paper(script=True, size=SMALL)
    visitor, address = form.visitor, form.visitor.path
    filled = form.fill(without=(4,), words=WORDS)
    form.page.reload()
    assert form.filled() == filled
    form.page.go_back()
    assert visitor.path == "/surveys"
    form.page.go_forward()
    visitor.wait_until("() => document.querySelector('#a1 button')")
    assert visitor.path == address and form.filled() == filled
    for link in ("header .back", "header .end a"):
        visitor.press(form.page.locator(link))
        visitor.go(address)
        assert form.filled() == filled
    # Another subject has nothing of it, and sending that takes nothing of this.
    visitor.go("/surveys")
    other = Paper.open(visitor, SECOND)
    assert other.filled() == {}
    other.fill()
    other.send()
    visitor.go(address)
    assert form.filled() == filled
    form.choose(4, 2)
    form.send()
    assert visitor.says("flash.survey-thanks") and form.kept() == []


def test_what_the_tab_keeps_names_nobody_and_is_gone_when_the_form_has_arrived(paper, voter):
    form = paper(script=True)
    assert form.kept() == []
    form.choose(1, 5)
    form.write("Opinia mea")
    (kept,) = form.kept()
    assert kept.startswith("ballot /surveys/") and "a1=5" in kept and "Opinia" in kept
    for name in (voter.user, voter.name, voter.surname):
        assert name not in kept
    assert "token" not in kept and not {cookie["value"] for cookie in form.page.context.cookies()} & set(re.split(r"[ =&]", kept))
    form.fill()
    form.send()
    assert form.visitor.says("flash.survey-thanks") and form.kept() == []


def test_declining_leaves_nothing_in_the_tab(paper):
    form = paper(script=True)
    form.fill(words=WORDS)
    form.decline()
    assert form.visitor.says("flash.survey-skipped") and form.kept() == []


def test_what_did_not_arrive_is_still_there(paper):
    form = paper(script=True)
    visitor, address = form.visitor, form.visitor.path
    filled = form.fill(words=WORDS)
    form.page.context.set_offline(True)
    with form.page.expect_event("requestfailed"):
        visitor.way_out("send").click(no_wait_after=True)
    form.page.context.set_offline(False)
    visitor.go(address)
    assert form.filled() == filled
    form.send()
    assert visitor.says("flash.survey-thanks") and form.kept() == []


@pytest.mark.parametrize("is_filled", [False, True])
def test_closing_the_tab_warns_of_what_is_not_sent(paper, is_filled):
    form = paper(script=True)
    asked = []
    form.page.on("dialog", lambda dialog: (asked.append(dialog.type), dialog.dismiss()))
    if is_filled:
        form.choose(1, 1)
    else:
        form.part(1).locator("legend").click()
    with form.page.expect_event("dialog" if is_filled else "close"):
        form.page.close(run_before_unload=True)
    assert asked == (["beforeunload"] if is_filled else [])
    if is_filled:
        assert form.filled() == {"a1": "1"}


def test_going_on_within_the_site_warns_of_nothing(paper):
    form = paper(script=True)
    asked = []
    form.page.on("dialog", lambda dialog: (asked.append(dialog.type), dialog.accept()))
    form.fill()
    form.visitor.press(form.page.locator("header .back"))
    form.visitor.press(form.visitor.row(FIRST).get_by_role("link"))
    form.visitor.leave("language-en")
    form.send()
    assert asked == [] and form.visitor.says("flash.survey-thanks")


def test_the_next_person_in_the_tab_finds_nothing(paper, polls):
    form = paper(script=True)
    visitor, address = form.visitor, form.visitor.path
    form.fill(words=WORDS)
    visitor.page.context.clear_cookies()
    visitor.go("/sign-in")
    visitor.sign_in(next(polls.voters))
    visitor.go(address)
    assert form.filled() == {} and form.kept() == []


def test_logging_out_takes_it_out_of_the_tab(paper):
    form = paper(script=True)
    visitor = form.visitor
    form.fill(words=WORDS)
    visitor.go("/account")
    visitor.press(visitor.page.locator("form[action='/sign-out'] button"))
    assert visitor.says("flash.signed-out") and form.kept() == []


def test_after_the_session_ended_a_reload_loses_nothing_either(visit, voter, polls):
    visitor, elsewhere = visit(voter, at=polls), visit(voter, at=polls)
    form = Paper.open(visitor, FIRST)
    address, filled = visitor.path, form.fill(words=WORDS)
    elsewhere.end_other_sessions()
    visitor.page.reload()
    assert visitor.path.startswith("/sign-in")
    visitor.sign_in(voter)
    assert visitor.path == address and form.filled() == filled
    form.send()
    assert visitor.says("flash.survey-thanks") and form.kept() == []


def test_without_script_the_page_says_before_the_form_that_nothing_is_kept(paper):
    form = paper(script=False)
    line = form.page.locator("#unsent")
    assert line.inner_text() == words("survey.unsent") and line.bounding_box()["y"] < form.page.locator("#a1").bounding_box()["y"]


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
def test_two_presses_send_one_form(paper, polls, script):
    form = paper(script)
    form.fill()
    before = polls.sealed()
    form.visitor.way_out("send").dblclick(no_wait_after=True)
    # The second press cuts off the answer to the first: what counts is the page on which both end. It answers the press that
    # arrived last, which is the first one where the browser never sent the other.
    expect(form.page).to_have_url(re.compile(r"/surveys$"))
    form.page.wait_for_load_state()
    assert form.visitor.says("survey.done")
    assert form.visitor.says("flash.survey-thanks") or form.visitor.says("flash.survey-before")
    assert polls.sealed() == before + 1


@either
def test_declining_stands_before_the_items_is_confirmed_once_and_counts_as_done(paper, script):
    form = paper(script)
    form.choose(1, 1)
    opener = form.page.locator("main summary")
    assert opener.inner_text() == words("survey.skip")
    assert opener.bounding_box()["y"] < form.page.locator("#a1").bounding_box()["y"]
    assert not form.visitor.way_out("skip").is_visible()
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
    form.try_to_send()
    assert form.gaps() == [4] and form.filled() == filled


@either
@pytest.mark.parametrize("way", ["send", "language-en", "skip"])
def test_after_the_session_ended_nothing_is_lost_by_signing_in_again(visit, voter, polls, way, script):
    visitor, elsewhere = visit(voter, at=polls, script=script, size=SMALL), visit(voter, at=polls)
    form = Paper.open(visitor, FIRST)
    filled = form.fill(words=WORDS)
    elsewhere.end_other_sessions()
    form.leave(way)
    assert visitor.status == 401 and visitor.says("sign-in.held")
    visitor.keep(f"sign-in-with-a-survey-{way}-{script}")
    visitor.sign_in(voter)
    if way == "language-en":
        assert visitor.language() == "en" and form.filled() == filled
        form.send()
    assert visitor.path == "/surveys" and visitor.says("flash.survey-skipped" if way == "skip" else "flash.survey-thanks")
    assert state(visitor, FIRST) == words("survey.done", visitor.language())


def test_after_the_session_ended_a_form_with_gaps_comes_back_whole(visit, voter, polls):
    visitor, elsewhere = visit(voter, at=polls, script=False), visit(voter, at=polls)
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
        if script:
            assert form.page.evaluate("document.activeElement.textContent") == words("survey.next")
            assert form.page.evaluate(FOCUS_TROUBLE) == ""
            keyboard.press("Enter")
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
        assert reached > (2 if script else 1) * COUNT
