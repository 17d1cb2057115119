"""Lessons in the browser: written, shown with pictures and films, published, restored; nothing that was written is lost."""

import re

import pytest
from playwright.sync_api import expect

from conftest import PHONE, SMALL, either
from teaching import FIRST_LESSON, FIRST_TEXT, PICTURE, QUIZ, SECOND_LESSON, TOPICS, VIDEO, Desk, everywhere
from words import sentence, words

DESK = (1280, 800)
MINE = "Textul meu, cu „ghilimele”, ș, ț, č, ć și đ.\n\n## Titlu\n\n- unu\n- doi"
THEIRS = "Textul colegei, scris în aceeași clipă.\n\n## Titlu\n\nAltceva."


def open_editor(staff, desk: Desk, title: str = FIRST_LESSON):
    """A lesson, by way of the course and its lessons."""
    staff.open_course(desk).follow("lessons.title")
    staff.visitor.press(staff.visitor.row(title).locator("a.row"))
    staff.look()
    return staff


def read(staff, desk: Desk, title: str = FIRST_LESSON) -> str:
    """What a student sees of a lesson."""
    reader = staff(desk.student, script=False)
    reader.visitor.open_lesson(title)
    text = reader.page.locator("article.lesson").inner_text()
    reader.page.context.close()
    return text


def lessons_of(staff, desk: Desk) -> list[str]:
    """The lessons that a student has, in order."""
    reader = staff(desk.student, script=False).go("/lessons")
    titles = reader.page.locator("main ol.list strong").all_inner_texts()
    reader.page.context.close()
    return titles


def expect_state(teacher, key: str) -> None:
    """Waits until the editor says how it stands."""
    expect(teacher.page.locator("#state")).to_have_text(sentence(key))


def write(teacher, text: str) -> None:
    """Types over all of the text, as a person does."""
    teacher.field("text").click()
    teacher.page.keyboard.press("Control+A")
    teacher.page.keyboard.insert_text(text)


# Written, shown, published

@everywhere
def test_a_lesson_is_written_with_a_picture_and_a_film_and_read(staff, desk, script, size):
    title = "Ecrane și filme"
    teacher = staff(desk.teacher, script=script, size=size)
    teacher.open_course(desk)
    course = teacher.visitor.path
    teacher.follow("lessons.title").press("write.begin")
    assert teacher.is_refused(title="write.title-missing")
    teacher.fill(title=title).press("write.begin")
    editor = teacher.visitor.path
    if script:
        teacher.field("text").fill("Primul rând.")
        for path in (PICTURE, VIDEO):
            with teacher.page.expect_file_chooser() as chooser:
                teacher.page.get_by_role("button", name=words("write.mark-file"), exact=True).click()
            chooser.value.set_files(path)
            expect(teacher.page.locator("#state")).to_contain_text(words("write.uploaded"))
            expect(teacher.field("text")).to_have_value(re.compile(re.escape(f"]({path.name})")))
    else:
        teacher.go(course).follow("teach.files")
        teacher.field("file").set_input_files([PICTURE, VIDEO])
        teacher.press("files.upload")
        assert teacher.announces("flash.files-kept")
        teacher.go(editor)
        teacher.field("text").fill("Primul rând.")
        for path in (PICTURE, VIDEO):
            teacher.open("write.files")
            teacher.visitor.press(teacher.page.get_by_role(
                "button", name=words("write.insert-file").replace("{name}", path.name), exact=True))
    written = teacher.field("text").input_value()
    assert written.startswith("Primul rând.") and all(f"![{path.stem}]({path.name})" in written for path in (PICTURE, VIDEO)), written
    assert title not in lessons_of(staff, desk)

    teacher.press("write.preview")
    assert teacher.says("write.preview-note")
    teacher.visitor.wait_until("() => document.querySelector('main img').naturalWidth > 0")
    assert teacher.page.locator("main video").count() == 1
    teacher.press("write.publish")
    assert teacher.announces("flash.lesson-published") and teacher.visitor.path == editor

    student = staff(desk.student, script=script, size=size)
    student.visitor.open_lesson(title)
    student.look()
    student.visitor.wait_until("() => document.querySelector('main img').naturalWidth > 0")
    assert student.page.locator("main img").get_attribute("alt")
    with student.page.expect_response(lambda response: response.url.endswith(VIDEO.name)) as clip:
        student.page.locator("video").press("Space")
    assert clip.value.status == 206
    student.visitor.wait_until("() => document.querySelector('video').currentTime > 0")
    # Where each file is used.
    teacher.go(course).follow("teach.files")
    row = next(row for row in teacher.rows() if PICTURE.name in row)
    assert title in row and sentence("files.shown").search(row)


