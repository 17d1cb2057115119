"""Two tabs, two phones, back and forward: one attempt, the last answer counts, and whoever was overtaken is told when."""

from playwright.sync_api import expect

import institution
from conftest import SMALL, either
from words import sentence, words

ELSEWHERE = sentence("question.changed-elsewhere")


class Tab:
    """Brings one of a visitor's pages to the front."""

    def __init__(self, visitor, page):
        self.visitor, self.page = visitor, page

    def __enter__(self):
        self.before, self.visitor.page = self.visitor.page, self.page
        return self.visitor

    def __exit__(self, *_):
        self.visitor.page = self.before


def two_tabs(visitor, number: int = 1) -> tuple[Tab, Tab]:
    """The same question of the open attempt twice, neither touched yet."""
    here = f"{visitor.attempt()}/questions/{number}"
    visitor.go(here)
    first = visitor.page
    visitor.watch(first.context.new_page())
    visitor.go(here)
    return Tab(visitor, first), Tab(visitor, visitor.page)


def answer(visitor, index: int, script: bool) -> None:
    """Chooses, and lets it be saved: with script it is saved at once, without it by the next press."""
    if script:
        visitor.choose_and_wait(index)
    else:
        visitor.choose(index)


def lines_of_log(visitor, attempt: str) -> list[str]:
    visitor.go(f"{attempt}/log")
    return [" ".join(line.split()) for line in visitor.page.locator("main li").all_inner_texts()]


@either
def test_in_two_tabs_the_last_answer_counts_and_the_second_is_told_when_the_first_answered(visit, student, script):
    visitor = visit(student, script=script, size=SMALL)
    attempt = visitor.begin_quiz()
    first, second = two_tabs(visitor)
    with first:
        visitor.choose(0)
        visitor.leave("next")
        assert not visitor.says("flash.changed-elsewhere")
    with second:
        answer(visitor, 2, script)
        if script:
            expect(visitor.saved()).to_have_text(sentence("question.saved"))
            expect(visitor.saved()).to_have_text(ELSEWHERE)
        visitor.leave("next")
        assert visitor.number() == 2
        assert visitor.says("flash.changed-elsewhere") != script  # said once, where it was seen first
        visitor.go_to(1)
        assert visitor.chosen() == [2]
        expect(visitor.saved()).to_have_text(ELSEWHERE)
        visitor.end()
    assert [line.endswith(words("log.other-window")) for line in lines_of_log(visitor, attempt)] == [False, True]


@either
def test_a_tab_that_was_not_touched_takes_back_nothing_and_is_told_too(visit, student, script):
    visitor = visit(student, script=script)
    visitor.begin_quiz()
    first, second = two_tabs(visitor)
    with first:
        answer(visitor, 3, script)
        visitor.flag().check()
        visitor.leave("next")
    with second:
        assert visitor.chosen() == []
        visitor.leave("next")
        assert visitor.says("flash.changed-elsewhere")
        visitor.leave("previous")
        assert visitor.chosen() == [3] and visitor.flag().is_checked()


@either
def test_a_flag_that_is_set_in_an_old_tab_leaves_the_answer_of_the_other_alone(visit, student, script):
    visitor = visit(student, script=script)
    visitor.begin_quiz()
    first, second = two_tabs(visitor)
    with first:
        answer(visitor, 1, script)
        visitor.leave("next")
    with second:
        visitor.flag().check()
        visitor.leave("next")
        visitor.leave("previous")
        assert visitor.chosen() == [1] and visitor.flag().is_checked()


@either
def test_an_answer_that_was_cleared_in_an_old_tab_is_cleared_and_told(visit, student, script):
    visitor = visit(student, script=script)
    visitor.begin_quiz()
    visitor.choose(0)
    visitor.leave("next")
    first, second = two_tabs(visitor)
    with first:
        answer(visitor, 1, script)
        visitor.leave("next")
    with second:
        visitor.leave("clear")
        assert visitor.says("flash.changed-elsewhere")
        assert visitor.number() == 1 and visitor.chosen() == [] and visitor.says("question.unanswered")


