"""What is asked of the attacker, and what the answer is."""

import random
import string
from dataclasses import dataclass, field


def new_word(choice: random.Random) -> str:
    """Found in no language, so that it is found again in any bytes."""
    return "zq" + "".join(choice.choices(string.ascii_lowercase, k=10))


@dataclass
class Riddle:
    """One subject of a survey. The attacker is told who said something, which no file tells, and every word that was written,
    item by item; not who wrote which."""

    # User names, in the order in which they sent.
    senders: list[str] = field(default_factory=list)
    # For each item that takes a comment, the word in it by user name.
    words: dict[int, dict[str, str]] = field(default_factory=dict)
    # Names that rows give to the subject; others are passed over where a table has some with it.
    place: str | None = None

    def add(self, user: str, words: dict[int, str]) -> None:
        self.senders.append(user)
        for item, word in words.items():
            self.words.setdefault(item, {})[user] = word

    @property
    def authors(self) -> dict[str, str]:
        return {word: user for words in self.words.values() for user, word in words.items()}

    @property
    def everybody(self) -> list[str]:
        """In no order that tells anything."""
        return sorted(self.senders)
