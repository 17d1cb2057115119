"""A network that lies: what a page says is saved is on disk, what is not is said not to be, and what was kept on the phone arrives."""

import itertools

import pytest

import hostile

SEEDS = range(1, 13)
# A story in which a save is swallowed while its page stays open.
PLANTED = 4


@pytest.mark.nightly
def test_twelve_students_on_a_hostile_network_are_told_the_truth_and_lose_nothing(product, _students, tmp_path):
    people = list(itertools.islice(_students, len(SEEDS)))
    faults = hostile.run(product, list(SEEDS), people, tmp_path)
    assert not faults, "\n\n".join([*faults, "again: hostile.sh BINARY --seeds 1 --first SEED"])


@pytest.mark.nightly
def test_without_the_time_limit_of_a_save_the_same_student_is_not_told(product, student, tmp_path):
    [fault] = hostile.run(product, [PLANTED], [student], tmp_path, is_planted=True)
    assert "(sending)" in fault
