"""Teachers beside a test that goes on: who is in it and who not, minutes for all, an end taken back, a text that changes."""

import pytest

import testing
from teaching import QUIZ
from testing import CLOSES, OPENS, on_phones
from wire import Wire
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
    return teacher.page.locator("main tbody th > :first-child").all_inner_texts()


def listed(teacher, surname: str) -> str:
    """What the table says of somebody at this moment, without loading the page."""
    return testing.row_of(teacher, surname)


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
    teacher.follow("intervention.all").fill(minutes="300").press("intervention.give")
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


def test_a_list_that_is_watched_renews_itself_and_loses_nothing(room, desk, other_desk):
    test, teacher, student, _ = room(True, (1280, 800), "light")
    page, surname = teacher.page, desk.student.surname
    page.clock.install()
    teacher.go(test).follow("watch.title")
    assert words("watch.none") in listed(teacher, surname)
    page.fill("#q", "pe jumătate scris")
    heading = page.locator("thead th a").nth(3)
    heading.focus()
    testing.take(student, TITLE)
    page.clock.run_for(11_000)
    page.locator("tr.running").wait_for()
    assert words("watch.running") in listed(teacher, surname)
    # What has the focus and what is typed stay.
    assert heading.evaluate("link => link === document.activeElement") and page.input_value("#q") == "pe jumătate scris"
    # Nothing is loaded while nobody looks.
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.evaluate("() => { Object.defineProperty(document, 'hidden', { value: true, configurable: true });"
                  " document.dispatchEvent(new Event('visibilitychange')) }")
    page.clock.run_for(60_000)
    assert asked == []
    page.evaluate("() => { delete document.hidden; document.dispatchEvent(new Event('visibilitychange')) }")
    page.wait_for_function("before => document.getElementById('live').dataset.asOf !== before",
                           arg="" if asked else page.get_attribute("#live", "data-as-of"))
    assert len(asked) == 1


def test_a_list_that_cannot_be_renewed_says_since_when_it_is_so(room, desk):
    test, teacher, student, _ = room(True, (390, 844), "light")
    page = teacher.page
    page.clock.install()
    teacher.go(test).follow("watch.title")
    as_of = page.get_attribute("#live", "data-as-of")
    page.context.set_offline(True)
    page.clock.run_for(11_000)
    page.locator("#lost:not([hidden])").wait_for()
    assert as_of in page.inner_text("#lost") and sentence("watch.lost").search(page.inner_text("#lost"))
    testing.take(student, TITLE)
    page.context.set_offline(False)
    page.clock.run_for(11_000)
    page.locator("tr.running").wait_for()
    assert page.locator("#lost").is_hidden()


def test_without_script_the_page_asks_for_itself_until_it_is_told_to_stay(room, desk):
    test, teacher, *_ = room(False, (390, 844), "light")
    again = teacher.page.locator("meta[http-equiv=refresh]")
    teacher.go(test).follow("watch.title")
    assert again.get_attribute("content") == "30"
    teacher.follow("room.open")
    assert again.get_attribute("content") == "30"
    teacher.go(test).follow("watch.title").follow("watch.renew-off")
    assert again.count() == 0
    # It stays so in another order, and is turned on again.
    chip(teacher, "watch.none")
    assert again.count() == 0
    teacher.follow("watch.renew-on")
    assert again.count() == 1


def test_a_laptop_shows_thirty_students_at_once_in_any_order(room, desk, other_desk):
    test, teacher, student, _ = room(False, (1280, 800), "light")
    testing.take(student, TITLE)
    teacher.go(test).follow("watch.title")
    rows = teacher.page.locator("main tbody tr")
    tops = [row.bounding_box() for row in rows.all()]
    height = max(box["height"] for box in tops)
    assert height <= 20 and tops[0]["y"] + 30 * height <= 800, tops
    for heading in ("watch.student", "watch.state", "watch.start", "watch.end", "results.mark"):
        teacher.follow(heading)
        first = names(teacher)
        assert teacher.page.locator("th[aria-sort]").count() == 1
        teacher.follow(heading)
        assert sorted(names(teacher)) == sorted(first)
    teacher.go(test + "/attempts?sort=name")
    forwards = names(teacher)
    teacher.go(test + "/attempts?sort=name&dir=back")
    assert names(teacher) == forwards[::-1]