@everywhere
def test_an_old_text_of_a_lesson_is_restored(staff, desk, script, size):
    teacher = open_editor(staff(desk.teacher, script=script, size=size), desk)
    write(teacher, MINE)
    teacher.press("write.publish")
    assert teacher.announces("flash.lesson-published") and "Textul meu" in read(staff, desk)
    teacher.follow("revision.title")
    history = teacher.visitor.path
    entries = teacher.page.locator("main ol li")
    assert entries.count() == 2 and sentence("revision.shown").search(entries.first.inner_text())
    teacher.visitor.press(entries.last.get_by_role("link"))
    teacher.look()
    shown = [line.inner_text() for line in teacher.page.locator("ol.difference ins, ol.difference del").all()]
    assert any("Textul meu" in line for line in shown) and any("două" in line for line in shown)
    assert teacher.page.locator("pre.whole").inner_text() == FIRST_TEXT
    teacher.press("revision.restore")
    assert teacher.announces("flash.lesson-restored") and teacher.field("text").input_value() == FIRST_TEXT
    assert "Textul meu" in read(staff, desk)
    teacher.press("write.publish")
    assert "Textul meu" not in read(staff, desk) and "O aplicație are două părți" in read(staff, desk)
    # What was there meanwhile stays in the history.
    teacher.go(history)
    texts = []
    for number in range(entries.count()):
        teacher.go(history)
        teacher.visitor.press(entries.nth(number).get_by_role("link"))
        texts.append(teacher.page.locator("pre.whole").inner_text())
    assert MINE in texts and FIRST_TEXT in texts


# Two who write at once

def texts_in_history(teacher) -> list[str]:
    """The texts of the lesson that is open, as its history keeps them."""
    teacher.follow("revision.title")
    history, texts = teacher.visitor.path, []
    for number in range(teacher.page.locator("main ol li").count()):
        teacher.go(history)
        teacher.visitor.press(teacher.page.locator("main ol li a").nth(number))
        texts.append(teacher.page.locator("pre.whole").inner_text())
    return texts


@pytest.mark.parametrize(
    ("script", "size", "kept"), [
        (False, SMALL, "mine"), (True, PHONE, "theirs"), (False, (768, 1024), "theirs"), (True, DESK, "mine")],
    ids=["320-without-script-mine", "390-with-script-theirs", "768-without-script-theirs", "1280-with-script-mine"])
def test_two_teachers_who_write_at_once_see_both_texts_and_lose_none(staff, desk, script, size, kept):
    teacher = open_editor(staff(desk.teacher, script=script, size=size), desk)
    colleague = open_editor(staff(desk.colleague, script=False), desk)
    editor = teacher.visitor.path
    colleague.fill(text=THEIRS).press("write.save")
    assert colleague.announces("flash.draft-saved")
    write(teacher, MINE)
    if script:
        expect_state(teacher, "write.elsewhere")
    teacher.press("write.save")
    assert teacher.visitor.status == 409
    assert sentence("conflict.somebody").search(teacher.page.get_by_role("alert").inner_text())
    assert desk.colleague.surname in teacher.page.get_by_role("alert").inner_text()
    assert teacher.field("text").input_value() == MINE
    assert teacher.page.locator("pre.whole").inner_text() == THEIRS
    assert colleague.go(editor).field("text").input_value() == THEIRS, "nothing has changed yet"

    teacher.press(f"conflict.{'keep-mine' if kept == 'mine' else 'take-theirs'}")
    teacher.go(editor)
    stays, goes = (MINE, THEIRS) if kept == "mine" else (THEIRS, MINE)
    assert teacher.field("text").input_value() == stays
    assert goes in texts_in_history(teacher)
    assert "O aplicație are două părți" in read(staff, desk), "readers see what is published"


@either
def test_one_teacher_in_two_tabs_is_told_so(staff, desk, script):
    teacher = open_editor(staff(desk.teacher, script=script), desk)
    first, editor = teacher.page, teacher.visitor.path
    teacher.visitor.watch(first.context.new_page())
    teacher.go(editor).fill(text=THEIRS)
    teacher.press("write.save")
    teacher.visitor.page = first
    write(teacher, MINE)
    teacher.press("write.save")
    assert teacher.visitor.status == 409 and teacher.says("conflict.yourself")
    # The third text, written here, is what is kept.
    teacher.fill(text=MINE + "\n\nȘi încă ceva.").press("conflict.keep-mine")
    assert teacher.go(editor).field("text").input_value() == MINE + "\n\nȘi încă ceva."


# A laptop that was closed

