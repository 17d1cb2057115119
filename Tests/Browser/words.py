"""The sentences that the pages say, read from the product's own catalogues."""

import re
from pathlib import Path

import yaml

STRINGS = Path(__file__).resolve().parents[2] / "Templates" / "Strings"
LANGUAGES = {"ro": "Română", "sr-Latn": "Srpski", "en": "English"}
_catalogues = {code: yaml.safe_load((STRINGS / f"{code}.yaml").read_text(encoding="utf-8")) for code in LANGUAGES}


def words(key: str, language: str = "ro") -> str:
    """A sentence as the catalogue has it."""
    return _catalogues[language][key]


def keys(prefix: str) -> list[str]:
    """All sentences whose keys begin so."""
    return [key for key in _catalogues["ro"] if key.startswith(prefix)]


def all_keys() -> set[str]:
    """The names of all sentences."""
    return set(_catalogues["ro"])


def sentence(key: str, language: str = "ro") -> re.Pattern:
    """Finds a sentence in a page, whatever stands for its placeholders, in any of its plural forms."""
    entry = _catalogues[language][key]
    forms = entry.values() if isinstance(entry, dict) else [entry]
    texts = [re.sub(r"\\\{[a-z]+\\\}", ".+?", re.escape(" ".join(form.split()))) for form in forms]
    return re.compile("|".join(text.replace(r"\ ", r"\s+") for text in texts))
