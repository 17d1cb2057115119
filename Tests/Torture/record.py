"""Reads what preload/record.c wrote: every change below the root, in its order."""

import struct
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path
from typing import Iterator

_HEADER = struct.Struct("=IIqq")


class Kind(IntEnum):
    OPENED = 1
    WRITTEN = 2
    CUT_TO = 3
    SYNCED = 4
    SYNC_FAILED = 5
    RENAMED = 6
    REMOVED = 7
    FOLDER_MADE = 8


@dataclass(frozen=True)
class Entry:
    kind: Kind
    # The id of a file or folder; 0 for names.
    file: int
    # An offset, a size, the length of the record when a sync began, or 1 for an opened file that is new.
    number: int
    payload: bytes
    # The length of the record behind this entry.
    end: int

    @property
    def names(self) -> list[str]:
        return self.payload.decode().split("\0")


def read(path: Path) -> Iterator[Entry]:
    """All whole entries."""
    with path.open("rb") as file:
        end = 0
        while len(header := file.read(_HEADER.size)) == _HEADER.size:
            kind, length, number_of_file, number = _HEADER.unpack(header)
            payload = file.read(length)
            if len(payload) < length:
                return
            end += _HEADER.size + length
            yield Entry(Kind(kind), number_of_file, number, payload, end)
