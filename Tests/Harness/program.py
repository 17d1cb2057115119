"""A program as a service notices it: no cookies, a token, and bodies of its own."""

import base64
import hashlib
import secrets
import sqlite3
import time
from collections.abc import Iterable, Mapping
from contextlib import closing
from pathlib import Path

from .client import Answer, Client

READ, WRITE = "learn.read", "learn.write"
STUDENT = ("student.read", "student.write")
TEACHING = ("teach.read", "teach.write", "design.read", "design.write")
IMPORT = "admin.import"
HOUR = 60 * 60 * 1000
DAY = 24 * HOUR
JSON, SOAP = "application/json", "text/xml; charset=utf-8"
SERVICE1 = "/Service1.asmx"
ENVELOPE = "http://schemas.xmlsoap.org/soap/envelope/"
TEMPURI = "http://tempuri.org/"


class Program(Client):
    """Sends what it is told, and its token."""

    def __init__(self, port: int, token: str | None = None, timeout: float = 60):
        super().__init__(port, timeout=timeout, lines=())
        self.token = token

    def call(self, method: str, path: str, body: bytes | None = None, headers: Mapping[str, str] | None = None) -> Answer:
        """One request; `headers` come in place of its own. Throws `Gone` and `Broken`."""
        return self.send(self.written(method, path, body, headers))

    def written(self, method: str, path: str, body: bytes | None = None, headers: Mapping[str, str] | None = None) -> bytes:
        """All bytes of a request. Names and values go out as they are, byte for byte."""
        own = {"Host": f"127.0.0.1:{self.port}"}
        if self.token:
            own["Authorization"] = f"Bearer {self.token}"
        if body is not None:
            own |= {"Content-Type": JSON, "Content-Length": str(len(body))}
        own |= headers or {}
        head = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in own.items())]
        return "\r\n".join([*head, "", ""]).encode("latin-1", "replace") + (body or b"")


def envelope(operation: str, parameters: Mapping[str, object]) -> bytes:
    """A call of Service1 with plain parameters."""
    fields = "".join(f"<{name}>{value}</{name}>" for name, value in parameters.items())
    return (
        f'<s:Envelope xmlns:s="{ENVELOPE}"><s:Body><{operation} xmlns="{TEMPURI}">{fields}</{operation}></s:Body></s:Envelope>').encode()


def token(of: object) -> str:
    """The secret of a token; the same thing has the same one, so that it need not be kept."""
    return "gata_" + hashlib.sha256(f"token {of}".encode()).hexdigest()[:43]


def give_tokens(
    path: Path, tokens: Iterable[tuple[str, str]], scopes: Iterable[str] = (READ, WRITE), days: int = 90, in_use: bool = False
) -> None:
    """Writes tokens for people, user names and secrets, as the program does; a server may go on writing. The use of one in use is not
    stored before the next hour."""
    now, scopes = int(time.time() * 1000), list(scopes)
    used = (now // HOUR + 1) * HOUR if in_use else None
    with closing(sqlite3.connect(path, timeout=30)) as database, database:
        people = dict(database.execute("SELECT user_name, id FROM person"))
        rows = [(secrets.token_hex(16), people[user], hashlib.sha256(secret.encode()).hexdigest()) for user, secret in tokens]
        database.executemany(
            "INSERT INTO access_token (id, person_id, name, token_digest, made_at, expires_at, used_at) VALUES (?, ?, 'Program', ?, ?, ?, ?)",
            ((row, person, digest, now - DAY, now + days * DAY, used) for row, person, digest in rows))
        database.executemany(
            "INSERT INTO access_token_scope (token_id, scope) VALUES (?, ?)", ((row, scope) for row, _, _ in rows for scope in scopes))


def feed(of: object) -> str:
    """The secret of a calendar; the same thing has the same one."""
    return base64.urlsafe_b64encode(hashlib.sha256(f"calendar {of}".encode()).digest()).decode().rstrip("=")


def give_feeds(path: Path, users: Iterable[str]) -> list[str]:
    """Writes a calendar for each, in place of the one that there may be; gives their secrets."""
    now, users = int(time.time() * 1000), list(users)
    with closing(sqlite3.connect(path, timeout=30)) as database, database:
        people = dict(database.execute("SELECT user_name, id FROM person"))
        database.executemany(
            "INSERT INTO calendar_feed (id, person_id, secret_digest, made_at) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (person_id) DO UPDATE SET secret_digest = excluded.secret_digest",
            ((secrets.token_hex(16), people[user], hashlib.sha256(feed(user).encode()).hexdigest(), now - DAY) for user in users))
    return [feed(user) for user in users]
