"""A student reads how every subject stands: the figures of the paper, how the mark comes about, and what is new."""

import pytest

from conftest import PHONE, SMALL, either
from reporting import Points
from words import LANGUAGES, words

ways = pytest.mark.parametrize(("script", "size"), [(False, SMALL), (True, PHONE)], ids=["without-script-320", "with-script-390"])


def lines(place, rows: str = "dl.facts > div") -> list[tuple[str, str]]:
    """What stands in the lines of a place: what it is, and what there is."""
    return [
        (line.locator("dt").inner_text().strip(), " ".join(line.locator("dd").inner_text().split()))
        for line in place.locator(rows).all()]


def is_whole(visitor) -> bool:
    """Whether the way back can be read to its end."""
    return visitor.page.locator("header .back").evaluate("link => link.scrollWidth <= link.clientWidth")


@pytest.fixture
def reader(staff, school, desk):
    """The student of a desk, and the points that are entered there: `reader(script, size, language)`."""
    def enter(script=False, size=SMALL, language="ro"):
        student = staff(desk.student, script=script, size=size).visitor
        student.send("/language", language=language)
        return student, Points(school, desk)
    return enter


@pytest.mark.parametrize("language", LANGUAGES)
@ways
def test_a_student_reads_how_the_nine_of_the_paper_comes_about(reader, desk, language, script, size):
    student, points = reader(script, size, language)
    points.paper()
    student.go("/")
    student.press(student.page.locator("header .side a", has_text="eStudent"))
    assert student.path == "/reports" and student.fits() and student.page.inner_text("h1") == words("reports.title", language)
    row = student.page.locator("main li")
    assert f"{desk.code} - {desk.title}" in row.inner_text() and "87" in row.inner_text()
    assert row.locator("a .value").inner_text() == "9" and words("reports.proposal", language) in row.inner_text()
    row.locator("summary").click()
    paper = ["5", "82", "10", "92", f"9 {words('reports.proposal', language)}"]
    assert [value for _, value in lines(row)] == paper and student.fits()
    student.keep(f"reports-{language}-{script}")

    student.press(row.locator("a"))
    assert student.fits() and student.page.inner_text("h1") == desk.code
    first = student.page.locator("main .total").first
    names = [words(f"points.{name}", language) for name in ("penalty", "pre-exam", "exam")]
    names += [words("reports.sum", language), words("reports.mark", language)]
    assert [first.locator("dt").nth(index).inner_text() for index in range(5)] == names
    assert [" ".join(text.split()) for text in first.locator("dd").all_inner_texts()] == paper
    said = student.text()
    for sum in ("82 + 10 = 92", "92 − 5 = 87", "81", "90"):
        assert sum in said
    assert words("reports.in-band", language).format(points="87", least="81", most="90", mark="9") in said
    half = "3.5" if language == "en" else "3,5"
    assert any(f"{half} " in text and "10" in text for text in student.page.locator("main .card .strong").all_inner_texts())
    student.keep(f"report-{language}-{script}")


@either
def test_fifteen_weeks_stand_on_one_page_with_the_present_one_marked(reader, script):
    student, points = reader(script)
    points.paper().enter("prezenta", 2, "absent").enter("prezenta", 3, "excused").enter("sarcini", 3, 1.5)
    student.go(points.address)
    weeks = student.page.locator("main section", has=student.page.locator("div.list > dl"))
    assert weeks.count() == 15
    now = [index for index, text in enumerate(weeks.locator("h3").all_inner_texts(), 1) if words("semesters.now") in text]
    assert now == [14]
    week = weeks.nth(0)
    attendance, tasks = words("points.attendance"), words("points.tasks")
    assert lines(week)[:2] == [(attendance, "1"), (tasks, "3")]
    assert lines(weeks.nth(1))[:2] == [(attendance, "0"), (tasks, "3")]
    assert lines(weeks.nth(2))[:2] == [(attendance, f"0 ({words('points.excused')})"), (tasks, "1,5")]
    week.locator("summary").click()
    detail = words("reports.earned").format(points="3", most="3")
    assert week.locator("details dd").nth(1).inner_text().startswith(detail) and student.fits()
    teacher = points.desk.teacher
    assert f"{teacher.name} {teacher.surname}" in week.locator("details").inner_text()
    # There in 13 weeks of 15, excused in one, which has no point here; 14 × 3 + 1,5.
    heading, of = student.page.locator("main h2", has_text=words("reports.sums")), words("reports.earned")
    assert lines(heading.locator("xpath=following-sibling::*[1]"), ":scope > div") == [
        (attendance, "13 " + of.format(points="13", most="15")), (tasks, "43,5 " + of.format(points="43,5", most="45"))]


