"""What is left after the closing, and what stands in logs: there must be nothing."""

import re
from typing import Iterable

import blanks
from faculty import TINY, Course, Faculty
from loot import Loot
from states import State
from unsealing import Keys

# Pieces of a sealed ballot that are searched for, in bytes, and how far they lie apart.
_PIECE, _STEP = 24, 256
_POSTED = re.compile(rb"\ba1=(?:\d|na)&")
_CHANGING = {"participation", "sealed_ballot", "session"}
_NAME = re.compile(r"[\w.-]+")
_TIME_OF_DAY = re.compile(r"\d\d:\d\d")


def of_survey(loot: Loot, after: dict[str, bytes], faculty: Faculty, keys: Keys, courses: Iterable[Course]) -> list[str]:
    """Sentences about sealed ballots, flags and keys in what was taken; `after` are the files of the end, the keys among them."""
    ends = {f"{name}: {file}": content for name, files in loot.copies if "closed" in name for file, content in files.items()}
    troubles = _key_bytes(loot, keys)
    survey = faculty.survey(TINY)
    if any(file.startswith(survey) for file in after):
        troubles.append("the file of the key is still there")
    sealed = _sealed(loot)
    if not sealed:
        troubles.append("no sealed ballot was ever seen")
    if len({len(content) for content in sealed}) != 1:
        troubles.append(f"sealed ballots have {len({len(content) for content in sealed})} lengths")
    for name, content in ends.items():
        pieces = [ballot[at:at + _PIECE] for ballot in sealed for at in range(0, len(ballot) - _PIECE, _STEP)]
        found = sum(piece in content for piece in pieces)
        if found:
            troubles.append(f"{name} has {found} of {len(pieces)} pieces of sealed ballots")
        flags = sum(
            (survey + faculty.courses[course.key] + faculty.people[user]).encode() in content
            for course in courses for user in course.users)
        if flags:
            troubles.append(f"{name} has {flags} rows that say who took part")
    if not _flags_were_seen(loot, faculty, survey, courses):
        troubles.append("the rows that say who took part were never seen")
    return troubles + _rows(after, survey) + blanks.troubles(after["gata.sqlite"], ["participation", "sealed_ballot"])


def _flags_were_seen(loot: Loot, faculty: Faculty, survey: str, courses: Iterable[Course]) -> bool:
    """What is searched for after the closing must be there before, or the search is blind."""
    marks = [(survey + faculty.courses[course.key] + faculty.people[course.users[0]]).encode() for course in courses]
    return all(any(mark in content for _, content in loot.everything()) for mark in marks)


def while_open(loot: Loot) -> list[str]:
    """Sentences about what should not be in copies of an open survey: a form as it was posted, and rows that change with a ballot
    besides its own, the sender's flag, and the session's last moment."""
    troubles = [f"{name} has a posted form" for name, content in loot.everything() if _POSTED.search(content)]
    changed: set[str] = set()
    for before, after in zip(loot.states(), loot.states()[1:]):
        changed |= {name for name, table in after.tables.items() if name in before.tables and before.tables[name] != table}
    if not changed >= _CHANGING - {"session"}:
        troubles.append(f"no ballot was seen to come: only {sorted(changed)} changed")
    return troubles + [f"{name} changes while ballots come" for name in sorted(changed - _CHANGING)]


def _key_bytes(loot: Loot, keys: Keys) -> list[str]:
    """No private key of a survey lies outside the folder of keys, in any form, at any time; after its end nowhere."""
    troubles = []
    for name, content in loot.everything():
        for survey, forms in keys.forms.items():
            # Keys of surveys that go on may lie in their folder.
            if any(form in content for form in forms) and not name.endswith(f"{survey}.key"):
                troubles.append(f"{name} has the key of a survey")
    return troubles


def _sealed(loot: Loot) -> list[bytes]:
    found: dict[bytes, None] = {}
    for state in loot.states():
        table = state.tables.get("sealed_ballot")
        for row in table.rows if table else []:
            found[row[table.columns.index("content")]] = None
    return list(found)


def _rows(after: dict[str, bytes], survey: str) -> list[str]:
    """Of the survey in the database at the end."""
    tables = State("end", after["gata.sqlite"]).tables
    return [
        f"{name} has {count} rows of the survey" for name in ["participation", "sealed_ballot"]
        if (count := sum(survey in row for row in tables[name].rows))]


def in_logs(loot: Loot, faculty: Faculty) -> list[str]:
    """Lines about surveys must have no address and no time finer than a day, and no line may name a student."""
    people = {*faculty.people.values(), *faculty.cookies}
    troubles: dict[str, None] = {}
    for name, content in loot.everything():
        if not name.endswith(".log"):
            continue
        for line in content.decode(errors="replace").splitlines():
            named = people & set(_NAME.findall(line))
            if named or "/surveys" in line and ("127.0.0.1" in line or _TIME_OF_DAY.search(line)):
                troubles[f"the log tells: {line[:300]}"] = None
    return list(troubles)[:5]
