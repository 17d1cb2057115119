"""Every page in every state: no axe violation, no sideways scrolling, targets for a thumb, focus never hidden. Pages are kept for `validity.py`."""

import pytest
from axe_playwright_python.sync_playwright import Axe

import assessment_scenes
import office_scenes
import survey_scenes
import teaching_scenes
from conftest import PHONE, SMALL
from scenes import SCENES, question_number, question_single, question_typed_not_yet
from words import LANGUAGES

DESK = (1280, 800)
AXE_OPTIONS = {"rules": {"target-size": {"enabled": True}}, "resultTypes": ["violations"]}
# Dark, the same elements only have other colours; on a wider screen, other places.
COLOURS = {"runOnly": ["color-contrast", "link-in-text-block"]}
PLACES = {"runOnly": ["color-contrast", "target-size", "scrollable-region-focusable"]}

# Buttons, links that are no part of a sentence, fields and the labels around ticks: what a thumb must hit.
SMALL_TARGETS = """() => {
  const places = [...document.querySelectorAll('a, button, input, select, textarea, summary')]
  return places.filter(place => {
    if (place.type === 'hidden' || place.tabIndex < 0 || !place.getClientRects().length) return false
    const inSentence = getComputedStyle(place).display === 'inline' && place.closest('p, li, dd, span')
    if (place.tagName === 'A' && inSentence && place.closest('.prose, dd, .sub, p')) return false
    const isTick = place.type === 'checkbox' || place.type === 'radio'
    const target = place.closest('label') || isTick && place.labels[0] || place
    return target.getBoundingClientRect().height < 44
  }).map(place => place.outerHTML.slice(0, 120) + ' ' + place.getBoundingClientRect().height)
}"""
SMALL_PRINT = """() => [...document.querySelectorAll('input:not([type=hidden]), select, textarea')]
  .filter(field => parseFloat(getComputedStyle(field).fontSize) < 16).map(field => field.outerHTML)"""
# Which part of the page is under the middle and the ends of what has the focus, and whether all of it is on the screen.
FOCUS_TROUBLE = """() => {
  const place = document.activeElement.closest('label') || document.activeElement
  const box = place.getBoundingClientRect()
  const name = place.outerHTML.slice(0, 100)
  if (box.top < 0 || box.bottom > innerHeight + 1) return `${name} is outside: ${box.top} to ${box.bottom}`
  for (const bar of document.querySelectorAll('header, .tools')) {
    const over = bar.getBoundingClientRect()
    if (!bar.contains(place) && box.top < over.bottom - 1 && box.bottom > over.top + 1) return `${name} is under a bar`
  }
  return ''
}"""
# Every place with words of its own, and every field, with the size of its text. What is written in a drawing is as large as the drawing, and
# the parts of a formula are as large as the formula.
TEXT_SIZES = r"""() => [...document.querySelectorAll('body *')].filter(place => !place.closest('svg, math, script, style, option')
  && (place.matches('input, textarea, select') || [...place.childNodes].some(node => node.nodeType === 3 && node.data.trim())))
  .map(place => [place.outerHTML.slice(0, 80).replace(/\d+:\d\d/, 'a clock'), parseFloat(getComputedStyle(place).fontSize)])"""
# How much of the screen stays in front of the page wherever it is scrolled.
STICKY = """() => [...document.querySelectorAll('body *')].filter(place => /sticky|fixed/.test(getComputedStyle(place).position))
  .reduce((sum, place) => sum + place.getBoundingClientRect().height, 0) / innerHeight"""
# What is beside the screen, to say it.
BESIDE = """() => [...document.querySelectorAll('body *')].filter(place => place.getBoundingClientRect().right > document.body.clientWidth + 0.5)
  .map(place => place.outerHTML.slice(0, 100)).slice(-5)"""
NORMAL, LARGE = 16, 32
# The narrowest phones, and a page of a desk that is enlarged four times.
NARROW, ENLARGED = (280, 653), (320, 256)


