"""Every page in every state. Each scene brings somebody who is signed in as a new student to a page, in whatever language."""

import institution
import lectures
from Harness.client import WITH_ALL_GAPS
from product import SuddenFinal
from wire import Wire
from words import words


# Accounts

def sign_in(visitor):
    visitor.page.context.clear_cookies()
    visitor.go("/sign-in")


def sign_in_with_errors(visitor):
    sign_in(visitor)
    visitor.press_main()


def sign_in_wrong(visitor):
    sign_in(visitor)
    visitor.page.fill("#user", "nimeni")
    visitor.page.fill("#password", "greșită, din păcate")
    visitor.press_main()


def sign_in_with_an_answer_kept(visitor):
    visitor.begin_quiz()
    visitor.page.context.clear_cookies()
    visitor.leave("next")
    assert visitor.says("sign-in.held")


def signed_out(visitor):
    visitor.begin_quiz()
    visitor.leave("sign-out")


# Home, lessons, searching

def home(visitor):
    """With news, something running, a lesson, and what comes on several days."""
    wire = Wire(visitor.product).sign_in(visitor.person)
    wire.begin(institution.TYPED_FINAL)
    wire.begin_quiz(institution.QUIZ)
    wire.get(wire.lesson(institution.FIRST_LESSON))
    sudden = SuddenFinal(visitor.product, results="after-everyone")
    wire.take(sudden.title)
    sudden.close()
    visitor.go("/")
    for key in ("home.news", "home.now", "home.lesson-continue", "home.tomorrow"):
        assert visitor.says(key), key


def home_on_the_first_day(visitor):
    visitor.go("/")
    assert visitor.says("home.lesson-first")


def home_that_is_empty(visitor):
    visitor.enter(institution.IDLE)
    visitor.go("/")
    assert visitor.says("home.empty")


def lessons(visitor):
    """Read, begun, not opened yet."""
    wire = Wire(visitor.product).sign_in(visitor.person)
    wire.post(wire.lesson(institution.FIRST_LESSON) + "/readings")
    wire.get(wire.lesson(institution.PUBLIC_LESSON))
    visitor.go("/lessons")
    assert visitor.says("lessons.read") and visitor.says("lessons.in-progress")


def marks(visitor):
    """Of a final and a quiz, of one whose results wait, of one in progress, and of those that were not taken."""
    wire = Wire(visitor.product).sign_in(visitor.person)
    for title in (institution.FINAL, institution.DATED_FINAL):
        wire.take(title)
    wire.post(wire.begin_quiz(institution.QUIZ) + "/submission")
    wire.begin(institution.TYPED_FINAL)
    visitor.go("/tests")
    visitor.press(visitor.page.locator("main a[href$='/marks']").first)
    for key in ("marks.ended", "tests.results-date", "marks.not-taken", "marks.missed", "tests.in-progress"):
        assert visitor.says(key), key


def lesson_begun(visitor):
    """Left at its third heading, with a test in progress."""
    wire = Wire(visitor.product).sign_in(visitor.person)
    wire.begin(institution.FINAL)
    lesson = wire.lesson(institution.FIRST_LESSON)
    wire.get(lesson)
    wire.post(f"{lesson}/places", anchor="cine-le-leaga")
    visitor.go(lesson)
    assert visitor.says("lesson.resume") and visitor.says("running.title")


def lesson_found(visitor):
    visitor.go("/")
    visitor.search("fisa recapitulativa")
    visitor.press(visitor.page.locator("main li a"))
    assert visitor.says("lesson.marked")


def no_lessons(visitor):
    visitor.enter(institution.IDLE)
    visitor.go("/lessons")
    assert visitor.says("lessons.empty")


def twenty_lessons(visitor):
    visitor.enter(institution.BUSY)
    visitor.go("/lessons")
    assert visitor.page.locator("main ol.list > li").count() == 20


def lessons_at_their_end(visitor):
    visitor.open_lesson(institution.LAST_LESSON)
    visitor.press(visitor.page.locator("form[action$='/readings'] button"))
    assert visitor.says("flash.lessons-end")


def lesson(title: str):
    return lambda visitor: visitor.open_lesson(title)


def lesson_with_its_contents(visitor):
    visitor.open_lesson(institution.FIRST_LESSON)
    visitor.page.locator("details.contents summary").click()
    assert visitor.page.locator("details.contents a").first.is_visible()


