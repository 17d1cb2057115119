"""The check of a design: from an empty course to none of its findings, each mended where its own link leads."""

from datetime import timedelta
from urllib.parse import parse_qs, quote, urlsplit

import pytest

from conftest import PHONE
from describing import DESCRIPTION
from describing import tick as tick_values
from designing import choose_word, tick
from institution import today
from teaching import Staff
from testing import labelled
from words import words

TITLE = "Aplicații pentru telefoane"
SYSTEM, STORING = "Straturile sistemului", "Datele păstrate pe dispozitiv"
LESSON, QUIZ = "Unde se păstrează datele", "Ce face fiecare strat"
POLICIES = {
    "attendance": "Prezența la laborator este obligatorie; două absențe se pot recupera cu altă grupă.",
    "participation": "Fiecare întreabă și răspunde cel puțin o dată pe lună.",
    "conduct": "Codul se scrie singur; ce este luat din altă parte se numește.",
    "missed_exams": "Cine lipsește motivat dă testul în săptămâna următoare.",
    "missed_assignments": "O temă se predă cel mult cu trei zile întârziere, cu un punct mai puțin.",
}

ways = pytest.mark.parametrize(
    ("script", "size"), [(False, PHONE), (True, PHONE), (False, (1280, 800)), (True, (1280, 800))],
    ids=["390-without-script", "390-with-script", "1280-without-script", "1280-with-script"])


class Check:
    """The check of one course, in front of a teacher."""

    def __init__(self, teacher: Staff, course: str):
        self.teacher, self.address = teacher, f"{course}/design/check"

    def findings(self) -> list[str]:
        """What the page finds, in its order: as the links that set a finding aside name it, such as `without-condition/…`."""
        self.teacher.go(self.address)
        asides = self.teacher.page.locator("main p.aside > a")
        return [parse_qs(urlsplit(aside.get_attribute("href")).query)["finding"][0] for aside in asides.all()]

    def count(self) -> int:
        """As the page says it."""
        return int(self.teacher.page.locator("main p.note[role=status]").inner_text().split()[0])

    def mend(self, finding: str) -> str:
        """Follows the link of a finding, and mends it where that leads. Gives the key of its sentence."""
        key = "check." + finding.partition("/")[0]
        self.teacher.visitor.press(self.teacher.page.locator(f"main li:has(a[href*='{quote(finding, safe='')}']) > a.row").first)
        self.teacher.look()
        MENDED[key](self.teacher)
        return key


# How each is mended, beginning on the page to which its finding leads

def begins_an_objective(teacher) -> None:
    assert teacher.says("objective.none")
    choose_word(teacher.press("objective.new"), "cognitive/understand/explain/explain")


def chooses_a_condition(teacher) -> None:
    teacher.page.locator("#condition").select_option("completing-the-course")
    teacher.press("objective.save-back")


def chooses_contents(teacher) -> None:
    """There are no topics yet."""
    contents = teacher.visitor.path
    teacher.follow("objective.edit-topics")
    for title in (SYSTEM, STORING):
        teacher.fill(title=title).press("teach.add-topic")
        assert teacher.announces("flash.topic-added")
    tick(teacher.go(contents), SYSTEM).press("objective.save-back")


def writes_a_criterion(teacher) -> None:
    teacher.fill(quality="cu un exemplu din propria aplicație")
    tick_values(teacher, "on", "quality").press("objective.save-next")


def says_what_a_topic_knows(teacher) -> None:
    tick_values(teacher, "dimensions", "factual", "conceptual")
    if teacher.field("title").input_value() == STORING:
        teacher.page.locator("#priority").select_option("critical")
    teacher.press("teach.save")


def uses_a_topic(teacher) -> None:
    choose_word(teacher.press("objective.new"), "cognitive/evaluate/critique/assess")
    teacher.page.locator("#condition").select_option("given-a-problem")
    tick(teacher.press("objective.save-next"), STORING).press("objective.save-next")
    teacher.fill(accuracy="80 %")
    tick_values(teacher, "on", "accuracy").press("objective.save-next")


def writes_a_lesson(teacher) -> None:
    teacher.fill(title=LESSON).press("write.begin")
    teacher.open("write.settings")
    teacher.fill(topic=STORING).press("write.settings-save")
    assert teacher.announces("flash.lesson-settings")


def asks_a_question(teacher) -> None:
    teacher.fill(title=QUIZ, kind=words("tests.quiz")).press("test-list.begin")
    _writes(teacher, "Ce strat conține **UIKit**?", ("Cocoa Touch", "Core OS"), SYSTEM)
    _publishes(teacher)


