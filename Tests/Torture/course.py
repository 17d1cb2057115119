"""What is attacked: one course, its students, and tests of choices whose right options are known here."""

from dataclasses import dataclass, field
from pathlib import Path

from Harness import import_folder
from Harness.people import Person

STUDENTS = [f"s.{number}" for number in range(1, 25)]
# Who enter points; the last is the assistant of half of the students.
TEACHERS = ["prof", "asist.1", "asist.2"]

QUIZ = "Exercițiu"
FINAL = "Final"
# Their closings lie in local time right behind the nights in which Bucharest changes its clocks.
AUTUMN_FINAL, SPRING_FINAL = "Final de toamnă", "Final de primăvară"

PENALTY = 250

# Keys of the parts of the plan of points; tasks have so many points in a week that values seldom come twice.
ATTENDANCE, TASKS = "attendance", "tasks"
WEEKLY_MOST = 85
_PLAN = f"""groups:
  - name: Grupa 1
    assistant: {TEACHERS[-1]}
    students: [{", ".join(STUDENTS[:12])}]
points:
  - {{part: {ATTENDANCE}, kind: pre-exam, sort: attendance, most: 15, weekly: 1}}
  - {{part: {TASKS}, kind: pre-exam, sort: tasks, most: {WEEKLY_MOST}, weekly: {WEEKLY_MOST}}}
"""


@dataclass(frozen=True)
class Question:
    number: int
    is_multiple: bool
    # In thousandths.
    points: int
    option_count: int
    # Positions in the document, from 1.
    right: frozenset[int]

    @property
    def key(self) -> str:
        return f"q{self.number}"

    @property
    def text(self) -> str:
        return f"Întrebarea numărul {self.number}"

    def option(self, position: int) -> str:
        return f"Varianta {self.number}-{position}"

    def markdown(self) -> str:
        kind = "multiple" if self.is_multiple else "single"
        positions = range(1, self.option_count + 1)
        return import_folder.question(
            self.text, braces=f"#{self.key} points={self.points // 1000} kind={kind}",
            answer=[import_folder.option(self.option(each), each in self.right) for each in positions])


def _question(number: int) -> Question:
    is_multiple = number % 3 != 0
    right = {number % 5 + 1, (number * 2) % 5 + 1, (number // 5) % 5 + 1} if is_multiple else {number % 5 + 1}
    return Question(number, is_multiple, 1000 * (number % 4 + 1), 5, frozenset(right))


@dataclass(frozen=True)
class Paper:
    title: str
    file: str
    settings: dict[str, str]
    questions: list[Question] = field(default_factory=lambda: [_question(number) for number in range(1, 31)])

    def markdown(self) -> str:
        front = import_folder.settings(title=self.title, penalty="0.25", **self.settings)
        return front + "\n" + "\n\n".join(question.markdown() for question in self.questions) + "\n"


def _final(title: str, file: str, opens: str, closes: str, limit: int) -> Paper:
    window = {"kind": "final", "opens": opens, "closes": closes, "limit": str(limit), "attempts": "100"}
    return Paper(title, file, window)


PAPERS = {
    paper.title: paper for paper in [
        Paper(QUIZ, "01-exercitiu", {"kind": "quiz"}),
        _final(FINAL, "02-final", "-2d 09:00", "+30d 18:00", 30),
        _final(AUTUMN_FINAL, "03-toamna", "2026-10-20 09:00", "2026-10-25 04:10", 240),
        _final(SPRING_FINAL, "04-primavara", "2027-03-20 09:00", "2027-03-28 04:30", 240),
    ]
}


def write(folder: Path) -> Path:
    """The import folder."""
    students = [Person(user, "Ana", f"Pop {user[2:]}", int(user[2:])).line(has_email=False) for user in STUDENTS]
    teachers = [Person(user, "Ana", "Pop").line("teacher", has_email=False) for user in TEACHERS]
    import_folder.write_institution(folder, "Tortura", teachers + students)
    roles = {user: "assistant" if user != TEACHERS[0] else "professor" for user in TEACHERS}
    own = import_folder.write_course(
        folder / "01-curs", number="T1", title="Curs", teachers=roles, enrolled=STUDENTS, more=_PLAN)
    for paper in PAPERS.values():
        import_folder.write(own / "tests" / f"{paper.file}.md", paper.markdown())
    return folder
