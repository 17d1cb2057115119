"""An institution in which students register for exams: few seats, waiting lists, two periods and their fees."""

import random
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from applicant import Applicant
from clerk import Clerk
from exam_program import ExamProgram, open_to
from Harness import import_folder
from Harness.database import reading, share_password
from Harness.people import Person
from Harness.server import Server
from master import cookies_of, copy

STUDENTS = [f"e.{number}" for number in range(1, 13)]
# They sit in front of two browsers, or of one and a program.
TWICE = 3
# Of those who register, so manyth is a program.
PROGRAMS = 3
# Each has dates of an own.
CLERKS = ["birou.1", "birou.2"]
COURSES = ["EX1", "EX2", "EX3"]

# In minor units, by kind: none of them a sum of others.
PRICES = {"exam": 49_999, "late-exam": 77_777, "commission": 500_005}
CURRENCY = "RSD"


@dataclass(frozen=True)
class Period:
    key: str
    # The number of the registration of a course that is the first before a commission.
    commission_from: int | None

    def fee_kind(self, ordinal: int) -> str:
        return "commission" if self.commission_from and ordinal >= self.commission_from else "exam"


@dataclass(frozen=True)
class Date:
    key: str
    period: str
    seats: int
    waits: bool
    # Whether the office changes it.
    is_moved: bool


PERIODS = [Period("unu", None), Period("doi", 2)]
# Of each course. A student who has a seat in one period sits before a commission in the other.
DATES = [
    Date("a", "unu", 4, True, True), Date("b", "unu", 3, True, False), Date("c", "unu", 3, False, False),
    Date("d", "doi", 3, True, False), Date("e", "doi", 4, True, True)]


@dataclass(frozen=True)
class ExamOffice:
    folder: Path
    # Per user.
    cookies: dict[str, dict[str, str]]
    # Ids by key: of periods, and of dates by that and the course.
    periods: dict[str, str]
    dates: dict[tuple[str, str], str]
    # Of people, by user name.
    people: dict[str, str]

    def copy(self, to: Path) -> Path:
        return copy(self.folder, to)

    def everybody(self, seed: int) -> list[Applicant | ExamProgram | Clerk]:
        """Students, some of them twice, some by programs, and the office."""
        twice = random.Random(seed).sample(STUDENTS, TWICE)
        applicants = [
            self._applicant(user, seed * 1000 + number, (number + seed) % PROGRAMS == 0) for number, user in enumerate([*STUDENTS, *twice])]
        moved = {date.key: self.periods[date.period] for date in DATES if date.is_moved}
        addresses = [
            (date, f"/office/periods/{moved[key]}/dates/{date}") for (key, _), date in self.dates.items() if key in moved]
        clerks = [
            Clerk(user, self.people[user], self.cookies[user], dict(addresses[number::len(CLERKS)]), seed * 1000 + 900 + number)
            for number, user in enumerate(CLERKS)]
        return [*applicants, *clerks]

    def _applicant(self, user: str, seed: int, is_program: bool) -> Applicant | ExamProgram:
        if is_program:
            return ExamProgram(user, self.people[user], int(user[2:]), seed)
        return Applicant(user, self.people[user], self.cookies[user], seed)


def write(folder: Path) -> Path:
    """The import folder."""
    students = [Person(user, "Ion", f"Candidat {user[2:]}", int(user[2:])).line(has_email=False) for user in STUDENTS]
    teacher = Person("prof", "Ana", "Pop").line("teacher", has_email=False)
    clerks = [Person(user, "Ana", "Rus").line("office", has_email=False) for user in CLERKS]
    import_folder.write_institution(folder, "Examene", [teacher, *clerks, *students])
    for number, code in enumerate(COURSES, 1):
        import_folder.write_course(
            folder / f"{number:02}-{code.lower()}", number=code, title=f"Cursul {code}", teachers={"prof": "professor"}, enrolled=STUDENTS)
    import_folder.write(
        folder / "prices.csv", "kind,amount,currency,first day\n"
        + "".join(f"{kind},{minor // 100}.{minor % 100:02},{CURRENCY},-400d\n" for kind, minor in PRICES.items()))
    import_folder.write(
        folder / "periods.csv",
        "period,name,opens,closes,late until,withdraw until,first day,last day,fee from,commission from,least points,debt\n"
        + "".join(
            f"{period.key},Sesiunea {period.key},-3d 00:00,+9d 23:59,,+11d 12:00,+1w,+6w,1,{period.commission_from or ''},,\n"
            for period in PERIODS))
    import_folder.write(
        folder / "exams.csv", "exam,period,course,starts,minutes,room,seats,waiting list\n"
        + "".join(
            f"{date.key}-{code.lower()},{date.period},{code},+{20 + day}d 10:00,120,Sala {day},{date.seats},{'yes' if date.waits else 'no'}\n"
            for code in COURSES for day, date in enumerate(DATES)))
    return folder


def prepare(binary: str, folder: Path) -> ExamOffice:
    """Makes one in `folder`: all have the same password, set once, and are signed in."""
    data = folder / "exam-office"
    data.mkdir(parents=True)
    users = [*STUDENTS, *CLERKS]
    with Server(binary, data) as server:
        server.start("--demo", str(write(folder / "exam-institution")))
        server.set_password(users[0])
        assert server.stop() == 0, server.words()
        share_password(server.database, users[0])
        server.start()
        with ThreadPoolExecutor(4) as pool:
            cookies = dict(zip(users, pool.map(lambda user: cookies_of(server.port, user), users)))
        assert server.stop() == 0, server.words()
        open_to(STUDENTS, server.database)
    with reading(data / "gata.sqlite") as database:
        return ExamOffice(
            data, cookies, dict(database.execute("SELECT period_key, id FROM exam_period")),
            {(key.split("-")[0], code): date for key, code, date in database.execute(
                "SELECT date_key, course.code, exam_date.id FROM exam_date JOIN course ON course.id = course_id")},
            dict(database.execute("SELECT user_name, id FROM person")))
