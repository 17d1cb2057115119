"""The text of a test in two hands, without a connection, copied, put away: nothing that was written is lost."""

import pytest
from playwright.sync_api import expect

import testing
from conftest import PHONE, SMALL, either
from teaching import FINAL, QUIZ
from testing import labelled
from words import sentence, words

DESK = (1280, 800)


# Two who write at once

MINE, THEIRS = "Întrebarea mea?", "Întrebarea colegei?"


def with_question(text: str, question: str) -> str:
    return f"{text}\n\n### {question}\n\n- [x] Da\n- [ ] Nu"


@pytest.mark.parametrize(
    ("script", "size", "kept"), [(False, SMALL, "mine"), (True, PHONE, "theirs"), (True, DESK, "mine")],
    ids=["320-without-script-mine", "390-with-script-theirs", "1280-with-script-mine"])
def test_two_teachers_who_write_one_test_at_once_see_both_texts_and_lose_none(staff, desk, script, size, kept):
    teacher, colleague = staff(desk.teacher, script=script, size=size), staff(desk.colleague, script=False)
    test = testing.open_test(teacher, desk, QUIZ)
    for writer in (teacher, colleague):
        writer.go(test).follow("test-list.text")
    published = teacher.field("text").input_value()
    mine, theirs = with_question(published, MINE), with_question(published, THEIRS)
    colleague.fill(text=theirs).press("write.save")
    assert colleague.announces("flash.draft-saved")
    teacher.fill(text=mine)
    if script:
        expect(teacher.page.locator("#state")).to_have_text(sentence("test-write.elsewhere"))
    teacher.press("write.save")
    assert teacher.visitor.status == 409
    alert = teacher.page.get_by_role("alert").inner_text()
    assert sentence("conflict.somebody").search(alert) and desk.colleague.surname in alert
    assert teacher.field("text").input_value() == mine
    assert teacher.page.locator("pre.whole").inner_text().strip() == theirs
    teacher.press(f"conflict.{'keep-mine' if kept == 'mine' else 'take-theirs'}")
    stays, goes = (mine, theirs) if kept == "mine" else (theirs, mine)
    assert teacher.go(test + "/edit").field("text").input_value() == stays
    # The other one is among the tests that were put away.
    teacher.open_course(desk).follow("tests.title")
    teacher.visitor.press(teacher.page.locator("main section li", has_text=QUIZ).get_by_role("link"))
    teacher.look()
    assert teacher.follow("test-list.text").field("text").input_value() == goes


@either
def test_two_windows_with_the_form_of_one_question_show_both(staff, desk, script):
    teacher, colleague = (staff(person, script=script, size=SMALL) for person in (desk.teacher, desk.colleague))
    test = testing.open_test(teacher, desk, QUIZ)
    for writer in (teacher, colleague):
        writer.go(test).follow("compose.title")
        writer.visitor.press(writer.page.locator("main ol.questions a.row").first)
        writer.look()
    labelled(colleague, "compose.text").fill(THEIRS)
    colleague.press("form.save")
    assert colleague.announces("flash.question-saved")
    labelled(teacher, "compose.text").fill(MINE)
    teacher.press("form.save")
    assert teacher.visitor.status == 409 and teacher.says("compose.conflict") and THEIRS in teacher.visitor.text()
    assert labelled(teacher, "compose.text").input_value() == MINE
    teacher.press("form.save")
    assert teacher.announces("flash.question-saved") and MINE in teacher.visitor.text()


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["390", "1280"])
def test_what_is_typed_into_a_test_without_a_connection_and_without_a_session_is_saved_in_the_end(staff, desk, size):
    teacher, elsewhere = staff(desk.teacher, script=True, size=size), staff(desk.teacher, script=False)
    testing.open_test(teacher, desk, QUIZ)
    teacher.follow("test-list.text")
    editor, state = teacher.visitor.path, teacher.page.locator("#state")
    text = with_question(teacher.field("text").input_value(), MINE)
    teacher.page.context.set_offline(True)
    teacher.fill(text=text)
    expect(state).to_have_text(sentence("write.not-saved"))
    teacher.button("write.save").click()
    elsewhere.visitor.end_other_sessions()
    teacher.page.context.set_offline(False)
    expect(state).to_have_text(sentence("write.signed-out"))
    assert teacher.visitor.path == editor and teacher.field("text").input_value() == text
    teacher.visitor.press(teacher.button("write.save"))
    assert teacher.visitor.status == 401 and teacher.says("sign-in.held")
    teacher.visitor.sign_in(desk.teacher)
    assert teacher.announces("flash.draft-saved") and teacher.field("text").input_value() == text
    assert elsewhere.go(editor).field("text").input_value() == text


# Copied, put away

@either
def test_a_final_that_has_closed_becomes_a_quiz_with_one_press(staff, desk, script):
    teacher = staff(desk.teacher, script=script, size=SMALL)
    test = testing.open_test(teacher, desk, FINAL)
    assert teacher.button("test-list.copy").count() == 0
    teacher.follow("test-settings.title").fill(closesDay=str(testing.OPENS), closesTime="09:30").press("form.save")
    assert teacher.announces("flash.test-settings")
    teacher.go(test).press("test-list.copy")
    assert teacher.announces("flash.test-copied")
    title = words("test-list.copy-title").replace("{title}", FINAL)
    student = staff(desk.student, script=script, size=SMALL)
    assert title not in testing.tests_of(student)
    testing.publish(teacher)
    student.go("/tests").visitor.begin_quiz(title)
    student.look()
    student.visitor.end()
    assert student.says("results.right") and "viewDidAppear(1)" in student.visitor.text()


@either
def test_a_test_is_put_away_and_back(staff, desk, script):
    teacher, student = (staff(person, script=script, size=SMALL) for person in (desk.teacher, desk.student))
    testing.open_test(teacher, desk, QUIZ)
    teacher.follow("test-removal.title")
    assert teacher.says("test-removal.undo")
    teacher.follow("form.cancel").follow("test-removal.title").press("test-removal.title")
    assert teacher.announces("flash.test-removed") and QUIZ not in testing.tests_of(student)
    put_back = words("write.put-back-title").replace("{title}", QUIZ)
    teacher.visitor.press(teacher.page.get_by_role("button", name=put_back, exact=True))
    assert teacher.announces("flash.test-put-back") and QUIZ in testing.tests_of(student)
