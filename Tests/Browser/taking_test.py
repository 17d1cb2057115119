"""Where am I in the test, how it is ended, and its last minutes; in every language, with script and without."""

import re

import pytest
from playwright.sync_api import expect

import institution
from conftest import PHONE, SMALL, either
from words import LANGUAGES, words

WAYS = list(zip([False, True], [SMALL, PHONE]))
everywhere = pytest.mark.parametrize("language", LANGUAGES)
# At 400 % on a screen of 1280 × 1024.
MAGNIFIED = (320, 256)


def say(key: str, language: str, number: int | None = None) -> str:
    """A sentence; of several forms the one of a number."""
    entry = words(key, language)
    if isinstance(entry, dict):
        few = number in range(2, 5) or language == "ro" and number in range(2, 20)
        entry = entry["one" if number == 1 else "few" if few and "few" in entry else "other"]
    return entry.replace("{n}", str(number))


@pytest.fixture
def sit(visit, student):
    """Somebody with a language in front of the first question of a test: `sit(language, script)`."""
    def begin(language: str, script: bool, title: str = institution.FINAL):
        visitor = visit(student, script=script, size=PHONE if script else SMALL)
        visitor.go("/tests")
        visitor.choose_language(LANGUAGES[language])
        visitor.begin_quiz(title) if title == institution.TYPED_QUIZ else visitor.begin_final(title)
        return visitor
    return begin


# Ending

@everywhere
@either
def test_a_test_with_gaps_is_not_ended_before_somebody_says_yes(sit, language, script):
    visitor = sit(language, script)
    visitor.choose(0)
    visitor.leave("done")
    note = visitor.page.locator("main > *").first.inner_text()
    assert note.startswith(words("review.not-submitted", language))
    for key, number in (("answered", 1), ("unanswered", 4), ("flagged", 0)):
        assert say(f"review.{key}-count", language, number) in note
    end = visitor.page.get_by_role("button", name=words("review.submit", language), exact=True)
    box = end.bounding_box()
    assert box["y"] + box["height"] <= visitor.page.viewport_size["height"], "it is on the screen without scrolling"
    visitor.press(end)
    assert visitor.page.inner_text("h2") == say("ending.question", language, 4)
    visitor.keep(f"ending-{language}-{script}")
    visitor.press(visitor.page.get_by_role("link", name=words("ending.answer", language), exact=True))
    assert visitor.number() == 2
    visitor.choose(1)
    visitor.leave("done")
    visitor.press(end)
    assert visitor.page.inner_text("h2") == say("ending.question", language, 3)
    visitor.press(visitor.page.get_by_role("button", name=words("ending.anyway", language), exact=True))
    assert visitor.path.endswith("/results") and visitor.says("results.mark")


@everywhere
@either
def test_what_was_reached_from_a_question_leads_back_to_it(sit, language, script):
    visitor = sit(language, script)
    for number, way in ((3, "done"), (2, "review"), (5, "done")):
        visitor.go_to(number)
        visitor.leave(way)
        visitor.page.reload()
        back = visitor.page.locator(".back")
        assert back.inner_text() == words("review.back", language)
        visitor.press(visitor.page.get_by_role("button", name=words("review.submit", language), exact=True))
        visitor.press(visitor.page.locator(".back"))
        visitor.press(back)
        assert visitor.number() == number


@everywhere
def test_what_done_does_is_said_to_screen_readers_and_before_the_test(sit, visit, student, language):
    visitor = sit(language, True)
    done = visitor.way_out("done")
    assert visitor.page.locator("#" + done.get_attribute("aria-describedby")).text_content() == words("question.done-help", language)
    assert visitor.page.locator(".tools .button").inner_text() == words("question.next", language)
    visitor.go_to(5)
    assert visitor.page.locator(".tools .button").inner_text() == words("question.done", language)
    visitor.end()
    visitor.open_test(institution.TWICE_FINAL)
    assert visitor.says("test.rule-done")


