"""The judge of surveys against itself: results that were altered must be found out."""

import sqlite3
from pathlib import Path

from faculty import Course, Faculty
from master import copy
from tally import Tally
from voter import Ballot
from voting import check_counts

_ALTERATIONS = {
    "a comment less": "DELETE FROM survey_comment WHERE id = (SELECT min(id) FROM survey_comment WHERE course_id = ?)",
    "a comment twice": "INSERT INTO survey_comment SELECT 'x' || id, survey_id, course_id, item_position, teacher_position, text "
    "FROM survey_comment WHERE course_id = ? LIMIT 1",
    "a comment altered": "UPDATE survey_comment SET text = 'x' "
    "WHERE id = (SELECT min(id) FROM survey_comment WHERE course_id = ?)",
    "a vote more": "UPDATE survey_count SET ballots = ballots + 1 WHERE course_id = ? AND item_position = 1 AND value = 3",
    "a ballot less": "UPDATE survey_turnout SET handed_in = handed_in - 1, answered = answered - 1 WHERE course_id = ?",
}


def check(tally: Tally, folder: Path, data: Path, faculty: Faculty, course: Course, ballots: list[Ballot]) -> None:
    """Blames each alteration that the judge does not see in results which it found in order."""
    for name, statement in _ALTERATIONS.items():
        own = copy(data, folder / "altered")
        database = sqlite3.connect(own / "gata.sqlite")
        changed = database.execute(statement, (faculty.courses[course.key],)).rowcount
        database.commit()
        database.close()
        check_counts(found := Tally(name), name, own, faculty, course, ballots)
        if changed != 1 or not found.troubles:
            tally.blame(f"{name} in {changed} rows is not seen by the judge")
