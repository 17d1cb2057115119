"""The student office finds all its work from one page, and its way back, on a phone and at a desk."""

from institution import Student
from teaching import Staff, everywhere
from words import words

OFFICE = Student("office", "Milica", "Stanojčić", 3)
# By the sentences that name them, on the first page and as headings.
PLACES = ("office.accounts", "office.group", "money-list.charges", "money-list.payments", "money-list.bank", "office.received",
          "office.debtors", "office.prices", "office.settings", "exams.periods", "exams.new-period")
IN_THE_BAR = {"office.debtors", "office.prices", "exams.periods"}


@everywhere
def test_everything_is_one_press_away_and_leads_back(visit, demo, script, size):
    office = Staff(visit(OFFICE, at=demo, script=script, size=size))
    office.visitor.send("/language", language="ro")
    for key in PLACES:
        office.go("/office").follow(key)
        assert office.page.inner_text("h1") == words(key, "ro") and office.visitor.path != "/office"
        if key in IN_THE_BAR:
            assert office.page.locator("nav.tabs a").count() == 4
            continue
        beside = office.page.locator("nav.menu a[aria-current]")
        assert beside.count() == 1 and beside.is_visible() == (size[0] >= 1024)
        office.back()
        assert office.visitor.path == ("/office/periods" if key == "exams.new-period" else "/office")


@everywhere
def test_somebody_is_found_from_the_first_page(visit, demo, script, size):
    office = Staff(visit(OFFICE, at=demo, script=script, size=size)).go("/office")
    office.fill(q="djordj").press("search.button")
    assert office.says("people.found") and office.visitor.path.startswith("/office/accounts")
    office.visitor.press(office.page.locator("main ul.list a").first)
    office.look()
    assert "Đorđević" in office.page.inner_text("h1")
    office.back().back()
    assert office.visitor.path == "/office"
