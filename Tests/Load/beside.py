"""What Gata is measured beside, in the same minutes: the HTTP library with nothing on it, and nginx with a small file."""

import os
import shutil
import socket
import subprocess
import time
from pathlib import Path

import driver
from driver import Load
from Harness.process import Process

HERE = Path(__file__).resolve().parent
# As `nginx.sh` unpacks it.
NGINX = HERE.parents[1] / ".build-tests" / "nginx" / "usr" / "sbin" / "nginx"
FILE_BYTES = 5 * 1024
START_SECONDS = 10


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return listening.getsockname()[1]


class _Neighbour:
    """A process that answers on a port."""

    path = "/livez"

    def __init__(self, port: int, command: list[str]):
        self.port = port
        self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        until = time.monotonic() + START_SECONDS
        while True:
            try:
                socket.create_connection(("127.0.0.1", port)).close()
                return
            except ConnectionRefusedError:
                if self.process.poll() is not None or time.monotonic() > until:
                    raise RuntimeError(f"{command[0]} does not listen") from None
                time.sleep(0.02)

    def ask(self, connections: int, seconds: float) -> Load:
        return driver.same(self.port, self.path, connections, seconds)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


class Hello(_Neighbour):
    """The program of `Tests/Load/Hello`: a route of the HTTP library that says hello."""

    def __init__(self, program: Path):
        port = _free_port()
        super().__init__(port, [str(program), str(port)])
        self.seen = Process(self.process.pid)

    def cpu_milliseconds(self, connections: int, seconds: float) -> tuple[Load, float]:
        """What came of asking, and what one answer costs."""
        begun = self.seen.cpu_seconds()
        load = self.ask(connections, seconds)
        return load, (self.seen.cpu_seconds() - begun) * 1000 / max(1, load.requests)


class Nginx(_Neighbour):
    """A file of 5 KB, out of the cache of the system."""

    path = "/file.html"

    def __init__(self, folder: Path):
        program = shutil.which("nginx") or (str(NGINX) if NGINX.exists() else None)
        if not program:
            raise RuntimeError("nginx is missing: bash Tests/Load/nginx.sh")
        files = folder / "nginx"
        files.mkdir()
        (files / "file.html").write_bytes(b"x" * FILE_BYTES)
        port = _free_port()
        user = "user root;" if os.geteuid() == 0 else ""
        (files / "nginx.conf").write_text(f"""
            {user} daemon off; worker_processes auto; worker_rlimit_nofile 20000; error_log stderr crit; pid {files}/pid;
            events {{ worker_connections 12000; }}
            http {{
                access_log off; sendfile on; keepalive_requests 100000000; default_type text/html; client_body_temp_path {files};
                proxy_temp_path {files}; fastcgi_temp_path {files}; uwsgi_temp_path {files}; scgi_temp_path {files};
                server {{ listen 127.0.0.1:{port} backlog=4096; root {files}; }}
            }}
            """)
        super().__init__(port, [program, "-c", str(files / "nginx.conf"), "-p", str(files)])
