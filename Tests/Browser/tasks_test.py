"""What students come for, by pressing what the words say, and how many presses it takes."""

import institution
from presses import Presses
from product import SuddenFinal
from wire import Wire
from words import words


def at_home(visit, student) -> Presses:
    visitor = visit(student)
    visitor.go("/")
    return Presses(visitor)


def after_a_quiz(visit, student) -> Presses:
    """In front of the results of a quiz that has just been ended."""
    visitor = visit(student)
    visitor.take_quiz()
    return Presses(visitor)


def test_from_signing_in_to_the_first_question_of_the_open_final(visit, student):
    presses = at_home(visit, student).on(institution.FINAL, words("test.start"))
    assert presses.visitor.number() == 1 and presses.count == 2


def test_back_from_a_lesson_into_the_test_in_progress(visit, product, student):
    wire = Wire(product).sign_in(student)
    attempt = wire.begin(institution.FINAL)
    visitor = visit(student)
    visitor.go(wire.lesson(institution.FIRST_LESSON))
    presses = Presses(visitor).on(words("test.continue"))
    assert visitor.path.startswith(attempt) and presses.count == 1


def test_the_mark_of_last_month(visit, product, student):
    Wire(product).sign_in(student).take(institution.FINAL)
    presses = at_home(visit, student).on(words("tests.title"), words("marks.title"))
    assert presses.visitor.row(institution.FINAL).locator(".value").is_visible() and presses.count == 2


def test_the_receipt_of_a_final(visit, product, student):
    Wire(product).sign_in(student).take(institution.FINAL)
    presses = at_home(visit, student).on(institution.FINAL, words("receipt.link"))
    assert presses.visitor.path.startswith("/receipts/") and presses.visitor.says("receipt.genuine") and presses.count == 2


def test_a_test_ends_with_gaps(visit, student):
    visitor = visit(student)
    attempt = visitor.begin_final()
    presses = Presses(visitor).on(words("question.all"), words("review.submit"), words("ending.anyway"))
    assert visitor.path == f"{attempt}/results" and presses.count == 3


def test_on_with_the_lesson_at_the_place_that_was_reached(visit, student):
    visitor = visit(student)
    visitor.open_lesson(institution.FIRST_LESSON)
    with visitor.posting():
        visitor.page.evaluate("document.querySelectorAll('article [id]')[1].scrollIntoView()")
    visitor.go("/")
    presses = Presses(visitor).on(institution.FIRST_LESSON)
    assert "#" in visitor.path and presses.count == 1


def test_the_lesson_to_repeat_after_a_quiz(visit, student):
    presses = after_a_quiz(visit, student).on(institution.FIRST_LESSON)
    assert presses.visitor.path.startswith("/lessons/") and presses.count == 1


def test_once_more_only_the_mistakes(visit, student):
    presses = after_a_quiz(visit, student).on(words("mistakes.title"))
    assert "/mistakes/" in presses.visitor.path and presses.count == 1


def test_a_teacher_is_found(visit, student):
    presses = at_home(visit, student).search(institution.DEMO_TEACHER.surname.split("-")[-1])
    presses.on(institution.DEMO_TEACHER.surname)
    assert institution.DEMO_TEACHER.surname in presses.visitor.page.locator(":target").inner_text() and presses.count == 2


def test_another_language_in_the_middle_of_a_question(visit, student):
    visitor = visit(student)
    visitor.begin_final()
    presses = Presses(visitor).open("⋯").on("English")
    assert visitor.language() == "en" and visitor.number() == 1 and presses.count == 2


def test_the_result_of_a_sudden_final_is_sent_by_mail(visit, product, student):
    sudden = SuddenFinal(product)
    Wire(product).sign_in(student).take(sudden.title)
    presses = at_home(visit, student).on(sudden.title)
    link = presses.visitor.page.get_by_role("link", name=words("results.send"), exact=True)
    assert link.get_attribute("href").startswith("mailto:") and presses.count == 1
