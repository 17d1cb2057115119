"""What is left of a test that failed: its picture and its page, for whoever looks afterwards."""

import re
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / ".build-tests" / "failed"


def keep(name: str, picture: bytes | None, html: str | None, told: str) -> Path:
    """Keeps what there is under the name of the test, over what was kept of it before; gives where, without an ending."""
    path = FOLDER / re.sub(r"[^\w.-]+", "-", name).strip("-")
    FOLDER.mkdir(parents=True, exist_ok=True)
    for ending, content in ((".png", picture), (".html", html and html.encode()), (".txt", told.encode())):
        file = Path(f"{path}{ending}")
        if content:
            file.write_bytes(content)
        else:
            file.unlink(missing_ok=True)
    return path
