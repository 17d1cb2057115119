"""The demo as programs of others meet it: prepared once, and a fresh copy of it for each part of the tests."""

import re
import shutil
from pathlib import Path

from Harness.server import Server

STUDENT, TEACHER, PASSWORD = "student", "teacher", "gata-demo-2026"
SERVICE1 = "/Service1.asmx"
ESTUDENT = "/estudent/api/"
ALL_SCOPES = "learn.read,learn.write,student.read,student.write"
ADMIN = "admin"
TEACHING = "learn.read,learn.write,teach.read,teach.write"


class Demo:
    """The institution that the demo brings, as it is right after the first start."""

    def __init__(self, binary: str, folder: Path):
        self._binary, self._folder = binary, folder
        self._prepared = folder / "prepared"
        self._prepared.mkdir()
        with Server(binary, self._prepared).start("--demo") as server:
            assert server.stop() == 0, server.words()

    def serve(self, name: str) -> Server:
        """A server of its own on a copy of it."""
        shutil.copytree(self._prepared, self._folder / name)
        return Server(self._binary, self._folder / name).start()


def token(server: Server, user: str, scopes: str = ALL_SCOPES) -> str:
    """With it programs act for somebody."""
    return server.command("user", "token", user, "--scopes", scopes).strip()


def written_nothing_bad(server: Server) -> None:
    """What went wrong inside is in the log of the server, whatever it answered; no token and no address of a calendar ever is."""
    wrong = re.compile(r" (error|critical) |gata_[\w-]{43}|/calendar/[\w-]{43}")
    bad = [line for line in server.words().splitlines() if wrong.search(line)]
    assert not bad, "the server wrote:\n" + "\n".join(bad[:20])
