"""Runs what the page for developers, and the README, tell people to type."""

import html
import json
import re
import subprocess

from Harness.server import ROOT, Server
from calendars import made
from designs import RIGHTS, RPC
from programs import ESTUDENT, SERVICE1, STUDENT, TEACHER, token

LANGUAGES = ["en", "ro", "sr-Latn"]
# What stands there for a token of one's own, and for one's user name.
TOKEN = "gata_…"
CALENDAR = re.compile(r"http\S+/calendar/….ics")
BASIC_USER = re.compile(r"-u \S+?:")
BLOCK = re.compile(r"<pre><code>(.*?)</code></pre>", re.DOTALL)


def try_all(server: Server, _) -> None:
    secret, designing, calendar = from_the_readme(server), token(server, TEACHER, RIGHTS), made(server, STUDENT)
    for language in LANGUAGES:
        calls = printed(server, language)
        assert len(calls) == 6, f"{language}: {calls}"
        for call in calls:
            typed = BASIC_USER.sub(f"-u {STUDENT}:", call.replace(TOKEN, designing if call.endswith(RPC) else secret))
            typed = CALENDAR.sub(calendar, typed)
            said = run(typed)
            if SERVICE1 in call:
                assert "<wsdl:definitions" in said, f"{typed}\n{said[:500]}"
            elif calendar in typed:
                assert said.startswith("BEGIN:VCALENDAR"), f"{typed}\n{said[:500]}"
            elif ESTUDENT in call:
                assert any(report["kod"] == "IT250" for report in json.loads(said)), f"{typed}\n{said[:500]}"
            elif call.endswith(RPC):
                assert json.loads(said)["result"], f"{typed}\n{said[:500]}"
            else:
                assert json.loads(said)["userName"] == STUDENT, f"{typed}\n{said[:500]}"
    print("the calls of the page for developers, in three languages: in order")


def printed(server: Server, language: str) -> list[str]:
    page = run(f"curl -s -H 'Accept-Language: {language}' {server.origin}/developers")
    return [block for block in map(html.unescape, BLOCK.findall(page)) if block.startswith("curl ")]


def from_the_readme(server: Server) -> str:
    """A token, made as the README says it, but with this executable and this database."""
    [line] = [line for line in (ROOT / "README.md").read_text().splitlines() if " user token " in line]
    words = line.split()
    assert words[-2:] == ["--database", "data/gata.sqlite"], line
    secret = server.command(*words[1:-2]).strip()
    assert re.fullmatch(r"gata_[\w-]{43}", secret), secret
    assert token(server, STUDENT) != secret
    return secret


def run(typed: str) -> str:
    done = subprocess.run(["bash", "-c", typed], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, f"{typed}\n{done.returncode}: {done.stderr}"
    return done.stdout
