"""A course goes from one teacher to another as an archive without people: it is checked first, and imported when that is confirmed."""

import io
import zipfile

from conftest import either
from teaching import FINAL, FIRST_LESSON, everywhere
from wire import Wire


def _archive(staff, desk, tmp_path, key: str, **how):
    """What the page of a course saves."""
    giver = staff(desk.teacher, **how).open_course(desk).follow("export.title")
    return giver.visitor.download(giver.link(key), tmp_path)


@everywhere
def test_a_teacher_imports_the_archive_of_another(staff, desk, other_desk, school, tmp_path, script, size):
    archive = _archive(staff, desk, tmp_path, "export.save-plain", script=script, size=size)
    with zipfile.ZipFile(archive) as opened:
        texts = [opened.read(name).decode() for name in opened.namelist() if name.endswith((".md", ".yaml", ".csv"))]
    for person in (desk.teacher, desk.colleague, desk.student):
        assert not any(person.user in text or person.surname in text for text in texts), person

    taker = staff(other_desk.teacher, script=script, size=size).go("/teach").follow("course-import.title")
    taker.press("course-import.check")
    assert taker.is_refused(file="files.none")
    taker.field("file").set_input_files(archive)
    taker.press("course-import.check")
    for key in ("course-import.nothing-written", "course-import.new", "course-import.taken", "course-import.professor"):
        assert taker.says(key), key
    plan = taker.visitor.path
    # It was a dry run, and the archive waits for whoever goes away.
    wire = Wire(school).sign_in(other_desk.teacher)
    assert desk.title not in wire.get("/teach").text and plan in wire.get("/teach/imports/new").text

    taker.go(plan).press("course-import.import")
    assert taker.announces("flash.course-imported") and desk.title in taker.visitor.text()
    course = taker.visitor.path
    lessons, tests = wire.get(f"{course}/lessons").text, wire.get(f"{course}/tests").text
    assert FIRST_LESSON in lessons and FINAL in tests
    people = wire.get(f"{course}/people").text
    assert desk.student.user not in people and desk.teacher.user not in people
    # The course that it comes from is nobody else's, and as it was.
    owner = Wire(school).sign_in(desk.teacher)
    assert owner.get(course).status == 404 and desk.title in owner.get("/teach").text
    # Who goes back and presses again has one.
    assert wire.get(plan).location == course
    assert plan not in wire.get("/teach/imports/new").text


@either
def test_an_archive_changes_nothing_where_it_comes_from(staff, desk, tmp_path, script):
    archive = _archive(staff, desk, tmp_path, "export.save", script=script)
    teacher = staff(desk.teacher, script=script).go("/teach/imports/new")
    teacher.field("file").set_input_files(archive)
    teacher.press("course-import.check")
    assert teacher.says("import.nothing") and teacher.says("course-import.known")
    assert teacher.button("course-import.import").count() == 0
    teacher.press("course-import.delete")
    assert teacher.announces("flash.archive-removed")


@either
def test_mistakes_are_named_with_file_and_line_and_hostile_archives_are_refused(staff, desk, tmp_path, script):
    archive = _archive(staff, desk, tmp_path, "export.save", script=script)
    teacher = staff(desk.teacher, script=script).go("/teach/imports/new")
    with zipfile.ZipFile(archive) as opened:
        files = {name: opened.read(name) for name in opened.namelist()}
    test = next(name for name in files if name.endswith("02-autoevaluare.md"))
    outside = next(iter(files))
    for changed, said in (
            ({test: b"---\ntitle: A\nkind: quiz\nlimit: 5\n---\n\n### A?\n\n- [x] a\n- [ ] b\n"}, f"{test}:4"),
            ({"../../" + outside: b"x"}, "../../" + outside), ({outside.upper(): b"x"}, outside.upper())):
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w") as new:
            for name, content in {**files, **changed}.items():
                new.writestr(name, content)
        teacher.field("file").set_input_files({"name": "curs.zip", "mimeType": "application/zip", "buffer": packed.getvalue()})
        teacher.press("course-import.check")
        assert teacher.is_refused() and said in teacher.visitor.text(), said
