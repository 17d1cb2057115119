"""Whether what students are charged agrees with their registrations, to the cent."""

import sqlite3
from collections import Counter
from dataclasses import dataclass
from typing import Iterator

from exam_office import CURRENCY, PERIODS, PRICES
from registry_log import SEATS, Log, Registration

_COMMISSIONS = {period.key: period for period in PERIODS}


@dataclass(frozen=True)
class Charge:
    person: str
    kind: str
    minor: int
    currency: str
    title: str
    is_reversed: bool


def wrong(database: sqlite3.Connection, log: Log) -> Iterator[str]:
    """What does not agree, in sentences."""
    charges = {row[0]: Charge(*row[1:6], bool(row[6])) for row in database.execute(
        "SELECT id, person_id, kind, amount, currency, title, charge_reversal.charge_id IS NOT NULL FROM charge"
        " LEFT JOIN charge_reversal ON charge_reversal.charge_id = charge.id")}
    used = Counter(
        event.charge for registration in log.registrations.values() for event in registration.events if event.charge)
    yield from (f"charge {charge} is of {used[charge]} events" for charge in charges if used[charge] != 1)
    owed: Counter[str] = Counter()
    for registration in log.registrations.values():
        yield from _wrong_registration(registration, log, charges)
        if registration.seat and registration.fee:
            owed[registration.person] += registration.fee[1]
    charged: Counter[str] = Counter()
    for charge in charges.values():
        charged[charge.person] += 0 if charge.is_reversed else charge.minor
    for person in owed | charged:
        if owed[person] != charged[person]:
            yield f"{person} is charged {charged[person]} for seats that cost {owed[person]}"
    receipts = set(database.execute("SELECT registration_id, sequence FROM exam_receipt"))
    given = {
        (registration.id, event.sequence) for registration in log.registrations.values() for event in registration.events
        if event.kind in SEATS}
    if receipts != given:
        yield f"{len(receipts)} receipts for {len(given)} seats: {list(receipts ^ given)[:3]}"


def _wrong_registration(registration: Registration, log: Log, charges: dict[str, Charge]) -> Iterator[str]:
    where = f"registration {registration.number}"
    kind = _COMMISSIONS[log.periods[registration.period]].fee_kind(registration.ordinal)
    if registration.fee != (kind, PRICES[kind], CURRENCY):
        yield f"{where}, the exam's number {registration.ordinal}, costs {registration.fee}, not {kind}"
    first = next((event for event in registration.events if event.kind in SEATS), None)
    for event in registration.events:
        if (event is first) != (event.charge is not None):
            yield f"{where}: event {event.sequence} {event.kind} has the charge {event.charge}"
    charge = charges.get(first.charge) if first and first.charge else None
    if not charge:
        return
    if (charge.kind, charge.minor, charge.currency) != registration.fee or charge.person != registration.person:
        yield f"{where} costs {registration.fee}, and {charge} is charged"
    if not charge.title.endswith(f"#{registration.number}"):
        yield f"{where}: its charge is called {charge.title}"
    if charge.is_reversed != registration.is_ended:
        yield f"{where} {'has ended' if registration.is_ended else 'holds'}, its charge is {'' if charge.is_reversed else 'not '}taken back"
