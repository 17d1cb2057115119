"""Courses in the browser: made, enrolled from a list, archived, copied; their topics; and nobody else's."""

import io
import re
import zipfile

import pytest

from conftest import PHONE, SMALL, either
from Harness.page_forms import address_before
from institution import PASSWORD
from teaching import FINAL, FIRST_LESSON, SECOND_LESSON, TOPICS, everywhere
from wire import Wire
from words import sentence, words

TITLE = "Sisteme de operare și rețele: najdužerečivost"


# A course is made

@everywhere
def test_a_teacher_makes_a_course(staff, desk, script, size):
    maker = staff(desk.teacher, script=script, size=size).go("/teach")
    maker.follow("teach.new-course").press("teach.make")
    assert maker.is_refused(number="teach.number-missing", title="teach.title-missing", semester="teach.semester-missing")
    overview = "Despre **tot**.\n\n- fire\n- procese"
    code = f"N{desk.number}"
    maker.fill(number=code, title=TITLE, semester="2026/2027", language="Srpski", classroom="Sala 2013", url="ftp://verificare.example.org")
    maker.press("teach.make")
    assert maker.is_refused(url="teach.bad-address")
    assert maker.field("title").input_value() == TITLE
    assert maker.field("language").input_value() == "sr-Latn"
    maker.fill(url="https://verificare.example.org/so").press("teach.make")
    assert maker.announces("flash.course-made") and maker.page.inner_text("main h2") == TITLE

    maker.follow("teach.settings").fill(classroom="Amfiteatrul B").press("teach.save")
    assert maker.announces("flash.course-saved")
    maker.follow("design.title").follow("design.description").fill(overview=overview).press("form.save")
    assert maker.announces("flash.design-saved")
    maker.back().follow("course.topics").fill(title="Procese și fire").press("teach.add-topic")
    assert maker.announces("flash.topic-added")
    maker.back().follow("teach.as-shown")
    for text in ("Amfiteatrul B", "https://verificare.example.org/so", "Procese și fire"):
        assert text in maker.visitor.text() or maker.page.locator(f"a[href='{text}']").count() == 1, text
    assert maker.page.locator("main strong", has_text="tot").count() == 1
    maker.go("/teach")
    assert any(code in row and TITLE in row for row in maker.rows())


def test_pressing_twice_makes_one_course(staff, desk):
    maker = staff(desk.teacher, script=False).go("/teach/courses/new")
    maker.fill(number=f"D{desk.number}", title=TITLE, semester="2026/2027")
    form = maker.page.locator("main form").evaluate("form => Object.fromEntries(new FormData(form))")
    for _ in range(2):
        assert maker.visitor.send("/teach/courses", **form).status == 200
    maker.go("/teach")
    assert sum(TITLE in row for row in maker.rows()) == 1


# Its students

