"""The institution of the surveys: three semesters, each with a survey, and a prepared data folder in which everybody is signed
in."""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from connection import Connection
from Harness import import_folder
from Harness.control import Control
from Harness.database import reading, share_password
from Harness.people import Person
from Harness.server import Server
from master import cookies_of, copy

# Asked about a subject, and about each of its teachers, in this order; comments need not be written.
SUBJECT_ITEMS = ["scale"] * 5 + ["choice", "comment"]
TEACHER_ITEMS = ["scale"] * 2 + ["comment"]
OPTIONS = 4
MINUTE = 60


@dataclass(frozen=True)
class Course:
    key: str
    semester: str
    students: int
    teachers: int

    @property
    def users(self) -> list[str]:
        return USERS[:self.students]

    @property
    def kinds(self) -> list[str]:
        """Of the fields of its form."""
        return SUBJECT_ITEMS + TEACHER_ITEMS * self.teachers

    @property
    def comments(self) -> list[int]:
        """Numbers of the fields that take one."""
        return [number for number, kind in enumerate(self.kinds, 1) if kind == "comment"]

    def place(self, number: int) -> tuple[int, int]:
        """The item and the teacher of a field, as the database counts them: 0 for the subject."""
        if number <= len(SUBJECT_ITEMS):
            return number, 0
        teacher, item = divmod(number - len(SUBJECT_ITEMS) - 1, len(TEACHER_ITEMS))
        return len(SUBJECT_ITEMS) + item + 1, teacher + 1


USERS = [f"v.{number}" for number in range(1, 201)]
MEDIUM, SMALL, TINY = Course("medie", "primul", 40, 2), Course("mica", "primul", 12, 1), Course("prea-mica", "primul", 3, 1)
LARGE = Course("mare", "al doilea", 200, 1)
LATER = Course("apoi", "al treilea", 60, 2)
COURSES = [MEDIUM, SMALL, TINY, LARGE, LATER]
# The last opens when the others have been open for a while.
SURVEYS = {"primul": ("-1h", "+20m"), "al doilea": ("-1h", "+20m"), "al treilea": ("+10m", "+20m")}
# Minutes from the preparation on: two surveys are open, the third as well, and all are over, while everybody is still signed in.
BEGUN, OPENED, CLOSED = 2, 12, 22


@dataclass(frozen=True)
class Faculty:
    folder: Path
    # Per user.
    cookies: dict[str, dict[str, str]]
    # Ids by semester, and by key.
    surveys: dict[str, str] = field(default_factory=dict)
    courses: dict[str, str] = field(default_factory=dict)
    # Of people, by user name.
    people: dict[str, str] = field(default_factory=dict)
    # In seconds since 1970.
    prepared_at: float = 0

    def copy(self, to: Path) -> Path:
        return copy(self.folder, to)

    def set_clock(self, control: Control, minutes: float) -> None:
        """So many minutes after the preparation, for servers that are started now."""
        control.clock_shift = int((self.prepared_at + minutes * MINUTE - time.time()) * 10**9)

    def wire(self, user: str, port: int, timeout: float = 20) -> Connection:
        """Signed in."""
        return Connection(port, self.cookies[user], timeout)

    def survey(self, course: Course) -> str:
        return self.surveys[course.semester]

    def address(self, course: Course) -> str:
        return f"/surveys/{self.survey(course)}/subjects/{self.courses[course.key]}"


def write(folder: Path) -> Path:
    """The import folder."""
    teachers = [Person(f"p.{number}", "Ana", f"Profesor {number}").line("teacher", has_email=False) for number in [1, 2]]
    students = [Person(user, "Ion", f"Votant {user[2:]}", int(user[2:])).line(has_email=False) for user in USERS]
    import_folder.write_institution(folder, "Anchete", teachers + students)
    for number, course in enumerate(COURSES, 1):
        import_folder.write_course(
            folder / f"{number:02}-{course.key}", number=f"C{number}", title=f"Cursul {course.key}", semester=course.semester,
            teachers={f"p.{teacher}": "assistant" if teacher > 1 else "professor" for teacher in range(1, course.teachers + 1)},
            enrolled=course.users)
    for number, (semester, (opens, closes)) in enumerate(SURVEYS.items(), 1):
        import_folder.write(folder / "surveys" / f"{number:02}-sondaj-{number}.md", _survey(semester, opens, closes))
    return folder


def _survey(semester: str, opens: str, closes: str) -> str:
    front = import_folder.settings(
        f"title:\n  ro: Sondajul din {semester}\nlanguages: [ro]", semester=semester, opens=opens, closes=closes, results=closes,
        policy="reminder")
    items = "".join(
        f"\n## {matter}\n" + "".join(_item(f"{matter}-{number}", kind) for number, kind in enumerate(kinds, 1))
        for matter, kinds in [("subject", SUBJECT_ITEMS), ("teacher", TEACHER_ITEMS)])
    return front + items


def _item(key: str, kind: str) -> str:
    options = "".join(f"\n- ro: Varianta {number}\n" for number in range(1, OPTIONS + 1)) if kind == "choice" else ""
    return f"\n### {key} {{kind={kind}}}\n\nro: Punctul {key}\n{options}"


def prepare(binary: str, folder: Path) -> Faculty:
    """Makes one in `folder`: all have the same password, set once."""
    data = folder / "faculty"
    data.mkdir(parents=True)
    with Server(binary, data) as server:
        server.start("--demo", str(write(folder / "faculty-institution")))
        server.set_password(USERS[0])
        assert server.stop() == 0, server.words()
        share_password(server.database, USERS[0])
        server.start()
        with ThreadPoolExecutor(4) as pool:
            cookies = dict(zip(USERS, pool.map(lambda user: cookies_of(server.port, user), USERS)))
        assert server.stop() == 0, server.words()
    with reading(data / "gata.sqlite") as database:
        return Faculty(
            data, cookies, dict(database.execute("SELECT semester.title, survey.id FROM survey JOIN semester ON semester.id = survey.semester_id")),
            dict(database.execute("SELECT course_key, id FROM course")),
            dict(database.execute("SELECT user_name, id FROM person")), time.time())
