"""The program under test: started on a data folder, with or without libraries in front of it, stopped, killed and looked at."""

import os
import re
import select
import signal
import subprocess
import time
from collections.abc import Mapping
from pathlib import Path

from . import libraries
from .people import PASSWORD
from .process import Process

ROOT = Path(__file__).resolve().parents[2]
# The first start of a debug build may import an institution; every other one only opens what is there.
FIRST_START_SECONDS = 120
START_SECONDS = 30
STOP_SECONDS = 20
CLOCK = "GATA_TORTURE_CONTROL"


class DidNotStart(RuntimeError):
    pass


class CommandFailed(RuntimeError):
    """With all that the command said."""


class Server:
    """One server on one data folder, as often as it is started."""

    def __init__(self, binary: str, data: Path, *options: str, environment: Mapping[str, str] | None = None,
                 preload: tuple[str, ...] = (), control: Path | None = None, record: Path | None = None, keeps_port: bool = False):
        self.binary, self.data, self.options = str(Path(binary).resolve()), data, options
        self.database = data / "gata.sqlite"
        # Beside the folder: what is in that is the server's own.
        self.log = data.with_name(data.name + ".log")
        self._said_before = 0
        # What another server said there is not this one's.
        self.log.unlink(missing_ok=True)
        # Whether a second start is on the port of the first.
        self.keeps_port = keeps_port
        self.port = 0
        self.start_seconds = 0.0
        self.process: subprocess.Popen | None = None
        # No settings of whoever runs the tests; the clock is the one that these have.
        self._own = {name: value for name, value in os.environ.items() if not name.startswith("GATA_") or name == CLOCK}
        # A crash is told in one line; drawing the stack takes longer than a start.
        self._environment = self._own | {"GATA_TORTURE_ROOT": str(data), "SWIFT_BACKTRACE": "enable=no"} | dict(environment or {})
        if preload:
            self._environment["LD_PRELOAD"] = ":".join(libraries.path(name) for name in preload)
        if control:
            self._environment[CLOCK] = str(control)
        if record:
            self._environment["GATA_TORTURE_RECORD"] = str(record)

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    # Starting and ending

    def launch(self, *more: str) -> "Server":
        """Starts the process and does not wait for it."""
        port = self.port if self.keeps_port else 0
        command = [self.binary, "serve", "--database", str(self.database), "--port", str(port), *self.options, *more]
        self._said_before = self.log.stat().st_size if self.log.exists() else 0
        self._limit = START_SECONDS if self.database.exists() else FIRST_START_SECONDS
        self._began = time.monotonic()
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, cwd=ROOT, env=self._environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=log)
        return self

    def start(self, *more: str) -> "Server":
        """Returns when the server says that it listens."""
        return self.launch(*more).wait_until_ready()

    def wait_until_ready(self) -> "Server":
        line, until = b"", self._began + self._limit
        while b"\n" not in line:
            ready, _, _ = select.select([self.process.stdout], [], [], max(0, until - time.monotonic()))
            part = os.read(self.process.stdout.fileno(), 4096) if ready else b""
            if not part:
                self.kill()
                raise DidNotStart(f"{line.decode()}{self.words()}"[-2000:])
            line += part
        self.start_seconds = time.monotonic() - self._began
        self.port = int(re.search(rb"http://127\.0\.0\.1:(\d+)", line)[1])
        return self

    @property
    def is_running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def kill(self) -> int:
        """No goodbye, as when the power fails; harmless for one that has ended. Gives the exit status."""
        if self.is_running:
            self.process.send_signal(signal.SIGKILL)
        return self._reap(STOP_SECONDS)

    def terminate(self) -> None:
        """Asks it to stop, and does not wait."""
        if self.is_running:
            self.process.send_signal(signal.SIGTERM)

    def stop(self) -> int:
        """Asks it to stop and gives its exit status."""
        self.terminate()
        return self._reap(STOP_SECONDS)

    def wait(self, seconds: float) -> int | None:
        """The exit status, None when it still runs after so long."""
        try:
            return self._reap(seconds)
        except subprocess.TimeoutExpired:
            return None

    def _reap(self, seconds: float) -> int:
        if not self.process:
            return 0
        status = self.process.wait(timeout=seconds)
        if self.process.stdout:
            self.process.stdout.close()
            self.process.stdout = None
        return status

    def __enter__(self) -> "Server":
        return self

    def __exit__(self, *_) -> None:
        if self.process:
            self.kill()

    # Commands

    def command(self, *arguments: str, typed: str = "") -> str:
        """`gata …` on the same data, through the server when it runs; gives what it says."""
        done = subprocess.run(
            [self.binary, *arguments, "--database", str(self.database)], cwd=ROOT, env=self._own, input=typed, text=True,
            capture_output=True)
        if done.returncode != 0:
            raise CommandFailed(f"gata {' '.join(arguments)}: {done.returncode}\n{done.stdout}{done.stderr}")
        return done.stdout

    def set_password(self, user: str) -> None:
        """The one that everybody has."""
        self.command("user", "password", user, typed=PASSWORD + "\n")

    # Seen from outside

    def words(self) -> str:
        """What it wrote to its log since the last start."""
        with self.log.open("rb") as log:
            log.seek(self._said_before)
            return log.read().decode(errors="replace")

    @property
    def seen(self) -> Process:
        return Process(self.process.pid)

    def wal_megabytes(self) -> float:
        """The size of the write-ahead log; 0 when there is none."""
        path = Path(f"{self.database}-wal")
        return path.stat().st_size / 2**20 if path.exists() else 0
