"""A small institution, and what larger ones are made of: questions, tests, lessons, accounts."""

from pathlib import Path

from Harness import import_folder
from Harness.database import share_password
from Harness.import_folder import option, settings
from Harness.people import Person
from Harness.server import Server

QUESTIONS = 40
OPTIONS = 4


def users(count: int) -> list[str]:
    return [f"s.{number}" for number in range(10_001, 10_001 + count)]


def write_institution(folder: Path, students: int, teachers: list[str]) -> Path:
    """All settings that are not of a course, and everybody."""
    staff = [Person(user, "Horia", "Tămășan").line("teacher", has_email=False) for user in teachers]
    people = [Person(user, "Ana-Maria", "Ionășescu", int(user[2:])).line() for user in users(students)]
    return import_folder.write_institution(folder, "Universitatea Măsurătorilor", staff + people)


def question(number: int, of: str) -> str:
    return import_folder.question(
        f"{of}, întrebarea {number}: ce metodă se cheamă când ecranul {number} devine vizibil?", braces=f"#q{number}",
        answer=[option(f"`viewDidAppear({number}, {each})`", each == number % OPTIONS) for each in range(OPTIONS)],
        explanation=f"Ecranul {number} este deja pe ecran când se cheamă metoda.")


def paper(title: str, more: str = "kind: quiz", questions: int = QUESTIONS) -> str:
    """A test document with choice questions alone."""
    body = "\n\n".join(question(number, title) for number in range(1, questions + 1))
    return settings(more, title=title) + f"\n## Ecrane\n\n{body}\n"


def lesson(title: str, more: str = "") -> str:
    """Some hundred words under headings, with code."""
    paragraph = (
        "Un ecran are o parte care se vede și una care ține minte. Cine le amestecă plătește mai târziu: o schimbare mică a\n"
        "ecranului strică datele, iar o schimbare a datelor strică ecranul.")
    sections = "\n\n".join(
        f"## Partea {part}\n\n{paragraph}\n\n```swift\nlet parte = {part}\n```\n\n{paragraph}" for part in range(1, 9))
    return settings(more, title=title, topic="Ecrane") + f"\n{sections}\n"


def write(folder: Path, students: int, quizzes: int, lessons: int = 0) -> Path:
    """The import folder: one course that everybody is enrolled in."""
    write_institution(folder, students, ["profesor"])
    course = import_folder.write_course(
        folder / "01-ecrane", number="E1", title="Ecrane", topics=["Ecrane"], teachers={"profesor": "professor"}, enrolled=users(students))
    for number in range(1, quizzes + 1):
        import_folder.write(course / "tests" / f"{number:03}-testul-{number}.md", paper(f"Testul {number}"))
    for number in range(1, lessons + 1):
        import_folder.write(course / "lessons" / f"{number:03}-lectia-{number}.md", lesson(f"Lecția {number}"))
    return folder


def import_with_passwords(binary: str, folder: Path, data: Path) -> None:
    """Imports, and gives every account the password."""
    data.mkdir(parents=True, exist_ok=True)
    server, first = Server(binary, data), users(1)[0]
    server.command("import", str(folder))
    server.set_password(first)
    share_password(server.database, first)
