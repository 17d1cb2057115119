"""Lessons that try to run something in the reader's browser: import refuses some, and what it lets in does nothing."""

import re
import shutil
from pathlib import Path
from urllib.parse import quote

import pytest

import institution
from conftest import SMALL
from Harness import import_folder
from Harness.server import CommandFailed, Server
from wire import Wire
from words import words

RUN = "window.tricked=1"
SCRIPT = f"<script>{RUN}</script>"
IMAGE = f"<img src=x onerror={RUN}>"
TRICK = f"'\"><svg onload={RUN}>{SCRIPT}{IMAGE}"
TITLE, QUIZ, COURSE, TOPIC = (f"{name} {TRICK}" for name in ("Lecția", "Testul", "Cursul", "Capitolul"))
TRICKSTER = institution.Student("viclean", f"Ana {SCRIPT}", f"Pop {IMAGE}", 3004)
DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">{}</svg>'


# Refused

REFUSED_TEXTS = {
    "javascript": "[aici](javascript:window.tricked=1)", "javascript-case": "[aici](JaVaScRiPt:window.tricked=1)",
    "javascript-entity": "[aici](&#x6A;avascript:window.tricked=1)",
    "javascript-colon": "[aici](javascript&colon;window.tricked=1)",
    "javascript-tab": "[aici](java&Tab;script:window.tricked=1)",
    "javascript-line": "[aici](java&NewLine;script:window.tricked=1)",
    "javascript-spaces": "[aici](<   javascript:window.tricked=1>)",
    "javascript-control": "[aici](&#1;javascript:window.tricked=1)",
    "javascript-escaped": "[aici](java\\script\\:window.tricked=1)", "javascript-auto": "<javascript:window.tricked=1>",
    "javascript-defined": "[aici][loc]\n\n[loc]: javascript:window.tricked=1", "vbscript": "[aici](vbscript:window.tricked=1)",
    "data": "[aici](data:text/html,<script>window.tricked=1</script>)",
    "data-encoded": "[aici](DATA:text/html;base64,PHNjcmlwdD4=)",
    "blob": "[aici](blob:https://example.org/x)", "file": "[aici](file:///etc/passwd)", "other-host": "[aici](//example.org/x)",
    "other-host-back": "[aici](\\\\\\\\example.org/x)", "outside": "[aici](../../people.csv)", "root": "[aici](/account)",
    "picture-javascript": "![un desen](javascript:window.tricked=1)",
    "picture-data": "![un desen](data:image/svg+xml,<svg/onload=x>)",
    "picture-elsewhere": "![un desen](https://example.org/x.png)",
    "picture-in-link": "[![un desen](media/bun.svg)](javascript:alert)",
    "script": SCRIPT, "script-in-text": f"Cuvinte {SCRIPT} cuvinte.", "image": f"<img src=x onerror='{RUN}'>",
    "svg": f"<svg onload='{RUN}'></svg>", "end": "</article></main>",
    "frame": "<iframe srcdoc='&lt;script>window.tricked=1&lt;/script>'></iframe>",
    "style": "<style>*{background:url(//x.example)}</style>",
    "comment": "<!-- --!><script>window.tricked=1</script> -->", "base": "<base href='//example.org/'>",
    "form": "<form action=//x.example>",
    "meta": "<meta http-equiv=refresh content='0;url=//example.org'>", "instruction": "<?xml-stylesheet href='//x.example'?>",
}
REFUSED_DRAWINGS = {
    "script": f"<script>{RUN}</script>", "script-named": f'<x:script xmlns:x="http://www.w3.org/2000/svg">{RUN}</x:script>',
    "event": f'<rect width="9" height="9" onclick="{RUN}"/>', "event-case": f'<rect width="9" height="9" OnLoad="{RUN}"/>',
    "html": f'<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="{RUN}"/></body></foreignObject>',
    "link": f'<a xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="javascript:{RUN}"><text>a</text></a>',
    "use": '<use href="https://example.org/x.svg#a"/>', "use-data": '<use href="data:image/svg+xml,x#a"/>',
    "animate": f'<animate attributeName="href" values="javascript:{RUN}"/>', "set": f'<set attributeName="onclick" to="{RUN}"/>',
    "image": '<image href="https://example.org/x.png" width="9" height="9"/>',
    "style": "<style>@import '//example.org/x.css'</style>",
    "style-attribute": '<rect style="fill:url(https://example.org/x#a)"/>', "fill": '<rect fill="url(https://example.org/x#a)"/>',
    "fill-case": '<rect fill="URL( https://example.org/x#a)"/>',
    "data-section": f"<text><![CDATA[</text><script>{RUN}</script>]]></text>",
}
WHOLE_DRAWINGS = {
    "entity": f'<!DOCTYPE svg [<!ENTITY x "<script>{RUN}</script>">]>' + DRAWING.format("&x;"),
    "sheet": '<?xml version="1.0"?><?xml-stylesheet href="https://example.org/x.css"?>' + DRAWING.format("<g/>"),
    "root-event": f'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="{RUN}"/>',
    "html-page": f"<html><body>{SCRIPT}</body></html>",
}
# Contents that are not what their names say.
REFUSED_FILES = {"pagina.png": SCRIPT, "pagina.webm": SCRIPT, "pagina.pdf": SCRIPT, "pagina.vtt": f"<html>{SCRIPT}"}


