"""The payment code beside a charge: a bank's application reads it from a screen and from paper."""

import pytest

from conftest import PHONE, SMALL
from Harness.database import editing
from institution import now
from slips_test import scanned


@pytest.mark.parametrize("size", [SMALL, PHONE], ids=["320", "390"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_bank_reads_the_code_of_a_charge_letter_for_letter(staff, desk, school, tmp_path, scheme, size):
    charge = f"charge-{desk.number}-{scheme}-{size[0]}"
    moment = int(now().timestamp() * 1000)
    with editing(school.database) as database:
        database.execute(
            "INSERT OR REPLACE INTO finance_setting (id, recipient, recipient_account, purpose, offers_ips, debt_blocks)"
            " VALUES ('only', 'Univerzitet Šćepan Đurić', '845-404849-87', NULL, 1, 0)")
        database.execute(
            "INSERT INTO charge (id, person_id, school_year, kind, title, amount, currency, reference, reference_key, made_at)"
            " VALUES (?, (SELECT id FROM person WHERE user_name = ?), '2026/2027', 'other', 'Ispitni rok, žalba', 1234567, 'RSD',"
            " '11-22', '1122', ?)", (charge, desk.student.user, moment))
    student = staff(desk.student, script=False, size=size, scheme=scheme).visitor
    student.go(f"/finances/charges/{charge}")
    assert student.fits()
    expected = (
        "K:PR|V:01|C:1|R:845000000040484987|N:Univerzitet Šćepan Đurić|I:RSD12345,67|SF:189|S:Ispitni rok, žalba|RO:001122")
    student.page.locator(".pay").screenshot(path=tmp_path / "screen.png")
    assert scanned(tmp_path / "screen.png") == expected
    student.page.emulate_media(media="print")
    student.page.screenshot(path=tmp_path / "paper.png", full_page=True)
    assert scanned(tmp_path / "paper.png") == expected
