"""A database as it was after each commit that its log still holds."""

import sqlite3
import struct
from dataclasses import dataclass, field
from functools import cached_property
from typing import Iterator

_HEADER, _FRAME = 32, 24


@dataclass(frozen=True)
class Table:
    columns: list[str]
    # With the hidden number of each row in front; None where the table has none.
    rows: list[tuple]


@dataclass(frozen=True)
class Commit:
    """What the log says of one: which state of the log it belongs to, and the pages."""

    salts: bytes
    end: int
    # After it, in pages.
    size: int
    pages: dict[int, bytes]


@dataclass
class State:
    """The whole file at one moment."""

    name: str
    content: bytes = field(repr=False)

    @cached_property
    def tables(self) -> dict[str, Table]:
        """Empty when the bytes are no database: half of a checkpoint, for example."""
        # Not as one with a log: the log is in it already.
        content = self.content[:18] + b"\x01\x01" + self.content[20:]
        database = sqlite3.connect(":memory:")
        try:
            database.deserialize(content)
            names = [row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            return {name: _table(database, name) for name in names}
        except sqlite3.DatabaseError:
            return {}
        finally:
            database.close()


def _table(database: sqlite3.Connection, name: str) -> Table:
    columns = [row[1] for row in database.execute(f'PRAGMA table_info("{name}")')]
    try:
        rows = database.execute(f'SELECT rowid, * FROM "{name}"').fetchall()
    except sqlite3.OperationalError:
        rows = [(None, *row) for row in database.execute(f'SELECT * FROM "{name}"')]
    return Table(["rowid", *columns], rows)


def commits(log: bytes) -> Iterator[Commit]:
    """Those of the log's present round, the first first; a commit has the pages of all before it as well."""
    if len(log) < _HEADER:
        return
    size, salts = struct.unpack(">I", log[8:12])[0], log[16:24]
    pages: dict[int, bytes] = {}
    for begin in range(_HEADER, len(log) - _FRAME - size + 1, _FRAME + size):
        number, count = struct.unpack(">II", log[begin:begin + 8])
        if log[begin + 8:begin + 16] != salts:
            return
        pages[number] = log[begin + _FRAME:begin + _FRAME + size]
        if count:
            yield Commit(salts, begin, count, dict(pages))


def applied(main: bytes, commit: Commit) -> bytes:
    size = len(next(iter(commit.pages.values())))
    content = bytearray(main[:commit.size * size].ljust(commit.size * size, b"\0"))
    for number, page in commit.pages.items():
        if number <= commit.size:
            content[(number - 1) * size:number * size] = page
    return bytes(content)
