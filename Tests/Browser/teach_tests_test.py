"""Tests written in the browser: as a document and by forms, tried out, published, taken, watched, corrected."""

import csv
import io
import re

from playwright.sync_api import expect

import testing
from conftest import SMALL, either
from teaching import PICTURE, TOPICS
from testing import LONG, PENALTY, QUESTIONS, RIGHT, WRONG, document, everywhere, labelled, nearly_everywhere
from words import sentence, words


# From the first line to the last mark

def without_tick(text: str) -> str:
    """The document with a mistake: its first question has no right answer."""
    assert f"[x] {RIGHT}" in text
    return text.replace(f"[x] {RIGHT}", f"[ ] {RIGHT}")


def line_of_first_question(text: str) -> int:
    return next(number for number, line in enumerate(text.split("\n"), 1) if line.startswith("### "))


def reads_the_mistake_and_mends_it(teacher, title: str, script: bool) -> None:
    good = document(title)
    wrong, line = without_tick(good), line_of_first_question(good)
    teacher.fill(text=wrong)
    if script:
        found = teacher.page.locator("details.live summary")
        expect(found).to_have_text(re.compile(sentence("test-write.mistakes").pattern))
    teacher.press("test-write.check")
    assert teacher.visitor.status == 422 and teacher.page.title().startswith(words("form.error-prefix"))
    alert = teacher.page.get_by_role("alert")
    told = words("write.mistake-line").replace("{line}", str(line))
    assert told[:told.index("{")] in alert.inner_text() and words("mistake.no-tick") in alert.inner_text()
    alert.get_by_role("link").click()
    if script:
        chosen = teacher.field("text").evaluate("text => text.value.slice(text.selectionStart, text.selectionEnd)")
        assert chosen == wrong.split("\n")[line - 1]
    assert teacher.field("text").input_value() == wrong
    teacher.fill(text=good).press("test-write.check")
    assert teacher.announces("flash.test-checked") and teacher.field("text").input_value() == good


def tries_it_out(teacher) -> None:
    """As a student, with all answers right, from the editor; what is shown then."""
    teacher.follow("trial.title")
    assert teacher.says("trial.banner") and teacher.says("test.rule-penalty")
    teacher.press("test.start")
    assert teacher.says("trial.banner")
    testing.answer_all(teacher)
    assert teacher.says("review.all-answered")
    teacher.follow("review.submit")
    assert teacher.says("trial.banner") and testing.mark(teacher.visitor) == "10,00" and teacher.says("trial.solutions")


def saves_as_a_table(teacher, folder) -> list[dict[str, str]]:
    """The attempts, as a spreadsheet reads them: by the words of the first row."""
    button = teacher.button("table.csv-programs", teacher.open("table.save"))
    content = teacher.visitor.download(button, folder).read_bytes().decode("utf-8-sig")
    return list(csv.DictReader(io.StringIO(content, newline=""), strict=True))


def is_given_minutes(teacher, student, test: str, surname: str) -> None:
    """The teacher sees one of four questions answered and gives a quarter of an hour, which the student has then."""
    before = testing.minutes_left(student)
    assert 29 <= before <= 30
    teacher.go(test).follow("watch.title")
    row = testing.row_of(teacher, surname)
    assert "1/4" in row and sentence("watch.minutes-left").search(row)
    testing.open_attempt(teacher, test, surname)
    testing.give_minutes(teacher, 15, "Rețeaua a căzut.")
    assert teacher.announces("flash.minutes-given")
    student.visitor.leave("next")
    assert before + 14 <= testing.minutes_left(student) <= before + 15
    assert student.says("intervention.own-minutes") and "Rețeaua a căzut." in student.visitor.text()


def ends_it(teacher) -> None:
    """The attempt that is open, with a reason."""
    teacher.follow("intervention.end-title").press("intervention.end-button")
    assert teacher.is_refused(reason="correction.reason-missing")
    teacher.fill(reason="Sala se închide.").press("intervention.end-button")
    assert teacher.announces("flash.attempt-ended")