ALSO_WIDE = {
    "home", "lessons", "lesson", "lesson-begun", "lesson-with-everything", "marks", "topic", "search-found", "receipt-genuine",
    "sharing", "my-data",
    "privacy", "sign-in", "tests", "start", "start-with-a-wrong-code", "question-answered-and-flagged", "question-picture-and-code",
    "question-number-refused", "question-last-minute", "review", "ending", "pending-everyone", "results-of-a-quiz", "log", "course",
    "home-with-a-survey", "surveys", "surveys-with-results", "survey", "survey-with-gaps", "survey-results",
    "survey-results-of-a-subject", "survey-results-later", "demo-surveys", "demo-survey", "demo-survey-results", "demo-professors",
    "demo-survey-results-of-a-subject", *teaching_scenes.WIDE, *assessment_scenes.WIDE, *office_scenes.WIDE,
}


def axe_violations(visitor, options: dict = AXE_OPTIONS) -> list[str]:
    """What axe finds in the whole page. It takes what a sticky bar covers at this moment for covered for good, so the screen is
    made as tall as the page; `test_what_has_the_focus_is_never_under_a_bar` looks at the bars."""
    size = visitor.page.viewport_size
    # A page may have more to show on a taller screen.
    for _ in range(2):
        height = visitor.page.evaluate("document.documentElement.scrollHeight")
        visitor.page.set_viewport_size({"width": size["width"], "height": max(size["height"], height)})
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(Axe().axe_script)
    found = visitor.page.evaluate("options => axe.run(options).then(results => results.violations)", options)
    visitor.page.set_viewport_size(size)
    return [f"{rule['id']}: {node['html'][:150]} {node['failureSummary'][:200]}" for rule in found for node in rule["nodes"]]


def widest(visitor) -> int:
    return visitor.page.evaluate("document.documentElement.scrollWidth")


def set_text(visitor, size: int) -> None:
    """As somebody sets it in the browser."""
    session = visitor.page.context.new_cdp_session(visitor.page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": size, "fixed": size * 13 // 16}})
    session.detach()


def check_large_text(visitor) -> None:
    """All text follows the browser's setting, and nothing is beside the screen."""
    normal = visitor.page.evaluate(TEXT_SIZES)
    for size, text in [(NARROW, NORMAL), (ENLARGED, NORMAL), (SMALL, LARGE), (NARROW, LARGE)]:
        visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
        set_text(visitor, text)
        assert widest(visitor) <= size[0], (size, text, visitor.page.evaluate(BESIDE))
        assert size != ENLARGED or visitor.page.evaluate(STICKY) <= 0.25
    assert visitor.page.evaluate(TEXT_SIZES) == [[place, 2 * pixels] for place, pixels in normal]
    set_text(visitor, NORMAL)


@pytest.mark.parametrize("state", SCENES)
def test_the_page_works_for_everybody_on_a_small_phone(visit, student, state):
    visitor = visit(student, size=SMALL)
    SCENES[state](visitor)
    check(visitor, state)


@pytest.mark.parametrize("state", survey_scenes.SCENES)
def test_the_page_of_surveys_works_for_everybody_on_a_small_phone(visit, polls, state):
    visitor = visit(at=polls, size=SMALL)
    survey_scenes.SCENES[state](visitor)
    check(visitor, state)


@pytest.mark.parametrize("state", survey_scenes.DEMO_SCENES)
def test_the_page_of_the_demos_surveys_works_for_everybody_on_a_small_phone(visit, demo, state):
    visitor = visit(at=demo, size=SMALL)
    survey_scenes.DEMO_SCENES[state](visitor)
    check(visitor, state)


@pytest.mark.parametrize("state", teaching_scenes.SCENES)
def test_the_page_of_those_who_teach_works_for_everybody_on_a_small_phone(visit, school, state):
    visitor = visit(at=school, size=SMALL)
    teaching_scenes.SCENES[state](visitor)
    check(visitor, state)


@pytest.mark.nightly
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "ro"])
@pytest.mark.parametrize("state", teaching_scenes.WALK)
def test_the_page_of_those_who_teach_has_all_its_sentences_and_room_for_them(visit, school, state, language):
    """A scene looks at each of its pages: whether it fits, and whether a sentence is missing."""
    visitor = visit(at=school, script=False, size=SMALL)
    visitor.spoken = language
    teaching_scenes.SCENES[state](visitor)
    # Nobody has signed in on this page, so nobody's language is known.
    if state == "code":
        visitor.press(visitor.page.get_by_role("button", name=LANGUAGES[language]))
    assert state == "link-over" or visitor.language() == language
    visitor.keep(f"{state}-{language}")


