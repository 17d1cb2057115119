"""Surveys from the other side: what the quality office, teachers and students read after the closing, save and print."""

import csv
import re
import statistics

import pytest

from conftest import PHONE, SMALL, either
from polls import (
    ASSISTANT, CLASS, CLASSMATES, COUNT, ELSEWHERE, FEW, HALF, HALF_COUNT, NOBODY, OFFICE, PROFESSOR, STEPS, TITLES, comment)
from words import LANGUAGES, sentence, words

LECTURES = "Cât de mulțumit(ă) sunteți de cursurile profesorului?"
PACE = "Ritmul cursului este"
CLARITY = "Cât de mulțumit(ă) sunteți de claritatea explicațiilor?"
SAID = sorted(comment(number) for number in range(1, len(STEPS) + 1, 2))


@pytest.fixture
def read(visit, polls):
    """Opens the results of a subject from the tab of surveys: `read(person, CLASS)`."""
    def open_results(person, subject: str | None = None, *, script: bool = False, size=PHONE, language: str = "ro"):
        visitor = visit(person, at=polls, script=script, size=size)
        visitor.go("/surveys")
        # A person's language is kept.
        visitor.choose_language(LANGUAGES[language])
        visitor.press(visitor.row(TITLES["numarata"][language]).get_by_role("link"))
        if subject:
            visitor.press(visitor.row(subject).get_by_role("link"))
        return visitor
    return open_results


def card(visitor, item: str, index: int = 0):
    """All about one item."""
    return visitor.page.locator(".card.item").filter(has_text=item).nth(index)


def numbers(visitor, item: str, index: int = 0) -> dict[str, int]:
    """The table of an item: what was answered, and by how many."""
    rows = card(visitor, item, index).locator("tbody tr").all()
    return {row.locator("th").inner_text(): int(row.locator("td").last.inner_text()) for row in rows}


def two_decimals(number: float) -> str:
    return f"{number:.2f}".replace(".", ",")


# What is read

@either
def test_the_quality_office_reads_every_subject_with_its_figures_and_comments(read, script):
    visitor = read(OFFICE, script=script, size=SMALL)
    assert visitor.fits()
    rows = [visitor.row(subject).inner_text() for subject in (CLASS, HALF)]
    assert f"{len(STEPS)} din 12" in rows[0] and "92" in rows[0] and f"{HALF_COUNT} din 12" in rows[1]
    visitor.press(visitor.row(CLASS).get_by_role("link"))
    assert visitor.fits()
    lectures = card(visitor, LECTURES)
    for figure in (statistics.mean(STEPS), statistics.stdev(STEPS)):
        assert two_decimals(figure) in lectures.inner_text()
    # The steps from the best to the worst, then what does not apply.
    assert list(numbers(visitor, LECTURES).values()) == [STEPS.count(step) for step in (5, 4, 3, 2, 1)] + [0]
    assert list(numbers(visitor, PACE).values()) == [0, len(STEPS), 0]
    # Of three teachers a mean of all can be told; of two subjects it would tell the other.
    assert two_decimals(statistics.mean(STEPS + STEPS[:HALF_COUNT])) in card(visitor, CLARITY).inner_text()
    assert not sentence("survey.results.all-subjects").search(lectures.inner_text())
    assert sorted(visitor.page.locator(".said li").all_inner_texts()) == SAID
    for person in (PROFESSOR, ASSISTANT):
        assert person.full_name in visitor.text()
    assert visitor.says("survey.results.needed")
    assert visitor.page.locator(".card.item").count() == COUNT


def test_of_a_form_that_was_sent_twice_the_first_counts_once(read):
    visitor = read(OFFICE, CLASS)
    # The second said 1 everywhere.
    assert sum(numbers(visitor, LECTURES).values()) == len(STEPS) and numbers(visitor, LECTURES)[words("survey.scale.1")] == 1


def test_of_too_few_nothing_is_there_to_read(read, polls):
    visitor = read(OFFICE)
    row = visitor.row(FEW)
    assert sentence("survey.results.too-few").search(row.inner_text()) and row.locator("a").count() == 0
    assert not re.search(r"\d %", row.inner_text())


def test_comments_of_a_small_group_are_kept_back(read):
    visitor = read(OFFICE, HALF)
    assert visitor.says("survey.results.few-comments") and visitor.page.locator(".said").count() == 0
    assert "Observația" not in visitor.page.content()


def test_a_teacher_reads_what_is_about_the_subject_and_about_oneself(read, visit, polls):
    visitor = read(PROFESSOR)
    assert visitor.row(CLASS).count() == 1 and visitor.row(HALF).count() == 0
    visitor.press(visitor.row(CLASS).get_by_role("link"))
    assert PROFESSOR.full_name in visitor.text() and ASSISTANT.full_name not in visitor.page.content()
    assert visitor.page.locator(".card.item").count() == COUNT - 2
    assert sorted(visitor.page.locator(".said li").all_inner_texts()) == SAID
    other = read(ELSEWHERE)
    assert other.row(HALF).count() == 1 and other.row(CLASS).count() == 0
    other.go(visitor.path)
    assert other.status == 404


