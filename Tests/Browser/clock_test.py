"""The time on the page: it ticks, is announced, can be hidden, and is put right when the end has moved. The browser's clock is
wound forward; the server's is real, so that the server disagrees as it does with a page that is out of date."""

import re

import pytest
from playwright.sync_api import expect

import institution
from words import LANGUAGES, sentence, words

# What is announced is kept, in the order in which it was said.
LISTEN = """() => {
  window.said = []
  const status = document.querySelector('.time [role=status]')
  new MutationObserver(() => { if (status.textContent) window.said.push(status.textContent) })
    .observe(status, { childList: true, characterData: true, subtree: true })
}"""
LEFT = ["question.left-10", "question.left-5", "question.left-1"]


@pytest.fixture
def visitor(visit, student):
    """Somebody in front of the first question of a final test of half an hour, whose clock can be wound."""
    person = visit(student)
    person.begin_final()
    return wound(person)


def wound(visitor):
    """Loads the page again with a clock that we wind, lets it tick, and begins to listen."""
    visitor.page.clock.install()
    visitor.page.reload()
    expect(visitor.announcement()).to_be_attached()
    visitor.page.evaluate(LISTEN)
    visitor.page.clock.fast_forward("00:02")
    return visitor


def said(visitor) -> list[str]:
    return visitor.page.evaluate("window.said")


def minutes_left(visitor, minutes: int) -> None:
    expect(visitor.left()).to_have_text(re.compile(rf"\b{minutes}\b"))


def seconds_left(visitor, least: int, most: int) -> None:
    """In the last five minutes the seconds are told as well."""
    expect(visitor.left()).to_have_text(re.compile(r"\b\d:\d\d\b"))
    minutes, seconds = re.search(r"(\d):(\d\d)", visitor.left().inner_text()).groups()
    assert least <= 60 * int(minutes) + int(seconds) <= most


def hide(visitor) -> None:
    visitor.page.get_by_role("button", name=words("question.hide-clock"), exact=True).click()


def clock_in(minutes: int) -> re.Pattern:
    """The institution's clock so many minutes from now, give or take one."""
    return re.compile("|".join(institution.clock_in(minutes + more) for more in (-1, 0, 1)))


def test_the_minutes_left_tick(visitor):
    minutes_left(visitor, 30)
    visitor.page.clock.fast_forward("05:01")
    minutes_left(visitor, 25)
    visitor.page.clock.fast_forward("20:30")
    seconds_left(visitor, 4 * 60 + 20, 4 * 60 + 30)
    visitor.page.clock.fast_forward("03:31")
    seconds_left(visitor, 45, 60)


def test_ten_five_and_one_minutes_are_announced_once_each(visitor):
    assert visitor.announcement().text_content() == ""
    for time, count in [("10:00", 0), ("10:01", 1), ("00:20", 1), ("04:40", 2), ("01:00", 2), ("03:01", 3), ("00:30", 3)]:
        visitor.page.clock.fast_forward(time)
        assert said(visitor) == [words(key) for key in LEFT[:count]], time


def test_nothing_is_announced_when_a_page_begins_with_few_minutes(visit, student):
    visitor = visit(student)
    visitor.begin_final(institution.EXTENDED_FINAL)
    wound(visitor)
    visitor.page.clock.fast_forward("00:10")
    seconds_left(visitor, 90, 110)
    assert said(visitor) == []
    visitor.page.clock.fast_forward("00:55")
    expect(visitor.announcement()).to_have_text(words("question.left-1"))
    visitor.leave("next")
    expect(visitor.announcement()).to_be_attached()
    expect(visitor.announcement()).to_be_empty()


def test_a_phone_that_slept_past_announcements_says_once_how_many_minutes_are_left(visitor):
    visitor.page.clock.fast_forward("26:30")
    seconds_left(visitor, 3 * 60 + 10, 3 * 60 + 30)
    visitor.page.clock.fast_forward("00:10")
    (once,) = said(visitor)
    assert re.fullmatch(re.escape(words("question.seconds-left")).replace(r"\{time\}", r"3:\d\d"), once)


def test_nothing_moves_under_the_finger_when_something_is_announced(visitor):
    places = [visitor.options().first, visitor.page.get_by_role("button", name=words("question.hide-clock"), exact=True)]
    before = [place.bounding_box() for place in places]
    visitor.page.clock.fast_forward("20:01")
    expect(visitor.announcement()).to_have_text(words("question.left-10"))
    assert [place.bounding_box() for place in places] == before


def test_the_button_that_hides_the_clock_stays_where_it_is_when_an_answer_can_be_cleared(visitor):
    button = visitor.page.get_by_role("button", name=words("question.hide-clock"), exact=True)
    before = button.bounding_box()
    visitor.choose(1)
    expect(visitor.way_out("clear")).to_be_visible()
    assert button.bounding_box() == before


