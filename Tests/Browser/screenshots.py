"""Pictures of the main pages, to look at: python screenshots.py BINARY OUTFOLDER

With --readme only those that the README shows, at 390x844.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

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
    page.locator("main .button").click()
    camera.shoot("sign-in-errors")
    visitor.sign_in(student)
    camera.shoot("tests", whole=True)
    visitor.open_test("Test final 1: fundamente iOS" if student.user == "student" else institution.FINAL)
    camera.shoot("start", whole=True)
    page.locator("main form .button").click()
    page.locator(".option").nth(3).click()
    page.wait_for_load_state("networkidle")
    camera.shoot("question", whole=True)
    page.locator("#next").click()
    for option in (0, 1):
        page.locator(".option").nth(option).click()
    page.locator(".flag input").check()
    camera.shoot("question-several", whole=True)
    page.locator("#next").click()
    page.locator(".option").nth(1).click()
    camera.shoot("question-code", whole=True)
    page.locator("#next").click()
    page.locator(".option").nth(2).click()
    camera.shoot("question-long-words", whole=True)
    page.locator(".tools button[value=done]").click()
    camera.shoot("review", whole=True)
    page.locator("main form .button").click()
    camera.shoot("results", whole=True)
    if camera.readme:
        return
    visitor.take_quiz(institution.QUIZ)
    camera.shoot("results-quiz", whole=True)
    visitor.go("/tests")
    page.locator(".course a").first.click()
    camera.shoot("course", whole=True)
    for name, address in [("account", "/account"), ("password", "/account/password"), ("sessions", "/account/sessions"),
                          ("not-found", "/nothing-here")]:
        visitor.go(address)
        camera.shoot(name)


def main(binary: str, out: str, readme: bool) -> None:
    folder = Path(out)
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        product = Product(binary, Path(temporary)).start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=CHROMIUM_ARGUMENTS)
        students = iter(institution.STUDENTS)
        for size, (width, height) in SIZES.items():
            for scheme in ("light", "dark"):
                if readme and size != "390x844":
                    continue
                context = browser.new_context(
                    viewport={"width": width, "height": height}, color_scheme=scheme, has_touch=True, is_mobile=True)
                student = next(students)
                product.give_password(student.user)
                _tour(Visitor(context.new_page(), product), Camera(context.pages[0], folder, size, scheme, readme), student)
                context.close()
        browser.close()
        product.stop()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], "--readme" in sys.argv[3:])