def test_a_student_reads_the_figures_of_the_subject_and_nothing_about_people(read):
    visitor = read(CLASSMATES[0], CLASS)
    assert numbers(visitor, LECTURES)[words("survey.scale.5")] == STEPS.count(5)
    for withheld in (PROFESSOR.full_name, ASSISTANT.full_name, "Observația", CLARITY):
        assert withheld not in visitor.page.content(), withheld
    office = read(OFFICE, CLASS)
    comments = office.page.locator("a[href$='/comments.csv']").get_attribute("href")
    visitor.go(comments)
    assert visitor.status == 404


def test_who_has_no_part_in_it_finds_no_results(read, visit, polls):
    addresses = [read(OFFICE).path, read(OFFICE, CLASS).path]
    visitor = visit(NOBODY, at=polls, script=False)
    visitor.go("/surveys")
    assert not visitor.says("survey.results.title")
    for address in addresses:
        visitor.go(address)
        assert visitor.status == 404


def test_results_that_come_later_say_when_to_those_who_will_read_them(visit, polls):
    office = visit(OFFICE, at=polls, script=False)
    office.go("/surveys")
    office.choose_language(LANGUAGES["ro"])
    for title in (TITLES["toamna"]["ro"], TITLES["asteptata"]["ro"]):
        assert sentence("survey.results.from").search(office.row(title).inner_text())
    office.press(office.row(TITLES["asteptata"]["ro"]).get_by_role("link"))
    assert office.path == f"/surveys/{polls.waiting()}/results" and office.says("survey.results.from")
    student = visit(CLASSMATES[0], at=polls, script=False)
    student.go("/surveys")
    assert student.row(TITLES["asteptata"]["ro"]).count() == 0
    student.go(f"/surveys/{polls.waiting()}/results")
    assert student.status == 404


@pytest.mark.parametrize("language", LANGUAGES)
def test_results_are_read_in_every_language(read, language):
    visitor = read(OFFICE, CLASS, size=SMALL, language=language)
    assert visitor.language() == language and visitor.fits()
    assert visitor.reads(sentence("survey.results.settles", language)) and words("survey.scale.5", language) in visitor.text()
    mean = statistics.mean(STEPS)
    assert (f"{mean:.2f}" if language == "en" else two_decimals(mean)) in visitor.text()
    visitor.keep(f"survey-results-{language}")


# What is saved and printed

@either
def test_the_figures_and_the_comments_are_saved_as_tables(read, tmp_path, script):
    visitor = read(OFFICE, CLASS, script=script)
    tables = {}
    for name in ("figures", "comments"):
        file = visitor.download(visitor.page.locator(f"main a[href$='/{name}.csv']"), tmp_path)
        assert re.fullmatch(rf"[a-z0-9-]+-{name}\.csv", file.name)
        text = file.read_text(encoding="utf-8-sig")
        tables[name] = list(csv.DictReader(text.splitlines()))
    lectures = next(row for row in tables["figures"] if row[words("survey.file.item")] == LECTURES)
    assert lectures[words("survey.file.mean")] == f"{statistics.mean(STEPS):.2f}"
    assert lectures[words("survey.file.answers")] == str(len(STEPS)) and lectures[words("survey.scale.4")] == str(STEPS.count(4))
    assert sorted(row[words("survey.file.comment")] for row in tables["comments"]) == SAID


def test_a_teacher_saves_only_what_is_shown(read, tmp_path):
    visitor = read(PROFESSOR, CLASS)
    file = visitor.download(visitor.page.locator("main a[href$='/figures.csv']"), tmp_path)
    text = file.read_text(encoding="utf-8-sig")
    assert PROFESSOR.full_name in text and ASSISTANT.full_name not in text


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_on_paper_stands_what_was_found_and_nothing_to_press(read, scheme):
    visitor = read(OFFICE, CLASS, script=True)
    visitor.page.set_viewport_size({"width": 794, "height": 1123})
    visitor.page.emulate_media(media="print", color_scheme=scheme)
    for hidden in ("footer", "header .side a", "main .files a"):
        assert not visitor.page.locator(hidden).first.is_visible(), hidden
    for shown in ("main .card.item table", "main .said", "h1", "main h2"):
        assert visitor.page.locator(shown).first.is_visible(), shown
    assert visitor.fits()
    colours = visitor.page.evaluate("""() => [
      getComputedStyle(document.documentElement).backgroundColor, getComputedStyle(document.body).color]""")
    # Dark letters on light paper, also for those whose phone is dark.
    light, dark = ([int(part) for part in re.findall(r"\d+", colour)[:3]] for colour in colours)
    assert min(light) > 200 and max(dark) < 80
    pages = len(re.findall(rb"/Type\s*/Page\b", visitor.page.pdf(format="A4")))
    assert 1 <= pages <= 5