def lesson_that_was_read(visitor):
    wire = Wire(visitor.product).sign_in(visitor.person)
    address = wire.lesson(institution.FIRST_LESSON)
    wire.post(address + "/readings")
    visitor.go(address)
    assert visitor.says("lesson.read-on")


def lesson_of_two_thousand_words(visitor):
    visitor.enter(institution.BUSY)
    visitor.open_lesson(institution.LONG_LESSON)


def public_lesson_without_an_account(visitor):
    address = Wire(visitor.product).sign_in(visitor.person).lesson(institution.PUBLIC_LESSON)
    visitor.page.context.clear_cookies()
    visitor.go(address)
    assert visitor.page.locator("header a[href='/account']").count() == 0 and visitor.says("lesson.share")


def topic(visitor):
    """With a lesson that was read and a quiz with an attempt."""
    lesson_that_was_read(visitor)
    Wire(visitor.product).sign_in(visitor.person).begin_quiz(institution.QUIZ)
    visitor.press(visitor.page.locator("main a[href^='/topics/']"))
    assert visitor.says("topic.quizzes") and visitor.says("lessons.read")


def topic_that_is_empty(visitor):
    """Of a course that has no lessons: only the quiz is about it, or nothing at all."""
    visitor.go("/tests")
    visitor.press(visitor.page.get_by_role("link", name=institution.BARE_COURSE))
    visitor.press(visitor.page.locator("main a[href^='/topics/']").last)
    assert visitor.says("topic.empty")


def search(typed: str, key: str):
    def go(visitor):
        visitor.go("/")
        visitor.search(typed)
        assert visitor.says(key)
    return go


def search_that_is_too_long(visitor):
    visitor.go("/search?q=" + "a" * 201)
    assert visitor.status == 422 and visitor.says("search.too-long")


# The list of tests

def list_of_tests(visitor):
    visitor.take_quiz()
    visitor.begin_quiz()
    visitor.leave("list")


def no_tests(visitor):
    visitor.enter(institution.IDLE)
    visitor.go("/tests")
    assert visitor.says("tests.empty")


def twenty_tests(visitor):
    visitor.enter(institution.BUSY)
    visitor.go("/tests")


def tests_in_every_state(visitor):
    """Ended, paused, once more, waiting for everyone or for a date, in the grace, in progress, closed, not yet open."""
    wire = Wire(visitor.product).sign_in(visitor.person)
    for title in (institution.FINAL, institution.PAUSED_FINAL, institution.TWICE_FINAL, institution.PATIENT_FINAL,
                  institution.DATED_FINAL, institution.PATIENT_QUIZ):
        wire.take(title)
    wire.begin(institution.TYPED_FINAL)
    sudden = SuddenFinal(visitor.product)
    wire.begin(sudden.title)
    sudden.close()
    visitor.go("/tests")
    for key in ("sent", "pausing", "attempts-left", "results-everyone", "results-date", "expired", "in-progress", "closed",
                "opens"):
        assert visitor.says(f"tests.{key}"), key


# The start page

def start(visitor):
    visitor.open_test(institution.FINAL)


def start_with_code(visitor):
    visitor.open_test(institution.CODE_FINAL)
    assert visitor.code().count() == 1


def start_with_a_wrong_code(visitor):
    start_with_code(visitor)
    visitor.code().fill("necunoscut")
    visitor.press_main()
    assert visitor.status == 422 and visitor.says("test.code-wrong")


def start_with_too_many_codes(visitor):
    start_with_a_wrong_code(visitor)
    while visitor.status == 422:
        visitor.press_main()
    assert visitor.says("test.code-wait")


def start_with_extra_time(visitor):
    visitor.enter(institution.SLOW)
    visitor.open_test(institution.FINAL)
    assert visitor.says("test.reason-minutes")


def start_with_extra_time_beyond_the_closing(visitor):
    visitor.enter(institution.SLOW)
    visitor.open_test(institution.CUT_FINAL)
    assert visitor.says("test.reason-beyond")


def start_of_a_quiz_with_attempts(visitor):
    visitor.open_test(institution.PATIENT_QUIZ)


def start_in_a_pause(visitor):
    Wire(visitor.product).sign_in(visitor.person).take(institution.PAUSED_FINAL)
    visitor.open_test(institution.PAUSED_FINAL)
    assert visitor.says("test.pausing")