@pytest.mark.parametrize("state", assessment_scenes.SCENES)
def test_the_page_of_those_who_write_and_watch_tests_works_for_everybody_on_a_small_phone(visit, school, state):
    visitor = visit(at=school, size=SMALL)
    assessment_scenes.SCENES[state](visitor)
    check(visitor, state)


@pytest.mark.nightly
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "ro"])
def test_the_pages_of_those_who_write_and_watch_tests_have_all_their_sentences_and_room_for_them(visit, school, language):
    """One after the other, as somebody walks through them."""
    visitor = visit(at=school, script=False, size=SMALL)
    visitor.spoken = language
    for state in assessment_scenes.WALK:
        assessment_scenes.SCENES[state](visitor)
        assert visitor.language() == language and widest(visitor) <= SMALL[0], state
        visitor.keep(f"{state}-{language}")


def check(visitor, state: str) -> None:
    visitor.keep(state)
    assert widest(visitor) <= SMALL[0]
    assert visitor.page.evaluate(SMALL_TARGETS) == []
    assert visitor.page.evaluate(SMALL_PRINT) == []
    assert visitor.page.locator("h1").count() == 1 and visitor.page.title()
    assert axe_violations(visitor) == []
    visitor.page.emulate_media(color_scheme="dark")
    assert axe_violations(visitor, COLOURS) == []
    check_large_text(visitor)
    if state in ALSO_WIDE:
        visitor.page.emulate_media(color_scheme="light")
        for width, height in (PHONE, DESK):
            visitor.page.set_viewport_size({"width": width, "height": height})
            assert widest(visitor) <= width
            assert axe_violations(visitor, PLACES) == []


FOCUSED = [question_number(1), question_number(3), question_number(5), question_single, question_typed_not_yet]


@pytest.mark.parametrize("scene", FOCUSED, ids=["first", "picture", "last", "clock", "typed"])
def test_what_has_the_focus_is_never_under_a_bar(visit, student, scene):
    visitor = visit(student, size=SMALL)
    scene(visitor)
    for key in ("Tab", "Shift+Tab"):
        reached = 0
        for _ in range(40):
            visitor.page.keyboard.press(key)
            if visitor.page.evaluate("document.activeElement === document.body"):
                break
            trouble = visitor.page.evaluate(FOCUS_TROUBLE)
            assert trouble == "", key
            reached += 1
        assert reached >= 6


def test_a_picture_and_long_code_stay_within_a_small_page(visit, student):
    visitor = visit(student, size=SMALL)
    question_number(3)(visitor)
    for part in ("img", "pre"):
        box = visitor.page.locator(f"main {part}").bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= SMALL[0]
    assert visitor.page.evaluate("document.querySelector('main img').naturalWidth") > 0
    code = visitor.page.locator("pre")
    assert code.evaluate("code => code.scrollWidth <= code.clientWidth"), "long lines go on below, so that nothing of them is missed"


@pytest.mark.parametrize("scene", FOCUSED[1:], ids=["picture", "last", "clock", "typed"])
def test_nothing_moves_while_a_page_loads(visit, student, scene):
    visitor = visit(student, size=SMALL)
    scene(visitor)
    shift = visitor.page.evaluate("""() => new Promise(done => {
      let sum = 0
      const add = list => { for (const entry of list.getEntries()) sum += entry.value }
      new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true })
      requestAnimationFrame(() => setTimeout(() => done(sum), 0))
    })""")
    assert shift < 0.01
