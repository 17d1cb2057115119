"""The program under test, with an institution: started, stopped, killed and started again on the same database."""

import itertools
from pathlib import Path
from typing import ClassVar

import institution
from Harness.database import reading, set_hash
from Harness.server import Server


class Product(Server):
    """One server and its database."""

    # Every one of this process, for whoever looks at their logs.
    everyone: ClassVar[list["Product"]] = []

    def __init__(self, binary: str, folder: Path, is_demo: bool = False, write=institution.write, **more):
        data = folder / "data"
        data.mkdir(parents=True)
        super().__init__(binary, data, keeps_port=True, **more)
        # The demo as it comes, with its year of attempts, instead of the institution of the tests.
        self.is_demo = is_demo
        self.import_folder = write(folder / "institution")
        self.everyone.append(self)
        self._with_password: set[str] = set()
        # Of the password of the tests: made by the program once.
        self._hash: str | None = None
        # The numbers of the tests that are added while it runs.
        self.finals = itertools.count(1)

    def start(self) -> "Product":
        # What is no folder has been imported by a command.
        demo = ["--demo"] if self.is_demo else ["--demo", str(self.import_folder)] if self.import_folder.is_dir() else []
        return super().start(*demo)

    def give_password(self, user: str) -> None:
        """Sets the password of the tests, once per person: the first by the command, the others by the hash that this made."""
        if user in self._with_password:
            return
        if self._hash is None:
            self.set_password(user)
            with reading(self.database) as database:
                (self._hash,) = database.execute("SELECT password_hash FROM person WHERE user_name = ?", (user,)).fetchone()
        else:
            set_hash(self.database, user, self._hash)
        self._with_password.add(user)

    def import_again(self) -> str:
        """Gives what the command says."""
        return self.command("import", str(self.import_folder))


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
