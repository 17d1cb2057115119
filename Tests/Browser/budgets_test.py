"""What pages weigh on the wire: status line, headers and compressed body of the page and of all that it loads."""

import re
import statistics
from datetime import timedelta

import pytest

import assessment_scenes
import designing
import institution
import office_scenes
import pointing
import registering
import reporting
import showroom
import survey_scenes
import teaching
from Harness.client import Client
from polls import CLASS, CLASSMATES, COUNT, FIRST, OFFICE, PROFESSOR, TITLES, VOTERS, forms
from product import SuddenFinal
from teach_courses_test import course_of
from wire import Loads, Wire, results_of
from words import LANGUAGES, words

KILOBYTE = 1024
# A question's script brings answers to the disk over networks that hang, and keeps them on the phone until then.
QUESTION_SCRIPT = 5 * KILOBYTE
# Who leaves a form with something typed is asked first; a question is shown as it is typed, besides.
FORM_SCRIPT = 1.5 * KILOBYTE


class Weight:
    """A page with everything it loads, in a browser that has kept nothing."""

    def __init__(self, wire: Wire, path: str):
        wire.cookies.pop("c", None)
        self.answer = wire.get(path)
        assert self.answer.status == 200, path
        loads = [(kind, wire.get(address)) for kind, address in Loads(self.answer.text).found]
        assert all(answer.status == 200 for _, answer in loads)
        self.page = self.answer.size
        self.script = sum(answer.size for kind, answer in loads if kind == "script")
        self.pictures = sum(answer.size for kind, answer in loads if kind == "img")
        self.ahead = sum(answer.size for kind, answer in loads if kind == "ahead")
        self.other = sum(answer.size for kind, answer in loads if kind not in ("script", "img", "ahead"))
        # Pictures are the course's own; their number is not the page's. What comes ahead is for others.
        self.requests = 1 + sum(kind not in ("img", "ahead") for kind, _ in loads)


@pytest.fixture
def weigh(weights):
    def check(wire: Wire, name: str, path: str, budget: int, requests: int = 1, script: int = 3 * KILOBYTE) -> Weight:
        weight = Weight(wire, path)
        weights.append((name, weight.page + weight.other, budget, weight.requests, weight.script, weight.pictures))
        assert weight.page + weight.other <= budget, f"{name}: {weight.page + weight.other} bytes"
        assert weight.requests <= requests
        assert weight.script <= script
        return weight
    return check


@pytest.fixture
def wire(product, student) -> Wire:
    return Wire(product).sign_in(student)


def test_the_sign_in_page_is_light(product, weigh):
    weight = weigh(Wire(product), "sign-in", "/sign-in", 5 * KILOBYTE, requests=2)
    assert weight.script == 0


def test_a_list_of_twenty_tests_is_light(product, weigh):
    wire = Wire(product).sign_in(institution.BUSY)
    assert wire.get("/tests").text.count("Testul ") == 20
    weight = weigh(wire, "list of 20 tests", "/tests", 5 * KILOBYTE, requests=2)
    assert weight.script == 0
    marks = re.search(r'"(/courses/[^"]+/marks)"', weight.answer.text)[1]
    assert weigh(wire, "marks of 20 tests, none taken", marks, 5 * KILOBYTE).script == 0
    quizzes = re.findall(r'action="(/tests/[^"]+/attempts)"', weight.answer.text)
    for quiz in quizzes:
        wire.end(wire.post(quiz).attempt)
    weigh(wire, "marks of 20 tests", marks, 5 * KILOBYTE)
    weigh(wire, "list of 20 tests, taken", "/tests", 5 * KILOBYTE, requests=2)


def test_home_is_light(product, weigh, wire):
    weigh(wire, "home on the first day", "/", 5 * KILOBYTE)
    for sudden in (SuddenFinal(product, results="after-everyone"), SuddenFinal(product, results="after-everyone")):
        wire.take(sudden.title)
        sudden.close()
    for title in (institution.TYPED_FINAL, institution.CODE_FINAL):
        wire.begin(title, code=institution.CODE)
    wire.begin_quiz(institution.QUIZ)
    wire.get(wire.lesson(institution.FIRST_LESSON))
    weight = weigh(wire, "home with news, running tests, days", "/", 5 * KILOBYTE)
    assert weight.script == 0 and weight.answer.text.count("<h2>") >= 4
    busy = Wire(product).sign_in(institution.BUSY)
    weigh(busy, "home of a course with 20 lessons", "/", 5 * KILOBYTE)
    busy.cookies["k"] = "1"
    weight = weigh(busy, "the same on a device that keeps an answer", "/", 5 * KILOBYTE, requests=2, script=2.25 * KILOBYTE)
    assert weight.script > 0


def test_a_list_of_twenty_lessons_is_light(product, weigh):
    wire = Wire(product).sign_in(institution.BUSY)
    assert weigh(wire, "list of 20 lessons, none opened", "/lessons", 5 * KILOBYTE).script == 0
    titles = [f"Lecția despre ecrane și navigare, partea {number}" for number in range(1, 20)]
    for number, title in enumerate(titles):
        wire.post(wire.lesson(title) + "/readings") if number % 3 else wire.get(wire.lesson(title))
    weight = weigh(wire, "list of 20 lessons, read and begun", "/lessons", 5 * KILOBYTE)
    assert weight.answer.text.count('class="row') >= 21


