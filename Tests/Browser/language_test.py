"""The language of somebody's first page, and of those after it."""

import pytest

from conftest import SMALL, either
from words import LANGUAGES, words

# What the browser asks for, and what it gets: the institution's where it asks for none of ours.
ASKED = {"sr-RS": "sr-Latn", "sr-Cyrl": "sr-Latn", "en-GB": "en", "ro-RO": "ro", "hu-HU": "ro"}


@either
@pytest.mark.parametrize("locale", ASKED)
def test_the_first_page_speaks_the_language_that_the_browser_asks_for(visit, student, locale, script):
    visitor = visit(locale=locale, script=script, size=SMALL)
    visitor.go("/")
    spoken = ASKED[locale]
    assert visitor.path == "/sign-in" and visitor.language() == spoken
    assert visitor.page.inner_text("h1") == words("sign-in.title", spoken)
    pressed = visitor.page.locator("[aria-pressed]")
    assert pressed.all_inner_texts() == [LANGUAGES[spoken]] and visitor.fits()
    visitor.sign_in(student)
    assert visitor.path == "/" and visitor.language() == spoken
    assert visitor.tab("home").inner_text() == words("home.title", spoken)


@either
def test_what_a_person_presses_stays_whatever_the_browser_asks_for(visit, student, script):
    visitor = visit(locale="sr-RS", script=script, size=SMALL)
    visitor.go("/")
    visitor.choose_language(LANGUAGES["en"])
    assert visitor.language() == "en"
    visitor.sign_in(student)
    assert visitor.language() == "en"
    visitor.choose_language(LANGUAGES["ro"])
    visitor.go("/tests")
    assert visitor.language() == "ro"
    # It comes along to another browser.
    elsewhere = visit(student, locale="sr-RS", script=script)
    elsewhere.go("/")
    assert elsewhere.language() == "ro"
