"""Reload, back, double taps, ended sessions, closed tests, wrong addresses: a sentence for the person, never a lost answer."""

import re

from playwright.sync_api import expect

import assessment_scenes
import institution
import showroom
from conftest import SMALL, either
from product import SuddenFinal
from wire import Wire
from words import sentence


def answers_of(visitor, attempt: str, number: int) -> list[int]:
    visitor.go(f"{attempt}/questions/{number}")
    return visitor.chosen()


# Back, reload

@either
def test_reloading_any_page_of_a_test_changes_nothing(visit, student, script):
    visitor = visit(student, script=script)
    attempt = visitor.begin_final()
    visitor.choose(2)
    visitor.leave("next")
    visitor.page.reload()
    assert visitor.path == f"{attempt}/questions/2"
    assert answers_of(visitor, attempt, 1) == [2]
    visitor.leave("done")
    visitor.page.reload()
    assert visitor.path == f"{attempt}/review?from=1"
    visitor.finish()
    mark = visitor.text()
    visitor.page.reload()
    assert visitor.path == f"{attempt}/results" and visitor.text() == mark


def test_back_into_a_test_that_was_ended_loses_nothing_and_says_so(visit, student):
    visitor = visit(student, script=False)
    attempt = visitor.begin_final()
    visitor.choose(0)
    visitor.end()
    for _ in range(3):
        visitor.page.go_back()
    if visitor.options().count():  # a page out of the browser's memory
        visitor.choose(1)
        visitor.leave("next")
        assert visitor.reads(sentence("flash.too-late"))
    assert visitor.path == f"{attempt}/results"
    assert visitor.reads(sentence("results.submitted"))


# Pressed twice

@either
def test_pressing_start_twice_starts_one_attempt(visit, student, script):
    visitor = visit(student, script=script)
    visitor.open_test(institution.FINAL)
    start = visitor.path
    visitor.page.locator("main form .button").dblclick(no_wait_after=True)
    # The second press breaks off the first one's way: only where it ends counts.
    expect(visitor.page).to_have_url(re.compile("/questions/1$"))
    visitor.page.wait_for_load_state()
    attempt = visitor.attempt()
    visitor.choose(1)
    visitor.leave("next")
    again = visitor.send(start + "/attempts")
    assert again.url.endswith(f"{attempt}/questions/2"), again.url
    visitor.go(start)
    visitor.press(visitor.page.locator("main a.button"))
    assert visitor.attempt() == attempt


def test_starting_a_quiz_in_two_tabs_leads_both_to_the_same_attempt(visit, student):
    visitor = visit(student, script=False)
    visitor.go("/tests")
    first = visitor.page
    visitor.watch(first.context.new_page())
    visitor.go("/tests")
    attempts = set()
    for page in (first, visitor.page):
        visitor.page = page
        attempts.add(visitor.begin_quiz())
    assert len(attempts) == 1


@either
def test_ending_twice_ends_once(visit, student, script):
    visitor = visit(student, script=script)
    attempt = visitor.begin_final()
    visitor.choose(0)
    visitor.leave("done")
    visitor.page.locator("main form .button").dblclick(no_wait_after=True)
    visitor.page.wait_for_url("**/submission?from=1")
    visitor.page.locator("main form button").dblclick(no_wait_after=True)
    visitor.page.wait_for_url("**/results")
    results = visitor.text()
    assert visitor.send(attempt + "/submission").url.endswith("/results")
    visitor.go(attempt + "/results")
    assert visitor.text() == results


def test_pressing_next_twice_keeps_the_answer(visit, student):
    visitor = visit(student, script=False)
    attempt = visitor.begin_quiz()
    visitor.choose(3)
    visitor.way_out("next").dblclick(no_wait_after=True)
    expect(visitor.page).to_have_url(re.compile("/questions/[23]$"))
    visitor.page.wait_for_load_state()
    assert answers_of(visitor, attempt, 1) == [3]


# A session that ended

