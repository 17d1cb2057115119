"""Two servers that should say the same: their pages without what may differ, and their databases row by row."""

import difflib
import hashlib
import re
from html import unescape
from pathlib import Path

from Harness.database import reading
from wire import Wire

# What is another in every institution, and what stands in its place.
_DIFFERENT = [
    (r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}", "ID"),
    (r'(name="(?:token|page|version|base|seen|shown|state)" value=")[^"]*', r"\1…"),
    (r"\b[0-9A-Z]{5}(?:-[0-9A-Z]{5}){4}\b", "CODE"),
    (r"\b\d{1,2}:\d{2}(?::\d{2})?\b", "TIME"),
    (r'data-left="\d+"[^>]*>[^<]*', "LEFT"),
    (r'href="mailto:[^"]*', 'href="mailto:…'),
    # The semesters among which one can choose; the one that is chosen stays.
    (r'<option value="[^"]*">[^<]*\d{4}/\d{4}[^<]*</option>', ""),
]
# In every attempt the options stand in an order of their own.
_OPTION = re.compile(r'<label class="option">.*?</label>', re.S)
# What says how people use an institution; all the rest is what an import brings.
_USE = {"session", "one_time_link", "reading"}


def page(wire: Wire, address: str) -> str:
    """What a page says and which pictures it shows, whoever serves it and in whichever attempt."""
    answer = wire.get(address)
    assert answer.status == 200, (address, answer.status)
    text = re.sub(r'(<img [^>]*src=")(/[^"]+)', lambda found: found[1] + _digest(wire, found[2]), answer.text)
    for pattern, place in _DIFFERENT:
        text = re.sub(pattern, place, text)
    options = iter(sorted(re.sub(r' (?:id|value)="[^"]*"', "", option) for option in _OPTION.findall(text)))
    return _OPTION.sub(lambda _: next(options), text)


def _digest(wire: Wire, picture: str) -> str:
    answer = wire.get(picture)
    assert answer.status == 200, picture
    return hashlib.sha256(answer.body).hexdigest()


def differences(one: str, two: str) -> list[str]:
    """Tag by tag, what only one of two pages says."""
    parts = [re.sub(r"(?=<)", "\n", text).splitlines() for text in (one, two)]
    return [line for line in difflib.unified_diff(*parts, n=0, lineterm="") if not line.startswith(("---", "+++", "@@"))]


def rows(database: Path) -> dict[str, list[str]]:
    """All rows of all tables but those of use, in an order that does not depend on where they lie."""
    with reading(database) as connection:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")]
        return {name: sorted(map(repr, connection.execute(f'SELECT * FROM "{name}"'))) for name in names
                if name not in _USE and not name.startswith("sqlite_") and "_search" not in name}


def listed(wire: Wire, address: str, pattern: str) -> dict[str, str]:
    """The rows of a list: title and address, in their order."""
    found = re.findall(rf'href="({pattern})"[^>]*><strong[^>]*>([^<]+)<', wire.get(address).text)
    return {unescape(title): address for address, title in found}


def written(wire: Wire, address: str) -> str:
    """The text that stands in an editor."""
    return unescape(re.search(r'<textarea id="text"[^>]*>\n(.*?)</textarea>', wire.get(address).text, re.S)[1])