def test_that_the_time_is_up_is_announced_once_also_without_a_connection(visitor):
    visitor.page.clock.fast_forward("29:30")
    seconds_left(visitor, 10, 30)
    visitor.page.context.set_offline(True)
    visitor.page.clock.fast_forward("00:31")
    expect(visitor.announcement()).to_have_text(words("question.time-up"))
    expect(visitor.saved()).to_have_text(sentence("question.not-saved"))
    visitor.page.clock.fast_forward("00:02")
    visitor.page.clock.fast_forward("00:02")
    assert said(visitor).count(words("question.time-up")) == 1
    assert visitor.number() == 1


def test_announcements_are_made_in_the_language_of_the_page(visit, student):
    visitor = visit(student)
    visitor.begin_final()
    for language in LANGUAGES:
        visitor.leave(f"language-{language}")
        wound(visitor)
        visitor.page.clock.fast_forward("25:01")
        expect(visitor.announcement()).to_have_text(words("question.left-5", language))


# The clock can be hidden

def test_a_hidden_clock_stays_hidden_on_the_next_question_and_announcements_still_come(visitor):
    hide(visitor)
    expect(visitor.left()).to_be_hidden()
    assert visitor.number() == 1
    visitor.leave("next")
    expect(visitor.left()).to_be_hidden()
    wound(visitor)
    expect(visitor.left()).to_be_hidden()
    visitor.page.clock.fast_forward("20:01")
    expect(visitor.announcement()).to_have_text(words("question.left-10"))
    expect(visitor.left()).to_be_hidden()
    show = visitor.page.get_by_role("button", name=words("question.show-clock"), exact=True)
    show.focus()
    visitor.page.keyboard.press("Enter")
    minutes_left(visitor, 10)
    expect(visitor.left()).to_be_visible()
    visitor.leave("next")
    expect(visitor.left()).to_be_visible()


def test_hiding_the_clock_hides_neither_the_end_nor_the_answer_and_saves_nothing(visitor):
    posts = []
    visitor.page.on("request", lambda request: posts.append(request.url) if request.method == "POST" else None)
    hide(visitor)
    assert visitor.says("question.until") and visitor.says("question.unanswered") and posts == []


def test_without_script_there_is_no_button_that_does_nothing(visit, student):
    visitor = visit(student, script=False)
    visitor.begin_final()
    assert visitor.says("question.until") and visitor.says("question.minutes-left")
    assert visitor.page.get_by_role("button", name=words("question.hide-clock")).count() == 0


# A page that is out of date, because the time was extended

def test_a_countdown_that_is_out_of_date_ends_nothing_and_is_put_right_by_the_server(visit, student, product):
    visitor = visit(student)
    attempt = visitor.begin_final(institution.EXTENDED_FINAL)
    wound(visitor)
    visitor.field().fill("3,14")
    seconds_left(visitor, 90, 120)
    institution.extend_everywhere(product.import_folder, student, 30)
    assert student.user in product.import_again()
    visitor.page.clock.fast_forward("02:05")
    minutes_left(visitor, 32)
    expect(visitor.page.locator(".time")).to_contain_text(clock_in(32))
    assert visitor.path == f"{attempt}/questions/1" and visitor.field().input_value() == "3,14"
    expect(visitor.announcement()).not_to_have_text(words("question.time-up"))
    visitor.page.clock.fast_forward("00:05")
    minutes_left(visitor, 32)
    visitor.leave("next")
    assert visitor.number() == 2 and visitor.says("question.until")


def test_a_save_puts_the_end_right_before_the_old_one_comes(visit, student, product):
    visitor = visit(student)
    visitor.begin_final(institution.EXTENDED_FINAL)
    seconds_left(visitor, 90, 120)
    institution.extend_in_test(product.import_folder, [student], 15)
    product.import_again()
    visitor.field().fill("3,14")
    minutes_left(visitor, 17)
    expect(visitor.page.locator(".time")).to_contain_text(clock_in(17))


def test_without_script_the_next_page_shows_the_new_end(visit, student, product):
    visitor = visit(student, script=False)
    visitor.begin_final(institution.EXTENDED_FINAL)
    seconds_left(visitor, 90, 120)
    institution.extend_in_test(product.import_folder, [student], 15)
    assert student.user in product.import_again()
    visitor.field().fill("3,14")
    visitor.leave("next")
    assert visitor.number() == 2
    minutes_left(visitor, 17)
    expect(visitor.page.locator(".time")).to_contain_text(clock_in(17))
    visitor.leave("previous")
    assert visitor.field().input_value() == "3,14"


def test_the_start_page_of_somebody_with_extra_time_says_until_when_and_why(visit):
    visitor = visit(institution.SLOW, script=False)
    visitor.open_test(institution.FINAL)
    assert visitor.says("test.deadline") and "55 de minute" in visitor.text()
    for key in ("test.reason-limit", "test.reason-factor", "test.reason-minutes"):
        assert visitor.says(key), key
    assert "înmulțește cu 1,5" in visitor.text()
