"""Accounts, one-time links, extra time, settings, one's own profile: what is decided there takes effect at once."""

import re

import pytest

from conftest import PHONE, SMALL, either
from institution import PASSWORD
from teaching import ADMINS, FINAL, NAME
from wire import Wire
from words import sentence, words


@pytest.fixture
def admin(staff):
    """Somebody who administers: `admin(script)`."""
    return lambda script=False, number=0, size=SMALL: staff(ADMINS[number], script=script, size=size)


def open_account(admin, user: str) -> None:
    """Finds an account by its user name, and opens it."""
    admin.go("/people").fill(q=user).press("search.button")
    admin.visitor.press(admin.page.locator("main li a", has_text=re.compile(re.escape(user) + r"(?!\w)")))
    admin.look()


# Accounts

@either
def test_an_administrator_makes_an_account_and_its_link_works_once(admin, staff, school, desk, script):
    office = admin(script)
    user = f"cont.nou-{desk.number}"
    office.go("/people").follow("people.new").press("people.add")
    assert office.visitor.status == 422 and office.is_refused(**{
        "user-name": "people.user-name-invalid", "name": "people.name-missing", "surname": "people.surname-missing"})
    office.fill(**{"user-name": user, "name": "Đurđina", "surname": "Țîrlea", "email": "nou@ex"})
    office.page.locator("input[value=teacher]").check()
    office.press("people.add")
    assert office.is_refused(email="form.email-invalid") and office.page.locator("input[value=teacher]").is_checked()
    office.fill(**{"user-name": desk.teacher.user, "email": ""}).press("people.add")
    assert office.is_refused(**{"user-name": "people.user-name-taken"})
    office.fill(**{"user-name": user}).press("people.add")
    assert office.announces("flash.person-added")
    account = office.visitor.path
    office.press("people.invitation")
    assert office.says("printed-link.once")
    link = re.search(r"http://\S+/welcome/\S+", office.visitor.text())[0].removeprefix(school.origin)
    # Shown once: it does not stand in the account.
    assert link not in Wire(school).sign_in(ADMINS[1]).get(account).text

    guest = staff(script=script, size=PHONE).go(link)
    guest.fill(new_password="scurt", new_password_again="scurt").press("welcome.button")
    assert guest.is_refused(new_password="password.too-short")
    guest.fill(new_password=PASSWORD, new_password_again=PASSWORD + "x").press("welcome.button")
    assert guest.visitor.status == 422
    guest.fill(new_password=PASSWORD, new_password_again=PASSWORD).press("welcome.button")
    assert guest.announces("flash.welcome")
    assert guest.go("/teach").says("teach.empty")

    for again in (staff(script=script), guest):
        again.go(link)
        assert again.says("link-over.sentence") and again.page.locator("main form").count() == 0
    answer = guest.visitor.send(link, **{"new-password": PASSWORD * 2, "new-password-again": PASSWORD * 2})
    assert sentence("link-over.sentence").search(answer.text())
    assert Wire(school).post("/sign-in", user=user, password=PASSWORD).status == 303


@either
def test_a_link_for_a_new_password_ends_the_old_one(admin, staff, school, desk, script):
    office, person = admin(script), staff(desk.student, script=script)
    open_account(office, desk.student.user)
    office.press("people.password-link")
    old = re.search(r"http://\S+/welcome/\S+", office.visitor.text())[0].removeprefix(school.origin)
    office.follow("printed-link.done").press("people.password-link")
    # The earlier one still works, so it asks.
    assert office.visitor.status == 422 and office.says("slip.ends")
    office.press("slip.create")
    link = re.search(r"http://\S+/welcome/\S+", office.visitor.text())[0].removeprefix(school.origin)
    guest = staff(script=script)
    assert guest.go(old).says("link-over.sentence")
    # Until it is used, all is as it was.
    assert person.go("/account").visitor.path == "/account"
    guest.go(link).fill(new_password="patru corbi albaștri", new_password_again="patru corbi albaștri").press("welcome.button")
    assert guest.announces("flash.welcome")
    person.visitor.go("/account")
    assert person.visitor.path.startswith("/sign-in")
    assert Wire(school).post("/sign-in", user=desk.student.user, password=PASSWORD).status != 303


@either
def test_blocking_an_account_ends_its_session_at_once(admin, staff, school, desk, script):
    office, person = admin(script), staff(desk.student, script=script)
    person.visitor.begin_final(FINAL)
    open_account(office, desk.student.user)
    assert office.says("people.is-sitting")
    office.follow("people.disable")
    assert office.says("people.sitting-now")
    office.press("people.disable")
    assert office.visitor.status == 422 and office.says("people.disable-sitting")
    person.page.reload()
    assert person.page.locator("#password").count() == 0
    office.field("sitting").check()
    office.press("people.disable")
    assert office.announces("flash.person-disabled") and office.says("people.disabled")
    person.page.reload()
    assert person.visitor.path.startswith("/sign-in")
    person.visitor.sign_in(desk.student)
    assert person.visitor.path == "/sign-in" and person.visitor.status == 422
    office.press("people.enable")
    assert office.announces("flash.person-enabled")
    person.visitor.sign_in(desk.student)
    assert person.visitor.path != "/sign-in"