def write_lesson(folder: Path, number: int, name: str, body: str) -> None:
    """The body begins on line 5."""
    (folder / f"{number:03}-{name}.md").write_text(f"---\ntitle: Un truc\n---\n\n{body}\n", encoding="utf-8")


def institution_of_tricks(folder: Path) -> Path:
    """The smallest institution that can be imported; gives the folder of its lessons."""
    lessons = folder / "01-trucuri" / "lessons"
    (lessons / "media").mkdir(parents=True)
    for name in ("institution.yaml", "people.csv"):
        shutil.copy(institution.DEMO / name, folder)
    import_folder.write_course(
        lessons.parent, number="T1", title="Trucuri", topics=["Unul"], teachers={"teacher": "professor"}, enrolled=["student"])
    (lessons / "media" / "bun.svg").write_text(DRAWING.format("<g/>"), encoding="utf-8")
    return lessons


@pytest.fixture(scope="module")
def refusals(binary, tmp_path_factory) -> str:
    """What import says to a folder that holds nothing but tricks."""
    folder = tmp_path_factory.mktemp("refused")
    lessons = institution_of_tricks(folder / "institution")
    bodies = {f"text-{name}": body for name, body in REFUSED_TEXTS.items()}
    drawings = {name: DRAWING.format(inside) for name, inside in REFUSED_DRAWINGS.items()} | WHOLE_DRAWINGS
    for name, drawing in drawings.items():
        (lessons / "media" / f"{name}.svg").write_text(drawing, encoding="utf-8")
        bodies[f"drawing-{name}"] = f"![Un desen](media/{name}.svg)"
    for name, content in REFUSED_FILES.items():
        (lessons / "media" / name).write_text(content, encoding="utf-8")
        bodies[f"file-{name.replace('.', '-')}"] = f"[Un fișier](media/{name})"
    for number, (name, body) in enumerate(bodies.items(), start=1):
        write_lesson(lessons, number, name, f"Cuvinte înainte.\n\n{body}")
    with pytest.raises(CommandFailed) as failed:
        Server(binary, folder).command("import", str(folder / "institution"))
    return str(failed.value)


def refused(said: str, name: str) -> list[str]:
    """What import says about a lesson, line by line."""
    return [line for line in said.splitlines() if re.search(rf"lessons/\d{{3}}-{re.escape(name)}\.md:7\b", line)]