def corrects_the_key(teacher, student, test: str, surname: str) -> str:
    """Of the first question: what was wrong is right. Gives the mark that the student has then, as the teacher was shown before."""
    old, reason = testing.mark(student.visitor), "Și modelul primește atingerea."
    teacher.go(test).follow("correction.title")
    teacher.visitor.press(teacher.page.locator("main li a.row", has_text=QUESTIONS[0].text))
    teacher.press("correction.preview")
    assert teacher.visitor.status == 422 and teacher.says("correction.same")
    teacher.page.get_by_role("checkbox", name=WRONG, exact=True).check()
    teacher.page.get_by_role("checkbox", name=RIGHT, exact=True).uncheck()
    teacher.fill(reason=reason).press("correction.preview")
    moved = " ".join(teacher.page.locator("main table tbody").inner_text().split())
    student.page.reload()
    assert testing.mark(student.visitor) == old and not student.says("results.changed-key"), "nothing is applied yet"
    teacher.press("correction.apply")
    assert teacher.announces("flash.key-corrected") and reason in teacher.visitor.text()
    student.page.reload()
    student.look()
    new = testing.mark(student.visitor)
    assert new != old and surname in moved and old in moved and new in moved
    assert student.says("results.changed-key") and reason in student.visitor.text()
    return new


@everywhere
def test_a_test_is_written_tried_published_taken_watched_and_corrected(staff, desk, tmp_path, script, size, scheme):
    title, person = f"Test final {LONG}", desk.student
    teacher, student = (staff(one, script=script, size=size, scheme=scheme) for one in (desk.teacher, person))
    test = testing.begin(teacher, desk, title)
    reads_the_mistake_and_mends_it(teacher, title, script)
    tries_it_out(teacher)
    assert title not in testing.tests_of(student)
    teacher.go(test + "/edit")
    testing.publish(teacher)
    # Trying it out has left nothing.
    teacher.go(test).follow("watch.title")
    assert teacher.page.locator("main tbody tr").count() == 1 and teacher.page.locator("main a[href*='/attempts/']").count() == 0
    assert words("watch.none") in testing.row_of(teacher, person.surname)

    attempt = testing.take(student, title)
    testing.tick(student, WRONG)
    student.visitor.leave("next")
    is_given_minutes(teacher, student, test, person.surname)
    if script:
        student.visitor.end()
    else:
        ends_it(teacher)
    student.go(f"{attempt}/results")
    assert student.says("results.submitted" if script else "results.ended-by-teacher") and student.says("results.withheld")
    testing.open_attempt(teacher, test, person.surname)
    events, log = (" ".join(part.inner_text().split()) for part in teacher.page.locator("main ol.list").all())
    for key in ("watch.begun", "intervention.minutes", "watch.end-submitted" if script else "intervention.ended"):
        assert sentence(key).search(events), (key, events)
    assert WRONG in log

    mark = corrects_the_key(teacher, student, test, person.surname)
    teacher.go(test).follow("figures.title").go(test).follow("watch.title")
    (line,) = saves_as_a_table(teacher, tmp_path)
    assert (line[words("account.user-name")], line[words("enrol.surname")]) == (person.user, person.surname)
    assert float(line[words("results.mark")]) == float(mark.replace(",", ".")) and line[words("results.correct")] == "1"


# The same, question by question

def fill_settings(teacher) -> None:
    teacher.follow("test-settings.title")
    teacher.fill(
        opensDay=str(testing.OPENS), opensTime="09:00", closesDay=str(testing.CLOSES), closesTime="18:00",
        limit=testing.MINUTES, topic=TOPICS[0], results=words("test-settings.at-once"), penalty="2").press("form.save")
    assert teacher.is_refused(penalty="test-settings.bad-penalty")
    teacher.fill(penalty=PENALTY.replace(".", ",")).press("form.save")
    assert teacher.announces("flash.test-settings")


