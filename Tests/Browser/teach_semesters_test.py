"""The semesters of the institution: an administrator says when each is, and everybody reads which week it is."""

import pytest

from conftest import PHONE, SMALL, either
from institution import ADMIN as ADMIN_OF_THE_DEMO
from teaching import ADMINS
from wire import Wire
from words import LANGUAGES, words

ways = pytest.mark.parametrize(("script", "size"), [(False, SMALL), (True, PHONE)], ids=["without-script-320", "with-script-390"])


def to_semesters(office):
    return office.go("/settings").follow("semesters.title")


def row(office, title: str):
    return office.visitor.row(title).get_by_role("link")


@ways
def test_a_semester_is_added_changed_and_deleted(staff, script, size):
    office = staff(ADMINS[1], script=script, size=size)
    name = f"semestrul de probă {size[0]}"
    title = f"2039/2040, {name}"
    to_semesters(office).follow("semesters.new").fill(weeks="0").press("form.save")
    assert office.is_refused(
        school_year="semesters.school-year-invalid", name="semesters.name-missing", first_day="semesters.day-missing",
        weeks="semesters.weeks-invalid", last_day="semesters.day-missing")
    office.fill(school_year="2039/40", name=name, first_day="3 octombrie 2039", weeks="15", last_day="1.10.2039").press("form.save")
    assert office.is_refused(last_day="semesters.order")
    assert office.field("first-day").input_value() == "3 octombrie 2039"
    office.fill(last_day="12.2.2040").press("form.save")
    assert office.announces("flash.semester-saved")
    assert any(title in text for text in office.rows())

    office.visitor.press(row(office, title))
    office.look()
    assert len([text for text in office.rows() if "2039" in text or "2040" in text]) == 15
    office.fill(weeks="99").press("form.save")
    assert office.is_refused(weeks="semesters.weeks-invalid")
    office.fill(weeks="14").press("form.save")
    assert office.announces("flash.semester-saved")

    office.visitor.press(row(office, title))
    office.press("semesters.delete")
    assert office.announces("flash.semester-deleted") and not any(name in text for text in office.rows())


@either
def test_two_who_change_a_semester_are_told(staff, script):
    first, second = staff(ADMINS[2], script=script, size=SMALL), staff(ADMINS[3], script=script, size=SMALL)
    name = f"semestrul celor doi {script}"
    to_semesters(first).follow("semesters.new")
    first.fill(school_year="2041/2042", name=name, first_day="2041-10-07", last_day="2042-02-16").press("form.save")
    first.visitor.press(row(first, f"2041/2042, {name}"))
    second.go(first.visitor.path)
    first.fill(weeks="12").press("form.save")
    assert first.announces("flash.semester-saved")
    second.fill(weeks="13").press("form.save")
    assert second.visitor.status == 422 and second.says("semesters.changed") and second.says("semesters.stored")
    assert second.field("weeks").input_value() == "13" and "12" in second.page.locator("dl.facts").inner_text()
    second.press("form.save")
    assert second.announces("flash.semester-saved")
    second.visitor.press(row(second, f"2041/2042, {name}"))
    second.press("semesters.delete")
    assert second.announces("flash.semester-deleted")


def test_one_that_a_course_has_stays_and_waits_for_its_days(staff, school):
    office = to_semesters(staff(ADMINS[1], script=False))
    office.visitor.press(row(office, "2026/2027"))
    office.look()
    assert office.page.get_by_role("button", name=words("semesters.delete", "ro")).count() == 0
    wire = Wire(school).sign_in(ADMINS[1])
    assert wire.post(office.visitor.path + "/removals").status == 422


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_demo_is_in_its_fourteenth_week(demo, language):
    wire = Wire(demo).sign_in(ADMIN_OF_THE_DEMO)
    wire.post("/language", language=language)
    week = words("semesters.week", language).replace("{weeks}", "15").replace("{week}", "14")
    assert wire.get("/settings/semesters").text.count(week) == 3
