"""Surveys that are not anonymous, built here, on which the attacker must succeed: otherwise it is blind."""

import os
import random
import sqlite3
import uuid
from pathlib import Path
from typing import Callable

from attacker import Attacker
from loot import Loot
from riddle import Riddle, new_word
from score import Score, score

# A student's texts are found with so many right, or the attacker is blind.
_WANTED = 0.9
_PEOPLE = 40
# Rows that fit into one page.
_FEW = 20

_TABLES = """
    CREATE TABLE person (id TEXT NOT NULL PRIMARY KEY, user_name TEXT NOT NULL UNIQUE);
    CREATE TABLE participation (person_id TEXT NOT NULL PRIMARY KEY, is_done INTEGER NOT NULL) {more};
    CREATE TABLE ballot (id {key}, text TEXT NOT NULL) {more};
    CREATE TABLE sealed (id TEXT NOT NULL PRIMARY KEY, content BLOB NOT NULL);
"""


class Design:
    """A database of one subject with its students."""

    def __init__(self, folder: Path, seed: int, count: int = _PEOPLE, key: str = "TEXT NOT NULL PRIMARY KEY", more: str = "",
                 items: int = 1):
        self.choice = random.Random(seed)
        self.folder = folder
        self.folder.mkdir(parents=True)
        self.riddle, self.loot = Riddle(), Loot()
        self.items = items
        self.is_counted = "AUTOINCREMENT" in key
        self.database = sqlite3.connect(folder / "gata.sqlite", isolation_level=None)
        self.database.execute("PRAGMA journal_mode = WAL")
        self.database.executescript(_TABLES.format(key=key, more=more))
        self.ids = {f"n.{number}": self.new_id() for number in range(count)}
        for user, person in self.ids.items():
            self.database.execute("INSERT INTO person VALUES (?, ?)", (person, user))

    def new_id(self) -> str:
        return str(uuid.UUID(int=self.choice.getrandbits(128), version=4))

    def invite(self) -> None:
        """A row for everybody, in no order."""
        for person in self.choice.sample(list(self.ids.values()), len(self.ids)):
            self.database.execute("INSERT INTO participation VALUES (?, 0)", (person,))

    def senders(self):
        for user in self.choice.sample(list(self.ids), len(self.ids)):
            words = {item: new_word(self.choice) for item in range(1, self.items + 1)}
            self.riddle.add(user, words)
            yield self.ids[user], " ".join(words.values())

    def put(self, text: str) -> None:
        self.database.execute("INSERT INTO ballot VALUES (?, ?)", (None if self.is_counted else self.new_id(), text))

    def flag(self, person: str) -> None:
        self.database.execute("UPDATE participation SET is_done = 1 WHERE person_id = ?", (person,))

    def score(self, name: str, *, without_log: bool = False) -> Score:
        if without_log:
            self.database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self.loot.take("end", self.folder)
        self.database.close()
        return score(name, Attacker(self.loot, self.riddle), self.riddle)


def run(folder: Path, seed: int) -> list[Score]:
    """Throws nothing: a score below what is wanted has a trouble."""
    scores = [design(folder / name.replace(" ", "-"), seed, name) for name, design in _DESIGNS.items()]
    for each in scores:
        if each.name not in _VEILED and each.share < _WANTED:
            each.troubles.append(f"{each.name}: only {each.right} of {each.people} were found out; the attacker is blind")
        if not each.beats_chance:
            each.troubles.append(f"{each.name}: nothing is seen that chance would not give; the attacker is blind")
    return scores


def _one_transaction(folder: Path, seed: int, name: str, **more) -> Score:
    design = Design(folder, seed, **more)
    design.invite()
    for person, word in design.senders():
        design.database.execute("BEGIN")
        design.flag(person)
        design.put(word)
        design.database.execute("COMMIT")
    return design.score(name)


def _counted(folder: Path, seed: int, name: str) -> Score:
    return _one_transaction(folder, seed, name, key="INTEGER PRIMARY KEY AUTOINCREMENT")


def _two_copies(folder: Path, seed: int, name: str) -> Score:
    """Two transactions, and the log emptied after each student; but a copy was taken each time."""
    design = Design(folder, seed)
    design.invite()
    for person, word in design.senders():
        design.flag(person)
        design.put(word)
        design.database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        design.loot.take(f"copy {len(design.loot.copies)}", folder)
    return design.score(name)


def _inserted(folder: Path, seed: int, name: str, **more) -> Score:
    """Who has sent gets a row only then; nothing but the file at the end is looked at."""
    design = Design(folder, seed, **more)
    for person, word in design.senders():
        design.database.execute("INSERT INTO participation VALUES (?, 1)", (person,))
        design.put(word)
    return design.score(name, without_log=True)


def _cells(folder: Path, seed: int, name: str) -> Score:
    return _inserted(folder, seed, name, count=_FEW, more="WITHOUT ROWID")


def _sealed(folder: Path, seed: int, name: str, texts: Callable[[dict[str, str]], list[str]], items: int = 1) -> Score:
    """As it should be until the closing, which writes the texts in an order that tells something."""
    design = Design(folder, seed, items=items)
    design.invite()
    ballots: dict[str, str] = {}
    for person, words in design.senders():
        ballot = design.new_id()
        ballots[ballot] = words
        design.database.execute("BEGIN")
        design.flag(person)
        design.database.execute("INSERT INTO sealed VALUES (?, ?)", (ballot, os.urandom(200)))
        design.database.execute("COMMIT")
    design.loot.take("open", folder)
    design.database.execute("BEGIN")
    for text in texts(ballots):
        design.put(text)
    for table in ["participation", "sealed"]:
        design.database.execute(f"DELETE FROM {table}")
    design.database.execute("COMMIT")
    return design.score(name, without_log=True)


def _unshuffled(folder: Path, seed: int, name: str) -> Score:
    return _sealed(folder, seed, name, lambda ballots: list(ballots.values()))


def _by_key(folder: Path, seed: int, name: str) -> Score:
    return _sealed(folder, seed, name, lambda ballots: [ballots[key] for key in sorted(ballots)])


def _in_eights(folder: Path, seed: int, name: str) -> Score:
    choice = random.Random(seed)

    def texts(ballots: dict[str, str]) -> list[str]:
        words = list(ballots.values())
        eights = [words[begin:begin + 8] for begin in range(0, len(words), 8)]
        return [word for eight in eights for word in choice.sample(eight, len(eight))]

    return _sealed(folder, seed, name, texts)


def _whole_ballots(folder: Path, seed: int, name: str) -> Score:
    choice = random.Random(seed)

    def texts(ballots: dict[str, str]) -> list[str]:
        mixed = choice.sample(list(ballots.values()), len(ballots))
        return [word for words in mixed for word in words.split()]

    return _sealed(folder, seed, name, texts, items=2)


_DESIGNS = {
    "one transaction, random keys": _one_transaction,
    "same, counted keys": _counted,
    "two transactions, a copy after each": _two_copies,
    "row at sending, only the file": _inserted,
    "without rowid, only the file": _cells,
    "sealed, closed in order of coming": _unshuffled,
    "sealed, closed in order of sealed ids": _by_key,
    "sealed, mixed in eights": _in_eights,
    "sealed, mixed whole": _whole_ballots,
}
# These do not name the authors, but tell more than chance.
_VEILED = {"sealed, mixed in eights", "sealed, mixed whole"}
