"""Objectives and what serves them: tags of a lesson and of questions, by form and by text, and the matrix that leads to them."""

import testing
from conftest import PHONE, either
from designing import make, objectives
from teaching import everywhere
from words import words

KEY = "analizeaza-ecrane-si-date"


def begin(staff, desk, script, size):
    """A course with one objective, and its address."""
    teacher = objectives(staff(desk.teacher, script=script, size=size), desk)
    course = teacher.visitor.path.removesuffix("/design/objectives")
    return make(teacher), course


def tick(teacher, key=KEY):
    teacher.page.locator(f"main input[name='objective[]'][value='{key}']").check()
    return teacher


def count(teacher, course, matter):
    """The link of a cell of the matrix."""
    teacher.go(f"{course}/design/alignment")
    return teacher.page.locator(f"main table a[href$='/alignment#{matter}']")


@everywhere
def test_the_matrix_leads_to_what_serves_an_objective_and_names_gaps(staff, desk, script, size):
    teacher, course = begin(staff, desk, script, size)
    objective = teacher.visitor.path
    gap = count(teacher, course, "lessons")
    assert gap.inner_text() == words("alignment.missing") and teacher.says("alignment.lessons-without")
    assert count(teacher, course, "topics").inner_text() == "1"
    teacher.visitor.press(count(teacher, course, "lessons"))
    teacher.look()
    assert teacher.says("alignment.mend-lessons")
    teacher.go(f"{course}/lessons")
    lesson = teacher.page.locator("main a[href$='/edit']").first.get_attribute("href")
    teacher.go(lesson).open("write.settings")
    tick(teacher).press("write.settings-save")
    assert teacher.announces("flash.lesson-settings")
    found = count(teacher, course, "lessons")
    assert found.inner_text() == "1"
    teacher.visitor.press(found)
    teacher.look()
    assert teacher.page.locator(f"#lessons a[href='{lesson}']").count() == 1
    teacher.go(objective)
    assert teacher.says("objective.serving-lessons"), "which is said before it is deleted"
    assert teacher.page.locator(f"#removal a[href='{lesson}']").count() == 1


@either
def test_a_question_is_tagged_in_its_form_and_in_the_text(staff, desk, script):
    teacher, course = begin(staff, desk, script, PHONE)
    test = testing.begin(teacher, desk, "Exerciții cu obiective", "tests.quiz")
    teacher.go(f"{test}/questions/1/edit").open("objective-tag.serves")
    tick(teacher).press("form.save")
    assert teacher.announces("flash.question-saved")
    teacher.go(f"{test}/edit")
    text = teacher.field("text").input_value()
    assert f" objective={KEY}}}" in text
    assert count(teacher, course, "quizzes").inner_text() == words("alignment.missing"), "only what is published counts"
    teacher.go(f"{test}/edit").fill(text=text.replace(f"objective={KEY}", "objective=altul"))
    teacher.press("write.publish")
    assert teacher.visitor.status == 422 and "„altul”" in teacher.visitor.text()
    teacher.fill(text=text)
    testing.publish(teacher, warnings=False)
    teacher.visitor.press(count(teacher, course, "quizzes"))
    teacher.look()
    assert teacher.page.locator("#quizzes a[href$='/questions#q-1']").count() == 1


@either
def test_a_matrix_of_a_course_without_objectives_leads_to_them(staff, desk, script):
    teacher = staff(desk.teacher, script=script, size=PHONE).open_course(desk)
    course = teacher.visitor.path
    teacher.go(f"{course}/design").follow("alignment.title")
    assert teacher.says("objective.none")
    teacher.follow("objective.all")
    assert teacher.visitor.path == f"{course}/design/objectives"


def test_matrices_of_other_courses_are_not_there(desk, other_desk, staff):
    teacher, course = begin(staff, desk, False, PHONE)
    objective = teacher.visitor.path.removesuffix("/edit")
    other = staff(other_desk.teacher, script=False, size=PHONE)
    for address in (f"{course}/design/alignment", f"{course}/design/alignment.csv", f"{objective}/alignment"):
        other.visitor.go(address)
        assert other.visitor.status == 404, address