def fill_question(teacher, question: testing.Question) -> None:
    """Fills in the form of a new question, and saves it."""
    teacher.follow("compose.new")
    labelled(teacher, "compose.text").fill(question.text)
    teacher.open("compose.body")
    labelled(teacher, "compose.body").fill(question.body)
    teacher.page.get_by_text(words(f"compose.kind-{question.kind}"), exact=True).click()
    if len(question.options) > 4:
        teacher.press("compose.more")
        assert labelled(teacher, "compose.body").input_value() == question.body
    for number, option in enumerate(question.options, 1):
        labelled(teacher, "compose.option", number).fill(option)
        if number - 1 in question.ticks:
            labelled(teacher, "compose.right", number).check()
    for number, answer in enumerate(question.answers, 1):
        labelled(teacher, "compose.number-n" if question.tolerance else "compose.accepted-n", number).fill(answer)
    if question.tolerance:
        labelled(teacher, "compose.tolerance-n", 1).fill(question.tolerance)
    if question.folding:
        labelled(teacher, "compose.folding").select_option(label=words(question.folding))
    teacher.open("compose.rest")
    labelled(teacher, "compose.explanation").fill(question.explanation)
    labelled(teacher, "write.topic").select_option(label=question.topic)
    labelled(teacher, "compose.points-label").fill(question.points)
    teacher.press("form.save")
    assert teacher.announces("flash.question-saved"), teacher.visitor.text()


@nearly_everywhere
def test_the_same_test_is_built_by_forms_and_has_the_same_document(staff, desk, script, size, scheme):
    title = f"Test final {LONG}"
    teacher = staff(desk.teacher, script=script, size=size, scheme=scheme)
    test = testing.begin(teacher, desk, title)
    fill_settings(teacher)
    teacher.go(test).follow("compose.title")
    # What the test began with.
    teacher.visitor.press(teacher.page.get_by_role("link", name=words("compose.remove-n").replace("{n}", "1"), exact=True))
    teacher.look()
    teacher.press("compose.removal")
    assert teacher.announces("flash.question-removed")
    first, second, *others = QUESTIONS
    for question in (second, first, *others):
        fill_question(teacher, question)
    teacher.visitor.press(teacher.page.get_by_role("button", name=words("compose.up").replace("{n}", "2"), exact=True))
    teacher.follow("test-list.text")
    assert teacher.field("text").input_value() == document(title)

    testing.publish(teacher)
    student = staff(desk.student, script=script, size=size, scheme=scheme)
    testing.take(student, title)
    testing.answer_all(student)
    student.visitor.finish()
    assert testing.mark(student.visitor) == "10,00"


def test_a_form_with_mistakes_comes_back_with_all_that_was_typed(staff, desk):
    teacher = staff(desk.teacher, script=False, size=SMALL)
    test = testing.begin(teacher, desk, "Întrebări")
    teacher.go(test).follow("compose.title").follow("compose.new")
    teacher.open("compose.body")
    labelled(teacher, "compose.body").fill("![](nu-exista.png)")
    labelled(teacher, "compose.option", 1).fill(LONG)
    labelled(teacher, "compose.points-label").fill("multe")
    teacher.press("form.save")
    assert teacher.is_refused(
        text="compose.text-missing", body="compose.picture-undescribed", option_0="compose.options-few", points="compose.points")
    assert labelled(teacher, "compose.option", 1).input_value() == LONG
    labelled(teacher, "compose.text").fill("Ce cuvânt este lung?")
    labelled(teacher, "compose.body").fill("![Un ecran](nu-exista.png)")
    labelled(teacher, "compose.option", 2).fill("Scurt")
    labelled(teacher, "compose.points-label").fill("1")
    teacher.press("form.save")
    assert teacher.visitor.status == 422 and teacher.says("compose.picture-missing") and teacher.says("compose.no-tick")
    labelled(teacher, "compose.body").fill("")
    labelled(teacher, "compose.right", 1).check()
    teacher.press("form.save")
    assert teacher.announces("flash.question-saved") and len(teacher.page.locator("main ol.questions > li").all()) == 1


