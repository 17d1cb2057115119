"""Pictures of the pages, to look at: python screenshots.py BINARY OUTFOLDER [scenes] [languages]

Every scene of scenes.py and survey_scenes.py on two phones, light and dark, whole when it is longer than the screen, in Romanian
and in Serbian. With --surveys only those of surveys; with --teach those of teaching_scenes.py and assessment_scenes.py, on a desk,
too; with --readme only those of the folder Screenshots, of which the README shows some, at 390x844 and, of the design of a
course, at 768x1024.
"""

import re
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Locator, sync_playwright

sys.path.append(str(Path(__file__).resolve().parents[1]))

import assessment_scenes
import institution
import office_scenes
import survey_scenes
import teaching_scenes
from browsing import CHROMIUM, CHROMIUM_ARGUMENTS, Visitor
from paper import Paper
from polls import Polls
from product import Product
from scenes import SCENES
from teaching import School
from wire import Wire
from words import LANGUAGES

SIZES = {"390": (390, 844), "320": (320, 480)}
SCHEMES = ("light", "dark")
DESK = {"1280": (1280, 800)}
TABLET = (768, 1024)
TEACH = teaching_scenes.SCENES | assessment_scenes.SCENES


def shoot_scenes(browser: Browser, product: Product, folder: Path, names: list[str], languages: list[str]) -> None:
    students = iter(institution.STUDENTS)
    for language in languages:
        for name in names:
            visitor = _visitor(browser, product)
            visitor.enter(next(students))
            visitor.go("/tests")
            visitor.choose_language(LANGUAGES[language])
            SCENES[name](visitor)
            _shoot(visitor, folder, f"{name}-{language}")
            visitor.page.context.close()


def shoot_others(
        browser: Browser, product: Product, folder: Path, scenes: dict, languages: list[str], wide: set[str] = frozenset()) -> None:
    """Scenes that bring their own people; some of them on a desk, too."""
    for language in languages:
        for name, scene in scenes.items():
            for sizes in (SIZES, DESK) if name in wide else (SIZES,):
                visitor = _visitor(browser, product, size=next(iter(sizes.values())))
                visitor.spoken = language
                scene(visitor)
                _shoot(visitor, folder, f"{name}-{language}", sizes)
                visitor.page.context.close()


def _visitor(
        browser: Browser, product: Product, scheme: str = "light", size: tuple[int, int] = SIZES["390"]) -> Visitor:
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme=scheme, has_touch=True, is_mobile=True)
    context.set_default_timeout(60_000)
    return Visitor(context.new_page(), product)


def _shoot(visitor: Visitor, folder: Path, name: str, sizes: dict = SIZES) -> None:
    page = visitor.page
    for size, (width, height) in sizes.items():
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
    """A good student reads, and takes the demo's final: two answers wrong, one missing. Another is asked about the teaching."""
    for scheme, student in zip(SCHEMES, institution.DEMO_STUDENTS):
        visitor = _visitor(browser, product, scheme)
        suffix = "" if scheme == "light" else "-dark"
        _tour_of_the_demo(visitor, student, lambda name: visitor.page.screenshot(path=folder / f"{name}{suffix}.png"))
        visitor.page.context.close()
    _surveys_of_the_demo(browser, product, folder)
    _teaching_in_the_demo(browser, product, folder)
    _testing_in_the_demo(browser, product, folder)
    _points_of_the_demo(browser, product, folder)
    _money_and_exams_of_the_demo(browser, product, folder)
    _design_of_the_demo(browser, product, folder)
    for name in ("sign-in", "home", "lessons", "tests", "start", "review"):
        (folder / f"{name}-dark.png").unlink()


def _surveys_of_the_demo(browser: Browser, product: Product, folder: Path) -> None:
    """In Serbian: the tab of a student, the first items of a form, and what came of an earlier survey."""
    names = {"surveys": "demo-surveys", "survey": "demo-survey", "survey-results": "demo-survey-results-of-a-subject"}
    for name, scene in names.items():
        visitor = _visitor(browser, product)
        visitor.spoken = "sr-Latn"
        survey_scenes.DEMO_SCENES[scene](visitor)
        if name == "survey":
            Paper(visitor).choose(1, 4)
            visitor.page.evaluate("document.getElementById('a1').scrollIntoView()")
            visitor.page.wait_for_timeout(200)
        visitor.page.screenshot(path=folder / f"{name}.png")
        visitor.page.context.close()


