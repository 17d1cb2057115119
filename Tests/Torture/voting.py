"""The judge of surveys: compares what was counted with what students were thanked for."""

import sqlite3
from collections import Counter
from contextlib import AbstractContextManager
from pathlib import Path

from faculty import Course, Faculty
from Harness.database import copied, faults
from tally import Tally
from voter import Ballot

# With fewer, nothing is told, or no comments; the least that any survey may have.
BALLOT_LIMIT, COMMENT_LIMIT = 5, 10


def read(data: Path) -> AbstractContextManager[sqlite3.Connection]:
    """The database of a folder, in which no server is writing."""
    return copied(data / "gata.sqlite")


def integrity(data: Path) -> list[str]:
    with read(data) as database:
        try:
            return faults(database)
        except sqlite3.DatabaseError as error:
            return [f"the database cannot be read: {error}"]


def check_counts(tally: Tally, where: str, data: Path, faculty: Faculty, course: Course, ballots: list[Ballot]) -> None:
    """Every ballot that was thanked for is counted once; one that was sent and never answered, once or not at all, and whole."""
    places = (faculty.survey(course), faculty.courses[course.key])
    with read(data) as database:
        turnout = database.execute(
            "SELECT invited, handed_in, answered FROM survey_turnout WHERE survey_id = ? AND course_id = ?", places).fetchall()
        counts = {row[:3]: row[3] for row in database.execute(
            "SELECT item_position, teacher_position, value, ballots FROM survey_count"
            " WHERE survey_id = ? AND course_id = ?", places)}
        comments = database.execute(
            "SELECT item_position, teacher_position, text FROM survey_comment"
            " WHERE survey_id = ? AND course_id = ?", places).fetchall()
    case = _Case(tally, f"{where}, {course.key}", course, ballots, counts, comments)
    if len(turnout) != 1:
        tally.lost += len(case.thanked)
        return case.blame("integrity", f"{len(turnout)} rows say how many took part")
    case.check(*turnout[0])


class _Case:
    def __init__(self, tally: Tally, where: str, course: Course, ballots: list[Ballot], counts: dict, comments: list[tuple]):
        self.tally, self.where, self.course = tally, where, course
        self.counts, self.comments = counts, Counter(comments)
        self.thanked = [ballot for ballot in ballots if ballot.is_thanked]
        self.sent = [ballot for ballot in ballots if ballot.posts]

    def blame(self, kind: str, sentence: str) -> None:
        setattr(self.tally, kind, getattr(self.tally, kind) + 1)
        self.tally.blame(f"{self.where}: {sentence}")

    def check(self, invited: int, handed_in: int, answered: int | None) -> None:
        self.tally.checked += len(self.thanked)
        if invited != self.course.students:
            self.blame("integrity", f"{invited} were invited, not {self.course.students}")
        if handed_in < len(self.thanked):
            self.tally.lost += len(self.thanked) - handed_in - 1
            self.blame("lost", f"{handed_in} were handed in, and {len(self.thanked)} thanked for")
        if handed_in > len(self.sent):
            self.blame("integrity", f"{handed_in} were handed in, and {len(self.sent)} sent")
        if answered is None:
            surely = [ballot for ballot in self.thanked if not ballot.is_skipped]
            if len(surely) >= BALLOT_LIMIT:
                self.blame("lost", f"{len(surely)} that said something were thanked for, and nothing was kept")
            if self.counts or self.comments:
                self.blame("integrity", "there are counts or comments of fewer than the limit")
            return
        self._check_counts(answered)
        self._check_comments(answered)

    def _check_counts(self, answered: int) -> None:
        """Every compulsory field was filled in by everybody who said something; of one that fewer than five rated nothing is kept."""
        sums: Counter = Counter()
        for place, count in self.counts.items():
            sums[place[:2]] += count
        for number, kind in enumerate(self.course.kinds, 1):
            place = self.course.place(number)
            if sums[place] == 0 and self._surely_rate(number) < BALLOT_LIMIT:
                continue
            if kind != "comment" and sums[place] != answered:
                self.blame("integrity", f"{answered} answered, and item {place} has {sums[place]}")
            surely, perhaps = self._values(number, self.thanked), self._values(number, self.sent)
            for value in perhaps | surely:
                found = self.counts.get((*place, value), 0)
                if kind != "comment" and not surely[value] <= found <= perhaps[value]:
                    self.blame("lost", f"item {place} has {found} times {value}, not {surely[value]} to {perhaps[value]}")

    @staticmethod
    def _values(number: int, ballots: list[Ballot]) -> Counter:
        values = (ballot.values.get(number, "") for ballot in ballots if not ballot.is_skipped)
        return Counter(0 if value == "na" else int(value) for value in values if value == "na" or value.isdigit())

    def _surely_rate(self, number: int) -> int:
        """How many at least say more than that a field does not apply."""
        return sum(count for value, count in self._values(number, self.thanked).items() if value > 0)

    def _may_be_missing(self, number: int) -> bool:
        """Whether a comment is about a teacher of whom it is not sure that ten rate them."""
        teacher = self.course.place(number)[1]
        rated = [n for n, kind in enumerate(self.course.kinds, 1) if kind != "comment" and self.course.place(n)[1] == teacher]
        return teacher > 0 and max(map(self._surely_rate, rated), default=COMMENT_LIMIT) < COMMENT_LIMIT

    def _check_comments(self, answered: int) -> None:
        if answered < COMMENT_LIMIT:
            if self.comments:
                self.blame("integrity", f"{len(self.comments)} comments are kept of {answered}")
            return
        unknown = Counter(self.comments)
        for ballot in self.sent:
            own = {number: (*self.course.place(number), ballot.values[number].strip()) for number in ballot.words}
            found = [
                self.comments[comment] for number, comment in own.items()
                if self.comments[comment] or not self._may_be_missing(number)]
            for comment in own.values():
                unknown.pop(comment, None)
            if any(count > 1 for count in found):
                self.blame("integrity", f"a ballot of {ballot.user} is there {max(found)} times")
            elif 0 in found and ballot.is_thanked:
                self.blame("lost", f"{ballot.user} was thanked, and {found.count(0)} of {len(found)} comments are missing")
            elif len(set(found)) > 1:
                self.blame("integrity", f"of a ballot of {ballot.user} only a part is there")
        if unknown:
            self.blame("integrity", f"{len(unknown)} comments are there that nobody sent: {next(iter(unknown))}")