@pytest.mark.parametrize("name", REFUSED_TEXTS)
def test_import_refuses_a_text_that_would_run_or_load_something(refusals, name):
    assert refused(refusals, f"text-{name}"), [line for line in refusals.splitlines() if f"text-{name}" in line]


@pytest.mark.parametrize("name", [*REFUSED_DRAWINGS, *WHOLE_DRAWINGS])
def test_import_refuses_a_drawing_that_is_more_than_shapes_and_text(refusals, name):
    assert refused(refusals, f"drawing-{name}"), [line for line in refusals.splitlines() if f"drawing-{name}" in line]


@pytest.mark.parametrize("name", REFUSED_FILES)
def test_import_refuses_a_file_that_is_not_what_its_name_says(refusals, name):
    assert refused(refusals, f"file-{name.replace('.', '-')}"), [line for line in refusals.splitlines() if name in line]


# Let in

DRAWING_NAME = f'"onerror={RUN} x=".svg'


def escaped(text: str) -> str:
    return text.replace("<", "\\<")


ESCAPED = escaped(SCRIPT), escaped(IMAGE)
BODY = f"""
![" onerror="{RUN}](<media/{DRAWING_NAME}> "\\" onmouseover=\\"{RUN}")

## {ESCAPED[0]} și `{SCRIPT}`

{IMAGE} {ESCAPED[0]} {ESCAPED[1]} &lt;script&gt;{RUN}&lt;/script&gt; &#60;img src=x onerror={RUN}>
`{SCRIPT}` `{IMAGE}` *{ESCAPED[1]}*

## {ESCAPED[1]}

```"><script>{RUN}</script>
</code></pre>{SCRIPT}{IMAGE}
```

    </code></pre>{SCRIPT}

## javascript:{RUN}

[un link](https://example.org/"onmouseover="{RUN} "\\" onfocus=\\"{RUN}"),
[altul](<https://example.org/?\\<script\\>{RUN}\\</script\\>>),
[o scrisoare](mailto:a@example.org?subject={SCRIPT}), <https://example.org/'onclick='{RUN}>,
[cu vorbe](https://example.org/ "javascript:{RUN}"), [o pagină](<media/pagina \\<script\\>.html>)

![" onplay="{RUN}](media/film.webm "\\" onmouseover=\\"{RUN}")

![bun](media/bun.svg) în rând, [![bun](media/bun.svg)](https://example.org/)
"""
QUESTIONS = f"""
### {ESCAPED[0]} `{SCRIPT}`?

- [x] {ESCAPED[1]}
- [ ] `{IMAGE}`

> {ESCAPED[0]}

### Ce se scrie?

= {IMAGE} | {SCRIPT}
"""


def quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"


def write_course(folder: Path) -> None:
    """A course whose every text is a trick that import cannot know from a text about tricks."""
    lessons, tests = folder / "lessons", folder / "tests"
    import_folder.write_course(
        folder, number="V84" + TRICK, title=COURSE, semester=TRICK, topics=[TOPIC], teachers={"teacher": "professor"},
        enrolled=[TRICKSTER.user],
        more=f"classroom: {quoted(TRICK)}\nurl: {quoted('https://example.org/' + TRICK)}\noverview: {quoted(' '.join(ESCAPED))}\n")
    (lessons / "media").mkdir(parents=True)
    tests.mkdir()
    settings = f"---\ntitle: {quoted(TITLE)}\ntopic: {quoted(TOPIC)}\nquiz: viclean\npublic: true\n---\n"
    (lessons / "01-viclean.md").write_text(settings + BODY, encoding="utf-8")
    (lessons / "02-alta.md").write_text(
        f"---\ntitle: {quoted('A doua ' + TRICK)}\n---\n\n[Înapoi](01-viclean.md)\n", encoding="utf-8")
    (tests / "01-viclean.md").write_text(
        f"---\ntitle: {quoted(QUIZ)}\nkind: quiz\ntopic: {quoted(TOPIC)}\n---\n\n{' '.join(ESCAPED)}\n\n"
        f"## {escaped(TOPIC)}\n{QUESTIONS}", encoding="utf-8")
    words_inside = SCRIPT.replace("<", "&lt;") + IMAGE.replace("<", "&lt;")
    for name in (DRAWING_NAME, "bun.svg"):
        (lessons / "media" / name).write_text(
            DRAWING.format(f"<title>{words_inside}</title><text>{words_inside}</text>"), encoding="utf-8")
    (lessons / "media" / "pagina <script>.html").write_text(SCRIPT, encoding="utf-8")
    shutil.copy(institution.DEMO_MEDIA / "stiva-de-navigare.webm", lessons / "media" / "film.webm")
    (lessons / "media" / "film.vtt").write_text(
        f"WEBVTT\n\n00:00.000 --> 00:09.000\n{SCRIPT}{IMAGE}<b onclick={RUN}>\n", encoding="utf-8")


