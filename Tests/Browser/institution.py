"""The institution that the tests import: the demo, with courses and students of our own beside it."""

import shutil
from datetime import date, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import yaml

import lectures
from Harness import import_folder
from Harness.import_folder import settings
from Harness.people import PASSWORD
from Harness.people import Person as Student
from papers import app_questions, many_questions, typed_questions

DEMO = Path(__file__).resolve().parents[1] / "Demo"
DEMO_MEDIA = next(DEMO.glob("01-*/lessons/media"))
ZONE = ZoneInfo(yaml.safe_load((DEMO / "institution.yaml").read_text(encoding="utf-8"))["time-zone"])
CODE = "Cuib-2026-vrabie"

NAMES = ["Ștefania", "Đurđina", "Ana-Maria", "Mihăiță", "Čedomir", "Emese", "Lăcrămioara", "Uroš"]
SURNAMES = ["Țîrlea", "Šćepanović", "Ionășescu", "Rățoi", "Živković", "Szőke-Kovács", "Zăvoianu", "Čolić"]


def now() -> datetime:
    """The time on the institution's clock, which decides what day it is there: from 22 to 24 UTC it is tomorrow already."""
    return datetime.now(ZONE)


def clock_in(minutes: int) -> str:
    """What the institution's clock shows so many minutes from now, whether or not clocks are changed until then."""
    return datetime.fromtimestamp(now().timestamp() + 60 * minutes, ZONE).strftime("%H:%M")


def today(at: datetime | None = None) -> date:
    """The institution's date, at a moment or at this one."""
    return (at or now()).astimezone(ZONE).date()


