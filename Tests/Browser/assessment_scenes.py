"""Every page on which tests are written, tried out, watched and corrected, in every state; and what students see of it afterwards."""

import functools

import showroom
from showroom import Showroom
from teaching import School, Staff


@functools.cache
def room(school: School) -> Showroom:
    """The course of these scenes, made when the first of them needs it."""
    return Showroom(school, school.import_folder.parent / "showroom")


def _enter(visitor, person=showroom.TEACHER) -> tuple[Staff, Showroom]:
    """Somebody in the visitor's language, and the course. Who is there already stays."""
    place = room(visitor.product)
    if visitor.person != person:
        visitor.enter(person)
        visitor.send("/language", language=visitor.spoken)
    return Staff(visitor), place


def course_page(part: str):
    """A page of the course."""
    def go(visitor):
        staff, place = _enter(visitor)
        staff.go(place.course + part)
    return go


def page(title: str, part: str = "", *, says: str | None = None):
    """A page of a test, and a sentence that stands there."""
    def go(visitor):
        staff, place = _enter(visitor)
        staff.go(place.test(title) + part)
        assert says is None or staff.says(says), says
    return go


def pressed(title: str, part: str, button: str, *, says: str | None = None, status: int = 422, **fields: str):
    """What comes when a button of such a page is pressed, with some fields filled in before."""
    def go(visitor):
        staff, place = _enter(visitor)
        staff.go(place.test(title) + part).fill(**fields).press(button)
        assert visitor.status == status and (says is None or staff.says(says)), visitor.text()
    return go


def list_with_errors(visitor):
    staff, place = _enter(visitor)
    staff.go(place.course + "/tests").press("test-list.begin")
    assert visitor.status == 422


# Writing

def conflict(visitor):
    """Somebody who saves from a window that is older than the draft."""
    staff, place = _enter(visitor)
    staff.go(place.test(showroom.QUIZ) + "/edit")
    visitor.page.locator("#write [name=version]").evaluate("field => field.value = '0'")
    staff.fill(text=staff.field("text").input_value().replace("nepublicată", "din altă fereastră"))
    visitor.press(staff.button("write.save"))
    assert visitor.status == 409 and staff.says("test-conflict.title")
    staff.look()


def _form(visitor, part: str = "/questions/new", title: str = showroom.BEGUN) -> Staff:
    staff, place = _enter(visitor)
    return staff.go(place.test(title) + part)


def question_with_errors(kind: str, **fields: str):
    """A new question of a kind, with nothing right in it."""
    def go(visitor):
        staff = _form(visitor)
        visitor.page.check(f"#kind-{kind}")
        staff.open("compose.rest")
        staff.fill(points="mult", penalty="7", **fields).press("form.save")
        assert visitor.status == 422
    return go


def question_with_more_rows(visitor):
    staff = _form(visitor)
    before = visitor.page.locator("[name='option[]']").count()
    staff.press("compose.more")
    assert visitor.page.locator("[name='option[]']").count() > before


def question_in_conflict(visitor):
    staff = _form(visitor, "/questions/1/edit", showroom.QUIZ)
    for name, value in (("version", "0"), ("base", "")):
        visitor.page.locator(f"[name={name}]").evaluate_all(f"fields => fields.forEach(field => field.value = '{value}')")
    staff.fill(text="Altă întrebare, din altă fereastră?").press("form.save")
    assert visitor.status == 409 or staff.says("test-conflict.title")


def doubts(visitor):
    """What there is to know before a publication; nothing is published."""
    staff, place = _enter(visitor)
    staff.go(place.test(showroom.LATER) + "/edit").press("write.publish")
    assert visitor.status == 422 and staff.says("test-warning.heading")


# Trying it out

def trial_question(number: int, title: str = showroom.OVER):
    def go(visitor):
        staff, place = _enter(visitor)
        staff.go(place.test(title) + "/trial")
        visitor.press_main()
        for _ in range(1, number):
            visitor.leave("next")
        staff.look()
    return go


def trial_refused(visitor):
    trial_question(1)(visitor)
    visitor.field().fill("vreo trei")
    visitor.leave("next")
    visitor.leave("previous")
    assert visitor.says("question.not-a-number")


def trial_review(visitor):
    trial_question(1)(visitor)
    visitor.field().fill("3,14")
    visitor.flag().check()
    visitor.leave("next")
    visitor.leave("done")
    Staff(visitor).look()


def trial_results(title: str):
    def go(visitor):
        trial_question(1, title)(visitor)
        visitor.leave("done")
        staff = Staff(visitor)
        staff.follow("review.submit")
        assert staff.says("trial.banner")
    return go


# Watching

def attempt(index: int, part: str = "", *, says: str | None = None):
    """One of the attempts that are in the middle of the final, or below it."""
    def go(visitor):
        staff, place = _enter(visitor)
        staff.go(place.running[index].taught + part)
        assert says is None or staff.says(says), says
    return go


