"""The checker of logs finds what was planted; it looks at the log of every server of these tests when all of them are over."""

import sqlite3
from contextlib import closing

import pytest

import institution
import logged

SOMEBODY = institution.Student("s.2001", "Ștefania", "Țîrlea", 2001)
TYPED = "Controlul de sub deget"
TOKEN = "fX3k_9aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789-"
BEFORE = "2026-11-23T08:00:00+0000 notice gata: "


@pytest.fixture(scope="module")
def persons(tmp_path_factory) -> logged.Persons:
    path = tmp_path_factory.mktemp("logged") / "gata.sqlite"
    with closing(sqlite3.connect(path)) as database:
        database.executescript(
            "CREATE TABLE person (user_name, name, surname); CREATE TABLE answer (value); CREATE TABLE survey_comment (text)")
        database.execute("INSERT INTO person VALUES (?, ?, ?)", [SOMEBODY.user, SOMEBODY.name, SOMEBODY.surname])
        database.execute("INSERT INTO person VALUES ('teacher', 'Horia', 'Tămășan')")
        database.executemany("INSERT INTO answer VALUES (?)", [("1 2",), ("3,14",), (TYPED,)])
        database.execute("INSERT INTO survey_comment VALUES ('mai puține diapozitive')")
        database.commit()
    return logged.Persons.of(path)


@pytest.mark.parametrize("line", [
    f"error=no mark for {SOMEBODY.full_name} [App] unexpected error",
    "person=s.2001 [App] Tămășan Horia was enrolled",
    f"[App] invitation sent to {SOMEBODY.user}@example.org", f"[App] wrong password: {institution.PASSWORD}",
    f"path=/welcome/{TOKEN} [App] refused", f"error=cookie s={TOKEN} [App] unexpected error",
    f"error=cannot read \"{TYPED}\" [App] unexpected error", "error=Mai puține diapozitive [App] unexpected error",
    "path=/people/s.2001 [App] refused", "by=s.2002 student=s.2001 [App] extra time",
])
def test_a_line_that_says_too_much_is_found(persons, line):
    assert len(logged.complaints(f"{BEFORE}count=1 [App] fine\n{BEFORE}{line}\n", persons)) >= 1


@pytest.mark.parametrize("line", [
    "by=s.2001 person=s.2001 roles=teacher [App] account changed", "address=127.0.0.1 [App] sign-in failed",
    "path=/tests/0199a3c4-7f00-7abc-8def-0123456789ab [App] refused", "error=3,14 [App] 1 2",
    "The database /tmp/gata.sqlite was created.", "version=3.14159 s.20011 [App] not somebody's name",
])
def test_a_line_that_the_page_names_is_let_through(persons, line):
    assert logged.complaints(BEFORE + line, persons) == []
