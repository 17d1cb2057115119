"""From home through the lessons to a result and back to what should be read again; the search; and readers without an account."""

import pytest

import institution
import lectures
from conftest import PHONE, SMALL, either
from wire import Wire
from words import LANGUAGES, sentence, words

ways = pytest.mark.parametrize(("script", "size"), [(False, SMALL), (True, PHONE)], ids=["without-script-320", "with-script-390"])


def check_progress(visitor, read: int) -> None:
    """How many of the three lessons are read, as the page says it."""
    entry = words("lessons.progress", visitor.language())
    forms = [form.replace("{read}", str(read)).replace("{n}", "3") for form in entry.values()]
    assert any(form in visitor.text() for form in forms), visitor.text()


def states(visitor) -> list[str]:
    """What the list of lessons says of each lesson, empty where it says nothing."""
    rows = visitor.page.locator("main ol.list > li").all()
    return [" ".join(row.locator(".state").inner_text().split()) if row.locator(".state").count() else "" for row in rows]


def current(visitor) -> list[str]:
    """The lessons that the list marks as those to go on with."""
    return visitor.page.locator("main .current strong").all_inner_texts()


def is_in_sight(visitor, heading: str) -> bool:
    """Whether a heading is on the screen and not under the bar at its head."""
    bar = visitor.page.locator("header").bounding_box()
    box = visitor.page.get_by_role("heading", name=heading, exact=True).bounding_box()
    return bar["y"] + bar["height"] <= box["y"] + 1 and box["y"] + box["height"] <= visitor.page.viewport_size["height"]


def begin_to_read(visitor, language: str) -> None:
    assert words("home.lesson-first", language) in visitor.row(institution.FIRST_LESSON).inner_text()
    check_progress(visitor, 0)
    assert visitor.fits()
    visitor.keep(f"lessons-home-{language}")
    visitor.press(visitor.row(institution.FIRST_LESSON).get_by_role("link"))
    assert visitor.page.inner_text("h1") == words("lesson.heading", language).format(number=1, count=3)
    assert visitor.page.title().startswith(institution.FIRST_LESSON)
    assert visitor.page.locator("article").get_attribute("lang") == "ro"
    assert visitor.fits()
    visitor.keep(f"lessons-first-{language}")


def go_through_it(visitor) -> None:
    lesson = visitor.path
    contents = visitor.page.locator("details.contents")
    assert contents.locator("a").first.is_hidden()
    contents.locator("summary").click()
    assert contents.locator("a").all_inner_texts() == lectures.HEADINGS
    contents.get_by_role("link", name=lectures.HEADINGS[2]).click()
    assert visitor.path == f"{lesson}#cine-le-leaga" and is_in_sight(visitor, lectures.HEADINGS[2])
    visitor.go(lesson)
    visitor.page.locator("article").get_by_role("link", name="cine le leagă").click()
    assert visitor.path == f"{lesson}#cine-le-leaga" and is_in_sight(visitor, lectures.HEADINGS[2])

    visitor.press(visitor.page.locator("article").get_by_role("link", name="desenul"))
    assert visitor.path.endswith("#fisa") and is_in_sight(visitor, "Fișa")
    neighbours = visitor.page.get_by_role("navigation", name=words("lesson.neighbours", visitor.language()))
    visitor.press(neighbours.get_by_role("link", name=institution.FIRST_LESSON))
    assert visitor.path == lesson and neighbours.get_by_role("link").count() == 1
    visitor.press(neighbours.get_by_role("link", name=institution.PUBLIC_LESSON))
    visitor.press(neighbours.get_by_role("link", name=institution.LAST_LESSON))
    assert neighbours.get_by_role("link").count() == 1
    visitor.go(lesson)


