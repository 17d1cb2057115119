"""Points of a group: a week of thirty students in thirty taps, what is wrong beside its cell, two who change one thing, a column from a
spreadsheet, a network that hangs, lists, and the marks that follow."""

import re

import pytest
from playwright.sync_api import expect

from conftest import PHONE, either
from hanging_test import Hanging
from pointing import COUNT, examine, fields, furnish
from teaching import Staff, everywhere
from wire import Wire
from words import sentence, words

DESKTOP = (1280, 800)


@pytest.fixture
def entering(staff, school, desk):
    """A teacher in front of a group's week: `entering(script, size)`."""
    def enter(script, size, person=None) -> Staff:
        if not hasattr(enter, "course"):
            enter.course = furnish(school, desk)
        return staff(person or desk.teacher, script=script, size=size).go(f"{enter.course}/points?week=3")
    return enter


def cell(teacher: Staff, row: int, column: int):
    return teacher.page.locator(f"#c{row}-{column}")


def tap(teacher: Staff, row: int, attendance: str) -> None:
    teacher.page.locator(f"label[for=c{row}-0-{attendance}]").click()


def chosen(teacher: Staff, attendance: str) -> int:
    return teacher.page.locator(f"main input[type=radio][value='{attendance}']:checked").count()


def state(teacher: Staff, expected: str) -> None:
    expect(teacher.page.locator("#saved")).to_have_attribute("data-state", expected)


@everywhere
def test_a_week_of_thirty_students_takes_a_tap_for_who_is_not_there_and_two_more(entering, desk, script, size):
    teacher = entering(script, size)
    assert teacher.page.locator("main ol.people > li").count() == COUNT
    box = teacher.page.locator("label[for=c0-0-absent]").bounding_box()
    assert box["height"] >= 44 and box["width"] >= 44
    for row in (2, 5, 11):
        tap(teacher, row, "absent")
    if script:
        state(teacher, "saved")
    teacher.press("group-points.fill")
    assert teacher.announces("flash.points-entered")
    assert (chosen(teacher, "absent"), chosen(teacher, "present")) == (3, COUNT - 3)
    cell(teacher, 0, 1).fill("1,5")
    cell(teacher, COUNT - 1, 1).fill("2")
    teacher.press("form.save")
    assert [cell(teacher, row, 1).input_value() for row in (0, 1, COUNT - 1)] == ["1,5", "", "2"]
    assert "week=3" in teacher.visitor.path


