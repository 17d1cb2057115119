"""The database beside the server."""

import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """For questions alone; a server may go on writing."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
        yield database


@contextmanager
def copied(path: Path) -> Iterator[sqlite3.Connection]:
    """A copy of the database as it lies there, to do with as one likes; of a server that is not writing."""
    with tempfile.TemporaryDirectory() as folder:
        for suffix in ["", "-wal"]:
            if (lies := path.with_name(path.name + suffix)).exists():
                shutil.copy(lies, folder)
        with closing(sqlite3.connect(Path(folder, path.name))) as database:
            yield database


@contextmanager
def editing(path: Path) -> Iterator[sqlite3.Connection]:
    """Edits what everybody reads, in one transaction, while a server goes on. It counts its edit as the program does: a server keeps such
    things in memory until that number moves."""
    with closing(sqlite3.connect(path, timeout=30, isolation_level=None)) as database:
        database.execute("BEGIN IMMEDIATE")
        yield database
        database.execute(
            "INSERT INTO number_sequence (kind, last_number) VALUES ('shared reads', 1)"
            " ON CONFLICT (kind) DO UPDATE SET last_number = last_number + 1")
        database.execute("COMMIT")


def faults(database: sqlite3.Connection) -> list[str]:
    """What SQLite itself finds wrong."""
    return [
        f"{pragma}: {row}" for pragma in ["integrity_check", "foreign_key_check"]
        for row in database.execute(f"PRAGMA {pragma}") if row != ("ok",)]


def share_password(path: Path, user: str) -> None:
    """Gives everybody the password of one, while the server stands still: a hash takes its time, a copy takes none."""
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE person SET password_hash = (SELECT password_hash FROM person WHERE user_name = ?)", (user,))


def set_hash(path: Path, user: str, password_hash: str) -> None:
    """Gives somebody a password whose hash is known; a server may go on writing."""
    with closing(sqlite3.connect(path, timeout=30)) as database, database:
        changed = database.execute("UPDATE person SET password_hash = ? WHERE user_name = ?", (password_hash, user)).rowcount
        assert changed == 1, f"nobody is called {user}"


def open_services(path: Path, *switches: str) -> None:
    """Services for programs, by the columns of their switches; while the server stands still."""
    with editing(path) as database:
        database.execute(f"UPDATE institution SET {', '.join(f'{switch} = 1' for switch in switches)}")
