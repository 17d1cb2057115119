"""The numbers that are shared with the libraries inside the server; preload/control.h has the same order."""

import mmap
import struct
from pathlib import Path

FIELDS = [
    "recorded", "is_limited", "free_bytes", "refusals", "log_sync_to_fail", "database_sync_to_fail", "failed_syncs",
    "failed_at", "sync_delay", "clock_shift", "clock_reads", "mutations",
]


class Control:
    """A mapped file: `control.free_bytes = 0` holds for the running server at once."""

    def __init__(self, path: Path):
        path.write_bytes(bytes(8 * len(FIELDS)))
        with path.open("r+b") as file:
            object.__setattr__(self, "_mapped", mmap.mmap(file.fileno(), 0))
        object.__setattr__(self, "path", path)

    def __getattr__(self, name: str) -> int:
        return struct.unpack_from("q", self._mapped, 8 * FIELDS.index(name))[0]

    def __setattr__(self, name: str, value: int) -> None:
        struct.pack_into("q", self._mapped, 8 * FIELDS.index(name), value)
