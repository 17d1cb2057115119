"""What clients know: everything that they sent, and what of it was acknowledged."""

from dataclasses import dataclass, field


@dataclass
class Save:
    """One answer that was posted, perhaps several times."""

    number: int
    # As the log writes it: positions in the document, "1 3"; "" for an answer that was taken back.
    value: str
    # The nonce of the page it was given on.
    page: str
    form: dict
    wants_json: bool
    # By the clock that only goes on, in seconds; of the last post.
    sent_at: float = 0
    is_acknowledged: bool = False
    # How long the record of the disk was when the acknowledgement had come; None without a record.
    position: int | None = None


@dataclass
class Attempt:
    id: str
    title: str
    position: int | None
    saves: list[Save] = field(default_factory=list)
    acknowledged: int = 0
    # Per question, the answers that may stand now: more than one when a post was never answered.
    possible: dict[int, set[str]] = field(default_factory=dict)
    # Per question, positions in the document in the order that is shown.
    orders: dict[int, list[int]] = field(default_factory=dict)
    is_ended: bool = False
    ended_position: int | None = None

    def standing(self, number: int) -> set[str]:
        return self.possible.setdefault(number, {""})

    def send(self, save: Save) -> None:
        if save not in self.saves:
            self.saves.append(save)
        self.standing(save.number).add(save.value)

    def acknowledge(self, save: Save, position: int | None) -> None:
        self.acknowledged += not save.is_acknowledged
        save.is_acknowledged, save.position = True, position
        self.possible[save.number] = {save.value}

    @property
    def unsure(self) -> list[int]:
        """Questions of which nobody knows what stands."""
        return [number for number, values in self.possible.items() if len(values) > 1]


@dataclass
class Notebook:
    """Of one client, over all its attempts."""

    attempts: list[Attempt] = field(default_factory=list)
    # What should never happen, in sentences.
    troubles: list[str] = field(default_factory=list)
    # Statuses and bodies of replies with which the server refused.
    refusals: list[tuple[int, str]] = field(default_factory=list)
    marks_seen: int = 0
    wrong_marks: int = 0

    @property
    def acknowledged(self) -> int:
        return sum(attempt.acknowledged for attempt in self.attempts)
