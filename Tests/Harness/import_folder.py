"""How a folder to import is written, see FORMAT.md; what stands in it is the matter of those who import it."""

import json
from collections.abc import Iterable, Sequence
from pathlib import Path

_PEOPLE = "user name,name,surname,index number,e-mail,roles,time factor,extra minutes\n"


def write(path: Path, text: str) -> Path:
    """A file, with the folders above it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def write_institution(folder: Path, name: str, people: Iterable[str], more: str = "") -> Path:
    """What is not of a course: settings, of which `more` are lines as they stand, and a line for each person."""
    write(folder / "institution.yaml", f"name: {name}\nlanguage: ro\ntime-zone: Europe/Bucharest\n{more}")
    write(folder / "people.csv", _PEOPLE + "".join(people))
    return folder


def write_course(
        folder: Path, *, number: str, title: str, teachers: dict[str, str], enrolled: Iterable[str], semester: str = "2026/2027",
        language: str = "ro", marks: str = "ro", topics: Sequence[str] = (), more: str = "") -> Path:
    """The settings of a course, of which `more` are lines as they stand; roles of teachers by user name."""
    lines = [
        f"number: {_text(number)}", f"title: {_text(title)}", f"language: {language}", f"semester: {_text(semester)}", f"marks: {marks}",
        *([f"topics: [{', '.join(map(_text, topics))}]"] if topics else []),
        "teachers:", *(f"  - {user}: {role}" for user, role in teachers.items()), f"enrolled: [{', '.join(enrolled)}]"]
    write(folder / "course.yaml", "\n".join(lines) + f"\n{more}")
    return folder


def settings(more: str = "", **values: str) -> str:
    """What a document begins with; `more` are lines of YAML as they stand, for what is no plain text."""
    lines = [f'{name.replace("_", "-")}: "{value}"' for name, value in values.items()]
    return "---\n" + "\n".join([*lines, more] if more else lines) + "\n---\n"


def question(text: str, *, braces: str, answer: list[str] | str, body: str = "", explanation: str = "") -> str:
    """Of a test; `answer` are the options with their ticks, or the line of one that is typed."""
    lines = answer if isinstance(answer, str) else "\n".join(f"- {option}" for option in answer)
    parts = [f"### {text} {{{braces}}}", body, lines, f"> {explanation}" if explanation else ""]
    return "\n\n".join(part for part in parts if part)


def option(text: str, is_right: bool) -> str:
    return f"[{'x' if is_right else ' '}] {text}"


def _text(text: str) -> str:
    """As YAML takes it whatever is in it."""
    return json.dumps(text, ensure_ascii=False)
