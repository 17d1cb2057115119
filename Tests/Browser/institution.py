"""The institution that the tests import: the demo, with courses and students of our own beside it."""

import shutil
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path

DEMO = Path(__file__).resolve().parents[1] / "Demo"
PASSWORD = "trei corbi albaștri"

# Words that no page of a final test may ever show: they stand in explanations only.
EXPLANATION = "explicatia-nu-se-arata"

NAMES = ["Ștefania", "Đurđina", "Ana-Maria", "Mihăiță", "Čedomir", "Emese", "Lăcrămioara", "Uroš"]
SURNAMES = ["Țîrlea", "Šćepanović", "Ionășescu", "Rățoi", "Živković", "Szőke-Kovács", "Zăvoianu", "Čolić"]


@dataclass(frozen=True)
class Student:
    user: str
    name: str
    surname: str
    number: int

    @property
    def full_name(self) -> str:
        return f"{self.name} {self.surname}"


def _students(count: int) -> list[Student]:
    return [
        Student(f"s.{number}", NAMES[number % 8], SURNAMES[(number // 8 + number) % 8], number)
        for number in range(2001, 2001 + count)
    ]


# Everybody of the course "Verificare"; a test takes the next one, so that attempts never meet.
STUDENTS = _students(120)
# Enrolled in a course of twenty tests, and in nothing else.
BUSY = Student("lista.douazeci", "Georgiana-Ștefania", "Constantinescu-Dâmbovițeanu", 3001)
# Enrolled nowhere.
IDLE = Student("lista.goala", "Horia", "Tămășan", 3002)

# From the demo itself, for pictures.
DEMO_STUDENTS = [
    Student("ana-maria.ionasescu.1001", "Ana-Maria", "Ionășescu", 1001),
    Student("andjela.djordjevic.1003", "Anđela", "Đorđević", 1003),
]
DEMO_FINAL = "Test final 1: fundamente iOS"

FINAL = "Test final: alcătuirea unei aplicații"
QUIZ = "Autoevaluare: alcătuirea unei aplicații"
LATER_FINAL = "Test final care se deschide mai târziu"
CLOSED_FINAL = "Test final care s-a închis"
SHORT_FINAL = "Test final de un minut"
CUT_FINAL = "Test final pe care închiderea îl scurtează"
CLOSING_FINAL = "Test final care se închide între timp"
LONG_QUIZ = "Patruzeci de întrebări"
SERBIAN_QUIZ = "Kviz: najdužereči i prestolonaslednikovicama"
COURSE = "Verificarea aplicațiilor"


def right_answers_of_the_demo_final() -> list[list[str]]:
    """The texts of the right options, question by question, as a page shows them."""
    path = next(DEMO.glob("01-*/tests/01-*.md"))
    questions = path.read_text(encoding="utf-8").split("\n### ")[1:]
    return [
        [line[6:].replace("`", "").replace("*", "") for line in question.splitlines() if line.startswith("- [x] ")]
        for question in questions
    ]


def _question(text: str, *, identifier: str, body: str = "", options: list[str], explanation: str) -> str:
    parts = [f"### {text} {{#{identifier}}}", body, "\n".join(f"- {option}" for option in options), f"> {explanation}"]
    return "\n\n".join(part for part in parts if part)


def _settings(**values: str) -> str:
    return "---\n" + "\n".join(f'{name}: "{value}"' for name, value in values.items()) + "\n---\n"


def _app_questions() -> str:
    """Five questions: single, several, with a picture and code, long words, true or false."""
    return "\n\n".join([
        "## Alcătuire",
        _question(
            "Care obiect primește atingerea?", identifier="atingere",
            options=["[x] Controlul de sub deget", "[ ] Modelul", "[ ] Serviciul web", "[ ] Fișierul cu setări"],
            explanation=f"Atingerea ajunge la control. {EXPLANATION}"),
        _question(
            "Ce poate ține minte un **model**?", identifier="model",
            options=["[x] O listă de note", "[x] Numele unui student", "[ ] Culoarea unui buton", "[ ] Mărimea ecranului"],
            explanation=f"Modelul ține date. {EXPLANATION}"),
        _question(
            "Ce afișează codul de sub figură?", identifier="figura",
            body="![Modelul, vizualizarea și controlerul](media/mvc.png)\n\n"
            "```swift\nlet note = [9, 10, 8].filter { nota in nota > 8 }.map { nota in \"nota \\(nota)\" }\nprint(note.count)\n```",
            options=["[ ] `1`", "[x] `2`", "[ ] `3`", "[ ] `[\"nota 9\", \"nota 10\"].componentsJoinedByString(\"foarte lung\")`"],
            explanation=f"Rămân două note. {EXPLANATION}"),
        "## Cuvinte lungi",
        _question(
            "Šta znači *prestolonaslednikovica* pored „contrarevoluționarismului electroencefalografistului”?",
            identifier="cuvinte",
            options=[
                "[x] Najnepopustljivijesrednjoškolskonastavničkovaspitavanje", "[ ] Electroencefalografistului",
                "[ ] `UIApplicationDelegate.applicationDidFinishLaunchingWithOptions`", "[ ] Otorinolaringologia"],
            explanation=f"Reči su duge. {EXPLANATION}"),
        _question(
            "Un test se poate da și fără JavaScript.", identifier="fara-script",
            options=["[x] Adevărat", "[ ] Fals"], explanation=f"Da. {EXPLANATION}"),
    ])


def _many_questions(count: int) -> str:
    return "\n\n".join(
        _question(
            f"Întrebarea {number}: ce metodă se cheamă când ecranul numărul {number} devine vizibil?",
            identifier=f"q{number}",
            options=[f"[x] `viewDidAppear({number})`", f"[ ] `viewDidLoad({number})`", f"[ ] `sceneDidDisconnect({number})`", "[ ] Niciuna"],
            explanation=f"Ecranul {number} este deja pe ecran când se cheamă metoda; celelalte vin mai devreme sau mai târziu.")
        for number in range(1, count + 1))


def _course(folder: Path, *, enrolled: list[Student], title: str, language: str, marks: str, topics: str) -> Path:
    (folder / "tests" / "media").mkdir(parents=True)
    (folder / "lessons").mkdir()
    people = "\n".join(f"  - {student.user}" for student in enrolled)
    (folder / "course.yaml").write_text(
        f"number: V{folder.name[:2]}\ntitle: {title}\nlanguage: {language}\nsemester: 2026/2027\nclassroom: Sala 2013\n"
        f"url: https://verificare.example.org\nmarks: {marks}\noverview: |\n  Un curs al verificărilor.\n"
        f"topics:\n{topics}\nteachers:\n  - teacher: professor\nenrolled:\n{people}\n", encoding="utf-8")
    return folder / "tests"


def _closing_final(*, closes: str) -> str:
    return _settings(title=CLOSING_FINAL, kind="final", opens="-3d 09:00", closes=closes, limit="30") + _app_questions()


def close_the_closing_final(folder: Path) -> None:
    """What a teacher does who changes the closing of a test, before importing again."""
    path = folder / "80-verificare" / "tests" / "08-se-inchide.md"
    yesterday = date.today() - timedelta(days=1)
    path.write_text(_closing_final(closes=f"{yesterday} 18:00"), encoding="utf-8")


def write(folder: Path) -> Path:
    """The demo and the courses of the tests, in a folder of their own."""
    shutil.copytree(DEMO, folder)
    with (folder / "people.csv").open("a", encoding="utf-8") as people:
        for person in [*STUDENTS, BUSY, IDLE]:
            people.write(f"{person.user},{person.name},{person.surname},{person.number},{person.user}@example.org,student\n")

    tests = _course(
        folder / "80-verificare", enrolled=STUDENTS, title=COURSE, language="ro", marks="ro",
        topics="  - Alcătuire\n  - Cuvinte lungi\n")
    picture = next(DEMO.glob("01-*/tests/media/mvc.png"))
    shutil.copy(picture, tests / "media" / "mvc.png")
    window = {"kind": "final", "opens": "-1d 09:00", "closes": "+2d 18:00", "limit": "30"}
    introduction = "\nCinci întrebări despre *alcătuirea* unei aplicații.\n\n"
    texts = {
        "01-final": _settings(title=FINAL, **window) + introduction + _app_questions(),
        "02-autoevaluare": _settings(title=QUIZ, kind="quiz") + introduction + _app_questions(),
        "03-mai-tarziu": _settings(title=LATER_FINAL, **{**window, "opens": "+1d 09:00"}) + _app_questions(),
        "04-inchis": _settings(title=CLOSED_FINAL, **{**window, "opens": "-3d 09:00", "closes": "-1d 18:00"}) + _app_questions(),
        "05-un-minut": _settings(title=SHORT_FINAL, **{**window, "limit": "1"}) + _app_questions(),
        "06-scurtat": _settings(title=CUT_FINAL, **{**window, "closes": "+45m", "limit": "120"}) + _app_questions(),
        "07-patruzeci": _settings(title=LONG_QUIZ, kind="quiz") + _many_questions(40),
    }
    texts["08-se-inchide"] = _closing_final(closes="+2d 18:00")
    for name, text in texts.items():
        (tests / f"{name}.md").write_text(text, encoding="utf-8")

    serbian = _course(
        folder / "81-srpski", enrolled=STUDENTS, title="Programiranje mobilnih uređaja", language="sr-Latn", marks="sr",
        topics="  - Alcătuire\n  - Cuvinte lungi\n")
    shutil.copy(picture, serbian / "media" / "mvc.png")
    (serbian / "01-kviz.md").write_text(_settings(title=SERBIAN_QUIZ, kind="quiz") + _app_questions(), encoding="utf-8")

    twenty = _course(
        folder / "82-douazeci", enrolled=[BUSY], title="Programarea dispozitivelor mobile", language="ro", marks="ro",
        topics="\n".join(f"  - Capitolul {number}" for number in range(1, 6)))
    for number in range(1, 21):
        kind = {"kind": "quiz"} if number % 4 else window
        (twenty / f"{number:02}-testul-{number}.md").write_text(
            _settings(title=f"Testul {number}: despre ecrane și navigare", topic=f"Capitolul {(number - 1) // 4 + 1}", **kind)
            + _many_questions(3), encoding="utf-8")
    return folder
