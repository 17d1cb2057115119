"""The design of a course about the course itself: from an empty course to a described one, what is wrong, two who change one thing, the way
back without and with script, and meetings that students find at home and in their week."""

from datetime import timedelta

import pytest

from conftest import PHONE, SMALL, either
from describing import DESCRIPTION, PERSON, describe, design, meeting, schedule, tick
from institution import today
from teaching import everywhere
from words import sentence, words

ways = pytest.mark.parametrize(("script", "size"), [(False, SMALL), (True, PHONE)], ids=["without-script-320", "with-script-390"])


def next_step(teacher) -> str:
    return teacher.page.locator("main a.row strong").first.inner_text()


def state(teacher, key: str) -> str:
    """What the page of the whole design says of a part."""
    row = teacher.page.locator("main a.row", has=teacher.page.get_by_text(words(key), exact=True)).last
    return row.locator(".sub").inner_text()


@everywhere
def test_a_course_is_described_step_by_step_and_each_step_is_named(staff, desk, script, size):
    teacher = design(staff(desk.teacher, script=script, size=size), desk)
    assert next_step(teacher) == words("design.description")
    describe(teacher)
    assert teacher.announces("flash.design-saved") and state(teacher, "design.description").startswith("6 ")
    assert next_step(teacher) == words("design.schedule")
    teacher.follow("design.policy").press("design.begin-short", teacher.page.locator("main section").nth(1))
    assert teacher.says("design.begun") and teacher.field("attendance").input_value() == words("design.begin-attendance")
    tick(teacher, "hidden", "attendance").page.locator("#grading").select_option("competency-based")
    teacher.fill(conduct="Fiecare își **scrie** munca.").press("form.save")
    assert state(teacher, "design.policy").startswith("3 ")
    teacher.follow("course.teachers").follow("design.add-instructor").fill(**PERSON)
    teacher.page.locator("#role").select_option("grader")
    teacher.press("form.save")
    assert any("Țîrlea, Li" in row and words("design.role-grader") in row for row in teacher.rows())
    teacher.back()
    schedule(teacher)
    assert state(teacher, "design.schedule") == words("design.has-meetings")
    teacher.follow("design.name").fill(name="Varianta de toamnă").press("form.save")
    teacher.go("/teach")
    assert any("Varianta de toamnă" in row and "6 " in row for row in teacher.rows())


@either
def test_what_is_wrong_is_said_beside_its_field_and_everything_typed_stays(staff, desk, script):
    teacher = design(staff(desk.teacher, script=script, size=PHONE), desk)
    teacher.follow("design.description").fill(**DESCRIPTION | {"credits": "61", "seats": "0", "out_of_class": ""}).press("form.save")
    assert teacher.is_refused(credits="design.number-wrong", seats="design.number-wrong", out_of_class="design.ratio-half")
    assert teacher.field("overview").input_value() == DESCRIPTION["overview"] and teacher.field("seats").input_value() == "0"
    teacher.fill(credits="60", seats="1", out_of_class="0").press("form.save")
    assert teacher.announces("flash.design-saved")

    teacher.follow("design.policy")
    long = "ș" * 10_001
    teacher.fill(conduct=long, grading_text="Jumătate").press("form.save")
    assert teacher.is_refused(conduct="design.too-long", grading_text="design.grading-text-unused")
    assert teacher.field("conduct").input_value() == long
    teacher.page.locator("#grading").select_option("custom")
    teacher.fill(conduct=long[1:]).press("form.save")
    assert teacher.announces("flash.design-saved")

    teacher.follow("course.teachers").follow("design.add-instructor")
    teacher.fill(**PERSON | {"last_name": "", "email": "li", "phone": "12345", "web_page": "nicăieri"}).press("form.save")
    assert teacher.is_refused(
        last_name="design.last-name-missing", email="form.email-invalid", phone="person.phone-invalid",
        web_page="profile.web-page-invalid")
    assert teacher.field("first-name").input_value() == "Li" and teacher.field("phone").input_value() == "12345"

    teacher.go(teacher.visitor.path.partition("/instructors")[0]).follow("design.schedule")
    first = today().isoformat()
    teacher.fill(first_day=first, last_day=(today() - timedelta(days=1)).isoformat(), starts="10:00", ends="09:00", every="31")
    teacher.press("form.save")
    assert teacher.is_refused(last_day="design.days-order", ends="design.times-order", every="design.number-wrong")
    assert teacher.says("design.weekdays-missing") and teacher.field("first-day").input_value() == first


@either
def test_two_who_describe_one_course_are_told_and_lose_nothing(staff, desk, script):
    teacher, colleague = (staff(person, script=script, size=PHONE) for person in (desk.teacher, desk.colleague))
    design(teacher, desk).follow("design.description")
    colleague.go(teacher.visitor.path).fill(overview="Al colegei", seats="20").press("form.save")
    teacher.fill(overview="Al meu", seats="0").press("form.save")
    teacher.fill(seats="30").press("form.save")
    assert teacher.is_refused(overview="teach.changed") and "Al colegei" in teacher.visitor.text()
    assert teacher.field("overview").input_value() == "Al meu"
    teacher.press("form.save")
    assert teacher.announces("flash.design-saved")
    colleague.follow("design.description")
    assert (colleague.field("overview").input_value(), colleague.field("seats").input_value()) == ("Al meu", "30")