def test_lessons_are_light(product, weigh, wire):
    busy, demo = (Wire(product).sign_in(person) for person in (institution.BUSY, institution.DEMO_STUDENTS[0]))
    weight = weigh(busy, "lesson of 2,000 words of prose", busy.lesson(institution.LONG_LESSON), 14 * KILOBYTE, requests=2)
    assert 0 < weight.script <= 1.5 * KILOBYTE and weight.pictures == 0
    longest = demo.lesson(institution.DEMO_LONGEST_LESSON)
    weight = weigh(demo, "longest lesson of the demo, with code", longest, 14 * KILOBYTE, requests=2)
    assert 0 < weight.script <= 1.5 * KILOBYTE
    everything = wire.lesson(institution.PUBLIC_LESSON)
    # Tables and formulas have a stylesheet of their own.
    weigh(wire, "lesson with film, sound, code, file, table, formula", everything, 14 * KILOBYTE, requests=3)
    weigh(Wire(product), "the same without an account", everything, 14 * KILOBYTE, requests=3)


def test_search_and_topics_are_light(product, weigh, wire):
    weigh(wire, "search, nothing typed", "/search", 5 * KILOBYTE)
    busy = Wire(product).sign_in(institution.BUSY)
    for name, query, count, budget in [
        ("search that finds 20 lessons", "navigare+partea", 20, 5),
        ("search that finds 40 lessons and tests", "ecrane+navigare", 40, 6),
    ]:
        weight = weigh(busy, name, f"/search?q={query}", budget * KILOBYTE)
        assert weight.script == 0 and weight.answer.text.count('<li><a class="row"') == count
    topic = re.search(r'"(/topics/[^"]+)"', wire.get(wire.lesson(institution.FIRST_LESSON)).text)[1]
    weigh(wire, "topic", topic, 5 * KILOBYTE)


def test_what_is_taken_along_is_light(product, weigh, wire):
    attempt = wire.begin_quiz(institution.QUIZ)
    wire.post(f"{attempt}/questions/1", **{"choice[]": "1", "go": "next"})
    wire.end(attempt)
    results = wire.get(f"{attempt}/results").text
    weigh(Wire(product), "form for receipts", "/receipts", 5 * KILOBYTE)
    receipt = re.search(r'"(/receipts/[^"]+)"', results)[1]
    assert weigh(Wire(product), "receipt", receipt, 5 * KILOBYTE).script == 0
    weight = weigh(wire, "sharing", f"{attempt}/sharing", 5 * KILOBYTE, requests=2)
    assert 0 < weight.script <= 1.5 * KILOBYTE
    weigh(wire, "my data with one test", "/account/data", 5 * KILOBYTE)
    weigh(Wire(product), "privacy", "/privacy", 5.75 * KILOBYTE)
    weigh(Wire(product), "for programs, with all codes", "/developers", 7 * KILOBYTE)
    weigh(wire, "tokens", "/account/tokens", 5 * KILOBYTE)
    weigh(wire, "the address of one's calendar", "/account/calendar", 5 * KILOBYTE)


def test_the_operations_of_services_are_light(demo, weigh):
    assert weigh(Wire(demo), "operations of Service1", "/Service1.asmx", 6 * KILOBYTE).script == 0
    assert weigh(Wire(demo), "methods for designs", "/rpc", 7 * KILOBYTE).script == 0


def test_start_pages_are_light(product, weigh, wire):
    tests = {"start page of a final": institution.FINAL, "start page with code and all rules": institution.CODE_FINAL}
    for name, title in tests.items():
        assert weigh(wire, name, wire.start_page(title), 5 * KILOBYTE).script == 0
    slow = Wire(product).sign_in(institution.SLOW)
    weigh(slow, "start page with extra time, cut", slow.start_page(institution.CUT_FINAL), 5 * KILOBYTE)


def test_every_question_is_light(weigh, wire):
    attempt = wire.begin_quiz(institution.QUIZ)
    kinds = ["single choice", "multiple choice", "picture and code", "long words", "true or false"]
    for number, kind in enumerate(kinds, start=1):
        weigh(
            wire, f"question of a quiz: {kind}", f"{attempt}/questions/{number}", 14 * KILOBYTE, requests=2, script=QUESTION_SCRIPT)
    attempt = wire.begin(institution.TYPED_FINAL)
    for number, kind in [(1, "number"), (2, "short text with code")]:
        weigh(
            wire, f"question of a final: {kind}", f"{attempt}/questions/{number}", 14 * KILOBYTE, requests=2, script=QUESTION_SCRIPT)


def test_the_typical_question_of_the_demo_is_very_light(product, weights):
    wire = Wire(product).sign_in(institution.DEMO_STUDENTS[0])
    attempt = wire.begin(institution.DEMO_FINAL)
    count = len(institution.right_answers_of_the_demo_final())
    sizes = [Weight(wire, f"{attempt}/questions/{number}").page for number in range(1, count + 1)]
    typical = int(statistics.median(sizes))
    weights.append(("question of the demo's final, median", typical, 4 * KILOBYTE, 2, 0, 0))
    weights.append(("question of the demo's final, heaviest", max(sizes), 14 * KILOBYTE, 2, 0, 0))
    assert typical <= 4 * KILOBYTE and max(sizes) <= 14 * KILOBYTE


