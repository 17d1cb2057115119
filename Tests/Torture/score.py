"""How good the guesses are, and how good they would be by chance."""

from dataclasses import dataclass, field

import chance
from attacker import Attacker, Guess
from riddle import Riddle


@dataclass
class Score:
    """Of one attack on one subject."""

    name: str
    people: int
    # Words that were found anywhere, and those that there are.
    read: int
    words: int
    guesses: int
    # The best of all guesses, and the best that chance may give.
    right: int
    of: int
    way: str
    luck: int
    # Of all guesses; chance gives 1.
    mean: float
    # The largest correlation of the order of sending with an order of texts, and the largest that chance may give.
    correlation: float
    luck_correlation: float
    # Texts of one person that were put together, over two items.
    hands: int
    luck_hands: int
    # Right pairs by the name of the guess and the item.
    counts: dict[tuple[str, int], int]
    troubles: list[str] = field(default_factory=list)

    @property
    def share(self) -> float:
        return self.right / self.people

    @property
    def beats_chance(self) -> list[str]:
        """In sentences."""
        found = []
        if self.right > self.luck:
            found.append(f"{self.right} of {self.of} pairs by {self.way}; chance gives at most {self.luck}")
        if abs(self.correlation) > self.luck_correlation:
            found.append(
                f"texts stand in the order of sending: {self.correlation:+.2f}, chance gives {self.luck_correlation:.2f}")
        if self.hands > self.luck_hands:
            found.append(f"{self.hands} texts of one hand stand together; chance gives at most {self.luck_hands}")
        return found


def score(name: str, attacker: Attacker, riddle: Riddle) -> Score:
    guesses = attacker.guesses()
    counts = {(guess.name, guess.item): right_pairs(guess, riddle) for guess in guesses}
    best = max(guesses, key=lambda guess: counts[guess.name, guess.item], default=Guess("nothing", 0, {}))
    right, way, of = counts.get((best.name, best.item), 0), best.name, len(best.pairs)
    sent = {user: place for place, user in enumerate(riddle.senders)}
    correlations = []
    for order in _unique(attacker, riddle):
        ranks = [sent[riddle.authors[word]] for word in order]
        correlations.append((chance.correlation(ranks), chance.largest_correlation(len(ranks), len(_unique(attacker, riddle)))))
    strongest = max(correlations, key=lambda each: abs(each[0]) - each[1], default=(0.0, 1.0))
    hands, tries = _hands(attacker, riddle)
    return Score(
        name, len(riddle.senders), len(attacker.read), len(riddle.authors), len(guesses), right, of, way,
        chance.most_right(max(1, len(guesses))), sum(counts.values()) / max(1, len(counts)), *strongest, hands,
        chance.most_right(max(1, tries)), counts)


def right_pairs(guess: Guess, riddle: Riddle) -> int:
    return sum(riddle.words[guess.item].get(user) == word for user, word in guess.pairs.items())


def _unique(attacker: Attacker, riddle: Riddle) -> set[tuple[str, ...]]:
    """Orders of the texts of an item."""
    found = set()
    for words in riddle.words.values():
        known = set(words.values())
        for order in attacker.texts.values():
            of_item = tuple(word for word in order if word in known)
            if len(of_item) > 2:
                found.add(of_item)
    return found


def _hands(attacker: Attacker, riddle: Riddle) -> tuple[int, int]:
    """The texts of two items laid beside each other in the same order: how many pairs are of one person, in how many tries."""
    best, tries = 0, set()
    items = sorted(riddle.words)
    for one in items:
        for other in items[items.index(one) + 1:]:
            first, second = set(riddle.words[one].values()), set(riddle.words[other].values())
            for order in attacker.texts.values():
                left, right = [word for word in order if word in first], [word for word in order if word in second]
                for turned in [right, right[::-1]]:
                    tries.add((one, other, *left, *turned))
                    best = max(best, sum(riddle.authors[a] == riddle.authors[b] for a, b in zip(left, turned)))
    return best, len(tries)
