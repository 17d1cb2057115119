"""The program under load: started on a folder of data, stopped, and looked at from outside."""

import os
import re
import signal
import subprocess
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TICKS = os.sysconf("SC_CLK_TCK")


def command(binary: str, data: Path, *arguments: str, typed: str = "") -> str:
    """Runs another command of the program on the same data, and gives what it says."""
    done = subprocess.run(
        [binary, *arguments, "--database", str(data / "gata.sqlite")], cwd=ROOT, input=typed, text=True, capture_output=True)
    if done.returncode != 0:
        raise RuntimeError(f"gata {' '.join(arguments)}: {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


class Server:
    """One running server on a folder of data."""

    def __init__(self, binary: str, data: Path, *options: str):
        self.binary, self.data, self.options = binary, data, options
        self.database = data / "gata.sqlite"
        self.log = data / "server.log"
        self.port = 0
        self.process: subprocess.Popen | None = None

    def start(self) -> "Server":
        """Returns when the server says that it listens; the second time on the same port."""
        arguments = [self.binary, "serve", "--database", str(self.database), "--port", str(self.port), *self.options]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(arguments, cwd=ROOT, stdout=subprocess.PIPE, stderr=log, text=True)
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
        if not found:
            self.process.kill()
            raise RuntimeError(f"the server did not start: {line}{self.log.read_text()[-2000:]}")
        self.port = int(found[1])
        return self

    def stop(self) -> int:
        """Asks it to end and gives its exit status."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=30)

    def __enter__(self) -> "Server":
        return self.start()

    def __exit__(self, *_) -> None:
        if self.process.poll() is None:
            self.stop()

    # Seen from outside

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def cpu_seconds(self) -> float:
        """Of all its threads since it started, in user and system mode."""
        fields = self._proc("stat").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def megabytes(self, name: str) -> float:
        """A line of its status: VmRSS is what it holds now, VmHWM the most it ever held."""
        return int(re.search(rf"^{name}:\s+(\d+) kB$", self._proc("status"), re.M)[1]) / 1024

    def threads(self) -> int:
        return int(re.search(r"^Threads:\s+(\d+)$", self._proc("status"), re.M)[1])

    def descriptors(self) -> Counter:
        """How many open descriptors of each kind: socket, file, pipe and what the kernel makes for a process itself."""
        kinds = Counter()
        folder = Path(f"/proc/{self.process.pid}/fd")
        for name in os.listdir(folder):
            try:
                target = os.readlink(folder / name)
            except FileNotFoundError:
                continue
            kinds["file" if target.startswith("/") else target.split(":")[0]] += 1
        return kinds

    def wal_megabytes(self) -> float:
        """The size of the write-ahead log; 0 when there is none."""
        path = Path(f"{self.database}-wal")
        return path.stat().st_size / 2**20 if path.exists() else 0

    def _proc(self, name: str) -> str:
        return Path(f"/proc/{self.process.pid}/{name}").read_text()