def _students(count: int) -> list[Student]:
    return [
        Student(f"s.{number}", NAMES[number % 8], SURNAMES[(number // 8 + number) % 8], number)
        for number in range(2001, 2001 + count)
    ]


# Everybody of the course "Verificare"; a test takes the next one, so that attempts never meet.
STUDENTS = _students(420)
# Of the same course, with half as much time again and ten minutes.
SLOW = Student("timp.suplimentar", "Bianca-Ilinca", "Țurcanu", 3003, extra="1.5,10")
# Enrolled in a course of twenty tests and twenty lessons, and in nothing else.
BUSY = Student("lista.douazeci", "Georgiana-Ștefania", "Constantinescu-Dâmbovițeanu", 3001)
# Enrolled nowhere.
IDLE = Student("lista.goala", "Horia", "Tămășan", 3002)

# From the demo itself, for pictures.
DEMO_STUDENTS = [
    Student("ana-maria.ionasescu.1001", "Ana-Maria", "Ionășescu", 1001),
    Student("andjela.djordjevic.1003", "Anđela", "Đorđević", 1003),
]
DEMO_TEACHER = Student("teacher", "Cătălin-Ștefan", "Brândușescu", 0)
ADMIN = Student("admin", "", "", 0)
DEMO_FINAL = "Test final 1: fundamente iOS"
DEMO_OVER = "Test final 3: limbaj, ecrane, tabele"
DEMO_CODE = "PDM301"
# The subject with the points of the eStudent paper, and the last week with points in it.
DEMO_POINTS = "IT250"
DEMO_WEEK = 13
DEMO_LESSON = "Ciclul de viață al unei aplicații"

FINAL = "Test final: alcătuirea unei aplicații"
QUIZ = "Autoevaluare: alcătuirea unei aplicații"
TYPED_FINAL = "Test final cu răspunsuri scrise"
TYPED_QUIZ = "Autoevaluare cu răspunsuri scrise"
LATER_FINAL = "Test final care se deschide mai târziu"
CLOSED_FINAL = "Test final care s-a închis"
SHORT_FINAL = "Test final de un minut"
CUT_FINAL = "Test final pe care închiderea îl scurtează"
EXTENDED_FINAL = "Test final de două minute, pentru unii mai lung"
CODE_FINAL = "Test final cu cod de acces"
TWICE_FINAL = "Test final cu două încercări"
PAUSED_FINAL = "Test final cu pauză între încercări"
PATIENT_FINAL = "Test final cu note după ce termină toți"
DATED_FINAL = "Test final cu note de la o dată"
PATIENT_QUIZ = "Autoevaluare în două încercări"
CHECKING_QUIZ = "Autoevaluare cu verificare pe loc"
LONG_QUIZ = "Patruzeci de întrebări"
SERBIAN_QUIZ = "Kviz: najdužereči i prestolonaslednikovicama"
COURSE = "Verificarea aplicațiilor"
# Without lessons; nothing is about its last topic.
BARE_COURSE = "Programiranje mobilnih uređaja"

# In this order; the first ends with `QUIZ`, the second is for everyone.
FIRST_LESSON = "Alcătuirea unei aplicații"
PUBLIC_LESSON = "Desenul care se vede"
LAST_LESSON = "Cuvinte lungi, pe înțelesul tuturor"
LONG_LESSON = "Două mii de cuvinte"
DEMO_LONGEST_LESSON = "Servicii web: HTTP, JSON și SOAP"

_WINDOW = {"kind": "final", "opens": "-1d 09:00", "closes": "+2d 18:00", "limit": "30"}
_TESTS = Path("80-verificare", "tests")


def demo_students() -> list[Student]:
    """Those of the demo's first course, in the order of their student numbers."""
    enrolled = yaml.safe_load(next(DEMO.glob("01-*/course.yaml")).read_text(encoding="utf-8"))["enrolled"]
    lines = [line.split(",") for line in (DEMO / "people.csv").read_text(encoding="utf-8").splitlines()]
    return [Student(line[0], line[1], line[2], int(line[3])) for line in lines if line[0] in enrolled and line[3]]


def right_answers_of_the_demo_final() -> list[list[str]]:
    """The texts of the right options, question by question, as a page shows them."""
    path = next(DEMO.glob("01-*/tests/01-*.md"))
    questions = path.read_text(encoding="utf-8").split("\n### ")[1:]
    return [
        [line[6:].replace("`", "").replace("*", "") for line in question.splitlines() if line.startswith("- [x] ")]
        for question in questions
    ]


def _course(folder: Path, *, enrolled: list[Student], **others) -> Path:
    """Gives its folder of tests."""
    for part in ("tests", "lessons"):
        (folder / part / "media").mkdir(parents=True)
    more = "classroom: Sala 2013\nurl: https://verificare.example.org\noverview: |\n  Un curs al verificărilor.\n"
    import_folder.write_course(
        folder, number=f"V{folder.name[:2]}", teachers={"teacher": "professor"}, enrolled=[student.user for student in enrolled],
        more=more, **others)
    return folder / "tests"


def _papers() -> dict[str, str]:
    introduction = "\nCinci întrebări despre *alcătuirea* unei aplicații.\n\n"
    rules = "penalty: 0.25\ncredit: all-or-nothing\nquestions: shuffled\ndraw:\n  Alcătuire: 2"
    return {
        "01-final": settings(title=FINAL, **_WINDOW) + introduction + app_questions(),
        "02-autoevaluare": settings(title=QUIZ, kind="quiz") + introduction + app_questions(),
        "03-mai-tarziu": settings(title=LATER_FINAL, **{**_WINDOW, "opens": "+1d 09:00"}) + app_questions(),
        "04-inchis": settings(title=CLOSED_FINAL, **{**_WINDOW, "opens": "-3d 09:00", "closes": "-1d 18:00"}) + app_questions(),
        "05-un-minut": settings(title=SHORT_FINAL, **{**_WINDOW, "limit": "1"}) + app_questions(),
        "06-scurtat": settings(title=CUT_FINAL, **{**_WINDOW, "closes": "+45m", "limit": "120"}) + app_questions(),
        "07-patruzeci": settings(title=LONG_QUIZ, kind="quiz") + many_questions(40),
        "08-scris": settings(title=TYPED_FINAL, **_WINDOW) + typed_questions(),
        "09-scris-exercitiu": settings(title=TYPED_QUIZ, kind="quiz") + typed_questions(),
        "10-doua-minute": _extended_final([]),
        "11-cod": settings(rules, title=CODE_FINAL, code=CODE, **_WINDOW) + app_questions(),
        "12-de-doua-ori": settings(title=TWICE_FINAL, attempts="2", counts="best", **_WINDOW) + app_questions(),
        "13-pauza": settings(title=PAUSED_FINAL, attempts="3", counts="average", pause="30", **_WINDOW) + app_questions(),
        "14-rabdare": settings(title=PATIENT_FINAL, results="after-everyone", **_WINDOW) + typed_questions(),
        "15-de-la-o-data": settings(title=DATED_FINAL, results="+30d 10:00", **_WINDOW) + app_questions(),
        "16-doua-incercari": settings(
            title=PATIENT_QUIZ, kind="quiz", attempts="2", counts="last", answers="after-last-attempt") + typed_questions(),
        "17-pe-loc": settings(title=CHECKING_QUIZ, kind="quiz", check="each-answer") + app_questions(),
    }


def _write_lessons(course: Path) -> None:
    lessons = {
        "01-alcatuirea": lectures.first(FIRST_LESSON, quiz="autoevaluare"),
        "02-desenul": lectures.with_everything(PUBLIC_LESSON), "03-cuvinte": lectures.last(LAST_LESSON),
    }
    for name, text in lessons.items():
        (course / "lessons" / f"{name}.md").write_text(text, encoding="utf-8")
    shutil.copy(course / "tests" / "media" / "mvc.png", course / "lessons" / "media")
    for name, original in lectures.FILES.items():
        shutil.copy(DEMO_MEDIA / original, course / "lessons" / "media" / name)


def write(folder: Path) -> Path:
    """The demo and the courses of the tests, in a folder of their own."""
    shutil.copytree(DEMO, folder)
    # Titles, telephones and offices are left out: a line of a student has none.
    lines = (folder / "people.csv").read_text(encoding="utf-8").splitlines()
    (folder / "people.csv").write_text("".join(",".join(line.split(",")[:8]) + "\n" for line in lines), encoding="utf-8")
    with (folder / "people.csv").open("a", encoding="utf-8") as people:
        people.writelines(person.line() for person in [*STUDENTS, SLOW, BUSY, IDLE])

    tests = _course(
        folder / "80-verificare", enrolled=[*STUDENTS, SLOW], title=COURSE, topics=["Alcătuire", "Cuvinte lungi"])
    picture = next(DEMO.glob("01-*/tests/media/mvc.png"))
    shutil.copy(picture, tests / "media" / "mvc.png")
    for name, text in _papers().items():
        (tests / f"{name}.md").write_text(text, encoding="utf-8")
    _write_lessons(tests.parent)

    serbian = _course(
        folder / "81-srpski", enrolled=STUDENTS, title=BARE_COURSE, language="sr-Latn", marks="sr",
        topics=["Alcătuire", "Cuvinte lungi", "Gole grane"])
    shutil.copy(picture, serbian / "media" / "mvc.png")
    (serbian / "01-kviz.md").write_text(settings(title=SERBIAN_QUIZ, kind="quiz") + app_questions(), encoding="utf-8")

    twenty = _course(
        folder / "82-douazeci", enrolled=[BUSY], title="Programarea dispozitivelor mobile", 
        topics=[f"Capitolul {number}" for number in range(1, 6)])
    for number in range(1, 21):
        kind = {"kind": "quiz"} if number % 4 else _WINDOW
        (twenty / f"{number:02}-testul-{number}.md").write_text(
            settings(title=f"Testul {number}: despre ecrane și navigare", topic=f"Capitolul {(number - 1) // 4 + 1}", **kind)
            + many_questions(3), encoding="utf-8")
        title, topic = f"Lecția despre ecrane și navigare, partea {number}", f"Capitolul {(number - 1) // 4 + 1}"
        lesson = lectures.short(title, topic) if number < 20 else lectures.prose(LONG_LESSON, topic, 2000, DEMO)
        (twenty.parent / "lessons" / f"{number:02}-lectia-{number}.md").write_text(lesson, encoding="utf-8")
    return folder


# What a teacher or an administrator changes before importing again.

def write_final(folder: Path, number: int, is_closed: bool, questions: str | None = None, **more: str) -> str:
    """One more final test, of five questions unless others are given, open for two days or closed since yesterday; gives its title."""
    title = f"Test final cu sfârșit neașteptat {number}"
    closes = f"{today() - timedelta(days=1)} 18:00" if is_closed else "+2d 18:00"
    window = {**_WINDOW, "opens": "-3d 09:00", "closes": closes}
    path = folder / _TESTS / f"90-neasteptat-{number}.md"
    path.write_text(settings(title=title, **window, **more) + (questions or app_questions()), encoding="utf-8")
    return title


def write_dated_final(folder: Path, number: int, opens: datetime, closes: datetime) -> str:
    """One more final test, from one hour of the institution's clock to another; gives its title."""
    title = f"Test final, cu dată și {number} virgule; gata"
    window = {name: moment.strftime("%Y-%m-%d %H:%M") for name, moment in (("opens", opens), ("closes", closes))}
    path = folder / _TESTS / f"95-cu-data-{number}.md"
    path.write_text(settings(title=title, **{**_WINDOW, **window}) + app_questions(), encoding="utf-8")
    return title


def extend_in_test(folder: Path, students: list[Student], minutes: int) -> None:
    """Extra minutes in the test of two minutes alone."""
    path = folder / _TESTS / "10-doua-minute.md"
    lines = [f"  {student.user}: {{minutes: {minutes}}}" for student in students]
    path.write_text(_extended_final(lines), encoding="utf-8")


def extend_everywhere(folder: Path, student: Student, minutes: int) -> None:
    """Extra minutes in every test."""
    path = folder / "people.csv"
    text = path.read_text(encoding="utf-8")
    assert student.line() in text
    path.write_text(text.replace(student.line(), student.line(extra=f",{minutes}")), encoding="utf-8")


def _extended_final(lines: list[str]) -> str:
    extra = "\n".join(["extra-time:", *lines]) if lines else ""
    return settings(extra, title=EXTENDED_FINAL, **{**_WINDOW, "limit": "2"}) + typed_questions()
