"""The usability script of the paper, as somebody walks it who has no document beside the pages: a course, what is said of it on
five screens, three topics, four resources of which one is deleted, an objective through its four parts, a second one by copy, and
what students read."""

from describing import DESCRIPTION, PERSON, describe, schedule
from designing import choose_word, count_loads, make
from teaching import everywhere
from words import words

TITLE = "Bazele programării orientate pe obiecte"
TOPICS = ("Construirea algoritmilor", "Variabile și funcții", "Erori de sintaxă și de execuție")
RESOURCES = {
    "Manualul de programare": "design.resource-book", "Capitolul despre variabile": "design.resource-chapter",
    "Ghidul de stil": "design.resource-document", "Documentația limbajului": "design.resource-link",
}
DELETED = "Ghidul de stil"
# From "new objective" to its sentence, and from the list of courses to the syllabus.
MOST_LOADS, MOST_LOADS_OF_ALL = 10, 66


class Walk:
    """How many pages each part of the script loads."""

    def __init__(self, teacher):
        self.teacher = teacher
        self.loads = count_loads(teacher)
        self.parts: dict[str, int] = {}

    def note(self, part: str) -> int:
        """Of what was walked since the last note."""
        self.parts[part] = len(self.loads) - sum(self.parts.values())
        return self.parts[part]


def make_course(teacher, desk) -> None:
    """The script's first part. Ends on the page of the whole design, which has a working name."""
    teacher.go("/teach").follow("teach.new-course")
    teacher.fill(title=TITLE, number=f"U{desk.number}", semester="2026/2027").press("teach.make")
    assert teacher.announces("flash.course-made")
    teacher.follow("design.title").follow("design.name").fill(name="Prima variantă").press("form.save")
    assert teacher.announces("flash.design-saved")


def fill_overview(teacher) -> None:
    """Details, description, schedule, policy, instructors. Begins and ends on the page of the whole design."""
    teacher.follow("teach.settings").fill(classroom="Sala 2013", url="https://poo.example.org").press("teach.save")
    assert teacher.announces("flash.course-saved")
    describe(teacher)
    schedule(teacher)
    teacher.follow("design.policy").fill(attendance="Două absențe nu trebuie explicate.").press("form.save")
    teacher.follow("course.teachers").follow("design.add-instructor").fill(**PERSON).press("form.save")
    assert any("Țîrlea, Li" in row for row in teacher.rows())
    teacher.back()


def fill_contents(teacher) -> None:
    """Three topics, four resources of the first, one of them deleted. Ends on the list of topics."""
    teacher.follow("course.topics")
    for title in TOPICS:
        teacher.fill(title=title).press("teach.add-topic")
    open_row(teacher, TOPICS[0])
    for title, kind in RESOURCES.items():
        teacher.follow("resource.add").fill(title=title, kind=words(kind))
        if kind == "design.resource-link":
            teacher.fill(url="https://limbaj.example.org")
        teacher.press("form.save")
        assert teacher.announces("flash.resource-added")
    open_row(teacher, DELETED)
    teacher.press("resource.remove")
    assert teacher.announces("flash.resource-removed") and teacher.says("resource.restore")
    teacher.back()


def open_row(teacher, title: str) -> None:
    teacher.visitor.press(teacher.page.locator("main a.row", has_text=title).first)
    teacher.look()


def sentence(teacher) -> str:
    return " ".join(teacher.page.locator("main .sentence").first.inner_text().split())


@everywhere
def test_the_usability_script_of_the_paper_is_walked_without_a_document(staff, desk, script, size, record_property):
    teacher = staff(desk.teacher, script=script, size=size)
    walk = Walk(teacher)
    make_course(teacher, desk)
    course = teacher.visitor.place.removesuffix("/design")
    walk.note("a course")
    fill_overview(teacher)
    walk.note("five screens")
    fill_contents(teacher)
    walk.note("topics and resources")

    listed = f"{course}/design/objectives"
    teacher.back().follow("objective.all")
    assert teacher.visitor.place == listed and teacher.says("objective.none")
    walk.note("on the way")
    make(teacher, TOPICS[0], TOPICS[1])
    first = ("Studenții care finalizează acest curs vor fi capabili să analizeze: "
             f"{TOPICS[0]} și {TOPICS[1]}, cu acuratețe de 95 %.")
    assert sentence(teacher) == first and walk.note("an objective") <= MOST_LOADS, walk.parts

    teacher.press("objective.copy")
    assert teacher.announces("flash.objective-copied") and sentence(teacher) == first
    choose_word(teacher.follow("objective.performance"), "cognitive/create/produce/write")
    teacher.go(listed)
    second = first.replace("să analizeze", "să scrie")
    assert [any(said in row for row in teacher.rows()) for said in (first, second)] == [True, True]
    assert walk.note("a second one") <= MOST_LOADS, walk.parts

    teacher.back().follow("syllabus.title").follow("syllabus.look")
    read = teacher.visitor.text()
    walk.note("the syllabus")
    kept = [title for title in RESOURCES if title != DELETED]
    for text in (first, second, DESCRIPTION["subject"], "Sala 2013", "Țîrlea", "Două absențe", *TOPICS, *kept):
        assert text in read, text
    assert DELETED not in read and "Prima variantă" not in read
    record_property("page loads", walk.parts)
    assert sum(walk.parts.values()) <= MOST_LOADS_OF_ALL, walk.parts