@pytest.mark.parametrize("size", [PHONE, DESK], ids=["390", "1280"])
def test_what_is_typed_without_a_connection_and_without_a_session_is_saved_in_the_end(staff, desk, size):
    teacher, elsewhere = staff(desk.teacher, script=True, size=size), staff(desk.teacher, script=False)
    open_editor(teacher, desk)
    editor = teacher.visitor.path
    write(teacher, "Înainte.")
    expect_state(teacher, "write.saved")
    teacher.page.context.set_offline(True)
    teacher.page.keyboard.insert_text(" Fără legătură.")
    expect_state(teacher, "write.not-saved")
    teacher.button("write.save").click()
    expect_state(teacher, "write.not-saved")
    teacher.page.keyboard.insert_text(" ")
    assert teacher.visitor.path == editor
    elsewhere.visitor.end_other_sessions()
    teacher.field("text").press("End")
    teacher.page.keyboard.insert_text(" Tot fără.")
    teacher.page.context.set_offline(False)
    expect_state(teacher, "write.signed-out")
    typed = teacher.field("text").input_value()
    assert "Fără legătură." in typed and "Tot fără." in typed
    teacher.visitor.press(teacher.button("write.save"))
    assert teacher.visitor.status == 401 and teacher.says("sign-in.held")
    teacher.visitor.sign_in(desk.teacher)
    assert teacher.announces("flash.draft-saved") and teacher.field("text").input_value() == typed.strip("\n")
    assert elsewhere.go(editor).field("text").input_value() == typed.strip("\n")


def test_signed_in_again_in_another_tab_the_editor_goes_on_saving(staff, desk):
    teacher, elsewhere = staff(desk.teacher, script=True), staff(desk.teacher, script=False)
    open_editor(teacher, desk)
    elsewhere.visitor.end_other_sessions()
    write(teacher, MINE)
    expect_state(teacher, "write.signed-out")
    first = teacher.page
    teacher.visitor.watch(first.context.new_page())
    teacher.visitor.go("/sign-in")
    teacher.visitor.sign_in(desk.teacher)
    teacher.visitor.page = first
    teacher.press("write.save")
    assert teacher.announces("flash.draft-saved") and teacher.field("text").input_value() == MINE


def test_a_laptop_that_only_lost_its_connection_saves_by_itself(staff, desk):
    teacher = open_editor(staff(desk.teacher, script=True), desk)
    teacher.page.context.set_offline(True)
    write(teacher, MINE)
    expect_state(teacher, "write.not-saved")
    teacher.page.context.set_offline(False)
    expect_state(teacher, "write.saved")
    assert open_editor(staff(desk.colleague, script=False), desk).field("text").input_value() == MINE


LONG = ("Ștefania și Đurđina învață că în această propoziție sunt șaisprezece litere cu semne: „ăâîșț”, čćžšđ.\n\n" * 1000)[:99_000]


@pytest.mark.parametrize("text", [MINE, LONG], ids=["short", "long"])
@pytest.mark.parametrize("key", ["write.save", "write.publish"])
def test_without_script_a_text_survives_the_end_of_the_session(staff, desk, text, key):
    teacher, elsewhere = staff(desk.teacher, script=False, size=SMALL), staff(desk.teacher, script=False)
    open_editor(teacher, desk)
    editor = teacher.visitor.path
    # As somebody pastes it; typing so much takes the browser a minute.
    teacher.field("text").evaluate("(field, text) => { field.value = text }", text)
    elsewhere.visitor.end_other_sessions()
    teacher.visitor.press(teacher.button(key))
    assert teacher.visitor.status == 401 and teacher.says("sign-in.held")
    teacher.visitor.sign_in(desk.teacher)
    assert teacher.announces("flash.draft-saved" if key == "write.save" else "flash.lesson-published")
    assert teacher.go(editor).field("text").input_value() == text.strip("\n"), "some of the text is gone"


def test_the_text_of_one_teacher_is_not_saved_by_another_who_signs_in(staff, desk, other_desk):
    teacher, elsewhere = staff(desk.teacher, script=False), staff(desk.teacher, script=False)
    open_editor(teacher, desk).fill(text=MINE)
    elsewhere.visitor.end_other_sessions()
    teacher.visitor.press(teacher.button("write.save"))
    teacher.visitor.sign_in(other_desk.teacher)
    # What was typed is shown to whoever signed in instead, and sent by nobody but a person.
    assert teacher.visitor.status == 409
    assert open_editor(elsewhere, desk).field("text").input_value() == FIRST_TEXT


# Leaving

