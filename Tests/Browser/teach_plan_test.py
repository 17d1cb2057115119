"""The plan of a course: events with their hours, week by week beside the budget, wrong input, copies, deletion, two who change one, and the
syllabus that has it."""

from datetime import timedelta

import pytest

from conftest import PHONE, either
from planning import add, monday, plan, planned
from teaching import everywhere
from words import words


def week(teacher, weeks: int = 0):
    """The week so many weeks from now on the page of the plan."""
    return teacher.page.locator(f"#week-{monday(weeks).isoformat()}")


def said(locator) -> str:
    return " ".join(locator.inner_text().split())


@everywhere
def test_a_week_over_its_budget_says_by_how_much(staff, desk, script, size):
    teacher = planned(staff(desk.teacher, script=script, size=size), desk)
    assert teacher.announces("flash.design-saved") and "#e-" in teacher.page.url
    now = said(week(teacher))
    assert "În afara clasei: 11,5 h din 10 h" in now
    assert "1,5 h peste timpul prevăzut" in now and words("course-plan.now") in now
    assert "În afara clasei: 0 h din 10 h" in said(week(teacher, 1))
    assert "Test parțial" in said(week(teacher, 1))
    teacher.back()
    assert any("3 " in row and "1 " in row for row in teacher.rows() if words("course-plan.heading") in row)
    teacher.follow("course-plan.heading")
    assert teacher.page.url.endswith("#now")


@either
def test_fourteen_weeks_are_planned_by_copying(staff, desk, script):
    teacher = plan(staff(desk.teacher, script=script, size=PHONE), desk)
    assert teacher.says("course-plan.none") and teacher.says("course-plan.no-budget")
    add(teacher, "Tema săptămânii", monday() + timedelta(days=6), "2")
    for number in range(1, 14):
        row = teacher.page.locator("main .week a.row").last
        teacher.visitor.press(row)
        teacher.look()
        teacher.press("course-plan.copy")
        assert teacher.announces("flash.event-copied")
        teacher.fill(title=f"Tema săptămânii {number + 1}").press("form.save")
    assert teacher.page.locator("main .week a.row").count() == 14 and "Tema săptămânii 14" in said(week(teacher, 13))


@everywhere
def test_what_is_wrong_is_said_where_it_was_typed_and_nothing_typed_is_lost(staff, desk, script, size):
    teacher = plan(staff(desk.teacher, script=script, size=size), desk)
    due, assigned = monday().isoformat(), (monday() + timedelta(days=1)).isoformat()
    teacher.visitor.press(teacher.page.locator("main #new a"))
    teacher.look()
    teacher.fill(title="", assigned=assigned, due=due, hours="1,1", link="nicăieri", notes="Doi câte doi").press("form.save")
    assert teacher.is_refused(
        title="course-plan.title-missing", due="course-plan.days-order", hours="course-plan.hours-wrong",
        link="resource.url-wrong")
    assert teacher.field("notes").input_value() == "Doi câte doi" and teacher.field("hours").input_value() == "1,1"
    teacher.fill(title="Temă", assigned="", hours="1:30", link="").press("form.save")
    assert teacher.announces("flash.design-saved") and "1,5 h" in said(week(teacher))


@either
def test_two_who_change_one_event_are_told(staff, desk, script):
    teacher = add(plan(staff(desk.teacher, script=script, size=PHONE), desk), "Temă", monday())
    colleague = plan(staff(desk.colleague, script=script, size=PHONE), desk)
    for person in (teacher, colleague):
        person.visitor.press(person.page.locator("main .week a.row").first)
        person.look()
    colleague.fill(title="Tema lui").press("form.save")
    teacher.fill(title="Tema ei").press("form.save")
    assert teacher.visitor.status == 422 and teacher.says("teach.changed") and "Tema lui" in teacher.visitor.text()
    teacher.press("form.save")
    assert "Tema ei" in said(week(teacher))


@either
def test_a_deleted_event_is_restored_and_notes_are_not_for_students(staff, desk, script):
    teacher = add(plan(staff(desk.teacher, script=script, size=PHONE), desk), "Temă", monday())
    teacher.visitor.press(teacher.page.locator("main .week a.row").first)
    teacher.look()
    teacher.fill(notes="Nota profesorului").press("form.save")
    assert "Nota profesorului" in said(week(teacher))
    teacher.visitor.press(teacher.page.locator("main .week a.row").first)
    teacher.look()
    teacher.press("course-plan.remove")
    assert teacher.announces("flash.event-removed") and teacher.says("course-plan.removed")
    teacher.press("objective.restore")
    assert teacher.announces("flash.event-restored") and "Temă" in said(week(teacher))
    teacher.go(teacher.visitor.path.removeprefix("/teach").partition("/design")[0] + "/syllabus")
    assert "Temă" in teacher.visitor.text() and "Nota profesorului" not in teacher.visitor.text()


@pytest.mark.parametrize("width", [390, 1280])
def test_the_plan_prints_without_what_is_for_the_screen(staff, desk, width):
    teacher = planned(staff(desk.teacher, script=False, size=(width, 900)), desk)
    teacher.page.emulate_media(media="print")
    assert not teacher.page.locator("main .screen").first.is_visible()
    assert week(teacher).is_visible() and "Tema 1" in said(week(teacher))
