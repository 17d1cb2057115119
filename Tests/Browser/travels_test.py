"""What students take away from a test: the receipt, the saved files, what they send; and what is stored about them."""

import json
import re
import urllib.parse

import pytest

import institution
import papers
from conftest import PHONE, SMALL, either
from pages_test import axe_violations
from words import LANGUAGES, sentence, words

RECEIPT = re.compile(r"\b(?:[0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{5}\b")


def wording() -> list[str]:
    """The questions and options of the tests, as a saved file would show them."""
    lines = re.findall(r"^(?:### |- \[[ x]\] )(.+?)(?: \{.*\})?$", papers.app_questions(), re.M)
    return [line.replace("*", "").replace("`", "") for line in lines if len(line) > 7]


def take_quiz(visitor) -> str:
    """Answers three of five questions and gives the address of the results."""
    visitor.take_quiz()
    return visitor.path


def take_quiz_with_words(visitor) -> list[str]:
    """The same; gives the words of the three answers."""
    visitor.begin_quiz()
    given = []
    for _ in range(3):
        given.append(visitor.page.locator("label", has=visitor.options()).first.inner_text())
        visitor.choose(0)
        visitor.leave("next")
    visitor.end()
    return given


def receipt(visitor):
    """The row of the results that leads to the receipt."""
    return visitor.page.locator("main a[href^='/receipts/']")


def to_sharing(visitor) -> None:
    visitor.press(visitor.page.get_by_role("link", name=words("sharing.share", visitor.language()), exact=True))
    assert visitor.path.endswith("/sharing") and visitor.fits()


# The receipt

@either
def test_the_receipt_is_genuine_for_whoever_has_its_address(visit, student, script):
    owner = visit(student, script=script, size=SMALL)
    take_quiz(owner)
    code, address = receipt(owner).locator("strong").inner_text(), receipt(owner).get_attribute("href")
    assert RECEIPT.fullmatch(code) and address == f"/receipts/{code}"

    anybody = visit(script=script, size=SMALL)
    anybody.go(address)
    assert anybody.status == 200 and anybody.says("receipt.genuine") and anybody.fits()
    text = anybody.text()
    assert institution.QUIZ in text and code in text
    assert words("receipt.answered-of").format(answered=3, total=5) in text
    for secret in (student.surname, student.user, str(student.number), words("results.mark"), institution.COURSE):
        assert secret not in text, secret
    anybody.press(anybody.page.get_by_role("link", name=words("receipt.another"), exact=True))
    assert anybody.path == "/receipts"


@either
def test_a_code_typed_by_hand_is_understood(visit, student, script):
    owner = visit(student, script=script)
    take_quiz(owner)
    code = receipt(owner).locator("strong").inner_text()

    anybody = visit(script=script)
    alike = code.replace("-", " ").replace("0", "o").replace("1", "l")
    for typed in (code.lower().replace("-", ""), alike, f"{owner.product.origin}/receipts/{code}"):
        anybody.go("/receipts")
        anybody.page.fill("#code", typed)
        anybody.press_main()
        assert anybody.path == f"/receipts/{code}" and anybody.says("receipt.genuine"), typed


def test_a_code_that_is_none_or_unknown_is_explained_beside_the_field(visit, student):
    anybody = visit(script=False)
    for typed, status, key in [
        ("", 422, "receipt.code-missing"), ("ABC", 422, "receipt.code-wrong"), ("0" * 25, 404, "receipt.unknown"),
    ]:
        anybody.go("/receipts")
        anybody.page.fill("#code", typed)
        anybody.press_main()
        assert anybody.status == status and anybody.says(key), typed
        assert anybody.page.locator("#code-error").count() == 1
        assert anybody.page.title().startswith(words("form.error-prefix"))
    assert anybody.page.input_value("#code") == "-".join(["00000"] * 5)


