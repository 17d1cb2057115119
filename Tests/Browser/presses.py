"""Somebody who comes for one thing: reads a word, presses it, and counts."""

import re


class Presses:
    """In front of a visitor's pages."""

    def __init__(self, visitor):
        self.visitor = visitor
        self.count = 0

    def _find(self, text: str):
        """What says just that; else the row with that title; else what says it among other words."""
        page, whole = self.visitor.page, re.compile(rf"^\s*{re.escape(text)}\s*$")
        things = page.locator("a, button, summary, label").filter(visible=True)
        for found in (things.filter(has_text=whole), things.filter(has=page.locator("strong", has_text=whole))):
            if found.count() > 0:
                return found.first
        return things.filter(has_text=text).first

    def on(self, *texts: str) -> "Presses":
        """Each leads to another page."""
        for text in texts:
            self.visitor.press(self._find(text))
            self.count += 1
        return self

    def open(self, text: str) -> "Presses":
        """Unfolds or ticks something on the page."""
        self._find(text).click()
        self.count += 1
        return self

    def to(self, thing) -> "Presses":
        """What leads to another page, where its words alone do not say which."""
        self.visitor.press(thing)
        self.count += 1
        return self

    def tick(self, thing) -> "Presses":
        """Presses something that leads nowhere, such as a choice without words of its own."""
        thing.click()
        self.count += 1
        return self

    def search(self, typed: str) -> "Presses":
        """Types, and presses the key that sends it."""
        self.visitor.search(typed)
        self.count += 1
        return self