# Where am I

def strip(visitor) -> list[str]:
    """What the strip says of each question, in the words that are read out; `*` before the one that is shown."""
    return [("*" if button.get_attribute("aria-current") else "") + button.text_content() for button in
            visitor.page.locator(".strip button").all()]


@everywhere
@either
def test_the_strip_tells_each_question_and_leads_there_with_what_was_chosen(sit, language, script):
    visitor = sit(language, script)
    answered, empty, flagged = (words(f"strip.{key}", language) for key in ("answered", "unanswered", "flagged"))
    assert strip(visitor) == [f"*1, {empty}"] + [f"{number}, {empty}" for number in range(2, 6)]
    visitor.choose(0)
    visitor.flag().check()
    visitor.leave("4")
    assert visitor.number() == 4
    assert strip(visitor)[0] == f"1, {answered}, {flagged}" and strip(visitor)[3] == f"*4, {empty}"
    visitor.choose(1)
    if script:
        expect(visitor.page.locator(".strip [aria-current]")).to_have_text(f"4, {answered}")
    visitor.leave("1")
    assert visitor.chosen() == [0] and visitor.flag().is_checked() and strip(visitor)[3] == f"4, {answered}"


@either
def test_the_question_that_is_shown_is_in_view_also_among_forty(visit, student, script):
    visitor = visit(student, script=script, size=PHONE)
    visitor.begin_quiz(institution.LONG_QUIZ)
    for number in (1, 20, 40):
        visitor.go_to(number)
        expect(visitor.page.locator(".strip [aria-current]")).to_be_in_viewport()
        assert visitor.fits()


def test_a_key_leads_past_the_strip_to_the_question(visit, student):
    visitor = visit(student, script=False)
    visitor.begin_quiz()
    skip = visitor.page.get_by_role("link", name=words("strip.skip"), exact=True)
    skip.focus()
    assert skip.bounding_box()["x"] >= 0
    visitor.page.keyboard.press("Enter")
    assert visitor.page.evaluate("document.activeElement.id") == "answer"


def test_four_options_of_a_short_question_are_on_the_smallest_phone_and_the_strip_is_folded(visit, student):
    visitor = visit(student, script=False, size=SMALL)
    visitor.begin_final()
    tools = visitor.page.locator(".tools").bounding_box()["y"]
    boxes = [option.bounding_box() for option in visitor.page.locator("label.option").all()[:4]]
    assert len(boxes) == 4 and all(box["y"] + box["height"] <= tools for box in boxes)
    assert not visitor.page.locator(".strip").is_visible()
    visitor.menu().click()
    assert visitor.page.locator(".strip").is_visible() and visitor.fits()


def test_magnified_four_times_the_bars_take_a_quarter_at_most_and_then_scroll_away(visit, student):
    visitor = visit(student, script=False, size=MAGNIFIED)
    visitor.begin_final()
    bars = [visitor.page.locator(bar) for bar in (".bar", ".tools")]

    def seen() -> float:
        boxes = [bar.bounding_box() for bar in bars]
        return sum(max(0, min(box["y"] + box["height"], MAGNIFIED[1]) - max(box["y"], 0)) for box in boxes)

    assert seen() <= MAGNIFIED[1] / 4
    visitor.page.mouse.wheel(0, 150)
    visitor.wait_until("() => scrollY > 100")
    assert seen() <= MAGNIFIED[1] / 4 and visitor.fits()


@everywhere
@either
def test_the_menu_in_the_bar_has_the_languages_and_the_way_out_and_they_save(sit, student, language, script):
    visitor = sit(language, script)
    assert not visitor.way_out("sign-out").is_visible()
    visitor.choose(2)
    visitor.page.get_by_label(words("question.more", language), exact=True).click()
    visitor.press(visitor.way_out("language-en"))
    assert visitor.language() == "en" and visitor.chosen() == [2]
    visitor.leave("sign-out")
    assert visitor.path == "/sign-in"
    visitor.sign_in(student)
    visitor.open_test(institution.FINAL)
    visitor.go_to(1)
    assert visitor.chosen() == [2]


