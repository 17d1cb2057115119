"""What somebody with access to the machine could have carried away: copies of all files, at many moments."""

import io
import tarfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Iterator

import states
from states import State

_MAIN, _LOG = "gata.sqlite", "gata.sqlite-wal"
# Room that is kept free, and full of zeros.
_EMPTY = ".reserve"


@dataclass
class Loot:
    """Copies in the order of time; each the contents of files by their names."""

    copies: list[tuple[str, dict[str, bytes]]] = field(default_factory=list)
    # Of so many copies, when they were asked for last.
    _states: list[State] = field(default_factory=list, repr=False)
    _read: int = 0

    def take(self, name: str, *places: Path, with_keys: bool = False) -> dict[str, bytes]:
        """All files of some folders, or single files; those of a running server as they are at this moment."""
        files: dict[str, bytes] = {}
        for place in places:
            for path in sorted(place.rglob("*")) if place.is_dir() else [place]:
                if path.is_file() and not path.name.endswith(_EMPTY) and (with_keys or "keys" not in path.parts):
                    files[path.name] = path.read_bytes()
        self.copies.append((name, files))
        return files

    def everything(self) -> Iterator[tuple[str, bytes]]:
        """Every file of every copy; those in archives again by themselves."""
        for name, files in self.copies:
            for file, content in files.items():
                yield f"{name}: {file}", content

    def states(self) -> list[State]:
        """Each commit once, and the files alone as well; copies in archives are states of their own."""
        if self._read != len(self.copies):
            self._states, self._read = self._new_states(), len(self.copies)
        return self._states

    def _new_states(self) -> list[State]:
        found: list[State] = []
        seen: set = set()

        def add(key, name: str, content: bytes) -> None:
            if key not in seen:
                seen.add(key)
                found.append(State(name, content))

        for name, files in self.copies:
            for archive in (content for file, content in files.items() if file.endswith(".tar")):
                main = _in_archive(archive)
                add(main, f"{name}: archive", main)
            main = files.get(_MAIN, b"")
            if main:
                add(main, f"{name}: file alone", main)
            for number, commit in enumerate(states.commits(files.get(_LOG, b"")), 1):
                if (commit.salts, commit.end) not in seen:
                    add((commit.salts, commit.end), f"{name}: commit {number}", states.applied(main, commit))
        return found


def _in_archive(archive: bytes) -> bytes:
    """The database in a backup."""
    with tarfile.open(fileobj=io.BytesIO(archive)) as tar:
        return next(tar.extractfile(entry).read() for entry in tar if entry.name.endswith(".sqlite"))