@pytest.fixture(scope="module")
def course(product) -> None:
    """The course of tricks, imported beside the others."""
    write_course(product.import_folder / "84-viclenii")
    with (product.import_folder / "people.csv").open("a", encoding="utf-8") as people:
        people.write(TRICKSTER.line())
    product.import_again()


class Watch:
    """What a page must never do: set the sentinel, open a dialog, ask anybody else."""

    def __init__(self, visitor):
        self.visitor, self.happened = visitor, []
        visitor.page.context.on("dialog", lambda dialog: self.happened.append(dialog.message) or dialog.dismiss())
        visitor.page.context.on("request", self._asked)

    def _asked(self, request) -> None:
        if not request.url.startswith((self.visitor.product.origin, "data:", "file:")):
            self.happened.append(request.url)

    def look(self) -> None:
        """Lets everything happen that a hand, a key or a missing picture could set off."""
        page = self.visitor.page
        page.evaluate("""() => { for (const place of document.querySelectorAll('*'))
          for (const name of ['mouseover', 'mouseenter', 'focus', 'load', 'error', 'play', 'toggle'])
            place.dispatchEvent(new Event(name)) }""")
        assert page.evaluate("window.tricked") is None and self.happened == [], self.visitor.path
        assert page.evaluate("""() => [...document.querySelectorAll('*')]
          .flatMap(place => [...place.attributes].filter(({ name }) => name.startsWith('on'))).length""") == 0
        schemes = page.evaluate("[...document.querySelectorAll('a')].map(link => link.protocol)")
        assert set(schemes) <= {"http:", "https:", "mailto:"}
        scripts = page.evaluate("[...document.scripts].map(script => script.getAttribute('src') || 'inline')")
        assert all(source.startswith("/assets/") for source in scripts), scripts


@pytest.fixture
def watched(visit, course):
    visitor = visit(TRICKSTER, size=SMALL)
    return visitor, Watch(visitor)


def lesson_address(product) -> str:
    page = Wire(product).sign_in(TRICKSTER).get("/lessons").text
    return re.search(r'href="(/lessons/[^"]+)"', page)[1]


def test_a_lesson_of_tricks_shows_them_as_words_and_does_nothing(watched, product):
    visitor, watch = watched
    visitor.go(lesson_address(product))
    watch.look()
    assert visitor.page.locator("main h2").first.inner_text() == TITLE
    article = visitor.page.locator("article")
    assert article.inner_text().count(SCRIPT) >= 6 and article.locator("img").count() == 3
    assert article.locator("img").first.get_attribute("alt") == f'" onerror="{RUN}'
    visitor.page.locator("details.contents summary").click()
    assert visitor.page.locator("details.contents a").first.inner_text() == f"{SCRIPT} și {SCRIPT}"
    assert visitor.fits()
    visitor.page.get_by_role("button", name=words("sharing.copy-code"), exact=True).first.wait_for()
    article.locator("video").press("Space")
    visitor.wait_until("() => document.querySelector('video').textTracks[0].cues?.length > 0")
    visitor.wait_until("() => document.querySelector('video').currentTime > 0.2")
    watch.look()
    visitor.keep("lesson-of-tricks")