@either
def test_the_same_answer_in_both_tabs_is_no_news(visit, student, script):
    visitor = visit(student, script=script)
    visitor.begin_quiz()
    first, second = two_tabs(visitor)
    for tab in (first, second):
        with tab:
            answer(visitor, 2, script)
            visitor.leave("next")
            assert not visitor.says("flash.changed-elsewhere")
    with second:
        visitor.leave("previous")
        assert visitor.chosen() == [2] and visitor.says("question.saved") and not visitor.says("question.changed-elsewhere")


@either
def test_typed_answers_in_two_tabs(visit, student, script):
    visitor = visit(student, script=script)
    visitor.begin_quiz(institution.TYPED_QUIZ)
    first, second = two_tabs(visitor, 2)
    for tab, text in [(first, "AppKit"), (second, "UIKit")]:
        with tab:
            visitor.field().fill(text)
            visitor.leave("next")
    with second:
        assert visitor.says("flash.changed-elsewhere")
        visitor.leave("previous")
        assert visitor.field().input_value() == "UIKit" and visitor.says("question.changed-elsewhere")


@either
def test_back_into_answered_questions_and_forward_again_changes_nothing(visit, student, script):
    visitor = visit(student, script=script)
    attempt = visitor.begin_quiz()
    for index in (1, 2):
        visitor.choose(index)
        visitor.leave("next")
    for step, number, chosen in [("back", 2, [2]), ("back", 1, [1]), ("forward", 2, [2]), ("forward", 3, [])]:
        getattr(visitor.page, f"go_{step}")()
        assert (visitor.number(), visitor.chosen()) == (number, chosen)
    for number, chosen in [(2, [2]), (1, [1])]:
        visitor.leave("previous")
        assert (visitor.number(), visitor.chosen()) == (number, chosen)
        assert visitor.says("question.saved") and not visitor.says("flash.changed-elsewhere")
    visitor.end()
    assert len(lines_of_log(visitor, attempt)) == 2


@either
def test_an_answer_changed_after_going_back_is_the_one_that_counts_and_nobody_else_is_blamed(visit, student, script):
    visitor = visit(student, script=script)
    attempt = visitor.begin_quiz()
    visitor.choose(1)
    visitor.leave("next")
    visitor.page.go_back()
    visitor.choose(3)
    visitor.leave("next")
    visitor.page.go_back()
    assert visitor.chosen() == [3] and visitor.says("question.saved")
    visitor.end()
    assert not any(sentence("log.other-window").search(line) for line in lines_of_log(visitor, attempt))


@either
def test_a_second_phone_goes_on_in_the_same_attempt_and_the_first_is_told(visit, student, script):
    first, second = visit(student, script=script), visit(student, script=not script, size=SMALL)
    attempt = first.begin_final()
    first.choose(1)
    first.leave("next")
    first.choose(0)
    first.flag().check()
    first.leave("previous")

    second.open_test(institution.FINAL)
    assert (second.attempt(), second.number()) == (attempt, 3)
    second.leave("previous")
    assert second.chosen() == [0] and second.flag().is_checked()
    second.leave("previous")
    assert second.chosen() == [1]
    second.choose(3)
    second.leave("done")

    if script:
        first.flag().check()
        expect(first.saved()).to_have_text(ELSEWHERE)
    first.leave("next")
    assert script or first.says("flash.changed-elsewhere")
    first.go_to(1)
    assert first.chosen() == [3]


def test_a_drawn_and_shuffled_test_is_the_same_on_both_phones_and_after_every_reload(visit, student):
    first, second = visit(student, script=False), visit(student, script=False)
    attempt = first.begin_final(institution.CODE_FINAL, institution.CODE)
    papers = []
    for visitor in (first, second, first):
        paper = []
        for number in range(1, 5):
            visitor.go(f"{attempt}/questions/{number}")
            paper.append((visitor.page.inner_text("h1"), visitor.page.inner_text("fieldset")))
        papers.append(paper)
    assert papers[0] == papers[1] == papers[2] and papers[0][0][0] == "1/4"
    visitor.go(f"{attempt}/questions/5")
    assert visitor.status == 404


def test_when_the_second_phone_ends_the_test_the_first_is_told_with_the_next_press(visit, student):
    first, second = visit(student, script=False), visit(student, script=False)
    first.begin_final()
    second.open_test(institution.FINAL)
    second.end()
    first.choose(1)
    first.leave("next")
    assert first.path.endswith("/results") and first.says("flash.too-late")
