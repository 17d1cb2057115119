"""What a database has of registrations for exams, and what follows from it by rules that are written here again: who has a seat on a
date, and who waits for one in which order."""

import sqlite3
from dataclasses import dataclass, field

ENDS = {"withdrawn", "cancelled", "passed", "unenrolled", "account-ended", "role-ended"}
SEATS = {"registered", "changed", "moved-up"}


@dataclass(frozen=True)
class Event:
    sequence: int
    kind: str
    date: str
    maker: str | None
    charge: str | None


@dataclass
class Registration:
    id: str
    number: int
    period: str
    course: str
    person: str
    ordinal: int
    # Kind, minor units and currency; None for nothing.
    fee: tuple[str, int, str] | None
    events: list[Event] = field(default_factory=list)
    # What follows from the events so far.
    seat: str | None = None
    waiting: str | None = None
    is_ended: bool = False

    @property
    def holds(self) -> bool:
        return bool(self.seat or self.waiting)

    def take(self, event: Event) -> None:
        self.events.append(event)
        if event.kind in SEATS:
            self.seat, self.waiting = event.date, None
        elif event.kind == "queued":
            self.waiting = event.date
        elif event.kind == "left":
            self.waiting = None
        else:
            self.seat, self.waiting, self.is_ended = None, None, True

    def event(self, sequence: int) -> Event | None:
        return self.events[sequence - 1] if 0 < sequence <= len(self.events) else None


@dataclass(frozen=True)
class Version:
    """What a date was."""

    # In milliseconds since 1970.
    starts: int
    room: str
    seats: int
    waits: bool
    is_closed: bool


@dataclass
class Date:
    id: str
    key: str
    period: str
    # In their order.
    versions: list[Version] = field(default_factory=list)
    seated: set[str] = field(default_factory=set)
    # Registrations, the first first.
    queue: list[str] = field(default_factory=list)

    @property
    def present(self) -> Version:
        return self.versions[-1]

    @property
    def most(self) -> int:
        """The most seats that it ever had."""
        return max(version.seats for version in self.versions)


