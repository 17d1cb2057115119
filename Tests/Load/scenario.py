"""What a scenario is, what is measured in it, and what it has to reach."""

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from statistics import median
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from runner import Bench


@dataclass(frozen=True)
class Figures:
    """One line of the table. None for what was not measured, or says nothing here."""

    # At the same time, where fewer came than the line says.
    connections: int | None = None
    # Steps each second, as a share of what the bare HTTP library says hello with, and of what nginx sends a small file with.
    rate: float | None = None
    ratio: float | None = None
    nginx: float | None = None
    # The rate of hello.
    hello: float | None = None
    # Milliseconds.
    p50: float | None = None
    p95: float | None = None
    p99: float | None = None
    # Of one answer, as they came over the wire.
    bytes: float | None = None
    # Of the server, in user and system mode, for one answer.
    cpu_milliseconds: float | None = None
    # The same, in hellos.
    hellos: float | None = None
    # The most that the server ever held.
    megabytes: float | None = None
    errors: int = 0
    retries: int = 0
    # From the first step's begin to the last one's end.
    seconds: float | None = None
    # The rate, as a share of the rate with a hundredth of the answers.
    growth: float | None = None
    # The rate, as a share of that of the question page in the same run.
    of_page: float | None = None
    # The rate, as a share of the rate a moment before, with nothing beside it.
    of_alone: float | None = None

    @staticmethod
    def combined(rounds: list["Figures"]) -> "Figures":
        """Medians, the most memory, and all errors."""
        def middle(name: str) -> float | None:
            found = [value for value in (getattr(figures, name) for figures in rounds) if value is not None]
            return median(found) if found else None

        megabytes = [figures.megabytes for figures in rounds if figures.megabytes is not None]
        return replace(
            Figures(**{field.name: middle(field.name) for field in fields(Figures)}), megabytes=max(megabytes, default=None),
            errors=sum(figures.errors for figures in rounds), retries=sum(figures.retries for figures in rounds))


@dataclass(frozen=True)
class Goal:
    """What is to be reached, in the words of the table, and whether it is."""

    text: str
    holds: Callable[[Figures], bool]
    # What was measured, where no column says it.
    value: Callable[[Figures], str] | None = None

    @staticmethod
    def rate(least: float, unit: str = "/s") -> "Goal":
        return Goal(f"≥ {least:,.0f}{unit}", lambda figures: figures.rate >= least)

    @staticmethod
    def p99(most: float) -> "Goal":
        return Goal(f"p99 ≤ {most:.0f} ms", lambda figures: figures.p99 <= most)

    @staticmethod
    def ratio(least: float) -> "Goal":
        return Goal(f"≥ {least:g} of hello", lambda figures: figures.ratio >= least)

    @staticmethod
    def of_nginx(least: float) -> "Goal":
        return Goal(f"≥ {least:.2f} of nginx", lambda figures: figures.nginx >= least)

    @staticmethod
    def seconds(most: float, what: str) -> "Goal":
        return Goal(f"{what} ≤ {most:g} s", lambda figures: figures.seconds <= most, lambda figures: f"{figures.seconds:.2f} s")

    @staticmethod
    def megabytes(most: float) -> "Goal":
        return Goal(f"≤ {most:.0f} MB", lambda figures: figures.megabytes <= most)

    @staticmethod
    def bytes(most: float) -> "Goal":
        return Goal(f"≤ {most:,.0f} bytes", lambda figures: figures.bytes <= most)

    @staticmethod
    def of_page(least: float) -> "Goal":
        return Goal(f"≥ {least:.2f} of the page", lambda figures: figures.of_page >= least, lambda figures: f"{figures.of_page:.2f}")

    @staticmethod
    def of_alone(least: float) -> "Goal":
        return Goal(f"≥ {least:.2f} of alone", lambda figures: figures.of_alone >= least, lambda figures: f"{figures.of_alone:.2f}")

    @staticmethod
    def no_error() -> "Goal":
        return Goal("no error", lambda figures: figures.errors == 0 and figures.retries == 0)


@dataclass(frozen=True)
class Part:
    """A line of the table."""

    name: str
    connections: int | None = None
    goals: tuple[Goal, ...] = ()


@dataclass(frozen=True)
class Scenario:
    """One or more lines that are measured together. To add one: a module in `scenarios`, and its name in the list there."""

    name: str
    parts: tuple[Part, ...]
    # Measures every part once, in their order.
    run: Callable[["Bench"], list[Figures]]
    # Long ones run once, whatever the number of rounds.
    is_once: bool = False