def asks_another(teacher) -> None:
    teacher.visitor.press(teacher.visitor.row(QUIZ).locator("a").first)
    teacher.look()
    teacher.go(f"{teacher.visitor.place}/questions").follow("compose.new")
    _writes(teacher, "Unde se păstrează o parolă?", ("În Keychain", "În UserDefaults"), STORING)
    _publishes(teacher)


def _writes(teacher, text: str, options: tuple[str, str], topic: str) -> None:
    """A question about a topic, for the objective that has this topic."""
    labelled(teacher, "compose.text").fill(text)
    teacher.page.get_by_text(words("compose.kind-single"), exact=True).click()
    for number, option in enumerate(options, 1):
        labelled(teacher, "compose.option", number).fill(option)
    labelled(teacher, "compose.right", 1).check()
    teacher.open("objective-tag.serves")
    teacher.page.locator("main label.pick", has_text=topic.lower()).locator("input[name='objective[]']").check()
    teacher.open("compose.rest")
    labelled(teacher, "write.topic").select_option(label=topic)
    teacher.press("form.save")
    assert teacher.announces("flash.question-saved"), teacher.visitor.text()


def _publishes(teacher) -> None:
    test = teacher.visitor.place.partition("/questions")[0]
    teacher.go(f"{test}/edit").press("write.publish")
    for _ in range(2):
        if teacher.visitor.status == 422:
            teacher.press("test-warning.publish" if teacher.says("test-warning.heading") else "write.publish")
    assert teacher.announces("flash.test-published"), teacher.visitor.text()


def assigns_a_technique(teacher) -> None:
    teacher.visitor.press(teacher.page.locator("main button[name=assign]").first)
    assert teacher.announces("flash.technique-assigned")


def describes(teacher) -> None:
    teacher.fill(**DESCRIPTION)
    tick_values(teacher, "audience", "undergraduate").press("form.save")


def schedules(teacher) -> None:
    first = today() + timedelta(days=7)
    teacher.fill(first_day=first.isoformat(), last_day=(first + timedelta(days=90)).isoformat(), starts="10:00", ends="12:00", every="1")
    teacher.page.locator("#repeats").select_option("weekly")
    tick_values(teacher, "weekdays", "2").press("form.save")


def writes_policies(teacher) -> None:
    teacher.fill(**POLICIES).page.locator("#grading").select_option("competency-based")
    teacher.press("form.save")


MENDED = {
    "check.no-objectives": begins_an_objective, "check.without-condition": chooses_a_condition,
    "check.without-contents": chooses_contents, "check.without-criterion": writes_a_criterion,
    "check.without-dimension": says_what_a_topic_knows, "check.topic-unused": uses_a_topic,
    "check.critical-without-lesson": writes_a_lesson, "check.without-question": asks_a_question,
    "check.without-assessment": assigns_a_technique, "check.without-teaching": assigns_a_technique,
    "check.syllabus-description": describes, "check.syllabus-meetings": schedules, "check.syllabus-policies": writes_policies,
    "check.accuracy-untagged": asks_another,
}


# In the order in which they are found: what is mended brings the next ones. What an objective lacks comes before what topics and the
# syllabus lack, and what does not fit comes last.
FOUND = [
    "check.no-objectives", "check.without-condition", "check.without-contents", "check.without-criterion", "check.without-question",
    "check.without-assessment", "check.without-teaching", "check.without-dimension", "check.without-dimension", "check.topic-unused",
    "check.without-assessment", "check.without-teaching", "check.critical-without-lesson", "check.syllabus-description",
    "check.syllabus-meetings", "check.syllabus-policies", "check.accuracy-untagged",
]


@ways
def test_a_teacher_checks_a_design_from_an_empty_course_to_none_of_its_findings(staff, desk, script, size):
    teacher = staff(desk.teacher, script=script, size=size).go("/teach").follow("teach.new-course")
    teacher.fill(number=f"V{desk.number}", title=TITLE, semester="2026/2027").press("teach.make")
    assert teacher.announces("flash.course-made")
    check = Check(teacher, teacher.visitor.place)
    teacher.follow("design.title").follow("check.title")
    assert teacher.visitor.place == check.address
    left = check.findings()
    assert len(left) == check.count() == 4 and not teacher.says("check.clear")
    mended = []
    while left:
        first = left[0]
        mended.append(check.mend(first))
        left = check.findings()
        assert first not in left, (first, left)
        assert len(mended) <= len(FOUND), left
    assert mended == FOUND
    assert teacher.says("check.clear") and not teacher.says("check.strategies")
    assert not any(teacher.says(key) for key in ("check.missing", "check.inconsistent", "check.aside"))
