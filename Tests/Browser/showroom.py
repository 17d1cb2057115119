"""A course whose tests are in every state, for the pages on which they are written, watched and corrected. Nobody changes it."""

import re
import shutil
from dataclasses import dataclass
from datetime import timedelta
from html import unescape
from pathlib import Path

from Harness import import_folder
from Harness.import_folder import settings
from Harness.page_forms import address_before
from institution import DEMO, NAMES, SURNAMES, Student, today
from papers import app_questions, many_questions, typed_questions
from teaching import FIRST_TEXT, PICTURE, TOPICS, School, write_institution
from wire import Wire

TITLE = "Vitrina testelor: najdužerečivost și înțelegere"
RUNNING, QUIZ, OVER, LATER, EMPTY, OVERTAKEN, MANY = (
    "Test final în curs: contrarevoluționarismul ecranelor", "Autoevaluare: alcătuirea unei aplicații",
    "Test final închis, cu răspunsuri scrise", "Test final de mai târziu", "Autoevaluare pe care n-a început-o nimeni",
    "Autoevaluare schimbată și în altă parte", "Autoevaluare cu multe încercări")
# Begun in the browser.
BEGUN, WRONG, HEADLESS, REMOVED = "Test nou, abia început", "Test cu greșeli", "Test fără cap", "Test pus deoparte"

TEACHER = Student("vitrina.prof", "Lăcrămioara-Ștefania", "Zăvoianu-Dâmbovițeanu", 0)
STUDENTS = [Student(f"vitrina.{number}", NAMES[number], SURNAMES[7 - number], 9500 + number) for number in range(8)]

MISTAKES = """---
title: Test cu greșeli
kind: quiz
topic: Nicio astfel de temă
---

### Ce strat conține **UIKit**?

- [ ] Core OS
- [ ] Media

### Najnepopustljivijesrednjoškolskonastavničkovaspitavanje? {points=multe}

![Fără descriere](lipsă.png)

= 3.14 ± mult
"""
# Of a question that no form can show, and two that are the same; the window is shorter than the limit.
DOUBTS = """---
title: Test final de mai târziu
kind: final
opens: "2031-05-05 09:00"
closes: "2031-05-05 09:20"
limit: 30
---

## Ecrane și date

### Ce strat conține **UIKit**? {#uikit}

- [ ] Core OS
- [x] Cocoa Touch

### Ce strat conține **UIKit**? {#uikit-2}

- [ ] Core OS
- [x] Cocoa Touch
"""


@dataclass(frozen=True)
class Taken:
    """An attempt: its number and what one reads at its address."""

    address: str

    @property
    def taught(self) -> str:
        return "/teach" + self.address


