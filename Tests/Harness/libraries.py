"""The libraries that are loaded before the server's own: compiled when they are needed, named in LD_PRELOAD."""

import os
import subprocess
from pathlib import Path

SOURCES = Path(__file__).parent / "preload"
FOLDER = Path(__file__).resolve().parents[2] / ".build-tests" / "preload"

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


def build(*names: str) -> None:
    """Those with these names, or all. Put in place whole: others may be at it as well, and servers have the old ones open."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in names or _PARTS:
        sources = [str(SOURCES / f"{part}.c") for part in _PARTS[name]]
        new = f"{path(name)}.{os.getpid()}"
        subprocess.run([*_COMPILER, "-o", new, *sources, "-ldl"], check=True)
        os.replace(new, path(name))
