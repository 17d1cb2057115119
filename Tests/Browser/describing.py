"""What the journeys, scenes and budgets of a course's design share: its pages about the course itself, filled in as a teacher fills them in."""

from datetime import timedelta

from institution import today
from teaching import Staff

DESCRIPTION = {"overview": "Despre **ecrane** și date.\n\n- fire\n- procese", "subject": "Informatică aplicată", "credits": "5",
               "in_class": "1", "out_of_class": "2", "seats": "30"}
PERSON = {"first_name": "Li", "last_name": "Țîrlea", "email": "li@example.org", "phone": "+40 (21) 310-20.30",
          "office_hours": "luni 10–12", "web_page": "https://li.example.org", "office": "Sala 2013"}


def design(staff: Staff, desk) -> Staff:
    """The page of the whole design of a desk's course."""
    return staff.open_course(desk).follow("design.title")


def tick(staff: Staff, name: str, *values: str) -> Staff:
    for value in values:
        staff.page.locator(f"main input[name='{name}[]'][value='{value}']").check()
    return staff


def describe(staff: Staff) -> Staff:
    """From the page of the whole design and back to it."""
    staff.follow("design.description").fill(**DESCRIPTION)
    return tick(staff, "audience", "undergraduate", "graduate").press("form.save")


def schedule(staff: Staff, first: int = -7, last: int = 21, starts: str = "00:00", ends: str = "23:59", on: str = "1234567") -> Staff:
    """From the page of the whole design and back to it: meetings around today, on all days of the week."""
    days = {name: (today() + timedelta(days=distance)).isoformat() for name, distance in (("first_day", first), ("last_day", last))}
    staff.follow("design.schedule").fill(**days, starts=starts, ends=ends, every="1")
    staff.page.locator("#repeats").select_option("weekly")
    return tick(staff, "weekdays", *on).press("form.save")


def meeting(staff: Staff, distance: int) -> Staff:
    """From the page of the whole design, or that of the meetings, to the one in so many days."""
    if "/schedule" not in staff.visitor.path:
        staff.follow("design.schedule")
    day = (today() + timedelta(days=distance)).isoformat()
    staff.visitor.press(staff.page.locator(f"main a.row[href*='day={day}']").first)
    staff.look()
    return staff
