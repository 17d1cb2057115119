"""Pictures, films, sounds, files and code in a lesson: loaded when they are wanted, in the place that was kept for them."""

from pathlib import Path

import pytest

import institution
import lectures
from conftest import SMALL, either
from wire import Wire
from words import words

CLIPS = {"video": ("stiva.webm", "stiva.vtt"), "audio": ("pronuntie.mp3", "pronuntie.vtt")}


@pytest.fixture
def address(product, student) -> str:
    """The lesson with everything."""
    return Wire(product).sign_in(student).lesson(institution.PUBLIC_LESSON)


def listen(visitor) -> list[tuple[str, int]]:
    """The file name and the status of all answers from now on."""
    heard: list[tuple[str, int]] = []
    visitor.page.on("response", lambda response: heard.append((Path(response.url).name, response.status)))
    return heard


@pytest.mark.parametrize("kind", CLIPS)
@either
def test_nothing_is_loaded_before_somebody_presses_play_and_then_it_plays(visit, address, kind, script):
    visitor = visit(script=script)
    heard = listen(visitor)
    visitor.go(address)
    player = visitor.page.locator(kind)
    player.scroll_into_view_if_needed()
    visitor.page.wait_for_load_state("networkidle")
    clip, captions = CLIPS[kind]
    assert not any(name == clip for name, _ in heard), heard
    assert player.get_attribute("preload") == "none" and player.evaluate("player => player.paused && player.currentTime === 0")

    with visitor.page.expect_response(lambda response: response.url.endswith(clip)) as first:
        player.press("Space")
    assert first.value.status == 206 and first.value.headers["accept-ranges"] == "bytes"
    visitor.wait_until("kind => document.querySelector(kind).currentTime > 0.3", kind)
    assert player.evaluate("player => player.error === null && !player.paused && player.duration > 1")
    visitor.wait_until("kind => document.querySelector(kind).textTracks[0].cues?.length > 0", kind)
    assert (captions, 200) in heard
    assert player.evaluate("player => player.textTracks[0].mode") == "showing"
    assert player.evaluate("player => player.textTracks[0].language") == "ro"


@pytest.mark.parametrize("kind", CLIPS)
def test_a_player_can_be_wound_forward(visit, address, kind):
    visitor = visit()
    visitor.go(address)
    player = visitor.page.locator(kind)
    player.evaluate("player => { player.muted = true; return player.play() }")
    player.evaluate("player => { player.currentTime = player.duration - 1 }")
    visitor.wait_until(
        "kind => [document.querySelector(kind)].every(player => !player.seeking && player.currentTime > player.duration - 1)",
        kind)
    assert player.evaluate("player => player.error") is None


@either
def test_a_player_has_a_name_and_can_be_saved(visit, address, tmp_path, script):
    visitor = visit(script=script, size=SMALL)
    visitor.go(address)
    for kind, (clip, _) in CLIPS.items():
        assert visitor.page.locator(kind).get_attribute("aria-label").startswith("Cum ")
        box = visitor.page.locator(kind).bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= SMALL[0]
        figure = visitor.page.locator("figure", has=visitor.page.locator(kind))
        saved = visitor.download(figure.get_by_role("link"), tmp_path)
        assert saved.name == clip and saved.stat().st_size == (institution.DEMO_MEDIA / lectures.FILES[clip]).stat().st_size


@either
def test_a_pdf_is_saved_and_its_kind_and_size_are_told(visit, address, tmp_path, script):
    visitor = visit(script=script, size=SMALL)
    visitor.go(address)
    link = visitor.page.locator("article a.file")
    assert "PDF, " in link.inner_text() and "KB" in link.inner_text()
    saved = visitor.download(link, tmp_path)
    assert saved.name == "fisa.pdf" and saved.read_bytes().startswith(b"%PDF-")
    assert visitor.path == address


@either
def test_a_picture_has_its_place_before_it_arrives(visit, address, script):
    visitor = visit(script=script, size=SMALL)
    waiting = []
    visitor.page.route("**/stari.svg", lambda route: waiting.append(route))
    visitor.page.goto(visitor.product.origin + address, wait_until="domcontentloaded")
    picture = visitor.page.locator("article img")
    assert picture.get_attribute("width") == "640" and picture.get_attribute("height") == "640"
    before = [visitor.page.locator(part).first.bounding_box() for part in ("article img", "article pre")]
    assert picture.evaluate("picture => picture.naturalWidth") == 0 and before[0]["height"] > 100
    assert len(waiting) == 1
    waiting[0].continue_()
    visitor.wait_until("() => document.querySelector('article img').naturalWidth > 0")
    assert [visitor.page.locator(part).first.bounding_box() for part in ("article img", "article pre")] == before
    assert abs(before[0]["width"] - before[0]["height"]) <= 1 and before[0]["x"] + before[0]["width"] <= SMALL[0]
    assert picture.get_attribute("alt") == "Cinci stări legate prin săgeți"


def test_pictures_far_below_are_loaded_when_somebody_comes_there(visit, address):
    visitor = visit(size=SMALL)
    visitor.go(address)
    assert visitor.page.locator("article img").evaluate_all("list => list.every(picture => picture.loading === 'lazy')")


def test_nothing_moves_while_a_lesson_loads(visit, address):
    visitor = visit(size=SMALL)
    visitor.go(address)
    visitor.wait_until("() => document.querySelector('article img').naturalWidth > 0")
    shift = visitor.page.evaluate("""() => new Promise(done => {
      let sum = 0
      const add = list => { for (const entry of list.getEntries()) sum += entry.value }
      new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true })
      requestAnimationFrame(() => setTimeout(() => done(sum), 0))
    })""")
    assert shift < 0.01


# Code

def copy_button(visitor):
    return visitor.page.get_by_role("button", name=words("sharing.copy-code"), exact=True)


def test_code_is_copied_by_one_press(visit, address):
    visitor = visit(size=SMALL)
    visitor.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visitor.go(address)
    copy_button(visitor).click()
    said = visitor.page.get_by_role("button", name=words("sharing.copied"), exact=True)
    said.wait_for()
    assert said.bounding_box()["height"] >= 44
    assert visitor.page.evaluate("navigator.clipboard.readText()") == lectures.CODE
    assert visitor.page.locator("body > [role=status]").inner_text() == words("sharing.copied")


def test_the_keyboard_copies_code_and_stays_where_it_was(visit, address):
    visitor = visit()
    visitor.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visitor.page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    visitor.go(address)
    copy_button(visitor).focus()
    visitor.page.keyboard.press("Enter")
    visitor.page.get_by_role("status").get_by_text(words("sharing.copied")).wait_for(state="attached")
    assert visitor.page.evaluate("document.activeElement.tagName") == "BUTTON"
    visitor.watch(visitor.page.context.new_page())
    visitor.go(address)
    visitor.page.evaluate("delete navigator.clipboard")
    assert visitor.page.evaluate("navigator.clipboard.readText()") == lectures.CODE


def test_without_script_there_is_no_button_that_does_nothing(visit, address):
    visitor = visit(script=False)
    visitor.go(address)
    assert visitor.page.locator("article pre").count() == 1 and copy_button(visitor).count() == 0
    assert visitor.page.locator("main button:visible").count() == 0
    assert visitor.page.locator("article pre").evaluate("code => code.tabIndex") == 0
