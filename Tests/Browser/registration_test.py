"""A student registers for two exams with one press, changes a date, withdraws, and has a receipt that anybody can check."""

import pytest

from conftest import PHONE, SMALL, either
from registering import Exams
from survey_scenes import DEMO_VISITOR
from words import LANGUAGES, words

ways = pytest.mark.parametrize(("script", "size"), [(False, SMALL), (True, PHONE)], ids=["without-script-320", "with-script-390"])


@pytest.fixture
def exams(school, desk, other_desk) -> Exams:
    exams = Exams(school, desk, other_desk)
    exams.date(desk, "one", 10, "201")
    exams.date(desk, "two", 12, "305")
    exams.date(other_desk, "three", 11, "Amfiteatru")
    exams.date(other_desk, "full", 13, "7", seats=0, waits=False)
    return exams


@pytest.mark.parametrize("language", LANGUAGES)
@ways
def test_two_exams_with_one_press_another_date_and_the_receipt(staff, exams, desk, other_desk, language, script, size):
    student = staff(desk.student, script=script, size=size).visitor
    student.send("/language", language=language)
    student.go("/registration")
    page = student.page
    assert student.fits() and page.inner_text("h1") == words("exams.title", language)
    assert page.locator("fieldset").count() == 2 and page.locator("input[disabled]").count() == 1
    page.check(f"input[value='{exams.period}-one']")
    page.check(f"input[value='{exams.period}-three']")
    student.press(page.locator("main form button.button"))
    answer = page.locator("main [role=status]")
    assert answer.locator("p.strong").count() == 2 and answer.locator("p.bad").count() == 0
    for text in (desk.code, other_desk.code, "201", "Amfiteatru"):
        assert text in answer.inner_text()
    assert exams.kinds() == ["registered", "registered"] and student.fits()
    student.keep(f"registration-{language}-{script}")

    student.go("/registration")
    row = page.locator("main li.entry", has_text=f"{desk.code} - ").first
    student.press(row.locator("a", has_text=words("exams.change", language)))
    assert student.fits() and "201" in student.text()
    page.check(f"input[value='{exams.period}-two']")
    student.press(page.locator("button.button", has_text=words("exams.change-date", language)))
    assert student.path == "/registration"
    assert "305" in page.locator("main li.entry", has_text=f"{desk.code} - ").first.inner_text()
    assert exams.kinds() == ["registered", "changed", "registered"]

    row = page.locator("main li.entry", has_text=f"{other_desk.code} - ").first
    student.press(row.locator("a", has_text=words("exams.withdraw", language)))
    student.press(page.locator("#withdrawal button"))
    assert student.path == "/registration" and page.locator("fieldset").count() == 1
    assert exams.kinds() == ["registered", "changed", "registered", "withdrawn"]

    student.press(page.locator("main li.entry", has_text=f"{desk.code} - ").first.locator("a").first)
    assert student.fits() and "305" in student.text()
    code = page.locator("main .card strong").inner_text()
    student.keep(f"exam-receipt-{language}-{script}")
    guest = staff(script=script, size=size).visitor
    guest.go(f"/receipts/{code}")
    assert "305" in guest.text() and desk.code in guest.text() and guest.page.locator("main .good").count() == 1
    student.go("/")
    assert f"{desk.code} - {desk.title}" in student.text()


@pytest.mark.parametrize("language", LANGUAGES)
@ways
def test_who_waits_gets_the_seat_of_who_withdraws(staff, school, desk, other_desk, language, script, size):
    exams = Exams(school, desk, other_desk)
    exams.enrol(other_desk.student, desk)
    date = exams.date(desk, "one", 10, "201", seats=1)
    has_seat, waits = (words(key, language).split("{")[0] for key in ("exams.registered-for", "exams.waits-for"))
    first, second = (staff(person, script=script, size=size).visitor for person in (desk.student, other_desk.student))
    for student, line in ((first, "exams.answer-registered"), (second, "exams.answer-queued")):
        student.send("/language", language=language)
        student.go("/registration")
        student.page.check(f"input[value='{date}']")
        student.press(student.page.locator("main form button.button"))
        answer = student.page.locator("main [role=status]").inner_text()
        assert desk.code in answer and words(line, language).split("{date}")[-1].split("{")[0] in answer
    row = second.page.locator("main li.entry", has_text=f"{desk.code} - ").first
    assert waits in row.inner_text() and has_seat not in row.inner_text() and second.fits()

    row = first.page.locator("main li.entry", has_text=f"{desk.code} - ").first
    first.press(row.locator("a", has_text=words("exams.withdraw", language)))
    first.press(first.page.locator("#withdrawal button"))
    assert first.path == "/registration" and exams.kinds() == ["registered", "withdrawn"]
    assert exams.kinds(other_desk.student) == ["queued", "moved-up"]

    second.go("/")
    assert words("exams.event-moved-up", language) in second.text() and "201" in second.text() and second.fits()
    second.go("/registration")
    row = second.page.locator("main li.entry", has_text=f"{desk.code} - ").first
    assert has_seat in row.inner_text() and waits not in row.inner_text()
    second.press(row.locator("a").first)
    assert second.page.locator("main .card strong").count() == 1 and second.fits(), "the seat has a receipt"
    second.keep(f"moved-up-{language}-{script}")


@either
def test_the_open_period_of_the_demo_is_that_of_the_paper(visit, demo, script):
    student = visit(DEMO_VISITOR, at=demo, script=script, size=SMALL)
    student.send("/language", language="sr-Latn")
    student.go("/registration")
    page = student.page
    assert student.fits() and page.inner_text("h1") == "Prijava"
    assert page.locator("fieldset legend").all_inner_texts() == [
        "IT250 - Web sistemi", "SE311 - Projektovanje i arhitektura softvera"]
    period = page.locator("main section", has=page.locator("fieldset"))
    assert period.locator("p.strong").first.inner_text().startswith("Prijava je otvorena do: ")
    assert page.locator("main form button.button").inner_text() == "Prijavi ispite"
    costs = " ".join(page.locator("form .card ul").inner_text().split())
    assert "IT250 - Web sistemi" in costs and "500" in costs and "2.000" in costs
    blocked = period.locator("li.entry", has_text="IT330")
    assert "2,5" in blocked.inner_text() and page.get_by_text("Popunjeno; na listi čekanja: 1.").count() == 1
    student.keep(f"demo-registration-{script}")
    student.go("/")
    assert "Room 12" in student.text() and "Room 1104" in student.text() and "repaired" in student.text()
