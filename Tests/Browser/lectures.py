"""The lesson documents that the tests import: front matter and text in Markdown."""

import re
from collections.abc import Iterator
from pathlib import Path

from Harness.import_folder import settings

# A word that is in one lesson and nowhere else, with letters that people leave out when they type.
RARE = "Împletituri"
CODE = (
    'let ecrane = ["Acasă", "Teste", "Lecții"]\n'
    'for ecran in ecrane where ecran != "Teste" {\n    print("Se deschide \\(ecran)")\n}')
# What the lessons show: name in their folder, and where the demo has it.
FILES = {
    "stari.svg": "stari-aplicatie.svg", "stiva.webm": "stiva-de-navigare.webm", "stiva.vtt": "stiva-de-navigare.vtt",
    "pronuntie.mp3": "pronuntia-termenilor.mp3", "pronuntie.vtt": "pronuntia-termenilor.vtt", "fisa.pdf": "fisa-swift.pdf",
}
COLUMNS = ["Ecran", "Se deschide în", "Ține minte", "Se închide", "Costă"]
TABLE = (
    f"| {' | '.join(COLUMNS)} |\n| :-- | --: | :-: | --- | --: |\n"
    "| Acasă | 120 ms | `istoric` | niciodată | $n$ |\n| Teste \\| Examene | 340 ms | răspunsurile | la predare | $n^2 + 1$ |")
FORMULA = "T(n) = \\sum_{k=1}^{n} \\frac{k^2 + 1}{2k} + \\sqrt{n} \\cdot \\log_2 n"
HEADINGS = ["Ce se vede", "Ce nu se vede", "Cine le leagă", "Ce rămâne de făcut"]


def _lesson(title: str, body: str, more: str = "", **values: str) -> str:
    return settings(more, title=title, **values) + "\n" + body


def first(title: str, quiz: str) -> str:
    """Headings enough for a list of contents, a link to a heading and one to the next lesson; its quiz ends it."""
    paragraph = (
        "O aplicație are o parte care se vede și una care ține minte. Cine le amestecă plătește mai târziu: o schimbare mică a\n"
        "ecranului strică datele, iar o schimbare a datelor strică ecranul. De aceea fiecare parte știe cât mai puțin de cealaltă,\n"
        "iar între ele stă cineva care le cunoaște pe amândouă și care nu desenează și nu socotește nimic.")
    sections = "\n\n".join(f"## {heading}\n\n{paragraph}\n\n{paragraph}" for heading in HEADINGS)
    return _lesson(
        title, "Pe scurt: [cine le leagă](#cine-le-leaga).\n\n"
        f"![Modelul, vizualizarea și controlerul](media/mvc.png)\n\n{sections}\n\n"
        "Urmează [desenul](02-desenul.md#fisa).", topic="Alcătuire", quiz=quiz)


def with_everything(title: str) -> str:
    """For everyone: a drawing, code, a film, a sound, a file to take along, a table wider than a phone, a formula, and a link to a
    lesson for the course alone."""
    return _lesson(
        title,
        "![Cinci stări legate prin săgeți](media/stari.svg \"Drumul unei aplicații între stări\")\n\n"
        "Desenul arată drumul. Codul de mai jos se poate copia:\n\n"
        f"```swift\n{CODE}\n```\n\n"
        "## Filmul\n\n![Cum crește și scade stiva de ecrane](media/stiva.webm)\n\n"
        "## Sunetul\n\n![Cum se pronunță termenii](media/pronuntie.mp3)\n\n"
        "## Fișa\n\n[Fișa recapitulativă](media/fisa.pdf) se poate lua cu sine.\n\n"
        f"{TABLE}\n\nPrețul, în funcție de $n$, scris cu grijă:\n\n$${FORMULA}$$\n\n"
        "> Cine desenează își amintește.\n\n1. Se privește.\n2. Se desenează din memorie.\n   - Fără grabă.\n\n"
        "Mai departe: [cuvintele lungi](03-cuvinte.md).",
        "public: true", topic="Cuvinte lungi")


def last(title: str) -> str:
    return _lesson(
        title,
        f"{RARE} de cuvinte: prestolonaslednikovica și contrarevoluționarismul.\n\n"
        "`UIApplicationDelegate.applicationDidFinishLaunchingWithOptions` este și el un cuvânt, iar "
        "Najnepopustljivijesrednjoškolskonastavničkovaspitavanje încă unul.", topic="Cuvinte lungi")


def short(title: str, topic: str) -> str:
    return _lesson(title, "Ecranele se așază unul peste altul, iar cel de deasupra se vede. " * 12, topic=topic)


def prose(title: str, topic: str, count: int, demo: Path) -> str:
    """A lesson of so many words, as the product counts them: prose of the demo's lessons, with a heading before every sixth
    paragraph."""
    taken, left = [], count
    for block in _blocks(demo):
        words = _cut(block, left)
        left -= _count(words)
        taken.append(" ".join(words))
        if left == 0:
            return _lesson(title, "\n\n".join(taken), topic=topic)
    raise AssertionError(f"the demo has not prose enough: {left} words are missing")


def _blocks(demo: Path) -> Iterator[list[str]]:
    """Headings and paragraphs, word by word."""
    for number, paragraph in enumerate(_paragraphs(demo)):
        if number % 6 == 0:
            yield ["##", "Partea", str(number // 6 + 1)]
        yield paragraph


def _paragraphs(demo: Path) -> Iterator[list[str]]:
    for path in sorted(demo.glob("01-*/lessons/*.md")):
        for block in path.read_text(encoding="utf-8").split("\n\n")[1:]:
            if re.match(r"[A-ZÎȘȚĂÂ]", block) and "](" not in block:
                yield block.split()


def _count(words: list[str]) -> int:
    """A word has a letter or a digit."""
    return sum(any(letter.isalnum() for letter in word) for word in words)


def _cut(words: list[str], count: int) -> list[str]:
    while _count(words) > count:
        words = words[:-1]
    return words