def test_the_files_of_a_lesson_of_tricks_do_nothing_when_they_are_opened_themselves(watched, product, tmp_path):
    visitor, watch = watched
    address = lesson_address(product)
    visitor.go(address)
    drawings = visitor.page.evaluate("[...document.querySelectorAll('article img')].map(picture => picture.getAttribute('src'))")
    others = visitor.page.evaluate("[...document.querySelectorAll('track, source')].map(place => place.getAttribute('src'))")
    assert len(set(drawings)) == 2 and len(others) == 2
    for file in [*dict.fromkeys(drawings), others[-1]]:
        visitor.page.goto(product.origin + file)
        visitor.page.wait_for_load_state()
        assert visitor.page.evaluate("window.tricked") is None and watch.happened == []
    visitor.go(address)
    saved = visitor.download(visitor.page.get_by_role("link", name="o pagină"), tmp_path)
    assert saved.suffix == ".html" and saved.read_text() == SCRIPT and visitor.path == address


def test_every_page_that_shows_names_of_tricks_does_nothing(watched, product):
    visitor, watch = watched
    visitor.go(lesson_address(product))
    topic = visitor.page.locator("a[href^='/topics/']").get_attribute("href")
    for address in ("/", "/lessons", "/tests", topic, "/account", "/account/data", f"/search?q={quote(TITLE)}",
                    "/search?q=script", f"/search?q={quote(TRICK)}", f"/receipts?code={quote(TRICK)}",
                    f"/receipts/{quote(TRICK, safe='')}",
                    f"/sign-in?back={quote('javascript:' + RUN)}"):
        visitor.go(address)
        watch.look()
    visitor.go("/lessons")
    visitor.press(visitor.page.locator("main a[href^='/courses/']").first)
    assert COURSE in visitor.text()
    watch.look()


def test_a_found_lesson_of_tricks_shows_its_words_marked(watched):
    visitor, watch = watched
    visitor.go("/")
    visitor.search("script window.tricked")
    watch.look()
    assert visitor.page.input_value("[type=search]") == "script window.tricked"
    assert TITLE in visitor.page.locator("main li strong").all_inner_texts() and "script" in visitor.marked()


def test_what_is_taken_along_of_a_test_of_tricks_does_nothing_on_disk(watched, visit, tmp_path):
    visitor, watch = watched
    visitor.open_test(QUIZ)
    watch.look()
    visitor.choose(0)
    visitor.leave("next")
    visitor.field().fill(SCRIPT + IMAGE)
    visitor.leave("done")
    watch.look()
    visitor.finish()
    watch.look()
    assert SCRIPT + IMAGE in visitor.text()
    receipt = visitor.page.locator("main a[href^='/receipts/']").get_attribute("href")
    visitor.press(visitor.page.get_by_role("link", name=words("sharing.share"), exact=True))
    watch.look()
    visitor.page.get_by_role("button", name=words("sharing.copy"), exact=True).click()
    saved = visitor.download(visitor.page.get_by_role("link", name=words("sharing.page"), exact=True), tmp_path)
    assert re.fullmatch(r"[a-z0-9-]+\.html", saved.name)
    visitor.go(receipt)
    watch.look()

    # From disk no header forbids anything.
    reader = visit(size=SMALL)
    watch = Watch(reader)
    reader.page.goto(saved.as_uri())
    watch.look()
    for text in (QUIZ, TRICKSTER.full_name, SCRIPT + IMAGE):
        assert text in reader.text(), text
    assert reader.fits()


def test_the_reader_without_an_account_is_as_safe(visit, course, product):
    visitor = visit(size=SMALL)
    watch = Watch(visitor)
    visitor.go(lesson_address(product))
    watch.look()
    assert TITLE in visitor.text()
