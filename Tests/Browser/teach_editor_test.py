"""What script adds to the editor: marks, the lesson beside its text, files by drag; and what hostile texts and files cannot do."""

import re

import pytest
from playwright.sync_api import expect

from conftest import PHONE, SMALL, either
from teach_lessons_test import DESK, expect_state, open_editor, write
from teaching import FIRST_LESSON, PICTURE
from words import sentence, words


def mark(teacher, key: str) -> None:
    teacher.page.get_by_role("button", name=words(key), exact=True).click()


def choose(teacher, words_: str) -> None:
    """Marks words in the text."""
    teacher.field("text").evaluate(
        "(text, words) => { const at = text.value.indexOf(words); text.focus(); text.setSelectionRange(at, at + words.length) }",
        words_)


@pytest.mark.parametrize("size", [SMALL, DESK], ids=["320", "1280"])
def test_marks_are_put_around_what_is_chosen_and_can_be_undone(staff, desk, size):
    teacher = open_editor(staff(desk.teacher, size=size), desk)
    write(teacher, "unu doi trei\npatru\ncinci")
    for chosen, key, expected in [
        ("doi", "write.mark-bold", "unu **doi** trei\npatru\ncinci"),
        ("unu", "write.mark-italic", "*unu* **doi** trei\npatru\ncinci"),
        ("trei", "write.mark-link", "*unu* **doi** [trei](https://)\npatru\ncinci"),
        ("cinci", "write.mark-heading", "*unu* **doi** [trei](https://)\npatru\n## cinci"),
        ("patru", "write.mark-list", "*unu* **doi** [trei](https://)\n- patru\n## cinci"),
        ("patru", "write.mark-code", "*unu* **doi** [trei](https://)\n- `patru`\n## cinci"),
    ]:
        choose(teacher, chosen)
        mark(teacher, key)
        assert teacher.field("text").input_value() == expected
    teacher.page.keyboard.press("Control+Z")
    assert teacher.field("text").input_value() == "*unu* **doi** [trei](https://)\n- patru\n## cinci"
    assert teacher.visitor.fits()


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["390", "1280"])
def test_the_lesson_is_shown_beside_its_text_while_it_is_written(staff, desk, size):
    teacher = open_editor(staff(desk.teacher, size=size), desk)
    if size == PHONE:
        teacher.open("write.live")
    shown = teacher.page.locator("article.lesson")
    expect(shown.locator("strong")).to_have_text("două")
    write(teacher, "Un *cuvânt* nou, $x^2$.\n\n| a |\n|---|\n| b |\n\n![lipsă](nu-exista.png)")
    expect(shown.locator("em")).to_have_text("cuvânt")
    # As it will be read: with the borders of a table, which was not there when the page was loaded.
    assert shown.locator("td").evaluate("cell => getComputedStyle(cell).borderTopStyle") == "solid"
    expect(shown.locator("math")).to_have_count(1)
    wrong = teacher.page.locator("details.live a")
    expect(wrong).to_contain_text("nu-exista.png")
    wrong.click()
    chosen = teacher.field("text").evaluate("text => text.value.slice(text.selectionStart, text.selectionEnd)")
    assert chosen == "![lipsă](nu-exista.png)"
    if size == DESK:
        text, article = teacher.field("text").bounding_box(), shown.bounding_box()
        assert article["x"] >= text["x"] + text["width"] and article["y"] < text["y"] + text["height"]
    assert teacher.visitor.fits()


DROP = """([bytes, name, type]) => {
  const data = new DataTransfer()
  data.items.add(new File([new Uint8Array(bytes)], name, { type }))
  return data
}"""


def drop(teacher, content: bytes, name: str, kind: str) -> None:
    """Lets a file fall onto the text."""
    data = teacher.page.evaluate_handle(DROP, [list(content), name, kind])
    for event in ("dragover", "drop"):
        teacher.field("text").dispatch_event(event, {"dataTransfer": data})


def test_a_picture_falls_onto_the_text_and_is_there(staff, desk):
    teacher = open_editor(staff(desk.teacher, size=DESK), desk)
    drop(teacher, PICTURE.read_bytes(), "Poza mea (1).png", "image/png")
    expect(teacher.page.locator("#state")).to_contain_text(words("write.uploaded"))
    expect(teacher.field("text")).to_have_value(re.compile(r"!\[[^\]]+\]\(<?[^)]+\.png"))
    teacher.visitor.wait_until("() => [...document.querySelectorAll('.live img')].some(img => img.naturalWidth > 0)")
    teacher.press("write.publish")
    assert teacher.announces("flash.lesson-published")


# Hostile