def start_with_a_counted_mark(visitor):
    wire = Wire(visitor.product).sign_in(visitor.person)
    wire.take(institution.TWICE_FINAL)
    wire.take(institution.TWICE_FINAL)
    visitor.open_test(institution.TWICE_FINAL)
    assert visitor.says("counted.best")


def start_in_progress(visitor):
    start(visitor)
    address = visitor.path
    visitor.press_main()
    visitor.go(address)


def start_already_taken(visitor):
    start(visitor)
    address = visitor.path
    visitor.press_main()
    visitor.end()
    visitor.go(address)
    assert visitor.says("test.already-ended")


def start_for_who_teaches(visitor):
    visitor.enter(institution.DEMO_TEACHER)
    visitor.open_test(institution.FINAL)
    assert visitor.says("test.only-students")


# Questions

def question_single(visitor):
    visitor.begin_final()


def question_answered_and_flagged(visitor):
    visitor.begin_final()
    visitor.choose(1)
    visitor.flag().check()
    visitor.leave("next")
    visitor.leave("previous")
    assert visitor.chosen() == [1] and visitor.way_out("clear").count() == 1


def question_number(number: int):
    def go(visitor):
        attempt = visitor.begin_quiz()
        visitor.go(f"{attempt}/questions/{number}")
    return go


def question_in_serbian(visitor):
    visitor.begin_quiz(institution.SERBIAN_QUIZ)
    visitor.leave("language-sr-Latn")
    visitor.go(f"{visitor.attempt()}/questions/4")


def question_refused(visitor):
    visitor.begin_final()
    visitor.options().first.evaluate("input => input.value = '99'")
    visitor.choose(0)
    visitor.leave("next")
    assert visitor.status == 422


def question_checked(index: int):
    """A question of a quiz whose answer was checked; the first one is right."""
    def go(visitor):
        visitor.begin_quiz(institution.CHECKING_QUIZ)
        visitor.page.get_by_text(["Controlul de sub deget", "Modelul"][index], exact=True).click()
        visitor.leave("check")
        assert visitor.says("question.checked")
    return go


def question_typed(number: int, typed: str):
    """A question of a final with an answer that was typed and saved."""
    def go(visitor):
        visitor.begin_final(institution.TYPED_FINAL)
        visitor.go_to(number)
        visitor.field().fill(typed)
        visitor.leave("done")
        visitor.go_to(number)
        assert visitor.field().input_value() == typed
    return go


def question_typed_not_yet(visitor):
    visitor.begin_quiz(institution.TYPED_QUIZ)


def question_typed_refused(visitor):
    visitor.begin_final(institution.TYPED_FINAL)
    visitor.field().fill("vreo trei")
    visitor.leave("next")
    visitor.leave("previous")
    assert visitor.says("question.not-a-number") and visitor.says("question.saved-unreadable")


def question_typed_refused_in_the_background(visitor):
    visitor.begin_final(institution.TYPED_FINAL)
    visitor.field().fill("vreo trei")
    with visitor.posting():
        visitor.page.keyboard.press("Tab")
    visitor.page.get_by_text(words("question.not-a-number")).wait_for()


def question_changed_elsewhere(visitor):
    attempt = visitor.begin_final()
    Wire(visitor.product).sign_in(visitor.person).post(f"{attempt}/questions/1", **{"choice[]": "1", "go": "next"})
    visitor.choose_and_wait(2)
    assert visitor.says("question.changed-elsewhere")


def question_after_one_that_was_changed_elsewhere(visitor):
    attempt = visitor.begin_final()
    Wire(visitor.product).sign_in(visitor.person).post(f"{attempt}/questions/1", **{"choice[]": "1", "go": "next"})
    visitor.leave("next")
    assert visitor.says("flash.changed-elsewhere")


def question_with_an_announcement(visitor):
    visitor.begin_final()
    visitor.page.clock.install()
    visitor.page.reload()
    for time in ("00:02", "20:00"):
        visitor.page.clock.fast_forward(time)
    visitor.announcement().get_by_text("10").wait_for()


def question_after_no_number(visitor):
    visitor.begin_final(institution.TYPED_FINAL)
    visitor.field().fill("vreo trei")
    visitor.page.evaluate("document.getElementById('question').submit()")
    visitor.page.wait_for_url("**/questions/2")
    assert visitor.says("flash.not-a-number")


def question_with_the_strip_and_the_menu_open(visitor):
    visitor.begin_final()
    visitor.menu().click()


