"""Pages of a database that should hold nothing any more, byte by byte."""

import re
import sqlite3
import struct

# Of a leaf: kind, first free block, number of cells, begin of cells, fragments.
_LEAF = 8
# Behind them SQLite leaves the places that cells had, up to a gap, and in each block that is free where the next one is, and its
# size: numbers that tell how much there was, and nothing of it.
_GAP, _POINTER = bytes(4), 4
_RUN = re.compile(rb"[^\0](?:\0{0,3}[^\0])*")


def troubles(content: bytes, tables: list[str]) -> list[str]:
    """Sentences about free pages that are not full of zeros, and pages of tables without rows, and of their indexes, that still
    hold bytes of rows."""
    size = struct.unpack(">H", content[16:18])[0] or 1
    size = 65536 if size == 1 else size
    pages = [content[begin:begin + size] for begin in range(0, len(content), size)]
    found = [f"a free page, number {number}, holds bytes" for number, rest in _free(content, pages) if any(rest)]
    for name, root in _roots(content, tables):
        page = pages[root - 1]
        kind, _, cells, _, _ = struct.unpack(">BHHHB", page[:_LEAF])
        if kind not in (10, 13) or cells:
            found.append(f"{name} has rows")
        elif any(len(run) > _POINTER for run in _RUN.findall(page[_LEAF:].lstrip(b"\0").partition(_GAP)[2])):
            found.append(f"{name} has no rows, and bytes of old ones")
    return found


def _free(content: bytes, pages: list[bytes]):
    """Each free page by its number, without the list of other free pages that it may hold."""
    trunk = struct.unpack(">I", content[32:36])[0]
    while trunk:
        page = pages[trunk - 1]
        following, count = struct.unpack(">II", page[:8])
        yield trunk, page[8 + 4 * count:]
        for number in struct.unpack(f">{count}I", page[8:8 + 4 * count]):
            yield number, pages[number - 1]
        trunk = following


def _roots(content: bytes, tables: list[str]) -> list[tuple[str, int]]:
    database = sqlite3.connect(":memory:")
    try:
        database.deserialize(content[:18] + b"\x01\x01" + content[20:])
        marks = ", ".join("?" * len(tables))
        return database.execute(f"SELECT name, rootpage FROM sqlite_master WHERE tbl_name IN ({marks})", tables).fetchall()
    finally:
        database.close()
