"""A process seen from outside."""

import os
import re
import resource
from collections import Counter
from pathlib import Path

FILES = 65_536
TICKS = os.sysconf("SC_CLK_TCK")


def raise_open_files() -> None:
    """Ten thousand connections need as many files, on both sides; of what is started from here on."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in (max(hard, FILES), hard):
        try:
            return resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, wanted))
        except (ValueError, OSError):
            continue


class Process:
    def __init__(self, pid: int):
        self.pid = pid

    def cpu_seconds(self) -> float:
        """Of all its threads since it started, in user and system mode."""
        fields = self._read("stat").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def wanted_seconds(self) -> float:
        """What it has taken of the cores, or would have, had they not been busy with others."""
        wanted = 0
        for thread in os.listdir(f"/proc/{self.pid}/task"):
            try:
                ran, waited, _ = self._read(f"task/{thread}/schedstat").split()
                wanted += int(ran) + int(waited)
            except FileNotFoundError:
                continue
        return wanted / 1e9

    def megabytes(self, name: str) -> float:
        """A line of its status: VmRSS is what it holds now, VmHWM the most it ever held; 0 of one that has ended."""
        found = re.search(rf"^{name}:\s+(\d+) kB$", self._read("status"), re.M)
        return int(found[1]) / 1024 if found else 0

    def threads(self) -> int:
        return int(re.search(r"^Threads:\s+(\d+)$", self._read("status"), re.M)[1])

    def descriptors(self) -> Counter:
        """How many open descriptors of each kind: socket, file, pipe and what the kernel makes for a process itself."""
        kinds = Counter()
        folder = Path(f"/proc/{self.pid}/fd")
        for name in os.listdir(folder):
            try:
                target = os.readlink(folder / name)
            except FileNotFoundError:
                continue
            kinds["file" if target.startswith("/") else target.split(":")[0]] += 1
        return kinds

    def _read(self, name: str) -> str:
        return Path(f"/proc/{self.pid}/{name}").read_text()