def take_its_quiz(visitor, language: str) -> None:
    lesson = visitor.path
    quiz = visitor.page.locator("form[action$='/attempts'] button")
    assert words("lesson.quiz-start", language) in quiz.inner_text()
    visitor.press(quiz)
    assert visitor.number() == 1
    for number in range(1, 6):
        visitor.choose(0)
        visitor.leave("next" if number < 5 else "done")
    visitor.press_main()
    results = visitor.path
    assert results.endswith("/results") and visitor.fits()
    visitor.press(visitor.page.get_by_role("link", name=sentence("results.lesson", language)))
    assert visitor.path == lesson and visitor.reads(sentence("lesson.read-on", language))
    assert visitor.page.locator("form[action$='/readings']").count() == 0

    visitor.go(results)
    visitor.press(visitor.page.locator("main a[href^='/topics/']").filter(has_text="Alcătuire"))
    assert visitor.page.locator("main h2").first.inner_text() == "Alcătuire" and visitor.fits()
    assert words("lessons.read", language) in visitor.row(institution.FIRST_LESSON).inner_text()
    assert visitor.row(institution.QUIZ).count() == 1 and visitor.row(institution.PUBLIC_LESSON).count() == 0
    visitor.keep(f"lessons-topic-{language}")
    visitor.press(visitor.row(institution.FIRST_LESSON).get_by_role("link"))
    assert visitor.path == lesson


def read_to_the_end(visitor, language: str) -> None:
    visitor.go("/lessons")
    read, begun = words("lessons.read", language), words("lessons.in-progress", language)
    assert states(visitor) == [f"✓ {read}", begun, begun] and current(visitor) == [institution.LAST_LESSON]
    check_progress(visitor, 1)
    assert visitor.fits()
    visitor.keep(f"lessons-list-{language}")
    visitor.press(visitor.tab("home"))
    assert words("home.lesson-continue", language) in visitor.row(institution.LAST_LESSON).inner_text()

    visitor.open_lesson(institution.PUBLIC_LESSON)
    visitor.press(visitor.page.get_by_role("button", name=words("lesson.finish-next", language), exact=True))
    assert visitor.page.locator("main h2").first.inner_text() == institution.LAST_LESSON
    visitor.press(visitor.page.get_by_role("button", name=words("lesson.finish", language), exact=True))
    assert visitor.path == "/lessons" and visitor.reads(sentence("flash.lessons-end", language))
    assert states(visitor) == [f"✓ {read}"] * 3 and current(visitor) == []
    check_progress(visitor, 3)
    visitor.press(visitor.tab("home"))
    assert not any(visitor.row(title).count() for title in (institution.FIRST_LESSON, institution.LAST_LESSON))


@pytest.mark.parametrize("language", LANGUAGES)
@ways
def test_a_student_learns_from_home_to_the_end_of_the_lessons(visit, student, language, script, size):
    visitor = visit(student, script=script, size=size)
    visitor.go("/")
    visitor.choose_language(LANGUAGES[language])
    assert visitor.path == "/" and visitor.language() == language
    begin_to_read(visitor, language)
    go_through_it(visitor)
    take_its_quiz(visitor, language)
    read_to_the_end(visitor, language)


@either
def test_home_and_the_list_lead_to_where_somebody_was(visit, student, script):
    visitor = visit(student, script=script)
    visitor.go("/lessons")
    assert states(visitor) == [words("lessons.next"), "", ""] and current(visitor) == [institution.FIRST_LESSON]
    visitor.open_lesson(institution.FIRST_LESSON)
    visitor.go("/lessons")
    assert states(visitor) == [words("lessons.in-progress"), "", ""]
    visitor.open_lesson(institution.FIRST_LESSON)
    visitor.press(visitor.page.get_by_role("button", name=words("lesson.finish-next"), exact=True))
    visitor.go("/")
    assert words("home.lesson-continue") in visitor.row(institution.PUBLIC_LESSON).inner_text()
    check_progress(visitor, 1)
    visitor.press(visitor.row(institution.PUBLIC_LESSON).get_by_role("link"))
    assert visitor.page.locator("main h2").first.inner_text() == institution.PUBLIC_LESSON
    visitor.press(visitor.page.locator("header a").first)
    assert visitor.path == "/lessons" and current(visitor) == [institution.PUBLIC_LESSON]