def stand_beside(teacher, edited: str, shown: str) -> bool:
    """Whether two parts of the page stand beside each other, each of them 26 rem wide or more."""
    rem = teacher.page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
    one, other = (teacher.page.locator(part).bounding_box() for part in (edited, shown))
    assert teacher.visitor.fits()
    return (other["x"] >= one["x"] + one["width"] and other["y"] < one["y"] + one["height"]
            and min(one["width"], other["width"]) >= 26 * rem)


@either
def test_what_is_edited_and_what_is_shown_stand_beside_each_other_on_a_desk(staff, desk, script):
    teacher = staff(desk.teacher, script=script, size=(1280, 800))
    test = testing.begin(teacher, desk, "Exercițiu pe două coloane", "tests.quiz")
    pages = [(f"{test}/questions/1/edit", ".composed > fieldset", "#look")]
    # Without script the text is checked on a page of its own.
    if script:
        lesson = teacher.go("/teach").open_course(desk).follow("lessons.title").page.locator("main a[href$='/edit']").first
        pages += [(f"{test}/edit", "#writing", ".live"), (lesson.get_attribute("href"), "#writing", ".live")]
    for address, edited, shown in pages:
        teacher.go(address)
        assert stand_beside(teacher, edited, shown), address
    teacher.page.set_viewport_size({"width": 900, "height": 800})
    teacher.go(pages[0][0])
    assert not stand_beside(teacher, *pages[0][1:])


@either
def test_a_picture_is_uploaded_from_within_the_form_of_a_question(staff, desk, script):
    teacher = staff(desk.teacher, script=script, size=SMALL)
    test = testing.begin(teacher, desk, "Exercițiu cu o imagine încărcată", "tests.quiz")
    teacher.go(test).follow("compose.title").follow("compose.new")
    labelled(teacher, "compose.text").fill("Ce se vede?")
    labelled(teacher, "compose.option", 1).fill("Un ecran")
    teacher.open("compose.body")
    labelled(teacher, "compose.body").fill("Priviți:")

    def upload() -> None:
        button = teacher.button("compose.picture-upload")
        if script:
            with teacher.page.expect_response(lambda answer: answer.url.endswith("/pictures")):
                button.click()
        else:
            teacher.visitor.press(button)

    teacher.field("picture-file").set_input_files(PICTURE)
    upload()
    # Nothing that was typed is lost, and what is missing is said at its field.
    teacher.visitor.wait_until("() => document.querySelector('#alt[aria-invalid]')")
    assert teacher.says("compose.picture-description-missing") and labelled(teacher, "compose.body").input_value() == "Priviți:"
    assert labelled(teacher, "compose.option", 1).input_value() == "Un ecran"
    teacher.fill(alt="Lista de teste")
    teacher.field("picture-file").set_input_files(PICTURE)
    upload()
    teacher.visitor.wait_until("() => document.getElementById('body').value.includes('](')")
    assert labelled(teacher, "compose.body").input_value() == f"Priviți:\n\n![Lista de teste]({PICTURE.name})"
    assert labelled(teacher, "compose.text").input_value() == "Ce se vede?" and teacher.field("alt").input_value() == ""
    teacher.visitor.wait_until("() => (document.querySelector('#look img') || {}).naturalWidth > 0")
    labelled(teacher, "compose.option", 2).fill("Un buton")
    labelled(teacher, "compose.right", 1).check()
    teacher.press("form.save")
    assert teacher.announces("flash.question-saved"), teacher.visitor.text()