@everywhere
def test_a_teacher_enrols_by_a_list_with_a_faulty_line_and_hands_out_invitations(
        staff, visit, desk, other_desk, school, script, size):
    new, broken, stranger = f"nou.{desk.number}", f"strâmb.{desk.number}", other_desk.student.user
    lines = [
        f"{new},Ștefania,Țîrlea,N-{desk.number},{new}@example.org", f"{broken},Đurđina,Šćepanović,,{broken}",
        f"{stranger},,,,", f"{desk.student.user},,,,"]
    teacher = staff(desk.teacher, script=script, size=size).open_course(desk).follow("teach.people")
    people = teacher.visitor.path
    teacher.follow("enrol.title").fill(list="\n".join(lines)).press("enrol.check")
    assert teacher.says("enrol.nothing-written")
    faulty = next(row for row in teacher.rows() if broken in row)
    assert words("enrol.line").replace("{line}", "2") in faulty
    assert sentence("enrol.email").search(faulty) and sentence("enrol.user-name").search(faulty)
    for user, key in [(new, "enrol.is-new"), (stranger, "enrol.is-existing"), (desk.student.user, "enrol.is-already")]:
        assert any(user in row and words(key) in row for row in teacher.rows()), user
    assert teacher.button("enrol.button-rest").is_visible()
    # It was a dry run: who looks sees nobody new.
    assert new not in Wire(school).sign_in(desk.colleague).get(people).text

    mended = broken.replace("â", "a")
    teacher.fill(list="\n".join(lines).replace(f"{broken},Đ", f"{mended},Đ").replace(f",,{broken}", f",,{mended}@example.org"))
    teacher.press("enrol.check")
    assert not teacher.says("enrol.mistakes")
    assert re.search(r"\b3\b", teacher.button("enrol.button").inner_text())
    teacher.press("enrol.button")
    assert teacher.announces("flash.list-enrolled") and teacher.visitor.path == people
    for user in (new, mended, stranger, desk.student.user):
        assert any(user in row for row in teacher.rows()), user

    teacher.press("invitations.button")
    slips = {text for text in teacher.page.locator("section.slip").all_inner_texts()}
    # Only for the accounts that the list made.
    assert len(slips) == 2
    slip = next(text for text in slips if mended in text)
    link = re.search(r"http://\S+/welcome/\S+", slip)[0]
    teacher.page.emulate_media(media="print")
    assert not teacher.page.locator("main .note.screen").is_visible()
    # On paper the picture and the code stand for the link.
    printed = teacher.page.locator("section.slip", has_text=mended)
    assert printed.locator("svg").is_visible() and printed.locator(".code").is_visible()
    assert not teacher.page.get_by_text(link).is_visible()

    guest = staff(script=script, size=size)
    guest.go(link.removeprefix(school.origin))
    assert "Đurđina" in guest.visitor.text() and guest.field("user").input_value() == mended
    guest.fill(new_password="scurt", new_password_again="altfel").press("welcome.button")
    assert guest.visitor.status == 422
    guest.fill(new_password=PASSWORD, new_password_again=PASSWORD).press("welcome.button")
    assert guest.announces("flash.welcome")
    guest.visitor.open_lesson(FIRST_LESSON)
    assert guest.visitor.status == 200
    late = staff(script=script, size=size).go(link.removeprefix(school.origin))
    assert late.says("link-over.sentence") and late.page.locator("#new-password").count() == 0


@pytest.mark.parametrize(("encoding", "separator"), [("utf-8-sig", ";"), ("cp1250", ","), ("utf-16", "\t")])
def test_a_list_comes_as_a_file_of_any_spreadsheet(staff, desk, tmp_path, encoding, separator):
    rows = [["user name", "name", "surname", "index number", "e-mail"],
            [f"fisier.{desk.number}", "Čedomir", '"Živković, tată"', f"F-{desk.number}", ""]]
    path = tmp_path / "lista.csv"
    path.write_bytes("\r\n".join(separator.join(row) for row in rows).encode(encoding))
    teacher = staff(desk.teacher, script=False, size=SMALL).open_course(desk).follow("teach.people").follow("enrol.title")
    form = teacher.page.locator("form", has=teacher.page.locator("#file"))
    teacher.press("enrol.check-file", form)
    assert teacher.is_refused(file="enrol.file-missing")
    teacher.field("file").set_input_files(path)
    teacher.press("enrol.check-file", form)
    assert any("Čedomir Živković, tată" in row for row in teacher.rows()), teacher.rows()
    teacher.press("enrol.button")
    assert any(f"F-{desk.number}" in row for row in teacher.rows())


def test_who_leaves_a_list_that_is_not_yet_enrolled_is_asked_first(staff, desk, tmp_path):
    teacher = staff(desk.teacher, script=True, size=PHONE).open_course(desk).follow("teach.people").follow("enrol.title")
    asked = []
    teacher.page.on("dialog", lambda dialog: (asked.append(dialog.type), dialog.dismiss()))

    def is_asked() -> bool:
        """Whether the way back leads to a question, which is answered with staying."""
        asked.clear()
        place = teacher.visitor.place
        teacher.page.locator("header a.back").click(no_wait_after=True)
        for _ in range(300):
            if asked:
                break
            teacher.page.wait_for_timeout(10)
        return asked == ["beforeunload"] and teacher.visitor.place == place

    teacher.fill(list="nou,Ștefania,Țîrlea").press("enrol.check-file")
    assert teacher.is_refused(file="enrol.file-missing") and not teacher.says("enrol.result") and asked == []
    assert is_asked()
    broken = f"strâmb.{desk.number}"
    lines = [f"nou.{desk.number},Ștefania,Țîrlea,N-{desk.number},nou@example.org", f"{broken},Đurđina,Šćepanović,,{broken}"]
    teacher.fill(list="\n".join(lines)).press("enrol.check")
    assert teacher.says("enrol.mistakes") and asked == ["beforeunload"]
    assert is_asked()
    # A file to save leaves the page where it is, and the list is as unsaved as before.
    asked.clear()
    rejected = teacher.visitor.download(teacher.button("enrol.download-rejected"), tmp_path)
    assert "Šćepanović" in rejected.read_text("utf-8-sig") and asked == []
    assert is_asked()