def _teaching_in_the_demo(browser: Browser, product: Product, folder: Path) -> None:
    """A course as its teacher sees it, a lesson on the desk, and a list of new students that was checked."""
    visitor = _visitor(browser, product)
    visitor.go("/sign-in")
    visitor.sign_in(institution.DEMO_TEACHER)
    visitor.go("/teach")
    course = _course(visitor, institution.DEMO_CODE).get_attribute("href")
    visitor.go(course)
    visitor.page.screenshot(path=folder / "teach-course.png")
    visitor.go(f"{course}/lessons")
    visitor.go(visitor.page.locator("main a.row").first.get_attribute("href"))
    visitor.page.screenshot(path=folder / "teach-editor.png")
    visitor.go(f"{course}/enrolment-files/new")
    visitor.page.fill("textarea", "user name;name;surname;index number;e-mail\nioana.ivan;Ioana;Ivan;9001;ioana@example.org\n"
                      "dan.ilie;Dan;Ilie;9002;dan la example.org\nstudent;Ștefania;Țîrlea;;\n")
    visitor.page.locator("main form").first.locator("button:not([formenctype])").first.click()
    visitor.page.wait_for_load_state()
    visitor.page.screenshot(path=folder / "teach-list.png")
    visitor.page.context.close()


def _testing_in_the_demo(browser: Browser, product: Product, folder: Path) -> None:
    """A test with a mistake in its text, another that some are in the middle of, and the figures of one that is over."""
    for number, person in enumerate(institution.demo_students()[4:12]):
        wire = Wire(product).sign_in(person)
        attempt = wire.begin(institution.DEMO_FINAL)
        for question in range(1, number + 3):
            wire.post(f"{attempt}/questions/{question}", **{"choice[]": "1", "go": "next"})
        if number % 3 == 2:
            wire.end(attempt)
    visitor = _visitor(browser, product)
    visitor.go("/sign-in")
    visitor.sign_in(institution.DEMO_TEACHER)
    tests = _tests(Wire(product).sign_in(institution.DEMO_TEACHER), institution.DEMO_CODE)
    running, over = tests[institution.DEMO_FINAL], tests[institution.DEMO_OVER]

    visitor.go(f"{running}/edit")
    text = visitor.page.input_value("#text")
    visitor.page.fill("#text", text.replace("- [x]", "- [ ]", 1).replace("(media/", "(media/vechi-", 1))
    visitor.press(visitor.page.locator("button[formaction$='/checks']"))
    visitor.page.screenshot(path=folder / "teach-test.png")
    visitor.go(f"{running}/attempts?sort=state&state=running")
    visitor.page.screenshot(path=folder / "teach-attempts.png")
    visitor.go(f"{over}/figures")
    visitor.page.screenshot(path=folder / "teach-figures.png")
    visitor.page.context.close()


def _design_of_the_demo(browser: Browser, product: Product, folder: Path) -> None:
    """The design of a course on a phone, and on a tablet, as the paper about IMODS has it; light and dark."""
    pages = {"design": "", "design-objectives": "/objectives", "design-check": "/check", "design-plan": "/plan",
             "design-alignment": "/alignment", "design-attainment": "/attainment"}
    for scheme in SCHEMES:
        for size, ending in ((SIZES["390"], ""), (TABLET, "-768")):
            visitor = _visitor(browser, product, scheme, size)
            visitor.go("/sign-in")
            visitor.sign_in(institution.DEMO_TEACHER)
            visitor.go("/teach")
            design = _course(visitor, institution.DEMO_CODE).get_attribute("href") + "/design"
            suffix = ending if scheme == "light" else f"{ending}-dark"
            for name, page in pages.items():
                visitor.go(design + page)
                visitor.page.screenshot(path=folder / f"{name}{suffix}.png")
            visitor.go(f"{design}/objectives")
            visitor.press(visitor.page.locator("main a.row").first)
            visitor.page.screenshot(path=folder / f"design-objective{suffix}.png")
            visitor.page.context.close()


def _money_and_exams_of_the_demo(browser: Browser, product: Product, folder: Path) -> None:
    """In Serbian, as in the paper about eStudent: what a school year costs, and the exams that can be registered; a period in the office."""
    names = {"finances": "finances", "registration": "exams", "office-period": "office-period"}
    for name, scene in names.items():
        visitor = _visitor(browser, product)
        visitor.spoken = "sr-Latn"
        office_scenes.SCENES[scene](visitor)
        visitor.page.screenshot(path=folder / f"{name}.png")
        visitor.page.context.close()


