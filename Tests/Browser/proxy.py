"""A real haproxy with the configuration of the manual."""

import re
import shutil
import socket
import subprocess
from pathlib import Path

from Harness.waiting import wait_for

CONFIGURATION = Path(__file__).resolve().parent / "haproxy.cfg"


class Proxy:
    """Listens when it is made; only the two addresses are not those of the configuration."""

    def __init__(self, folder: Path, server_port: int):
        program = shutil.which("haproxy", path="/usr/sbin:/usr/bin")
        if not program:
            raise RuntimeError("haproxy is missing: apt-get install haproxy")
        self.port = _free_port()
        path = folder / "haproxy.cfg"
        path.write_text(self._configuration(server_port), encoding="utf-8")
        self.process = subprocess.Popen([program, "-db", "-q", "-f", str(path)])
        if not wait_for(lambda: self.process.poll() is not None or self._listens(), seconds=4):
            self.stop()
            raise RuntimeError("haproxy does not listen")
        if self.process.poll() is not None:
            raise RuntimeError("haproxy refuses its configuration")

    def _listens(self) -> bool:
        with socket.socket() as connection:
            return connection.connect_ex(("127.0.0.1", self.port)) == 0

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()

    def _configuration(self, server_port: int) -> str:
        text = CONFIGURATION.read_text(encoding="utf-8")
        ours = {r"bind :443 ssl .*": f"bind 127.0.0.1:{self.port}", r"127\.0\.0\.1:8080": f"127.0.0.1:{server_port}"}
        for found, replacement in ours.items():
            text, count = re.subn(found, replacement, text)
            if count != 1:
                raise RuntimeError(f"the configuration does not say {found} once")
        return text


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
