"""The way back from the forms of a design: without script a button that saves, with it a link that asks while something is unsaved."""

import re
from typing import NamedTuple

import pytest

from conftest import PHONE, SMALL
from designing import make, objectives
from syllabus_test import titles
from words import words


class Form(NamedTuple):
    """A field of a page: what is refused in it, why, and what is saved."""

    address: str
    field: str
    wrong: str
    error: str
    right: str


def forms(teacher, desk) -> list[Form]:
    """Of a course with one objective."""
    one = make(objectives(teacher, desk)).visitor.place.removesuffix("/edit")
    course = teacher.way_back().partition("/design/")[0]
    return [
        Form(f"{one}/edit", "share", "0", "objective.share-wrong", "80"),
        Form(f"{one}/performance?at=cognitive/create/produce", "own", "ș" * 81, "form.too-long", "să schițeze"),
        Form(f"{one}/criteria", "speed", "ș" * 201, "design.too-long", "în 20 de minute"),
        Form(f"{course}/design/sheet/hours", "hours_lecture", "2001", "sheet.hours-wrong", "28"),
        Form(topic(teacher, course), "title", " ", "teach.topic-title-missing", "Ecrane și forme"),
        Form(f"{course}/edit", "classroom", "ș" * 201, "teach.too-long", "Sala 7"),
    ]


def topic(teacher, course: str) -> str:
    """The page of the first topic."""
    return teacher.go(f"{course}/topics").page.locator("main ul.list a.row").first.get_attribute("href")


def test_without_script_the_way_back_saves_what_was_typed_and_says_what_is_wrong(staff, desk):
    teacher = staff(desk.teacher, script=False, size=SMALL)
    for form in forms(teacher, desk):
        back = teacher.go(form.address).way_back()
        before = teacher.field(form.field).input_value()
        assert teacher.back().visitor.path == back, form.address
        assert teacher.go(form.address).field(form.field).input_value() == before
        teacher.fill(**{form.field: form.wrong}).back()
        assert teacher.is_refused(**{form.field: form.error}), form.address
        assert teacher.field(form.field).input_value() == form.wrong
        assert teacher.fill(**{form.field: form.right}).back().visitor.path == back, form.address
        assert teacher.go(form.address).field(form.field).input_value() == form.right


def test_without_script_enter_goes_on_as_the_button_of_the_form_does(staff, desk):
    teacher = make(objectives(staff(desk.teacher, script=False, size=SMALL), desk))
    address = teacher.visitor.place.removesuffix("/edit")
    teacher.go(f"{address}/condition").page.locator("#condition").select_option("custom")
    teacher.fill(text="Pe o foaie").field("text").focus()
    teacher.visitor.press_key("Enter")
    assert teacher.visitor.path == f"{address}/contents" and teacher.announces("flash.objective-saved")
    assert teacher.go(f"{address}/condition").press("objective.save-back").visitor.place == f"{address}/edit"
    assert teacher.go(f"{address}/condition").back().visitor.path == f"{address}/edit"


def test_without_script_the_way_back_adds_only_what_was_typed(staff, desk):
    teacher = staff(desk.teacher, script=False, size=SMALL)
    teacher.open_course(desk)
    page = topic(teacher, teacher.visitor.path)
    teacher.go(page).follow("resource.add").back()
    assert teacher.says("resource.none") and titles(teacher) == []
    teacher.follow("resource.add").fill(description="Paginile 3–7").back()
    assert teacher.is_refused(title="resource.title-missing", kind="teach.choose")
    assert teacher.field("description").input_value() == "Paginile 3–7"
    teacher.fill(title="Cartea", kind=words("design.resource-book", teacher.visitor.language())).back()
    assert titles(teacher) == ["Cartea"]


def test_with_script_who_leaves_with_something_typed_is_asked_and_only_then(staff, desk):
    teacher = staff(desk.teacher, script=True, size=PHONE)
    all_forms = forms(teacher, desk)
    asked = []

    def stay(dialog):
        asked.append(dialog.type)
        dialog.dismiss()

    teacher.page.on("dialog", stay)
    for form in all_forms:
        back = teacher.go(form.address).way_back()
        assert teacher.back().visitor.path == back and asked == [], form.address
        before = teacher.go(form.address).field(form.field).input_value()
        teacher.fill(**{form.field: form.right}).page.locator("header a.back").click(no_wait_after=True)
        for _ in range(300):
            if asked:
                break
            teacher.page.wait_for_timeout(10)
        assert asked == ["beforeunload"] and teacher.field(form.field).input_value() == form.right, form.address
        asked.clear()
        assert teacher.fill(**{form.field: before}).back().visitor.path == back and asked == [], "what is as it was is no loss"
    assert teacher.go(all_forms[0].address).field("share").input_value() != all_forms[0].right, "a link saves nothing"


@pytest.mark.parametrize("script", [False, True])
def test_the_browsers_own_way_back_brings_back_what_was_typed(staff, desk, script):
    teacher = staff(desk.teacher, script=script, size=PHONE)
    all_forms = forms(teacher, desk)
    teacher.go(teacher.open_course(desk).visitor.path + "/tests")
    test = re.match("/teach/tests/[^/?]+", teacher.page.locator("main a[href^='/teach/tests/']").first.get_attribute("href"))[0]
    others = [(f"{test}/questions/new", "text", "Ce este un delegat?"), (f"{test}/settings", "title", "Altfel")]
    teacher.page.on("dialog", lambda dialog: dialog.accept())
    for address, field, typed in [(form.address, form.field, form.right) for form in all_forms] + others:
        teacher.go(address).fill(**{field: typed}).go("/teach")
        teacher.page.go_back()
        assert teacher.field(field).input_value() == typed, address