@on_phones
def test_minutes_are_taken_back_and_an_attempt_is_annulled_and_restored(room, desk, other_desk, script, size, scheme):
    test, teacher, student, _ = room(script, size, scheme)
    surname = desk.student.surname
    attempt = testing.take(student, TITLE)
    before = testing.minutes_left(student)
    testing.open_attempt(teacher, test, surname)
    testing.give_minutes(teacher, 20)
    assert teacher.announces("flash.minutes-given")
    teacher.page.locator("main details summary").first.click()
    assert teacher.says("intervention.take-most")
    teacher.fill(minutes="15", reason="Prea multe.").press("intervention.take")
    assert teacher.announces("flash.minutes-taken")
    testing.tick(student, "Acesta")
    student.visitor.leave("next")
    assert before + 4 <= testing.minutes_left(student) <= before + 5 and student.says("intervention.own-minutes-taken")

    teacher.follow("annulment.annul-title").press("annulment.button")
    assert teacher.is_refused(reason="correction.reason-missing")
    teacher.follow("form.cancel").follow("annulment.annul-title").fill(reason="A copiat.").press("annulment.button")
    assert teacher.announces("flash.annulled")
    student.go(f"{attempt}/results")
    assert student.says("annulment.title") and "A copiat." in student.visitor.text()
    teacher.go(test).follow("watch.title")
    assert words("watch.annulled") in listed(teacher, surname) and "A copiat." in listed(teacher, surname)
    testing.open_attempt(teacher, test, surname)
    teacher.follow("annulment.restore-title").fill(reason="Nu a copiat.").press("annulment.restore-button")
    assert teacher.announces("flash.annulment-restored")
    student.go(f"{attempt}/results")
    assert not student.says("annulment.title") and testing.mark(student.visitor)
    # Annulled once more: the student begins again, and the first one stays annulled.
    testing.open_attempt(teacher, test, surname)
    teacher.follow("annulment.annul-title").fill(reason="Totuși.").press("annulment.button")
    again = testing.take(student, TITLE)
    assert again != attempt
    teacher.go(test).follow("watch.title")
    assert teacher.page.locator("tbody tr", has_text=surname).count() == 2


@on_phones
def test_correcting_points_leads_back_to_the_student(room, desk, script, size, scheme):
    test, teacher, student, _ = room(script, size, scheme)
    testing.take(student, TITLE)
    student.visitor.end()
    testing.open_attempt(teacher, test, desk.student.surname)
    address = teacher.visitor.path
    teacher.follow("correction.points")
    teacher.fill(points="1", reason="Răspuns oral.").press("correction.preview").press("correction.apply-points")
    assert teacher.visitor.path == address and teacher.announces("flash.points-given")


def question_numbers(teacher) -> list[int]:
    """The table of all figures, question by question."""
    return [int(text.split()[0]) for text in teacher.page.locator("table.figures tbody th").all_inner_texts()]


@on_phones
def test_statistics_say_which_question_to_check_and_lead_to_it(staff, school, desk, script, size, scheme):
    """Sixteen attempts at two questions, of which nobody answers the second."""
    wire = Wire(school).sign_in(desk.student)
    for _ in range(16):
        attempt = wire.begin_quiz(QUIZ)
        wire.post(f"{attempt}/questions/1", **{"choice[]": "1", "go": "next"})
        wire.end(attempt)
    teacher = staff(desk.teacher, script=script, size=size, scheme=scheme)
    testing.open_test(teacher, desk, QUIZ)
    teacher.follow("figures.title")
    assert teacher.says("figures.few") and not teacher.says("figures.concerns") and teacher.says("figures.advice-few")
    teacher.follow("figures.all")
    assert teacher.says("figures.few") and teacher.says("figures.concerns") and teacher.says("figures.deviation-means")
    page = teacher.page
    told = sentence("figures.advice-unanswered")
    (concern,) = (row for row in page.locator("main ol.concerns a").all() if told.search(row.inner_text()))
    assert "16" in concern.inner_text()
    concern.click()
    card = page.locator("article", has=page.locator("#q2"))
    assert page.url.endswith("#q2") and told.search(card.inner_text())
    assert card.bounding_box()["y"] < size[1]
    # What the figures mean is unfolded; the table goes by any of them, and back.
    teacher.open("figures.meanings")
    assert teacher.says("figures.guess-means")
    assert question_numbers(teacher) == [1, 2] and page.locator("th[aria-sort]").count() == 1
    for _ in range(2):
        teacher.follow("figures.question")
        before = question_numbers(teacher)
    assert before == [1, 2]
    teacher.follow("figures.question")
    assert question_numbers(teacher) == [2, 1] and page.get_attribute("th[aria-sort]", "aria-sort") == "descending"
    assert teacher.says("figures.concerns"), "all attempts, as before"
