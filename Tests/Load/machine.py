"""What the figures were measured on, in general words, and how long its disk takes to keep a promise."""

import os
import statistics
import tempfile
import time
from pathlib import Path

IN_MEMORY = {"tmpfs", "ramfs"}


def file_system(folder: Path) -> str:
    """The kind of file system that a folder lies on."""
    mounts = [line.split() for line in Path("/proc/mounts").read_text().splitlines()]
    above = [str(path) for path in [folder.resolve(), *folder.resolve().parents]]
    return max((mount for mount in mounts if mount[1] in above), key=lambda mount: len(mount[1]))[2]


def folder_on_disk() -> tempfile.TemporaryDirectory:
    """A temporary folder that is not in memory, where a sync would cost nothing."""
    for parent in (tempfile.gettempdir(), "/var/tmp", str(Path.home())):
        if os.path.isdir(parent) and file_system(Path(parent)) not in IN_MEMORY:
            return tempfile.TemporaryDirectory(prefix="gata-load-", dir=parent)
    raise RuntimeError("there is no temporary folder on a disk; give one with TMPDIR")


def sync_milliseconds(folder: Path, count: int = 200) -> tuple[float, float]:
    """How long it takes to write 4 KB over old ones and have them on disk: the median, and what 1 in 100 exceeds."""
    path, block, times = folder / "sync.test", os.urandom(4096), []
    descriptor = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
    try:
        os.write(descriptor, block * 256)
        os.fsync(descriptor)
        for number in range(count):
            begun = time.perf_counter()
            os.pwrite(descriptor, block, number % 256 * 4096)
            os.fdatasync(descriptor)
            times.append((time.perf_counter() - begun) * 1000)
    finally:
        os.close(descriptor)
        path.unlink()
    return statistics.median(times), sorted(times)[int(count * 0.99)]


def description(folder: Path) -> str:
    """Cores, memory, kernel, file system, and the sync."""
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    kernel = ".".join(os.uname().release.split(".")[:2])
    median, worst = sync_milliseconds(folder)
    return (
        f"{len(os.sched_getaffinity(0))} cores, shared with whatever makes the load; {memory:.0f} GB of memory; "
        f"Linux {kernel}; {file_system(folder)}\n"
        f"writing 4 KB and waiting until they are on this disk: {median:.2f} ms (1 in 100 above {worst:.2f} ms)")
