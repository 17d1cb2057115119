"""A course with a plan of points and thirty students, made over the wire."""

import re
import uuid

from institution import Student
from product import Product
from teach_courses_test import course_of
from teaching import Desk
from wire import Wire

# Of the plan, in its order: part, kind, most points, most points in a week.
PARTS = (("attendance", "pre-exam", "15", "1"), ("tasks", "pre-exam", "30", "2"), ("written-exam", "exam", "55", ""))
COUNT = 30


def hidden(page: str, name: str) -> str:
    return re.search(f'name="{name}" value="([^"]*)"', page)[1]


def furnish(school: Product, desk: Desk, count: int = COUNT) -> str:
    """Gives a course a plan and students; the one who is there is one of them. Gives the course's address."""
    wire = Wire(school).sign_in(desk.teacher)
    course = course_of(wire, desk.title)
    lines = [f"p{desk.number}.{number},Ana-Ștefania,Popescu{number:02} Țîrlea,PT{desk.number}-{number}" for number in range(1, count)]
    # The columns are named, so that nothing is guessed from what they hold.
    lists = "\n".join(["user name,name,surname,index number", *lines])
    checked = wire.post(f"{course}/enrolment-files", list=lists)
    assert checked.status == 200
    enrolled = wire.post(f"{course}/enrolments/lists", list=lists, checked=hidden(checked.text, "checked"))
    assert enrolled.status == 303, enrolled.text
    for sort, kind, most, weekly in PARTS:
        seen = hidden(wire.get(f"{course}/plan/parts/new").text, "seen")
        saved = wire.post(
            f"{course}/plan/parts", part=str(uuid.uuid4()), seen=seen, sort=sort, kind=kind, most=most, weekly=weekly)
        assert saved.status == 303, saved.text
    return course


def fields(page: str) -> list[str]:
    """The names of the cells on a page, each once, in its order."""
    return list(dict.fromkeys(re.findall(r'name="(p\.[^"]+)"', page)))


def examine(school: Product, teacher: Student, course: str, points: str) -> None:
    """Gives every student these points in the exam."""
    wire = Wire(school).sign_in(teacher)
    names = fields(wire.get(f"{course}/points?part=written-exam").text)
    assert wire.post(f"{course}/points", part="written-exam", **dict.fromkeys(names, points)).status == 303
