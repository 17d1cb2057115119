"""A server's clock that the tests set forward: a library in front of the server's own, the same that the attacks on it use."""

import sys
from pathlib import Path

from product import ROOT

sys.path.append(str(ROOT / "Tests" / "Torture"))
import libraries  # noqa: E402
from control import Control  # noqa: E402


class Clock:
    """For servers that are started with its environment; set it while they stand still."""

    def __init__(self, folder: Path):
        libraries.FOLDER = folder / "libraries"
        libraries.build()
        self._control = Control(folder / "control")
        self.environment = {
            "LD_PRELOAD": libraries.path(libraries.CLOCK), "GATA_TORTURE_CONTROL": str(self._control.path)}

    @property
    def is_unmoved(self) -> bool:
        return self._control.clock_shift == 0

    def forward(self, minutes: float) -> None:
        self._control.clock_shift += int(minutes * 60 * 10**9)
