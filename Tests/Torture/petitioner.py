"""Somebody in front of forms about registrations, who posts again what was never answered."""

import random
import time
from typing import Callable

from connection import Connection
from Harness.client import Answer, Gone
from Harness.control import Control
from registry import Post, Registry
from student import REFUSAL_PAUSE


class Petitioner:
    """`work` may be called again after the server was."""

    def __init__(self, user: str, person: str, cookies: dict[str, str], seed: int):
        self.user, self.cookies = user, cookies
        self.random = random.Random(seed)
        self.notebook = Registry(person)
        # Posted, and never answered: posted again after the crash, as somebody does who does not know.
        self.in_flight: Post | None = None
        self.wire: Connection | None = None

    def connect(self, port: int, _: Control | None = None) -> "Petitioner":
        self.wire = Connection(port, self.cookies)
        return self

    def work(self, is_over: Callable[[], bool]) -> None:
        """Until it is over, or the server is gone."""
        try:
            while not is_over():
                if self.in_flight:
                    post, self.in_flight = self.in_flight, None
                    if self.random.random() < 0.7:
                        self.send(post)
                else:
                    self.step()
        except Gone:
            pass
        finally:
            self.wire.close()

    def step(self) -> None:
        raise NotImplementedError

    def hear(self, post: Post, reply: Answer) -> None:
        """What an answer says that was expected."""
        if reply.status == 303:
            self.notebook.acknowledge(post)

    def send(self, post: Post) -> None:
        """Throws `Gone` when nobody knows what became of it."""
        if not post.sent:
            self.notebook.posts.append(post)
        post.sent += 1
        self.in_flight = post
        reply = self.wire.post(post.path, post.form)
        self.in_flight = None
        if self.expected(reply, *((200, 422) if post.kind == "register" else (303, 422))):
            self.hear(post, reply)

    def read(self, path: str, *statuses: int) -> str | None:
        """The page; None where it is not there."""
        reply = self.wire.get(path)
        if not self.expected(reply, 200, *statuses) or reply.status != 200:
            return None
        return reply.text

    def expected(self, reply: Answer, *statuses: int) -> bool:
        """Notes refusals (500 and more), and what should never come."""
        if reply.status in statuses:
            return True
        if reply.status >= 500:
            self.notebook.refusals.append((reply.status, reply.body.decode(errors="replace")))
        else:
            self.notebook.troubles.append(f"{self.user}: {reply.status} instead of {statuses}: {reply.headers} {reply.body[:200]}")
        time.sleep(REFUSAL_PAUSE)
        return False
