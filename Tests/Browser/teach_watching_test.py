"""Teachers beside a test that goes on: who is in it and who not, minutes for all, an end taken back, a text that changes."""

import pytest

import testing
from testing import CLOSES, OPENS, on_phones
from words import sentence, words

TITLE = "Test final sub ochii profesorului"
FIRST, CHANGED = "Care este primul răspuns?", "Care este primul dintre răspunsuri?"


def text(first: str = FIRST) -> str:
    head = f"---\ntitle: {TITLE}\nkind: final\nopens: {OPENS} 09:00\ncloses: {CLOSES} 18:00\nlimit: 30\n---"
    return f"{head}\n\n### {first} {{#prima}}\n\n- [x] Acesta\n- [ ] Acela\n\n### Cât fac doi și trei? {{#suma}}\n\n= 5"


@pytest.fixture
def room(staff, desk, other_desk):
    """The address of a final test, its teacher, and two students of the course: `room(script, size, scheme)`."""
    def enter(script, size, scheme):
        teacher = staff(desk.teacher, script=script, size=size, scheme=scheme)
        testing.enrol(teacher, desk, other_desk.student.user)
        test = testing.begin(teacher, desk, TITLE)
        teacher.fill(text=text())
        testing.publish(teacher, warnings=False)
        students = (staff(person, script=script, size=size, scheme=scheme) for person in (desk.student, other_desk.student))
        return test, teacher, *students
    return enter


def chip(teacher, key: str) -> None:
    """Presses one of the counts above the list: only those are listed then."""
    teacher.visitor.press(teacher.page.locator("main .chips a", has_text=words(key)))
    teacher.look()


def names(teacher) -> list[str]:
    return teacher.page.locator("main ul.list li > :has(.state) strong").all_inner_texts()


@on_phones
def test_everybody_who_is_in_a_test_gets_minutes_and_who_is_not_is_listed(room, desk, other_desk, script, size, scheme):
    test, teacher, early, late = room(script, size, scheme)
    testing.take(early, TITLE)
    before = testing.minutes_left(early)
    teacher.go(test).follow("watch.title")
    assert len(names(teacher)) == 2
    chip(teacher, "watch.none")
    assert [other_desk.student.surname in name for name in names(teacher)] == [True]
    chip(teacher, "watch.running")
    assert [desk.student.surname in name for name in names(teacher)] == [True]
    testing.give_minutes(teacher, 300)
    assert teacher.is_refused(minutes="intervention.minutes-invalid")
    teacher.fill(minutes="10").press("intervention.give")
    assert teacher.announces("flash.minutes-given")
    early.visitor.leave("next")
    assert before + 9 <= testing.minutes_left(early) <= before + 10 and early.says("intervention.own-minutes")
    # Who begins afterwards has the time of the test.
    testing.take(late, TITLE)
    assert 29 <= testing.minutes_left(late) <= 30 and not late.says("intervention.own-minutes")


@on_phones
def test_an_attempt_that_was_ended_by_mistake_is_opened_again(room, desk, script, size, scheme):
    test, teacher, student, _ = room(script, size, scheme)
    surname = desk.student.surname
    attempt = testing.take(student, TITLE)
    testing.tick(student, "Acesta")
    student.visitor.leave("next")
    testing.open_attempt(teacher, test, surname)
    teacher.follow("intervention.end-title").fill(reason="Din greșeală.").press("intervention.end-button")
    assert teacher.announces("flash.attempt-ended")
    student.go(f"{attempt}/results")
    ended = testing.mark(student.visitor)
    teacher.follow("intervention.reopen-title")
    assert teacher.says("intervention.reopen-means")
    teacher.fill(minutes="", reason="Era o greșeală.").press("intervention.reopen-button")
    assert teacher.is_refused(minutes="intervention.minutes-invalid")
    teacher.fill(minutes="20").press("intervention.reopen-button")
    assert teacher.announces("flash.attempt-reopened")

    student.go("/tests")
    student.visitor.press(student.visitor.row(TITLE).locator("a, button").first)
    if student.visitor.number() == 0:
        student.visitor.press_main()
    assert student.visitor.attempt() == attempt and 19 <= testing.minutes_left(student) <= 20
    assert student.says("intervention.own-reopened") and "Era o greșeală." in student.visitor.text()
    student.visitor.go_to(1)
    assert student.page.locator("label.option", has_text="Acesta").get_by_role("radio").is_checked()
    student.visitor.leave("next")
    student.visitor.field().fill("5")
    student.visitor.end()
    assert testing.mark(student.visitor) == "10,00" != ended
    testing.open_attempt(teacher, test, surname)
    events = " ".join(teacher.page.locator("main ol.list").first.inner_text().split())
    for key in ("intervention.ended", "intervention.reopened", "intervention.had-mark", "watch.end-submitted"):
        assert sentence(key).search(events), (key, events)


@on_phones
def test_a_running_attempt_keeps_its_text_and_the_next_one_has_the_new(room, desk, script, size, scheme):
    test, teacher, early, late = room(script, size, scheme)
    attempt = testing.take(early, TITLE)
    teacher.go(test + "/edit").fill(text=text(CHANGED))
    testing.publish(teacher, warnings=False)
    early.page.reload()
    assert FIRST in early.visitor.text() and CHANGED not in early.visitor.text()
    testing.tick(early, "Acesta")
    early.visitor.leave("next")
    testing.take(late, TITLE)
    assert CHANGED in late.visitor.text() and FIRST not in late.visitor.text()
    early.visitor.end()
    early.go(f"{attempt}/results")
    assert FIRST in early.visitor.text() and CHANGED not in early.visitor.text()
    testing.open_attempt(teacher, test, desk.student.surname)
    assert FIRST in teacher.visitor.text() and CHANGED not in teacher.visitor.text()