def test_the_start_page_sends_the_stylesheet_ahead_and_questions_weigh_half_after_it(product, weigh, wire):
    weight = weigh(wire, "start page, with what it sends ahead", wire.start_page(institution.FINAL), 5 * KILOBYTE)
    assert 0 < weight.ahead <= 3 * KILOBYTE
    attempt = wire.begin(institution.FINAL)
    wire.get(wire.start_page(institution.CODE_FINAL))
    kept = wire.get(f"{attempt}/questions/1")
    cold = weigh(
        wire, "the same question in a browser without it", f"{attempt}/questions/1", 14 * KILOBYTE, requests=2, script=QUESTION_SCRIPT)
    assert "<style>" not in kept.text and "<style>" in cold.answer.text
    assert kept.size <= 0.55 * cold.page


def test_the_list_of_a_student_in_the_middle_of_everything_is_light(weigh, wire):
    """Sixteen tests and more, most of them with a sentence about results, pauses, attempts left."""
    for title in (institution.FINAL, institution.PAUSED_FINAL, institution.TWICE_FINAL, institution.PATIENT_FINAL,
                  institution.DATED_FINAL, institution.PATIENT_QUIZ):
        wire.take(title)
    wire.begin(institution.TYPED_FINAL)
    weigh(wire, "list of tests in every state", "/tests", 5 * KILOBYTE)


def test_pages_after_the_end_are_light(weigh, wire):
    attempt = wire.take(institution.PATIENT_FINAL)
    weigh(wire, "pending until everyone is done", f"{attempt}/results", 5 * KILOBYTE)
    attempt = wire.begin_quiz(institution.LONG_QUIZ)
    for number in range(1, 41):
        wire.post(f"{attempt}/questions/{number}", **{"choice[]": str(number % 4 + 1), "go": "next"})
    wire.end(attempt)
    weigh(wire, "log of 40 answers", f"{attempt}/log", 12 * KILOBYTE)