def test_the_tabs_lead_to_each_other_and_say_where_one_is(visit, student):
    visitor = visit(student, script=False, size=SMALL)
    visitor.go("/")
    for name, path in (("tests", "/tests"), ("lessons", "/lessons"), ("home", "/")):
        visitor.press(visitor.tab(name))
        assert visitor.path == path and visitor.page.inner_text("h1") == words(f"{name}.title")
        assert visitor.page.locator("nav.tabs [aria-current=page]").all_inner_texts() == [words(f"{name}.title")]


# Searching

@pytest.mark.parametrize(("typed", "found"), [
    ("împletituri", ["Împletituri"]), ("impletituri", ["Împletituri"]), ("IMPLETITURI", ["Împletituri"]),
    ("implet", ["Împletituri"]), ("impletituri de cuvinte", ["Cuvinte", "Împletituri", "de", "cuvinte"]),
])
@either
def test_a_lesson_is_found_with_and_without_diacritics_and_the_words_are_marked(visit, student, typed, found, script):
    visitor = visit(student, script=script, size=SMALL)
    visitor.go("/")
    visitor.search(typed)
    assert visitor.path.startswith("/search?q=") and visitor.page.input_value("[type=search]") == typed
    assert visitor.page.locator("main li strong").all_inner_texts() == [institution.LAST_LESSON]
    assert set(found) <= set(visitor.marked()), visitor.marked()
    assert visitor.says("search.count") and visitor.fits()
    visitor.press(visitor.page.locator("main li a"))
    assert lectures.RARE in visitor.page.inner_text("article")


def test_enter_in_the_search_field_finds_tests_as_well_as_lessons(visit, student):
    visitor = visit(student, script=False)
    visitor.go("/lessons")
    visitor.page.fill("[role=search] input", "alcatuirea aplicatii")
    visitor.press_key("Enter")
    titles = visitor.page.locator("main li strong").all_inner_texts()
    assert {institution.FIRST_LESSON, institution.QUIZ, institution.FINAL} <= set(titles)
    assert {"Alcătuirea", "alcătuirea", "aplicații"} <= set(visitor.marked())
    visitor.press(visitor.row(institution.FINAL).get_by_role("link"))
    assert visitor.path.startswith("/tests/") and visitor.reads(sentence("test.start"))


def test_questions_other_courses_and_nothing_are_not_found(visit, student):
    visitor = visit(student, script=False)
    visitor.go("/")
    for typed in ("electroencefalografistului", "explicatia", "navigare partea", "SOAP"):
        visitor.search(typed)
        assert visitor.page.locator("main li").count() == 0 and visitor.says("search.nothing"), typed
        assert typed in visitor.page.inner_text("main .note")
    visitor.search("x")
    assert visitor.says("search.help") and not visitor.says("search.nothing")


def test_a_search_that_is_too_long_is_explained(visit, student):
    visitor = visit(student, script=False)
    visitor.go("/search?q=" + "a" * 201)
    assert visitor.status == 422 and visitor.says("search.too-long")
    assert visitor.page.title().startswith(words("form.error-prefix").split("{")[0])


