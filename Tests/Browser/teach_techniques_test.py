"""Techniques of an objective: suggested with why, assigned by one press, starred, written by oneself, put away, and printed as a plan."""

from conftest import PHONE, either
from designing import make, objectives
from teaching import TOPICS, everywhere
from words import words

ANALYZE, VALUE = "cognitive/analyze", "affective/value"


def suggestions(staff, desk, kind: str = "technique.assessment"):
    """What fits an objective that analyzes, whose topic says no kind of knowledge."""
    return make(objectives(staff, desk)).follow(kind)


def row(teacher, reference: str):
    return teacher.page.locator("main li.moved", has=teacher.page.locator(f"button[value='{reference}']"))


def tick(teacher, *values: str):
    teacher.open("technique.filter")
    for value in values:
        teacher.page.locator(f"details input[value='{value}']").check()
    return teacher.press("technique.look")


@everywhere
def test_a_technique_is_assigned_by_one_press_and_stands_in_the_plan(staff, desk, script, size):
    teacher = suggestions(staff(desk.teacher, script=script, size=size), desk)
    address = teacher.visitor.path
    assert teacher.says("technique.needs-dimensions")
    assert words("design.dimension-conceptual") not in row(teacher, "concept-map").inner_text()
    tick(teacher, "conceptual")
    assert words("design.dimension-conceptual") in row(teacher, "concept-map").inner_text()
    teacher.visitor.press(row(teacher, "concept-map").locator("button[name=assign]"))
    teacher.look()
    assert teacher.announces("flash.technique-assigned") and "ticked=1" in teacher.visitor.path
    assert row(teacher, "concept-map").locator("button[name=take-away]").count() == 1
    teacher.go(address).back()
    assert teacher.page.locator("main .bad").filter(has_text=words("objective.nothing")).count() == 1
    teacher.go(teacher.way_back().partition("/objectives")[0] + "/assessment")
    assert TOPICS[0] in teacher.visitor.text() and teacher.page.locator("main article li").count() == 1
    teacher.page.emulate_media(media="print")
    assert not teacher.page.locator(".screen").first.is_visible() and teacher.page.locator("main article li").is_visible()
    teacher.page.emulate_media(media="screen")
    teacher.follow("technique.choose")
    teacher.visitor.press(row(teacher, "concept-map").locator("button[name=take-away]"))
    assert teacher.says("technique.none-assigned")


@either
def test_nothing_ticked_says_why_nothing_is_there_and_a_star_comes_first(staff, desk, script):
    teacher = suggestions(staff(desk.teacher, script=script, size=PHONE), desk, "technique.teaching")
    teacher.open("technique.filter")
    for _ in range(teacher.page.locator("details input:checked").count()):
        teacher.page.locator("details input:checked").first.uncheck()
    teacher.press("technique.look")
    assert teacher.says("technique.extended-unticked") and teacher.page.locator("button[name=assign]").count() == 0
    teacher.follow("technique.reset")
    last = teacher.page.locator("button[name=star]").last.get_attribute("value")
    assert row(teacher, last).count() == 1
    teacher.visitor.press(row(teacher, last).locator("button[name=star]"))
    assert row(teacher, last).locator("button[name=unstar]").count() == 1


@either
def test_a_technique_of_ones_own_is_written_suggested_put_away_and_restored(staff, desk, script):
    teacher = suggestions(staff(desk.teacher, script=script, size=PHONE), desk)
    address = teacher.visitor.path
    teacher.go(teacher.page.locator("main a[href*='/design/techniques?']").last.get_attribute("href"))
    teacher.follow("technique.new").fill(title="Perechi").press("form.save")
    assert teacher.visitor.status == 422 and teacher.says("technique.categories-missing")
    assert teacher.field("title").input_value() == "Perechi"
    for value in (ANALYZE, "conceptual"):
        teacher.page.locator(f"input[value='{value}']").check()
    teacher.fill(minutes="20", description="Doi câte doi.").press("form.save")
    assert teacher.announces("flash.design-saved") and "Doi câte doi." in teacher.visitor.text()
    own = teacher.visitor.path
    tick(teacher.go(address), "conceptual")
    assert row(teacher, own.rpartition("/")[2]).locator("button[name=assign]").count() == 1
    teacher.go(own).press("technique.remove")
    assert teacher.announces("flash.technique-removed") and teacher.says("technique.is-removed")
    teacher.press("objective.restore")
    assert teacher.announces("flash.technique-restored")
    teacher.press("technique.copy")
    assert teacher.announces("flash.technique-copied") and teacher.field("title").input_value() == "Perechi"