def question_in_the_last_minute(visitor):
    visitor.begin_final(institution.EXTENDED_FINAL)
    visitor.page.clock.install()
    visitor.page.reload()
    for time in ("00:02", "01:10"):
        visitor.page.clock.fast_forward(time)
    visitor.page.locator(".time.bad").wait_for()


def question_with_a_hidden_clock(visitor):
    visitor.begin_final()
    visitor.toggle_clock()
    assert visitor.left().is_hidden()


# Before the end, and after it

def review(visitor):
    visitor.begin_final()
    visitor.choose(0)
    visitor.flag().check()
    visitor.leave("next")
    visitor.choose(0)
    visitor.leave("done")


def review_all_answered(visitor):
    visitor.begin_quiz()
    for number in range(5):
        visitor.choose(0)
        visitor.leave("next" if number < 4 else "done")
    assert visitor.says("review.all-answered")


def review_of_typed_answers(visitor):
    question_typed(4, "applicationDidFinishLaunchingWithOptions:userInfo:completionHandler")(visitor)
    visitor.leave("done")


def pending_in_the_grace(visitor):
    sudden = SuddenFinal(visitor.product)
    visitor.go("/tests")
    visitor.begin_final(sudden.title)
    sudden.close()
    visitor.choose(1)
    visitor.page.wait_for_url("**/results")
    assert visitor.says("wait.grace")


def review_with_no_number(visitor):
    question_typed_refused(visitor)
    visitor.leave("done")
    assert visitor.says("review.unreadable")


def ending(visitor):
    review(visitor)
    visitor.press_main()
    assert visitor.says("ending.question")


def pending(title: str, key: str):
    def go(visitor):
        attempt = Wire(visitor.product).sign_in(visitor.person).take(title)
        visitor.go(f"{attempt}/results")
        assert visitor.says(key)
    return go


def log(visitor):
    """With an answer taken back, one typed over another window's, a long one."""
    visitor.begin_quiz(institution.TYPED_QUIZ)
    attempt = visitor.attempt()
    visitor.field().fill("4")
    with visitor.posting():
        visitor.page.keyboard.press("Tab")
    visitor.leave("clear")
    Wire(visitor.product).sign_in(visitor.person).post(f"{attempt}/questions/1", text="3", go="next")
    visitor.field().fill("3,14")
    visitor.leave("next")
    visitor.leave("next")
    visitor.choose(0)
    visitor.choose(1)
    visitor.leave("next")
    visitor.field().fill("applicationDidFinishLaunchingWithOptions:userInfo:completionHandler")
    visitor.end()
    visitor.go(f"{attempt}/log")
    assert visitor.says("log.taken-back") and visitor.says("log.other-window")


def log_that_is_empty(visitor):
    attempt = visitor.begin_quiz()
    visitor.end()
    visitor.go(f"{attempt}/log")
    assert visitor.says("log.empty")


def results_of_typed_answers(visitor):
    visitor.begin_quiz(institution.TYPED_QUIZ)
    for number, typed in [(1, "3,14"), (2, "AppKit"), (4, "applicationDidFinishLaunchingWithOptions:userInfo:completionHandler")]:
        visitor.go_to(number)
        visitor.field().fill(typed)
        visitor.leave("done")
    visitor.finish()


def results_without_right_answers_yet(visitor):
    attempt = Wire(visitor.product).sign_in(visitor.person).take(institution.PATIENT_QUIZ)
    visitor.go(f"{attempt}/results")
    assert visitor.says("wait.last-attempt")


def results_with_a_counted_mark(visitor):
    wire = Wire(visitor.product).sign_in(visitor.person)
    wire.take(institution.TWICE_FINAL)
    attempt = wire.take(institution.TWICE_FINAL)
    visitor.go(f"{attempt}/results")
    assert visitor.says("counted.best")


def results_of_a_final(visitor):
    review(visitor)
    visitor.finish()


def results_of_a_quiz(visitor):
    visitor.take_quiz()


def a_mistake(visitor):
    """A question that was not fully right, answered once more."""
    visitor.take_quiz()
    visitor.press(visitor.page.locator("main a[href*='/mistakes/']"))
    visitor.choose(0)
    visitor.press_main()


def results_with_past_attempts(visitor):
    visitor.take_quiz()
    visitor.take_quiz()


def start_page_with_past_attempts(visitor):
    visitor.take_quiz()
    visitor.take_quiz()
    visitor.go("/tests")
    visitor.press(visitor.row(institution.QUIZ).get_by_role("link"))
    assert visitor.says("test.past")


