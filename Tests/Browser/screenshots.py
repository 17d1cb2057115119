"""Pictures of the main pages, to look at: python screenshots.py BINARY OUTFOLDER

With --readme only those that the README shows, at 390x844.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

import institution
from browsing import CHROMIUM, CHROMIUM_ARGUMENTS, Visitor
from product import Product

SIZES = {"390x844": (390, 844), "320x480": (320, 480)}
README = {("sign-in", "light"), ("tests", "light"), ("start", "light"), ("question", "light"), ("review", "light"),
          ("results", "light"), ("question", "dark"), ("results", "dark")}


class Camera:
    def __init__(self, page: Page, folder: Path, size: str, scheme: str, readme: bool):
        self.page, self.folder, self.size, self.scheme, self.readme = page, folder, size, scheme, readme

    def shoot(self, name: str, whole: bool = False) -> None:
        if self.readme:
            if (name, self.scheme) in README:
                suffix = "-dark" if self.scheme == "dark" else ""
                self.page.screenshot(path=self.folder / f"{name}{suffix}.png")
            return
        self.page.screenshot(path=self.folder / f"{name}-{self.size}-{self.scheme}.png")
        if whole:
            self.page.screenshot(path=self.folder / f"{name}-{self.size}-{self.scheme}-whole.png", full_page=True)


def _tour(visitor: Visitor, camera: Camera, student: institution.Student) -> None:
    page = visitor.page
    visitor.go("/sign-in")
    camera.shoot("sign-in")
    visitor.press_main()
    camera.shoot("sign-in-errors")
    visitor.sign_in(student)
    camera.shoot("tests", whole=True)
    visitor.open_test(institution.FINAL)
    camera.shoot("start", whole=True)
    visitor.press_main()
    visitor.choose_and_wait(3)
    camera.shoot("question", whole=True)
    visitor.leave("next")
    visitor.choose_and_wait(0)
    visitor.choose_and_wait(1)
    visitor.flag().check()
    camera.shoot("question-several", whole=True)
    visitor.leave("next")
    visitor.choose_and_wait(1)
    camera.shoot("question-code", whole=True)
    visitor.leave("next")
    visitor.choose_and_wait(2)
    camera.shoot("question-long-words", whole=True)
    visitor.leave("done")
    camera.shoot("review", whole=True)
    visitor.press_main()
    camera.shoot("results", whole=True)
    visitor.take_quiz()
    camera.shoot("results-quiz", whole=True)
    visitor.begin_quiz()
    visitor.leave("list")
    camera.shoot("tests-later", whole=True)
    visitor.press(page.locator("h2 a").first)
    camera.shoot("course", whole=True)
    for name, address in [("account", "/account"), ("password", "/account/password"), ("sessions", "/account/sessions"),
                          ("not-found", "/nothing-here")]:
        visitor.go(address)
        camera.shoot(name)


def _tour_of_the_demo(visitor: Visitor, camera: Camera, student: institution.Student) -> None:
    """A good student takes the demo's final: two answers wrong, one missing."""
    visitor.go("/sign-in")
    camera.shoot("sign-in")
    visitor.sign_in(student)
    camera.shoot("tests")
    visitor.open_test(institution.DEMO_FINAL)
    camera.shoot("start")
    visitor.press_main()
    answers = institution.right_answers_of_the_demo_final()
    for number, right in enumerate(answers, start=1):
        if number in (4, 8):
            visitor.choose_and_wait(0)
        elif number != 11:
            for text in right:
                with visitor.page.expect_response(lambda response: response.request.method == "POST"):
                    visitor.page.get_by_text(text, exact=True).last.click()
        if number == 1:
            camera.shoot("question")
        visitor.leave("next" if number < len(answers) else "done")
    camera.shoot("review")
    visitor.press_main()
    camera.shoot("results")


def main(binary: str, out: str, readme: bool) -> None:
    folder = Path(out)
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        product = Product(binary, Path(temporary)).start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=CHROMIUM_ARGUMENTS)
        try:
            _shoot_all(browser, product, folder, readme)
        finally:
            browser.close()
            product.stop()


def _shoot_all(browser: Browser, product: Product, folder: Path, readme: bool) -> None:
    ours = iter(institution.STUDENTS)
    demo = iter(institution.DEMO_STUDENTS)
    for size, (width, height) in SIZES.items():
        for scheme in ("light", "dark"):
            if readme and size != "390x844":
                continue
            context = browser.new_context(
                viewport={"width": width, "height": height}, color_scheme=scheme, has_touch=True, is_mobile=True)
            page = context.new_page()
            visitor, camera = Visitor(page, product), Camera(page, folder, size, scheme, readme)
            if readme:
                _tour_of_the_demo(visitor, camera, next(demo))
            else:
                _tour(visitor, camera, next(ours))
            context.close()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], "--readme" in sys.argv[3:])