def test_unsaved_work_is_not_left_without_a_warning(staff, desk):
    teacher = open_editor(staff(desk.teacher, script=True), desk)
    asked = []

    def stay(dialog):
        asked.append(dialog.type)
        dialog.dismiss()

    teacher.page.on("dialog", stay)
    teacher.page.context.set_offline(True)
    write(teacher, MINE)
    teacher.page.locator("header a.back").click(no_wait_after=True)
    for _ in range(300):
        if asked:
            break
        teacher.page.wait_for_timeout(10)
    assert asked == ["beforeunload"] and teacher.field("text").input_value() == MINE
    teacher.page.context.set_offline(False)
    expect_state(teacher, "write.saved")
    teacher.back()
    assert asked == ["beforeunload"] and teacher.visitor.path.endswith("/lessons")


# Deleted, withdrawn, moved

@either
def test_a_lesson_is_deleted_and_put_back(staff, desk, script):
    reader = staff(desk.student, script=False)
    reader.visitor.open_lesson(FIRST_LESSON)
    address = reader.visitor.path
    teacher = open_editor(staff(desk.teacher, script=script, size=SMALL), desk)
    teacher.follow("write.remove")
    assert teacher.says("write.removal-readers") and teacher.says("write.removal-undo")
    teacher.follow("form.cancel").follow("write.remove").press("write.removal-button")
    assert teacher.announces("flash.lesson-removed")
    reader.visitor.go(address)
    assert reader.visitor.status == 404 and lessons_of(staff, desk) == [SECOND_LESSON]
    row = teacher.page.locator("section li", has_text=FIRST_LESSON)
    teacher.visitor.press(row.get_by_role("button"))
    assert teacher.announces("flash.lesson-put-back")
    reader.visitor.go(address)
    assert reader.visitor.status == 200 and lessons_of(staff, desk) == [FIRST_LESSON, SECOND_LESSON]


@either
def test_a_published_lesson_is_withdrawn(staff, desk, script):
    reader = staff(desk.student, script=False)
    reader.visitor.open_lesson(FIRST_LESSON)
    address = reader.visitor.path
    teacher = open_editor(staff(desk.teacher, script=script, size=SMALL), desk)
    teacher.open("write.withdraw")
    teacher.press("write.withdraw-button")
    assert teacher.announces("flash.lesson-withdrawn") and teacher.field("text").input_value() == FIRST_TEXT
    reader.visitor.go(address)
    assert reader.visitor.status == 404 and lessons_of(staff, desk) == [SECOND_LESSON]
    teacher.press("write.publish")
    reader.visitor.go(address)
    assert reader.visitor.status == 200


@either
def test_lessons_are_moved_and_get_topic_test_and_readers(staff, desk, script):
    teacher = staff(desk.teacher, script=script, size=SMALL).open_course(desk).follow("lessons.title")
    teacher.visitor.press(teacher.page.get_by_role(
        "button", name=words("write.down").replace("{title}", FIRST_LESSON), exact=True))
    assert lessons_of(staff, desk) == [SECOND_LESSON, FIRST_LESSON]
    # Three are enough for a place to be chosen.
    teacher.fill(title="A treia").press("write.begin").back()
    teacher.open("write.place")
    teacher.fill(moved=FIRST_LESSON, place="1").press("write.place-move")
    assert lessons_of(staff, desk) == [FIRST_LESSON, SECOND_LESSON]

    teacher.visitor.press(teacher.visitor.row(FIRST_LESSON).locator("a.row"))
    settings = teacher.open("write.settings")
    teacher.fill(topic=TOPICS[1], quiz=QUIZ)
    settings.get_by_role("checkbox").check()
    teacher.press("write.settings-save")
    assert teacher.announces("flash.lesson-settings")
    student = staff(desk.student, script=False)
    student.visitor.open_lesson(FIRST_LESSON)
    assert TOPICS[1] in student.visitor.text() and QUIZ in student.visitor.text()
    guest = staff(script=False)
    guest.visitor.go(student.visitor.path)
    assert guest.visitor.status == 200 and "O aplicație are două părți" in guest.visitor.text()


@either
def test_mistakes_in_a_text_are_named_with_their_line_and_do_not_lose_it(staff, desk, script):
    teacher = open_editor(staff(desk.teacher, script=script, size=SMALL), desk)
    text = "Rândul unu.\n\n![lipsă](nu-exista.png)\n\nRândul cinci."
    write(teacher, text)
    teacher.press("write.publish")
    assert teacher.visitor.status == 422 and teacher.page.title().startswith(words("form.error-prefix"))
    alert = teacher.page.get_by_role("alert")
    assert "nu-exista.png" in alert.inner_text() and "3" in alert.inner_text()
    assert teacher.field("text").input_value() == text
    alert.get_by_role("link").first.click()
    if script:
        chosen = teacher.field("text").evaluate("text => text.value.slice(text.selectionStart, text.selectionEnd)")
        assert chosen == "![lipsă](nu-exista.png)"
    assert "O aplicație are două părți" in read(staff, desk)
