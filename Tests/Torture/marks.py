"""What an attempt is worth, computed from its log alone; FORMAT.md states the rules."""

from dataclasses import dataclass

from course import PENALTY, Question


@dataclass(frozen=True)
class Worth:
    """Points and mark in thousandths."""

    earned: int
    possible: int
    correct: int
    partly: int
    # Answered without full points, the partly right ones among them.
    incorrect: int
    unanswered: int
    mark: int


def _share(question: Question, chosen: frozenset[int]) -> tuple[int, int]:
    """Part and whole of the points: right ticks less wrong ones, for a single choice all or nothing."""
    if chosen == question.right:
        return 1, 1
    if not question.is_multiple:
        return 0, 1
    hits = len(chosen & question.right)
    return max(0, hits - len(chosen - question.right)), len(question.right)


def worth(questions: list[Question], answers: dict[str, str]) -> Worth:
    """By the last answer of each question, as the log writes it: "1 3"; none for one that was taken back."""
    earned = correct = partly = incorrect = 0
    for question in questions:
        value = answers.get(question.key, "")
        if not value:
            continue
        part, whole = _share(question, frozenset(int(position) for position in value.split()))
        earned += question.points * part // whole if part else -(question.points * PENALTY // 1000)
        correct += part == whole
        incorrect += part != whole
        partly += 0 < part < whole
    earned = max(0, earned)
    possible = sum(question.points for question in questions)
    # 1 to 10 with one point for being there, two decimals, halves up.
    mark = 1000 + (2 * earned * 900 + possible) // (2 * possible) * 10
    return Worth(earned, possible, correct, partly, incorrect, len(questions) - correct - incorrect, mark)
