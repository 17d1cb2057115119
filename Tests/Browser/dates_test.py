"""What day it is: the institution's own, everywhere in these tests."""

from datetime import date, datetime, timezone
from pathlib import Path

import institution


def test_the_institution_s_day_begins_two_hours_before_that_of_utc():
    late = datetime(2026, 11, 23, 22, 30, tzinfo=timezone.utc)
    assert institution.today(late) == date(2026, 11, 24)
    assert institution.today(late.replace(hour=21)) == date(2026, 11, 23)


def test_no_test_asks_the_machine_what_day_it_is():
    asking = ("date." + "today()", "datetime." + "now()")
    folder = Path(__file__).resolve().parents[1]
    assert not [path.name for path in folder.rglob("*.py") if any(words in path.read_text(encoding="utf-8") for words in asking)]
