"""The office opens an exam period from a list and moves an exam; the student who is registered finds the news."""

from datetime import timedelta

import pytest

from conftest import PHONE, SMALL
from institution import now
from pointing import furnish
from registering import Exams
from teaching import ADMINS
from words import words

ways = pytest.mark.parametrize(("script", "size"), [(False, SMALL), (True, PHONE)], ids=["without-script-320", "with-script-390"])


def day(days: int) -> str:
    """So many days from now, as a field of a form has it."""
    return (now() + timedelta(days=days)).strftime("%Y-%m-%d")


@ways
def test_a_period_is_opened_and_a_list_of_dates_is_checked_before_it_is_entered(staff, desk, script, size):
    office = staff(ADMINS[1], script=script, size=size)
    name = f"Sesiunea {desk.number}"
    office.go("/settings").follow("exams.periods").follow("exams.new-period")
    office.fill(name=name, opensDay=day(-1), opensTime="00:00", closesDay=day(-2), closesTime="12:00", withdrawDay=day(6),
                withdrawTime="12:00", firstDay=day(8), lastDay=day(30)).press("form.save")
    assert office.is_refused(closesDay="exams.closes-early")
    assert office.field("name").input_value() == name, "all that was typed stays"
    office.fill(closesDay=day(5)).press("form.save")
    assert office.announces("flash.exam-saved") and office.visitor.fits()

    office.follow("exams.date-list")
    line = f"{desk.code}; {day(10)}; 10:00; 120; 201; 30; da"
    office.fill(list=f"{line}\nNIMIC; {day(10)}; 10:00; 120; 201; 30; da").press("enrol.check")
    assert words("exams.list-no-course", "ro") in office.visitor.text() and office.visitor.page.locator("[formaction]").count() == 0
    office.fill(list=line).press("enrol.check")
    office.visitor.press(office.visitor.page.locator("[formaction]"))
    assert office.announces("flash.exam-saved")
    assert desk.code in office.visitor.text() and "201" in office.visitor.text()


@ways
def test_an_exam_that_is_moved_is_news_to_who_is_registered(staff, school, desk, other_desk, script, size):
    exams = Exams(school, desk, other_desk)
    date = exams.date(desk, "one", 10, "201")
    student = staff(desk.student, script=script, size=size).visitor
    student.go("/registration")
    student.page.check(f"input[value='{date}']")
    student.press(student.page.locator("main form button.button"))

    office = staff(ADMINS[2], script=script, size=size)
    office.go(f"/office/periods/{exams.period}/dates/{date}")
    office.fill(room="305", reason="Renovare").press("form.save")
    assert office.announces("flash.exam-moved")
    office.go(f"/office/periods/{exams.period}/dates/{date}/list")
    assert office.visitor.page.locator("table tbody tr").count() == 1 and office.visitor.fits()

    student.go("/")
    assert "201" in student.text() and "305" in student.text() and "Renovare" in student.text()
    teacher = staff(desk.teacher, script=script, size=size)
    teacher.go(f"/teach/courses/{exams.course(desk)}/exams/{date}")
    assert teacher.visitor.page.locator("table tbody tr").count() == 1
    assert student.fits()


@ways
def test_a_teacher_enters_points_and_prints_the_protocol_for_exactly_those_who_are_registered(
        staff, school, desk, other_desk, script, size):
    course = furnish(school, desk)
    exams = Exams(school, desk, other_desk)
    date = exams.date(desk, "one", 10, "201")
    student = staff(desk.student, script=script, size=size).visitor
    student.go("/registration")
    student.page.check(f"input[value='{date}']")
    student.press(student.page.locator("main form button.button"))

    teacher = staff(desk.teacher, script=script, size=size).go(f"{course}/exams/{date}").follow("group-points.title")
    assert teacher.page.locator("main ol.people > li").count() == 1 and desk.student.surname in teacher.visitor.text()
    teacher.page.locator("#c0-0").fill("20")
    teacher.press("form.save")
    assert "exam=" in teacher.visitor.path and teacher.page.locator("#c0-0").input_value() == "20"
    teacher.follow("confirmed-marks.title")
    assert teacher.page.locator("main ol.marked > li").count() == 1
    teacher.follow("mark-protocol.title")
    assert teacher.page.locator("table tbody tr").count() == 1 and desk.student.surname in teacher.visitor.text()
    teacher.back().back().back()
    assert teacher.visitor.path.endswith(f"/exams/{date}")
