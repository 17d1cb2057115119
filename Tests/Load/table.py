"""The figures as plain text, a line each, with the goals that were reached and those that were not.

/s: steps each second. A step is an answer, or with redirects all that leads to the page; p50, p95 and p99 are of steps as well. Of hello,
of nginx: that rate as a share of what the bare HTTP library says "hello" with and nginx sends a file of 5 KB with, a moment before and over
as many connections. Bytes and CPU are of one answer; CPU is the server's alone, in user and system mode; hellos: the same as a multiple of
what one hello of the bare library costs. Peak MB is the most that this server held since it started, in lines about
memory what it holds now. Later: how often somebody was told to come back later, and did.
"""

from scenario import Figures, Goal, Part

HEADINGS = [
    "scenario", "connections", "/s", "of hello", "of nginx", "p50 ms", "p95 ms", "p99 ms", "bytes", "CPU ms", "hellos", "peak MB", "errors", "later", "goal",
    "reached"]
WORDS = {0, 14, 15}


def text(lines: list[tuple[Part, Figures]], is_judged: bool = True) -> str:
    rows = [HEADINGS]
    for part, figures in lines:
        first, *others = _goals(part, figures, is_judged) or [("", "")]
        connections = part.connections if figures.connections is None else figures.connections
        rows.append([
            part.name, _number(connections, 0), _number(figures.rate, 0), _number(figures.ratio, 3), _number(figures.nginx, 3), _number(figures.p50, 1),
            _number(figures.p95, 1), _number(figures.p99, 1), _number(figures.bytes, 0), _number(figures.cpu_milliseconds, 3),
            _number(figures.hellos, 1), _number(figures.megabytes, 0), str(figures.errors), str(figures.retries or ""), *first])
        rows += [[""] * 14 + list(other) for other in others]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEADINGS))]
    return "\n".join(
        "  ".join(cell.ljust(width) if column in WORDS else cell.rjust(width)
                  for column, (cell, width) in enumerate(zip(row, widths))).rstrip()
        for row in rows)


def _goals(part: Part, figures: Figures, is_judged: bool) -> list[tuple[str, str]]:
    return [(goal.text, _verdict(goal, figures, is_judged)) for goal in part.goals]


def _verdict(goal: Goal, figures: Figures, is_judged: bool) -> str:
    words = [] if not is_judged else ["yes" if goal.holds(figures) else "NO"]
    return " ".join(words + ([f"({goal.value(figures)})"] if goal.value else []))


def _number(value: float | None, places: int) -> str:
    return "" if value is None else f"{value:,.{places}f}"
