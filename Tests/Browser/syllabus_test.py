"""What hangs on topics, and what it is for: resources, the syllabus, the outcomes of the programme, and the sheet for accreditation."""

import re

from conftest import PHONE, either
from designing import make, objectives
from teaching import FIRST_LESSON, TOPICS, everywhere
from wire import Wire
from words import words

RESOURCE, LINK = "Cartea despre ecrane și date, ediția a treia", "https://example.org/ecrane"


def topic(staff, desk):
    """The page of the first topic of a desk's course."""
    staff.open_course(desk).follow("course.topics")
    staff.visitor.press(staff.page.locator("main ul.list a.row", has_text=TOPICS[0]).first)
    staff.look()
    return staff


def add_resource(staff, title, **fields):
    staff.follow("resource.add").fill(title=title, kind=words("design.resource-book", staff.visitor.language()), **fields)
    return staff.press("form.save")


def titles(staff) -> list[str]:
    return staff.page.locator("#resources ol strong").all_inner_texts()


@everywhere
def test_a_topic_gets_its_kinds_of_knowledge_and_four_resources_of_which_one_is_deleted(staff, desk, script, size):
    teacher = topic(staff(desk.teacher, script=script, size=size), desk)
    assert teacher.says("resource.none")
    address = teacher.visitor.path
    for kind in ("factual", "procedural"):
        teacher.page.locator(f"input[name='dimensions[]'][value={kind}]").check()
    teacher.page.locator("input[name=prerequisite]").check()
    teacher.fill(priority=words("design.priority-critical", teacher.visitor.language())).press("teach.save")
    assert teacher.announces("flash.topic-saved") and teacher.visitor.path == address
    teacher.back()
    row = next(row for row in teacher.rows() if TOPICS[0] in row)
    assert words("design.priority-critical") in row and words("teach.prerequisite") in row
    teacher.go(address)
    assert teacher.page.locator("input[name='dimensions[]']:checked").count() == 2
    add_resource(teacher, "Unu", url=LINK)
    for title in ("Doi", "Trei", "Patru"):
        add_resource(teacher, title)
    teacher.visitor.press(teacher.page.locator("#resources ol li", has_text="Patru").locator("button[name=up]"))
    assert titles(teacher) == ["Unu", "Doi", "Patru", "Trei"]
    teacher.visitor.press(teacher.page.locator("#resources ol a.row", has_text="Doi"))
    teacher.press("resource.remove")
    assert teacher.announces("flash.resource-removed") and titles(teacher) == ["Unu", "Patru", "Trei"]
    teacher.press("resource.restore")
    assert titles(teacher) == ["Unu", "Doi", "Patru", "Trei"]


@either
def test_more_than_ten_resources_have_a_second_page_and_whoever_moves_or_deletes_one_comes_to_where_it_is(staff, desk, script, school):
    teacher = topic(staff(desk.teacher, script=script, size=PHONE), desk)
    address, wire = teacher.visitor.path, Wire(school).sign_in(desk.teacher)
    resources = address.removesuffix("/edit") + "/resources"
    for number in range(1, 12):
        new = re.search(r'name="resource" value="([^"]+)"', wire.get(f"{resources}/new").text)[1]
        assert wire.post(resources, resource=new, title=f"Cartea {number}", kind="book").status == 303
    assert titles(teacher.go(address)) == [f"Cartea {number}" for number in range(1, 11)]
    assert titles(teacher.follow("watch.next")) == ["Cartea 11"]
    teacher.visitor.press(teacher.page.locator("#resources ol button[name=up]"))
    assert titles(teacher) == [f"Cartea {number}" for number in (*range(1, 10), 11)]
    teacher.visitor.press(teacher.page.locator("#resources ol a.row", has_text="Cartea 3"))
    teacher.press("resource.remove").press("resource.restore")
    assert titles(teacher) == [f"Cartea {number}" for number in (*range(1, 10), 11)]


@either
def test_what_is_wrong_with_a_resource_is_said_beside_its_field_and_everything_typed_stays(staff, desk, script):
    teacher = topic(staff(desk.teacher, script=script, size=PHONE), desk).follow("resource.add")
    teacher.fill(description="Paginile 3–7", url="nicăieri").press("form.save")
    assert teacher.is_refused(title="resource.title-missing", kind="teach.choose", url="resource.url-wrong")
    assert teacher.field("description").input_value() == "Paginile 3–7" and teacher.field("url").input_value() == "nicăieri"
    teacher.fill(title=RESOURCE, kind=words("design.resource-link"), url=LINK)
    teacher.field("target").select_option(index=1)
    teacher.press("form.save")
    assert teacher.is_refused(target="resource.two-places")
    teacher.fill(url="").press("form.save")
    assert teacher.announces("flash.resource-added") and titles(teacher) == [RESOURCE]