class Showroom:
    """The course in the institution of those who teach; made once, imported and taken as everything else is."""

    def __init__(self, school: School, folder: Path):
        self.school, self.folder = school, folder
        self._import(is_over=False)
        self.teacher = Wire(school).sign_in(TEACHER)
        self.course = self._course()
        self.running = self._take_running()
        self._take_quiz()
        self._take_many()
        self.over = self._take_over()
        self.addresses = self._addresses()
        self._draft(OVERTAKEN, self._text(OVERTAKEN) + "\n\n### A treia, scrisă în browser?\n\n= 3\n")
        self._import(is_over=True)
        self._begin_others()
        self._draft(LATER, DOUBTS)
        self._draft(QUIZ, self._text(QUIZ) + "\n\n### O întrebare nepublicată?\n\n= 3\n")
        self._correct()
        self._intervene()

    def test(self, title: str) -> str:
        """The address of a test."""
        return self.addresses[title]

    def pages(self) -> list[str]:
        """Every page that those who teach the course can go to."""
        test, over = self.test(RUNNING), self.test(OVER)
        parts = ["", "/edit", "/settings", "/questions", "/questions/new", "/questions/1/edit", "/questions/1/removal", "/trial",
                 "/removal", "/attempts", "/attempts.csv", "/attempts.xlsx", "/minutes", "/room", "/figures", "/corrections",
                 "/extra-time", "/dates"]
        return [
            f"{self.course}/marks.csv", f"{self.course}/marks.xlsx",
            f"{self.course}/tests", f"{self.course}/export", f"{self.course}/export.zip", *(test + part for part in parts),
            self.test(OVERTAKEN) + "/overtaking", over, *self.keys, *self.points, *(taken.taught for taken in self.over),
            self.running[0].taught + "/ending", self.running[2].taught + "/reopening",
            self.running[0].taught + "/annulment", self.running[5].taught + "/restoration"]

    # The folder

    def _import(self, is_over: bool) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)
        write_institution(self.folder, [TEACHER.line("teacher"), *(person.line(has_email=False) for person in STUDENTS)])
        course = import_folder.write_course(
            self.folder / "900-vitrina", number="VT900", title=TITLE, topics=[*TOPICS, "Alcătuire"],
            teachers={TEACHER.user: "professor"}, enrolled=[person.user for person in STUDENTS])
        for part in ("tests", "lessons"):
            (course / part / "media").mkdir(parents=True)
        shutil.copy(PICTURE, course / "lessons" / "media" / "ecran.png")
        shutil.copy(next(DEMO.glob("01-*/tests/media/mvc.png")), course / "tests" / "media" / "mvc.png")
        import_folder.write(
            course / "lessons" / "01-prima.md",
            settings(title="Prima lecție", quiz="autoevaluare") + f"\n{FIRST_TEXT}\n\n![Ecranul cu teste](media/ecran.png)")
        for name, text in self._papers(is_over).items():
            import_folder.write(course / "tests" / f"{name}.md", text)
        self.school.command("import", str(self.folder))

    @staticmethod
    def _papers(is_over: bool) -> dict[str, str]:
        window = {"kind": "final", "opens": "-3d 09:00", "closes": "+2d 18:00", "limit": "30"}
        past = {**window, "closes": f"{today() - timedelta(days=1)} 18:00"} if is_over else window
        return {
            "01-in-curs": settings(title=RUNNING, code="Cuib-2026-vrabie", **window) + "\nCinci *întrebări*.\n\n" + app_questions(),
            "02-autoevaluare": settings(title=QUIZ, kind="quiz") + app_questions(),
            "03-inchis": settings(title=OVER, **past) + typed_questions().replace("{#model}", "{#model order=fixed}"),
            "04-mai-tarziu": settings(title=LATER, **{**window, "opens": "+1d 09:00"}) + many_questions(2),
            "05-neinceputa": settings(title=EMPTY, kind="quiz") + many_questions(2),
            "06-depasita": settings(title=OVERTAKEN, kind="quiz") + many_questions(3 if is_over else 2),
            "07-multe": settings(title=MANY, kind="quiz") + many_questions(4),
        }

    # What students did

    def _take_running(self) -> list[Taken]:
        """Two go on, one was ended by its student, one will be by a teacher; one more will be opened again, and one annulled."""
        taken = []
        for person, answers in zip(STUDENTS, ([1, 2, 3], [1], [2, 1, 2, 1, 1], [1], [1, 2], [1])):
            wire = Wire(self.school).sign_in(person)
            attempt = wire.begin(RUNNING, code="Cuib-2026-vrabie")
            for number, choice in enumerate(answers, start=1):
                wire.post(f"{attempt}/questions/{number}", **{"choice[]": str(choice), "go": "next"})
            taken.append(Taken(attempt))
            if person in (STUDENTS[2], STUDENTS[4]):
                wire.end(attempt)
        return taken

    def _take_quiz(self) -> None:
        for number, person in enumerate(STUDENTS[:3]):
            wire = Wire(self.school).sign_in(person)
            attempt = wire.begin_quiz(QUIZ)
            for question in range(1, 6):
                wire.post(f"{attempt}/questions/{question}", **{"choice[]": str((number + question) % 2 + 1), "go": "next"})
            wire.end(attempt)

    def _take_many(self) -> None:
        """Enough for its statistics to say what to do: nobody answers the last question, and each answers as many as there is time for."""
        wire = Wire(self.school).sign_in(STUDENTS[7])
        for number in range(32):
            attempt = wire.begin_quiz(MANY)
            for question in range(1, 2 + number % 3):
                wire.post(f"{attempt}/questions/{question}", **{"choice[]": str(1 + number % 4), "go": "next"})
            wire.end(attempt)

    def _take_over(self) -> list[Taken]:
        taken = []
        answers = [("3,14", "UIKit", "1", "applicationDidFinishLaunchingWithOptions"), ("3,15", "AppKit", "2", "viewDidLoad"),
                   ("3", "UI Kit", "3", "applicationDidFinishLaunchingWithOptions"), ("22", "uikit", "1", "viewDidAppear:animated:")]
        for person, given in zip(STUDENTS, answers):
            wire = Wire(self.school).sign_in(person)
            attempt = wire.begin(OVER)
            for number, text in enumerate(given, start=1):
                field = "choice[]" if number == 3 else "text"
                wire.post(f"{attempt}/questions/{number}", **{field: text, "go": "next"})
            wire.end(attempt)
            taken.append(Taken(attempt))
        return taken

    # What those who teach did

    def _course(self) -> str:
        return address_before(self.teacher.get("/teach").text, TITLE, "/teach/courses/[0-9a-f-]{36}")

    def _addresses(self) -> dict[str, str]:
        page = self.teacher.get(f"{self.course}/tests").text
        return {title: address for address, title in re.findall(
            r'href="(/teach/tests/[0-9a-f-]{36})"><strong[^>]*>([^<]+)<', page)}

    def _text(self, title: str) -> str:
        page = self.teacher.get(self.test(title) + "/edit").text
        return unescape(re.search(r"<textarea[^>]*>\n(.*?)</textarea>", page, re.S)[1])

    def _draft(self, title: str, text: str) -> None:
        address = self.test(title)
        page = self.teacher.get(address + "/edit").text
        answer = self.teacher.post(address + "/draft", text=text, **hidden(page, "version", "base"))
        assert answer.status == 303, answer.text

    def _begin_others(self) -> None:
        for title, text in ((BEGUN, None), (WRONG, MISTAKES), (HEADLESS, "Fără cap.\n"), (REMOVED, None)):
            listed = self.teacher.get(f"{self.course}/tests").text
            begun = self.teacher.post(f"{self.course}/tests", title=title, kind="quiz", **hidden(listed, "id"))
            assert begun.status == 303, begun.text
            self.addresses[title] = begun.location.removesuffix("/questions/new")
            if text:
                self._draft(title, text)
        assert self.teacher.post(self.test(REMOVED) + "/removal").status == 303

    def _correct(self) -> None:
        """The key of a choice, and the points of one answer; both are looked at before they are applied."""
        listed = self.teacher.get(self.test(OVER) + "/corrections").text
        self.keys = re.findall(r'href="(/teach/tests/[^"]+/corrections/[^"]+)"', listed)
        self._apply(self.keys[2], {"right[]": "1", "reason": "Numele unui student nu ține de model."})
        self.points = re.findall(r'href="(/teach/attempts/[^"]+/points/[^"]+)"', self.teacher.get(self.over[1].taught).text)
        self._apply(self.points[3], {"points": "0,5", "reason": "Scris aproape bine."})

    def _apply(self, address: str, form: dict[str, str]) -> None:
        form |= hidden(self.teacher.get(address).text, "version")
        tried = self.teacher.post(address, **form)
        assert tried.status == 200, tried.text
        applied = self.teacher.post(address, **form, **hidden(tried.text, "shown"))
        assert applied.status == 303, applied.text

    def _intervene(self) -> None:
        _, given, _, ended, reopened, annulled = self.running
        for attempt, deed, form in (
                (given, "minutes", {"minutes": "10", "reason": "A venit târziu, din cauza trenului."}),
                (ended, "ending", {"reason": "A plecat din sală."}),
                (reopened, "reopening", {"minutes": "20", "reason": "A încheiat din greșeală."}),
                (annulled, "annulment", {"reason": "A copiat de la colegul de bancă."})):
            answer = self.teacher.post(f"{attempt.taught}/{deed}", **form)
            assert answer.status == 303, answer.text


def hidden(page: str, *names: str) -> dict[str, str]:
    """What stands in the hidden fields of a page that have these names."""
    found = {name: re.search(rf'name="{name}" value="([^"]*)"', page) for name in names}
    return {name: match[1] for name, match in found.items() if match}
