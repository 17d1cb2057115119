"""A server's clock that the tests set forward: a library in front of the server's own, the same that the attacks on it use."""

from pathlib import Path

from Harness import libraries
from Harness.control import Control


class Clock:
    """For servers that have it in front of them; set it while they stand still."""

    LIBRARIES = (libraries.CLOCK,)

    def __init__(self, folder: Path):
        libraries.build(*self.LIBRARIES)
        self.control = Control(folder / "control")

    @property
    def is_unmoved(self) -> bool:
        return self.control.clock_shift == 0

    def forward(self, minutes: float) -> None:
        self.control.clock_shift += int(minutes * 60 * 10**9)