def test_a_running_attempt_has_nothing_to_take_away_yet(visit, student):
    visitor = visit(student, script=False)
    attempt = visitor.begin_final()
    for part in ("/sharing", "/report.html", "/report.txt"):
        visitor.go(attempt + part)
        assert visitor.path == f"{attempt}/questions/1", part


def test_nobody_else_gets_what_is_taken_away(visit, student, other_student):
    owner, other, stranger = visit(student, script=False), visit(other_student, script=False), visit(script=False)
    attempt = take_quiz(owner).removesuffix("/results")
    for part in ("/sharing", "/report.html", "/report.txt"):
        other.go(attempt + part)
        assert other.status == 404, part
        stranger.go(attempt + part)
        assert stranger.path.startswith("/sign-in"), part


# Saved files

@pytest.mark.parametrize("language", LANGUAGES)
def test_the_saved_page_is_read_without_the_site(visit, student, tmp_path, language):
    visitor = visit(student, size=SMALL)
    given = take_quiz_with_words(visitor)
    visitor.choose_language(LANGUAGES[language])
    code = receipt(visitor).locator("strong").inner_text()
    to_sharing(visitor)
    saved = visitor.download(visitor.page.get_by_role("link", name=words("sharing.page", language), exact=True), tmp_path)
    assert re.fullmatch(r"autoevaluare-alcatuirea-unei-aplicatii-\d{4}-\d\d-\d\d\.html", saved.name)
    (visitor.kept_pages / f"saved-{language}.html").write_bytes(saved.read_bytes())

    reader = visit(size=SMALL)
    asked: list[str] = []
    reader.page.on("request", lambda request: asked.append(request.url))
    reader.page.context.set_offline(True)
    reader.page.goto(saved.as_uri())
    assert asked == [saved.as_uri()]
    assert reader.page.locator("script, link, iframe, object, [onload], [onerror]").count() == 0
    assert reader.language() == language and reader.page.inner_text("h1") == institution.QUIZ
    for text in (student.full_name, code, words("results.mark", language), words("review.no-answer", language), *given):
        assert text in reader.text(), text
    assert reader.page.locator("ol > li").count() == 5 and papers.EXPLANATION not in reader.page.content()
    assert reader.page.get_by_role("link").get_attribute("href") == f"{visitor.product.origin}/receipts/{code}"
    for scheme in ("light", "dark"):
        reader.page.emulate_media(color_scheme=scheme)
        assert axe_violations(reader) == []
    for size in (SMALL, PHONE):
        reader.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert reader.fits()


@either
def test_the_saved_text_fits_any_screen(visit, student, tmp_path, script):
    visitor = visit(student, script=script)
    given = take_quiz_with_words(visitor)
    code = receipt(visitor).locator("strong").inner_text()
    to_sharing(visitor)
    saved = visitor.download(visitor.page.get_by_role("link", name=words("sharing.text"), exact=True), tmp_path)
    assert saved.suffix == ".txt"
    text = saved.read_text(encoding="utf-8")
    assert all(len(line) <= 76 or " " not in line.strip() for line in text.splitlines())
    for part in (student.full_name, institution.QUIZ, code, f"{visitor.product.origin}/receipts/{code}", *given):
        assert part in " ".join(text.split()), part
    assert papers.EXPLANATION not in text and not re.search("</?[a-z]|&[a-z]+;", text)


def test_while_a_final_is_open_none_of_its_wording_is_in_what_is_saved(visit, student, tmp_path):
    visitor = visit(student)
    visitor.begin_final()
    for number in range(1, 6):
        visitor.choose(0)
        visitor.leave("next" if number < 5 else "done")
    visitor.press_main()
    to_sharing(visitor)
    shown = visitor.page.content()
    files = [
        visitor.download(visitor.page.get_by_role("link", name=words(key), exact=True), tmp_path)
        for key in ("sharing.page", "sharing.text")
    ]
    visitor.go("/account/data")
    files.append(visitor.download(visitor.page.get_by_role("link", name=words("my-data.download"), exact=True), tmp_path))
    texts = [path.read_text(encoding="utf-8") for path in files]
    for text in [*texts, shown]:
        assert [line for line in wording() if line in text] == []
        assert papers.EXPLANATION not in text
    assert all(sentence("report.wording-later").search(text) for text in (texts[0], " ".join(texts[1].split())))
    assert words("report.option").format(number=1) not in shown and words("report.option").format(number=1) in texts[1]


