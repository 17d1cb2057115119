"""What a device keeps, sent when its owner comes back; and two people on one device, of whom the first went away without signing out: what the device keeps of one never becomes the other's."""

import pytest
from playwright.sync_api import expect

from conftest import PHONE
from hanging_test import Hanging
from teach_lessons_test import open_editor, write
from words import sentence

MINE = "Ce am scris eu, și rețeaua nu a dus nicăieri."


def leave(visitor, elsewhere) -> None:
    """The page is closed, and the session is over: nobody signs out on this device."""
    elsewhere.end_other_sessions()
    old = visitor.page
    visitor.watch(old.context.new_page())
    old.close()


@pytest.mark.parametrize("address", ["/", "/tests"])
def test_an_answer_that_the_phone_keeps_is_sent_from_the_page_to_which_its_owner_comes_back(visit, student, address):
    visitor = visit(student)
    visitor.begin_quiz()
    here = visitor.path
    visitor.go(address)
    expect(visitor.page.locator("script[src]")).to_have_count(0)
    visitor.go(here)
    visitor.page.clock.install()
    visitor.page.reload()
    expect(visitor.saved()).to_have_attribute("data-state", "saved")
    Hanging(visitor.page)
    visitor.choose(2)
    visitor.page.clock.run_for(10_100)
    expect(visitor.saved()).to_have_text(sentence("question.kept-here"))
    old = visitor.page
    visitor.watch(old.context.new_page())
    old.close()
    visitor.go(address)
    expect(visitor.page.locator("main > p.note").first).to_have_text(sentence("question.kept-counts"))
    visitor.wait_until("() => !/(^|; )k=1/.test(document.cookie)")
    visitor.go(address)
    expect(visitor.page.locator("script[src]")).to_have_count(0)
    assert visitor.page.locator("p.note").count() == 0
    visitor.go(here)
    assert visitor.chosen() == [2]


def test_a_text_that_the_device_keeps_is_not_shown_to_a_colleague_and_is_there_when_its_writer_comes_back(staff, desk):
    teacher = open_editor(staff(desk.teacher, size=PHONE), desk)
    visitor, editor, published = teacher.visitor, teacher.visitor.path, teacher.field("text").input_value()
    teacher.page.clock.install()
    teacher.page.reload()
    Hanging(teacher.page)
    write(teacher, MINE)
    teacher.page.clock.run_for(12_000)
    expect(teacher.page.locator("#state")).to_have_text(sentence("write.kept-here"))
    leave(visitor, staff(desk.teacher).visitor)

    visitor.enter(desk.colleague)
    visitor.go(editor)
    expect(teacher.page.locator(".marks")).to_be_visible()
    visitor.wait_until("async () => (await indexedDB.databases()).length > 0")
    expect(teacher.page.locator("#state")).to_have_attribute("data-state", "saved")
    assert teacher.field("text").input_value() == published
    # Nor does it go when the colleague's own text is saved.
    write(teacher, "Ce scrie colega.")
    expect(teacher.page.locator("#state")).to_have_text(sentence("write.saved"))
    leave(visitor, staff(desk.colleague).visitor)

    visitor.enter(desk.teacher)
    visitor.go(editor)
    expect(teacher.field("text")).to_have_value(MINE)


def test_an_answer_that_the_phone_keeps_is_not_sent_by_another_student_and_counts_when_its_owner_comes_back(
        visit, student, other_student):
    visitor = visit(student)
    visitor.begin_quiz()
    here = visitor.path
    visitor.page.clock.install()
    visitor.page.reload()
    expect(visitor.saved()).to_have_attribute("data-state", "saved")
    Hanging(visitor.page)
    visitor.choose(3)
    visitor.page.clock.run_for(10_100)
    expect(visitor.saved()).to_have_text(sentence("question.kept-here"))
    leave(visitor, visit(student))

    visitor.enter(other_student)
    visitor.go("/")
    expect(visitor.page.locator("script[src]")).to_have_count(1)
    visitor.begin_quiz()
    theirs = visitor.path
    visitor.choose(1)
    expect(visitor.saved()).to_have_text(sentence("question.saved"))
    visitor.go(theirs.replace("/1", "/2"))
    visitor.wait_until("() => document.getElementById('saved').dataset.state === 'saved'")
    assert visitor.page.locator("p.note").count() == 0
    visitor.go(theirs)
    assert visitor.chosen() == [1]
    leave(visitor, visit(other_student))

    visitor.enter(student)
    visitor.go(here.replace("/1", "/2"))
    expect(visitor.page.locator("p.note")).to_have_text(sentence("question.kept-counts"))
    visitor.go(here)
    assert visitor.chosen() == [3]