@ways
def test_a_student_finds_what_is_new_and_it_is_news_until_it_was_read(reader, desk, script, size):
    student, points = reader(script, size, "sr-Latn")
    points.plan().enter("prezenta", 6, "absent")
    student.go("/reports")
    assert student.page.locator("main li .state").count() == 1, "a teacher entered something, and it was never opened"
    student.go(points.address)
    assert not student.says("reports.news"), "there is nothing to compare with at the first opening"
    points.enter("prezenta", 6, "present")
    told = "Prisustvo, 6. nedelja: 0 → 1"
    student.go("/")
    row = student.page.locator("main li", has_text=told)
    assert row.count() == 1 and desk.code in row.inner_text() and student.fits()
    student.go("/reports")
    assert student.page.locator("main li .state").inner_text() == words("reports.new", "sr-Latn") and student.fits()
    student.go("/")
    student.press(row.locator("a"))
    assert student.path == points.address and told in student.text() and student.fits()
    student.go("/")
    assert told not in student.text()
    student.go("/reports")
    assert student.page.locator("main li .state").count() == 0
    student.go(points.address)
    assert not student.says("reports.news")


@either
def test_a_changed_mark_says_why(reader, script):
    student, points = reader(script)
    points.paper().confirm(8, 80)
    student.go(points.address)
    assert not student.says("reports.next"), "nothing is missing to a mark that is confirmed"
    points.confirm(9, 87, "Proiectul <b>a fost</b> numărat greșit.")
    student.go("/")
    assert f"{words('reports.mark')}: 8 → 9" in student.text()
    student.go(points.address)
    marks = student.page.locator("main section", has=student.page.get_by_role("heading", name=words("reports.marks")))
    rows = marks.locator("li")
    assert [text.split()[0] for text in rows.all_inner_texts()] == ["9", "8"]
    assert "Proiectul <b>a fost</b> numărat greșit." in rows.nth(0).inner_text()
    student.go("/reports")
    assert student.page.locator("main .value").inner_text() == "9" and student.says("reports.averages")


@ways
def test_a_student_issues_a_record_and_anybody_with_its_code_can_check_it(reader, staff, desk, script, size):
    student, points = reader(script, size, "sr-Latn")
    points.paper().confirm(9, 87).beside(1, 3)
    student.go("/reports")
    passed = student.page.locator("main section").last
    assert passed.locator("dl").first.locator("dt").count() == 4 and student.fits()
    for key in ("reports.average", "reports.average-weighted", "reports.without-ects"):
        assert student.says(key), key
    student.press(passed.locator("a", has_text=words("record.title", "sr-Latn")))
    assert student.path == "/reports/record" and student.fits() and student.says("record.issue-hint")
    assert is_whole(student) and student.page.locator("main h2").first.inner_text() == words("record.title", "sr-Latn")
    rows = student.page.locator("main tbody tr")
    assert rows.count() == 4 and "odličan" in student.page.locator("main tbody").inner_text()
    student.keep(f"record-{script}")
    student.press_main()
    code = student.page.locator("main .card strong").inner_text()
    assert student.path == "/reports/record" and not student.says("record.issue-hint") and student.fits()
    student.keep(f"record-issued-{script}")
    student.press(student.page.locator("main .card a"))
    assert student.says("receipt.genuine") and is_whole(student)
    student.go("/reports/record")
    assert student.page.locator("main .card strong").inner_text() == code, "the same record has the same code"

    stranger = staff(script=script, size=size).visitor
    stranger.go(f"/receipts/{code.lower()}")
    assert stranger.fits() and stranger.says("receipt.genuine") and desk.code in stranger.text()
    assert f"{desk.student.name} {desk.student.surname}" in stranger.text() and not stranger.says("record.outdated")
    points.confirm(10, 92, "Proiectul a fost numărat greșit.")
    stranger.go(f"/receipts/{code}")
    assert stranger.says("record.outdated")
    student.go("/reports/record")
    assert student.says("record.issue-hint"), "what has changed is a new record"


@ways
def test_a_teacher_says_what_the_tasks_of_a_week_were_and_students_read_it(reader, staff, desk, script, size):
    student, points = reader(script, size)
    points.paper()
    teacher = staff(desk.teacher, script=script, size=size).visitor
    teacher.go(f"/teach/courses/{points.course}/points?week=3")
    teacher.page.locator("#task-texts summary").click()
    teacher.page.locator("#text-sarcini").fill("Așezarea în pagină <b>cu CSS</b>")
    teacher.press(teacher.page.locator("main button[name=go]"))
    assert teacher.fits() and "Așezarea în pagină <b>cu CSS</b>" in teacher.page.inner_text("main")
    student.go(points.address)
    week = student.page.locator("main section", has=student.page.locator("div.list > dl")).nth(2)
    week.locator("summary").click()
    assert "Așezarea în pagină <b>cu CSS</b>" in week.locator("details").inner_text() and student.fits()


@either
def test_nobody_reads_the_report_of_a_course_of_others(reader, staff, other_desk, desk, script):
    _, points = reader(script)
    points.paper()
    for person in (other_desk.student, desk.teacher):
        stranger = staff(person, script=script).visitor
        stranger.go(points.address)
        assert stranger.status == 404
