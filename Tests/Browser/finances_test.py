"""Money: the figures of the paper's figure 14, last year's sums, what is overdue, and the student office that books and takes back."""

import pytest

from conftest import PHONE, SMALL, either
from survey_scenes import DEMO_VISITOR, Student
from teaching import Staff
from words import LANGUAGES, words

OFFICE = Student("office", "Milica", "Stanojčić", 3)
ways = pytest.mark.parametrize(("script", "size"), [(False, SMALL), (True, PHONE)], ids=["without-script-320", "with-script-390"])


def _facts(visitor) -> list[str]:
    return [" ".join(text.split()) for text in visitor.page.locator("main dl.facts > div").all_inner_texts()]


@either
def test_the_sums_are_those_of_the_paper_word_for_word(visit, demo, script):
    student = visit(DEMO_VISITOR, at=demo, script=script, size=SMALL)
    student.send("/language", language="sr-Latn")
    student.go("/finances")
    assert student.fits() and student.page.inner_text("h1") == "Finansije"
    assert _facts(student)[:3] == [
        "Zaduženje valuta - euro 3.050 €", "Plaćeno valuta - euro 495 €", "Dugovanje valuta - euro 2.555 €"]
    assert student.page.locator("main nav.seg").last.locator("a").all_inner_texts() == ["Sumirano", "Zaduženja", "Plaćanja"]
    overdue = student.page.locator("section", has=student.page.get_by_role("heading", name="Rok je prošao")).locator("li")
    assert overdue.count() == 1 and "Školarina, avans" in overdue.inner_text() and "315\xa0€" in overdue.inner_text()


@pytest.mark.parametrize("language", LANGUAGES)
@ways
def test_a_student_reads_last_year_and_what_covers_what(visit, demo, language, script, size):
    student = visit(DEMO_VISITOR, at=demo, script=script, size=size)
    student.send("/language", language=language)
    student.go("/finances")
    student.press(student.page.get_by_role("link", name="2025/2026"))
    assert student.fits() and words("finances.year", language).replace("{year}", "2025/2026") in student.text()
    debt = next(fact for fact in _facts(student) if fact.startswith(words("finances.debt-in", language).split("{")[0]))
    assert "0" in debt and "3" not in debt
    student.press(student.page.get_by_role("link", name=words("finances.payments", language), exact=True))
    assert student.fits() and student.page.locator("main section li").count() == 4
    student.press(student.page.get_by_role("link", name=words("finances.charges", language), exact=True))
    assert student.fits() and student.page.locator("main section li").count() == 5
    student.press(student.page.locator("main section li a").first)
    assert student.fits() and student.page.locator("main dl.facts").count() >= 2
    student.keep(f"charge-{language}-{script}")


@either
def test_a_year_is_printed_and_saved(visit, demo, script):
    student = visit(DEMO_VISITOR, at=demo, script=script, size=SMALL)
    student.send("/language", language="sr-Latn")
    student.go("/finances?year=2026/2027")
    student.press(student.page.get_by_role("link", name=words("finances.print-and-save", "sr-Latn"), exact=True))
    assert student.fits() and student.page.inner_text("h1") == words("finances.statement", "sr-Latn")
    charges, payments = (student.page.locator("table").nth(number).locator("tbody tr", has_text="€") for number in (0, 1))
    assert (charges.count(), payments.count()) == (13, 2)
    assert "Dugovanje valuta - euro" in student.text() and "2.555" in student.text()
    student.keep(f"statement-{script}")
    student.page.locator("main details summary").click()
    with student.page.expect_download() as saving:
        student.page.get_by_role("button", name=words("table.csv-programs", "sr-Latn")).click()
    lines = saving.value.path().read_text(encoding="utf-8-sig").strip().splitlines()
    assert len([line for line in lines if ',"EUR",' in line]) == 15 and any("203.63" in line for line in lines)


@either
def test_the_office_divides_a_charge_takes_it_back_and_is_told_what_is_wrong(visit, demo, script):
    office = Staff(visit(OFFICE, at=demo, script=script, size=SMALL))
    office.visitor.send("/language", language="ro")
    office.go("/office").fill(q="Đorđević").press("search.button")
    office.visitor.press(office.page.locator("main ul.list").first.locator("a").first)
    office.look()
    office.fill(amount="−5", due="1.10.2030.").press("office.add-charge")
    assert office.is_refused(amount="money.amount-negative") and office.field("due").input_value() == "1.10.2030."
    office.fill(amount="100", due="1.10.2030\n1.11.2030\n1.12.2030").press("office.add-charge")
    assert office.announces("flash.instalments-with-rest")
    row = office.page.locator("main li", has=office.page.get_by_text("33,34")).first
    office.visitor.press(row.get_by_role("link"))
    office.look()
    office.press("office.reverse")
    assert office.is_refused(reason="money.reason-missing")
    office.fill(reason="Dvaput").press("office.reverse")
    assert office.announces("flash.money-reversed") and "Dvaput" in office.visitor.text()


@either
def test_a_list_with_a_mistake_is_not_entered_and_the_corrected_one_once(visit, demo, script):
    office = Staff(visit(OFFICE, at=demo, script=script, size=SMALL))
    line = f"proba-{script};{{user}};5;{{currency}};1.11.2025;Proba"
    heading = "id;user;iznos;valuta;datum;svrha\n"
    office.go("/office/lists/payments").fill(list=heading + line.format(user="nobody", currency="XYZ")).press("enrol.check")
    assert office.says("money.stranger") and office.page.locator("main li .bad").count() == 2
    assert office.button("money-list.button").count() == 0
    right = heading + line.format(user="andjela.djordjevic.1003", currency="RSD")
    office.fill(list=right).press("enrol.check").press("money-list.button")
    assert office.announces("flash.money-entered")
    office.go("/office/lists/payments").fill(list=right).press("enrol.check")
    assert office.says("money-list.known") and office.button("money-list.button").count() == 0
