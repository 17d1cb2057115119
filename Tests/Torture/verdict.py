"""The judge: compares a database with what clients were told."""

import sqlite3
from dataclasses import dataclass, field
from pathlib import Path

from course import PAPERS
from Harness.database import copied, faults
from marks import worth
from notebook import Attempt, Notebook


@dataclass
class Verdict:
    # Acknowledged answers that were looked for, and those that are not there.
    checked: int = 0
    lost: int = 0
    integrity: int = 0
    # Ends whose mark was compared with their log, and those that differ.
    marks: int = 0
    wrong_marks: int = 0
    # Everything that is wrong, in sentences.
    troubles: list[str] = field(default_factory=list)

    def blame(self, kind: str, sentence: str) -> None:
        setattr(self, kind, getattr(self, kind) + 1)
        self.troubles.append(sentence)


def judge(data: Path, notebooks: list[Notebook], cut: int | None = None) -> Verdict:
    """Reads a copy of the database of a server that has ended.
    With a cut, only what was acknowledged before that length of the record must be there."""
    verdict = Verdict()
    with copied(data / "gata.sqlite") as database:
        try:
            if found := faults(database):
                verdict.blame("integrity", "; ".join(found[:3]))
            log = _Log(database)
            for notebook in notebooks:
                for attempt in notebook.attempts:
                    _check_attempt(attempt, log, verdict, cut)
            _check_marks(log, verdict)
        except (sqlite3.DatabaseError, LookupError, TypeError, ValueError) as error:
            # Pages of a torn database may be of any age: a row of something that is not there, a value that is none.
            verdict.blame("integrity", f"the database cannot be read: {error!r}")
    return verdict


class _Log:
    """All answers and ends, by attempt."""

    def __init__(self, database: sqlite3.Connection):
        self.attempts = {row[0]: row[1] for row in database.execute(
            "SELECT attempt.id, assessment_revision.title FROM attempt"
            " JOIN assessment_revision ON assessment_revision.id = attempt.revision_id")}
        self.lines: dict[str, list[tuple[int, str, str, str, str]]] = {attempt: [] for attempt in self.attempts}
        for attempt, *line in database.execute(
                "SELECT answer.attempt_id, answer.sequence, question.question_key, answer.value, answer.page, answer.arrival"
                " FROM answer JOIN question ON question.id = answer.question_id ORDER BY answer.attempt_id, answer.sequence"):
            self.lines[attempt].append(tuple(line))
        self.ends = {row[0]: row[1:] for row in database.execute(
            "SELECT attempt_id, reason, earned, possible, correct, partly, incorrect, unanswered, mark FROM submission")}


def _is_due(position: int | None, cut: int | None) -> bool:
    return cut is None or (position is not None and position <= cut)


def _check_attempt(attempt: Attempt, log: _Log, verdict: Verdict, cut: int | None) -> None:
    if attempt.id not in log.attempts:
        due = [save for save in attempt.saves if save.is_acknowledged and _is_due(save.position, cut)]
        if due or _is_due(attempt.position, cut):
            verdict.checked += max(1, len(due))
            verdict.lost += max(0, len(due) - 1)
            verdict.blame("lost", f"attempt {attempt.id} is not there")
        return
    lines = log.lines[attempt.id]
    if [line[0] for line in lines] != list(range(1, len(lines) + 1)):
        verdict.blame("integrity", f"attempt {attempt.id}: the lines of its log are not numbered from 1 on")
    if attempt.is_ended and _is_due(attempt.ended_position, cut) and attempt.id not in log.ends:
        verdict.blame("lost", f"attempt {attempt.id}: its end was acknowledged and is not there")
    by_question: dict[str, list[tuple[str, str, str]]] = {}
    for _, key, value, page, arrival in lines:
        by_question.setdefault(key, []).append((page, value, arrival))
    for key in {f"q{save.number}" for save in attempt.saves} | by_question.keys():
        _check_question(attempt, key, by_question.get(key, []), verdict, cut)


def _check_question(
        attempt: Attempt, key: str, lines: list[tuple[str, str, str]], verdict: Verdict, cut: int | None) -> None:
    where = f"attempt {attempt.id}, {key}"
    saves = [save for save in attempt.saves if f"q{save.number}" == key]
    known = [(save.page, save.value) for save in saves]
    found = [(page, value) for page, value, _ in lines]
    for page, value, arrival in lines:
        if (page, value) not in known:
            verdict.blame("integrity", f"{where}: the log has {value!r} from {page}, which nobody sent")
        elif arrival != "in-time":
            verdict.blame("integrity", f"{where}: {value!r} from {page} is logged as {arrival}")
        elif found.count((page, value)) > 1:
            verdict.blame("integrity", f"{where}: {value!r} from {page} is there more than once")
    order = [known.index(line) for line in found if line in known]
    if order != sorted(order):
        verdict.blame("integrity", f"{where}: an older answer stands over a newer one")
    for save in saves:
        if not save.is_acknowledged or not _is_due(save.position, cut):
            continue
        verdict.checked += 1
        if (save.page, save.value) not in found:
            verdict.blame("lost", f"{where}: {save.value!r} from {save.page} was acknowledged and is not there")


def _check_marks(log: _Log, verdict: Verdict) -> None:
    """Every end that is written down is worth what its log says."""
    for attempt, (reason, *numbers) in log.ends.items():
        verdict.marks += 1
        answers = {key: value for _, key, value, _, arrival in log.lines[attempt] if arrival != "late"}
        own = worth(PAPERS[log.attempts[attempt]].questions, answers)
        expected = [own.earned, own.possible, own.correct, own.partly, own.incorrect, own.unanswered, own.mark]
        if numbers != expected:
            verdict.blame("wrong_marks", f"attempt {attempt}: {numbers} is written down ({reason}), its log is worth {expected}")
