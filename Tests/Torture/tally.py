"""What a fault came to, over all its episodes."""

from collections import Counter
from dataclasses import dataclass, field, fields

from notebook import Notebook
from verdict import Verdict


@dataclass
class Tally:
    fault: str
    # How often the fault really happened.
    count: int = 0
    acknowledged: int = 0
    checked: int = 0
    lost: int = 0
    integrity: int = 0
    # Marks that were compared with the log, on pages and in the database, and those that differed.
    marks: int = 0
    wrong_marks: int = 0
    # Everything that should not be, in sentences; those of the four numbers above among them.
    troubles: list[str] = field(default_factory=list)
    # How long servers took to start, in seconds.
    starts: list[float] = field(default_factory=list)
    # What is told besides, line by line; of several runs, the first.
    notes: list[str] = field(default_factory=list)
    # In which states things were found, and how often.
    moments: Counter = field(default_factory=Counter)

    def add(self, other: "Tally") -> "Tally":
        for name in (each.name for each in fields(self) if each.name not in ("fault", "notes")):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        return self

    def judge(self, verdict: Verdict, where: str) -> None:
        self.checked += verdict.checked
        self.lost += verdict.lost
        self.integrity += verdict.integrity
        self.marks += verdict.marks
        self.wrong_marks += verdict.wrong_marks
        self.troubles += [f"{where}: {trouble}" for trouble in verdict.troubles]

    def close(self, notebooks: list[Notebook], where: str) -> None:
        """Takes what clients saw; once per notebook, when it is full."""
        for notebook in notebooks:
            self.acknowledged += notebook.acknowledged
            self.marks += notebook.marks_seen
            self.wrong_marks += notebook.wrong_marks
            self.troubles += [f"{where}: {trouble}" for trouble in notebook.troubles]

    def blame(self, sentence: str) -> None:
        self.troubles.append(f"{self.fault}: {sentence}")

    @property
    def is_clean(self) -> bool:
        return not (self.troubles or self.lost or self.integrity or self.wrong_marks) and self.count > 0 and self.checked > 0