@everywhere
def test_a_registrars_spreadsheet_is_read_and_an_account_of_somebody_else_asked_about(
        staff, desk, other_desk, tmp_path, script, size):
    stranger = other_desk.student.user
    rows = [["Korisničko ime", "Prezime i ime", "Broj indeksa", "Grupa"], ["", "ĐORĐEVIĆ Ana Marija", f"X-{desk.number}", "1"],
            [stranger, "Gânscă Gabriela", "", "1"]]
    path = tmp_path / "spisak.xlsx"
    path.write_bytes(spreadsheet(rows))
    teacher = staff(desk.teacher, script=script, size=size).open_course(desk).follow("teach.people")
    people = teacher.visitor.path
    teacher.follow("enrol.title").field("file").set_input_files(path)
    teacher.press("enrol.check-file")
    proposed = f"ana-marija.djordjevic.x-{desk.number}"
    assert any(proposed in row and words("enrol.is-new") in row for row in teacher.rows()), teacher.rows()
    assert any(proposed in row and words("enrol.in-new-group").replace("{group}", "1") in row for row in teacher.rows()), teacher.rows()
    teacher.press("enrol.button-asked")
    assert teacher.visitor.status == 422 and teacher.says("enrol.choose")
    assert "ĐORĐEVIĆ Ana Marija" in teacher.field("list").input_value()
    teacher.page.locator("#choice-3 input[value=other]").check()
    teacher.field("user_3").fill(f"gabriela.{desk.number}")
    teacher.press("enrol.button-asked")
    assert teacher.announces("flash.list-grouped") and teacher.visitor.path == people
    for user in (proposed, f"gabriela.{desk.number}"):
        assert any(user in row for row in teacher.rows()), user
    assert not any(stranger in row for row in teacher.rows())


def spreadsheet(rows: list[list[str]]) -> bytes:
    """An XLSX file with the cells as texts in themselves."""
    cells = "".join(
        "<row>" + "".join(f'<c t="inlineStr"><is><t>{cell}</t></is></c>' for cell in row) + "</row>" for row in rows)
    relation = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("xl/workbook.xml", f'<workbook xmlns:r="{relation}"><sheets><sheet name="1" r:id="a"/></sheets></workbook>')
        archive.writestr(
            "xl/_rels/workbook.xml.rels", '<Relationships><Relationship Id="a" Target="worksheets/sheet1.xml"/></Relationships>')
        archive.writestr("xl/worksheets/sheet1.xml", f"<worksheet><sheetData>{cells}</sheetData></worksheet>")
    return content.getvalue()


@either
def test_people_of_a_course_come_and_go(staff, desk, other_desk, script):
    teacher = staff(desk.teacher, script=script, size=SMALL).open_course(desk).follow("teach.people")
    teacher.open("enrol.one")
    teacher.fill(user="nimeni.inca").press("enrol.one-button")
    assert teacher.is_refused(name="enrol.name-missing", surname="enrol.surname-missing")
    teacher.fill(user=other_desk.student.user).press("enrol.one-button")
    assert teacher.announces("flash.enrolled")
    teacher.open("teach.add-teacher")
    teacher.fill(teacher="nimeni.inca").press("teach.add-teacher")
    assert teacher.is_refused(teacher="teach.no-such-teacher")
    teacher.fill(teacher=other_desk.teacher.user, role=words("course.assistant")).press("teach.add-teacher")
    assert teacher.announces("flash.teacher-added")

    guest = staff(other_desk.student, script=False)
    guest.visitor.go("/lessons")
    assert guest.visitor.page.get_by_text(desk.title).count() >= 1
    assert any(desk.title in row for row in staff(other_desk.teacher, script=False).go("/teach").rows())

    for person, key in [(other_desk.student, "flash.enrolment-ended"), (other_desk.teacher, "flash.teacher-removed")]:
        row = teacher.page.locator("li", has_text=person.user)
        teacher.press("teach.remove", row)
        assert teacher.announces(key) and not any(person.user in row for row in teacher.rows())
    guest.visitor.go("/lessons")
    assert guest.visitor.page.get_by_text(desk.title).count() == 0
    # An assistant does not decide who teaches.
    helper = staff(desk.colleague, script=False).open_course(desk).follow("teach.people")
    assert helper.page.locator("#teacher").count() == 0


