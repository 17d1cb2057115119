"""Finals in a calendar, read by a program that others wrote."""

from datetime import date, datetime, timedelta

import icalendar
import pytest

import institution
from conftest import SMALL, either
from words import words


def next_change(month: int) -> date:
    """The Sunday of next year on which clocks are changed in March, or in October."""
    last = date(institution.now().year + 1, month, 31)
    return last - timedelta(days=(last.weekday() + 1) % 7)


def saved(visitor, folder) -> tuple[bytes, icalendar.Event]:
    """The file as it is on the phone, and the one event in it."""
    link = visitor.page.get_by_role("link", name=words("test.calendar", visitor.language()), exact=True)
    content = visitor.download(link, folder).read_bytes()
    calendar = icalendar.Calendar.from_ical(content)
    assert calendar["VERSION"] == "2.0" and calendar["PRODID"]
    (event,) = calendar.walk("VEVENT")
    assert event.errors == [] and calendar.errors == []
    return content, event


@pytest.mark.parametrize(("month", "hours"), [(3, 23), (10, 25)], ids=["forward", "back"])
@either
def test_a_final_over_a_change_of_the_clocks_stands_in_a_calendar_from_its_opening_to_its_closing(
        visit, student, product, tmp_path, month, hours, script):
    sunday = next_change(month)
    opens = datetime(sunday.year, sunday.month, sunday.day - 1, 20, 0, tzinfo=institution.ZONE)
    closes = datetime(sunday.year, sunday.month, sunday.day, 20, 0, tzinfo=institution.ZONE)
    title = institution.write_dated_final(product.import_folder, next(product.finals), opens, closes)
    product.import_again()
    visitor = visit(student, script=script, size=SMALL)
    visitor.open_test(title)
    address = product.origin + visitor.path
    content, event = saved(visitor, tmp_path)

    assert event["DTSTART"].dt == opens and event["DTEND"].dt == closes
    assert event["DTEND"].dt - event["DTSTART"].dt == timedelta(hours=hours)
    assert all(event[name].dt.utcoffset() == timedelta(0) for name in ("DTSTART", "DTEND", "DTSTAMP"))
    assert abs(institution.now() - event["DTSTAMP"].dt) < timedelta(hours=1)
    assert event["SUMMARY"] == f"{title} · {institution.COURSE}" and event["URL"] == address
    assert event["DESCRIPTION"].splitlines()[-1] == address
    # As the format asks for: lines of at most 75 bytes that end in CR LF.
    assert content.endswith(b"\r\n") and b"\n" not in content.replace(b"\r\n", b"")
    assert max(map(len, content.split(b"\r\n"))) <= 75

    _, again = saved(visitor, tmp_path)
    assert again["UID"] == event["UID"], "saved again it is the same in the calendar"


def test_two_finals_are_two_things_in_a_calendar_and_a_quiz_is_none(visit, student, tmp_path):
    visitor = visit(student, script=False)
    ids = set()
    for title in (institution.FINAL, institution.LATER_FINAL):
        visitor.go("/tests")
        visitor.open_test(title)
        ids.add(saved(visitor, tmp_path)[1]["UID"])
    assert len(ids) == 2
    visitor.take_quiz()
    visitor.go("/tests")
    visitor.press(visitor.row(institution.QUIZ).get_by_role("link"))
    quiz = visitor.path
    assert not visitor.says("test.calendar")
    visitor.go(quiz + "/calendar.ics")
    assert visitor.status == 404
