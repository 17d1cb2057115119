"""Home begins with what can be done now; a test in progress is one press away on every page; a mark of last month is found."""

import pytest

import institution
from conftest import PHONE, SMALL, either
from product import SuddenFinal
from wire import Wire
from words import LANGUAGES, sentence, words

ways = pytest.mark.parametrize(("script", "size"), [(False, SMALL), (True, PHONE)], ids=["without-script-320", "with-script-390"])


@pytest.mark.parametrize("language", LANGUAGES)
@ways
def test_two_presses_after_signing_in_the_first_question_of_an_open_final_is_there(visit, student, language, script, size):
    visitor = visit(script=script, size=size)
    visitor.go("/sign-in")
    visitor.choose_language(LANGUAGES[language])
    visitor.sign_in(student)
    if visitor.language() != language:
        visitor.choose_language(LANGUAGES[language])
    row = visitor.row(institution.FINAL)
    assert words("tests.start", language) in row.inner_text() and sentence("tests.closes", language).search(row.inner_text())
    assert visitor.fits()
    visitor.keep(f"home-now-{language}")
    visitor.press(row.get_by_role("link"))
    visitor.press_main()
    assert visitor.number() == 1


@pytest.mark.parametrize("language", LANGUAGES)
@ways
def test_a_test_in_progress_is_one_press_away_on_every_page(visit, student, language, script, size):
    visitor = visit(student, script=script, size=size)
    visitor.go("/tests")
    visitor.choose_language(LANGUAGES[language])
    attempt = visitor.begin_final()
    visitor.go("/lessons")
    visitor.press(visitor.row(institution.FIRST_LESSON).get_by_role("link"))
    notice = visitor.page.get_by_role("navigation", name=words("running.title", language))
    assert institution.FINAL in notice.inner_text() and sentence("running.minutes", language).search(notice.inner_text())
    assert words("test.continue", language) in notice.inner_text() and visitor.fits()
    visitor.keep(f"lesson-with-a-test-in-progress-{language}")
    for address in ("/tests", "/lessons", "/search"):
        visitor.go(address)
        assert notice.count() == 1 and visitor.fits(), address
    visitor.press(notice.get_by_role("link"))
    assert visitor.path == f"{attempt}/questions/1" and notice.count() == 0
    visitor.go("/")
    assert notice.count() == 0 and words("test.continue", language) in visitor.row(institution.FINAL).inner_text()


@either
def test_of_two_tests_in_progress_the_one_that_ends_first_is_named(visit, product, student, script):
    wire = Wire(product).sign_in(student)
    wire.begin_quiz(institution.QUIZ)
    final = wire.begin(institution.FINAL)
    visitor = visit(student, script=script)
    visitor.go("/lessons")
    notice = visitor.page.get_by_role("navigation", name=words("running.title"))
    assert institution.FINAL in notice.inner_text() and sentence("running.more").search(notice.inner_text())
    visitor.press(notice.get_by_role("link").last)
    assert visitor.path == "/tests"
    wire.end(final)
    visitor.go("/lessons")
    assert institution.QUIZ in notice.inner_text() and words("running.no-limit") in notice.inner_text()


@pytest.mark.parametrize("language", LANGUAGES)
@ways
def test_a_mark_of_last_month_is_found_from_the_list_of_tests(visit, product, student, language, script, size):
    Wire(product).sign_in(student).take(institution.FINAL)
    visitor = visit(student, script=script, size=size)
    visitor.go("/")
    visitor.choose_language(LANGUAGES[language])
    visitor.press(visitor.tab("tests"))
    assert visitor.says("tests.count") and visitor.says("tests.open-count") and visitor.says("tests.next")
    visitor.press(visitor.page.get_by_role("link", name=words("marks.title", language), exact=True).first)
    row = visitor.row(institution.FINAL)
    assert row.locator(".value").count() == 1 and sentence("marks.ended", language).search(row.inner_text())
    assert visitor.row(institution.LATER_FINAL).locator("a, .value").count() == 0
    assert visitor.says("marks.not-taken") and visitor.fits()
    visitor.keep(f"marks-{language}")
    visitor.press(row.get_by_role("link"))
    assert visitor.path.endswith("/results")


@either
def test_a_new_result_stands_at_home_and_leads_to_all_marks(visit, product, student, script):
    sudden = SuddenFinal(product)
    Wire(product).sign_in(student).take(sudden.title)
    visitor = visit(student, script=script)
    for _ in range(2):
        visitor.go("/")
        assert visitor.says("home.news") and visitor.row(sudden.title).count() == 1
    visitor.press(visitor.page.get_by_role("link", name=sentence("marks.all")))
    assert visitor.row(sudden.title).locator(".value").count() == 1


@either
def test_of_many_practice_quizzes_three_are_shown_and_all_of_them_are_one_press_away(visit, student, script):
    visitor = visit(student, script=script, size=SMALL)
    visitor.go("/")
    quizzes = visitor.page.locator("main section").first.locator("li").filter(has_text=words("tests.quiz"))
    assert quizzes.count() == 3 and visitor.fits()
    visitor.press(visitor.page.get_by_role("link", name=sentence("tests.all")))
    assert visitor.path == "/tests"