def too_late(visitor):
    attempt = visitor.begin_final()
    visitor.send(attempt + "/submission", **WITH_ALL_GAPS)
    visitor.choose(0)
    visitor.page.wait_for_url("**/results")
    assert visitor.says("flash.too-late")


# What is taken along

def receipts_unreadable(visitor):
    visitor.go("/receipts")
    visitor.page.fill("#code", "SPARROW")
    visitor.press_main()
    assert visitor.status == 422 and visitor.says("receipt.code-wrong")


def receipts_unknown(visitor):
    visitor.go("/receipts/" + "-".join(["00000"] * 5))
    assert visitor.status == 404 and visitor.says("receipt.unknown")


def receipt_that_is_genuine(visitor):
    visitor.take_quiz()
    visitor.press(visitor.page.locator("main a[href^='/receipts/']"))
    assert visitor.says("receipt.genuine")


def sharing(visitor):
    visitor.take_quiz()
    visitor.press(visitor.page.locator("main a[href$='/sharing']"))


def my_data(visitor):
    """With lessons, a session elsewhere, tests that ended and one in progress, and a log that was opened."""
    wire = Wire(visitor.product).sign_in(visitor.person)
    wire.get(wire.lesson(institution.FIRST_LESSON))
    for title in (institution.FINAL, institution.PATIENT_FINAL):
        wire.take(title)
    wire.begin(institution.TYPED_FINAL)
    visitor.go("/account/data")
    for key in ("my-data.lessons", "my-data.withheld", "my-data.running"):
        assert visitor.says(key), key
    visitor.page.locator("main details summary").first.click()


def privacy_without_an_account(visitor):
    visitor.page.context.clear_cookies()
    visitor.go("/privacy")
    assert visitor.page.locator("main a[href='/account/data']").count() == 0


# Other pages

def course(visitor):
    visitor.go("/tests")
    visitor.press(visitor.page.get_by_role("link", name=institution.COURSE))


def address(path: str):
    return lambda visitor: visitor.go(path)


def password_with_errors(visitor):
    visitor.go("/account/password")
    visitor.page.fill("#new-password", "scurt")
    visitor.press_main()


def password_not_the_same(visitor):
    visitor.go("/account/password")
    visitor.page.fill("#current-password", institution.PASSWORD)
    visitor.page.fill("#new-password", "patru corbi albaștri")
    visitor.press_main()


def two_sessions(visitor):
    Wire(visitor.product).sign_in(visitor.person)
    visitor.go("/account/sessions")
    assert visitor.page.locator("form[action='/account/sessions/endings']").count() == 2


def session_ended(visitor):
    two_sessions(visitor)
    visitor.press(visitor.page.locator("form[action='/account/sessions/endings'] button").first)


def token_made(visitor):
    visitor.go("/account/tokens")
    visitor.page.fill("#name", "Telefonul meu")
    visitor.press_main()
    assert visitor.page.locator("#secret").inner_text().startswith("gata_")


def token_with_errors(visitor):
    visitor.go("/account/tokens")
    visitor.page.fill("#days", "400")
    visitor.press_main()


def calendar_made(visitor):
    visitor.go("/account/calendar")
    visitor.press_main()
    assert visitor.page.locator("#secret").inner_text().endswith(".ics")


def forged(visitor):
    visitor.page.goto("about:blank")
    action = f"{visitor.product.origin}/language"
    visitor.page.set_content(f"<form method=post action='{action}'><input name=language value=en><button>ok</button></form>")
    visitor.press(visitor.page.locator("button"))
    assert visitor.status == 403


