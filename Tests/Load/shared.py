"""What the processes of a soak share: when to stop, which wave it is, and how they report."""

import multiprocessing
import queue
from pathlib import Path


class Shared:
    def __init__(self, folder: Path, port: int):
        self.folder, self.port = folder, port
        # Everybody finishes what is under way, and comes no more.
        self.closing = multiprocessing.Event()
        # The slow connections may go as well.
        self.over = multiprocessing.Event()
        self.wave = multiprocessing.Value("i", 0)
        self.is_slow = multiprocessing.Value("b", False)
        self._said = multiprocessing.Queue()

    def say(self, who: str, what) -> None:
        self._said.put((who, what))

    def heard(self) -> list[tuple[str, object]]:
        """What was said since the last time."""
        found = []
        while True:
            try:
                found.append(self._said.get(timeout=0.05))
            except queue.Empty:
                return found