def test_without_script_the_way_back_saves(staff, desk):
    teacher = design(staff(desk.teacher, script=False, size=SMALL), desk)
    teacher.follow("design.description").back()
    assert teacher.visitor.path.endswith("/design") and state(teacher, "design.description").startswith("0 ")
    teacher.follow("design.description").fill(seats="0").back()
    assert teacher.is_refused(seats="design.number-wrong") and teacher.field("seats").input_value() == "0"
    teacher.fill(seats="25").back()
    assert state(teacher, "design.description").startswith("1 ")
    teacher.follow("course.teachers").follow("design.add-instructor").back()
    assert len(teacher.rows()) == 2, "nobody was typed, and nobody was added"
    teacher.follow("design.add-instructor").fill(first_name="Li", last_name="Wu").back()
    assert any("Wu, Li" in row for row in teacher.rows())


def test_with_script_who_leaves_with_something_typed_is_asked_and_only_then(staff, desk):
    teacher = design(staff(desk.teacher, script=True, size=PHONE), desk)
    asked = []

    def stay(dialog):
        asked.append(dialog.type)
        dialog.dismiss()

    teacher.page.on("dialog", stay)
    teacher.follow("design.description").back().follow("design.description")
    assert asked == []
    teacher.fill(seats="25").page.locator("header a.back").click(no_wait_after=True)
    teacher.page.wait_for_function("document.querySelector('#seats').value === '25'")
    for _ in range(300):
        if asked:
            break
        teacher.page.wait_for_timeout(10)
    assert asked == ["beforeunload"] and teacher.field("seats").input_value() == "25"
    teacher.fill(seats="").back()
    assert asked == ["beforeunload"], "what is as it was is left without a question"
    teacher.follow("design.description").fill(seats="26").press("form.save")
    teacher.follow("design.policy").press("design.begin-short").page.locator("header a.back").click(no_wait_after=True)
    for _ in range(300):
        if len(asked) > 1:
            break
        teacher.page.wait_for_timeout(10)
    assert asked == ["beforeunload"] * 2, "a text to begin with is not saved"


@ways
def test_what_holds_in_a_course_for_one_with_an_account_stays_beside_the_account(staff, desk, script, size):
    teacher = design(staff(desk.teacher, script=script, size=size), desk).follow("course.teachers")
    teacher.visitor.press(teacher.page.locator("main a.row").first)
    teacher.look()
    assert teacher.says("design.account-owns") and teacher.page.locator("#first-name").count() == 0
    teacher.fill(office="Sala <7>").press("form.save")
    teacher.visitor.press(teacher.page.locator("main a.row").first)
    assert teacher.field("office").input_value() == "Sala <7>"
    teacher.press("design.use-account")
    assert teacher.announces("flash.instructor-removed") and len(teacher.rows()) == 2


@ways
def test_students_find_meetings_at_home_and_in_their_week_and_changes_as_news(staff, visit, school, desk, script, size):
    teacher = schedule(design(staff(desk.teacher, script=script, size=size), desk)).follow("design.schedule")
    assert teacher.says("design.coming-meetings") and len(teacher.page.locator("main section a.row").all()) == 12
    student = visit(desk.student, at=school, script=script, size=size)
    student.go("/")
    home = student.text()
    assert home.count("00:00–23:59") == 2 and student.fits(), "today and tomorrow"

    new_day = today() + timedelta(days=2)
    meeting(teacher, 1).page.locator("#kind").select_option("moved")
    teacher.fill(new_day=new_day.isoformat(), starts="10:00", ends="12:00", room="Sala 9", note="Sărbătoare").press("form.save")
    assert teacher.announces("flash.design-saved")
    meeting(teacher, 0).page.locator("#kind").select_option("cancelled")
    teacher.press("form.save")
    student.go("/")
    home = student.text()
    assert "Sărbătoare" in home and "Sala 9" in home and sentence("design.meeting-cancelled").search(home)
    assert home.count("Sărbătoare") == 1, "as news; it is neither today nor tomorrow"
    student.press(student.page.locator("main a.way", has_text=words("timetable.title")))
    assert student.fits() and student.text().count("00:00–23:59") >= 1
    student.go(f"/timetable?week={new_day.isoformat()}")
    assert "10:00–12:00 · Sala 9" in student.text()
    student.press(student.page.get_by_role("link", name=words("timetable.next")))
    assert student.says("timetable.current")

    meeting(teacher, 0).page.locator("#kind").select_option("restored")
    teacher.press("form.save").press("design.remove-meetings")
    assert teacher.announces("flash.meetings-removed") and not teacher.says("design.coming-meetings")
    student.go("/")
    assert "00:00–23:59" not in student.text() and student.page.locator("a[href^='/timetable']").count() == 0


@either
def test_somebody_elses_design_does_not_exist(staff, desk, other_desk, script):
    teacher = design(staff(desk.teacher, script=script, size=PHONE), desk)
    teacher.follow("course.teachers").follow("design.add-instructor").fill(first_name="Li", last_name="Wu").press("form.save")
    person = teacher.page.locator("main a.row", has_text="Wu, Li").get_attribute("href")
    place = teacher.visitor.path.removesuffix("/instructors")
    stranger = staff(other_desk.teacher, script=script, size=PHONE)
    for address in ("", "/name", "/description", "/policy", "/instructors", "/instructors/new", "/schedule"):
        stranger.visitor.go(place + address)
        assert stranger.visitor.status == 404, address
    stranger.visitor.go(person)
    assert stranger.visitor.status == 404
