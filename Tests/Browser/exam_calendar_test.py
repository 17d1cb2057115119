"""Exams in a calendar, read by a program that others wrote: over both changes of the clocks, and after they were moved."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import icalendar
import pytest

import institution
from calendar_test import next_change
from conftest import SMALL, either
from registering import DAY, Exams
from teaching import ADMINS, Desk
from words import words

BELGRADE = ZoneInfo("Europe/Belgrade")
# Longer than a line of the file, with letters of two bytes, and with everything that has a meaning in it.
ROOM = "Zgrada Šćepana Đurića, amfiteatar „Čaršija”; sprat 2, soba 17 \\ ulaz Žarkova ț"


def milliseconds(moment: datetime) -> int:
    return int(moment.timestamp() * 1000)


def register(visitor, desk: Desk, date: str) -> None:
    """Leaves the visitor in front of the confirmation."""
    visitor.go("/registration")
    visitor.page.check(f"input[value='{date}']")
    visitor.press(visitor.page.locator("main form button.button"))
    row = visitor.page.locator("main li.entry", has_text=f"{desk.code} - ").first
    visitor.press(row.get_by_role("link", name=words("exams.confirmation", "ro")))


def saved(visitor, folder) -> tuple[bytes, icalendar.Event]:
    link = visitor.page.get_by_role("link", name=words("exams.calendar", "ro"), exact=True)
    content = visitor.download(link, folder).read_bytes()
    calendar = icalendar.Calendar.from_ical(content)
    (event,) = calendar.walk("VEVENT")
    assert event.errors == [] and calendar.errors == []
    # As the format asks for: lines of at most 75 bytes that end in CR LF, and no letter cut in two.
    assert content.endswith(b"\r\n") and b"\n" not in content.replace(b"\r\n", b"")
    for line in content.removesuffix(b"\r\n").split(b"\r\n"):
        assert line and len(line) <= 75 and line.decode()
    return content, event


@pytest.mark.parametrize(("month", "hours"), [(3, 3), (10, 5)], ids=["forward", "back"])
@either
def test_an_exam_over_a_change_of_the_clocks_begins_and_ends_in_a_calendar_when_it_does(
        staff, school, desk, other_desk, tmp_path, month, hours, script):
    sunday = next_change(month)
    begins = datetime(sunday.year, sunday.month, sunday.day, 1, 0, tzinfo=BELGRADE)
    ends = datetime(sunday.year, sunday.month, sunday.day, 5, 0, tzinfo=BELGRADE)
    exams = Exams(school, desk, other_desk)
    date = exams.date_at(desk, "night", milliseconds(begins), milliseconds(ends), ROOM)
    student = staff(desk.student, script=script, size=SMALL).visitor
    register(student, desk, date)
    content, event = saved(student, tmp_path)

    assert event["DTSTART"].dt == begins and event["DTEND"].dt == ends
    assert event["DTEND"].dt - event["DTSTART"].dt == timedelta(hours=hours)
    assert [event[name].dt.astimezone(BELGRADE).hour for name in ("DTSTART", "DTEND")] == [1, 5]
    assert all(event[name].dt.utcoffset() == timedelta(0) for name in ("DTSTART", "DTEND", "DTSTAMP"))
    assert event["LOCATION"] == ROOM and ROOM in event["DESCRIPTION"]
    assert b"\r\n " in content, "a line was folded"
    assert desk.code in event["SUMMARY"] and event["URL"] == school.origin + student.path


def test_what_is_moved_is_the_same_in_a_calendar_and_newer(staff, school, desk, other_desk, tmp_path):
    exams = Exams(school, desk, other_desk)
    one, two = exams.date(desk, "one", 10, "201"), exams.date(desk, "two", 12, "305")
    student = staff(desk.student, script=False, size=SMALL).visitor
    register(student, desk, one)
    _, first = saved(student, tmp_path)
    _, again = saved(student, tmp_path)
    assert (again["UID"], again["SEQUENCE"]) == (first["UID"], first["SEQUENCE"]), "nothing happened in between"

    office = staff(ADMINS[1], script=False, size=SMALL)
    office.go(f"/office/periods/{exams.period}/dates/{one}")
    office.fill(room="Amfiteatru 2", clock="12:30", reason="Renovare").press("form.save")
    confirmation = student.path
    student.go(confirmation)
    _, moved = saved(student, tmp_path)
    assert moved["UID"] == first["UID"] and moved["SEQUENCE"] > first["SEQUENCE"]
    assert (first["LOCATION"], moved["LOCATION"]) == ("201", "Amfiteatru 2")
    assert f"{moved['DTSTART'].dt.astimezone(institution.ZONE):%H:%M}" == "12:30"
    assert moved["DTEND"].dt - moved["DTSTART"].dt == timedelta(hours=2)

    student.go(confirmation + "/change")
    student.page.check(f"input[value='{two}']")
    student.press(student.page.locator("button.button", has_text=words("exams.change-date", "ro")))
    student.go(confirmation)
    _, changed = saved(student, tmp_path)
    assert changed["UID"] == first["UID"] and changed["SEQUENCE"] > moved["SEQUENCE"] and changed["LOCATION"] == "305"
    assert int(changed["DTSTART"].dt.timestamp()) == (exams.moment + 12 * DAY) // 1000

    register(student, other_desk, exams.date(other_desk, "three", 11, "7"))
    _, other = saved(student, tmp_path)
    assert other["UID"] != first["UID"] and other_desk.code in other["SUMMARY"]
