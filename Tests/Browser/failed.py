"""What stood on the screen when a test failed: kept in `.build-tests/failed/`, a picture and the HTML for each page."""

import re
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / ".build-tests" / "failed"


def keep(name: str, picture: bytes | None, html: str | None, told: str) -> Path:
    """Keeps what is there of a page under the name of a test; gives the path without its ending. `told` is what failed."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    base = FOLDER / re.sub(r"[^\w.-]+", "-", name).strip("-")[:150]
    if picture:
        base.with_name(base.name + ".png").write_bytes(picture)
    if html:
        base.with_name(base.name + ".html").write_text(html, encoding="utf-8")
    base.with_name(base.name + ".txt").write_text(told, encoding="utf-8")
    return base
