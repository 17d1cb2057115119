"""Reading goes on where it was left, a search opens where it found something, and a lesson ends with one button."""

import pytest

import institution
import lectures
from browsing import Visitor
from conftest import PHONE, SMALL, either
from lessons_test import is_in_sight
from wire import Wire
from words import LANGUAGES, sentence, words

ways = pytest.mark.parametrize(("script", "size"), [(False, SMALL), (True, PHONE)], ids=["without-script-320", "with-script-390"])
ANCHOR = "cine-le-leaga"


def leave_at(visitor: Visitor, language: str, *, script: bool) -> None:
    """Reads as far as the third heading and goes to the list: without script by the button below the heading."""
    if script:
        with visitor.page.expect_response(lambda response: response.url.endswith("/places")) as kept:
            visitor.page.evaluate(f"document.getElementById('{ANCHOR}').scrollIntoView()")
        assert kept.value.status == 204
        visitor.press(visitor.page.locator("header a").first)
        return
    button = visitor.page.locator(f"button[form=the_place][value='{ANCHOR}']")
    assert button.inner_text() == words("lesson.bookmark", language) and button.bounding_box()["height"] >= 48
    visitor.press(button)
    assert visitor.path.endswith(f"#{ANCHOR}") and is_in_sight(visitor, lectures.HEADINGS[2])
    assert visitor.page.locator("article .here").filter(has_text=words("lesson.here", language)).count() == 1
    visitor.press(visitor.page.locator("header a").first)


@pytest.mark.parametrize("language", LANGUAGES)
@ways
def test_a_lesson_goes_on_where_it_was_left(visit, student, language, script, size):
    visitor = visit(student, script=script, size=size)
    visitor.go("/lessons")
    visitor.choose_language(LANGUAGES[language])
    visitor.open_lesson(institution.FIRST_LESSON)
    lesson = visitor.path
    leave_at(visitor, language, script=script)
    visitor.press(visitor.tab("home"))
    row = visitor.row(institution.FIRST_LESSON)
    assert words("home.lesson-continue", language) in row.inner_text()
    visitor.press(row.get_by_role("link"))
    assert visitor.path == f"{lesson}#{ANCHOR}" and is_in_sight(visitor, lectures.HEADINGS[2])
    visitor.go(lesson)
    assert visitor.says("lesson.resume") and visitor.fits()
    visitor.page.locator(".resume a").click()
    assert visitor.path == f"{lesson}#{ANCHOR}" and is_in_sight(visitor, lectures.HEADINGS[2])
    visitor.keep(f"lesson-resumed-{language}")


@either
def test_a_lesson_ends_with_one_button_which_has_a_tick_once_it_is_read(visit, student, script):
    visitor = visit(student, script=script, size=SMALL)
    visitor.open_lesson(institution.FIRST_LESSON)
    lesson, buttons = visitor.path, visitor.page.locator("main .button")
    assert buttons.all_inner_texts() == [words("lesson.finish-next")]
    visitor.press(buttons)
    assert visitor.page.locator("main h2").first.inner_text() == institution.PUBLIC_LESSON
    visitor.go(lesson)
    assert buttons.all_inner_texts() == [f"✓ {words('lesson.done-next')}"]
    visitor.press(buttons)
    assert visitor.page.locator("main h2").first.inner_text() == institution.PUBLIC_LESSON


@pytest.mark.parametrize("language", LANGUAGES)
@ways
def test_a_hit_opens_at_its_heading_with_the_words_marked(visit, student, language, script, size):
    visitor = visit(student, script=script, size=size)
    visitor.go("/")
    visitor.choose_language(LANGUAGES[language])
    visitor.search("fisa recapitulativa")
    assert visitor.page.locator("main li strong").all_inner_texts() == [institution.PUBLIC_LESSON]
    assert "Fișa" in visitor.marked()
    visitor.press(visitor.page.locator("main li a"))
    assert visitor.path.endswith("#fisa") and is_in_sight(visitor, "Fișa")
    assert {"Fișa", "recapitulativă"} <= set(visitor.page.locator("article mark").all_inner_texts())
    assert visitor.reads(sentence("lesson.marked", language)) and visitor.fits()
    visitor.keep(f"lesson-marked-{language}")
    visitor.press(visitor.page.get_by_role("link", name=words("lesson.unmarked", language)))
    assert visitor.page.locator("article mark").count() == 0


@either
def test_code_is_copied_as_it_is_from_a_lesson_with_marked_words(visit, student, script):
    visitor = visit(student, script=script)
    visitor.go("/")
    visitor.search("ecran codul")
    visitor.press(visitor.row(institution.PUBLIC_LESSON).get_by_role("link"))
    assert visitor.page.locator("article mark").count() > 0 and visitor.page.locator("article pre mark").count() == 0
    assert visitor.page.locator("article pre").inner_text().strip() == lectures.CODE


def test_a_teacher_is_found_by_name_and_shown_on_the_page_of_the_course(visit, student):
    visitor = visit(student, script=False, size=SMALL)
    visitor.go("/")
    visitor.search(institution.DEMO_TEACHER.surname.split("-")[-1])
    hit = visitor.row(f"{institution.DEMO_TEACHER.name} {institution.DEMO_TEACHER.surname}").first
    assert words("search.teacher") in hit.inner_text()
    visitor.press(hit.get_by_role("link"))
    assert visitor.path.endswith("#teacher-1")
    assert institution.DEMO_TEACHER.surname in visitor.page.locator(":target").inner_text()


def test_paper_has_the_lesson_and_no_buttons_bars_and_forms(visit, student):
    visitor = visit(student)
    visitor.open_lesson(institution.PUBLIC_LESSON)
    visitor.page.emulate_media(media="print")
    for part in ("header", "footer", "nav", "button", "form", ".button", ".contents", "video", "audio"):
        assert not any(found.is_visible() for found in visitor.page.locator(part).all()), part
    style = "element => [getComputedStyle(element).whiteSpace, element.scrollWidth <= element.clientWidth]"
    assert visitor.page.locator("article pre").evaluate(style) == ["pre-wrap", True]


def test_on_the_way_out_a_place_is_sent_once_and_only_when_it_is_another_one(visit, student):
    visitor = visit(student)
    visitor.open_lesson(institution.FIRST_LESSON)
    sent = []
    visitor.page.on("request", lambda request: sent.append(request.post_data) if request.url.endswith("/places") else None)

    def leave() -> None:
        """Tells the script that the page is left; what it sends is on its way before another request is answered."""
        visitor.page.evaluate("dispatchEvent(new Event('pagehide'))")
        visitor.page.evaluate("fetch('/livez').then(answer => answer.text())")

    leave()
    assert sent == [], "nothing was read but the beginning"
    visitor.page.evaluate(f"document.getElementById('{ANCHOR}').scrollIntoView()")
    leave()
    leave()
    assert len(sent) == 1 and f"anchor={ANCHOR}&quiet=1" in sent[0]