def attempt_pressed(index: int, part: str, button: str, **fields: str):
    """What comes when a form that is wrong is sent there."""
    def go(visitor):
        staff, place = _enter(visitor)
        staff.go(place.running[index].taught + part)
        for details in visitor.page.locator("main details").all():
            details.locator("summary").click()
        staff.fill(**fields).press(button)
        assert visitor.status == 422
    return go


def attempts_to_save(visitor):
    staff, place = _enter(visitor)
    staff.go(place.test(showroom.OVER) + "/attempts").open("table.save")


def minutes_for_all(visitor):
    staff, place = _enter(visitor)
    staff.go(place.test(showroom.RUNNING) + "/attempts").follow("intervention.all")


def minutes_for_all_with_errors(visitor):
    minutes_for_all(visitor)
    Staff(visitor).fill(minutes="multe", reason="x" * 501).press("intervention.give")
    assert visitor.status == 422


# Correcting

def key(index: int):
    def go(visitor):
        staff, place = _enter(visitor)
        staff.go(place.keys[index])
    return go


def key_with_errors(visitor):
    key(2)(visitor)
    for box in visitor.page.locator("[name='right[]']").all():
        box.uncheck()
    Staff(visitor).press("correction.preview")
    assert visitor.status == 422


def typed_key_with_errors(visitor):
    key(0)(visitor)
    Staff(visitor).fill(accepted="vreo trei").press("correction.preview")
    assert visitor.status == 422


def key_tried(visitor):
    """The marks that would change; nothing is corrected."""
    key(1)(visitor)
    staff = Staff(visitor)
    staff.fill(accepted="UIKit\nUI Kit\nAppKit", reason="Și AppKit desenează butoane, pe alt sistem.").press("correction.preview")
    assert visitor.page.locator("main table tbody tr").count() == 1
    assert staff.button("correction.apply").is_visible()


def key_tried_in_vain(visitor):
    key(1)(visitor)
    staff = Staff(visitor)
    staff.fill(accepted="UIKit\nUI Kit\nCocoa", reason="Și acesta.").press("correction.preview")
    assert staff.says("correction.nothing-changes")


def points(visitor):
    staff, place = _enter(visitor)
    staff.go(place.points[1])


def points_with_errors(visitor):
    points(visitor)
    Staff(visitor).fill(points="7").press("correction.preview")
    assert visitor.status == 422


def points_tried(visitor):
    points(visitor)
    staff = Staff(visitor)
    staff.fill(points="0,5", reason="Numele e scris aproape bine.").press("correction.preview")
    assert staff.button("correction.apply-points").is_visible()


# What students see of it

def of_student(index: int, part: str, key: str, taken: str = "running"):
    def go(visitor):
        staff, place = _enter(visitor, showroom.STUDENTS[index])
        staff.go(getattr(place, taken)[index].address + part)
        assert staff.says(key), visitor.text()
    return go