SCRIPT = "window.parent.hacked = window.hacked = true; alert(1); fetch('/hacked')"
HOSTILE_TEXT = f"""
<script>{SCRIPT}</script>

<img src=x onerror="{SCRIPT}"> <svg onload="{SCRIPT}"></svg> <iframe srcdoc="<script>{SCRIPT}</script>"></iframe>

[apasă](javascript:alert(1)) [date](data:text/html,<script>alert(1)</script>) [altfel](&#106;avascript:alert(1))

<javascript:alert(1)> ![x](javascript:alert(1)) ![y"onerror="alert(1)](x"onerror="alert(1))

<a href="javascript:alert(1)">a</a> <style>body {{ display: none }}</style> <base href="https://evil.example/">

<form action="https://evil.example/"><button>Trimite</button></form> <meta http-equiv="refresh" content="0;url=https://evil.example">

![de departe](https://evil.example/urma.png)

```html"><script>{SCRIPT}</script>
</code></pre><script>{SCRIPT}</script>
```

`</code><script>alert(1)</script>`

## </h2><script>alert(1)</script> {{#id onload=alert(1)}}

| <script>alert(1)</script> | b |
|---|---|
| <img src=x onerror=alert(1)> | [z](vbscript:alert(1)) |
"""


class Guard:
    """Watches a browser for what hostile words and files would do."""

    def __init__(self, staff):
        self.page, self.origin = staff.page, staff.visitor.product.origin
        self.found: list[str] = []
        self.page.on("dialog", lambda dialog: (self.found.append("dialog " + dialog.message), dialog.dismiss()))
        self.page.context.on("request", self._asked)

    def _asked(self, request) -> None:
        if not request.url.startswith((self.origin, "data:", "blob:")) or "hacked" in request.url:
            self.found.append(request.url)

    def check(self) -> None:
        assert self.page.evaluate("window.hacked") is None
        bad = self.page.evaluate("""() => [...document.querySelectorAll('*')].filter(part =>
          [...part.attributes].some(one => /^on/i.test(one.name) || /^\\s*(javascript|vbscript|data:text)/i.test(one.value))
          || (part.closest('main') && /^(SCRIPT|IFRAME|OBJECT|EMBED|BASE|META|STYLE)$/.test(part.tagName)))
          .map(part => part.outerHTML.slice(0, 100))""")
        assert bad == [] and self.found == []


def test_hostile_words_run_nothing_in_any_browser(staff, desk):
    teacher, student = staff(desk.teacher, size=DESK), staff(desk.student)
    guards = [Guard(teacher), Guard(student)]
    open_editor(teacher, desk)
    write(teacher, HOSTILE_TEXT)
    expect(teacher.page.locator("article.lesson")).to_contain_text("apasă")
    guards[0].check()
    teacher.press("write.preview")
    guards[0].check()
    teacher.visitor.go(re.sub("/preview$", "/edit", teacher.visitor.path))
    teacher.visitor.press(teacher.button("write.publish"))
    if teacher.visitor.status == 422:
        # What cannot be published is named; the rest is tried.
        lines = {int(n) for n in re.findall(r"Linia (\d+)", teacher.page.get_by_role("alert").inner_text())}
        kept = [line for number, line in enumerate(HOSTILE_TEXT.strip("\n").split("\n"), start=1) if number not in lines]
        teacher.fill(text="\n".join(kept), title="<script>alert(1)</script><b>Titlu</b>")
        teacher.visitor.press(teacher.button("write.publish"))
    assert teacher.announces("flash.lesson-published"), teacher.page.locator("main").inner_text()[:500]
    guards[0].check()
    student.visitor.go("/lessons")
    guards[1].check()
    student.visitor.press(student.page.locator("main ol.list a").first)
    assert "<script>" in student.page.locator("main").inner_text()
    guards[1].check()
    for link in student.page.locator("article a[href]").all():
        assert re.match("https?://|/|#|mailto:", link.get_attribute("href"))
    teacher.follow("revision.title").visitor.press(teacher.page.locator("main ol li a").first)
    guards[0].check()


SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">%s<rect width="9" height="9"/></svg>'
PAGE = f"<!doctype html><title>x</title><script>{SCRIPT}</script>"
FILES = {
    "desen.svg": SVG % f"<script>{SCRIPT}</script>", "clic.svg": SVG % '<a href="javascript:alert(1)"><rect width="9" height="9"/></a>',
    "incarcat.svg": (SVG % "").replace("<rect", '<rect onload="alert(1)"'),
    "strain.svg": SVG % '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></body></foreignObject>',
    "poza.png": PAGE, "poza.jpg": "GIF89a/*" + PAGE, "film.webm": PAGE, "sunet.mp3": PAGE, "fisa.pdf": PAGE, "pagina.html": PAGE,
    "pagina.xhtml": PAGE, "pagina.xml": '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>',
    "fara-terminatie": PAGE, "text.txt": PAGE, "cod.js": SCRIPT, "..%2fsus.html": PAGE, 'a"onload="alert(1).png': PAGE,
}


