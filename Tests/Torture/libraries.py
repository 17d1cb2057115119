"""The libraries that are loaded before the server's own: compiled once, named in LD_PRELOAD."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES = Path(__file__).parent / "preload"
FOLDER = ROOT / ".build-tests" / "torture"

DISK, CLOCK, UNSYNCED, EARLY, CARELESS = "disk", "clock", "unsynced", "early", "careless"

_PARTS = {
    DISK: ["contents", "names", "syncs", "room", "place", "record", "space", "control"],
    CLOCK: ["clock", "control"],
    UNSYNCED: ["unsynced", "control"],
    EARLY: ["early", "control"],
    CARELESS: ["careless", "control"],
}
_COMPILER = ["cc", "-shared", "-fPIC", "-O2", "-std=gnu11", "-Wall", "-Wextra", "-Werror"]


def path(name: str) -> str:
    return str(FOLDER / f"{name}.so")


def build() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, parts in _PARTS.items():
        sources = [str(SOURCES / f"{part}.c") for part in parts]
        subprocess.run([*_COMPILER, "-o", path(name), *sources, "-ldl"], check=True)
