"""A model of a disk: what is on it for sure, what is on its way, and the images that a power cut may leave.

A write is on its way until a sync of its file, begun after it, is done; a name, until a sync of its folder. What is on its way
when the power fails comes whole, in part, or not at all, each write for itself and in any order: a prefix of its sectors, any of
its sectors, or only the room it takes, full of zeros. A sector of 512 bytes is written whole or not at all."""

import random
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath

from record import Entry, Kind

SECTOR = 512


@dataclass(frozen=True)
class Change:
    """To the content of a file: bytes at an offset, or a new size where there are none."""

    position: int
    offset: int
    payload: bytes | None

    def apply(self, content: bytearray) -> None:
        if self.payload is None:
            _resize(content, self.offset)
        else:
            _put(content, self.offset, self.payload)

    def apply_torn(self, content: bytearray, choice: random.Random) -> None:
        """As much of it as the power let through."""
        fate = choice.choice(["whole", "whole", "nothing", "nothing", "prefix", "some", "room"])
        if fate == "nothing":
            return
        if fate == "whole" or self.payload is None:
            return self.apply(content)
        end = self.offset + len(self.payload)
        if fate == "room":
            return _resize(content, max(len(content), end))
        sectors = list(_sectors(self.offset, end))
        if fate == "prefix":
            kept = sectors[:choice.randint(0, len(sectors))]
        else:
            kept = [sector for sector in sectors if choice.random() < 0.5]
        for begin, stop in kept:
            _put(content, begin, self.payload[begin - self.offset:stop - self.offset])


def _sectors(begin: int, end: int):
    while begin < end:
        stop = min(end, (begin // SECTOR + 1) * SECTOR)
        yield begin, stop
        begin = stop


def _resize(content: bytearray, size: int) -> None:
    if size < len(content):
        del content[size:]
    else:
        content.extend(bytes(size - len(content)))


def _put(content: bytearray, offset: int, payload: bytes) -> None:
    if offset > len(content):
        _resize(content, offset)
    content[offset:offset + len(payload)] = payload


@dataclass
class File:
    # What is on the disk for sure.
    content: bytearray = field(default_factory=bytearray)
    # On its way, the oldest first.
    pending: list[Change] = field(default_factory=list)

    def settle(self, begun: int) -> None:
        """A sync that began at a length of the record is done."""
        done = [change for change in self.pending if change.position <= begun]
        for change in done:
            change.apply(self.content)
        self.pending = self.pending[len(done):]

    def forget(self, begun: int) -> None:
        """A sync failed: what it was about is never written any more, as on Linux."""
        self.pending = [change for change in self.pending if change.position > begun]

    def whole(self) -> bytearray:
        """As the running system sees it, when no sync has failed."""
        content = bytearray(self.content)
        for change in self.pending:
            change.apply(content)
        return content

    def after_cut(self, choice: random.Random) -> bytearray:
        content = bytearray(self.content)
        changes = list(self.pending)
        if choice.random() < 0.5:
            choice.shuffle(changes)
        for change in changes:
            change.apply_torn(content, choice)
        return content


@dataclass(frozen=True)
class Naming:
    """A name that was made or moved (`file`), or removed (None), in a folder."""

    position: int
    name: str
    file: int | None
    # What it was called before, when it was moved.
    old: str | None = None

    @property
    def folders(self) -> set[str]:
        return {_folder(name) for name in [self.name, self.old] if name is not None}

    def apply(self, names: dict[str, int]) -> None:
        if self.old is not None:
            names.pop(self.old, None)
        if self.file is None:
            names.pop(self.name, None)
        else:
            names[self.name] = self.file


def _folder(name: str) -> str:
    parent = str(PurePosixPath(name).parent)
    return "" if parent == "." else parent


class Disk:
    """Starts as a folder that is wholly on the disk, and takes the entries of a record one after the other."""

    def __init__(self, folder: Path):
        self.files: dict[int, File] = {}
        # On the disk for sure, and as the running system sees them.
        self.names: dict[str, int] = {}
        self.seen: dict[str, int] = {}
        self.pending: list[Naming] = []
        self.folders: set[str] = set()
        self._folder_names: dict[int, str] = {}
        # Ids of the record that stand for files which were there before it.
        self._same: dict[int, int] = {}
        for index, path in enumerate(sorted(folder.rglob("*")), start=1):
            name = str(path.relative_to(folder))
            if path.is_dir():
                self.folders.add(name)
            elif path.is_file():
                self.files[-index] = File(bytearray(path.read_bytes()))
                self.names[name] = self.seen[name] = -index

    def take(self, entry: Entry) -> None:
        match entry.kind:
            case Kind.OPENED: self._open(entry)
            case Kind.WRITTEN: self._file(entry.file).pending.append(Change(entry.end, entry.number, entry.payload))
            case Kind.CUT_TO: self._file(entry.file).pending.append(Change(entry.end, entry.number, None))
            case Kind.SYNCED: self._settle(entry)
            case Kind.SYNC_FAILED: self._file(entry.file).forget(entry.number)
            case Kind.RENAMED:
                old, new = entry.names
                self._name(Naming(entry.end, new, self.seen.get(old), old))
            case Kind.REMOVED: self._name(Naming(entry.end, entry.names[0], None))
            # Folders are made before anything is promised, and are taken as they come.
            case Kind.FOLDER_MADE: self.folders.add(entry.names[0])

    def _open(self, entry: Entry) -> None:
        name = entry.names[0]
        if name in self.folders or name == "":
            self._folder_names[entry.file] = name
        elif entry.number:
            self.files[entry.file] = File()
            self._name(Naming(entry.end, name, entry.file))
        else:
            self._same[entry.file] = self.seen[name]

    def _file(self, number: int) -> File:
        return self.files[self._same.get(number, number)]

    def _name(self, naming: Naming) -> None:
        naming.apply(self.seen)
        self.pending.append(naming)

    def _settle(self, entry: Entry) -> None:
        if entry.file not in self._folder_names:
            return self._file(entry.file).settle(entry.number)
        folder = self._folder_names[entry.file]
        done = [each for each in self.pending if each.position <= entry.number and folder in each.folders]
        for naming in done:
            naming.apply(self.names)
        self.pending = [each for each in self.pending if each not in done]

    @property
    def on_the_way(self) -> int:
        """How many changes a power cut at this point may take away."""
        return len(self.pending) + sum(len(file.pending) for file in self.files.values())

    def write_whole(self, folder: Path) -> None:
        """What the running system sees, to compare the record with the real folder."""
        self._write(folder, {name: self.files[number].whole() for name, number in self.seen.items()})

    def write_image(self, folder: Path, choice: random.Random) -> None:
        """One of the many states in which a power cut may leave the disk at this point of the record."""
        names = dict(self.names)
        for naming in self.pending:
            if choice.random() < 0.5:
                naming.apply(names)
        self._write(folder, {name: self.files[number].after_cut(choice) for name, number in names.items()})

    def _write(self, folder: Path, contents: dict[str, bytearray]) -> None:
        folder.mkdir(parents=True)
        for name in sorted(self.folders):
            (folder / name).mkdir(parents=True, exist_ok=True)
        for name, content in contents.items():
            (folder / name).write_bytes(content)
