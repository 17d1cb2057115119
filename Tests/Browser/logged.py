"""What a server's log says of people, held against what the privacy page says that it holds."""

import re
from dataclasses import dataclass
from pathlib import Path

import institution
from Harness.database import reading

# Whoever changed something, and whose it is: the only keys with user names. The page names them in `privacy.long-log`, and a test of
# the sources holds the same list.
WHO = ("by", "maker", "person", "to", "whom")
# Those that journeys type, right or wrong.
PASSWORDS = (institution.PASSWORD, "gata-demo-2026", "patru corbi albaștri", "greșită, din păcate", "ghicită", "scurt")
# Shorter texts stand in ordinary words as well.
SHORTEST = 5

_WHO = re.compile(rf"(?<!\S)(?:{'|'.join(WHO)})=\S+")
_EMAIL = re.compile(r"[\w.+-]+@[\w-]+\.[\w.-]+")
# 32 bytes as sessions and one-time links have them.
_TOKEN = re.compile(r"(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{43}(?![\w-])")


@dataclass(frozen=True)
class Persons:
    """What a database holds of people that no log may."""

    users: frozenset[str]
    names: frozenset[str]
    # What they typed: answers in words, comments.
    texts: frozenset[str]

    @staticmethod
    def of(database: Path) -> "Persons":
        with reading(database) as opened:
            people = opened.execute("SELECT user_name, name, surname FROM person ORDER BY user_name").fetchall()
            typed = opened.execute("SELECT value FROM answer UNION SELECT text FROM survey_comment").fetchall()
        return Persons(
            # A user name without a dot is an ordinary word as well: teacher, admin.
            frozenset(user for user, _, _ in people if "." in user),
            frozenset(" ".join(both) for _, name, surname in people for both in [(name, surname), (surname, name)]),
            frozenset(text for text, in typed if len(text) >= SHORTEST and re.search(r"[^\W\d_]", text)))


def complaints(log: str, persons: Persons) -> list[str]:
    """Each line that says more than the page does, with what it is."""
    found = []
    names, texts, passwords = (_any_of(each) for each in (persons.names, persons.texts, PASSWORDS))
    users = _any_of(persons.users)
    for line in log.splitlines():
        rest = _WHO.sub("", line)
        for what, match in [
            ("a name", names.search(line)), ("an e-mail address", _EMAIL.search(line)), ("a password", passwords.search(line)),
            ("a token", _TOKEN.search(line)), ("what somebody typed", texts.search(line)),
            (f"a user name elsewhere than in {', '.join(WHO)}", users.search(rest)),
        ]:
            if match:
                found.append(f"{what}, {match[0]!r}: {line}")
    return found


def _any_of(words) -> re.Pattern:
    """One of some texts, whole and in any case; nothing when there are none."""
    if not words:
        return re.compile(r"(?!)")
    return re.compile(r"(?<![\w.-])(?:" + "|".join(map(re.escape, sorted(words, key=len, reverse=True))) + r")(?![\w-])", re.I)
