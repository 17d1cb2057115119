"""A small institution, and what larger ones are made of: questions, tests, lessons, accounts."""

import sqlite3
from pathlib import Path

from server import command

PASSWORD = "trei corbi albaștri"
QUESTIONS = 40
OPTIONS = 4


def users(count: int) -> list[str]:
    return [f"s.{number}" for number in range(10_001, 10_001 + count)]


def question(number: int, of: str) -> str:
    options = [
        f"- [{'x' if option == number % OPTIONS else ' '}] `viewDidAppear({number}, {option})`" for option in range(OPTIONS)]
    return (
        f"### {of}, întrebarea {number}: ce metodă se cheamă când ecranul {number} devine vizibil? {{#q{number}}}\n\n"
        + "\n".join(options) + f"\n\n> Ecranul {number} este deja pe ecran când se cheamă metoda.\n")


def paper(title: str, settings: str = "kind: quiz", questions: int = QUESTIONS) -> str:
    """A test document with choice questions alone."""
    body = "\n".join(question(number, title) for number in range(1, questions + 1))
    return f"---\ntitle: {title}\n{settings}\n---\n\n## Ecrane\n\n{body}"


def lesson(title: str) -> str:
    """Some hundred words under headings, with code."""
    paragraph = (
        "Un ecran are o parte care se vede și una care ține minte. Cine le amestecă plătește mai târziu: o schimbare mică a\n"
        "ecranului strică datele, iar o schimbare a datelor strică ecranul.")
    sections = "\n\n".join(
        f"## Partea {part}\n\n{paragraph}\n\n```swift\nlet parte = {part}\n```\n\n{paragraph}" for part in range(1, 9))
    return f"---\ntitle: {title}\ntopic: Ecrane\n---\n\n{sections}\n"


def write(folder: Path, students: int, quizzes: int, lessons: int = 0) -> Path:
    """The import folder: one course that everybody is enrolled in."""
    tests = folder / "01-ecrane" / "tests"
    tests.mkdir(parents=True)
    (folder / "institution.yaml").write_text(
        "name: Universitatea Măsurătorilor\nlanguage: ro\ntime-zone: Europe/Bucharest\n", encoding="utf-8")
    people = [f"{user},Ana-Maria,Ionășescu,{user[2:]},{user}@example.org,student\n" for user in users(students)]
    (folder / "people.csv").write_text(
        "user name,name,surname,index number,e-mail,roles\nprofesor,Horia,Tămășan,,,teacher\n" + "".join(people),
        encoding="utf-8")
    (folder / "01-ecrane" / "course.yaml").write_text(
        "number: E1\ntitle: Ecrane\nlanguage: ro\nsemester: 2026/2027\nmarks: ro\ntopics: [Ecrane]\n"
        "teachers: [{profesor: professor}]\nenrolled:\n" + "".join(f"  - {user}\n" for user in users(students)), encoding="utf-8")
    for number in range(1, quizzes + 1):
        (tests / f"{number:03}-testul-{number}.md").write_text(paper(f"Testul {number}"), encoding="utf-8")
    (folder / "01-ecrane" / "lessons").mkdir()
    for number in range(1, lessons + 1):
        path = folder / "01-ecrane" / "lessons" / f"{number:03}-lectia-{number}.md"
        path.write_text(lesson(f"Lecția {number}"), encoding="utf-8")
    return folder


def import_with_passwords(binary: str, folder: Path, data: Path) -> None:
    """Imports, and gives every account the password. Hashing one costs 20 ms, so all have the hash of the first."""
    data.mkdir(parents=True, exist_ok=True)
    command(binary, data, "import", str(folder))
    first = users(1)[0]
    command(binary, data, "user", "password", first, typed=PASSWORD + "\n")
    with sqlite3.connect(data / "gata.sqlite") as database:
        database.execute(
            "UPDATE person SET password_hash = (SELECT password_hash FROM person WHERE user_name = ?) WHERE user_name LIKE 's.%'",
            (first,))
    database.close()
