"""Other dates of a final for single students: given with a reason, read by the student, taken within them, removed again."""

from datetime import timedelta

import testing
from conftest import PHONE, SMALL, either
from institution import today
from teaching import FINAL

REASON = "A fost bolnav, cu adeverință."
DAY, LATER = (str(today() + timedelta(days=days)) for days in (-1, 1))


def tick(teacher, person):
    """Looks for somebody by surname, and ticks the name."""
    teacher.page.locator("main input[type=search]").fill(person.surname)
    teacher.press("search.button")
    teacher.page.locator(f"input[value='{person.user}']").check()


def is_ticked(teacher, person) -> bool:
    return teacher.page.locator(f"input[value='{person.user}']").is_checked()


@either
def test_who_was_ill_takes_the_test_on_another_day(staff, desk, other_desk, script):
    teacher, student = staff(desk.teacher, script=script, size=SMALL), staff(desk.student, script=script, size=PHONE)
    testing.enrol(teacher, desk, other_desk.student.user)
    test = testing.open_test(teacher, desk, FINAL)
    teacher.follow("dates.title")
    assert teacher.says("dates.none") and teacher.says("dates.told")
    teacher.press("form.save")
    assert teacher.visitor.status == 422 and teacher.says("dates.choose")

    for person in (desk.student, other_desk.student):
        tick(teacher, person)
    assert is_ticked(teacher, desk.student)
    teacher.fill(opensDay=LATER, opensTime="09:00", closesDay=LATER, closesTime="08:00", reason=REASON).press("form.save")
    assert teacher.is_refused(closesDay="test-settings.bad-closing")
    assert is_ticked(teacher, desk.student) and is_ticked(teacher, other_desk.student)
    assert teacher.field("reason").input_value() == REASON
    teacher.fill(closesTime="11:00").press("form.save")
    assert teacher.announces("flash.dates-given")
    given = teacher.page.locator("#given li")
    assert given.count() == 2 and all(REASON in text for text in given.all_inner_texts())

    student.go("/tests")
    student.visitor.open_test(FINAL)
    assert student.says("dates.own") and REASON in student.visitor.text() and student.says("test.opens")
    assert student.page.locator("main form[action$='/attempts']").count() == 0
    teacher.go(test).follow("watch.title")
    assert teacher.says("dates.students")

    # Their dates run now.
    teacher.go(test).follow("dates.title")
    tick(teacher, desk.student)
    teacher.fill(opensDay=DAY, opensTime="09:00", closesDay=LATER, closesTime="20:00").press("form.save")
    assert teacher.announces("flash.dates-given")
    student.visitor.begin_final(FINAL)
    before = testing.minutes_left(student)
    assert 28 <= before <= 30
    teacher.page.reload()
    mine = given.filter(has_text=desk.student.surname)
    assert teacher.says("dates.running")
    teacher.press("teach.remove", within=mine)
    assert teacher.announces("flash.dates-removed") and given.count() == 1
    student.visitor.leave("next")
    assert before - 2 <= testing.minutes_left(student) <= before, "an attempt in progress keeps its deadline"
