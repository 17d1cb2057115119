"""What a server looks like from outside at one moment of a soak."""

import time
from collections import Counter
from dataclasses import dataclass

from Harness.server import Server
from shared import Shared


def percentile(values: list[float], share: float) -> float:
    """0 when there are none."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] if values else 0


@dataclass(frozen=True)
class Sample:
    """Times are in milliseconds, sizes in MB."""

    HEADINGS = (
        f"{'second':>7} {'wave':<14}{'memory':>8}{'sockets':>8}{'files':>6}{'other':>6}{'threads':>8}{'WAL':>7}"
        f"{'slow':>6}{'p50':>8}{'p99':>8}  requests by status since the start")

    at: float
    wave: str
    memory: float
    descriptors: Counter
    threads: int
    wal: float
    # Of the probe, since the last sample.
    times: list[float]
    statuses: dict[str, int]
    # How many are open, and how the others ended.
    slow: dict[str, int]

    @property
    def sockets(self) -> int:
        return self.descriptors["socket"]

    @property
    def files(self) -> int:
        return self.descriptors["file"]

    def line(self) -> str:
        other = sum(self.descriptors.values()) - self.sockets - self.files
        statuses = ", ".join(f"{status}: {count}" for status, count in sorted(self.statuses.items()))
        return (
            f"{self.at:>7.0f} {self.wave:<14}{self.memory:>8.1f}{self.sockets:>8}{self.files:>6}{other:>6}{self.threads:>8}"
            f"{self.wal:>7.1f}{self.slow.get('open', 0):>6}"
            f"{percentile(self.times, 0.5):>8.1f}{percentile(self.times, 0.99):>8.1f}  {statuses}")


class Watch:
    """Looks at a server, and hears what the others have to say."""

    def __init__(self, server: Server, shared: Shared):
        self.server, self.shared, self.begun = server, shared, time.monotonic()
        self.statuses: dict[str, int] = {}
        self.slow: dict[str, int] = {}

    def sample(self, wave: str) -> Sample:
        times = []
        for who, what in self.shared.heard():
            match who:
                case "probe": times.append(what)
                case "day": self.statuses = what
                case "slow": self.slow = what
        return Sample(
            at=time.monotonic() - self.begun, wave=wave, memory=self.server.seen.megabytes("VmRSS"),
            descriptors=self.server.seen.descriptors(), threads=self.server.seen.threads(), wal=self.server.wal_megabytes(), times=times,
            statuses=self.statuses, slow=self.slow)
