"""Pictures of the pages, to look at: python screenshots.py BINARY OUTFOLDER [scenes] [languages]

Every scene of scenes.py on two phones, light and dark, whole when it is longer than the screen, in Romanian and in Serbian.
With --readme only those that the README shows, at 390x844.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import institution
from browsing import CHROMIUM, CHROMIUM_ARGUMENTS, Visitor
from product import Product
from scenes import SCENES
from words import LANGUAGES

SIZES = {"390": (390, 844), "320": (320, 480)}
SCHEMES = ("light", "dark")


def shoot_scenes(browser: Browser, product: Product, folder: Path, names: list[str], languages: list[str]) -> None:
    students = iter(institution.STUDENTS)
    for language in languages:
        for name in names:
            width, height = SIZES["390"]
            context = browser.new_context(viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
            context.set_default_timeout(10_000)
            visitor = Visitor(context.new_page(), product)
            visitor.enter(next(students))
            visitor.go("/tests")
            visitor.choose_language(LANGUAGES[language])
            SCENES[name](visitor)
            _shoot(visitor, folder, f"{name}-{language}")
            context.close()


def _shoot(visitor: Visitor, folder: Path, name: str) -> None:
    page = visitor.page
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            page.screenshot(path=folder / f"{name}-{size}-{scheme}.png")
        whole = page.evaluate("document.documentElement.scrollHeight")
        if whole > height:  # a screen as tall as the page, so that no bar stands in the middle of it
            page.emulate_media(color_scheme="light")
            page.set_viewport_size({"width": width, "height": whole})
            page.screenshot(path=folder / f"{name}-{size}-whole.png")


def shoot_for_readme(browser: Browser, product: Product, folder: Path) -> None:
    """A good student reads, and takes the demo's final: two answers wrong, one missing."""
    width, height = SIZES["390"]
    for scheme, student in zip(SCHEMES, institution.DEMO_STUDENTS):
        context = browser.new_context(
            viewport={"width": width, "height": height}, color_scheme=scheme, has_touch=True, is_mobile=True)
        visitor = Visitor(context.new_page(), product)
        suffix = "" if scheme == "light" else "-dark"
        _tour_of_the_demo(visitor, student, lambda name: visitor.page.screenshot(path=folder / f"{name}{suffix}.png"))
        context.close()
    for name in ("sign-in", "home", "lessons", "tests", "start", "review"):
        (folder / f"{name}-dark.png").unlink()


def _tour_of_the_demo(visitor: Visitor, student: institution.Student, shoot) -> None:
    visitor.go("/sign-in")
    shoot("sign-in")
    visitor.sign_in(student)
    shoot("home")
    visitor.press(visitor.tab("lessons"))
    shoot("lessons")
    visitor.open_lesson(institution.DEMO_LESSON)
    visitor.wait_until("() => document.querySelector('article img').naturalWidth > 0")
    shoot("lesson")
    visitor.go("/tests")
    shoot("tests")
    visitor.open_test(institution.DEMO_FINAL)
    shoot("start")
    visitor.press_main()
    answers = institution.right_answers_of_the_demo_final()
    for number, right in enumerate(answers, start=1):
        if number in (4, 8):
            visitor.choose_and_wait(0)
        elif number != 11:
            for text in right:
                with visitor.posting():
                    visitor.page.get_by_text(text, exact=True).last.click()
        if number == 1:
            shoot("question")
        visitor.leave("next" if number < len(answers) else "done")
    shoot("review")
    visitor.press_main()
    shoot("results")


def main(binary: str, out: str, *names: str) -> None:
    folder = Path(out)
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        product = Product(binary, Path(temporary), is_demo="--readme" in names).start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=CHROMIUM_ARGUMENTS)
        try:
            if "--readme" in names:
                shoot_for_readme(browser, product, folder)
            else:
                scenes = [name for name in names if name in SCENES] or list(SCENES)
                languages = [name for name in names if name in LANGUAGES] or ["ro", "sr-Latn"]
                shoot_scenes(browser, product, folder, scenes, languages)
        finally:
            browser.close()
            product.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
