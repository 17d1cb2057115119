"""Who teaches: per subject of the current semester, with links that a phone understands, and by name in the whole institution."""

import pytest

from conftest import PHONE, SMALL, either
from survey_scenes import DEMO_VISITOR
from words import LANGUAGES, words

ways = pytest.mark.parametrize(("script", "size"), [(False, SMALL), (True, PHONE)], ids=["without-script-320", "with-script-390"])


@pytest.mark.parametrize("language", LANGUAGES)
@ways
def test_the_list_of_the_paper_is_there_subject_by_subject(visit, demo, language, script, size):
    visitor = visit(DEMO_VISITOR, at=demo, script=script, size=size)
    visitor.send("/language", language=language)
    visitor.go("/professors")
    assert visitor.fits() and visitor.page.inner_text("h1") == words("professors.title", language)
    tabs = [text.strip() for text in visitor.page.locator("nav.tabs a").all_inner_texts()]
    assert tabs == [words(f"{tab}.title", language) for tab in ("reports", "finances", "exams", "professors", "survey")]
    headings = visitor.page.locator("main h2").all_inner_texts()
    for subject in ("IT250 - Web sistemi", "IT330 - Mrežni sistemi", "SE311 - Projektovanje i arhitektura softvera"):
        assert subject in headings
    subject = visitor.page.locator("section", has=visitor.page.get_by_role("heading", name="IT250 - Web sistemi"))
    rows = [" ".join(text.split()) for text in subject.locator("li").all_inner_texts()]
    assert rows[0].startswith("dr Cătălin-Ștefan Brândușescu " + words("course.professor", language))
    assert rows[1].startswith("dipl. inž. Ognjen Savkić " + words("course.assistant", language))
    links = [link.get_attribute("href") for link in subject.locator("li").first.locator("a").all()]
    assert links == ["mailto:catalin.brandusescu@example.org", "tel:+40200000121", "https://profesori.example.org/brandusescu"]
    week = words("semesters.week", language).replace("{weeks}", "15").replace("{week}", "14")
    assert week in " ".join(subject.locator("p").first.inner_text().split())
    visitor.keep(f"professors-{language}-{script}")


@either
def test_a_teacher_of_another_subject_is_found_by_the_beginning_of_a_name(visit, demo, script):
    visitor = visit(DEMO_VISITOR, at=demo, script=script, size=SMALL)
    visitor.send("/language", language="sr-Latn")
    visitor.go("/professors")
    field = visitor.page.get_by_role("searchbox", name=words("professors.search", "sr-Latn"))
    field.fill("szek")
    visitor.press(visitor.page.locator("main").get_by_role("button", name=words("search.button", "sr-Latn")))
    assert visitor.fits() and visitor.page.get_by_role("searchbox").input_value() == "szek"
    rows = visitor.page.locator("main li").all_inner_texts()
    assert len(rows) == 1 and "Ágnes Székely" in rows[0]
    # Whoever only studies is not found.
    visitor.go("/professors?q=Đorđević")
    assert visitor.says("search.nothing") and visitor.page.locator("main li").count() == 0


@either
def test_what_a_teacher_writes_in_the_profile_is_there_at_once(staff, desk, script):
    teacher, student = staff(desk.teacher, script=script, size=SMALL), staff(desk.student, script=False)
    teacher.go("/account").follow("profile.title").fill(title="prof. dr", phone="interior 7").press("form.save")
    assert teacher.is_refused(phone="person.phone-invalid") and teacher.field("title").input_value() == "prof. dr"
    teacher.fill(phone="+40 (0)21 310-20.30").press("form.save")
    assert teacher.announces("flash.profile-saved")
    student.go("/professors")
    link = student.page.locator("main a[href='tel:+40213102030']")
    assert link.inner_text() == "+40 (0)21 310-20.30"
    assert f"prof. dr {desk.teacher.name} {desk.teacher.surname}" in student.visitor.text()
