"""A prepared data folder: institution imported, passwords set, everybody signed in, and an attempt begun by each."""

import shutil
from dataclasses import dataclass, field
from pathlib import Path

import course
from connection import Connection
from Harness.control import Control
from Harness.database import reading
from Harness.libraries import CLOCK
from Harness.server import Server
from student import Student
from teacher import Teacher

# Beside the database, and made anew at every start.
_LEFT_OUT = shutil.ignore_patterns("*-shm", "*.reserve", "*.socket", "*.sock")


@dataclass(frozen=True)
class Master:
    folder: Path
    # Per user.
    cookies: dict[str, dict[str, str]]
    # Ids by title.
    tests: dict[str, str]
    # Per user, as far as they are signed in.
    teachers: dict[str, dict[str, str]] = field(default_factory=dict)

    def copy(self, to: Path) -> Path:
        return copy(self.folder, to)

    def students(self, title: str, count: int, seed: int, **more) -> list[Student]:
        """Some of them, each at the same test."""
        users = list(self.cookies)
        begin = seed % len(users)
        chosen = (users[begin:] + users[:begin])[:count]
        return [
            Student(user, self.cookies[user], self.tests[title], title, seed * 1000 + index, **more)
            for index, user in enumerate(chosen)
        ]

    def staff(self, seed: int) -> list[Teacher]:
        """All who are signed in, each at the points of the course."""
        with reading(self.folder / "gata.sqlite") as database:
            own, = database.execute("SELECT id FROM course").fetchone()
        return [
            Teacher(user, cookies, own, seed * 1000 + index) for index, (user, cookies) in enumerate(self.teachers.items())]


def copy(data: Path, to: Path) -> Path:
    """A data folder without what is made anew at every start. The server must have ended."""
    shutil.rmtree(to, ignore_errors=True)
    shutil.copytree(data, to, ignore=_LEFT_OUT)
    return to


def prepare(binary: str, folder: Path, *, users: list[str] = course.STUDENTS, begin: str | None = course.QUIZ,
            teachers: list[str] = [], clock_shift: int = 0) -> Master:
    """Makes one in `folder`; with the clock shifted by so many nanoseconds."""
    data = folder / "master"
    data.mkdir(parents=True)
    control = Control(folder / "master.control")
    control.clock_shift = clock_shift
    source = course.write(folder / "institution")
    with Server(binary, data, preload=(CLOCK,) if clock_shift else (), control=control.path) as server:
        server.start("--demo", str(source))
        cookies = {user: sign_in(server, user) for user in users}
        staff = {user: sign_in(server, user) for user in teachers}
        tests = tests_of(data)
        if begin:
            for user in users:
                assert Connection(server.port, cookies[user]).post(f"/tests/{tests[begin]}/attempts").status == 303
        assert server.stop() == 0, server.words()
    return Master(data, cookies, tests, staff)


def sign_in(server: Server, user: str) -> dict[str, str]:
    """Gives the cookies of a new session."""
    server.set_password(user)
    return cookies_of(server.port, user)


def cookies_of(port: int, user: str) -> dict[str, str]:
    """Those of a new session of somebody who has a password."""
    connection = Connection(port)
    connection.sign_in(user).close()
    return connection.cookies


def tests_of(data: Path) -> dict[str, str]:
    """Ids by title."""
    with reading(data / "gata.sqlite") as database:
        return dict(database.execute(
            "SELECT assessment_revision.title, assessment.id FROM assessment"
            " JOIN assessment_revision ON assessment_revision.assessment_id = assessment.id"))
