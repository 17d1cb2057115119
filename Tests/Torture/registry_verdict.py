"""The judge of registrations: compares what is in a database with what applicants and the office were told, and with the rules."""

import sqlite3
from collections import Counter
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import registry_money
from Harness.database import copied, faults
from registry import Post, Registry, Wish
from registry_log import ENDS, SEATS, Event, Log, Registration
from verdict import Verdict

ZONE = ZoneInfo("Europe/Bucharest")


def judge(data: Path, registries: list[Registry]) -> Verdict:
    """Reads a copy of the database of a server that has ended."""
    verdict = Verdict()
    with copied(data / "gata.sqlite") as database:
        try:
            if found := faults(database):
                verdict.blame("integrity", "; ".join(found[:3]))
            log = Log(database)
            for sentence in [*log.wrong, *registry_money.wrong(database, log)]:
                verdict.blame("integrity", sentence)
            receipts = dict(database.execute("SELECT code, registration_id FROM exam_receipt"))
        except (sqlite3.DatabaseError, KeyError, ValueError) as error:
            verdict.blame("integrity", f"the database cannot be read: {error!r}")
            return verdict
    _Judge(log, registries, verdict).check(receipts)
    return verdict


class _Judge:
    def __init__(self, log: Log, registries: list[Registry], verdict: Verdict):
        self.log, self.registries, self.verdict = log, registries, verdict
        self.of_people: dict[str, list[Registration]] = {}
        for registration in log.registrations.values():
            self.of_people.setdefault(registration.person, []).append(registration)

    def check(self, receipts: dict[str, str]) -> None:
        for registry in self.registries:
            for post in registry.posts:
                self._check_post(post, registry.person)
            for registration, sequence in registry.shown.items():
                there = self.log.registrations.get(registration)
                self._due(
                    there is not None and there.person == registry.person and there.event(sequence) is not None,
                    f"registration {registration} of {registry.person} was shown with {sequence} events")
            for code, registration in registry.receipts.items():
                self._due(receipts.get(code) == registration, f"the receipt {code} of registration {registration} was shown")
        self._check_events()
        self._check_moves()

    def _due(self, is_there: bool, sentence: str) -> None:
        """Something was acknowledged."""
        self.verdict.checked += 1
        if not is_there:
            self.verdict.blame("lost", f"{sentence}, and is not there")

    # What was acknowledged

    def _check_post(self, post: Post, person: str) -> None:
        if post.kind == "register":
            for wish in post.wishes:
                if wish.is_acknowledged:
                    self._due(self._is_registered(wish, person), f"{wish} of {person} was acknowledged")
        elif post.is_acknowledged and post.kind == "move":
            self._due(self._is_moved(post), f"{post} was acknowledged")
        elif post.is_acknowledged:
            registration = self.log.registrations.get(post.registration)
            self._due(
                registration is not None and self._is_done(post, registration),
                f"{post} of {person} was acknowledged, with {registration and registration.events}")

    def _is_registered(self, wish: Wish, person: str) -> bool:
        own = self.of_people.get(person, [])
        if wish.number is not None:
            return any(
                registration.number == wish.number and _has(registration, SEATS, wish.date) for registration in own)
        kinds = {"queued"} if wish.waits else {"queued", *SEATS}
        return any(_has(registration, kinds, wish.date) for registration in own)

    @staticmethod
    def _is_done(post: Post, registration: Registration) -> bool:
        """As the next event; or it was so already."""
        if post.kind in ("withdraw", "cancel"):
            return registration.is_ended
        date = post.wishes[0].date
        following = registration.event(post.seen + 1)
        if following and following.kind == "left" and _seat_before(registration, following) == date:
            return True
        return _has(registration, {"queued", *SEATS}, date)

    def _is_moved(self, post: Post) -> bool:
        versions = self.log.dates[post.registration].versions
        return len(versions) > post.seen and self._fields(post, post.seen) == post.fields

    def _fields(self, post: Post, index: int) -> tuple:
        version = self.log.dates[post.registration].versions[index]
        return version.seats, version.room, f"{datetime.fromtimestamp(version.starts / 1000, ZONE):%H:%M}", version.is_closed

    # What is there

    def _check_events(self) -> None:
        """Nothing happened that nobody asked for, and nothing twice."""
        begun: Counter[tuple[str, str]] = Counter()
        asked: dict[tuple[object, int], list[Post]] = {}
        cancelled: dict[str, set[str]] = {}
        for registry in self.registries:
            for post in registry.posts:
                if post.kind == "register":
                    begun.update({(registry.person, wish.date): post.sent for wish in post.wishes})
                elif post.kind == "cancel":
                    cancelled.setdefault(post.registration, set()).add(registry.person)
                elif post.kind != "move":
                    asked.setdefault((post.registration, post.seen), []).append(post)
                    if post.place:
                        asked.setdefault(((registry.person, *post.place), post.seen), []).append(post)
        used: Counter[int] = Counter()
        for registration in sorted(self.log.registrations.values(), key=lambda registration: registration.number):
            for event in registration.events:
                where = f"registration {registration.number}: event {event.sequence} {event.kind}"
                is_own = event.kind not in ("moved-up", "cancelled")
                makers = {registration.person} if is_own else {None}
                if event.kind == "cancelled":
                    makers = cancelled.get(registration.id, set())
                if event.maker not in makers:
                    self.verdict.blame("integrity", f"{where} was made by {event.maker}")
                if is_own and event.sequence == 1:
                    begun[registration.person, event.date] -= 1
                elif is_own and not _is_asked(registration, event, asked, used):
                    self.verdict.blame("integrity", f"{where}, which nobody asked for")
        for (person, date), left in begun.items():
            if left < 0:
                self.verdict.blame("integrity", f"{person} is registered for {date} {-left} times more often than asked for")

    def _check_moves(self) -> None:
        """Dates are what the office made of them."""
        asked = {
            (post.registration, post.seen): post for registry in self.registries for post in registry.posts if post.kind == "move"}
        for date in self.log.dates.values():
            for index in range(1, len(date.versions)):
                post = asked.get((date.id, index))
                if not post or self._fields(post, index) != post.fields:
                    self.verdict.blame("integrity", f"{date.key}: version {index + 1} is {date.versions[index]}, asked for was {post}")


def _is_asked(
        registration: Registration, event: Event, asked: dict[tuple[object, int], list[Post]], used: Counter[int]) -> bool:
    """Of this registration, or by a program of its place, as often as it was sent."""
    for meant in [registration.id, (registration.person, registration.period, registration.course)]:
        for post in sorted(asked.get((meant, event.sequence - 1), []), key=lambda post: post.place is not None):
            if _asks(post, registration, event) and used[id(post)] < post.sent:
                used[id(post)] += 1
                return True
    return False


def _has(registration: Registration, kinds: set[str], date: str) -> bool:
    return any(event.kind in kinds and event.date == date for event in registration.events)


def _seat_before(registration: Registration, event: Event) -> str | None:
    earlier = [each for each in registration.events[:event.sequence - 1] if each.kind in SEATS]
    return earlier[-1].date if earlier else None


def _asks(post: Post, registration: Registration, event: Event) -> bool:
    if event.kind in ENDS:
        return post.kind == "withdraw"
    date = post.wishes[0].date if post.wishes else None
    return post.kind == "change" and date == (_seat_before(registration, event) if event.kind == "left" else event.date)
