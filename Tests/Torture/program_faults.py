"""What is wrong with an answer to a program, and what a refused request must not have changed."""

import hashlib
import json
import re
import sqlite3
from pathlib import Path
from xml.etree import ElementTree

import program_shapes as shapes
import program_texts as texts
from Harness.client import Answer
from Harness.program import ENVELOPE, TEMPURI
from program_calls import API, Call
from program_services import FORM

# Names of ours, and words of what is below us: nothing of them is for others.
INSIDE = re.compile(
    r"ServiceRefusal|FormErrors|DecodingError|EncodingError|CodingKey|NIO[A-Z]|Hummingbird|GRDB|SQLITE|SQL error|SELECT |INSERT |Foundation\b|Swift\.|Optional\(|"
    r"Fatal error|\.swift\b|/Sources/|\brefusal\.[a-z-]+|\{[a-z]+\}|0x[0-9a-f]{8}")
KINDS, ARCHIVE = ("application/json", "application/problem+json"), "application/zip"
# Tables with what happens by itself: when something was last used.
CLOCKWORK = {"access_token": "used_at", "calendar_feed": "used_at", "session": "seen_at"}


def complaints(call: Call, answer: Answer, seconds: float, most: float, secrets: list[str]) -> list[str]:
    """What is wrong with one answer."""
    return judge(call, answer, seconds, most, secrets)[1]


def judge(call: Call, answer: Answer, seconds: float, most: float, secrets: list[str]) -> tuple[str | None, list[str]]:
    """The code of the refusal, if it is one, and what is wrong."""
    found = []
    try:
        text = answer.text
    except (UnicodeDecodeError, OSError):
        return None, [] if answer.headers.get("content-type", "").startswith(("image/", ARCHIVE)) else ["a body that is no text"]
    if seconds > most:
        found.append(f"{seconds:.1f} s of a core")
    if any(secret in text for secret in secrets):
        found.append("a secret in the answer")
    if inside := INSIDE.search(_said_of_refusals(call, answer, text)):
        found.append(f"something of ours in the answer: {inside[0]}")
    if call.is_raw and answer.status == 400 and not text:
        return None, found
    if not call.is_raw and (own := shapes.judge_of(call)):
        code, is_success, problems = own(call, answer, text)
        if is_success and call.is_forbidden and own is not shapes.rpc:
            problems.append(f"{answer.status} for what is not allowed")
        # What goes with a call of JSON-RPC is read by its judge.
        return code, found + problems + (_by_reader(call, code, is_success) if own is shapes.estudent else [])
    code, problems = (_soap if call.is_soap and call.method == "POST" else _json if call.path.startswith("/api/") and not call.is_raw else _other)(answer, text)
    found += problems
    is_success = answer.status < 400
    if is_success and call.is_forbidden:
        found.append(f"{answer.status} for what is not allowed")
    if code in ("unexpected", "no-space", "busy"):
        found.append(f"the server says {code}")
    return code, found + _by_reader(call, code, is_success)


def _said_of_refusals(call: Call, answer: Answer, text: str) -> str:
    """The words of the server's own: not what is there now, which may be a text about anything."""
    def own(value: object) -> object:
        if isinstance(value, dict):
            return {name: own(each) for name, each in value.items() if name not in ("current", "result")}
        return [own(each) for each in value] if isinstance(value, list) else value

    if answer.status < 400 and not call.path.startswith(shapes.RPC):
        return ""
    try:
        return json.dumps(own(json.loads(text)), ensure_ascii=False)
    except (ValueError, RecursionError):
        return text


def _json(answer: Answer, text: str) -> tuple[str | None, list[str]]:
    kind = answer.headers.get("content-type", "")
    if answer.status >= 500:
        return None, [f"status {answer.status}"]
    if answer.status in (204, 304):
        return None, []
    if answer.status < 400 and not kind.startswith(KINDS):
        return None, [] if kind.startswith(("image/", "text/", "application/pdf", ARCHIVE)) else [f"an answer of type {kind!r}"]
    try:
        value = json.loads(text)
    except ValueError:
        return None, [f"status {answer.status} of type {kind!r} with no JSON: {text[:100]!r}"]
    if answer.status < 400:
        return None, []
    if kind != KINDS[1] or {"type", "title", "status", "code", "detail"} - value.keys() or value["status"] != answer.status:
        return value.get("code"), [f"no problem+json: {answer.status} {kind!r} {text[:200]!r}"]
    return value["code"], []


