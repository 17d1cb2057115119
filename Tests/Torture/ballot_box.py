"""Many students who hand in their ballots at the same time, each in front of one form, whatever becomes of the server."""

import random
import threading
import time
from collections import deque
from typing import Callable

from faculty import Faculty
from Harness.client import Gone
from voter import Ballot, Voter, is_thanks

# Of those who got no answer, so many send the same form again without looking; the others open it anew.
BLINDLY = 0.5
# Before the next try, in seconds.
REFUSAL_PAUSE = 0.05


class BallotBox:
    """`begin` may be called again after the server was."""

    def __init__(self, faculty: Faculty, ballots: list[Ballot], choice: random.Random,
                 position: Callable[[], int] | None = None):
        """With a position, the length of the record of the disk is noted when somebody is thanked."""
        self.faculty, self.choice = faculty, choice
        self.ballots, self.position = ballots, position
        self.troubles: list[str] = []
        # Statuses of what was not thanked for.
        self.refusals: list[int] = []
        self._waiting = deque(ballots)
        self._over = threading.Event()
        self._threads: list[threading.Thread] = []

    @property
    def thanked(self) -> int:
        return sum(ballot.is_thanked for ballot in self.ballots)

    @property
    def is_empty(self) -> bool:
        return not self._waiting

    def begin(self, port: int, voters: int) -> None:
        self._over.clear()
        self._threads = [threading.Thread(target=self._work, args=(port,), daemon=True) for _ in range(voters)]
        for thread in self._threads:
            thread.start()

    def wait_for(self, thanked: int, seconds: float = 60) -> None:
        """Until so many more were thanked, all are through, or the time is up."""
        wanted, until = self.thanked + thanked, time.monotonic() + seconds
        while self.thanked < wanted and time.monotonic() < until and any(thread.is_alive() for thread in self._threads):
            time.sleep(0.002)

    def end(self) -> None:
        self._over.set()
        for thread in self._threads:
            thread.join()

    def _work(self, port: int) -> None:
        while not self._over.is_set():
            try:
                ballot = self._waiting.popleft()
            except IndexError:
                return
            if not self._hand_in(Voter(self.faculty, ballot.user, port), ballot):
                self._waiting.append(ballot)
            elif self.position:
                ballot.position = self.position()

    def _hand_in(self, voter: Voter, ballot: Ballot) -> bool:
        """Whether it is done. A form that says it is done already is a thank-you as well."""
        try:
            if not ballot.posts or self.choice.random() > BLINDLY:
                reply = voter.open(ballot)
                if reply.status == 303 and ballot.posts:
                    ballot.is_thanked = True
                    return True
                if reply.status != 200:
                    return self._refused(ballot, reply.status)
            reply = voter.send(ballot)
            return True if is_thanks(reply) else self._refused(ballot, reply.status)
        except Gone:
            # Nobody listens any more: there is no hurry.
            time.sleep(REFUSAL_PAUSE)
            return False
        except AssertionError as error:
            self.troubles.append(f"{ballot.user}: {error}")
            return True
        finally:
            voter.close()

    def _refused(self, ballot: Ballot, status: int) -> bool:
        self.refusals.append(status)
        if status < 500:
            self.troubles.append(f"{ballot.user} got {status} after {ballot.posts} posts")
            return True
        time.sleep(REFUSAL_PAUSE)
        return False
