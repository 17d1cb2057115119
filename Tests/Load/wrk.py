"""wrk, with a script in Lua that says what is asked, and what came of it."""

import json
import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent


@dataclass(frozen=True)
class Load:
    """One run. Latencies are in milliseconds."""

    seconds: float
    requests: int
    bytes: int
    # With those that wrk cut at the end of its time.
    sent: int
    statuses: dict[str, int]
    broken: int
    timeouts: int
    p50: float
    p95: float
    p99: float
    max: float

    @property
    def rate(self) -> float:
        return self.requests / self.seconds


def threads(connections: int) -> int:
    """wrk wants one thread per core at most, and every thread the same number of connections."""
    return 2 if connections % 2 == 0 else 1


def run(script: Path, port: int, connections: int, seconds: int, *arguments: str) -> Load:
    """- Throws: `RuntimeError` when wrk is missing or fails."""
    if not shutil.which("wrk"):
        raise RuntimeError("wrk is missing: apt-get install wrk")
    command = [
        "wrk", "-t", str(threads(connections)), "-c", str(connections), "-d", f"{seconds}s", "--timeout", "20s",
        "-s", str(script), f"http://127.0.0.1:{port}/", "--", *arguments]
    done = subprocess.run(
        command, text=True, capture_output=True, env={**os.environ, "GATA_LOAD_REPORT": str(HERE / "report.lua")})
    result = [line for line in done.stdout.splitlines() if line.startswith("RESULT ")]
    if done.returncode != 0 or not result:
        raise RuntimeError(f"wrk {script.name}: {done.returncode}\n{done.stdout}{done.stderr}")
    return Load(**json.loads(result[0].removeprefix("RESULT ")))