def test_after_the_session_ended_the_answer_is_saved_by_signing_in_again(visit, student):
    visitor, elsewhere = visit(student, script=False, size=SMALL), visit(student)
    attempt = visitor.begin_quiz()
    elsewhere.end_other_sessions()
    visitor.choose(2)
    visitor.leave("next")
    assert visitor.status == 401 and visitor.reads(sentence("sign-in.held"))
    visitor.page.fill("#user", student.user)
    visitor.page.fill("#password", "greșită, din păcate")
    visitor.press_main()
    assert visitor.reads(sentence("sign-in.wrong"))
    visitor.choose_language("English")
    assert visitor.language() == "en"
    visitor.sign_in(student)
    assert visitor.path == f"{attempt}/questions/2"
    assert answers_of(visitor, attempt, 1) == [2]


def test_after_the_session_ended_nobody_else_gets_the_answer(visit, student, other_student):
    visitor, elsewhere = visit(student, script=False), visit(student)
    attempt = visitor.begin_quiz()
    elsewhere.end_other_sessions()
    visitor.choose(2)
    visitor.leave("next")
    visitor.sign_in(other_student)
    assert visitor.path == "/" and visitor.reads(sentence("flash.held-not-yours"))
    visitor.go("/tests")
    assert "0 din 5" not in visitor.row(institution.QUIZ).inner_text()
    visitor.go(f"{attempt}/questions/1")
    assert visitor.status == 404
    assert answers_of(elsewhere, attempt, 1) == []


def test_after_the_session_ended_a_link_leads_to_where_it_pointed_by_way_of_signing_in(visit, student):
    visitor, elsewhere = visit(student, script=False), visit(student)
    attempt = visitor.begin_quiz()
    visitor.choose(1)
    visitor.leave("review")
    elsewhere.end_other_sessions()
    visitor.press(visitor.page.locator("ol > li").nth(0).get_by_role("link"))
    assert visitor.path.startswith("/sign-in")
    visitor.sign_in(student)
    assert visitor.path == f"{attempt}/questions/1" and visitor.chosen() == [1]


def test_after_the_session_ended_the_test_can_be_ended_by_signing_in_again(visit, student):
    visitor, elsewhere = visit(student, script=False), visit(student)
    attempt = visitor.begin_final()
    visitor.choose(1)
    visitor.leave("done")
    elsewhere.end_other_sessions()
    visitor.press_main()
    visitor.sign_in(student)
    assert visitor.path == f"{attempt}/submission?from=1"
    visitor.press(visitor.page.locator("main form button"))
    assert visitor.path == f"{attempt}/results"


# Tests that are closed

def test_a_test_that_closes_while_its_start_page_is_open_says_that_it_is_closed(visit, student, product):
    visitor, test = visit(student, script=False), SuddenFinal(product)
    visitor.open_test(test.title)
    start = visitor.path
    test.close()
    visitor.press_main()
    assert visitor.path == start and visitor.says("test.closed")
    assert visitor.page.locator("main form").count() == 0
    visitor.keep("start-closed")
    visitor.go("/tests")
    row = visitor.row(test.title)
    assert sentence("tests.closed").search(row.inner_text()) and row.locator("a, button").count() == 0


def test_a_test_that_is_closed_is_a_row_that_says_when_and_cannot_be_pressed_and_one_that_opens_later_leads_to_its_rules(
        visit, student):
    visitor = visit(student, script=False)
    visitor.go("/tests")
    for title, key, ways in [(institution.LATER_FINAL, "tests.opens", 1), (institution.CLOSED_FINAL, "tests.closed", 0)]:
        row = visitor.row(title)
        assert sentence(key).search(row.inner_text()) and row.locator("a, button").count() == ways
    visitor.open_test(institution.LATER_FINAL)
    assert visitor.says("test.opens") and visitor.says("test.rule-clock") and visitor.page.locator("main form").count() == 0


def test_a_test_that_closes_before_its_time_would_be_up_says_so_before_the_start(visit, student):
    visitor = visit(student, script=False)
    visitor.open_test(institution.CUT_FINAL)
    for key in ("test.deadline", "test.reason-limit", "test.reason-closing"):
        assert visitor.says(key), key


# Addresses that are not one's own, or nothing at all

def test_another_students_attempt_does_not_exist_for_anybody_else(visit, student, other_student):
    owner, visitor = visit(student, script=False), visit(other_student, script=False)
    attempt = owner.begin_quiz()
    for part in ("", "/questions/1", "/review", "/results"):
        visitor.go(attempt + part)
        assert visitor.status == 404 and visitor.reads(sentence("problem.not-found.sentence"))
    for part in ("/questions/1", "/submission"):
        answer = visitor.send(attempt + part, **{"choice[]": "1", "go": "next"})
        assert answer.status == 404 and sentence("problem.not-found.sentence").search(answer.text())
    assert answers_of(owner, attempt, 1) == []
    visitor.press(visitor.page.locator("main a"))
    assert visitor.path == "/"