def test_hostile_files_run_nothing_in_any_browser(staff, desk):
    teacher, student = staff(desk.teacher), staff(desk.student)
    guard = Guard(teacher)
    teacher.open_course(desk).follow("teach.files")
    files = teacher.visitor.path
    for name, content in FILES.items():
        teacher.visitor.go(files)
        teacher.field("file").set_input_files({"name": name, "mimeType": "image/png", "buffer": content.encode()})
        teacher.visitor.press(teacher.button("files.upload"))
        assert teacher.visitor.status in (200, 422), name
        if name.endswith((".svg", ".png", ".jpg", ".webm", ".mp3", ".pdf")):
            assert teacher.visitor.status == 422 and teacher.field("file").get_attribute("aria-invalid") == "true", name
        guard.check()
    teacher.visitor.go(files)
    guard.check()
    kept = [link.get_attribute("href") for link in teacher.page.locator("main li.file a.strong").all()]
    markdown = teacher.page.locator("main li.file input[readonly]").evaluate_all("inputs => inputs.map(input => input.value)")
    open_editor(teacher, desk)
    write(teacher, "Fișiere:\n\n" + "\n\n".join(markdown))
    teacher.visitor.press(teacher.button("write.publish"))
    assert teacher.announces("flash.lesson-published")
    watch = Guard(student)
    student.visitor.open_lesson(FIRST_LESSON)
    watch.check()
    origin = student.visitor.product.origin
    shown = {
        address for part in student.page.locator("article [href], article [src]").all()
        for address in (part.get_attribute("href"), part.get_attribute("src")) if address and address.startswith("/")}
    assert len(kept) >= 1 and len(shown) >= 1
    for who, addresses in ((teacher, kept), (student, sorted(shown))):
        for address in addresses:
            answer = who.page.context.request.get(origin + address)
            kind, policy = answer.headers["content-type"], answer.headers.get("content-security-policy", "")
            assert answer.headers["x-content-type-options"] == "nosniff"
            is_saved = answer.headers.get("content-disposition", "").startswith("attachment")
            assert is_saved or not re.search("html|xml|script", kind), (address, kind)
            assert "default-src 'none'" in policy or "sandbox" in policy, (address, policy)
    watch.check()


@either
def test_a_file_that_is_not_what_its_name_says_is_refused_in_words(staff, desk, script):
    teacher = staff(desk.teacher, script=script, size=SMALL).open_course(desk).follow("teach.files")
    teacher.press("files.upload")
    assert teacher.is_refused(file="files.none")
    teacher.field("file").set_input_files({"name": "poza.png", "mimeType": "image/png", "buffer": PAGE.encode()})
    teacher.press("files.upload")
    assert teacher.is_refused(file="files.looks-like")
    assert not any("poza.png" in row for row in teacher.page.locator("main li.file").all_inner_texts())


def test_a_file_that_is_refused_in_the_editor_says_why_and_leaves_the_text(staff, desk):
    teacher = open_editor(staff(desk.teacher, size=PHONE), desk)
    write(teacher, "Rămâne.")
    drop(teacher, PAGE.encode(), "poza.png", "image/png")
    expect_state(teacher, "files.looks-like")
    assert teacher.field("text").input_value() == "Rămâne."


@either
def test_a_file_is_removed_and_put_back(staff, desk, script):
    teacher = staff(desk.teacher, script=script, size=SMALL).open_course(desk).follow("teach.files")
    row = teacher.page.locator("main li.file").first
    name = row.locator("a.strong").inner_text()
    teacher.visitor.press(row.get_by_role("link", name=re.compile("^" + words("files.remove"))))
    assert teacher.says("files.hangs-on-it") and teacher.says("files.removal-undo")
    teacher.press("files.removal")
    assert teacher.announces("flash.file-removed") and teacher.page.locator("main li.file").count() == 0
    # Who reads the lesson still sees it.
    student = staff(desk.student, script=False)
    student.visitor.go("/lessons")
    student.visitor.press(student.page.locator("main ol.list a").nth(1))
    student.visitor.wait_until("() => document.querySelector('main img').naturalWidth > 0")
    teacher.press("files.put-back")
    assert teacher.announces("flash.file-put-back") and teacher.page.locator("main li.file a.strong").first.inner_text() == name
    assert sentence("files.shown").search(teacher.visitor.text())
