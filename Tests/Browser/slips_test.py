"""Slips with one-time links: a camera reads their pictures, and their codes are typed in three languages."""

import re
import subprocess

import pytest

from conftest import PHONE, SMALL, either
from institution import PASSWORD
from teaching import ADMINS
from words import LANGUAGES, sentence

DESK = (1280, 800)


def scanned(path) -> str:
    """What Debian's reader of QR codes finds in a picture."""
    reader = subprocess.run(
        ["zbarimg", "--nodbus", "--quiet", "--raw", "-Sdisable", "-Sqrcode.enable", str(path)], capture_output=True, text=True, check=True)
    return reader.stdout.strip()


def print_slip(staff, student, **how):
    """An administrator's, for a student."""
    office = staff(ADMINS[0], **how).go(f"/people?q={student.user}")
    office.visitor.press(office.page.locator("main li a", has_text=re.compile(re.escape(student.user) + r"(?!\w)")))
    office.press("people.invitation")
    return office


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["390", "1280"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_camera_reads_the_picture_on_a_screen_and_on_paper(staff, desk, school, tmp_path, scheme, size):
    office = print_slip(staff, desk.student, script=False, size=size, scheme=scheme)
    slip = office.page.locator("section.slip")
    link = slip.locator(".secret").inner_text()
    assert link.startswith(school.origin + "/welcome/")
    slip.screenshot(path=tmp_path / "screen.png")
    assert scanned(tmp_path / "screen.png") == link
    office.page.emulate_media(media="print")
    # Nothing that can only be pressed is on paper, nor what only a screen needs.
    assert office.page.locator("button:visible, a.button:visible, .screen:visible").count() == 0
    assert slip.locator(".code").is_visible()
    office.page.screenshot(path=tmp_path / "paper.png", full_page=True)
    assert scanned(tmp_path / "paper.png") == link


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("script", [False, True], ids=["without-script", "with-script"])
def test_a_code_is_typed_instead_of_the_link(staff, desk, script, language):
    code = print_slip(staff, desk.student, script=False).page.locator(".slip .code").inner_text()
    guest = staff(script=script, size=SMALL).go("/sign-in")
    guest.visitor.choose_language(LANGUAGES[language])
    guest.follow("code.have")
    assert guest.says("code.intro")
    guest.press("code.button")
    assert guest.is_refused(user="sign-in.user-missing", code="code.missing")
    guest.fill(user=desk.student.user, code="K7").press("code.button")
    assert guest.is_refused(code="code.invalid") and guest.field("user").input_value() == desk.student.user
    guest.fill(code="KKKK-KKKK").press("code.button")
    assert guest.is_refused(code="code.wrong")
    guest.fill(user=desk.student.user.upper(), code=code.lower().replace("-", " ")).press("code.button")
    assert guest.visitor.path.startswith("/welcome/") and guest.field("user").input_value() == desk.student.user
    guest.fill(new_password=PASSWORD + "!", new_password_again=PASSWORD + "!").press("welcome.button")
    assert guest.announces("flash.welcome")
    late = staff(script=script, size=SMALL).go("/code")
    late.fill(user=desk.student.user, code=code).press("code.button")
    assert late.is_refused(code="code.wrong")


@either
def test_a_teacher_prints_several_and_is_asked_before_they_end(staff, desk, script):
    teacher = staff(desk.teacher, script=script, size=DESK).open_course(desk).follow("teach.people")
    for number in range(3):
        teacher.open("enrol.one")
        teacher.fill(user=f"listic-{number}.{desk.number}", name=f"Đurđina {number}", surname="Țîrlea").press("enrol.one-button")
    teacher.press("invitations.button")
    slips = teacher.page.locator("section.slip")
    assert slips.count() == 3
    teacher.page.emulate_media(media="print")
    boxes = [slip.bounding_box() for slip in slips.all()]
    tops = [box["y"] for box in boxes]
    assert abs(tops[0] - tops[1]) <= 1 and tops[1] + 1 < tops[2] and boxes[0]["x"] < boxes[1]["x"], "two in a row"
    teacher.page.emulate_media(media="screen")
    teacher.follow("slip.back-to-people").press("invitations.button")
    assert teacher.visitor.status == 422 and teacher.says("invitations.ends")
    assert sum(f".{desk.number}" in row for row in teacher.rows()) == 3
    teacher.press("invitations.replace")
    assert slips.count() == 3
    teacher.follow("slip.back-to-people").follow("slip.invite")
    assert teacher.says("slip.ends")
    teacher.press("slip.create")
    assert slips.count() == 1 and sentence("printed-link.once").search(teacher.visitor.text())
