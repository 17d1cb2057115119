"""What applicants, their programs and the office know: everything that they sent about registrations, and what of it was acknowledged."""

from dataclasses import dataclass, field


@dataclass
class Wish:
    """A date that was chosen in a form."""

    date: str
    is_acknowledged: bool = False
    # By which number it was acknowledged; None for a place in a waiting list, and where the answer does not say it.
    number: int | None = None
    # Whether it was acknowledged as a place in a waiting list; None where the answer does not say it.
    waits: bool | None = None


@dataclass
class Post:
    """One form, or one request of a program, posted perhaps several times."""

    # "register", "change", "withdraw", "cancel" or "move".
    kind: str
    path: str
    form: dict
    # The dates that a registration was wanted for, or the one to change to.
    wishes: list[Wish] = field(default_factory=list)
    registration: str = ""
    # The number of the last event, or of the version of the date, that the page showed.
    seen: int = 0
    # What a date was to become: see `Clerk`.
    fields: tuple = ()
    # Of a program, which names the period and the course: any registration there is meant that is as old as the one that it saw.
    place: tuple[str, str] | None = None
    # How often it went out.
    sent: int = 0
    is_acknowledged: bool = False


@dataclass
class Registry:
    """Of one client."""

    # The id of the person.
    person: str
    posts: list[Post] = field(default_factory=list)
    # Of own registrations that a page showed: the number of the newest event that it spoke of.
    shown: dict[str, int] = field(default_factory=dict)
    # Codes of receipts that a page showed, with the id of their registration.
    receipts: dict[str, str] = field(default_factory=dict)
    # What should never happen, in sentences.
    troubles: list[str] = field(default_factory=list)
    # Statuses and bodies of replies with which the server refused.
    refusals: list[tuple[int, str]] = field(default_factory=list)
    # No marks are compared.
    marks_seen: int = 0
    wrong_marks: int = 0
    # Registrations, changes, withdrawals, and what the office did.
    acknowledged: int = 0

    def acknowledge(self, post: Post) -> None:
        self.acknowledged += not post.is_acknowledged
        post.is_acknowledged = True

    def acknowledge_wish(self, wish: Wish, number: int | None = None, waits: bool | None = None) -> None:
        self.acknowledged += not wish.is_acknowledged
        wish.is_acknowledged, wish.number, wish.waits = True, number, waits

    def see(self, registration: str, sequence: int) -> None:
        self.shown[registration] = max(sequence, self.shown.get(registration, 0))