SCENES = {
    "test-list": course_page("/tests"), "test-list-errors": list_with_errors,
    "test-hub": page(showroom.RUNNING), "test-hub-draft": page(showroom.BEGUN),
    "test-hub-closed": page(showroom.OVER, says="test-list.copy"), "test-hub-changed": page(showroom.QUIZ, says="test-list.changed"),
    "test-hub-removed": page(showroom.REMOVED, says="test-write.is-removed"),

    "test-editor": page(showroom.QUIZ, "/edit"), "test-editor-starter": page(showroom.BEGUN, "/edit"),
    "test-editor-mistakes": pressed(showroom.WRONG, "/edit", "test-write.check", says="test-write.wrong"),
    "test-editor-removed": page(showroom.REMOVED, "/edit", says="test-write.is-removed"),
    "test-editor-overtaken": page(showroom.OVERTAKEN, "/edit", says="write.overtaken"),
    "test-overtaking": page(showroom.OVERTAKEN, "/overtaking"), "test-conflict": conflict,
    "test-settings-final": page(showroom.RUNNING, "/settings"), "test-settings-quiz": page(showroom.EMPTY, "/settings"),
    "test-settings-draft": page(showroom.BEGUN, "/settings"),
    "test-settings-unreadable": page(showroom.HEADLESS, "/settings", says="test-settings.unreadable"),
    "test-settings-errors": pressed(
        showroom.RUNNING, "/settings", "form.save", limit="mult", attempts="0", pause="-1", code="x", penalty="7"),
    "test-warnings": doubts,
    "test-questions": page(showroom.RUNNING, "/questions"),
    "test-questions-mistakes": page(showroom.WRONG, "/questions", says="publishing.missing"),
    "test-questions-unreadable": page(showroom.HEADLESS, "/questions", says="compose.unreadable"),
    "test-question-new": page(showroom.BEGUN, "/questions/new"),
    "test-question-choice": page(showroom.QUIZ, "/questions/3/edit"), "test-question-number": page(showroom.OVER, "/questions/1/edit"),
    "test-question-text": page(showroom.OVER, "/questions/2/edit"),
    "test-question-unfit": page(showroom.WRONG, "/questions/2/edit", says="compose.unfit"),
    "test-question-choice-errors": question_with_errors("single"),
    "test-question-number-errors": question_with_errors("number", number_0="vreo trei", tolerance_0="-1"),
    "test-question-text-errors": question_with_errors("text", text="## Nu aici"),
    "test-question-more": question_with_more_rows, "test-question-conflict": question_in_conflict,
    "test-question-removal": page(showroom.BEGUN, "/questions/1/removal"),
    "test-removal": page(showroom.RUNNING, "/removal"),
    "test-removal-lessons": page(showroom.QUIZ, "/removal", says="test-removal.lessons"),

    "trial": page(showroom.RUNNING, "/trial"), "trial-mistakes": page(showroom.WRONG, "/trial", says="trial.mistakes"),
    "trial-number": trial_question(1), "trial-text": trial_question(2), "trial-choice": trial_question(3),
    "trial-picture": trial_question(3, showroom.RUNNING), "trial-refused": trial_refused, "trial-review": trial_review,
    "trial-results-final": trial_results(showroom.OVER), "trial-results-quiz": trial_results(showroom.QUIZ),

    "attempts-nobody": page(showroom.LATER, "/attempts"), "attempts-during": page(showroom.RUNNING, "/attempts"),
    "attempts-after": page(showroom.OVER, "/attempts?sort=mark"), "attempts-quiz": page(showroom.QUIZ, "/attempts?state=ended"),
    "attempts-found-nobody": page(showroom.OVER, "/attempts?q=prepeliță", says="watch.nobody"),
    "attempts-absent": page(showroom.OVER, "/attempts?state=absent"), "attempts-save": attempts_to_save,
    "room": page(showroom.RUNNING, "/room"), "room-after": page(showroom.OVER, "/room"),
    "attempts-minutes": minutes_for_all, "attempts-minutes-errors": minutes_for_all_with_errors,
    "attempt-running": attempt(0), "attempt-with-minutes": attempt(1), "attempt-ended": attempt(2),
    "attempt-ended-by-teacher": attempt(3), "attempt-reopened": attempt(4),
    "attempt-minutes-errors": attempt_pressed(0, "", "intervention.give", minutes="0"),
    "attempt-ending": attempt(0, "/ending"), "attempt-ending-errors": attempt_pressed(0, "/ending", "intervention.end-button"),
    "attempt-annulment": attempt(0, "/annulment"),
    "attempt-annulment-errors": attempt_pressed(0, "/annulment", "annulment.button"),
    "attempt-annulled": attempt(5), "attempt-restoration": attempt(5, "/restoration"),
    "attempt-reopening": attempt(2, "/reopening"),
    "attempt-reopening-errors": attempt_pressed(2, "/reopening", "intervention.reopen-button"),

    "figures": page(showroom.OVER, "/figures"), "figures-quiz": page(showroom.QUIZ, "/figures?attempts=all"),
    "figures-concerns": page(showroom.MANY, "/figures?attempts=all&sort=facility", says="figures.concerns"),
    "figures-empty": page(showroom.EMPTY, "/figures", says="figures.empty"),

    "corrections": page(showroom.OVER, "/corrections"),
    "corrections-none": page(showroom.QUIZ, "/corrections", says="correction.log-empty"),
    "key-number": key(0), "key-text": key(1), "key-choice": key(2), "key-choice-errors": key_with_errors,
    "key-number-errors": typed_key_with_errors, "key-tried": key_tried, "key-tried-in-vain": key_tried_in_vain,
    "points": points, "points-errors": points_with_errors, "points-tried": points_tried,

    "export": course_page("/export"),

    "question-with-minutes": of_student(1, "/questions/1", "intervention.own-minutes"),
    "question-opened-again": of_student(4, "/questions/1", "intervention.own-reopened"),
    "results-annulled": of_student(5, "/results", "annulment.title"),
    "results-ended-by-teacher": of_student(3, "/results", "results.ended-by-teacher"),
    "results-with-a-corrected-key": of_student(0, "/results", "results.changed-key", "over"),
    "results-with-other-points": of_student(1, "/results", "results.changed-points", "over"),
}
# Of all these the wider screens, too.
WIDE = {"test-list", "test-hub", "test-editor", "test-editor-mistakes", "test-conflict", "test-overtaking", "test-settings-final",
        "test-questions", "test-question-choice", "trial", "trial-choice", "trial-results-final", "attempts-during", "attempts-after", "room", "attempt-reopened",
        "attempt-ending", "figures", "figures-concerns", "corrections", "key-tried", "points-tried", "export"}
# In all languages.
WALK = [name for name in SCENES if not name.endswith("-errors")]
