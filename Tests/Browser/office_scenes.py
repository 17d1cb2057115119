"""The pages of money and of exams in the demo, of a student and of the student office. Each scene brings a visitor to a page."""

from institution import Student
from words import LANGUAGES

STUDENT, OFFICE = Student("student", "Ștefania", "Țîrlea", 1000), Student("office", "Milica", "Stanojčić", 3)
TEACHER = Student("teacher", "Cătălin-Ștefan", "Brândușescu", 1)


def page(person: Student, address: str, *presses: str):
    """A page of somebody's, and what is pressed from there on, by selectors."""
    def go(visitor):
        visitor.enter(person)
        visitor.go(address)
        visitor.choose_language(LANGUAGES[visitor.spoken])
        for selector in presses:
            visitor.press(visitor.page.locator(selector).first)
    return go


SCENES = {
    "finances": page(STUDENT, "/finances"), "finances-charges": page(STUDENT, "/finances?view=charges"),
    "finances-payments": page(STUDENT, "/finances?view=payments"),
    "finances-statement": page(STUDENT, "/finances/statement"),
    "finances-charge": page(STUDENT, "/finances?view=charges", "main section li a"),
    "exams": page(STUDENT, "/registration"),
    "exams-confirmation": page(STUDENT, "/registration", "main .acts a"),
    "exams-change": page(STUDENT, "/registration", "main .acts a + a"),
    "exams-nothing-chosen": page(STUDENT, "/registration", "main form button.button"),
    "office": page(OFFICE, "/office"), "office-found": page(OFFICE, "/office/accounts?q=tirlea"),
    "office-account": page(OFFICE, "/office/accounts?q=tirlea", "main ul.list a"),
    "office-group": page(OFFICE, "/office/charges/group"), "office-list": page(OFFICE, "/office/lists/bank"),
    "office-account-errors": page(
        OFFICE, "/office/accounts?q=tirlea", "main ul.list a[href*='/people/']", "main form[action$='/payments'] button"),
    "office-reversal": page(OFFICE, "/office/accounts?q=tirlea", "main ul.list a[href*='/people/']", "main a[href$='/reversals']"),
    "office-group-errors": page(OFFICE, "/office/charges/group", "main form button.button"),
    "office-received": page(OFFICE, "/office/received"), "office-debtors": page(OFFICE, "/office/debtors"),
    "office-prices": page(OFFICE, "/office/prices"), "office-settings": page(OFFICE, "/office/settings"),
    "office-periods": page(OFFICE, "/office/periods"), "office-period-new": page(OFFICE, "/office/periods/new"),
    "office-period-errors": page(OFFICE, "/office/periods/new", "main form button.button"),
    "office-period": page(OFFICE, "/office/periods", "main ul.list a.row"),
    "office-date": page(OFFICE, "/office/periods", "main ul.list a.row", "main li.entry .sub a"),
    "office-exam-list": page(OFFICE, "/office/periods", "main ul.list a.row", "main li.entry .sub a + a"),
    "teacher-exams": page(
        TEACHER, "/teach", "main a.row:not([href$='/confirmed-marks']):has-text('IT250')", "main a[href$='/exams']"),
}
# Of these the wider screens, too.
WIDE = {name for name in SCENES if name.startswith("office")}