# Archived, copied

@either
def test_a_course_is_archived_and_brought_back(staff, desk, script):
    teacher, student = staff(desk.teacher, script=script, size=SMALL), staff(desk.student, script=False)
    student.visitor.begin_final(FINAL)
    teacher.open_course(desk)
    hub = teacher.visitor.path
    teacher.follow("teach.archive")
    assert teacher.says("teach.running")
    teacher.follow("form.cancel")
    assert teacher.visitor.path == hub
    teacher.follow("teach.archive").press("teach.archive-now")
    assert teacher.says("teach.is-archived")
    assert teacher.link("teach.archive").count() == 0
    for address in ("/lessons", "/tests"):
        student.go(address)
        assert FIRST_LESSON not in student.visitor.text() and student.page.locator(".list", has_text=FINAL).count() == 0
    # Who is in a test of it goes on.
    student.visitor.press(student.page.get_by_role("navigation", name=words("running.title")).get_by_role("link"))
    assert student.visitor.number() == 1
    teacher.go("/teach")
    section = teacher.page.locator("section", has=teacher.page.get_by_role("heading", name=words("teach.archived")))
    assert section.get_by_text(desk.title).is_visible()
    teacher.open_course(desk).press("teach.restore")
    assert teacher.announces("flash.course-restored")
    student.go("/lessons")
    assert FIRST_LESSON in student.visitor.text()


@either
def test_a_course_is_copied_without_its_people(staff, desk, script):
    teacher = staff(desk.teacher, script=script, size=SMALL).open_course(desk)
    teacher.follow("teach.copy")
    assert teacher.field("title").input_value() == desk.title
    title = f"Copia atelierului {desk.number}"
    teacher.fill(number="", title=title, semester="2026/2027").press("teach.copy")
    assert teacher.is_refused(number="teach.number-missing") and teacher.field("title").input_value() == title
    teacher.fill(number=f"C{desk.number}").press("teach.copy")
    assert teacher.announces("flash.course-copied") and teacher.page.inner_text("main h2") == title
    copy = teacher.visitor.path
    teacher.follow("lessons.title")
    assert all(any(lesson in row for row in teacher.rows()) for lesson in (FIRST_LESSON, SECOND_LESSON))
    teacher.back().follow("course.topics")
    assert [row.split(" · ")[0] for row in teacher.rows()][0].startswith(TOPICS[0])
    teacher.go(copy).follow("teach.people")
    assert not any(desk.student.user in row for row in teacher.rows())
    assert any(desk.colleague.user in row for row in teacher.rows())


# Topics

@either
def test_topics_are_added_renamed_moved_merged_and_deleted(staff, desk, script):
    teacher = staff(desk.teacher, script=script, size=SMALL).open_course(desk).follow("course.topics")

    def topics() -> list[str]:
        return teacher.page.locator("main ul strong").all_inner_texts()

    def open_topic(title: str) -> None:
        teacher.visitor.press(teacher.visitor.row(title).get_by_role("link"))
        teacher.look()

    assert topics() == list(TOPICS)
    teacher.press("teach.add-topic")
    assert teacher.is_refused(title="teach.topic-title-missing")
    teacher.fill(title="Ferestre", below=TOPICS[0]).press("teach.add-topic")
    assert teacher.field("below").input_value() != "", "the parent is that of the last one"
    teacher.fill(title="Sfârșit", below=words("teach.outermost")).press("teach.add-topic")
    assert topics() == [TOPICS[0], "Ferestre", TOPICS[1], "Sfârșit"]
    teacher.fill(title="Sfârșit").press("teach.add-topic")
    assert teacher.is_refused(title="teach.topic-twice")

    open_topic("Sfârșit")
    teacher.fill(title="Încheiere", place=words("teach.place-first")).press("teach.save")
    assert teacher.announces("flash.topic-saved")
    teacher.back()
    assert topics() == ["Încheiere", TOPICS[0], "Ferestre", TOPICS[1]]
    open_topic("Încheiere")
    teacher.fill(place=words("teach.place-below").replace("{topic}", TOPICS[1])).press("teach.save").back()
    assert topics() == [TOPICS[0], "Ferestre", TOPICS[1], "Încheiere"]

    open_topic(TOPICS[0])
    assert teacher.says("teach.topic-has")
    assert teacher.page.locator("#removal").get_by_role("link", name=FIRST_LESSON).count() == 1
    teacher.press("teach.merge-ask")
    assert teacher.is_refused(into="teach.choose")

    def merge() -> None:
        teacher.fill(into=TOPICS[1]).press("teach.merge-ask")
        # Nothing has moved yet: the page names what would.
        assert any(FIRST_LESSON in row for row in teacher.rows()) and any("Ferestre" in row for row in teacher.rows())
        teacher.press("teach.merge-now")
        assert teacher.announces("flash.topic-merged") and sorted(topics()) == sorted([TOPICS[1], "Ferestre", "Încheiere"])

    merge()
    teacher.press("topic-merge.undo")
    assert teacher.announces("flash.topic-merge-undone") and topics() == [TOPICS[0], "Ferestre", TOPICS[1], "Încheiere"]
    assert not teacher.says("topic-merge.undo")
    open_topic(TOPICS[0])
    assert teacher.page.locator("#removal").get_by_role("link", name=FIRST_LESSON).count() == 1
    merge()
    open_topic("Încheiere")
    teacher.press("teach.delete-topic")
    assert teacher.announces("flash.topic-removed") and topics() == [TOPICS[1], "Ferestre"]
    # The topics have changed since: what stands there no longer offers to undo the merge.
    assert not teacher.says("topic-merge.undo")
    # The lesson of the topic that is gone now stands below the other.
    reader = staff(desk.student, script=False)
    reader.visitor.open_lesson(FIRST_LESSON)
    assert TOPICS[0] not in reader.visitor.text() and TOPICS[1] in reader.visitor.text()