@either
def test_two_who_change_one_topic_or_one_resource_are_told(staff, desk, script, school):
    teacher = topic(staff(desk.teacher, script=script, size=PHONE), desk)
    address = teacher.visitor.path
    other = Wire(school).sign_in(desk.colleague)
    page = other.get(address).text
    seen = re.search(r'name="seen" value="([^"]+)"', page)[1]
    place = re.search(r'<option value="([^"]+)" selected>', page.partition('id="place"')[2])[1]
    form = {"title": TOPICS[0], "place": place, "seen": seen, "priority": "very-important"}
    assert other.post(address.removesuffix("/edit"), **form).status == 303
    teacher.page.locator("input[name=prerequisite]").check()
    teacher.press("teach.save")
    assert teacher.is_refused(title="teach.changed") and words("design.priority-very-important") in teacher.visitor.text()
    assert teacher.page.locator("input[name=prerequisite]").is_checked()
    teacher.press("teach.save")
    assert teacher.announces("flash.topic-saved")


@everywhere
def test_a_student_reads_the_syllabus_and_everybody_does_once_the_teacher_says_so(staff, desk, script, size, school):
    teacher = topic(staff(desk.teacher, script=script, size=size), desk)
    teacher.follow("resource.add").fill(title=RESOURCE, kind=words("design.resource-chapter"))
    teacher.field("target").select_option(label=words("resource.lesson").replace("{lesson}", FIRST_LESSON))
    teacher.press("form.save")
    make(objectives(teacher, desk))
    course = re.search(r"/teach/courses/[^/]+", teacher.way_back())[0]
    syllabus = course.removeprefix("/teach") + "/syllabus"
    student = staff(desk.student, script=script, size=size).go(course.removeprefix("/teach")).follow("syllabus.title")
    text = student.visitor.text()
    for part in (RESOURCE, "vor fi capabili să analizeze", TOPICS[1], desk.code):
        assert part in text, part
    student.visitor.press(student.page.get_by_role("link", name=RESOURCE))
    assert student.visitor.path.startswith("/lessons/")
    visitor = Wire(school)
    assert visitor.get(syllabus).status == 303

    teacher.go(f"{course}/design/syllabus").fill(audience=words("syllabus.audience-everyone"))
    teacher.page.locator("input[name='shown[]'][value=people]").uncheck()
    teacher.visitor.press(teacher.page.locator("button[name=up][value=contents]"))
    assert teacher.announces("flash.syllabus-saved")
    public, written = visitor.get(syllabus), visitor.get(f"{syllabus}.md")
    assert public.status == written.status == 200
    for text in (public.text, written.text):
        assert "mailto:" not in text and text.index(RESOURCE) < text.index("vor fi capabili")
    assert 'id="people"' not in public.text


@either
def test_a_printed_syllabus_has_no_bars(staff, desk, script):
    teacher = staff(desk.teacher, script=script, size=PHONE)
    teacher.open_course(desk)
    teacher.go(teacher.visitor.path.removeprefix("/teach") + "/syllabus")
    teacher.page.emulate_media(media="print")
    for bar in (".bar", ".tools", "footer"):
        assert not any(part.is_visible() for part in teacher.page.locator(bar).all()), bar
    assert teacher.page.locator("main h2.name").is_visible()


@either
def test_a_list_of_outcomes_is_checked_saved_and_served(staff, desk, script):
    teacher = make(objectives(staff(desk.teacher, script=script, size=PHONE), desk))
    course = re.search(r"/teach/courses/[^/]+", teacher.way_back())[0]
    teacher.go(f"{course}/design/outcomes").fill(list="C1; Proiectează\nC1; Altfel").press("enrol.check")
    assert teacher.says("outcome.twice") and teacher.page.get_by_role("button", name=words("outcome.save")).count() == 0
    teacher.fill(list="C1; Proiectează\nC2; Programează").press("enrol.check")
    teacher.press("outcome.save")
    assert teacher.announces("flash.outcomes-saved") and teacher.says("outcome.serves-none")
    teacher.visitor.press(teacher.page.locator("main ul.list a.row").first)
    teacher.page.locator("label.pick", has_text="C2").locator("input").check()
    teacher.press("form.save")
    assert not teacher.says("outcome.serves-none") and "C2" in teacher.visitor.text()


@either
def test_the_sheet_names_what_is_missing_until_it_is_there(staff, desk, script):
    teacher = staff(desk.teacher, script=script, size=PHONE)
    teacher.open_course(desk)
    course = teacher.visitor.path
    teacher.go(f"{course}/design/sheet")
    assert teacher.says("sheet.no-hours") and teacher.says("sheet.no-bibliography")
    teacher.follow("sheet.hours-title").fill(hours_lecture="-1").press("form.save")
    assert teacher.is_refused(hours_lecture="sheet.hours-wrong")
    teacher.fill(hours_lecture="28", hours_individual_study="100", bibliography="Cartea").press("form.save")
    assert teacher.announces("flash.hours-saved") and not teacher.says("sheet.no-bibliography")
    assert teacher.says("sheet.no-study-assessment") and not teacher.says("sheet.no-hours")
    teacher.follow("sheet.topics-title")
    teacher.page.locator("input.hours").first.fill("28")
    teacher.press("form.save")
    assert "Cartea" in teacher.visitor.text() and teacher.page.locator("table").count() >= 2
    teacher.follow("sheet.form-sr")
    assert teacher.page.locator("article h2").inner_text() == words("sheet.sr-title", "sr-Latn")
