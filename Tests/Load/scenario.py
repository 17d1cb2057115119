"""What a scenario is: a Lua script for wrk, in which variants of the server it runs, and what must be true afterwards."""

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from wrk import Load

SCRIPTS = Path(__file__).resolve().parent / "scenarios"


@dataclass(frozen=True)
class Variant:
    """A way to run the server: its name in the table, and the options of `gata serve`."""

    name: str
    options: tuple[str, ...] = ()


@dataclass(frozen=True)
class Scenario:
    """To add one: a module in `scenarios` that holds one of these, and its script beside it."""

    name: str
    script: Path
    connections: tuple[int, ...]
    # The one status that counts; every other answer is an error.
    status: str
    # The first is what the others are compared with.
    variants: tuple[Variant, ...] = (Variant("as it comes"),)
    # Looks into the database after the server has ended; gives what is wrong, as sentences.
    check: Callable[[sqlite3.Connection, list[Load]], list[str]] = lambda _, __: []


@dataclass(frozen=True)
class Measured:
    """One run of a scenario, beside what the same server said `hello` with in the same minute."""

    load: Load
    hello: Load
    # Of the server, for 1,000 answers.
    cpu_seconds: float
    # The most that the server ever held.
    megabytes: float
    errors: int
    wrong: list[str]

    @property
    def ratio(self) -> float:
        return self.load.rate / self.hello.rate if self.hello.rate else 0