def _points_of_the_demo(browser: Browser, product: Product, folder: Path) -> None:
    """In Serbian, as in the paper about eStudent: a student's subjects, the report of one of them and who teaches; a week of a group."""
    visitor = _visitor(browser, product)
    _sign_in_speaking(visitor, survey_scenes.DEMO_VISITOR, "sr-Latn")
    visitor.go("/reports")
    visitor.page.locator(f"main li:has-text('{institution.DEMO_POINTS}') summary").click()
    _bring_up(visitor, f"main section:has-text('{institution.DEMO_POINTS}') h2")
    visitor.page.screenshot(path=folder / "reports.png")
    visitor.press(visitor.page.locator("main a.row").filter(has_text=institution.DEMO_POINTS))
    visitor.page.screenshot(path=folder / "report.png")
    visitor.go("/professors")
    _bring_up(visitor, f"main h2:has-text('{institution.DEMO_POINTS}')")
    visitor.page.screenshot(path=folder / "professors.png")
    visitor.page.context.close()

    visitor = _visitor(browser, product)
    _sign_in_speaking(visitor, institution.DEMO_TEACHER, "sr-Latn")
    visitor.go("/teach")
    course = _course(visitor, institution.DEMO_POINTS).get_attribute("href")
    visitor.go(f"{course}/points?week={institution.DEMO_WEEK}")
    visitor.press(visitor.page.get_by_role("link", name="Grupa 1"))
    visitor.page.screenshot(path=folder / "teach-points.png")
    visitor.page.context.close()


def _course(visitor: Visitor, code: str) -> Locator:
    """The row of a course that is taught."""
    return visitor.page.locator("main a.row[href^='/teach/courses/']:not([href$='/confirmed-marks'])").filter(has_text=code)


def _bring_up(visitor: Visitor, selector: str) -> None:
    """Scrolls until it stands below the head of the page."""
    visitor.page.locator(selector).evaluate("element => scrollTo(0, element.getBoundingClientRect().top + scrollY - 68)")
    visitor.page.wait_for_timeout(200)


def _sign_in_speaking(visitor: Visitor, person: institution.Student, language: str) -> None:
    visitor.go("/sign-in")
    visitor.sign_in(person)
    visitor.choose_language(LANGUAGES[language])


def _tests(wire: Wire, code: str) -> dict[str, str]:
    """The tests of a course as its teacher finds them: title and address."""
    courses = re.findall(r'<a class="row" href="(/teach/courses/[^"/]+)">(.*?)</a>', wire.get("/teach").text, re.S)
    course = next(address for address, row in courses if code in row)
    return {title: address for address, title in re.findall(
        r'href="(/teach/tests/[^"]+)"><strong[^>]*>([^<]+)<', wire.get(f"{course}/tests").text)}


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
    visitor.finish()
    shoot("results")


def main(binary: str, out: str, *names: str) -> None:
    folder = Path(out)
    folder.mkdir(parents=True, exist_ok=True)
    languages = [name for name in names if name in LANGUAGES] or ["ro", "sr-Latn"]
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=CHROMIUM_ARGUMENTS)
        for product, shoot in _tours(binary, Path(temporary), names, languages):
            try:
                shoot(browser, product.start(), folder)
            finally:
                product.stop()
        browser.close()


def _tours(binary: str, temporary: Path, names: tuple[str, ...], languages: list[str]):
    """The institutions that are needed for these names, and what is shot there."""
    def chosen(scenes: dict) -> dict:
        named = {name: scene for name, scene in scenes.items() if name in names}
        return named if any(name in SCENES | survey_scenes.SCENES | survey_scenes.DEMO_SCENES | TEACH for name in names) else scenes

    def place(name: str) -> Path:
        (temporary / name).mkdir()
        return temporary / name

    if "--readme" in names:
        yield Product(binary, place("demo"), is_demo=True), shoot_for_readme
        return
    if "--teach" in names:
        wide = teaching_scenes.WIDE | assessment_scenes.WIDE
        yield School(binary, place("school")), lambda *to: shoot_others(*to, chosen(TEACH), languages, wide)
        return
    if "--surveys" not in names and chosen(SCENES):
        yield Product(binary, place("tests")), lambda *to: shoot_scenes(*to, list(chosen(SCENES)), languages)
    if chosen(survey_scenes.SCENES):
        yield Polls(binary, place("polls")), lambda *to: shoot_others(*to, chosen(survey_scenes.SCENES), languages)
    if chosen(survey_scenes.DEMO_SCENES):
        demo = Product(binary, place("demo"), is_demo=True)
        yield demo, lambda *to: shoot_others(*to, chosen(survey_scenes.DEMO_SCENES), languages, office_scenes.WIDE)


if __name__ == "__main__":
    main(*sys.argv[1:])
