"""One student who saves an answer 20 times a second and looks at the clock, while everything else goes on."""

import json
import os
import re
import time

from Harness.client import Client
from school import OPTIONS, QUESTIONS
from shared import Shared

INTERVAL_SECONDS = 0.05
# Then a new attempt begins: nobody saves thousands of answers in one.
SAVES = 120


def run(shared: Shared, user: str) -> None:
    """A process of its own. Says how long each save took, in milliseconds, and writes down what was acknowledged."""
    if os.geteuid() == 0:
        os.nice(-5)
    client = Client(shared.port).sign_in(user)
    saved, unexpected, count, attempt = [], [], 0, ""
    while not shared.closing.is_set():
        try:
            if count % SAVES == 0:
                attempt = _begin(client, attempt)
            number, option, page = count % QUESTIONS + 1, (count // QUESTIONS + count) % OPTIONS + 1, f"p-{count:x}"
            begun = time.monotonic()
            answer = client.post(
                f"{attempt}/questions/{number}", **{"page": f"{page}.0 - = ", "choice[]": str(option), "go": "next"})
            took = time.monotonic() - begun
        except OSError as problem:
            unexpected.append(f"probe: {problem!r}")
            continue
        shared.say("probe", took * 1000)
        if answer.status == 303:
            saved.append([attempt, page, 1])
        else:
            unexpected.append(f"probe: {answer.status}")
        count += 1
        time.sleep(max(0, INTERVAL_SECONDS - took))
    client.close()
    (shared.folder / "probe.json").write_text(json.dumps({"saved": saved, "ended": [], "unexpected": unexpected[:50]}))


def _begin(client: Client, last: str) -> str:
    if last:
        client.end(last)
    return client.post(re.search(r'action="(/tests/[^"]+/attempts)"', client.get("/tests").text)[1]).attempt