@either
def test_a_table_wider_than_the_phone_is_scrolled_on_its_own_and_a_formula_is_mathml(visit, student, script):
    visitor = visit(student, script=script, size=SMALL)
    visitor.go("/lessons")
    visitor.open_lesson(institution.PUBLIC_LESSON)
    assert visitor.fits()
    region = visitor.page.get_by_role("region", name=", ".join(lectures.COLUMNS))
    assert region.get_by_role("columnheader").all_inner_texts() == lectures.COLUMNS
    assert region.locator("tbody td").nth(5).inner_text() == "Teste | Examene"
    assert region.locator("tbody td").nth(1).evaluate("cell => getComputedStyle(cell).textAlign") == "right"
    assert region.evaluate("region => region.scrollWidth > region.clientWidth && region.tabIndex === 0")
    region.focus()
    visitor.page.keyboard.press("ArrowRight")
    visitor.wait_until("() => document.querySelector('.wide').scrollLeft > 0")
    formula = visitor.page.locator("article p.wide math[display=block]")
    assert formula.get_attribute("alttext") == lectures.FORMULA
    box = formula.locator("msqrt").bounding_box()
    assert box["width"] > 0 and box["height"] > 0
    visitor.page.emulate_media(media="print")
    assert region.evaluate("region => getComputedStyle(region).overflowX") == "visible"


# Without an account

@either
def test_anybody_reads_a_public_lesson_and_signs_in_for_another_one(visit, product, student, script):
    address = Wire(product).sign_in(student).lesson(institution.PUBLIC_LESSON)
    visitor = visit(script=script, size=SMALL)
    visitor.go(address)
    assert visitor.status == 200 and visitor.path == address
    assert visitor.page.locator("main h2").first.inner_text() == institution.PUBLIC_LESSON
    assert visitor.page.locator("main code.address").inner_text() == product.origin + address
    visitor.wait_until("() => document.querySelector('article img').naturalWidth > 0")
    assert visitor.page.locator("form[action$='/readings'], a[href^='/topics/'], a[href='/account'], nav.tabs").count() == 0
    assert visitor.fits()
    visitor.press(visitor.page.locator("article").get_by_role("link", name="cuvintele lungi"))
    assert visitor.path.startswith("/sign-in") and visitor.status == 200
    visitor.sign_in(student)
    assert visitor.page.locator("main h2").first.inner_text() == institution.LAST_LESSON
    assert visitor.path == Wire(product).sign_in(student).lesson(institution.LAST_LESSON)


def test_the_address_of_a_public_lesson_is_copied_and_shared_by_one_press(visit, product, student):
    address = Wire(product).sign_in(student).lesson(institution.PUBLIC_LESSON)
    visitor = visit()
    visitor.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visitor.page.add_init_script(
        "Object.defineProperty(navigator, 'share', { value: data => { window.shared = data; return Promise.resolve() } })")
    visitor.go(address)
    visitor.page.locator("[data-copy]").click()
    visitor.page.get_by_role("status").get_by_text(words("sharing.copied")).wait_for(state="attached")
    assert visitor.page.evaluate("navigator.clipboard.readText()") == product.origin + address
    visitor.page.locator("[data-share]").click()
    shared = visitor.page.evaluate("window.shared")
    assert (shared["title"], shared["url"]) == (institution.PUBLIC_LESSON, product.origin + address)


def test_whoever_is_in_another_course_reads_what_is_for_everyone_and_leaves_no_trace(visit, product, student):
    wire = Wire(product).sign_in(student)
    visitor = visit(institution.BUSY, script=False)
    visitor.go(wire.lesson(institution.PUBLIC_LESSON))
    assert visitor.status == 200 and visitor.page.locator("form[action$='/readings']").count() == 0
    visitor.go(wire.lesson(institution.FIRST_LESSON))
    assert visitor.status == 404 and visitor.says("problem.not-found.sentence")
    visitor.go("/lessons")
    assert visitor.row(institution.PUBLIC_LESSON).count() == 0


def test_the_files_of_a_lesson_are_for_those_who_may_read_it(product, student):
    reader, stranger = Wire(product).sign_in(student), Wire(product)
    for title, status in ((institution.PUBLIC_LESSON, 200), (institution.FIRST_LESSON, 404)):
        page = reader.get(reader.lesson(title)).text
        picture = page.split('<img src="')[1].split('"')[0]
        assert reader.get(picture).status == 200
        assert stranger.get(picture).status == status
