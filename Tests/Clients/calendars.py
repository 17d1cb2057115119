"""Reads the calendars of the demo with icalendar, a client of others, as the calendars of phones do.

Of what repeats, each one that is moved or cancelled must be one of those that the rule gives, and the zone that the file brings
along must say of each of them what the zone of that name says."""

import re
from collections import Counter
from datetime import datetime, timedelta

import requests
from dateutil.rrule import rrulestr
from Harness.client import Client
from Harness.server import Server
from icalendar import Calendar, Component
from programs import PASSWORD, STUDENT, TEACHER

ADDRESS = re.compile(r'id="secret">(https?://[^<]+\.ics)<')
LONGEST_LINE = 75
# What the ids of events begin with; of each the demo has some for its student, whose exam was moved, and for its teacher.
OF_STUDENT = {"test", "exam", "charge", "survey", "meetings", "event"}
OF_TEACHER = {"test", "meetings", "event"}


def try_all(server: Server, _) -> None:
    student, teacher = made(server, STUDENT), made(server, TEACHER)
    calendar = read(student)
    kinds = Counter(kind(event) for event in calendar.walk("VEVENT"))
    assert set(kinds) == OF_STUDENT, kinds
    assert kinds["meetings"] >= 3, "those that are moved and cancelled are there as well"
    try_meetings(calendar)
    # An exam that was moved before anybody read it has been changed already.
    assert any(event["SEQUENCE"] > 0 for event in calendar.walk("VEVENT") if kind(event) == "exam"), kinds
    of_teacher = Counter(kind(event) for event in read(teacher).walk("VEVENT"))
    assert set(of_teacher) >= OF_TEACHER and not {"charge", "exam", "survey"} & set(of_teacher), of_teacher
    try_again(student)
    try_ended(server, student)
    print(f"icalendar: {dict(kinds)} of the student, {dict(of_teacher)} of the teacher")


def signed_in(server: Server, user: str) -> Client:
    client = Client(server.port)
    assert client.post("/sign-in", user=user, password=PASSWORD).status == 303
    return client


def made(server: Server, user: str) -> str:
    """The address of a new calendar, as the page shows it once."""
    client = signed_in(server, user)
    address = ADDRESS.search(client.post("/account/calendar").text)[1]
    assert address not in client.get("/account/calendar").text
    return address


def read(address: str) -> Calendar:
    answer = requests.get(address, timeout=30)
    assert answer.status_code == 200 and answer.headers["Content-Type"] == "text/calendar; charset=utf-8", answer.headers
    lines = answer.content.split(b"\r\n")
    assert lines.pop() == b"" and not any(b"\n" in line or b"\r" in line for line in lines)
    assert all(0 < len(line) <= LONGEST_LINE for line in lines), max(lines, key=len)
    [calendar] = Calendar.from_ical(answer.content, multiple=True)
    for component in calendar.walk():
        assert not component.errors, f"{component.name}: {component.errors}"
    events = calendar.walk("VEVENT")
    names = Counter((event["UID"], str(event.get("RECURRENCE-ID") and event.decoded("RECURRENCE-ID"))) for event in events)
    assert events and max(names.values()) == 1, names
    for event in events:
        try_event(event)
    # What it writes again is the same to it.
    assert len(Calendar.from_ical(calendar.to_ical()).walk("VEVENT")) == len(events)
    return calendar


def try_event(event: Component) -> None:
    assert event["SUMMARY"] and event["URL"].startswith("http") and event["SEQUENCE"] >= 0, event
    stamp, start = event.decoded("DTSTAMP"), event.decoded("DTSTART")
    assert stamp.utcoffset() == timedelta(0), event
    if isinstance(start, datetime):
        assert start.tzinfo is not None, event
    if "DTEND" in event:
        assert event.decoded("DTEND") > start, event


def kind(event: Component) -> str:
    return event["UID"].partition("-")[0]


def try_meetings(calendar: Calendar) -> None:
    zones = {str(zone["TZID"]): zone.to_tz(lookup_tzid=False) for zone in calendar.walk("VTIMEZONE")}
    assert zones
    series = [event for event in calendar.walk("VEVENT") if "RRULE" in event]
    assert series
    for event in series:
        start = event.decoded("DTSTART")
        all_of_them = list(rrulestr(event["RRULE"].to_ical().decode(), dtstart=start))
        assert all_of_them[0] == start, "the first is one of the rule"
        zone = zones[event["DTSTART"].params["TZID"]]
        for each in all_of_them:
            assert each.replace(tzinfo=zone).utcoffset() == each.utcoffset(), each
        for other in calendar.walk("VEVENT"):
            if other["UID"] == event["UID"] and "RECURRENCE-ID" in other:
                assert other.decoded("RECURRENCE-ID") in all_of_them, other
    states = [event.get("STATUS") for event in calendar.walk("VEVENT") if "RECURRENCE-ID" in event]
    assert "CANCELLED" in states and None in states, states


def try_again(address: str) -> None:
    """Who has it already gets no body."""
    first = requests.get(address, timeout=30)
    again = requests.get(address, headers={"If-None-Match": first.headers["ETag"]}, timeout=30)
    assert (again.status_code, again.content) == (304, b""), again.status_code
    head = requests.head(address, timeout=30)
    assert (head.status_code, head.content, head.headers["ETag"]) == (200, b"", first.headers["ETag"])


def try_ended(server: Server, address: str) -> None:
    client = signed_in(server, STUDENT)
    assert client.post("/account/calendar/endings").status == 303
    assert requests.get(address, timeout=30).status_code == 404