def test_a_guessed_address_says_that_nothing_is_there(visit, student):
    visitor = visit(student, script=False)
    attempt = visitor.begin_quiz()
    guesses = [
        "/nothing", "/tests/1", "/tests/0194d9a0-0000-7000-8000-000000000000", "/attempts/1", "/attempts/%00", "/courses/x",
        "/pictures/1/mvc.png", "/assets/none.js", "/account/none", "/tests/%F0%9F%90%A6", "/sign-out",
        *(f"{attempt}/questions/{number}" for number in ("0", "6", "-1", "x", "99999999999999999999")),
    ]
    for guess in guesses:
        visitor.go(guess)
        assert visitor.status == 404 and visitor.reads(sentence("problem.not-found.sentence")), guess


def test_a_stranger_is_led_to_the_sign_in_page_from_every_address(visit):
    visitor = visit(script=False)
    for address in ("/", "/tests", "/attempts/1/questions/1", "/account", "/account/sessions"):
        visitor.go(address)
        assert visitor.path.startswith("/sign-in") and visitor.status == 200


# Forms that are not as they should be

def test_an_answer_that_was_not_offered_is_refused_in_words_and_the_flag_that_was_set_is_kept(visit, student):
    visitor = visit(student)
    attempt = visitor.begin_quiz()
    visitor.options().first.evaluate("input => input.value = '99'")
    visitor.flag().check()
    visitor.choose(0)
    visitor.leave("next")
    assert visitor.status == 422 and visitor.reads(sentence("question.not-an-option"))
    assert visitor.page.title().startswith("Eroare:")
    assert visitor.flag().is_checked()
    visitor.page.get_by_role("alert").get_by_role("link").click()
    assert visitor.page.evaluate("document.activeElement.name") == "choice[]"
    visitor.choose(1)
    visitor.leave("next")
    assert answers_of(visitor, attempt, 1) == [1]


def test_broken_forms_get_a_sentence(visit, student):
    visitor = visit(student, script=False)
    attempt = visitor.begin_quiz()
    for form in [{"choice[]": "x"}, {"choice": "1"}, {"choice[]": "1", "go": "nowhere"}, {"choice[]": "-1"}]:
        answer = visitor.send(f"{attempt}/questions/1", **form)
        assert answer.status in (200, 422), (form, answer.status)
        assert "<h1>" in answer.text()


def test_a_form_from_another_site_is_refused_and_changes_nothing(visit, student):
    visitor = visit(student)
    attempt = visitor.begin_quiz()
    visitor.page.goto("about:blank")
    action = f"{visitor.product.origin}{attempt}/questions/1"
    visitor.page.set_content(f"<form method=post action='{action}'><input name='choice[]' value=1><button>ok</button></form>")
    visitor.press(visitor.page.locator("button"))
    # A browser does not send the session along from elsewhere; if it did, the site would refuse the form.
    assert visitor.status in (401, 403)
    assert answers_of(visitor, attempt, 1) == []


def test_somebody_who_guesses_passwords_is_slowed_down_in_words(visit, student):
    visitor = visit(script=False)
    visitor.product.give_password(student.user)
    for _ in range(9):
        answer = visitor.send("/sign-in", user=student.user, password="ghicită")
    assert answer.status == 429 and sentence("sign-in.wait").search(answer.text())
    visitor.go("/sign-in")
    visitor.sign_in(student)
    assert visitor.status == 429 and visitor.reads(sentence("sign-in.wait"))
    assert visitor.page.input_value("#user") == student.user
    visitor.keep("sign-in-wait")


def test_an_empty_sign_in_and_a_wrong_password_are_explained_beside_the_fields(visit, student):
    visitor = visit(script=False)
    visitor.go("/sign-in")
    visitor.press_main()
    assert visitor.reads(sentence("sign-in.user-missing")) and visitor.reads(sentence("sign-in.password-missing"))
    assert visitor.page.title().startswith("Eroare:")
    visitor.page.fill("#user", student.user)
    visitor.page.fill("#password", "greșită, din păcate")
    visitor.press_main()
    assert visitor.reads(sentence("sign-in.wrong")) and visitor.page.input_value("#user") == student.user


