"""What the journeys, scenes and budgets of a course's plan share: its events, planned on its pages as a teacher plans them."""

from datetime import date, timedelta

import describing
from institution import today
from teaching import Staff


def monday(weeks: int = 0) -> date:
    """The first day of the week so many weeks from now."""
    return today() - timedelta(days=today().weekday() - 7 * weeks)


def plan(staff: Staff, desk) -> Staff:
    """The plan of a desk's course."""
    return describing.design(staff, desk).follow("course-plan.heading")


def add(staff: Staff, title: str, due: date, hours: str = "", place: str = "out-of-class", kind: str = "teaching") -> Staff:
    """From the plan and back to it."""
    staff.visitor.press(staff.page.locator("main #new a"))
    staff.look()
    staff.fill(title=title, due=due.isoformat(), hours=hours)
    staff.page.locator("#kind").select_option(kind)
    staff.page.locator("#place").select_option(place)
    return staff.press("form.save")


def planned(staff: Staff, desk) -> Staff:
    """A described course with meetings, two events this week that are over its budget, and a test in the next one."""
    describing.schedule(describing.describe(describing.design(staff, desk)), first=-21, last=60, on="2")
    staff.follow("course-plan.heading")
    add(staff, "Tema 1: o listă de orașe", monday() + timedelta(days=6), "8,5")
    add(staff, "Tema 2: detaliile unui oraș", monday() + timedelta(days=4), "3:00")
    return add(staff, "Test parțial", monday(1) + timedelta(days=1), "1,5", "in-class", "assessment")
