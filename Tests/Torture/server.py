"""The program under test: started on a data folder, with or without libraries in front of it, stopped and killed."""

import os
import re
import select
import signal
import subprocess
import time
from pathlib import Path

import libraries

START_SECONDS = 30
STOP_SECONDS = 30


class DidNotStart(Exception):
    pass


class Server:
    """One process on one data folder."""

    def __init__(self, binary: str, data: Path, *, preload: tuple[str, ...] = (), control: Path | None = None,
                 record: Path | None = None):
        self.binary, self.data = binary, data
        self.port = 0
        self.start_seconds = 0.0
        self.process: subprocess.Popen | None = None
        self.log = data.with_name(data.name + ".log")
        # A crash is told in one line; drawing the stack takes longer than a start.
        self._environment = {name: value for name, value in os.environ.items() if not name.startswith("GATA_")}
        self._environment |= {"GATA_TORTURE_ROOT": str(data), "SWIFT_BACKTRACE": "enable=no"}
        if preload:
            self._environment["LD_PRELOAD"] = ":".join(libraries.path(name) for name in preload)
        if control:
            self._environment["GATA_TORTURE_CONTROL"] = str(control)
        if record:
            self._environment["GATA_TORTURE_RECORD"] = str(record)

    def launch(self, *more: str) -> "Server":
        """Starts the process and does not wait for it."""
        command = [self.binary, "serve", "--database", str(self.data / "gata.sqlite"), "--port", "0", *more]
        self._began = time.monotonic()
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                command, cwd=libraries.ROOT, env=self._environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=log)
        return self

    def start(self, *more: str) -> "Server":
        """Returns when the server says that it listens."""
        return self.launch(*more).wait_until_ready()

    def wait_until_ready(self) -> "Server":
        line, until = b"", self._began + START_SECONDS
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

    def command(self, *arguments: str, typed: str = "") -> str:
        """`gata …` through the running server; gives what it says."""
        done = subprocess.run(
            [self.binary, *arguments, "--database", str(self.data / "gata.sqlite")], cwd=libraries.ROOT, input=typed, text=True,
            capture_output=True)
        if done.returncode != 0:
            raise AssertionError(f"gata {' '.join(arguments)}: {done.stdout}{done.stderr}")
        return done.stdout

    def words(self) -> str:
        """What it wrote to its log."""
        return self.log.read_text(errors="replace")

    @property
    def is_running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def kill(self) -> int:
        """No goodbye; harmless for one that has ended. Gives the exit status."""
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
