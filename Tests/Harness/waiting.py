"""Waiting for what will happen, and not for a time to pass."""

import time
from collections.abc import Callable


def wait_for(is_done: Callable[[], object], seconds: float = 90, pause: float = 0.02) -> bool:
    """Until it is, or the time is up; gives whether it is."""
    until = time.monotonic() + seconds
    while not is_done():
        if time.monotonic() > until:
            return False
        time.sleep(pause)
    return True
