"""What a soak came to, in numbers, and which limits it broke."""

import json
import sqlite3
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from sample import Sample, percentile

# In MB, medians of whole days: what the fourth day may take more than the second, both with slow connections, and what the first
# crowd of those may leave behind, the third day against the first. Judged when half of the days are at least so many minutes.
DAY_GROWTH = 25.0
LEFT_BY_CROWD = 60.0
SHORTEST_HALF = 5
# In MB: the most that memory may have grown from the middle to the end, and the largest write-ahead log ever and at the end.
MEMORY_GROWTH = 25.0
LARGEST_WAL = 16.0
LAST_WAL = 4.2
# More descriptors at the end than at the start: sockets, and files (each of the readers opens two, later than the start).
SOCKETS_LEFT = 0
FILES_LEFT = 8
# Of the probe, in milliseconds: the worst p99 of ten seconds, and what the slow connections may add to it.
WORST_P99 = 1000.0
SLOW_ADDS = 250.0


@dataclass(frozen=True)
class Course:
    """How it went: `first` before anybody came, `last` when everybody had gone."""

    folder: Path
    minutes: float
    first: Sample
    samples: list[Sample]
    last: Sample
    exit_status: int


class Ledger:
    """Limits, kept or broken, a line each."""

    def __init__(self):
        self.broken: list[str] = []

    def hold(self, what: str, value: float, limit: float, is_judged: bool = True) -> None:
        is_kept = value <= limit
        note = "" if is_judged else "  (too short to judge)"
        print(f"{what:<78}{value:>10.1f}{limit:>10.1f}  {'ok' if is_kept else 'above'}{note}")
        if is_judged and not is_kept:
            self.broken.append(f"{what}: {value:.1f}, limit {limit:.1f}")

    def require(self, what: str, problems: list[str]) -> None:
        print(f"{what:<98}  {'ok' if not problems else problems[0]}")
        self.broken += [f"{what}: {problem}" for problem in problems]


def memory_of_day(course: Course, day: int) -> float:
    """The median of the samples of one of the four days, from 0, in MB."""
    length = course.minutes * 60 / 4
    return percentile([sample.memory for sample in course.samples if sample.at // length == day], 0.5)


def worst_p99(samples: list[Sample], is_slow: bool) -> float:
    return max((percentile(sample.times, 0.99) for sample in samples if sample.wave.endswith("+slow") == is_slow), default=0)


def judge(course: Course) -> list[str]:
    """Prints every limit, and gives the broken ones."""
    ledger, samples = Ledger(), course.samples
    half = samples[len(samples) // 2:]
    is_long = course.minutes / 2 >= SHORTEST_HALF
    print(f"\n{'':<78}{'value':>10}{'limit':>10}")
    days = [memory_of_day(course, day) for day in range(4)]
    ledger.hold("memory of the fourth day above the second, with slow connections, MB", days[3] - days[1], DAY_GROWTH, is_long)
    ledger.hold("memory of the third day above the first, without them, MB", days[2] - days[0], LEFT_BY_CROWD, is_long)
    ledger.hold(
        f"memory, growth from the middle to the end, MB (start {course.first.memory:.1f}, end {course.last.memory:.1f})",
        course.last.memory - half[0].memory, MEMORY_GROWTH)
    ledger.hold("write-ahead log, largest, MB", max(sample.wal for sample in samples), LARGEST_WAL)
    ledger.hold("write-ahead log, at the end, MB", course.last.wal, LAST_WAL)
    ledger.hold("sockets left", course.last.sockets - course.first.sockets, SOCKETS_LEFT)
    ledger.hold("files left open", course.last.files - course.first.files, FILES_LEFT)
    without, with_slow = worst_p99(samples, False), worst_p99(samples, True)
    ledger.hold("a save while everything goes on, worst p99 without slow connections, ms", without, WORST_P99)
    ledger.hold("the same with slow connections, ms", with_slow, WORST_P99)
    ledger.hold("what they add, ms", with_slow - without, SLOW_ADDS, is_long)
    ledger.require("the server ends with 0", [] if course.exit_status == 0 else [str(course.exit_status)])
    _judge_database(course.folder, ledger)
    times = [time for sample in samples for time in sample.times]
    print(f"saves of the probe: {len(times)}, p50 {percentile(times, 0.5):.1f} ms, p99 {percentile(times, 0.99):.1f} ms")
    ways = ", ".join(f"{how}: {count}" for how, count in sorted(course.last.slow.items()) if how != "open")
    print(f"slow and half-open connections: {ways}")
    return ledger.broken


def _judge_database(folder: Path, ledger: Ledger) -> None:
    """Compares the database with what was acknowledged."""
    reports = [json.loads((folder / name).read_text()) for name in ("day.json", "probe.json")]
    saved = {(attempt, page): count for report in reports for attempt, page, count in report["saved"]}
    ended = [attempt for report in reports for attempt in report["ended"]]
    database = sqlite3.connect(folder / "data" / "gata.sqlite")
    rows = Counter(database.execute("SELECT '/attempts/' || attempt_id, page FROM answer").fetchall())
    receipts = {attempt for attempt, in database.execute("SELECT '/attempts/' || attempt_id FROM receipt")}
    integrity = [line for line, in database.execute("PRAGMA integrity_check")]
    database.close()
    ledger.require("nothing but the statuses that were expected", [line for report in reports for line in report["unexpected"]])
    lost = [f"{attempt} {page}" for (attempt, page), count in saved.items() if rows[attempt, page] < count]
    doubled = [f"{attempt} {page}" for (attempt, page), count in saved.items() if rows[attempt, page] > count]
    ledger.require(f"all of {sum(saved.values())} acknowledged answers are in the database", lost)
    ledger.require("none of them is there twice", doubled)
    without = [attempt for attempt in ended if attempt not in receipts]
    ledger.require(f"all of {len(ended)} ended attempts have a receipt", without)
    ledger.require("integrity check", integrity if integrity != ["ok"] else [])