def test_an_administrator_ends_all_sessions_of_somebody(admin, staff, desk):
    office, person = admin(), staff(desk.teacher, script=False)
    open_account(office, desk.teacher.user)
    office.press("people.end-sessions")
    assert office.announces("flash.person-sessions-ended")
    person.visitor.go("/teach")
    assert person.visitor.path.startswith("/sign-in")
    person.visitor.sign_in(desk.teacher)
    assert person.visitor.path == "/teach"


def test_nobody_shuts_himself_out(admin):
    office = admin(number=1)
    open_account(office, ADMINS[1].user)
    assert office.link("people.disable").count() == 0
    office.follow("people.edit")
    office.page.locator("input[value=administrator]").uncheck()
    office.page.locator("input[value=teacher]").check()
    office.press("form.save")
    assert office.visitor.status == 422 and office.says("people.own-administrator")


def test_accounts_are_found_by_name_and_role(admin, desk):
    office = admin().go("/people")
    office.fill(q=desk.teacher.user).press("search.button")
    assert any(desk.teacher.full_name in row or desk.teacher.surname in row for row in office.rows())
    assert not any(desk.student.user in row for row in office.rows())
    office.fill(q="", role=words("role.quality-office")).press("search.button")
    assert sum("d.calitate" in row for row in office.rows()) == 1 and not any(desk.teacher.user in row for row in office.rows())


@pytest.mark.parametrize("address", ["/people", "/people/new", "/settings", "/extra-time"])
def test_what_administrators_do_teachers_cannot(staff, desk, address):
    teacher = staff(desk.teacher, script=False)
    teacher.visitor.go(address)
    assert teacher.visitor.status in (403, 404)
    teacher.go("/teach")
    assert teacher.page.locator("nav.tabs a[href='/settings'], nav.tabs a[href='/people']").count() == 0


# Extra time

def minutes_left(student) -> int:
    return int(re.search(r"\d+", student.visitor.left().inner_text())[0])


@either
def test_extra_time_during_an_attempt_counts_on_the_next_page(admin, staff, desk, script):
    student = staff(desk.student, script=script)
    student.visitor.begin_final(FINAL)
    assert 28 <= minutes_left(student) <= 30
    teacher = staff(desk.teacher, script=script, size=SMALL).open_course(desk).follow("extra-time.title")
    teacher.visitor.press(teacher.visitor.row(FINAL).get_by_role("link"))
    chosen = f"{desk.student.surname} {desk.student.name} ({desk.student.user})"
    teacher.fill(person=chosen, factor="1,5", minutes="nouă").press("form.save")
    assert teacher.is_refused(minutes="extra-time.minutes-invalid") and teacher.field("factor").input_value() == "1,5"
    teacher.fill(minutes="10").press("form.save")
    assert teacher.announces("flash.extra-time-moved")
    student.visitor.leave("next")
    assert 53 <= minutes_left(student) <= 55

    office = admin(script)
    open_account(office, desk.student.user)
    office.follow("extra-time.title").fill(factor="2", minutes="0").press("form.save")
    # The exception for one test stands in the place of what counts everywhere.
    student.visitor.leave("previous")
    assert 53 <= minutes_left(student) <= 55
    teacher.press("extra-time.end-exception")
    student.visitor.leave("next")
    assert 58 <= minutes_left(student) <= 60
    assert any(FINAL in row for row in office.rows()), "the personal deadlines"
    office.press("extra-time.remove")
    student.visitor.leave("previous")
    assert 28 <= minutes_left(student) <= 30


# Settings, one's own profile

@either
def test_settings_are_seen_at_once(admin, staff, school, script):
    office = admin(script, number=2).go("/settings")
    office.fill(name="", zone="Marte/Olimp").press("form.save")
    assert office.is_refused(name="settings.name-missing", zone="settings.zone-unknown")
    name = "Universitatea „Ștefan & Đurađ” <Subotica>"
    try:
        office.fill(name=name, zone="Europe/Belgrade", contact="Biroul IT, camera 12").press("form.save")
        assert office.announces("flash.settings-saved")
        guest = staff(script=script).go("/sign-in")
        assert name in guest.visitor.text() and "camera 12" in guest.visitor.text()
    finally:
        office.fill(name=NAME, zone="Europe/Bucharest", contact="Biroul IT, sala 2016").press("form.save")
    assert NAME in guest.go("/sign-in").visitor.text()


@either
def test_a_teacher_tells_the_students_where_the_office_is(staff, desk, script):
    teacher, student = staff(desk.teacher, script=script, size=SMALL), staff(desk.student, script=False)
    teacher.go("/account").follow("profile.title")
    teacher.fill(office="Sala 2013, etajul 2", office_hours="marți 14–16", web_page="https:// pagina").press("form.save")
    if script or teacher.visitor.status == 422:
        assert teacher.is_refused(web_page="profile.web-page-invalid")
    teacher.fill(web_page="https://pagini.example.org/profesor").press("form.save")
    assert teacher.announces("flash.profile-saved")
    teacher.open_course(desk).follow("teach.as-shown")
    address = teacher.visitor.path
    student.go(address)
    for text in ("Sala 2013, etajul 2", "marți 14–16"):
        assert text in student.visitor.text(), text
    assert student.page.locator("a[href='https://pagini.example.org/profesor']").count() == 1
