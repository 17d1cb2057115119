"""Every page of surveys in every state. Each scene brings a visitor of the surveys' institution, or of the demo, to a page."""

import office_scenes
import polls as institution
from institution import Student
from paper import Paper
from polls import CLASS, CLASSMATES, FINAL, FIRST, NOBODY, OFFICE, PROFESSOR, SEVEN, SUMMER, SWIMMER, THREE, TITLES
from words import LANGUAGES

DEMO_SUBJECT = "IT250 - Web sistemi"
DEMO_VISITOR, DEMO_TEACHER, DEMO_OFFICE = (
    Student("student", "Ștefania", "Țîrlea", 1000), Student("teacher", "Cătălin-Ștefan", "Brândușescu", 1),
    Student("quality", "Snežana", "Varničević", 2))
DEMO_CLOSED = {"ro": "Prima jumătate a semestrului", "sr-Latn": "Prva polovina semestra", "en": "First half of the semester"}


def _enter(visitor, person) -> None:
    """Signs in and goes to the surveys; in another language than the institution's if the visitor has one."""
    visitor.enter(person)
    visitor.go("/surveys")
    visitor.choose_language(LANGUAGES[visitor.spoken])


def home(visitor):
    _enter(visitor, next(visitor.product.voters))
    visitor.go("/")
    assert visitor.says("survey.left")


def surveys(visitor):
    """One of two subjects is done."""
    _enter(visitor, next(visitor.product.voters))
    Paper.open(visitor, FIRST).decline()
    assert visitor.says("survey.done") and visitor.says("survey.to-do")


def no_surveys(visitor):
    _enter(visitor, NOBODY)
    assert visitor.says("survey.none")


def surveys_with_results(visitor):
    _enter(visitor, OFFICE)
    assert visitor.says("survey.results.title")


def form(visitor):
    _enter(visitor, next(visitor.product.voters))
    Paper.open(visitor, FIRST)


def form_filled_in(visitor):
    form(visitor)
    Paper(visitor).fill(words="Mai multe exemple,\nvă rog.")


def form_with_gaps(visitor):
    """As the server says it, and the script in the same way."""
    form(visitor)
    paper = Paper(visitor)
    paper.fill(without=(1, 3, 5, 7))
    visitor.way_out("send").click()
    assert paper.gaps() == [1, 5, 7]


def form_of_few(person, subject: str, key: str):
    def go(visitor):
        _enter(visitor, person)
        Paper.open(visitor, subject)
        assert visitor.says(key)
    return go


def form_in_its_own_language(visitor):
    _enter(visitor, SWIMMER[1])
    Paper.open(visitor, SUMMER)


def form_kept_at_the_sign_in(visitor):
    form(visitor)
    Paper(visitor).fill(words="Mai multe exemple.")
    visitor.page.context.clear_cookies()
    Paper(visitor).send()
    assert visitor.status == 401 and visitor.says("sign-in.held")


def pending(visitor):
    _enter(visitor, next(visitor.product.gated))
    visitor.begin_final(FINAL)
    visitor.end()
    assert visitor.says("wait.survey")


def tests_that_wait(visitor):
    pending(visitor)
    visitor.go("/tests")
    assert visitor.says("tests.results-survey")


def results(person, *subjects: str):
    def go(visitor):
        _enter(visitor, person)
        for title in (TITLES["numarata"][visitor.language()], *subjects):
            visitor.press(visitor.row(title).get_by_role("link"))
    return go


def results_that_come_later(visitor):
    _enter(visitor, OFFICE)
    visitor.go(f"/surveys/{visitor.product.waiting()}/results")
    assert visitor.says("survey.results.from")


SCENES = {
    "home-with-a-survey": home, "surveys": surveys, "surveys-none": no_surveys, "surveys-with-results": surveys_with_results,
    "survey": form, "survey-filled-in": form_filled_in, "survey-with-gaps": form_with_gaps,
    "survey-few": form_of_few(institution.LONELY[0], THREE, "survey.few"),
    "survey-few-comments": form_of_few(institution.SELDOM[0], SEVEN, "survey.few-comments"),
    "survey-in-its-own-language": form_in_its_own_language, "survey-kept": form_kept_at_the_sign_in,
    "pending-survey": pending, "tests-that-wait-for-a-survey": tests_that_wait,
    "survey-results": results(OFFICE), "survey-results-of-a-subject": results(OFFICE, CLASS),
    "survey-results-of-half-a-class": results(OFFICE, institution.HALF),
    "survey-results-for-a-teacher": results(PROFESSOR, CLASS), "survey-results-for-a-student": results(CLASSMATES[1], CLASS),
    "survey-results-later": results_that_come_later,
}


# The demo

def demo_surveys(visitor):
    _enter(visitor, DEMO_VISITOR)


def demo_professors(visitor):
    _enter(visitor, DEMO_VISITOR)
    visitor.go("/professors")
    assert visitor.page.locator("main a[href^='tel:']").count() > 0


def demo_professors_found(visitor):
    _enter(visitor, DEMO_VISITOR)
    visitor.go("/professors?q=savkic")
    assert visitor.says("professors.found")


def demo_form(visitor):
    _enter(visitor, DEMO_VISITOR)
    Paper.open(visitor, DEMO_SUBJECT)


def demo_results(person, *subjects: str):
    def go(visitor):
        _enter(visitor, person)
        for title in (DEMO_CLOSED[visitor.language()], *subjects):
            visitor.press(visitor.row(title).get_by_role("link"))
    return go


def demo_operations_of_a_service(visitor):
    """What a browser sees at the address of Service1, which is on in the demo. A service looks at no cookie: not at who is signed in,
    and at no language but the browser's."""
    visitor.page.set_extra_http_headers({"Accept-Language": visitor.spoken})
    visitor.go("/Service1.asmx")
    assert visitor.status == 200 and visitor.language() == visitor.spoken and visitor.says("service1.intro")


DEMO_SCENES = {
    "demo-surveys": demo_surveys, "demo-survey": demo_form, "demo-professors": demo_professors,
    "demo-professors-found": demo_professors_found,
    "demo-survey-results": demo_results(DEMO_OFFICE), "demo-survey-results-of-a-subject": demo_results(DEMO_OFFICE, DEMO_SUBJECT),
    "demo-survey-results-for-a-teacher": demo_results(DEMO_TEACHER, DEMO_SUBJECT),
    "demo-survey-results-for-a-student": demo_results(DEMO_VISITOR, DEMO_SUBJECT),
    "demo-operations-of-a-service": demo_operations_of_a_service,
    **office_scenes.SCENES,
}