# Numbers

@everywhere
@either
def test_what_is_no_number_holds_nobody_and_is_said_until_it_is_put_right(sit, language, script):
    visitor = sit(language, script, institution.TYPED_QUIZ)
    assert visitor.field().get_attribute("inputmode") == "decimal"
    visitor.field().fill("vreo trei")
    if script:
        visitor.page.keyboard.press("Tab")
        expect(visitor.page.locator("#answer-error")).to_have_text(words("question.not-a-number", language))
        expect(visitor.page.locator(".strip [aria-current]")).to_have_text(f"1, {words('strip.unreadable', language)}")
    visitor.leave("next")
    assert visitor.number() == 2 and visitor.says("flash.not-a-number") == (not script), "it is said once"
    assert strip(visitor)[0] == f"1, {words('strip.unreadable', language)}"
    visitor.leave("done")
    assert visitor.says("review.unreadable") and say("review.not-a-number", language).replace("{text}", "vreo trei") in visitor.text()
    visitor.press(visitor.page.locator("ol > li").first.get_by_role("link"))
    assert visitor.field().input_value() == "vreo trei" and visitor.field().get_attribute("aria-invalid") == "true"
    assert visitor.says("question.saved-unreadable") and visitor.text().count(words("question.not-a-number", language)) == 1
    visitor.leave("clear")
    assert visitor.field().input_value() == "" and visitor.says("question.unanswered")
    visitor.field().fill("3,5")
    visitor.leave("sign")
    assert visitor.field().input_value() == "-3,5" and visitor.says("question.saved")
    visitor.leave("done")
    assert not visitor.says("review.unreadable")


# The last minutes: of two

def seconds(visitor) -> int:
    minutes, rest = re.search(r"(\d+):(\d\d)", visitor.left().inner_text()).groups()
    return int(minutes) * 60 + int(rest)


@everywhere
@either
def test_in_the_last_minutes_seconds_are_told_and_in_the_last_one_its_words(sit, language, script):
    visitor = sit(language, script, institution.EXTENDED_FINAL)
    assert 60 < seconds(visitor) <= 120 and words("question.left-1", language) not in visitor.page.locator(".time").inner_text()
    if not script:
        return
    visitor.page.clock.install()
    visitor.page.reload()
    left = seconds(visitor)
    visitor.page.clock.fast_forward(20_000)
    assert left - 22 <= seconds(visitor) <= left - 20
    before = visitor.options().first.bounding_box() if visitor.options().count() else visitor.field().bounding_box()
    visitor.page.clock.fast_forward(left * 1000 - 70_000)
    expect(visitor.page.locator(".time")).to_contain_text(words("question.left-1", language))
    assert "bad" in visitor.page.locator(".time").get_attribute("class").split()
    assert before == (visitor.options().first.bounding_box() if visitor.options().count() else visitor.field().bounding_box())


def test_who_hides_the_clock_sees_the_words_of_the_last_minute_and_still_no_clock(visit, student):
    visitor = visit(student)
    visitor.begin_final(institution.EXTENDED_FINAL)
    visitor.page.clock.install()
    visitor.page.reload()
    visitor.toggle_clock()
    visitor.page.clock.fast_forward(75_000)
    expect(visitor.page.locator(".time")).to_contain_text(words("question.left-1"))
    assert visitor.left().is_hidden()
    expect(visitor.page.locator(".time > span:first-child")).to_be_visible()


@everywhere
@either
def test_a_page_that_is_opened_in_the_last_minute_says_it_at_once(sit, language, script):
    visitor = sit(language, script, institution.SHORT_FINAL)
    assert visitor.says("question.left-1") and seconds(visitor) <= 60
    assert "bad" in visitor.page.locator(".time").get_attribute("class").split()
    visitor.leave("done")
    assert visitor.says("question.left-1")
