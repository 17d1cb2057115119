"""Orders in which files hold what they hold: any of them may be the order in which it came."""

import re
from typing import Callable, Iterable

from states import Table

# Words that were made up for this, see `riddle.py`.
WORD = re.compile(rb"zq[a-z]{10}")
# With fewer of them, an order says little.
_SHARE = 0.9

Orders = dict[str, list[str]]


def words_in(value) -> list[str]:
    if isinstance(value, str):
        value = value.encode()
    return [word.decode() for word in WORD.findall(value)] if isinstance(value, bytes) else []


def of_rows(name: str, table: Table, about: Callable[[tuple], Iterable[str]], wanted: set[str]) -> Orders:
    """By each column, and by the hidden number of the row."""
    found: dict[str, list[tuple]] = {}
    for row in table.rows:
        for each in set(about(row)) & wanted:
            found.setdefault(each, []).append(row)
    orders: Orders = {}
    if len(found) < _SHARE * len(wanted):
        return orders
    for place, column in enumerate(table.columns):
        values = {each: min((_sortable(row[place]) for row in rows)) for each, rows in found.items()}
        if len(set(values.values())) > len(values) / 2:
            orders[f"{name} by {column}"] = sorted(values, key=values.__getitem__)
    return orders


def of_bytes(name: str, content: bytes, marks: dict[str, list[bytes]], page: int = 0) -> Orders:
    """By the first and the last place in a file; cells fill a page from its end."""
    first: dict[str, int] = {}
    last: dict[str, int] = {}
    for each, forms in marks.items():
        places = [place for form in forms for place in [content.find(form), content.rfind(form)] if place >= 0]
        if places:
            first[each], last[each] = min(places), max(places)
    if len(first) < _SHARE * len(marks):
        return {}
    orders = {
        f"{name}, first bytes": sorted(first, key=first.__getitem__), f"{name}, last bytes": sorted(last, key=last.__getitem__)}
    if page:
        orders[f"{name}, cells in pages"] = sorted(first, key=lambda each: (first[each] // page, -first[each]))
    return orders


def _sortable(value) -> tuple:
    kinds = [type(None), int, float, str, bytes]
    kind = kinds.index(type(value))
    return (kind, 0 if value is None else value)
