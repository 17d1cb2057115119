"""Objectives of a course: from the press on "new" to the sentence, each part alone, an own sentence, copies, deletion, two who change one."""

import re

from playwright.sync_api import expect

from conftest import PHONE, either
from designing import WORD, choose_word, count_loads, make, objectives, tick
from teaching import TOPICS, everywhere
from wire import Wire
from words import words

SENTENCE = f"Studenții care finalizează acest curs vor fi capabili să analizeze: {TOPICS[0]}, cu acuratețe de 95 %."


def sentence(teacher) -> str:
    return " ".join(teacher.page.locator("main .sentence").first.inner_text().split())


@everywhere
def test_an_objective_grows_part_by_part_into_its_sentence_in_ten_loads_at_most(staff, desk, script, size):
    teacher = objectives(staff(desk.teacher, script=script, size=size), desk)
    assert teacher.says("objective.none")
    loads = count_loads(teacher)
    make(teacher)
    assert sentence(teacher) == SENTENCE and len(loads) <= 10, loads
    assert teacher.announces("flash.objective-saved")
    assert "analizeaza-ecrane-si-date" in teacher.visitor.text()
    teacher.back()
    assert any(SENTENCE in row for row in teacher.rows())


@either
def test_a_part_may_be_left_out_and_the_objective_says_what_is_missing(staff, desk, script):
    teacher = objectives(staff(desk.teacher, script=script, size=PHONE), desk).press("objective.new")
    choose_word(teacher, "cognitive/understand/explain/explain")
    for _ in range(3):
        teacher.follow("objective.skip")
    assert sentence(teacher) == "Explică."
    missing = teacher.visitor.text()
    for key in ("objective.condition", "objective.contents", "objective.criteria"):
        assert words(key) in missing
    teacher.follow("objective.condition").press("objective.save-back")
    assert teacher.visitor.path.endswith("/edit")


@either
def test_a_word_is_searched_for_in_any_language_or_written(staff, desk, script):
    teacher = objectives(staff(desk.teacher, script=script, size=PHONE), desk).press("objective.new")
    search = teacher.page.get_by_role("search")
    search.locator("input").fill("analizira")
    teacher.visitor.press(search.get_by_role("button"))
    teacher.visitor.press(teacher.page.locator(f"main button[value='{WORD}']"))
    teacher.follow("objective.performance")
    assert teacher.page.locator(f"main button[value='{WORD}'][aria-pressed]").count() == 1, "it begins in the category of the word"
    teacher.visitor.press(teacher.page.locator("main ul.chosen a").first)
    chosen = teacher.page.locator("main ul.list a.row")
    for path in ("cognitive", "cognitive/create", "cognitive/create/generate"):
        teacher.visitor.press(chosen.and_(teacher.page.locator(f"[href$='?at={path}#word']")))
    teacher.press("objective.save-own-word")
    assert teacher.is_refused(own="objective.own-word-missing")
    teacher.fill(own="să schițeze").press("objective.save-own-word")
    assert sentence(teacher) == "Să schițeze."


@either
def test_what_is_wrong_is_said_beside_its_field_and_everything_typed_stays(staff, desk, script):
    teacher = objectives(staff(desk.teacher, script=script, size=PHONE), desk)
    address = make(teacher).visitor.path
    teacher.fill(share="0").press("form.save")
    assert teacher.is_refused(share="objective.share-wrong")
    teacher.go(address).follow("objective.condition")
    teacher.page.locator("#condition").select_option("custom")
    teacher.press("objective.save-next")
    assert teacher.is_refused(text="objective.condition-missing")
    assert teacher.field("condition").input_value() == "custom"
    long = "ș" * 501
    teacher.fill(text=long).press("objective.save-next")
    assert teacher.is_refused(text="design.too-long") and teacher.field("text").input_value() == long
    teacher.fill(text="Pe o foaie, studenții vor fi capabili").press("objective.save-next")
    assert sentence(teacher).startswith("Pe o foaie, studenții vor fi capabili să analizeze: ")
    teacher.go(address).follow("objective.criteria")
    teacher.page.locator("input[name='hidden[]'][value=accuracy]").check()
    teacher.press("objective.save-next")
    assert "95 %" not in sentence(teacher)


