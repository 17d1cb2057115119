"""What teachers know: every value that they sent into a cell of a course's points, and what of it was acknowledged."""

from dataclasses import dataclass, field

# As the database writes it: points in thousandths, or attendance.
Value = int | str


@dataclass(frozen=True)
class Cell:
    person: str
    # The key of the part.
    part: str
    # 0 for a part that is counted once.
    week: int


@dataclass
class Entry:
    """What one post has for one cell."""

    cell: Cell
    value: Value
    # The number of the entry that the page showed; 0 where it showed none.
    seen: int
    # Whether it is typed, or meant by the button that enters everybody else as present.
    is_typed: bool = True
    is_acknowledged: bool = False
    # Whether it was answered that it is not saved.
    is_refused: bool = False
    # Under which number it was acknowledged; None where the answer does not say it.
    sequence: int | None = None

    @property
    def text(self) -> str:
        return self.value if isinstance(self.value, str) else f"{self.value // 1000},{self.value % 1000 // 10:02}"


@dataclass
class Post:
    """Values that were posted together, perhaps several times."""

    form: dict[str, str]
    entries: list[Entry]
    wants_json: bool


@dataclass
class Gradebook:
    """Of one teacher."""

    # The user name.
    maker: str
    posts: list[Post] = field(default_factory=list)
    # What should never happen, in sentences.
    troubles: list[str] = field(default_factory=list)
    # Statuses and bodies of replies with which the server refused.
    refusals: list[tuple[int, str]] = field(default_factory=list)
    # No marks are compared.
    marks_seen: int = 0
    wrong_marks: int = 0
    # Values.
    acknowledged: int = 0

    def acknowledge(self, entry: Entry, sequence: int | None = None) -> None:
        self.acknowledged += not entry.is_acknowledged
        entry.is_acknowledged, entry.sequence = True, sequence