def test_enter_in_the_password_field_signs_in_and_a_change_of_language_keeps_what_was_typed(visit, student):
    visitor = visit(script=False)
    visitor.product.give_password(student.user)
    visitor.go("/sign-in")
    visitor.page.fill("#user", student.user)
    visitor.choose_language("English")
    assert visitor.language() == "en" and visitor.page.input_value("#user") == student.user
    visitor.page.fill("#password", institution.PASSWORD)
    visitor.press_key("Enter")
    assert visitor.path == "/" and visitor.language() == "en"


def test_a_new_password_ends_the_other_sessions_and_opens_the_account_from_then_on(visit, student):
    visitor, elsewhere = visit(student, script=False), visit(student)
    visitor.go("/account/password")
    visitor.press_main()
    for key in ("password.current-missing", "password.too-short"):
        assert visitor.reads(sentence(key))
    # Figure 9 of the paper has the identity number for a password.
    visitor.page.fill("#new-password", "0101990710006")
    visitor.press_main()
    assert sentence("password.identity-number").search(visitor.page.inner_text("#new-error"))
    new = "patru corbi albaștri"
    for field, value in [("current-password", institution.PASSWORD), ("new-password", new), ("new-password-again", new)]:
        visitor.page.fill(f"#{field}", value)
    visitor.press_main()
    assert visitor.reads(sentence("flash.password-changed"))
    elsewhere.go("/tests")
    assert elsewhere.path.startswith("/sign-in")
    elsewhere.page.fill("#user", student.user)
    elsewhere.page.fill("#password", new)
    elsewhere.press_main()
    assert elsewhere.path == "/tests"


# Those who write and watch tests

def test_nothing_of_somebody_elses_tests_exists(school, desk):
    """Whatever is there for those who teach a course is not there for other teachers, for students, and for strangers."""
    place = assessment_scenes.room(school)
    own, other, student, stranger = (
        Wire(school).sign_in(showroom.TEACHER), Wire(school).sign_in(desk.teacher), Wire(school).sign_in(showroom.STUDENTS[0]),
        Wire(school))
    for address in place.pages():
        assert own.get(address).status == 200, address
        assert other.get(address).status == 404, address
        assert student.get(address).status in (403, 404), address
        answer = stranger.get(address)
        assert answer.status == 303 and answer.location.startswith("/sign-in"), address


def test_a_guessed_address_of_a_test_says_that_nothing_is_there(staff, school):
    place = assessment_scenes.room(school)
    teacher = staff(showroom.TEACHER, script=False)
    test, attempt = place.test(showroom.OVER), place.over[0].taught
    guesses = [
        "/teach/tests/1", "/teach/attempts/x", *(f"{test}/questions/{number}/edit" for number in ("0", "5", "-1", "x", "9" * 20)),
        f"{test}/corrections/1", f"{attempt}/points/1", f"{test}/trial/pictures/..%2F..%2Fpeople.csv", f"{place.course}/tests/1",
    ]
    for guess in guesses:
        teacher.visitor.go(guess)
        assert teacher.visitor.status == 404 and teacher.says("problem.not-found.sentence"), guess


def test_a_trial_that_no_page_began_begins_again(staff, school):
    test = assessment_scenes.room(school).test(showroom.OVER)
    teacher = staff(showroom.TEACHER, script=False)
    parts = ["/questions/1", "/questions/2?state=", "/questions/99?state=x", "/review?state=%F0%9F%90%A6", "/results?state=" + "A" * 5000]
    for part in parts:
        teacher.go(f"{test}/trial{part}")
        assert teacher.visitor.status == 200 and teacher.visitor.path == f"{test}/trial", part


@either
def test_reloading_a_question_that_is_tried_out_loses_no_answer(staff, school, script):
    teacher = staff(showroom.TEACHER, script=script)
    assessment_scenes.trial_question(1)(teacher.visitor)
    teacher.visitor.field().fill("3,14")
    teacher.visitor.leave("next")
    teacher.page.reload()
    teacher.visitor.leave("previous")
    assert teacher.visitor.field().input_value() == "3,14"
    teacher.visitor.leave("done")
    teacher.page.reload()
    assert "3,14" in teacher.visitor.text()