def test_the_wording_that_is_looked_for_is_in_what_is_saved_of_a_quiz(visit, student, tmp_path):
    """So that the test above can fail."""
    visitor = visit(student)
    take_quiz(visitor)
    to_sharing(visitor)
    text = visitor.download(visitor.page.get_by_role("link", name=words("sharing.page"), exact=True), tmp_path).read_text()
    assert len([line for line in wording() if line in text]) >= 5


# Sent

def shared_lines(visitor) -> list[str]:
    return visitor.page.inner_text("#share-text").strip().splitlines()


def check_harmless(text: str) -> None:
    """Test, mark, counts and receipt: no answer, and no name."""
    assert institution.QUIZ in text and RECEIPT.search(text)
    assert [line for line in wording() if line in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_mail_has_a_subject_and_a_text_without_any_answer(visit, student, language):
    visitor = visit(student, script=False, size=SMALL)
    take_quiz(visitor)
    visitor.choose_language(LANGUAGES[language])
    to_sharing(visitor)
    address = visitor.page.get_by_role("link", name=words("sharing.mail", language), exact=True).get_attribute("href")
    assert address.startswith("mailto:?")
    fields = dict(part.split("=", 1) for part in address.removeprefix("mailto:?").split("&"))
    assert set(fields) == {"subject", "body"} and not any("+" in value for value in fields.values())
    subject, body = (urllib.parse.unquote(fields[name], errors="strict") for name in ("subject", "body"))
    assert subject == words("sharing.subject", language).format(test=institution.QUIZ)
    assert "\r" not in body.replace("\r\n", "") and body.split("\r\n") == shared_lines(visitor)
    check_harmless(body)
    assert student.surname not in subject + body


def test_the_text_is_copied_by_one_press(visit, student):
    visitor = visit(student)
    visitor.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    take_quiz(visitor)
    to_sharing(visitor)
    button = visitor.page.get_by_role("button", name=words("sharing.copy"), exact=True)
    button.click()
    visitor.page.get_by_role("status").get_by_text(words("sharing.copied")).wait_for(state="attached")
    copied = visitor.page.evaluate("navigator.clipboard.readText()")
    assert [line.strip() for line in copied.splitlines()] == shared_lines(visitor)
    check_harmless(copied)


def test_the_text_is_copied_where_the_browser_has_no_clipboard_for_scripts(visit, student):
    visitor = visit(student)
    visitor.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    take_quiz(visitor)
    visitor.page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    to_sharing(visitor)
    visitor.page.get_by_role("button", name=words("sharing.copy"), exact=True).click()
    visitor.page.get_by_role("status").get_by_text(words("sharing.copied")).wait_for(state="attached")
    lines = shared_lines(visitor)
    visitor.watch(visitor.page.context.new_page())
    visitor.go("/tests")
    assert visitor.page.evaluate("navigator.clipboard.readText()").splitlines() == lines


def test_the_saved_and_the_mailed_are_there_without_script_and_the_buttons_are_not(visit, student):
    visitor = visit(student, script=False)
    take_quiz(visitor)
    to_sharing(visitor)
    assert visitor.page.locator("main button:visible").count() == 0
    assert visitor.page.locator("main a:visible").count() >= 3


def test_the_browsers_own_sharing_is_not_offered_where_there_is_none(visit, student):
    visitor = visit(student)
    visitor.page.add_init_script("delete Navigator.prototype.share")
    take_quiz(visitor)
    to_sharing(visitor)
    visitor.page.get_by_role("button", name=words("sharing.copy"), exact=True).wait_for()
    assert visitor.page.locator("[data-share]").is_hidden()


def test_the_browsers_own_sharing_gets_title_text_and_address(visit, student):
    visitor = visit(student)
    visitor.page.add_init_script(
        "Object.defineProperty(navigator, 'share', { value: data => { window.shared = data; return Promise.resolve() } })")
    take_quiz(visitor)
    to_sharing(visitor)
    visitor.page.get_by_role("button", name=words("sharing.share"), exact=True).click()
    shared, lines = visitor.page.evaluate("window.shared"), shared_lines(visitor)
    assert shared == {
        "title": institution.QUIZ, "text": "\n".join(lines[:-1]), "url": re.search(r"https?://\S+", lines[-1])[0]}
    check_harmless(shared["text"] + shared["url"])


def test_whoever_changes_their_mind_about_sharing_sees_no_trouble(visit, student):
    visitor = visit(student)
    visitor.page.add_init_script(
        "Object.defineProperty(navigator, 'share', { value: () => Promise.reject(new DOMException('no', 'AbortError')) })")
    take_quiz(visitor)
    to_sharing(visitor)
    visitor.page.get_by_role("button", name=words("sharing.share"), exact=True).click()
    assert visitor.page.get_by_role("button", name=words("sharing.share"), exact=True).is_enabled()


# What is stored

@either
def test_my_data_is_all_on_one_page_and_in_a_file(visit, student, other_student, tmp_path, script):
    visitor = visit(student, script=script, size=SMALL)
    visitor.go("/lessons")
    visitor.open_lesson(institution.FIRST_LESSON)
    results = take_quiz(visitor)
    code = receipt(visitor).locator("strong").inner_text()
    visitor.go("/account")
    visitor.press(visitor.page.get_by_role("link", name=words("my-data.title"), exact=True))
    assert visitor.path == "/account/data" and visitor.fits()
    stored = [student.user, student.name, str(student.number), institution.COURSE, institution.QUIZ, institution.FIRST_LESSON, code]
    for text in stored:
        assert text in visitor.page.inner_text("main"), text
    assert other_student.user not in visitor.page.content()

    saved = visitor.download(visitor.page.get_by_role("link", name=words("my-data.download"), exact=True), tmp_path)
    data = json.loads(saved.read_text(encoding="utf-8"))
    assert saved.name == f"gata-{student.user}.json"
    assert data["account"]["userName"] == student.user and data["account"]["indexNumber"] == str(student.number)
    [attempt] = data["attempts"]
    assert attempt["kind"] == "quiz" and attempt["receipt"]["code"] == code and attempt["id"] == results.split("/")[2]
    assert len(attempt["answers"]) == 3 and attempt["submission"]["result"]["unanswered"] == 2
    assert [lesson["lesson"]["title"] for lesson in data["lessons"]] == [institution.FIRST_LESSON]
    secrets = [cookie["value"] for cookie in visitor.page.context.cookies() if len(cookie["value"]) > 10]
    assert secrets and not any(secret in saved.read_text() for secret in secrets)


def test_a_visitor_reads_about_privacy_before_signing_in(visit):
    visitor = visit(script=False, size=SMALL)
    visitor.go("/sign-in")
    visitor.press(visitor.page.get_by_role("link", name=words("privacy.title"), exact=True))
    assert visitor.path == "/privacy" and visitor.status == 200 and visitor.fits()
    for key in ("kept", "seen", "long", "cookies", "never"):
        assert words(f"privacy.{key}") in visitor.page.locator("h2").all_inner_texts()
    assert visitor.page.locator("main a[href='/account/data']").count() == 0
    visitor.choose_language("English")
    assert visitor.path == "/privacy" and visitor.language() == "en"
    # Each of them is told on the page: the language that was chosen, and what protects forms.
    assert {cookie["name"] for cookie in visitor.page.context.cookies()} <= {"l", "v"}
    visitor.go("/account/data")
    assert visitor.path.startswith("/sign-in")
