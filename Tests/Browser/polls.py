"""An institution of its own for surveys: some are open, one keeps results waiting, two have closed and are counted."""

import re
from html import unescape
from pathlib import Path

from clockwork import Clock
from Harness import import_folder
from Harness.database import reading
from Harness.import_folder import settings
from institution import NAMES, SURNAMES, Student
from papers import typed_questions
from product import Product
from wire import Wire

TITLES = {
    "toamna": {"ro": "Semestrul de toamnă", "sr-Latn": "Jesenji semestar", "en": "Autumn semester"},
    "poarta": {"ro": "Chestionar înaintea notelor", "sr-Latn": "Anketa pre ocena", "en": "Survey before the marks"},
    "vara": {"sr-Latn": "Letnja škola"},
    "numarata": {"ro": "Chestionar numărat", "sr-Latn": "Prebrojana anketa", "en": "Counted survey"},
    "asteptata": {
        "ro": "Chestionar cu rezultate mai târziu", "sr-Latn": "Anketa sa rezultatima kasnije",
        "en": "Survey with late results"},
}
# Subjects as pages name them, by the folder of the course.
SUBJECTS = {
    "10-prima": "V10 - Verificarea paginilor", "11-a-doua": "V11 - Projektovanje korisničkih interfejsa",
    "12-trei": "V12 - Seminar de otorinolaringologie", "13-sapte": "V13 - Laborator de șapte", "20-poarta": "V20 - Poarta",
    "30-clasa": "V30 - Clasa numărată", "31-jumatate": "V31 - Jumătate de clasă", "32-putini": "V32 - Prea puțini",
    "40-vara": "V40 - Letnji kurs",
}
FIRST, SECOND, THREE, SEVEN, GATE, CLASS, HALF, FEW, SUMMER = SUBJECTS.values()
FINAL = "Test final al disciplinei"

# In the order of the form: what it asks of, and how; there are two teachers.
_ITEMS = [
    ("subject", "lectures", "scale", "Cât de mulțumit(ă) sunteți de cursurile profesorului?",
     "Kako ste zadovoljni predavanjima profesora?", "How satisfied are you with the professor’s lectures?"),
    ("subject", "exercises", "scale", "Cât de mulțumit(ă) sunteți de laboratoare și de temele lor?",
     "Kako ste zadovoljni vežbama i zadacima na njima?", "How satisfied are you with the exercises and their tasks?"),
    ("subject", "materials", "scale optional", "Cât de mulțumit(ă) sunteți de materialele de studiu?",
     "Kako ste zadovoljni nastavnim materijalima?", "How satisfied are you with the teaching materials?"),
    ("subject", "grading", "scale", "Cât de mulțumit(ă) sunteți de felul în care se notează activitatea pe parcurs?",
     "Kako ste zadovoljni time kako se ocenjuju predispitne obaveze?",
     "How satisfied are you with the way coursework is marked?"),
    ("subject", "pace", "choice", "Ritmul cursului este", "Tempo nastave je", "The pace of the course is"),
    ("teacher", "clarity", "scale", "Cât de mulțumit(ă) sunteți de claritatea explicațiilor?",
     "Kako ste zadovoljni jasnoćom objašnjenja?", "How satisfied are you with the clarity of the explanations?"),
    ("teacher", "help", "scale", "Cât de mulțumit(ă) sunteți de ajutor: răspunsuri la întrebări și consultații?",
     "Kako ste zadovoljni pomoći: odgovorima na pitanja i konsultacijama?",
     "How satisfied are you with the help: answers to questions and office hours?"),
    ("subject", "words", "comment", "Ce ar trebui să rămână și ce ați schimba?",
     "Šta treba da ostane, a šta biste promenili?", "What should stay, and what would you change?"),
]
_PACE = [("prea lent", "prespor", "too slow"), ("potrivit", "taman", "right"), ("prea rapid", "prebrz", "too fast")]
COUNT = 10
COMMENT = 10
# Fields that may stay empty.
OPTIONAL = (3, COMMENT)


