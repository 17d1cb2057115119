"""What the measured institution teaches: 20 courses, each with 10 tests of 40 questions, lessons, and a survey about them all."""

from pathlib import Path

import school
from Harness import import_folder
from school import OPTIONS, QUESTIONS

COURSES = 20
TESTS = 10
LESSONS = 5
# Each of an own kind for what is measured; all students are enrolled in its course.
HALF, EMPTY, CLOSED, EXAM = "testul-1", "testul-2", "examenul-incheiat", "examenul"
HALF_TITLE = f"Cursul 1, {HALF}"
FINALS = {
    8: (CLOSED, 'kind: final\nopens: "-9d 08:00"\ncloses: "-2d 20:00"\nlimit: 90'),
    9: (EXAM, 'kind: final\nopens: "-1d 08:00"\ncloses: "+2d 20:00"\nlimit: 120'),
}
TEACHER = "prof.1"
# A course of its own beside them, without tests and lessons, for the pages on which its teachers enter points.
POINTS_COURSE, POINTS_STUDENTS = COURSES + 1, 300
YEAR, NAME = "2026/2027", "semestrul I"
SEMESTER = f"{YEAR}, {NAME}"
# Keys of the parts of a plan of points, which the first course has, too.
ATTENDANCE, TASKS, WRITTEN_EXAM = "attendance", "tasks", "written-exam"
_PLAN = f"""points:
  - {{part: {ATTENDANCE}, kind: pre-exam, sort: attendance, most: 15, weekly: 1}}
  - {{part: {TASKS}, kind: pre-exam, sort: tasks, most: 30, weekly: 2}}
  - {{part: {WRITTEN_EXAM}, kind: exam, sort: written-exam, most: 55}}
"""


def courses_of(student: int) -> list[int]:
    """Everybody is in the first course and in two others; counted from 0."""
    others = COURSES - 1
    return [0, 1 + student % others, 1 + (student + 1 + student // others % (others - 1)) % others]


def write(folder: Path, students: int) -> Path:
    """The import folder."""
    users = school.users(students)
    school.write_institution(
        folder, students, [f"{kind}.{number}" for number in range(1, COURSES + 1) for kind in ("prof", "asist")])
    import_folder.write(folder / "surveys" / "01-semestrul.md", SURVEY)
    for course in range(COURSES):
        enrolled = [user for number, user in enumerate(users) if course in courses_of(number)]
        _write_course(folder / f"{course + 1:02}-cursul-{course + 1}", course + 1, enrolled)
    _write_settings(folder / f"{POINTS_COURSE}-cursul-{POINTS_COURSE}", POINTS_COURSE, users[:POINTS_STUDENTS], _PLAN)
    import_folder.write(
        folder / "semesters.csv", f"semester,school year,name,first day,teaching weeks,last day\n,{YEAR},{NAME},-13w,15,+6w\n")
    return folder


def _write_settings(folder: Path, number: int, enrolled: list[str], plan: str = "") -> None:
    """Of a course; the professor and the assistant of the first one also teach the one for points."""
    of_teachers = number if number <= COURSES else 1
    import_folder.write_course(
        folder, number=f"C{number:02}", title=f"Cursul {number}", semester=SEMESTER, topics=TOPICS, more=plan,
        teachers={f"prof.{of_teachers}": "professor", f"asist.{of_teachers}": "assistant"}, enrolled=enrolled)


def _write_course(folder: Path, number: int, enrolled: list[str]) -> None:
    _write_settings(folder, number, enrolled, _PLAN if number == 1 else "")
    for test in range(TESTS):
        key, more = (FINALS if number == 1 else {}).get(test, (f"testul-{test + 1}", "kind: quiz"))
        import_folder.write(folder / "tests" / f"{test + 1:02}-{key}.md", _paper(f"Cursul {number}, {key}", more))
    for lesson in range(1, LESSONS + 1):
        import_folder.write(folder / "lessons" / f"{lesson:02}-lectia-{lesson}.md", _lesson(f"Cursul {number}, lecția {lesson}"))


def right_option(question: int) -> int:
    """Of the question with this number, from 1."""
    return question % OPTIONS + 1


def _paper(title: str, more: str) -> str:
    """A test document of single choices, ten for each topic; every fourth shows code."""
    sections = []
    for number in range(1, QUESTIONS + 1):
        if number % 10 == 1:
            sections.append(f"## {TOPICS[number // 10]}")
        sections.append(import_folder.question(
            f"{title}: ce metodă se cheamă când **ecranul {number}** devine vizibil?", braces=f"#q{number}",
            body=CODE.format(number=number) if number % 4 == 0 else "",
            answer=[
                import_folder.option(OPTION.format(number=number, option=each), each == right_option(number))
                for each in range(1, OPTIONS + 1)],
            explanation=f"Ecranul {number} este deja pe ecran când se cheamă metoda; ce vine înainte nu vede încă mărimile."))
    return import_folder.settings(more, title=title) + "\nUn test despre ecrane.\n\n" + "\n\n".join(sections) + "\n"


def _lesson(title: str) -> str:
    """Nearly a thousand words."""
    parts = "\n\n".join(
        f"## Partea {part}\n\n{PARAGRAPH}\n\n{CODE.format(number=part)}\n\n{PARAGRAPH}\n\n- `{part}` se vede\n- `{part + 1}` ține minte"
        for part in range(1, 13))
    return import_folder.settings(title=title, topic=TOPICS[0]) + f"\n{parts}\n"


TOPICS = ["Ecrane", "Tipuri", "Memorie", "Servicii"]
OPTION = "metoda `viewDidAppear({number}, {option})` a ecranului"
CODE = "```swift\nfinal class Ecran{number}: UIViewController {{\n    var titlu: String? = nil\n    let pas = {number}\n}}\n```"
PARAGRAPH = (
    "Un ecran are o parte care *se vede* și una care **ține minte**. Cine le amestecă plătește mai târziu: o schimbare mică a\n"
    "ecranului strică datele, iar o schimbare a datelor strică [ecranul](https://example.org/ecrane).")


def _item(key: str, kind: str, text: str) -> str:
    return f"### {key} {{kind={kind}}}\n\nro: {text}\n\n"


SURVEY = (
    import_folder.settings(
        "title:\n  ro: Semestrul I\nlanguages: [ro]", semester=SEMESTER, opens="-3d 08:00", closes="+15d 20:00", results="+60d 08:00",
        policy="reminder")
    + "\n## subject\n\n"
    + _item("lectures", "scale", "Cât de mulțumit(ă) sunteți de cursurile profesorului?")
    + _item("exercises", "scale", "Cât de mulțumit(ă) sunteți de laboratoare și de temele lor?")
    + _item("materials", "scale", "Cât de mulțumit(ă) sunteți de materialele de studiu?")
    + _item("pace", "choice", "Ritmul cursului este") + "- ro: prea lent\n- ro: potrivit\n- ro: prea rapid\n\n"
    + "## teacher\n\n" + _item("clarity", "scale", "Cât de mulțumit(ă) sunteți de claritatea explicațiilor?")
    + _item("help", "scale", "Cât de mulțumit(ă) sunteți de ajutor: răspunsuri la întrebări și consultații?")
    + "## subject\n\n" + _item("words", "comment", "Ce ar trebui să rămână și ce ați schimba?"))
# Four about the subject, two about each of two teachers, and the comment.
BALLOT = "".join(f"a{field}=3&" for field in range(1, 9)) + "a9=Mai+multe+exemple+la+laborator,+v%C4%83+rog.&go=send"
