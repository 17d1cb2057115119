"""The institution of the surveys: three semesters, each with a survey, and a prepared data folder in which everybody is signed
in."""

import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from control import Control
from institution import PASSWORD
from master import copy
from server import Server
from wire import Wire

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

    def wire(self, user: str, port: int, timeout: float = 20) -> Wire:
        """Signed in."""
        return Wire(port, self.cookies[user], timeout)

    def survey(self, course: Course) -> str:
        return self.surveys[course.semester]

    def address(self, course: Course) -> str:
        return f"/surveys/{self.survey(course)}/subjects/{self.courses[course.key]}"


def write(folder: Path) -> Path:
    """The import folder, see FORMAT.md."""
    (folder / "surveys").mkdir(parents=True)
    (folder / "institution.yaml").write_text("name: Anchete\nlanguage: ro\ntime-zone: Europe/Bucharest\n", encoding="utf-8")
    teachers = "".join(f"p.{number},Ana,Profesor {number},,,teacher\n" for number in [1, 2])
    students = "".join(f"{user},Ion,Votant {user[2:]},{user[2:]},,student\n" for user in USERS)
    heading = "user name,name,surname,index number,e-mail,roles\n"
    (folder / "people.csv").write_text(heading + teachers + students, encoding="utf-8")
    for number, course in enumerate(COURSES, 1):
        own = folder / f"{number:02}-{course.key}"
        own.mkdir()
        staff = "".join(
            f"  - p.{teacher}: {'assistant' if teacher > 1 else 'professor'}\n" for teacher in range(1, course.teachers + 1))
        (own / "course.yaml").write_text(
            f"number: C{number}\ntitle: Cursul {course.key}\nlanguage: ro\nsemester: {course.semester}\nmarks: ro\n"
            f"teachers:\n{staff}enrolled: [{', '.join(course.users)}]\n", encoding="utf-8")
    for number, (semester, (opens, closes)) in enumerate(SURVEYS.items(), 1):
        (folder / "surveys" / f"{number:02}-sondaj-{number}.md").write_text(_survey(semester, opens, closes), encoding="utf-8")
    return folder


def _survey(semester: str, opens: str, closes: str) -> str:
    settings = {"semester": semester, "opens": opens, "closes": closes, "results": closes, "policy": "reminder"}
    front = "".join(f'{name}: "{value}"\n' for name, value in settings.items())
    items = "".join(
        f"\n## {matter}\n" + "".join(_item(f"{matter}-{number}", kind) for number, kind in enumerate(kinds, 1))
        for matter, kinds in [("subject", SUBJECT_ITEMS), ("teacher", TEACHER_ITEMS)])
    return f"---\ntitle:\n  ro: Sondajul din {semester}\nlanguages: [ro]\n{front}---\n{items}"


def _item(key: str, kind: str) -> str:
    options = "".join(f"\n- ro: Varianta {number}\n" for number in range(1, OPTIONS + 1)) if kind == "choice" else ""
    return f"\n### {key} {{kind={kind}}}\n\nro: Punctul {key}\n{options}"


def prepare(binary: str, folder: Path) -> Faculty:
    """Makes one in `folder`: all have the same password, set once."""
    data = folder / "faculty"
    data.mkdir(parents=True)
    server = Server(binary, data)
    with server:
        server.start("--demo", str(write(folder / "faculty-institution")))
        server.command("user", "password", USERS[0], typed=PASSWORD + "\n")
        assert server.stop() == 0, server.words()
        with sqlite3.connect(data / "gata.sqlite") as database:
            database.execute(
                "UPDATE person SET password_hash = (SELECT password_hash FROM person WHERE user_name = ?)", (USERS[0],))
        database.close()
        server.start()
        with ThreadPoolExecutor(4) as pool:
            cookies = dict(zip(USERS, pool.map(lambda user: _sign_in(server.port, user), USERS)))
        assert server.stop() == 0, server.words()
    with sqlite3.connect(f"file:{data / 'gata.sqlite'}?mode=ro", uri=True) as database:
        return Faculty(
            data, cookies, dict(database.execute("SELECT semester, id FROM survey")),
            dict(database.execute("SELECT course_key, id FROM course")),
            dict(database.execute("SELECT user_name, id FROM person")), time.time())


def _sign_in(port: int, user: str) -> dict[str, str]:
    wire = Wire(port)
    reply = wire.post("/sign-in", {"user": user, "password": PASSWORD})
    assert reply.status == 303, reply.text
    wire.close()
    return wire.cookies
