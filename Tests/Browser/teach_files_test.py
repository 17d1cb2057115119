"""What teachers save as files: the attempts at a test with all answers, and the marks of a course, as programs and spreadsheets read them."""

from datetime import datetime
from pathlib import Path

import pytest

import tables
import testing
from conftest import SMALL, either
from testing import QUESTIONS, WRONG
from words import words

# What a spreadsheet could take for a formula, and no sheet can be called.
TITLE = '=HYPERLINK("http://x.example") [a]/b*? „țș” 😀 שלום'
TYPED = '=1+1; "două", țș 😀'


def save(teacher, folder: Path, key: str, more: bool = False) -> Path:
    """Presses a button below "Save as a table", with more columns where they are wanted."""
    part = teacher.open("table.save")
    part.get_by_role("checkbox").set_checked(more)
    path = teacher.visitor.download(teacher.button(key, part), folder)
    return path.rename(folder / f"{key}-{more}{path.suffix}")


def save_in_each_form(teacher, folder: Path, more: bool) -> tuple[list, list, list]:
    """The same table as programs, spreadsheets and openpyxl read it."""
    return (tables.of_programs(save(teacher, folder, "table.csv-programs", more)),
            tables.of_spreadsheets(save(teacher, folder, "table.csv-spreadsheets", more)),
            tables.of_workbook(save(teacher, folder, "table.workbook", more)))


def columns(rows: list[list]) -> dict[str, object]:
    """The only row, by the words of the first."""
    heading, row = rows
    assert len(set(heading)) == len(heading) == len(row)
    return dict(zip(heading, row))


def is_taken(staff, desk, script: bool, size: tuple[int, int]):
    """A test whose title could be a formula, taken by one student: the first question wrongly, with a penalty, and the last with a
    text that could be a formula too. Gives the teacher, at the attempts."""
    teacher, student = (staff(one, script=script, size=size) for one in (desk.teacher, desk.student))
    test = testing.begin(teacher, desk, TITLE)
    teacher.fill(text=testing.document(f"'{TITLE}'"))
    testing.publish(teacher)
    testing.take(student, TITLE)
    testing.tick(student, WRONG)
    for _ in QUESTIONS[1:]:
        student.visitor.leave("next")
    student.visitor.field().fill(TYPED)
    student.visitor.end()
    # The list stays as it was loaded: nothing that is unfolded folds itself.
    teacher.go(f"{test}/attempts?renew=off")
    return teacher


@either
def test_the_attempts_are_the_same_in_every_file(staff, desk, tmp_path, script):
    teacher = is_taken(staff, desk, script, SMALL)
    # As it was before there was more to choose.
    old = tables.of_programs(save(teacher, tmp_path, "table.csv-programs"))
    programs, spreadsheets, workbook = save_in_each_form(teacher, tmp_path, more=True)
    assert programs == [[tables.as_programs_have_it(cell) for cell in row] for row in workbook]
    assert spreadsheets == [[tables.as_spreadsheets_have_it(cell) for cell in row] for row in workbook]
    assert [row[:16] for row in programs] == old and len(programs[0]) == 18 + 2 * len(QUESTIONS)

    line = columns(workbook)
    assert (line[words("account.user-name")], line[words("enrol.surname")]) == (desk.student.user, desk.student.surname)
    assert isinstance(line[words("watch.start")], datetime) and isinstance(line[words("watch.end")], datetime)
    assert isinstance(line[words("account.index-number")], str) and line[words("table.counts")] == 1
    assert workbook[0][-1] == words("table.enrolled") and workbook[1][-1] == 1
    given = workbook[1][17:-1]
    # A quarter of a point is lost for the first, and for the last one; for none there is nothing.
    assert given == [-0.25, WRONG, 0, None, 0, None, -0.25, TYPED]
    assert line[words("results.points")] == 0


@either
def test_the_marks_of_a_course_are_the_same_in_every_file(staff, desk, tmp_path, script):
    teacher = is_taken(staff, desk, script, SMALL)
    teacher.open_course(desk).follow("marks.title")
    programs, spreadsheets, workbook = save_in_each_form(teacher, tmp_path, more=True)
    assert programs == [[tables.as_programs_have_it(cell) for cell in row] for row in workbook]
    assert spreadsheets == [[tables.as_spreadsheets_have_it(cell) for cell in row] for row in workbook]
    line = columns(workbook)
    assert (line[TITLE], line[words("marks.taken")]) == (1, 1)
    points, share = (words(key).replace("{title}", TITLE) for key in ("table.test-points", "table.test-share"))
    assert (line[points], line[share]) == (0, 0)
    few = columns(tables.of_workbook(save(teacher, tmp_path, "table.workbook")))
    assert few.items() <= line.items() and points not in few


@pytest.mark.nightly
def test_libreoffice_reads_the_files_as_they_are(staff, desk, tmp_path):
    teacher = is_taken(staff, desk, False, SMALL)
    workbook, text = (save(teacher, tmp_path, key, True) for key in ("table.workbook", "table.csv-spreadsheets"))
    cells = tables.of_workbook(workbook)
    assert tables.opened_as_workbook(workbook) == [[tables.as_shown(cell) for cell in row] for row in cells]
    opened = tables.opened_in_romanian(text)
    for row, found in zip(cells, opened, strict=True):
        for cell, other in zip(row, found, strict=True):
            # A number that is a text, such as a student number, is one only in a workbook.
            expected = tables.as_programs_have_it(cell) if isinstance(cell, str) else cell
            assert other == expected or isinstance(cell, str) and str(other) == cell, (cell, other)