# Somebody else's

ADDRESS = re.compile(r'(href|action|formaction)="(/teach/[^"#]+)"')
OWN = {"/teach/courses/new", "/teach/courses"}


def all_addresses(wire: Wire, first: str) -> tuple[set[str], set[str]]:
    """What can be got and posted to below a course, as its teacher's pages lead there."""
    waiting, got, posted = [first], set(), set()
    while waiting:
        address = waiting.pop()
        if address in got:
            continue
        got.add(address)
        answer = wire.get(address)
        if answer.status == 303:
            # The points of a course lead to its plan as long as it has none.
            waiting.append(answer.location)
            continue
        assert answer.status == 200, address
        if "text/html" not in (answer.headers.get("content-type") or ""):
            continue
        for kind, found in ADDRESS.findall(answer.text):
            found = found.replace("&amp;", "&")
            posted.add(found) if "action" in kind else waiting.append(found)
    return got - OWN, posted - OWN


def said(answer) -> str | bytes:
    """What an answer says: a page without what is new in it each time, the clock among it."""
    if "text/html" not in (answer.headers.get("content-type") or ""):
        return answer.body
    return re.sub(r'value="[^"]{20,}"|\b\d\d:\d\d(?::\d\d)?\b', "", answer.text)


def course_of(wire: Wire, title: str) -> str:
    """The address of a course in the list of those that somebody teaches."""
    return address_before(wire.get("/teach").text, f">{title}<", '/teach/courses/[^"]+')


def test_somebody_elses_course_does_not_exist(school, desk, other_desk):
    owner = Wire(school).sign_in(desk.teacher)
    course = course_of(owner, desk.title)
    got, posted = all_addresses(owner, course)
    kinds = {re.sub(r"/[0-9a-f-]{36}", "", address) for address in got | posted}
    assert len(kinds) >= 25, sorted(kinds)
    # Whoever has signed in is not to be invited any more: that changes before.
    strangers = [Wire(school).sign_in(person) for person in (other_desk.teacher, desk.student, other_desk.student)]
    before = {address: said(owner.get(address)) for address in got}
    for stranger in strangers:
        for address in sorted(got):
            assert stranger.get(address).status in (403, 404), address
        for address in sorted(posted):
            fields = {"title": "Altul", "text": "Altul", "version": "0", "number": "X1", "semester": "1", "language": "ro",
                      "marks": "ro", "name": "ecran.png", "revision": "1", "person": "1", "role": "professor",
                      "user": other_desk.student.user, "teacher": other_desk.teacher.user}
            assert stranger.post(address, **fields).status in (403, 404), address
    after = {address: said(owner.get(address)) for address in got}
    assert after == before
    visitor = Wire(school)
    for address in sorted(got):
        assert visitor.get(address).location.startswith("/sign-in"), address