def test_an_upload_on_a_network_that_hangs_says_so_and_can_be_sent_again(staff, desk):
    teacher = staff(desk.teacher, size=SMALL)
    test = testing.begin(teacher, desk, "Exercițiu pe o rețea lentă", "tests.quiz")
    teacher.page.clock.install()
    teacher.go(test).follow("compose.title").follow("compose.new")
    labelled(teacher, "compose.text").fill("Ce se vede?")
    teacher.open("compose.body")
    teacher.fill(alt="Lista de teste")
    teacher.field("picture-file").set_input_files(PICTURE)
    taken = []
    teacher.page.route("**/pictures", lambda route: route.continue_() if taken else taken.append(route))
    teacher.button("compose.picture-upload").click()
    waiting = teacher.page.locator("#picture button")
    expect(waiting).to_have_text(words("write.uploading"))
    expect(waiting).to_be_disabled()
    labelled(teacher, "compose.text").fill("Ce se vede aici?")
    teacher.page.clock.fast_forward("00:21")
    expect(waiting).to_have_text(words("compose.picture-upload"))
    teacher.visitor.press(teacher.button("compose.picture-upload"))
    assert labelled(teacher, "compose.text").input_value() == "Ce se vede aici?"
    assert f"![Lista de teste]({PICTURE.name})" in labelled(teacher, "compose.body").input_value()


@either
def test_a_picture_is_put_into_a_question_and_students_see_it(staff, desk, script):
    title = "Exercițiu cu o imagine"
    teacher = staff(desk.teacher, script=script, size=SMALL)
    testing.begin(teacher, desk, title, "tests.quiz")
    head = teacher.field("text").input_value().split("### ")[0]
    teacher.fill(text=head + "### Ce se vede?\n")
    teacher.open("test-write.pictures")
    insert = teacher.page.get_by_role("button", name=words("write.insert-file").replace("{name}", "media/ecran.png"), exact=True)
    if script:
        insert.click()
    else:
        teacher.visitor.press(insert)
    written = teacher.field("text").input_value()
    assert re.search(r"### Ce se vede\?\n+!\[.*\]\(media/ecran\.png\)\n*$", written)
    teacher.fill(text=written.rstrip() + "\n\n- [x] Un ecran\n- [ ] Un buton").press("test-write.check")
    testing.publish(teacher, warnings=False)
    student = staff(desk.student, script=script, size=SMALL)
    student.go("/tests").visitor.begin_quiz(title)
    student.look()
    student.visitor.wait_until("() => document.querySelector('main img').naturalWidth > 0")


# Longer than any phone is wide, and without a place to break it.
FORMULA = "$" + " + ".join(f"x_{{{number}}}" for number in range(1, 41)) + "$"


def test_a_long_formula_is_scrolled_where_it_stands_and_widens_no_page(staff, desk):
    title = "Formule lungi"
    teacher, student = staff(desk.teacher, script=False, size=SMALL), staff(desk.student, script=False, size=SMALL)
    test = testing.begin(teacher, desk, title, "tests.quiz")
    options = f"- [x] {FORMULA}\n- [ ] Altceva"
    teacher.fill(text=f"---\ntitle: {title}\nkind: quiz\n---\n\n## {TOPICS[0]}\n\n### Cât este {FORMULA}? {{#lunga}}\n\n{options}\n\n> {FORMULA}")
    testing.publish(teacher, warnings=False)

    def formulas_fit(person, *places: str) -> None:
        """A formula is where it is said, and the page is no wider than the screen."""
        assert person.visitor.fits()
        for place in places:
            assert person.page.locator(f"{place} math").count() > 0, place

    student.visitor.begin_quiz(title)
    formulas_fit(student, "legend", ".option")
    testing.tick(student, "Altceva")
    student.visitor.end()
    formulas_fit(student, "article h3", "article ul", ".why")
    teacher.go(f"{test}/figures?attempts=all")
    formulas_fit(teacher, "article h3", ".chosen th")
    teacher.go(f"{test}/attempts")
    teacher.visitor.press(teacher.page.locator("main a[href^='/teach/attempts/']").first)
    formulas_fit(teacher, "article h3", "article ul")
