"""Every page of money and of exams in every state: of the demo's student, student office and teacher. Nothing is changed there, so that
each scene finds what the demo has."""

from institution import Student
from survey_scenes import DEMO_TEACHER, DEMO_VISITOR
from words import LANGUAGES

DEMO_DESK = Student("office", "Milica", "Stanojčić", 3)


def _page(person, address: str, *ways: str, press: str | None = None, status: int = 200):
    """A page at an address, or where links lead from there: each the beginning of an address. Then a form's button, by its form."""
    def go(visitor):
        visitor.enter(person)
        visitor.go("/reports" if person is DEMO_VISITOR else "/account")
        visitor.choose_language(LANGUAGES[visitor.spoken])
        visitor.go(address)
        for way in ways:
            visitor.press(visitor.page.locator(f"main a[href^='{way}'], main a[href*='{way}']").first)
        if press:
            visitor.press(visitor.page.locator(f"main form[action*='{press}'] button").last)
        assert visitor.status == status, (visitor.path, visitor.status)
    return go


DEMO_SCENES = {
    "demo-finances": _page(DEMO_VISITOR, "/finances"),
    "demo-finances-charges": _page(DEMO_VISITOR, "/finances?view=charges"),
    "demo-finances-payments": _page(DEMO_VISITOR, "/finances?view=payments"),
    "demo-charge": _page(DEMO_VISITOR, "/finances?view=charges", "/finances/charges/"),
    "demo-registration": _page(DEMO_VISITOR, "/registration"),
    "demo-registration-of-nothing": _page(DEMO_VISITOR, "/registration", press="/registration", status=422),
    "demo-office": _page(DEMO_DESK, "/office"),
    "demo-office-found": _page(DEMO_DESK, "/office?q=student"),
    "demo-office-account": _page(DEMO_DESK, "/office?q=student", "/office/people/"),
    "demo-office-account-errors": _page(DEMO_DESK, "/office?q=student", "/office/people/", press="/payments", status=422),
    "demo-office-reversal": _page(DEMO_DESK, "/office?q=student", "/office/people/", "/reversals"),
    "demo-office-group": _page(DEMO_DESK, "/office/charges/group"),
    "demo-office-group-errors": _page(DEMO_DESK, "/office/charges/group", press="/charges/group", status=422),
    "demo-office-list": _page(DEMO_DESK, "/office/lists/bank"),
    "demo-office-received": _page(DEMO_DESK, "/office/received"),
    "demo-office-settings": _page(DEMO_DESK, "/office/settings"),
    "demo-office-prices": _page(DEMO_DESK, "/office/prices"),
    "demo-office-debtors": _page(DEMO_DESK, "/office/debtors"),
    "demo-office-periods": _page(DEMO_DESK, "/office/periods"),
    "demo-office-period": _page(DEMO_DESK, "/office/periods", "/office/periods/0"),
    "demo-office-period-edit": _page(DEMO_DESK, "/office/periods", "/office/periods/0", "/edit"),
    "demo-office-period-errors": _page(DEMO_DESK, "/office/periods/new", press="/office/periods", status=422),
    "demo-office-date-new": _page(DEMO_DESK, "/office/periods", "/office/periods/0", "/dates/new"),
    "demo-office-date-list": _page(DEMO_DESK, "/office/periods", "/office/periods/0", "/list"),
    "demo-teacher-exams": _page(DEMO_TEACHER, "/teach", "/teach/courses/", "/exams"),
}
# Of all these the wider screens, too.
WIDE = {"demo-finances", "demo-charge", "demo-registration", "demo-office", "demo-office-account", "demo-office-group",
        "demo-office-debtors", "demo-office-periods", "demo-office-period", "demo-teacher-exams"}
