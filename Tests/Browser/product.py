"""The program under test: started, stopped, killed and started again on the same database."""

import itertools
import os
import re
import signal
import subprocess
from pathlib import Path
from typing import ClassVar

import institution

ROOT = Path(__file__).resolve().parents[2]


class Product:
    """One server and its database."""

    # Every one of this process, for whoever looks at their logs.
    everyone: ClassVar[list["Product"]] = []

    def __init__(self, binary: str, folder: Path, is_demo: bool = False, write=institution.write,
                 environment: dict[str, str] | None = None):
        self.binary = str(Path(binary).resolve())
        # Beside that of the tests.
        self.environment = environment or {}
        # The demo as it comes, with its year of attempts, instead of the institution of the tests.
        self.is_demo = is_demo
        self.database = folder / "gata.sqlite"
        self.import_folder = write(folder / "institution")
        self.log = folder / "server.log"
        self.everyone.append(self)
        self.process: subprocess.Popen | None = None
        self.port = 0
        self._with_password: set[str] = set()
        # The numbers of the tests that are added while it runs.
        self.finals = itertools.count(1)

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "Product":
        """Returns when the server says that it listens."""
        # What is no folder has been imported by a command.
        demo = ["--demo"] if self.is_demo else ["--demo", str(self.import_folder)] if self.import_folder.is_dir() else []
        command = [self.binary, "serve", *demo, "--database", str(self.database), "--port", str(self.port)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, cwd=ROOT, env={**os.environ, **self.environment}, stdout=subprocess.PIPE, stderr=log, text=True)
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
        assert found, f"the server did not start: {line}{self.log.read_text()[-2000:]}"
        self.port = int(found[1])
        return self

    def kill(self) -> None:
        """As when the power fails: no goodbye."""
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(timeout=20)

    def give_password(self, user: str) -> None:
        """Sets the password of the tests, once per person."""
        if user not in self._with_password:
            self.command("user", "password", user, typed=institution.PASSWORD + "\n")
            self._with_password.add(user)

    def import_again(self) -> str:
        """Gives what the command says."""
        return self.command("import", str(self.import_folder))

    def command(self, *arguments: str, typed: str = "") -> str:
        command = [self.binary, *arguments, "--database", str(self.database)]
        done = subprocess.run(command, cwd=ROOT, input=typed, text=True, capture_output=True)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


class SuddenFinal:
    """A final test of its own whose closing can be moved to the past: from then on its attempts are over, but for the grace."""

    def __init__(self, product: Product, **settings: str):
        self.product, self.settings = product, settings
        self.number = next(product.finals)
        self.title = self._write(is_closed=False)

    def close(self) -> None:
        self._write(is_closed=True)

    def _write(self, is_closed: bool) -> str:
        title = institution.write_final(self.product.import_folder, self.number, is_closed, **self.settings)
        self.product.import_again()
        return title
