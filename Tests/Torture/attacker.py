"""Guesses who wrote what, from files alone.

Every order of people that anything gives (rows of any table by any column or by their hidden numbers, bytes in any file, flags
that changed from one state to the next, names in logs) is laid beside every order of texts, forwards and backwards. Rows that
hold both, bytes that stand near, and what appeared in the commit in which a person's row changed, are guesses of their own. A
row that appeared together with a change to a person's row is taken for this person's, and lends its columns as further orders.
With keys, what was sealed is read as if it were plain."""

import random
from dataclasses import dataclass

import orders
from loot import Loot
from orders import Orders, words_in
from riddle import Riddle
from states import State, Table
from unsealing import Keys

# Bytes between a name and a text that stand beside each other.
_NEAR = 400


@dataclass(frozen=True)
class Guess:
    name: str
    item: int
    # Words by user name; no word and no name comes twice.
    pairs: dict[str, str]


class Attacker:
    def __init__(self, loot: Loot, riddle: Riddle, keys: Keys | None = None, seed: int = 0):
        self.loot, self.keys = loot, keys or Keys({})
        self.choice = random.Random(seed)
        self.place = riddle.place
        self.people = set(riddle.everybody)
        self.items = {item: set(words.values()) for item, words in riddle.words.items()}
        self.words = set().union(*self.items.values())
        self.states = [state for state in loot.states() if state.tables]
        self.names = self._names()
        # Texts by what they are ordered by.
        self.texts: Orders = {}
        self.persons: Orders = {}
        # Pairs of names and words that were found together.
        self.together: dict[str, list[tuple[str, str]]] = {}
        # The words that were found at all.
        self.read = {word for _, content in loot.everything() for word in words_in(content)} & self.words
        self._read_last_states()
        self._read_bytes()
        self._read_changes()

    def _names(self) -> dict[object, str]:
        """What stands for a person in rows: the name, and other columns of the row of that name when nobody else has the same."""
        names: dict[object, str] = {user: user for user in self.people}
        for table in self.states[-1].tables.values() if self.states else []:
            rows = {row[place]: row for row in table.rows for place in range(1, len(row)) if row[place] in self.people}
            if len(rows) < len(self.people) or len(table.rows) < len(rows):
                continue
            for place in range(1, len(table.columns)):
                values = [row[place] for row in table.rows]
                for user, row in rows.items():
                    value = row[place]
                    if isinstance(value, str) and len(value) >= 8 and values.count(value) == 1:
                        names.setdefault(value, user)
        return names

    def _about(self, table: Table):
        """Gives the people of a row; of a table with rows of this subject, only those of it."""
        is_placed = self.place is not None and any(self.place in row for row in table.rows)

        def people(row: tuple) -> set[str]:
            if is_placed and self.place not in row:
                return set()
            return {self.names[value] for value in row if isinstance(value, str) and value in self.names}

        return people

    def _said(self, row: tuple) -> set[str]:
        said = {word for value in row for word in words_in(self.keys.opened(value, row))} & self.words
        self.read |= said
        return said

    def _read_last_states(self) -> None:
        """The last state with everybody's rows in it is not the very last when these were deleted; all that differ are read."""
        for state in self.states[-1:] + self._richest():
            for name, table in state.tables.items():
                about = self._about(table)
                self.persons |= orders.of_rows(name, table, about, self.people)
                self.texts |= orders.of_rows(name, table, self._said, self.words)
                for item, words in self.items.items():
                    of_item = orders.of_rows(name, table, self._said, words)
                    self.texts |= {f"{order} ({item})": found for order, found in of_item.items()}
                for row in table.rows:
                    people, words = about(row), self._said(row)
                    if len(people) == 1:
                        self.together.setdefault(f"in a row of {name}", []).extend((min(people), word) for word in words)

    def _richest(self) -> list[State]:
        """The last state of those with the most rows."""
        counts = [sum(len(table.rows) for table in state.tables.values()) for state in self.states]
        return [state for state, count in zip(self.states, counts) if count == max(counts)][-1:]

    def _read_bytes(self) -> None:
        people: dict[str, list[bytes]] = {}
        for form, user in self.names.items():
            people.setdefault(user, []).append(str(form).encode())
        texts = {word: [word.encode()] for word in self.words}
        for name, files in self.loot.copies[-1:] + self.loot.copies[-2:-1]:
            for file, content in files.items():
                page = int.from_bytes(content[16:18], "big") if content.startswith(b"SQLite format 3") else 0
                self.persons |= orders.of_bytes(f"{file} of {name}", content, people, page)
                found = orders.of_bytes(f"{file} of {name}", content, texts, page)
                self.texts |= found
                if found:
                    self._read_near(f"near in {file}", content, people)

    def _read_near(self, name: str, content: bytes, people: dict[str, list[bytes]]) -> None:
        pairs = []
        for match in orders.WORD.finditer(content):
            begin = max(0, match.start() - _NEAR)
            around = content[begin:match.end() + _NEAR]
            gaps = [
                (abs(around.find(form) - (match.start() - begin)), user) for user, forms in people.items() for form in forms
                if form in around]
            pairs += [(user, match[0].decode()) for _, user in sorted(gaps)[:1]]
        self.together[name] = pairs

    def _read_changes(self) -> None:
        """From one state to the next: whose rows changed, which texts and which rows of nobody appeared."""
        steps: dict[str, dict[str, list[int]]] = {}
        linked: dict[str, dict[str, tuple]] = {}
        for number, (before, after) in enumerate(zip(self.states, self.states[1:])):
            changed: dict[str, set[str]] = {}
            words: set[str] = set()
            rows: dict[str, list[tuple]] = {}
            for name, table in after.tables.items():
                old = before.tables.get(name, Table([], []))
                if old.rows == table.rows:
                    continue
                about = self._about(table)
                known = set(old.rows)
                new = [row for row in table.rows if row not in known]
                gone = known - set(table.rows)
                people = {user for row in [*new, *gone] for user in about(row)}
                words |= {word for row in new for word in self._said(row)}
                if people:
                    changed[name] = people
                elif new:
                    rows[name] = new
            for name, people in changed.items():
                for user in people:
                    steps.setdefault(name, {}).setdefault(user, []).append(number)
                mixed = self._mixed(words)
                self.together.setdefault(f"in the commit with {name}", []).extend(zip(self._mixed(people), mixed))
                for other, new in rows.items():
                    if len(new) == len(people):
                        linked.setdefault(f"{other} with {name}", {}).update(zip(self._mixed(people), self._mixed(new)))
        for name, people in steps.items():
            for which, end in [("first", min), ("last", max)]:
                self.persons[f"{which} change in {name}"] = sorted(self._mixed(people), key=lambda user: end(people[user]))
        for name, found in linked.items():
            columns = next(state.tables[name.split()[0]].columns for state in self.states if name.split()[0] in state.tables)
            table = Table(columns, [(*row, user) for user, row in found.items()])
            self.persons |= orders.of_rows(name, table, lambda row: [row[-1]], self.people)

    def _mixed(self, things) -> list:
        return self.choice.sample(sorted(things, key=repr), len(things))

    def guesses(self) -> list[Guess]:
        found: dict[tuple, Guess] = {}
        for item, words in self.items.items():
            texts = {name: [word for word in order if word in words] for name, order in self.texts.items()}
            for name, pairs in self.together.items():
                self._add(found, name, item, [pair for pair in pairs if pair[1] in words])
            for by, people in self.persons.items():
                for with_, order in texts.items():
                    self._add(found, f"{by} × {with_}", item, zip(people, order))
                    self._add(found, f"{by} × {with_}, backwards", item, zip(people, reversed(order)))
        return list(found.values())

    @staticmethod
    def _add(found: dict[tuple, Guess], name: str, item: int, pairs) -> None:
        """Each name and each word at most once, the first that was found; the same guess in other words is none."""
        chosen: dict[str, str] = {}
        for user, word in pairs:
            if user not in chosen and word not in chosen.values():
                chosen[user] = word
        if chosen:
            found.setdefault((item, *sorted(chosen.items())), Guess(name, item, chosen))