def _soap(answer: Answer, text: str) -> tuple[str | None, list[str]]:
    try:
        root = ElementTree.fromstring(text)
    except ElementTree.ParseError as error:
        return None, [f"status {answer.status} with no XML ({error}): {text[:100]!r}"]
    body = root.find(f"{{{ENVELOPE}}}Body")
    if not answer.headers.get("content-type", "").startswith("text/xml") or root.tag != f"{{{ENVELOPE}}}Envelope" or body is None or len(body) != 1:
        return None, [f"no envelope: {answer.status} {text[:100]!r}"]
    fault = body[0] if body[0].tag == f"{{{ENVELOPE}}}Fault" else None
    if fault is None:
        return None, [] if answer.status == 200 else [f"status {answer.status} without a fault"]
    code, kind = fault.findtext(f"detail/{{{TEMPURI}}}Eroare/{{{TEMPURI}}}cod"), fault.findtext("faultcode") or ""
    if not code or not fault.findtext("faultstring"):
        return code, [f"a fault that says too little: {text[-300:]!r}"]
    if kind not in ("soap:Client", "soap:VersionMismatch", "soap:MustUnderstand") or answer.status == 200 or answer.status > 500:
        return code, [f"a fault {kind}, {code}, with status {answer.status}"]
    return code, []


def _other(answer: Answer, text: str) -> tuple[str | None, list[str]]:
    return None, [f"status {answer.status}"] if answer.status >= 500 else []


def _by_reader(call: Call, code: str | None, is_success: bool) -> list[str]:
    """Where our own reader of the body says something else."""
    if call.body is None or call.method == "GET" or call.is_file or call.headers.get("Content-Type", "").startswith(FORM):
        return []
    body = call.body
    if call.headers.get("Content-Encoding", "").lower() in ("gzip", "x-gzip"):
        text = texts.unpacked(body)
        if text is None:
            return ["took what is not packed"] if is_success else []
        if len(text) > min(texts.LONGEST_UNPACKED, texts.MOST_TIMES * len(body)):
            return ["took what unpacks to too much"] if is_success else []
        body = text
    elif len(body) > texts.LONGEST:
        return ["took a body that is too long"] if is_success else []
    is_read = (texts.is_xml if call.is_soap else texts.is_json)(body)
    is_empty = not call.is_soap and not body and not call.headers.get("Content-Type")
    if is_success and not is_read and not is_empty:
        return ["took what our reader refuses"]
    if code == "malformed" and (call.is_whole or not call.is_soap and is_read and texts.is_modest_json(body)):
        return ["called unreadable what our reader reads"]
    return []


class Watch:
    """What is stored, as far as a request can change it."""

    def __init__(self, path: Path):
        self._database = sqlite3.connect(f"file:{path}?mode=ro", uri=True, check_same_thread=False)
        tables = [name for name, in self._database.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")]
        self._queries = {table: self._query(table) for table in tables}
        self._version = self._present()
        self._before = self._state()

    def _query(self, table: str) -> str:
        columns = [row[1] for row in self._database.execute(f'PRAGMA table_info("{table}")') if row[1] != CLOCKWORK.get(table)]
        count, = self._database.execute(f'SELECT count(*) FROM "{table}"').fetchone()
        # Of the large ones, how many rows.
        return f'SELECT count(*) FROM "{table}"' if count > 500 else f'SELECT {", ".join(columns)} FROM "{table}"'

    def _present(self) -> int:
        return self._database.execute("PRAGMA data_version").fetchone()[0]

    def _state(self) -> dict[str, str]:
        return {table: hashlib.sha256(repr(self._database.execute(query).fetchall()).encode()).hexdigest() for table, query in self._queries.items()}

    def changed(self) -> list[str]:
        """The tables that were changed since the last time."""
        if (version := self._present()) == self._version:
            return []
        self._version, before, self._before = version, self._before, self._state()
        return [table for table, state in self._before.items() if state != before[table]]

    def close(self) -> None:
        self._database.close()