def _people(first: int, count: int) -> list[Student]:
    return [Student(f"v.{n}", NAMES[n % 8], SURNAMES[(n // 8 + n) % 8], n) for n in range(first, first + count)]


# Of the first two subjects; a test takes the next one.
VOTERS = _people(5001, 90)
# Of the subject with the gate, and of it alone.
GATED = _people(5201, 20)
# Of a class of three, of one of seven, of a summer school: each of that alone.
LONELY, SELDOM, SWIMMER = _people(5301, 3), _people(5311, 7), _people(5321, 2)
# Whose ballots are counted.
CLASSMATES = _people(5401, 12)
NOBODY = Student("v.nimeni", "Horia", "Tămășan", 5500)
PROFESSOR, ASSISTANT = (
    Student("p.profesor", "Ștefania-Đurđina", "Constantinescu-Živković", 1), Student("p.asistent", "Uroš", "Țîrlea", 2))
ELSEWHERE, OFFICE = Student("p.altul", "Emese", "Szőke", 3), Student("p.calitate", "Snežana", "Varničević", 4)

# Steps that the first eleven of the class give to the lectures; the twelfth declines. Half of the class rates the second subject.
STEPS = [5, 5, 5, 4, 4, 4, 4, 3, 3, 2, 1]
HALF_COUNT = 7


def comment(number: int) -> str:
    return f"Observația {number}: <b>mai puține</b> diapozitive & mai multe exemple"


def _document(key: str, *, semester: str, languages: list[str], **values: str) -> str:
    title = "".join(f"  {language}: {TITLES[key][language]}\n" for language in languages)
    introduction = "".join(f'  {language}: "**V10** · 2 minute."\n' for language in languages)
    lines, matter = [], ""
    for about, item, kind, *texts in _ITEMS:
        lines += [f"## {about}"] if about != matter else []
        lines += [f"### {item} {{kind={kind}}}", _said(languages, texts)]
        if kind == "choice":
            lines.append("\n".join("- " + _said(languages, option).replace("\n", "\n  ") for option in _PACE))
        matter = about
    front = settings(
        f"title:\n{title}languages: [{', '.join(languages)}]\nintroduction:\n{introduction}".rstrip(), semester=semester, **values)
    return front + "\n" + "\n\n".join(lines) + "\n"


def _said(languages: list[str], texts) -> str:
    said = dict(zip(("ro", "sr-Latn", "en"), texts))
    return "\n".join(f"{language}: {said[language]}" for language in languages)


def _course(
    folder: Path, name: str, semester: str, enrolled: list[Student], teachers: list[Student], language: str = "ro"
) -> None:
    number, title = SUBJECTS[name].split(" - ")
    import_folder.write_course(
        folder / name, number=number, title=title, language=language, semester=semester, topics=["Alcătuire", "Cuvinte lungi"],
        teachers={teacher.user: role for teacher, role in zip(teachers, ("professor", "assistant"))},
        enrolled=[student.user for student in enrolled])
    if name in ("10-prima", "20-poarta"):
        window = {"kind": "final", "opens": "-1d 09:00", "closes": "+2d 18:00", "limit": "30"}
        import_folder.write(folder / name / "tests" / "01-final.md", settings(title=FINAL, **window) + typed_questions())


def write(folder: Path) -> Path:
    """The import folder. What is counted closes ten minutes after it is written."""
    students = [*VOTERS, *GATED, *LONELY, *SELDOM, *SWIMMER, *CLASSMATES, NOBODY]
    staff = [
        person.line("quality-office" if person is OFFICE else "teacher", has_email=False)
        for person in (PROFESSOR, ASSISTANT, ELSEWHERE, OFFICE)]
    import_folder.write_institution(folder, "Universitatea Anchetelor", staff + [student.line() for student in students])
    both = [PROFESSOR, ASSISTANT]
    _course(folder, "10-prima", "toamna", VOTERS, both)
    _course(folder, "11-a-doua", "toamna", VOTERS, both, language="sr-Latn")
    _course(folder, "12-trei", "toamna", LONELY, both)
    _course(folder, "13-sapte", "toamna", SELDOM, both)
    _course(folder, "20-poarta", "poarta", GATED, both)
    _course(folder, "30-clasa", "primavara", CLASSMATES, both)
    _course(folder, "31-jumatate", "primavara", CLASSMATES, [ELSEWHERE, ASSISTANT])
    _course(folder, "32-putini", "primavara", CLASSMATES[:3], both)
    _course(folder, "40-vara", "vara", SWIMMER, both, language="sr-Latn")
    everywhere = ["ro", "sr-Latn", "en"]
    window = {"opens": "-1h", "closes": "+2d 18:00", "results": "+9d 18:00"}
    counted = {"opens": "-1h", "closes": "+10m", "policy": "reminder"}
    documents = {
        "01-toamna": _document("toamna", semester="toamna", languages=everywhere, policy="reminder", **window),
        "02-poarta": _document("poarta", semester="poarta", languages=everywhere, policy="gate", **window),
        "03-vara": _document("vara", semester="vara", languages=["sr-Latn"], policy="off", **window),
        "04-numarata": _document(
            "numarata", semester="primavara", languages=everywhere, results="+10m", students_see="subject", **counted),
        "05-asteptata": _document("asteptata", semester="primavara", languages=everywhere, results="+30d 10:00", **counted),
    }
    for name, text in documents.items():
        import_folder.write(folder / "surveys" / f"{name}.md", text)
    return folder


class Polls(Product):
    """Its server. The class has voted when it starts, and a quarter of an hour has passed."""

    def __init__(self, binary: str, folder: Path):
        self.clock = Clock(folder)
        super().__init__(binary, folder, write=write, preload=self.clock.LIBRARIES, control=self.clock.control.path)
        self.voters, self.gated = iter(VOTERS), iter(GATED)

    def start(self) -> "Polls":
        super().start()
        if self.clock.is_unmoved:
            self._vote()
            self.stop()
            self.clock.forward(minutes=15)
            super().start()
        return self

    def reading(self):
        """The database, which the server goes on writing."""
        return reading(self.database)

    def sealed(self) -> int:
        """How many ballots are stored of surveys that are not counted."""
        with self.reading() as database:
            return database.execute("SELECT count(*) FROM sealed_ballot").fetchone()[0]

    def waiting(self) -> str:
        """The survey that is counted and tells its results later."""
        with self.reading() as database:
            return database.execute(
                "SELECT id FROM survey JOIN survey_closing ON survey_id = id WHERE survey_key = 'asteptata'").fetchone()[0]

    def _vote(self) -> None:
        for number, student in enumerate(CLASSMATES):
            wire = Wire(self).sign_in(student)
            for (survey, subject), address in forms(wire).items():
                if survey != TITLES["numarata"]["ro"] or (subject == HALF and number >= HALF_COUNT):
                    continue
                declines = subject == CLASS and number == len(STEPS)
                answers = ballot(STEPS[number % len(STEPS)], comment(number + 1) if number % 2 == 0 else "")
                answer = wire.post(address, go="skip") if declines else wire.post(address, go="send", **answers)
                assert answer.status == 303, answer.text
                # The same form again, changed: it counts once.
                if number == 0:
                    assert wire.post(address, go="send", **ballot(1)).status == 303


def forms(wire: Wire) -> dict[tuple[str, str], str]:
    """The forms that somebody is asked to fill in: survey and subject, and the address."""
    found = {}
    for section in wire.get("/surveys").text.split("<section>")[1:]:
        survey = unescape(re.search(r"<h2[^>]*>(.*?)</h2>", section)[1])
        for address, subject in re.findall(r'href="(/surveys/[^"]+/subjects/[^"]+)"><strong[^>]*>(.*?)</strong>', section):
            found[survey, unescape(subject)] = address
    return found


def ballot(step: int, words: str = "") -> dict[str, str]:
    """All that a form posts: the same step everywhere, the pace right, the materials not applicable."""
    steps = {f"a{number}": str(step) for number in range(1, COUNT)}
    return {**steps, "a3": "na", "a5": "2", f"a{COMMENT}": words}
