"""One connection of a client that knows to the byte what is acknowledged."""

import time
import urllib.parse
from collections.abc import Mapping

from Harness.client import Answer, Broken, Client

Form = Mapping[str, str | list[str]]


class Connection(Client):
    def __init__(self, port: int, cookies: Mapping[str, str] | None = None, timeout: float = 20):
        super().__init__(port, cookies, timeout, lines=("Sec-Fetch-Site: same-origin",))

    def post(self, path: str, form: Form | None = None, wants_json: bool = False) -> Answer:
        body = urllib.parse.urlencode(form or {}, doseq=True).encode()
        return self.ask("POST", path, body, "application/json" if wants_json else "text/html")

    def answer(self, path: str, form: Form, wants_json: bool) -> Answer:
        """Posts an answer. Who is too fast for one attempt waits and says it once more, as a page's script does; not for longer than two
        minutes, which no clock explains."""
        until = time.monotonic() + 120
        while (answer := self.post(path, form, wants_json)).status == 429 and time.monotonic() < until:
            time.sleep(int(answer.headers.get("retry-after", "1")))
        return answer

    def ask(self, method: str, path: str, body: bytes = b"", accept: str = "text/html") -> Answer:
        """Gives the answer as far as it came: with its status line it is one. Throws `Gone` without it."""
        try:
            return super().ask(method, path, body, accept)
        except Broken as broken:
            return broken.answer