@either
def test_a_sentence_that_was_tuned_stays_until_it_is_asked_for_again(staff, desk, script):
    teacher = objectives(staff(desk.teacher, script=script, size=PHONE), desk)
    address = make(teacher).visitor.path
    teacher.fill(sentence="").press("form.save")
    assert teacher.is_refused(sentence="objective.sentence-missing")
    teacher.fill(sentence="Studenții analizează tot.").press("form.save")
    assert sentence(teacher) == "Studenții analizează tot." and teacher.says("objective.is-own")
    teacher.follow("objective.contents")
    tick(teacher, TOPICS[1]).press("objective.save-next")
    teacher.go(address)
    assert sentence(teacher) == "Studenții analizează tot."
    teacher.follow("objective.generate").press("objective.generate")
    assert teacher.announces("flash.objective-generated") and TOPICS[1] in sentence(teacher)


@either
def test_objectives_are_copied_moved_deleted_and_restored(staff, desk, script):
    teacher = objectives(staff(desk.teacher, script=script, size=PHONE), desk)
    listed = teacher.visitor.path
    make(teacher).press("objective.copy")
    assert teacher.announces("flash.objective-copied") and sentence(teacher) == SENTENCE
    choose_word(teacher.follow("objective.performance"), "cognitive/create/produce/build")
    teacher.go(listed)
    rows = teacher.page.locator("main ol.list > li")
    assert rows.count() == 2 and "să alcătuiască" in rows.nth(1).inner_text()
    teacher.visitor.press(rows.nth(1).locator("button[name=up]"))
    assert "să alcătuiască" in rows.nth(0).inner_text()
    teacher.visitor.press(rows.nth(0).locator("a.row"))
    teacher.press("objective.remove")
    assert teacher.announces("flash.objective-removed") and rows.count() == 1
    teacher.press("objective.restore")
    assert teacher.announces("flash.objective-restored") and rows.count() == 2
    assert "să alcătuiască" in rows.nth(0).inner_text()


@either
def test_two_who_change_one_part_are_told_and_nothing_typed_is_lost(staff, desk, school, script):
    teacher = objectives(staff(desk.teacher, script=script, size=PHONE), desk)
    address = make(teacher).visitor.path.removesuffix("/edit")
    teacher.follow("objective.criteria").fill(speed="în 20 de minute")
    colleague = Wire(school).sign_in(desk.colleague)
    seen = re.search(r'name="seen" value="(\d+)"', colleague.get(f"{address}/criteria").text)[1]
    assert colleague.post(f"{address}/criteria", seen=seen, accuracy="80 %", **{"on[]": "accuracy"}).status == 303
    teacher.press("objective.save-next")
    assert teacher.visitor.status == 422 and teacher.says("teach.changed")
    assert "80 %" in teacher.visitor.text() and teacher.field("speed").input_value() == "în 20 de minute"
    teacher.press("objective.save-next")
    assert teacher.announces("flash.objective-saved") and "95 %" in sentence(teacher)


def test_whoever_leaves_with_something_typed_is_warned_and_only_then(staff, desk):
    teacher = objectives(staff(desk.teacher, script=True, size=PHONE), desk)
    make(teacher)
    asked = []
    teacher.page.on("dialog", lambda dialog: (asked.append(dialog.type), dialog.accept()))
    teacher.back()
    assert asked == []
    teacher.visitor.press(teacher.page.locator("main ol.list a.row").first)
    field = teacher.field("sentence")
    field.press("End")
    field.press_sequentially(" Altfel")
    teacher.page.locator("header a.back").click()
    expect(teacher.page.locator("main ol.list")).to_be_visible()
    assert asked == ["beforeunload"]


@either
def test_explanations_open_without_script(staff, desk, script):
    teacher = make(objectives(staff(desk.teacher, script=script, size=PHONE), desk))
    help = teacher.page.locator("details.help").first
    assert not help.locator("p").is_visible()
    help.locator("summary").click()
    assert help.locator("p").inner_text() == words("objective.sentence-help")


def test_objectives_of_other_courses_are_not_there(desk, other_desk, staff, school):
    teacher = objectives(staff(desk.teacher, script=False, size=PHONE), desk)
    listed = teacher.visitor.path
    address = make(teacher).visitor.path.removesuffix("/edit")
    stranger = Wire(school).sign_in(other_desk.teacher)
    for path in ("/edit", "/performance", "/condition", "/contents", "/criteria", "/generation"):
        assert stranger.get(address + path).status == 404, path
    assert stranger.get(listed).status == 404
    for path in ("", "/performance", "/condition", "/contents", "/criteria", "/generation", "/removals", "/restorations"):
        assert stranger.post(address + path, seen="1", share="70", word=WORD).status == 404, path
    teacher.go(listed)
    assert any(SENTENCE in row for row in teacher.rows())
