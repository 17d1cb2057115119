"""The marks of a course: who has which, who has none, one test at a time on a phone, everything of one student, and who has read what."""

import pytest

import testing
from conftest import PHONE, either
from teaching import FINAL, FIRST_LESSON, QUIZ, Desk, Staff, everywhere
from wire import Wire
from words import words


@pytest.fixture
def marked(staff, school, desk, other_desk):
    """A teacher in a course of two, of whom one has finished the quiz and opened a lesson: `marked(script, size)`."""
    def enter(script, size) -> Staff:
        teacher = staff(desk.teacher, script=script, size=size)
        testing.enrol(teacher, desk, other_desk.student.user)
        wire = Wire(school).sign_in(desk.student)
        wire.end(wire.begin_quiz(QUIZ))
        wire.get(wire.lesson(FIRST_LESSON))
        return teacher.open_course(desk).follow("marks.title")
    return enter


def names(teacher: Staff) -> list[str]:
    return teacher.page.locator("main tbody th > a").all_inner_texts()


def row(teacher: Staff, desk: Desk):
    return teacher.page.locator("main tbody tr, main li.entry", has_text=desk.student.user)


@everywhere
def test_who_has_which_mark_and_who_has_none(marked, desk, other_desk, script, size):
    teacher = marked(script, size)
    assert len(names(teacher)) == 2
    assert words("marks.taken-of").replace("{n}", "1").replace("{of}", "2") in " ".join(row(teacher, desk).inner_text().split())
    teacher.open("marks.choose")
    teacher.fill(missing=QUIZ).press("watch.show")
    assert [other_desk.student.surname in name for name in names(teacher)] == [True]
    teacher.fill(missing=words("marks.all-students"), kind=words("marks.finals")).press("watch.show")
    assert len(names(teacher)) == 2
    assert row(teacher, desk).locator("td").count() == 3, "the number, the final, and how many"

    teacher.page.locator("main input[type=search]").fill(f"{desk.student.surname} {desk.student.name} {desk.student.user}")
    teacher.press("search.button")
    assert [desk.student.surname in name for name in names(teacher)] == [True]
    teacher.page.locator("main input[type=search]").fill("nimeni de aici")
    teacher.press("search.button")
    assert teacher.says("watch.nobody") and names(teacher) == []


@everywhere
def test_one_test_at_a_time_leads_to_the_attempt_and_to_everything_of_the_student(marked, desk, other_desk, script, size):
    teacher = marked(script, size)
    teacher.open("marks.one-by-one")
    teacher.visitor.press(teacher.page.locator("main .tests a", has_text=QUIZ))
    teacher.look()
    assert row(teacher, other_desk).get_by_role("link").count() == 1, "there is no attempt to lead to"
    teacher.visitor.press(row(teacher, desk).get_by_role("link").last)
    teacher.look()
    assert teacher.visitor.path.startswith("/teach/attempts/")
    teacher.visitor.press(teacher.page.locator("main h2 a"))
    teacher.look()
    assert "/students/" in teacher.visitor.path and teacher.says("readers.opened-at") and teacher.says("readers.unopened")
    assert teacher.page.locator("main h3", has_text=FINAL).count() == 1
    teacher.back()
    assert teacher.visitor.path.endswith("/marks")


@either
def test_the_headings_stay_above_the_marks_on_a_desk(marked, script):
    teacher = marked(script, (1280, 800))
    region, heading = teacher.page.locator("main .across"), teacher.page.locator("main thead th").nth(2)
    assert region.bounding_box()["height"] <= 800 - 10 * 16
    # As a long list would have it.
    region.evaluate("place => { place.style.maxHeight = '6rem'; place.scrollTop = place.scrollHeight }")
    assert region.evaluate("place => place.scrollTop") > 0
    assert abs(heading.bounding_box()["y"] - region.bounding_box()["y"]) <= 2


@either
def test_a_heading_sorts_and_sorts_back_on_a_desk(marked, desk, other_desk, script):
    teacher = marked(script, (1280, 800))
    usual = names(teacher)
    teacher.visitor.press(teacher.page.locator("main thead a", has_text=QUIZ))
    teacher.look()
    assert desk.student.surname in names(teacher)[0], "who has a mark is the first"
    assert teacher.page.locator("main thead [aria-sort=descending]").count() == 1
    teacher.visitor.press(teacher.page.locator("main thead a").first)
    teacher.look()
    assert names(teacher) == usual
    teacher.visitor.press(teacher.page.locator("main thead a").first)
    teacher.look()
    assert names(teacher) == usual[::-1]


@either
def test_who_has_not_opened_a_lesson_is_listed_on_demand(marked, desk, other_desk, script):
    teacher = marked(script, PHONE)
    teacher.open_course(desk).follow("lessons.title")
    teacher.visitor.press(teacher.visitor.row(FIRST_LESSON).locator("a.row"))
    teacher.look()
    teacher.follow("readers.title")
    assert [other_desk.student.surname in line for line in teacher.rows() if desk.student.user in line or other_desk.student.user in line] == [True]
    teacher.visitor.press(teacher.page.locator("main .chips a", has_text=words("readers.opened")))
    teacher.look()
    teacher.visitor.press(teacher.page.locator("main .list a", has_text=desk.student.surname))
    teacher.look()
    assert "/students/" in teacher.visitor.path


def test_a_colleague_sees_the_marks_and_a_student_does_not(marked, staff, school, desk):
    teacher = marked(False, PHONE)
    address = teacher.visitor.path
    colleague = staff(desk.colleague, script=False, size=PHONE).go(address)
    assert len(names(colleague)) == 2
    assert Wire(school).sign_in(desk.student).get(address).status == 403