@either
def test_without_the_button_for_all_it_is_one_tap_for_each_student_and_one_to_save(entering, script):
    teacher = entering(script, PHONE)
    kinds = ["present", "absent", "excused"]
    for row in range(COUNT):
        tap(teacher, row, kinds[row % 3])
    teacher.press("form.save")
    teacher.go(teacher.visitor.path)
    assert [chosen(teacher, kind) for kind in kinds] == [COUNT // 3] * 3


@either
def test_attendance_that_was_tapped_by_mistake_is_taken_back_by_a_tap_and_by_keys(entering, script):
    teacher = entering(script, PHONE)
    assert chosen(teacher, "") == COUNT
    tap(teacher, 0, "absent")
    tap(teacher, 1, "excused")
    teacher.press("form.save")
    assert (chosen(teacher, "absent"), chosen(teacher, "excused"), chosen(teacher, "")) == (1, 1, COUNT - 2)
    tap(teacher, 0, "none")
    teacher.page.locator("#c1-0-excused").focus()
    teacher.page.keyboard.press("ArrowRight")
    assert teacher.page.locator("#c1-0-none").is_checked()
    teacher.press("form.save")
    teacher.go(teacher.visitor.path)
    assert chosen(teacher, "") == COUNT
    teacher.visitor.press(teacher.page.locator("main ol.people a").first)
    changes = teacher.open("group-points.changes").locator("li").all_inner_texts()
    assert len(changes) == 2 and words("points.absent") + " → –" in changes[0]


@either
def test_a_part_that_was_removed_is_put_back_with_its_points(entering, script):
    teacher = entering(script, PHONE)
    cell(teacher, 0, 1).fill("1,5")
    teacher.press("form.save")
    teacher.follow("group-points.plan").follow("points.tasks")
    assert teacher.says("points.removal-entries")
    teacher.fill(removal_note="Fără teme.").press("points.remove")
    assert teacher.announces("flash.plan-version") and teacher.page.locator("main form ol > li").count() == 2
    teacher.press("points.restore-part")
    assert teacher.is_refused(note="points.note-missing")
    teacher.fill(note="Totuși, cu teme.").press("points.restore-part")
    assert teacher.page.locator("main form ol > li").count() == 3 and teacher.page.locator("#removed").count() == 0
    teacher.go(f"{entering.course}/points?week=3")
    assert cell(teacher, 0, 1).input_value() == "1,5"


@either
def test_a_test_takes_the_place_of_what_was_entered_once_that_is_confirmed(entering, school, desk, script):
    teacher = entering(script, PHONE)
    examine(school, desk.teacher, entering.course, "40")
    teacher.go(f"{entering.course}/plan").follow("points.written-exam")
    assert teacher.says("points.idle-hint")
    teacher.field("source").select_option(index=1)
    teacher.fill(note="Din test.").press("form.save")
    assert teacher.is_refused(confirmed="points.idle-unconfirmed") and teacher.says("points.idle")
    teacher.page.locator("#confirmed").check()
    teacher.press("form.save")
    assert teacher.announces("flash.plan-version") and teacher.says("points.idle-now")
    teacher.follow("points.written-exam").field("source").select_option("")
    teacher.fill(note="Totuși de mână.").press("form.save")
    assert teacher.announces("flash.plan-version") and not teacher.says("points.idle-now")
    teacher.go(f"{entering.course}/points?part=written-exam")
    assert cell(teacher, 0, 0).input_value() == "40"


@either
def test_in_an_archived_course_points_are_read_and_what_was_typed_meanwhile_is_told(entering, staff, desk, script):
    teacher = entering(script, PHONE)
    cell(teacher, 0, 1).fill("1,5")
    teacher.press("form.save")
    archiving = staff(desk.teacher, script=False, size=PHONE).open_course(desk)
    hub = archiving.visitor.path
    archiving.follow("teach.archive").press("teach.archive-now")
    cell(teacher, 1, 1).fill("1,25")
    teacher.press("form.save")
    assert teacher.visitor.status == 422 and teacher.says("points.is-archived") and "1,25" in teacher.visitor.text()
    for address in ("points?week=3", "plan", "points/list"):
        teacher.go(f"{entering.course}/{address}")
        assert teacher.says("points.archived"), address
        assert teacher.page.locator("main form[method=post] button:visible").count() == 0, address
    teacher.go(f"{entering.course}/points?week=3")
    assert "1,5" in teacher.page.locator("main ol.people > li").first.inner_text()
    archiving.go(hub).press("teach.restore")
    teacher.go(f"{entering.course}/points?week=3")
    assert [cell(teacher, row, 1).input_value() for row in (0, 1)] == ["1,5", ""]


@either
def test_what_is_wrong_stays_typed_beside_its_sentence_and_all_else_is_saved(entering, script):
    teacher = entering(script, PHONE)
    for row, typed in enumerate(["2,01", "-1", "doi", "7.5", "2.00", "0"]):
        cell(teacher, row, 1).fill(typed)
    tap(teacher, 6, "excused")
    teacher.press("form.save")
    assert teacher.visitor.status == 422 and teacher.page.locator("main [aria-invalid]").count() == 4
    assert [cell(teacher, row, 1).input_value() for row in range(6)] == ["2,01", "-1", "doi", "7.5", "2", "0"]
    for row, key in [(0, "points.above-most"), (1, "points.negative"), (2, "points.not-a-number"), (3, "points.above-most")]:
        assert sentence(key).search(teacher.page.locator(f"#c{row}-1-error").inner_text()), row
    assert chosen(teacher, "excused") == 1
    # With script some of it may be saved already when the button is pressed.
    assert teacher.says("group-points.rest-saved") or script and teacher.says("group-points.rest-same")
    assert script or words("group-points.rest-saved")["few"].format(n=3) in teacher.visitor.text()
    for row in range(4):
        cell(teacher, row, 1).fill("1")
    teacher.press("form.save")
    assert teacher.visitor.status == 200 and cell(teacher, 2, 1).input_value() == "1"


@everywhere
def test_one_button_saves_points_and_what_was_done_in_the_week(entering, script, size):
    teacher = entering(script, size)
    cell(teacher, 0, 1).fill("1,5")
    teacher.page.locator("#task-texts summary").click()
    teacher.page.locator("#task-texts input:not([type])").last.fill("Așezarea în pagină")
    teacher.press("form.save")
    assert cell(teacher, 0, 1).input_value() == "1,5" and "Așezarea în pagină" in teacher.page.inner_text("main")
    cell(teacher, 0, 1).fill("multe")
    teacher.page.locator("#task-texts summary").click()
    teacher.page.locator("#task-texts input:not([type])").last.fill("Culori")
    teacher.press("group-points.fill")
    assert teacher.visitor.status == 422 and teacher.says("group-points.rest-saved") and "Culori" in teacher.page.inner_text("main")
    assert cell(teacher, 0, 1).input_value() == "multe" and chosen(teacher, "present") == COUNT


def test_who_leaves_with_a_text_that_no_button_saved_is_asked(entering):
    teacher = entering(True, DESKTOP)
    asked = []
    teacher.page.on("dialog", lambda dialog: (asked.append(dialog.type), dialog.accept()))
    teacher.page.locator("#task-texts summary").click()
    teacher.page.locator("#task-texts input:not([type])").last.fill("Culori")
    teacher.page.reload()
    assert asked == ["beforeunload"]
    teacher.page.reload()
    assert asked == ["beforeunload"], "nothing is typed any more"


@either
def test_two_who_change_one_cell_are_told_and_the_second_decides(entering, staff, desk, script):
    teacher = entering(script, PHONE)
    colleague = entering(script, PHONE, desk.colleague)
    for person, points in ((colleague, "1"), (teacher, "2")):
        cell(person, 4, 1).fill(points)
        if script:
            cell(person, 5, 1).focus()
            state(person, "unsaved" if person is teacher else "saved")
        else:
            person.press("form.save")
    said = teacher.page.locator("#c4-1-error").inner_text()
    assert desk.colleague.surname in said and cell(teacher, 4, 1).input_value() == "2"
    teacher.press("form.save")
    assert cell(teacher, 4, 1).input_value() == "2" and teacher.visitor.status == 200


def test_what_is_typed_is_saved_behind_the_page_and_its_refusal_is_told(entering):
    teacher = entering(True, PHONE)
    cell(teacher, 0, 1).fill("1,5")
    cell(teacher, 1, 1).focus()
    state(teacher, "saved")
    expect(teacher.page.locator("#saved")).to_have_text(sentence("question.saved"))
    cell(teacher, 1, 1).fill("multe")
    cell(teacher, 0, 1).focus()
    state(teacher, "unsaved")
    expect(teacher.page.locator("#c1-1-error")).to_have_text(sentence("points.not-a-number"))
    cell(teacher, 1, 1).fill("1")
    cell(teacher, 0, 1).focus()
    state(teacher, "saved")
    assert teacher.page.locator("#c1-1-error").count() == 0
    teacher.page.reload()
    assert [cell(teacher, row, 1).input_value() for row in (0, 1)] == ["1,5", "1"]


def test_keys_move_between_cells_and_a_pasted_column_fills_them_down(entering):
    teacher = entering(True, DESKTOP)
    keyboard = teacher.page.keyboard
    cell(teacher, 0, 1).focus()
    keyboard.type("1")
    keyboard.press("Enter")
    keyboard.type("2")
    keyboard.press("ArrowDown")
    assert teacher.page.evaluate("document.activeElement.id") == "c2-1"
    keyboard.press("ArrowUp")
    assert teacher.page.evaluate("document.activeElement.id") == "c1-1"
    # What is saved of the pasted cells is not saved by leaving the page: the answer is waited for.
    state(teacher, "saved")
    paste = """text => {
      const data = new DataTransfer()
      data.setData('text', text)
      document.getElementById('c3-1').dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    }"""
    with teacher.page.expect_response(lambda answer: answer.request.method == "POST") as answer:
        teacher.page.evaluate(paste, "0,5\r\n1\r\n\r\n2\r\n")
    assert answer.value.status == 200 and len(re.findall(r"p\.[^&=]+=", answer.value.request.post_data)) == 4
    state(teacher, "saved")
    teacher.page.reload()
    assert [cell(teacher, row, 1).input_value() for row in range(7)] == ["1", "2", "", "0,5", "1", "", "2"]


def test_a_network_that_hangs_is_told_within_seconds_and_nothing_is_lost(entering):
    teacher = entering(True, PHONE)
    teacher.page.clock.install()
    teacher.page.reload()
    hanging = Hanging(teacher.page)
    tap(teacher, 0, "absent")
    tap(teacher, 1, "excused")
    teacher.page.clock.run_for(11_500)
    state(teacher, "unsaved")
    expect(teacher.page.locator("#saved")).to_have_text(sentence("question.not-heard"))
    expect(teacher.page.locator("#saved")).to_have_text(sentence("group-points.kept-here"))
    hanging.mend()
    teacher.page.clock.run_for(20_000)
    state(teacher, "saved")
    teacher.page.reload()
    assert (chosen(teacher, "absent"), chosen(teacher, "excused")) == (1, 1)


def test_what_a_closed_page_kept_on_the_device_is_saved_when_it_is_opened_again(entering):
    teacher = entering(True, PHONE)
    hanging = Hanging(teacher.page)
    tap(teacher, 3, "absent")
    teacher.visitor.wait_until("async () => (await indexedDB.databases()).length > 0")
    teacher.go("/teach")
    assert hanging.bodies
    hanging.mend()
    teacher.page.go_back()
    teacher.page.reload()
    state(teacher, "saved")
    teacher.page.reload()
    assert teacher.page.locator("#c3-0-absent").is_checked()


@everywhere
def test_one_part_in_all_weeks_and_one_student_with_all_changes(entering, script, size):
    teacher = entering(script, size)
    teacher.open("group-points.others")
    teacher.visitor.press(teacher.page.locator("main details nav").last.get_by_role("link", name=words("points.attendance")))
    teacher.look()
    assert teacher.page.locator("main table tbody tr").count() == COUNT
    weeks = teacher.page.locator("main tbody tr").first.locator("input")
    assert weeks.count() == 15
    weeks.nth(0).fill("1")
    weeks.nth(1).fill("m")
    teacher.press("form.save")
    assert weeks.nth(1).input_value() == "m"
    teacher.visitor.press(teacher.page.locator("main tbody th a").first)
    teacher.look()
    assert cell(teacher, 1, 0).input_value() == "m"
    cell(teacher, 1, 0).fill("")
    teacher.press("form.save")
    teacher.open("group-points.changes")
    changes = teacher.page.locator("main details li").all_inner_texts()
    assert len(changes) == 3 and words("points.excused") + " → –" in changes[0]


@either
def test_a_list_is_checked_line_by_line_and_entered(entering, desk, script):
    teacher = entering(script, PHONE)
    teacher.follow("point-list.title")
    number = f"PT{desk.number}-"
    teacher.fill(list=f"{number}1;3;tasks;1,5\n{number}2;3;tasks;9\n{number}1;3;tasks;1\nXX-1;3;tasks;1\n{number}3;99;tasks;1")
    teacher.press("enrol.check")
    for key in ("points.above-most", "points.repeated", "point-list.stranger", "points.no-week"):
        assert teacher.says(key), key
    teacher.press("point-list.button")
    assert teacher.announces("flash.points-entered") and teacher.says("point-list.stranger")
    teacher.back()
    csv = teacher.page.context.request.get(teacher.page.url.split("?")[0] + ".csv").text()
    assert f"{number}1" in csv and f"{number}2" not in csv


@everywhere
def test_a_proposal_that_fails_says_why(entering, school, desk, script, size):
    teacher = entering(script, size)
    examine(school, desk.teacher, entering.course, "43,5")
    cell(teacher, 0, 1).fill("2")
    teacher.press("form.save")
    teacher.follow("confirmed-marks.title")
    said = sentence("confirmed-marks.below-pass")
    rows = teacher.page.locator("main ol > li")
    assert rows.filter(has_text=said).count() == COUNT - 1 and rows.filter(has_not_text=said).count() == 1
    # 1 + 9 × 43,5 / 100, and two points more pass.
    assert rows.nth(1).locator(".why").inner_text().startswith("4,92")


@everywhere
def test_marks_are_confirmed_one_and_all_and_one_is_changed_with_a_reason(entering, staff, school, desk, script, size):
    teacher = entering(script, size)
    course = entering.course
    examine(school, desk.teacher, course, "40")
    teacher.follow("confirmed-marks.title")
    assert teacher.page.locator("main form button[name=person]").count() == COUNT
    teacher.visitor.press(teacher.page.locator("main form button[name=person]").nth(4))
    teacher.look()
    assert teacher.announces("flash.marks-confirmed")
    assert teacher.page.locator("main form button[name=person]").count() == COUNT - 1
    teacher.press("confirmed-marks.all")
    assert teacher.page.locator("main form button[name=person]").count() == 0
    teacher.visitor.press(teacher.page.locator("main form a.link").first)
    teacher.look()
    teacher.fill(mark="9").press("form.save")
    assert teacher.is_refused(reason="confirmed-marks.reason-missing") and teacher.field("mark").input_value() == "9"
    teacher.fill(reason="Un exercițiu nu fusese numărat.").press("form.save")
    assert teacher.announces("flash.mark-changed") and "Un exercițiu nu fusese numărat." in teacher.visitor.text()
    teacher.follow("mark-protocol.title")
    assert teacher.page.locator("main tbody tr").count() == COUNT
    colleague = staff(desk.colleague, script=script, size=size).go(f"{course}/confirmed-marks")
    assert colleague.says("confirmed-marks.read-only") and colleague.page.locator("main form[method=post] button").count() == 0


def test_a_student_and_somebody_elses_teacher_find_nothing(entering, school, desk, other_desk):
    entering(False, PHONE)
    course = entering.course
    name = fields(Wire(school).sign_in(desk.teacher).get(f"{course}/points?week=1").text)[0]
    for person, status in ((desk.student, 403), (other_desk.teacher, 404)):
        wire = Wire(school).sign_in(person)
        for address in ("points", "points/list", "points.csv", "confirmed-marks", "confirmed-marks/protocol"):
            assert wire.get(f"{course}/{address}").status == status, address
        assert wire.post(f"{course}/points", week="1", **{name: "present"}).status == status
