"""The harness of the surveys turned against itself: servers with a deliberate mistake, put there by a library alone. Each must
be found out. The mistakes of other designs are in `naive.py`, those of results in `altered.py`."""

from pathlib import Path

from crowd import Crowd
from election import Election
from faculty import BEGUN, LARGE, Faculty
from Harness.libraries import CARELESS, EARLY, UNSYNCED
from survey_cuts import Record
from tally import Tally
from voter import Voter

# What must be said about each.
_TWICE, _UNERASED = "ballots of 200 students", "holds bytes"


def run(binary: str, faculty: Faculty, folder: Path, seed: int, count: int) -> Tally:
    """All of them, `count` times."""
    tally = Tally("survey, mutants")
    for number in range(count):
        _early(tally, binary, faculty, folder, seed + number)
        _unsynced(tally, binary, faculty, folder, seed + number)
        _careless(tally, binary, faculty, folder, seed + number)
    return tally


def _early(tally: Tally, binary: str, faculty: Faculty, folder: Path, seed: int) -> None:
    """With one ballot at a time, nothing that follows can help it to the disk."""
    found = Tally("early")
    election = Election(binary, faculty, folder, seed, preload=(EARLY,))
    ballots = [ballot for ballot in election.ballots if ballot.course is LARGE][:3]
    with election.server as server:
        faculty.set_clock(election.control, BEGUN)
        for ballot in ballots:
            voter = Voter(faculty, ballot.user, server.start().port)
            voter.open(ballot)
            voter.send(ballot)
            server.kill()
            election.check_state(found)
    _check(tally, "acknowledged before the commit", election.control.mutations > 0 and found.lost > 0, found)
    tally.acknowledged += sum(ballot.is_thanked for ballot in ballots)


def _unsynced(tally: Tally, binary: str, faculty: Faculty, folder: Path, seed: int) -> None:
    found = Tally("unsynced")
    cuts = Record(binary, faculty, folder, seed, preload=(UNSYNCED,))
    cuts.run(found, 6)
    _check(tally, "synchronous=OFF", cuts.control.mutations > 0 and bool(found.troubles), found)


def _careless(tally: Tally, binary: str, faculty: Faculty, folder: Path, seed: int) -> None:
    found = Tally("careless")
    crowd = Crowd(binary, faculty, folder, seed, preload=(CARELESS,))
    crowd.run(found)
    for name, sentence in [("counted twice", _TWICE), ("not erased", _UNERASED)]:
        _check(tally, name, crowd.control.mutations > 0 and any(sentence in trouble for trouble in found.troubles), found)
    tally.checked += found.checked


def _check(tally: Tally, name: str, is_caught: bool, found: Tally) -> None:
    tally.count += 1
    if not is_caught:
        tally.blame(f"{name} was not caught: {found.troubles[:5]}")