def test_review_and_results_of_forty_questions_are_light(weigh, wire):
    attempt = wire.begin_quiz(institution.LONG_QUIZ)
    for number in range(1, 41):
        answer = wire.post(f"{attempt}/questions/{number}", **{"choice[]": str(number % 4 + 1), "go": "next"})
        assert answer.status == 303
    assert weigh(wire, "review of 40 questions", f"{attempt}/review", 12 * KILOBYTE).script == 0
    assert wire.end(attempt).status == 303
    weight = weigh(wire, "results of 40 questions", f"{attempt}/results", 12 * KILOBYTE)
    assert weight.script == 0
    assert weight.answer.text.count("<article") == 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_survey_is_light(polls, demo, weigh, language):
    title = survey_scenes.DEMO_SUBJECT
    # The demo's subject has a teacher more, about whom two things are asked.
    for product, person, subject, name, count in [
        (polls, VOTERS[-1], FIRST, "form", COUNT), (demo, survey_scenes.DEMO_VISITOR, title, "form of the demo", COUNT + 2),
    ]:
        wire = Wire(product).sign_in(person)
        wire.post("/language", language=language)
        address = next(address for (_, asked), address in forms(wire).items() if asked == subject)
        weight = weigh(wire, f"{name}, {count} items, {language}", address, 5 * KILOBYTE, requests=2)
        # It keeps in the tab what is filled in, and finds the gaps.
        assert 0 < weight.script <= 2.25 * KILOBYTE and weight.answer.text.count("<fieldset") == count
        gaps = wire.post(address, go="send")
        assert gaps.status == 422 and gaps.size <= 6 * KILOBYTE
        assert weigh(wire, f"surveys ({name}), {language}", "/surveys", 5 * KILOBYTE).script == 0
        weigh(wire, f"home with a survey ({name}), {language}", "/", 5 * KILOBYTE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_reports_are_light(school, desk, weigh, language):
    points = reporting.Points(school, desk).plan()
    wire = Wire(school).sign_in(desk.student)
    wire.post("/language", language=language)
    # What is entered after a report was first opened is news.
    assert wire.get(points.address).status == 200
    points.figures()
    assert weigh(wire, f"reports, {language}", "/reports", 5 * KILOBYTE).script == 0
    weight = weigh(wire, f"report with news, {language}", points.address, 5 * KILOBYTE)
    assert weight.script == 0 and weight.answer.text.count("<h3>") > reporting.WEEKS and words("reports.news", language) in weight.answer.text
    weigh(wire, f"report, {language}", points.address, 5 * KILOBYTE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_reports_of_six_subjects_and_twelve_that_were_passed_are_light(school, desk, weigh, language):
    points = reporting.Points(school, desk).plan().beside(5, 12)
    wire = Wire(school).sign_in(desk.student)
    wire.post("/language", language=language)
    assert wire.get(points.address).status == 200
    points.figures()
    for week in range(1, reporting.WEEKS + 1):
        points.say("sarcini", week, f"{reporting.TITLES[week % 5]}, zadatak {week}")
    weight = weigh(wire, f"reports of 18 subjects, {language}", "/reports", 5 * KILOBYTE)
    assert weight.script == 0 and weight.answer.text.count("<details>") >= 6 and weight.answer.text.count(">SE3") == 29
    assert weigh(wire, f"report with texts, {language}", points.address, 5 * KILOBYTE).script == 0
    assert weigh(wire, f"record, {language}", "/reports/record", 5 * KILOBYTE).script == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_registration_for_exams_is_light(school, desk, other_desk, weigh, language):
    exams = registering.Exams(school, desk, other_desk)
    dates = [exams.date(desk, f"own-{number}", 10 + number, f"{number}") for number in range(3)]
    dates += [exams.date(other_desk, f"other-{number}", 10 + number, f"{number}") for number in range(3)]
    wire = Wire(school).sign_in(desk.student)
    wire.post("/language", language=language)
    assert weigh(wire, f"registration, {language}", "/registration", 5 * KILOBYTE).script == 0
    answer = wire.post("/registration", **{"date-1": dates[0], "date-2": dates[3]})
    assert answer.status == 200 and answer.size <= 5 * KILOBYTE


@pytest.mark.parametrize("language", LANGUAGES)
def test_finances_are_light(demo, weigh, language):
    wire = Wire(demo).sign_in(survey_scenes.DEMO_VISITOR)
    wire.post("/language", language=language)
    for view in ("summary", "charges", "payments"):
        weight = weigh(wire, f"finances, {view}, {language}", f"/finances?view={view}", 5 * KILOBYTE)
        assert weight.script == 0 and weight.answer.text.count("<li>") >= 2
    assert weigh(wire, f"statement, {language}", "/finances/statement", 5 * KILOBYTE).script == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_professors_is_light(demo, weigh, language):
    wire = Wire(demo).sign_in(survey_scenes.DEMO_VISITOR)
    wire.post("/language", language=language)
    weight = weigh(wire, f"professors, {language}", "/professors", 5 * KILOBYTE)
    assert weight.script == 0 and weight.answer.text.count("<section>") >= 4
    assert weigh(wire, f"professors found, {language}", "/professors?q=sa", 5 * KILOBYTE).script == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_results_of_a_survey_are_light(polls, demo, weigh, language):
    people = [
        (polls, OFFICE, CLASS, "office"), (polls, PROFESSOR, CLASS, "teacher"), (polls, CLASSMATES[0], CLASS, "student"),
        (demo, survey_scenes.DEMO_OFFICE, survey_scenes.DEMO_SUBJECT, "demo's office"),
    ]
    for product, person, subject, name in people:
        wire = Wire(product).sign_in(person)
        wire.post("/language", language=language)
        titles = survey_scenes.DEMO_CLOSED if product is demo else TITLES["numarata"]
        weigh(wire, f"surveys ({name}), {language}", "/surveys", 5 * KILOBYTE)
        overview = results_of(wire, "/surveys", titles[language])
        assert weigh(wire, f"results ({name}), {language}", overview, 5 * KILOBYTE).script == 0
        address = results_of(wire, overview, subject)
        assert weigh(wire, f"results of a subject ({name}), {language}", address, 12 * KILOBYTE).script == 0


# Those who teach

def link_to(wire: Wire, page: str, pattern: str) -> str:
    """The first address on a page that fits."""
    return re.search(f'href="({pattern})"', wire.get(page).text)[1].replace("&amp;", "&")


def weigh_forms(weigh, wire: Wire, who: str, pages: dict[str, str], forms: set[str], previews: frozenset[str] = frozenset()) -> None:
    """Pages of which those with a form that is left with care bring its script, and all others none. Those that show what is typed have the
    stylesheet of tables and formulas besides."""
    assert previews <= forms <= pages.keys()
    for name, address in pages.items():
        requests = 1 + (name in forms) + (name in previews)
        script = weigh(wire, who.format(name), address, 14 * KILOBYTE, requests=requests).script
        assert 0 < script <= FORM_SCRIPT if name in forms else script == 0, name


def marks_of_one(wire: Wire, course: str) -> str:
    return link_to(wire, f"{course}/marks", f"{course}/marks\\?test=[0-9]+")


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_of_those_who_teach_are_light(school, desk, weigh, language):
    wire = Wire(school).sign_in(desk.teacher)
    wire.post("/language", language=language)
    course = course_of(wire, desk.title)
    lessons = f"{course}/lessons"
    editor = link_to(wire, lessons, "/teach/lessons/[^/]+/edit")
    lesson = editor.removesuffix("/edit")
    pages = {
        "courses": "/teach", "new course": "/teach/courses/new", "course": course, "course's data": f"{course}/edit",
        "copy": f"{course}/copies/new", "archiving": f"{course}/archiving", "topics": f"{course}/topics",
        "topic": link_to(wire, f"{course}/topics", "/teach/topics/[^/]+/edit"), "people": f"{course}/people",
        "list to enrol": f"{course}/enrolment-files/new", "lessons": lessons, "files": f"{course}/files",
        "preview": f"{lesson}/preview", "history": f"{lesson}/revisions",
        "revision": link_to(wire, f"{lesson}/revisions", f"{lesson}/revisions/[^\"]+"), "removal": f"{lesson}/removal",
        "extra time": f"{course}/extra-time",
        "extra time of a test": link_to(wire, f"{course}/extra-time", "/teach/tests/[^/]+/extra-time"),
        "own profile": "/account/profile", "marks": f"{course}/marks", "marks of one test": marks_of_one(wire, course),
        "student of a course": link_to(wire, f"{course}/marks", f"{course}/students/[^\"#]+"), "readers": f"{lesson}/readers",
    }
    forms = {"new course", "course's data", "copy", "topic", "list to enrol", "own profile"}
    weigh_forms(weigh, wire, f"teach: {{}}, {language}", pages, forms)
    weight = weigh(wire, f"teach: editor, {language}", editor, 15 * KILOBYTE, requests=3, script=15 * KILOBYTE)
    # All that a browser fetches for it: what stands beside the text, the script, nothing else.
    assert 0 < weight.script and weight.page + weight.other + weight.script <= 30 * KILOBYTE


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_of_the_student_office_are_light(demo, weigh, language):
    wire = Wire(demo).sign_in(office_scenes.OFFICE)
    wire.post("/language", language=language)
    period = link_to(wire, "/office/periods", "/office/periods/(?!new)[^/\"]+")
    pages = {
        "start": "/office", "found": "/office/accounts?q=a", "group": "/office/charges/group", "list": "/office/lists/bank",
        "received": "/office/received", "debtors": "/office/debtors", "prices": "/office/prices", "settings": "/office/settings",
        "periods": "/office/periods", "new period": "/office/periods/new", "period": period,
        "date": link_to(wire, period, f"{period}/dates/(?!new)[^/\"]+"),
        "registered": link_to(wire, period, f"{period}/dates/[^/\"]+/list"),
    }
    weigh_forms(weigh, wire, f"office: {{}}, {language}", pages, {"new period", "date", "list", "group"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_of_thirty_students_are_light(school, desk, weigh, language):
    course = pointing.furnish(school, desk)
    pointing.examine(school, desk.teacher, course, "40")
    wire = Wire(school).sign_in(desk.teacher)
    wire.post("/language", language=language)
    everyone = wire.get(f"{course}/points?part=attendance").text
    filled = {name: "1" for name in pointing.fields(everyone)}
    assert len(filled) == 15 * pointing.COUNT and wire.post(f"{course}/points", part="attendance", **filled).status == 303
    student = link_to(wire, f"{course}/points?week=3", f"{course}/points/[^\"?]+")
    for name, address in [("week", "points?week=3"), ("part in all weeks", "points?part=attendance"), ("exam", "points?part=written-exam")]:
        weight = weigh(
            wire, f"teach: points, {name}, {language}", f"{course}/{address}", 14 * KILOBYTE, requests=2, script=5 * KILOBYTE)
        assert weight.script > 0
    assert weigh(wire, f"teach: points of a student, {language}", student, 14 * KILOBYTE, requests=2, script=5 * KILOBYTE).script > 0
    person = student.rpartition("/")[2]
    proposed = pointing.hidden(wire.get(f"{course}/confirmed-marks").text, f"mark.{person}")
    assert wire.post(f"{course}/confirmed-marks", **{f"mark.{person}": proposed}).status == 303
    pages = {
        "points as a list": f"{course}/points/list", "final marks": f"{course}/confirmed-marks",
        "change of a mark": f"{course}/confirmed-marks/{person}", "list to sign": f"{course}/confirmed-marks/protocol",
    }
    weigh_forms(weigh, wire, f"teach: {{}}, {language}", pages, {"change of a mark", "points as a list"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_of_a_design_are_light(school, desk, weigh, language):
    wire = Wire(school).sign_in(desk.teacher)
    wire.post("/language", language=language)
    design = f"{course_of(wire, desk.title)}/design"
    first, last = (institution.today() + timedelta(days=distance) for distance in (-7, 100))
    assert wire.post(
        f"{design}/schedule", seen="0", starts="08:00", ends="23:59", repeats="daily", every="1",
        **{"first-day": first.isoformat(), "last-day": last.isoformat()}).status == 303
    seen = re.search(r'name="seen" value="([^"]*)"', wire.get(f"{design}/policy").text)[1]
    texts = {kind: words(f"design.begin-{kind}", language) for kind in (
        "attendance", "participation", "conduct", "missed-exams", "missed-assignments")}
    assert wire.post(f"{design}/policy", seen=seen, **texts).status == 303
    tomorrow = institution.today() + timedelta(days=1)
    for name, address in {
        "name": "/name", "description": "/description", "six policies": "/policy", "somebody who teaches": "/instructors/new",
        "schedule": "/schedule", "a meeting": f"/schedule/changes?day={tomorrow.isoformat()}",
    }.items():
        weight = weigh(wire, f"teach: {name}, {language}", design + address, 8 * KILOBYTE, requests=2)
        assert 0 < weight.script <= FORM_SCRIPT
    for name, address in {"design": "", "people who teach": "/instructors"}.items():
        assert weigh(wire, f"teach: {name}, {language}", design + address, 8 * KILOBYTE).script == 0
    assert weigh(wire, f"teach: check of a design, {language}", f"{design}/check", 14 * KILOBYTE).script == 0
    reason = f"{design}/check/exceptions/new?finding=syllabus-description"
    assert 0 < weigh(wire, f"teach: finding set aside, {language}", reason, 8 * KILOBYTE, requests=2).script <= FORM_SCRIPT
    student = Wire(school).sign_in(desk.student)
    student.post("/language", language=language)
    weigh(student, f"home with meetings, {language}", "/", 5 * KILOBYTE)
    assert weigh(student, f"week of meetings, {language}", "/timetable", 5 * KILOBYTE).script == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_of_objectives_are_light(school, desk, weigh, language):
    wire = Wire(school).sign_in(desk.teacher)
    wire.post("/language", language=language)
    listed = f"{course_of(wire, desk.title)}/design/objectives"
    for _ in range(40):
        new = re.search(r'name="objective" value="([^"]+)">', wire.get(listed).text.rpartition('id="new"')[2])[1]
        assert wire.post(listed, objective=new).status == 303
        objective = f"/teach/objectives/{new}"
        assert wire.post(f"{objective}/performance", seen="1", word=designing.WORD).status == 303
    assert weigh(wire, f"teach: forty objectives, {language}", listed, 8 * KILOBYTE).script == 0
    for name, address in {
        "attainment of forty objectives": listed.replace("/objectives", "/attainment"), "attainment": f"{objective}/attainment",
    }.items():
        assert weigh(wire, f"teach: {name}, {language}", address, 14 * KILOBYTE).script == 0
    # Each of the forty lacks several parts, and each of these findings is a sentence and two links.
    check = listed.replace("/objectives", "/check")
    assert weigh(wire, f"teach: check of forty objectives, {language}", check, 14 * KILOBYTE).script == 0
    for name, address in {
        "objective": "/edit", "words": "/performance?at=cognitive/analyze/organize", "condition": "/condition",
        "topics": "/contents", "criteria": "/criteria",
    }.items():
        weight = weigh(wire, f"teach: {name}, {language}", objective + address, 8 * KILOBYTE, requests=2)
        assert 0 < weight.script <= FORM_SCRIPT
    for name, address in {
        "domains": "/performance", "forty words found": "/performance?q=re", "what serves an objective": "/alignment",
    }.items():
        assert weigh(wire, f"teach: {name}, {language}", objective + address, 8 * KILOBYTE).script == 0
    matrix = listed.replace("/objectives", "/alignment")
    weight = weigh(wire, f"teach: matrix of forty objectives, {language}", matrix, 25 * KILOBYTE)
    assert weight.script == 0 and weight.answer.text.count('<th scope="row">') == 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_of_techniques_are_light(school, desk, weigh, language):
    wire = Wire(school).sign_in(desk.teacher)
    wire.post("/language", language=language)
    design = f"{course_of(wire, desk.title)}/design"
    listed = f"{design}/objectives"
    new = re.search(r'name="objective" value="([^"]+)">', wire.get(listed).text.rpartition('id="new"')[2])[1]
    assert wire.post(listed, objective=new).status == 303
    objective = f"/teach/objectives/{new}"
    assert wire.post(f"{objective}/performance", seen="1", word=designing.WORD).status == 303
    every = "?ticked=1&domains[]=cognitive&domains[]=affective&domains[]=psychomotor".replace("[]", "%5B%5D")
    for kind in ("assessment", "teaching"):
        suggested = re.findall(r'name="assign" value="([^"]+)"', wire.get(f"{objective}/techniques/{kind}{every}").text)
        assert len(suggested) > 30
        name = f"teach: every technique of {kind} as a suggestion, {language}"
        assert weigh(wire, name, f"{objective}/techniques/{kind}{every}", 10 * KILOBYTE).script == 0
        for technique in suggested[:20]:
            assert wire.post(f"{objective}/techniques/{kind}", assign=technique).status == 303
        name = f"teach: plan with twenty techniques of {kind}, {language}"
        assert weigh(wire, name, f"{design}/{kind}", 14 * KILOBYTE).script == 0
        name = f"teach: techniques of {kind}, {language}"
        assert weigh(wire, name, f"{design}/techniques?kind={kind}", 8 * KILOBYTE).script == 0
        weight = weigh(wire, f"teach: new technique of {kind}, {language}", f"{design}/techniques/new?kind={kind}", 8 * KILOBYTE, requests=2)
        assert 0 < weight.script <= FORM_SCRIPT
    assert weigh(wire, f"teach: technique, {language}", f"{design}/techniques/minute-paper", 8 * KILOBYTE).script == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_of_a_plan_are_light(school, desk, weigh, language):
    wire = Wire(school).sign_in(desk.teacher)
    wire.post("/language", language=language)
    plan = f"{course_of(wire, desk.title)}/design/plan"
    first = institution.today()
    for number in range(60):
        new = re.search(r'name="event" value="([^"]+)"', wire.get(f"{plan}/events/new").text)[1]
        due = (first + timedelta(days=2 * number)).isoformat()
        said = {"title": f"Tema {number}: o listă de orașe și vremea lor", "notes": "Doi câte doi, fără internet"}
        assert wire.post(
            f"{plan}/events", event=new, seen="", due=due, kind="teaching", place="out-of-class", hours="1:30", **said).status == 303
    assert weigh(wire, f"teach: plan of sixty events, {language}", plan, 14 * KILOBYTE).script == 0
    for name, address in {"event": f"/teach/events/{new}/edit", "new event": f"{plan}/events/new"}.items():
        weight = weigh(wire, f"teach: {name}, {language}", address, 8 * KILOBYTE, requests=2)
        assert 0 < weight.script <= FORM_SCRIPT


@pytest.mark.parametrize("language", LANGUAGES)
def test_syllabus_sheet_and_resources_are_light(school, desk, weigh, language):
    wire = Wire(school).sign_in(desk.teacher)
    wire.post("/language", language=language)
    course = course_of(wire, desk.title)
    topic = link_to(wire, f"{course}/topics", "/teach/topics/[^/]+/edit").removesuffix("/edit")
    for number in range(60):
        new = re.search(r'name="resource" value="([^"]+)"', wire.get(f"{topic}/resources/new").text)[1]
        said = {"title": f"Cartea despre ecrane și date, partea {number}", "description": "Paginile 3–7, cu desenele lor"}
        added = wire.post(f"{topic}/resources", resource=new, kind="book", **said)
        assert added.status == 303
    lines = [f"C{number}; Proiectează modele de date și le explică, treapta {number}" for number in range(60)]
    checked = wire.post(f"{course}/design/outcomes", list="\n".join(lines)).text
    seen = re.search(r'name="checked" value="([^"]+)"', checked)[1]
    assert wire.post(f"{course}/design/outcomes/list", list="\n".join(lines), checked=seen).status == 303
    weight = weigh(wire, f"syllabus, {language}", course.removeprefix("/teach") + "/syllabus", 14 * KILOBYTE)
    assert weight.script == 0
    design = f"{course}/design"
    pages = {"sheet": f"{design}/sheet", "outcomes": f"{design}/outcomes"}
    weigh_forms(weigh, wire, f"teach: {{}}, {language}", pages, {"outcomes"})
    for name, address in {
        "topic with sixty resources": f"{topic}/edit", "the last ones of sixty": added.location.partition("#")[0],
        "resource": f"/teach/resources/{new}/edit", "new resource": f"{topic}/resources/new", "sections": f"{design}/syllabus",
        "hours": f"{design}/sheet/hours", "hours of topics": f"{design}/sheet/topics",
    }.items():
        weight = weigh(wire, f"teach: {name}, {language}", address, 8 * KILOBYTE, requests=2)
        assert 0 < weight.script <= FORM_SCRIPT


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_on_which_tests_are_written_and_watched_are_light(school, weigh, language):
    place = assessment_scenes.room(school)
    wire = Wire(school).sign_in(showroom.TEACHER)
    wire.post("/language", language=language)
    running, over, draft = (place.test(title) for title in (showroom.RUNNING, showroom.OVER, showroom.BEGUN))
    pages = {
        "tests": f"{place.course}/tests", "test": running, "settings of a final": f"{running}/settings",
        "other dates": f"{running}/dates",
        "settings of a draft": f"{draft}/settings", "overtaken test": place.test(showroom.OVERTAKEN) + "/overtaking",
        "questions": f"{running}/questions", "new question": f"{draft}/questions/new", "question": f"{running}/questions/4/edit",
        "question, removal": f"{draft}/questions/1/removal", "test, removal": f"{running}/removal", "trial": f"{running}/trial",
        "minutes for all": f"{running}/minutes", "attempt": place.over[0].taught,
        "attempt that goes on": place.running[0].taught, "ending": f"{place.running[0].taught}/ending",
        "reopening": f"{place.running[2].taught}/reopening", "annulment": f"{place.running[0].taught}/annulment", "figures": f"{over}/figures",
        "figures, questions to check": place.test(showroom.MANY) + "/figures?attempts=all", "corrections": f"{over}/corrections",
        "correction of a key": place.keys[2], "correction of points": place.points[0], "export": f"{place.course}/export",
        "import": "/teach/imports/new",
    }
    forms = {"settings of a final", "settings of a draft", "other dates", "new question", "question"}
    weigh_forms(weigh, wire, f"teach: {{}}, {language}", pages, forms, frozenset({"new question", "question"}))
    # These renew themselves.
    for name, address in [("attempts during a test", f"{running}/attempts"), ("room", f"{running}/room")]:
        assert 0 < weigh(wire, f"teach: {name}, {language}", address, 14 * KILOBYTE, requests=2).script <= 2 * KILOBYTE
    assert weigh(wire, f"teach: attempts, {language}", f"{over}/attempts", 14 * KILOBYTE).script == 0
    for name, title in [("a new test", showroom.BEGUN), ("a test with mistakes", showroom.WRONG), ("a final", showroom.RUNNING)]:
        weight = weigh(
            wire, f"teach: editor of {name}, {language}", place.test(title) + "/edit", 15 * KILOBYTE, requests=3, script=15 * KILOBYTE)
        assert 0 < weight.script and weight.page + weight.other + weight.script <= 30 * KILOBYTE
    for address, form in [(f"{place.test(showroom.WRONG)}/checks", {}), (f"{running}/minutes", {"minutes": "0"})]:
        assert wire.post(address, **form).size <= 15 * KILOBYTE


def test_a_test_that_is_tried_out_is_light(school, weigh):
    """A question is shown as a student would have it, but for what says that nothing is kept."""
    place = assessment_scenes.room(school)
    wire = Wire(school).sign_in(showroom.TEACHER)
    for title, count in ((showroom.RUNNING, 5), (showroom.OVER, 4)):
        address = wire.post(place.test(title) + "/trial").location
        for number in range(1, count + 1):
            weight = weigh(wire, f"teach: trial, question {number} of {count}", address, 5 * KILOBYTE)
            assert weight.script == 0
            field = "choice[]" if "choice[]" in weight.answer.text else "text"
            state = re.search(r'name="state" value="([^"]+)"', weight.answer.text)[1]
            address = wire.post(address.split("?")[0], state=state, go="next", **{field: "1"}).location
        weigh(wire, f"teach: trial, review of {count}", address, 12 * KILOBYTE)
        weigh(wire, f"teach: trial, results of {count}", address.replace("/review?", "/results?"), 12 * KILOBYTE)


def test_attempts_and_figures_of_the_demo_are_light(demo, weigh):
    """A year of them."""
    wire = Wire(demo).sign_in(survey_scenes.DEMO_TEACHER)
    courses = sorted(set(re.findall(r'href="(/teach/courses/[0-9a-f-]{36})"', wire.get("/teach").text)))
    tests = [
        test for course in courses
        for test in sorted(set(re.findall(r'href="(/teach/tests/[0-9a-f-]{36})"', wire.get(f"{course}/tests").text)))]
    assert tests
    for number, test in enumerate(tests, start=1):
        for part in ("attempts", "figures", "corrections"):
            weigh(wire, f"teach: {part} of the demo's test {number}", f"{test}/{part}", 14 * KILOBYTE, requests=2)
    heaviest = max(tests, key=lambda test: wire.get(f"{test}/edit").size)
    weight = weigh(
        wire, "teach: heaviest test of the demo", f"{heaviest}/edit", 28 * KILOBYTE, requests=3, script=15 * KILOBYTE)
    assert weight.page + weight.other + weight.script <= 30 * KILOBYTE


def test_the_courses_of_the_demo_are_light_for_who_teaches_them(demo, weigh):
    wire = Wire(demo).sign_in(survey_scenes.DEMO_TEACHER)
    courses = sorted(set(re.findall(r'href="(/teach/courses/[0-9a-f-]{36})"', wire.get("/teach").text)))
    assert courses
    for number, course in enumerate(courses, start=1):
        for page in ("people", "files", "lessons"):
            weigh(wire, f"teach: {page} of the demo's course {number}", f"{course}/{page}", 14 * KILOBYTE)
    editors = [
        editor for course in courses
        for editor in re.findall(r'href="(/teach/lessons/[^/]+/edit)"', wire.get(f"{course}/lessons").text)]
    heaviest = max(editors, key=lambda editor: wire.get(editor).size)
    weight = weigh(
        wire, "teach: heaviest editor of the demo", heaviest, 28 * KILOBYTE, requests=3, script=15 * KILOBYTE)
    assert weight.page + weight.other + weight.script <= 30 * KILOBYTE


def test_pages_of_administrators_are_light(school, weigh):
    wire = Wire(school).sign_in(teaching.ADMINS[0])
    account = link_to(wire, f"/people?q={teaching.OFFICE.user}", "/people/[0-9a-f]{8}-[^/\"]+")
    pages = {
        "accounts, 100 of them": "/people", "new account": "/people/new", "account": account, "account, changed": f"{account}/edit",
        "account, disabling": f"{account}/disablings", "account, extra time": f"{account}/extra-time", "settings": "/settings",
        "who has extra time": "/extra-time", "semesters": "/settings/semesters", "new semester": "/settings/semesters/new",
    }
    weigh_forms(weigh, wire, "admin: {}", pages, {"new account", "account, changed", "new semester"})
    over = Wire(school).get("/welcome/" + "A" * 43)
    assert over.status == 404 and over.size <= 14 * KILOBYTE


def test_the_script_is_cached_for_good_and_pages_never(wire):
    attempt = wire.begin_quiz(institution.QUIZ)
    page = wire.get(f"{attempt}/questions/1")
    assert page.headers.get("cache-control") == "no-store"
    scripts = [address for kind, address in Loads(page.text).found if kind == "script"]
    assert len(scripts) == 1
    assert "immutable" in wire.get(scripts[0]).headers.get("cache-control")


def test_a_page_without_compression_says_the_same(wire):
    compressed, plain = wire.get("/account"), Client(wire.port, wire.cookies, lines=()).get("/account")
    assert (compressed.headers.get("content-encoding"), plain.headers.get("content-encoding")) == ("gzip", None)
    without_token = [re.sub('name="token" value="[^"]+"', "", answer.text) for answer in (compressed, plain)]
    assert without_token[0] == without_token[1]
