"""What makes the load, and what came of a run: wrk for pages, and for everything else the crowd, a small program of our own."""

import json
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent


@dataclass(frozen=True)
class Load:
    """One run. Latencies are in milliseconds, of whole steps: a step of the crowd is a request with the redirects behind it."""

    seconds: float
    steps: int
    # Answers.
    requests: int
    bytes: int
    sent: int
    statuses: dict[str, int]
    # Steps that ended otherwise than they should.
    wrong: int
    # How often somebody was told to come back later.
    retries: int
    broken: int
    timeouts: int
    p50: float
    p95: float
    p99: float
    max: float

    @property
    def rate(self) -> float:
        return self.steps / self.seconds if self.seconds else 0

    @property
    def errors(self) -> int:
        return self.wrong + self.broken + self.timeouts

    def status(self, code: int) -> int:
        return self.statuses.get(str(code), 0)


def same(port: int, path: str, connections: int, seconds: float) -> Load:
    """Everybody asks for the same, without a cookie."""
    return _wrk(port, path, connections, seconds)


def pages(port: int, lines: Path, connections: int, seconds: float) -> Load:
    """Everybody of a file, see `pages.lua`, asks for the page, or calls what a program calls, round and round."""
    return _wrk(port, "/", connections, seconds, str(lines))


def _wrk(port: int, path: str, connections: int, seconds: float, *arguments: str) -> Load:
    """- Throws: `RuntimeError` when wrk is missing or fails."""
    if not shutil.which("wrk"):
        raise RuntimeError("wrk is missing: apt-get install wrk")
    # It wants the same number of connections for every thread, and no more threads than there are cores.
    threads = 2 if connections % 2 == 0 else 1
    return _run([
        "wrk", "-t", str(threads), "-c", str(connections), "-d", f"{seconds:.0f}s", "--timeout", "20s", "-s", str(HERE / "pages.lua"),
        f"http://127.0.0.1:{port}{path}", "--", *arguments])


@dataclass(frozen=True)
class Crowd:
    """The program of `Tests/Load/Crowd`, ready to run; its options are described there."""

    program: str

    def run(self, port: int, script: Path, **options: object) -> Load:
        """- Throws: `RuntimeError` when it fails."""
        return _run(self._command(port, script, options))

    def start(self, port: int, script: Path, **options: object) -> "Running":
        return Running(self._command(port, script, options))

    def _command(self, port: int, script: Path, options: dict[str, object]) -> list[str]:
        command = [self.program, str(script), "--port", str(port), "--addresses", "8"]
        for name, value in options.items():
            option = "--" + name.replace("_", "-")
            command += [option] if value is True else [option, str(value)]
        return command


class Running:
    """A crowd that goes on until it is told to stop."""

    def __init__(self, command: list[str]):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def wait_for_result(self) -> Load:
        """Of one that keeps its connections afterwards."""
        return _load(self.process.stdout.readline(), self.process)

    def stop(self) -> str:
        """Gives what else it said."""
        said, _ = self.process.communicate(timeout=90)
        return said

    def end(self) -> Load:
        return _load(self.stop(), self.process)

    def __enter__(self) -> "Running":
        return self

    def __exit__(self, *_) -> None:
        self.process.kill()
        self.process.wait()


def _run(command: list[str]) -> Load:
    done = subprocess.run(command, text=True, capture_output=True)
    return _load(done.stdout, done)


def _load(said: str, process) -> Load:
    lines = [line for line in said.splitlines() if line.startswith("RESULT ")]
    if not lines:
        raise RuntimeError(f"{' '.join(process.args)}: {process.returncode}\n{said}{process.stderr or ''}")
    return Load(**json.loads(lines[0].removeprefix("RESULT ")))