SCENES = {
    "sign-in": sign_in, "sign-in-with-errors": sign_in_with_errors, "sign-in-wrong": sign_in_wrong,
    "sign-in-with-an-answer-kept": sign_in_with_an_answer_kept, "signed-out": signed_out,

    "home": home, "home-on-the-first-day": home_on_the_first_day, "home-empty": home_that_is_empty,
    "lessons": lessons, "no-lessons": no_lessons, "twenty-lessons": twenty_lessons, "lessons-at-their-end": lessons_at_their_end,
    "lesson": lesson(institution.FIRST_LESSON), "lesson-with-contents": lesson_with_its_contents,
    "lesson-with-everything": lesson(institution.PUBLIC_LESSON), "lesson-last": lesson(institution.LAST_LESSON),
    "lesson-begun": lesson_begun, "lesson-found": lesson_found, "lesson-read": lesson_that_was_read,
    "lesson-of-two-thousand-words": lesson_of_two_thousand_words, "lesson-without-an-account": public_lesson_without_an_account,
    "topic": topic, "topic-empty": topic_that_is_empty,
    "search-new": address("/search"), "search-found": search(lectures.RARE, "search.count"),
    "search-tests-and-lessons": search("alcatuirea", "search.count"), "search-nothing": search("prepeliță", "search.nothing"),
    "search-too-long": search_that_is_too_long,

    "marks": marks, "tests": list_of_tests, "no-tests": no_tests, "twenty-tests": twenty_tests,
    "tests-in-every-state": tests_in_every_state,

    "start": start, "start-in-progress": start_in_progress, "start-already-taken": start_already_taken,
    "start-with-code": start_with_code, "start-with-a-wrong-code": start_with_a_wrong_code,
    "start-with-too-many-codes": start_with_too_many_codes, "start-with-extra-time": start_with_extra_time,
    "start-beyond-the-closing": start_with_extra_time_beyond_the_closing, "start-of-a-quiz": start_of_a_quiz_with_attempts,
    "start-in-a-pause": start_in_a_pause, "start-with-a-counted-mark": start_with_a_counted_mark,
    "test-with-past-attempts": start_page_with_past_attempts, "start-for-who-teaches": start_for_who_teaches,

    "question-single": question_single, "question-answered-and-flagged": question_answered_and_flagged,
    "question-multiple": question_number(2), "question-picture-and-code": question_number(3),
    "question-long-words": question_number(4), "question-last": question_number(5),
    "question-in-serbian": question_in_serbian, "question-refused": question_refused,
    "question-number": question_typed(1, "3,14"), "question-text": question_typed(2, "UIKit"),
    "question-long-text": question_typed(4, "applicationDidFinishLaunchingWithOptions:userInfo:completionHandler"),
    "question-number-not-yet": question_typed_not_yet, "question-number-refused": question_typed_refused,
    "question-number-refused-in-the-background": question_typed_refused_in_the_background,
    "question-checked-right": question_checked(0), "question-checked-wrong": question_checked(1),
    "question-changed-elsewhere": question_changed_elsewhere,
    "question-after-one-changed-elsewhere": question_after_one_that_was_changed_elsewhere,
    "question-after-no-number": question_after_no_number, "question-last-minute": question_in_the_last_minute,
    "question-with-the-strip-and-the-menu-open": question_with_the_strip_and_the_menu_open,
    "question-with-an-announcement": question_with_an_announcement, "question-with-a-hidden-clock": question_with_a_hidden_clock,

    "review": review, "review-with-no-number": review_with_no_number, "ending": ending, "review-all-answered": review_all_answered, "review-of-typed-answers": review_of_typed_answers,
    "pending-in-the-grace": pending_in_the_grace, "pending-everyone": pending(institution.PATIENT_FINAL, "wait.everyone"),
    "pending-date": pending(institution.DATED_FINAL, "wait.results-date"),
    "results-of-a-final": results_of_a_final, "results-of-a-quiz": results_of_a_quiz,
    "results-of-typed-answers": results_of_typed_answers, "results-without-right-answers-yet": results_without_right_answers_yet,
    "results-with-a-counted-mark": results_with_a_counted_mark,
    "results-with-past-attempts": results_with_past_attempts, "too-late": too_late, "a-mistake": a_mistake,
    "log": log, "log-that-is-empty": log_that_is_empty,

    "receipts": address("/receipts"), "receipts-unreadable": receipts_unreadable, "receipts-unknown": receipts_unknown,
    "receipt-genuine": receipt_that_is_genuine, "sharing": sharing,

    "course": course, "account": address("/account"), "my-data": my_data,
    "privacy": address("/privacy"), "privacy-without-an-account": privacy_without_an_account,
    "password": address("/account/password"),
    "password-with-errors": password_with_errors, "password-not-the-same": password_not_the_same,
    "sessions": address("/account/sessions"), "two-sessions": two_sessions, "session-ended": session_ended,
    "tokens": address("/account/tokens"), "token-made": token_made, "token-with-errors": token_with_errors,
    "calendar": address("/account/calendar"), "calendar-made": calendar_made,
    "developers": address("/developers"),
    "not-found": address("/nothing-here"), "forged": forged,
}
