"""What teachers come for, at a desk and from their first page: by pressing what the words say, and how many presses it takes."""

from datetime import timedelta

import testing
from institution import NAMES, PASSWORD, SURNAMES, today
from presses import Presses
from slips_test import print_slip
from teaching import FINAL, FIRST_LESSON
from testing import labelled
from words import words

DESK = (1280, 800)
REASON = "Rețeaua a căzut."


def at_desk(staff, desk) -> tuple[object, Presses]:
    """A teacher on the first page, and the presses from there."""
    teacher = staff(desk.teacher, script=True, size=DESK).go("/teach")
    return teacher, Presses(teacher.visitor)


def begun(staff, desk):
    """A student in the final test of the course."""
    student = staff(desk.student, script=True, size=DESK)
    student.visitor.begin_final(FINAL)
    return student


def test_a_first_test_with_five_questions_from_nothing(staff, desk):
    teacher, presses = at_desk(staff, desk)
    presses.on(desk.title, words("tests.title"))
    teacher.fill(title="Test scurt")
    presses.on(words("test-list.begin"))
    for number in range(1, 6):
        labelled(teacher, "compose.text").fill(f"Care este afirmația {number}?")
        for option in range(1, 5):
            labelled(teacher, "compose.option", option).fill(f"Afirmația {option}")
        presses.tick(labelled(teacher, "compose.right", number % 4 + 1)).on(words("compose.save-next" if number < 5 else "form.save"))
    presses.on(words("write.publish"))
    # Of each question its right option and what saves it.
    assert teacher.announces("flash.test-published") and presses.count == 4 + 5 * 2


def test_thirty_are_enrolled_from_the_list_of_the_registrar(staff, desk):
    teacher, presses = at_desk(staff, desk)
    presses.on(desk.title, words("teach.people"), words("enrol.title"))
    lines = [f"{number + 1};{SURNAMES[number % 8]} {NAMES[number // 8]};R{desk.number}-{number}" for number in range(30)]
    teacher.fill(list="\n".join(["Nr. crt.;Nume și prenume;Număr matricol", *lines]))
    presses.on(words("enrol.check")).to(teacher.button("enrol.button"))
    assert teacher.announces("flash.list-enrolled") and presses.count == 5


def test_the_marks_of_one_student(staff, desk):
    begun(staff, desk).visitor.end()
    teacher, presses = at_desk(staff, desk)
    presses.on(desk.title, words("marks.title"))
    teacher.page.locator("input[name=q]").fill(desk.student.surname)
    presses.to(teacher.button("search.button"))
    assert desk.student.surname in teacher.page.locator("main tbody").inner_text() and presses.count == 3


def test_five_minutes_for_one_who_is_in_the_final(staff, desk):
    student = begun(staff, desk)
    before = testing.minutes_left(student)
    teacher, presses = at_desk(staff, desk)
    presses.on(FINAL)
    row = teacher.page.locator("main tbody tr", has_text=desk.student.surname)
    presses.to(row.get_by_role("link", name=words("intervention.one")))
    teacher.fill(minutes="5")
    presses.on(words("intervention.give"))
    assert teacher.announces("flash.minutes-given") and presses.count == 3
    student.visitor.leave("next")
    assert before + 4 <= testing.minutes_left(student) <= before + 5


def test_an_attempt_is_annulled(staff, desk):
    begun(staff, desk)
    teacher, presses = at_desk(staff, desk)
    presses.on(FINAL, desk.student.surname, words("annulment.annul-title"))
    teacher.fill(reason=REASON)
    presses.on(words("annulment.button"))
    assert teacher.announces("flash.annulled") and presses.count == 4


def test_a_final_is_copied_for_the_next_exam(staff, desk):
    teacher, presses = at_desk(staff, desk)
    presses.on(desk.title, words("tests.title"), FINAL, words("test-list.copy-final"))
    assert words("test-list.copy-final-title").replace("{title}", FINAL) in teacher.visitor.text() and presses.count == 4


def test_other_dates_for_one_who_was_ill(staff, desk):
    teacher, presses = at_desk(staff, desk)
    presses.on(desk.title, words("tests.title"), FINAL, words("dates.title"))
    presses.tick(teacher.page.locator(f"input[value='{desk.student.user}']"))
    day = str(today() + timedelta(days=1))
    teacher.fill(opensDay=day, opensTime="09:00", closesDay=day, closesTime="11:00", reason=REASON)
    presses.on(words("form.save"))
    assert teacher.announces("flash.dates-given") and presses.count == 6


def test_a_slip_for_a_student_who_forgot_the_password(staff, desk, school):
    # Who has chosen a password once; and the institution lets teachers make slips for those who forget theirs.
    admin = print_slip(staff, desk.student, script=False)
    guest = staff(script=False).go(admin.page.locator(".slip .secret").inner_text().removeprefix(school.origin))
    guest.fill(new_password=PASSWORD, new_password_again=PASSWORD).press("welcome.button")
    admin.go("/settings").page.locator("input[name=renewals]").check()
    admin.press("form.save")
    teacher, presses = at_desk(staff, desk)
    presses.on(desk.title, words("teach.people"), words("slip.renew"), words("slip.create"))
    assert teacher.page.locator("section.slip", has_text=desk.student.surname).count() == 1 and presses.count == 4


def test_points_of_one_answer_are_corrected(staff, desk):
    begun(staff, desk).visitor.end()
    teacher, presses = at_desk(staff, desk)
    presses.on(FINAL, desk.student.surname, words("correction.points"))
    teacher.fill(points="1", reason=REASON)
    presses.on(words("correction.preview"), words("correction.apply-points"))
    assert teacher.announces("flash.points-given") and presses.count == 5


def test_a_word_in_a_lesson_is_changed_and_published(staff, desk):
    teacher, presses = at_desk(staff, desk)
    presses.on(desk.title, words("lessons.title"), FIRST_LESSON)
    teacher.fill(text=teacher.field("text").input_value().replace("două", "trei"))
    presses.on(words("write.publish"))
    student = staff(desk.student, script=True, size=DESK)
    student.visitor.open_lesson(FIRST_LESSON)
    assert "trei părți" in student.visitor.text() and presses.count == 4