class Log:
    """Replays all events in the order in which they were written: rows are only added."""

    def __init__(self, database: sqlite3.Connection):
        # What is against the rules, in sentences.
        self.wrong: list[str] = []
        self.periods: dict[str, str] = dict(database.execute("SELECT id, period_key FROM exam_period"))
        self.dates = {row[0]: Date(*row) for row in database.execute("SELECT id, date_key, period_id FROM exam_date")}
        for date, sequence, *version in database.execute(
                "SELECT date_id, sequence, starts_at, room, seats, has_waiting_list, is_closed FROM exam_date_version"
                " ORDER BY date_id, sequence"):
            versions = self.dates[date].versions
            versions.append(Version(version[0], version[1], version[2], bool(version[3]), bool(version[4])))
            self._expect(sequence == len(versions), f"version {sequence} of date {date} is at place {len(versions)}")
        self.registrations = {
            row[0]: Registration(*row[:6], None if row[6] is None else (row[6], row[7], row[8])) for row in database.execute(
                "SELECT id, number, period_id, course_id, person_id, ordinal, fee_kind, fee, currency FROM exam_registration")}
        for registration, *event in database.execute(
                "SELECT registration_id, sequence, kind, date_id, maker_id, charge_id FROM exam_registration_event ORDER BY rowid"):
            self._happen(self.registrations[registration], Event(*event))
        self._expect_room()
        self._compare_places(database)
        self._expect_settled()
        numbers = sorted(registration.number for registration in self.registrations.values())
        self._expect(numbers == list(range(1, len(numbers) + 1)), f"registrations are numbered {numbers[-3:]}, of {len(numbers)}")
        for registration in self.registrations.values():
            self._expect(bool(registration.events), f"registration {registration.number} has no event")

    def _expect(self, holds: bool, sentence: str) -> None:
        if not holds:
            self.wrong.append(sentence)

    def _happen(self, registration: Registration, event: Event) -> None:
        where = f"registration {registration.number}, event {event.sequence} {event.kind}"
        date = self.dates[event.date]
        self._expect(event.sequence == len(registration.events) + 1, f"{where}: {len(registration.events)} were there before")
        self._expect(not registration.is_ended, f"{where}: it had ended")
        if event.sequence == 1:
            self._expect_new(registration, where)
        # Who move up one after the other exchange seats: between two of them a date may have one too many.
        if event.kind != "moved-up":
            self._expect_room()
        if event.kind in ("registered", "changed"):
            self._expect(not date.queue, f"{where}: others waited for {date.key}")
        if event.kind == "moved-up":
            self._expect(date.queue[:1] == [registration.id], f"{where}: was not the first who waited for {date.key}")
        if event.kind == "queued" and len(date.versions) == 1:
            is_full = len(date.seated) >= date.present.seats or bool(date.queue)
            self._expect(is_full and date.present.waits, f"{where}: {date.key} had a seat, or has no list")
        self._move(registration, event)

    def _move(self, registration: Registration, event: Event) -> None:
        seat, waiting = registration.seat, registration.waiting
        registration.take(event)
        if seat != registration.seat:
            if seat:
                self.dates[seat].seated.discard(registration.id)
            if registration.seat:
                self.dates[registration.seat].seated.add(registration.id)
        if waiting and (waiting != registration.waiting or event.kind == "queued"):
            self.dates[waiting].queue.remove(registration.id)
        if event.kind == "queued":
            self.dates[event.date].queue.append(registration.id)

    def _expect_new(self, registration: Registration, where: str) -> None:
        others = [
            other for other in self.registrations.values()
            if other is not registration and other.holds
            and (other.person, other.course) == (registration.person, registration.course)]
        self._expect(
            all(other.period != registration.period for other in others), f"{where}: another one of the same exam holds")
        earlier = sum(other.seat is not None for other in others)
        self._expect(registration.ordinal == earlier + 1, f"{where}: is number {registration.ordinal}, after {earlier} seats")

    def _expect_room(self) -> None:
        for date in self.dates.values():
            self._expect(len(date.seated) <= date.most, f"{len(date.seated)} sit on {date.key}, which has {date.most} seats")

    def _compare_places(self, database: sqlite3.Connection) -> None:
        seats: dict[str, str] = {}
        queues: dict[str, list[str]] = {date: [] for date in self.dates}
        for registration, kind, date in database.execute("SELECT registration_id, kind, date_id FROM exam_place ORDER BY position"):
            if kind == "seat":
                seats[registration] = date
            else:
                queues[date].append(registration)
        for registration in self.registrations.values():
            self._expect(
                seats.get(registration.id) == registration.seat,
                f"registration {registration.number} sits on {seats.get(registration.id)}, by its events on {registration.seat}")
        for date in self.dates.values():
            self._expect(
                queues[date.id] == date.queue, f"{date.key} is waited for by {queues[date.id]}, by the events {date.queue}")

        counted = {date: (seated, waiting) for date, seated, waiting in database.execute("SELECT * FROM exam_crowd ORDER BY date_id")}
        for date in self.dates.values():
            crowd = len(date.seated), len(date.queue)
            self._expect(
                counted.get(date.id, (0, 0)) == crowd, f"{date.key} has {crowd}, seated and waiting, and {counted.get(date.id)} beside it")

    def _expect_settled(self) -> None:
        """No seat is free that somebody waits for, and no two wait for each other's."""
        for date in self.dates.values():
            self._expect(
                not date.queue or len(date.seated) >= date.present.seats,
                f"{date.present.seats - len(date.seated)} seats of {date.key} are free, and {len(date.queue)} wait")
            path = []
            present: Date | None = date
            while present and present.queue and present not in path:
                path.append(present)
                seat = self.registrations[present.queue[0]].seat
                present = self.dates[seat] if seat else None
            self._expect(present is not date or not path, f"who are the first for {[each.key for each in path]} could exchange seats")
