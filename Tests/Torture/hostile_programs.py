#!/usr/bin/env python3
"""Sends the services for programs what no program should: to each reader of what comes from outside, for as long.

    python3 Tests/Torture/hostile_programs.py BINARY --seconds 40    five for each: XML, JSON, packed bodies, heads with addresses, the
                                                                     eStudent API, JSON-RPC, calendars, and JSON of those who teach
    python3 Tests/Torture/hostile_programs.py BINARY --self-test     faults that were planted are found

Each request is a kept one of which something is odd: a value, a name, the shape, the encoding, some bytes, or whose it is. The server must
live, answer each in time and in its service's own way, with no word of what is inside it and no secret, neither in an answer nor in its log;
what is refused must have changed nothing, in no table; and what Python's own readers refuse must not be taken, nor the other way round.
Memory must not grow with what comes: not by 50 MB for one request, and not over all of them."""

import argparse
import random
import secrets as chances
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field, replace
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.append(str(Path(__file__).resolve().parents[1]))

import program_texts as texts
from Harness.client import Answer, Broken, Gone
from Harness.database import reading
from Harness.program import IMPORT, READ, TEACHING, WRITE, Program, give_feeds, give_tokens, token
from Harness.program import STUDENT as STUDYING
from Harness.server import Server
from hostile_text import TIMES, most_seconds
from program_calls import Call, Caller, Situation
from program_faults import Watch, complaints, judge
from program_services import ESTUDENT, FORM, ServiceCaller, Taught

PARSERS = ["xml", "json", "gzip", "heads", "estudent", "rpc", "calendar", "staff"]
STUDENT, OTHER, PASSWORD = "student", "emese.szoke-kovacs.1012", "gata-demo-2026"
TEACHER, ADMIN = "teacher", "admin"
# Each may be read every two seconds, a minute's worth at once.
FEEDS = 40
# Each may ask ten times a second.
TOKENS = 24
# Before memory is looked at, of each kind.
WARM_UP = 60
MOST_MEGABYTES, MOST_GROWTH = 50, 100
RENEWED_AFTER = 60
# What is written though the request is refused: an answer after the end, which is only in the log.
LATE = {"answer", "answer_page", "answer_origin"}
# Of one kind, so many are told.
TOLD = 6


@dataclass
class Net:
    server: Server
    chance: random.Random
    seconds: float
    faults: list[str] = field(default_factory=list)
    counts: Counter = field(default_factory=Counter)
    codes: Counter = field(default_factory=Counter)
    most: float = field(default_factory=most_seconds)
    slowest: tuple[float, str] = (0, "")
    largest: tuple[float, str] = (0, "")
    # Connections that ended while more was sent than is taken.
    cut_off: int = 0
    _turn: int = 0

    def prepare(self) -> None:
        self.secrets = [token(f"program {number}") for number in range(TOKENS)]
        self.small = [token(f"small {number}") for number in range(TOKENS // 4)]
        over = token("over")
        give_tokens(
            self.server.database, [(STUDENT, each) for each in [*self.secrets, token("opens attempts")]] + [(OTHER, token("other"))],
            (READ, WRITE, *STUDYING))
        self.of_staff = {
            "teacher": [token(f"teacher {number}") for number in range(TOKENS)], "admin": [token(f"admin {number}") for number in range(TOKENS)]}
        give_tokens(self.server.database, [(TEACHER, each) for each in [*self.of_staff["teacher"], token("looks")]], TEACHING)
        give_tokens(self.server.database, [(ADMIN, each) for each in self.of_staff["admin"]], (IMPORT,))
        with reading(self.server.database) as database:
            users = [user for user, in database.execute("SELECT user_name FROM person ORDER BY user_name LIMIT ?", (FEEDS,))]
        feeds = give_feeds(self.server.database, {*users, STUDENT, TEACHER})
        give_tokens(self.server.database, [(STUDENT, each) for each in self.small], (READ,))
        give_tokens(self.server.database, [(STUDENT, over)], (READ,), days=0)
        self.hidden = [
            *self.secrets, *self.small, *self.of_staff["teacher"], *self.of_staff["admin"], *feeds, over, token("other"), token("opens attempts"),
            token("looks"), PASSWORD]
        self.now = Situation(Program(self.server.port, token("opens attempts")), Program(self.server.port, token("other")), self.server.database)
        self.taught = Taught(Program(self.server.port, token("looks")), Program(self.server.port, token("opens attempts")), self.server.database)
        self.caller = Caller(self.now, self.chance, self.secrets, over)
        self.caller.makers |= ServiceCaller(self.taught, self.chance, self.secrets, feeds).makers
        self.wire = Program(self.server.port, timeout=40)
        self.watch = Watch(self.server.database)

    def run(self) -> None:
        self.prepare()
        for parser in PARSERS:
            self._attack(parser, count=WARM_UP)
        before = self.server.seen.megabytes("VmRSS")
        for parser in PARSERS:
            self._attack(parser, until=time.monotonic() + self.seconds / len(PARSERS))
        grown = self.server.seen.megabytes("VmRSS") - before
        if grown > MOST_GROWTH:
            self.faults.append(f"memory grew by {grown:.0f} MB")
        self.grown = grown

    def _attack(self, parser: str, count: int | None = None, until: float = float("inf")) -> None:
        calls = self.caller.calls(parser)
        done = 0
        while (count is None or done < count) and time.monotonic() < until:
            if done % RENEWED_AFTER == 0:
                (self.taught if parser in ("estudent", "rpc", "staff") else self.now).renew()
                self.watch.changed()
            self.ask(next(calls))
            done += 1
        self.counts[parser] += done

    def ask(self, call: Call) -> None:
        """One call, with all that can be wrong with its answer."""
        if call.is_large and self.chance.random() < 0.3:
            self._forget_peak()
            before = self.server.seen.megabytes("VmRSS")
        else:
            before = None
        tries = []
        for _ in range(TIMES):
            began = self.server.seen.cpu_seconds()
            answer = self._send(call)
            if answer is None:
                return
            tries.append(self.server.seen.cpu_seconds() - began)
            if tries[-1] <= self.most:
                break
        self.slowest = max(self.slowest, (min(tries), call.told))
        code, faults = judge(call, answer, min(tries), self.most, self.hidden)
        self.codes[code or answer.status] += 1
        changed = self.watch.changed()
        if (answer.status >= 400 or code) and (stored := set(changed) - (LATE if code == "too-late" else set())):
            faults.append(f"refused with {answer.status} {code}, and changed {sorted(stored)}")
        if before is not None:
            taken = self.server.seen.megabytes("VmHWM") - before
            self.largest = max(self.largest, (taken, call.told))
            if taken > MOST_MEGABYTES:
                faults.append(f"took {taken:.0f} MB")
        self.faults += [f"[{call.parser}] {fault}: {call.told} -> {answer.status} {code}" for fault in faults]

    def _send(self, call: Call) -> Answer | None:
        """None when there is no answer, which is a fault unless more was sent than anybody takes."""
        keys = ({"own": self.secrets, "small": self.small, "none": [None]} | self.of_staff)[call.token]
        self._turn += 1
        self.wire.token = keys[self._turn % len(keys)]
        try:
            answer = self.wire.call(call.method, call.path, call.body, call.headers)
            if call.is_raw:
                # What the server made of such a head, the next request on its connection would answer for.
                self.wire.close()
            return answer
        except (Gone, Broken, ValueError) as gone:
            self.wire.close()
            if not self.server.is_running:
                raise Gone(f"the server has ended with {self.server.process.returncode} at {call.told}") from gone
            if call.body and len(call.body) > texts.LONGEST or call.is_raw:
                self.cut_off += 1
            else:
                self.faults.append(f"[{call.parser}] no answer ({gone}): {call.told}")
            return None

    def _forget_peak(self) -> None:
        Path(f"/proc/{self.server.process.pid}/clear_refs").write_text("5")

    def check_log(self, words: str) -> None:
        for secret in self.hidden:
            if secret in words:
                self.faults.append(f"a secret in the log: {next(line for line in words.splitlines() if secret in line)[:300]}")
        for word in ("Fatal error", "error:", "[error]", " error "):
            if word in words:
                self.faults.append(f"the log says: {next(line for line in words.splitlines() if word in line)[:300]}")


def run(binary: str, seconds: float, seed: int) -> int:
    with tempfile.TemporaryDirectory(prefix="gata-hostile-") as folder:
        data = Path(folder) / "data"
        data.mkdir()
        with Server(binary, data).start("--demo", "--log-level", "debug") as server:
            began = time.monotonic()
            net = Net(server, random.Random(seed), seconds)
            try:
                net.run()
                if (status := server.stop()) != 0:
                    net.faults.append(f"the server ended with {status}")
            except Gone as gone:
                net.faults.append(f"{gone}: {server.words()[-1500:]}")
            net.check_log(server.words())
        with closing(sqlite3.connect(server.database)) as database:
            if (found := database.execute("PRAGMA integrity_check").fetchone()[0]) != "ok":
                net.faults.append(found)
    print(f"hostile programs: {', '.join(f'{name} {count:,}' for name, count in net.counts.items())}, {len(net.faults)} faults, "
          f"{time.monotonic() - began:.0f} s, at most {net.most:.0f} s of a core an answer (seed {seed})")
    print(f"  memory grew by {getattr(net, 'grown', 0):.0f} MB; one request took {net.largest[0]:.0f} MB: {net.largest[1][:150]}")
    print(f"  the slowest took {net.slowest[0]:.1f} s of a core: {net.slowest[1][:150]}")
    print(f"  {net.cut_off} were cut off while they sent too much; answers: " + ", ".join(f"{code} {count}" for code, count in net.codes.most_common()))
    kinds = Counter()
    for fault in net.faults:
        kind = fault.partition(": ")[0]
        kinds[kind] += 1
        if kinds[kind] <= TOLD:
            print("  " + fault)
    for kind, count in kinds.items():
        if count > TOLD:
            print(f"  {count - TOLD} more of: {kind}")
    return 1 if net.faults else 0


def self_test(binary: str) -> int:
    """The net against itself: answers as a broken server would give them, something stored, and a server that dies."""
    json, xml = {"content-type": "application/json"}, {"content-type": "text/xml; charset=utf-8"}
    problem = {"content-type": "application/problem+json"}
    refused = b'{"type":"t","title":"t","status":400,"code":"malformed","detail":"d"}'
    put = Call("json", "PUT", "/api/v1/attempts/x/questions/1/answer", b'{"options":[1]}', {"Content-Type": "application/json"})
    broken = Call("json", "PUT", put.path, b'{"options":[1],}', put.headers)
    call = Call("xml", "POST", "/Service1.asmx", b"<a></b>", {"Content-Type": "text/xml"})
    foreign = Call("json", "GET", "/api/v1/attempts/x", is_forbidden=True)
    bomb = Call("gzip", "PUT", put.path, texts.packed(b" " * (5 << 20)), put.headers | {"Content-Encoding": "gzip"})
    envelope = b'<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>%s</s:Body></s:Envelope>'
    fault = b"<s:Fault><faultcode>%s</faultcode><faultstring>f</faultstring><detail><Eroare xmlns='http://tempuri.org/'><cod>%s</cod></Eroare></detail></s:Fault>"
    def found(asked: Call, status: int, headers: dict, body: bytes, seconds: float = 0) -> list[str]:
        return complaints(asked, Answer(status, headers, body), seconds, 8, ["gata_secret"])
    planted = {
        "a trap": found(put, 500, problem, refused.replace(b"400", b"500")), "slow": found(put, 400, problem, refused.replace(b"malformed", b"invalid"), 9),
        "a page": found(put, 404, {"content-type": "text/html"}, b"<p>"), "no JSON": found(put, 200, json, b"{"),
        "a secret": found(put, 200, json, b'{"a":"gata_secret"}'), "a type": found(broken, 400, problem, refused.replace(b'"d"', b'"DecodingError"')),
        "a key of a sentence": found(broken, 400, problem, refused.replace(b'"d"', b'"refusal.malformed"')), "another status": found(broken, 422, problem, refused),
        "taken, and no JSON": found(broken, 200, json, b"{}"), "refused, and JSON": found(put, 400, problem, refused), "somebody else's": found(foreign, 200, json, b"{}"),
        "a bomb": found(bomb, 200, json, b"{}"), "taken, and no XML": found(call, 200, xml, envelope % b"<a/>"), "no envelope": found(call, 500, xml, b"<html/>"),
        "a fault of the server": found(call, 500, xml, envelope % (fault % (b"soap:Server", b"unexpected"))), "a fault with 200": found(call, 200, xml, envelope % (fault % (b"soap:Client", b"malformed"))),
    }
    planted |= _planted_in_services(found)
    blind = [name for name, complaint in planted.items() if not complaint]
    good = [found(broken, 400, problem, refused), found(put, 200, json, b"{}"), found(call, 500, xml, envelope % (fault % (b"soap:Client", b"malformed"))), found(foreign, 404, problem, refused.replace(b"400", b"404"))]
    good += _good_of_services(found)
    blind += [f"complains about a good answer: {each}" for each in good if each]
    with tempfile.TemporaryDirectory(prefix="gata-hostile-") as folder:
        data = Path(folder) / "data"
        data.mkdir()
        with Server(binary, data).start("--demo") as server:
            net = Net(server, random.Random(1), 0)
            net.prepare()
            net.watch.changed()
            give_tokens(server.database, [(STUDENT, "planted")])
            if "access_token" not in net.watch.changed():
                blind.append("something stored")
            net.check_log(f"asked by {token('program 1')}")
            if not net.faults:
                blind.append("a secret in the log")
            server.kill()
            try:
                net.ask(next(net.caller.calls("json")))
                blind.append("a server that has ended")
            except (Gone, OSError):
                pass
    print("hostile programs find what was planted" if not blind else f"hostile programs are blind to: {', '.join(blind)}")
    return 1 if blind else 0


_ESTUDENT = Call("estudent", "POST", ESTUDENT + "get_profesors", b"student_id=1000", {"Content-Type": FORM})
_LISTED = b'{"profesori":[],"asistenti":[],"predmet":"IT250 - Web sistemi"}'
_RPC = Call("rpc", "POST", "/rpc", b'[{"jsonrpc":"2.0","id":1,"method":"courses.list"},{"jsonrpc":"2.0","method":"courses.list"},1]', {})
_RESULT, _ERROR = b'{"jsonrpc":"2.0","id":1,"result":[]}', b'{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"m","data":{"code":"c","type":"t"}}}'
_FEED = Call("calendar", "GET", "/calendar/x.ics", token="none")
_EMPTY = b"BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n"


def _planted_in_services(found: Callable[..., list[str]]) -> dict[str, list[str]]:
    json, plain, calendar = {"content-type": "application/json"}, {"content-type": "text/plain; charset=utf-8"}, {"content-type": "text/calendar"}
    broken = Call("rpc", "POST", "/rpc", b"[1,]", {})
    return {
        "another order of keys": found(_ESTUDENT, 200, json, b'[{"asistenti":[],"profesori":[],"predmet":"a"}]'), "ERROR and 200": found(_ESTUDENT, 200, plain, b"ERROR"),
        "words for the app": found(_ESTUDENT, 422, plain, b"Eroare"), "somebody else's number": found(replace(_ESTUDENT, is_forbidden=True), 200, json, b"[%s]" % _LISTED),
        "a reply less": found(_RPC, 200, json, b"[%s]" % _RESULT), "a reply to a notification": found(_RPC, 200, json, b"[%s,%s,%s]" % (_RESULT, _RESULT, _ERROR)),
        "another code": found(_RPC, 200, json, b"[%s,%s]" % (_RESULT, _ERROR.replace(b"32600", b"32000"))), "a fault in a batch": found(_RPC, 200, json, b"[%s,%s]" % (_RESULT, _ERROR.replace(b"32600", b"32603"))),
        "taken, and no JSON of RPC": found(broken, 200, json, b"[%s]" % _ERROR), "a result for nobody": found(replace(_RPC, is_forbidden=True), 200, json, b"[%s,%s]" % (_RESULT.replace(b"[]", b"[1]"), _ERROR)),
        "a calendar with other ends of lines": found(_FEED, 200, calendar, _EMPTY.replace(b"\r", b"")), "a long line": found(_FEED, 200, calendar, _EMPTY.replace(b"END", b"X" * 76 + b"\r\nEND")),
        "a wrong secret": found(replace(_FEED, is_forbidden=True), 200, calendar, _EMPTY), "a page for a calendar": found(_FEED, 404, {"content-type": "text/html"}, b"<p>"),
    }


def _good_of_services(found: Callable[..., list[str]]) -> list[list[str]]:
    json, plain = {"content-type": "application/json"}, {"content-type": "text/plain; charset=utf-8"}
    return [
        found(_ESTUDENT, 200, json, b"[%s]" % _LISTED), found(_ESTUDENT, 403, plain, b"ERROR"), found(_RPC, 200, json, b"[%s,%s]" % (_RESULT, _ERROR)),
        found(_FEED, 200, {"content-type": "text/calendar"}, _EMPTY), found(replace(_FEED, is_forbidden=True), 404, plain, b"Nimic\nNimic aici.\n")]


def main() -> int:
    parser = argparse.ArgumentParser(description="Sends the services for programs what no program should.")
    parser.add_argument("binary")
    parser.add_argument("--seconds", type=float, default=40)
    parser.add_argument("--seed", type=int, default=chances.randbits(32))
    parser.add_argument("--self-test", action="store_true")
    arguments = parser.parse_args()
    binary = str(Path(arguments.binary).resolve())
    return self_test(binary) if arguments.self_test else run(binary, arguments.seconds, arguments.seed)


if __name__ == "__main__":
    sys.exit(main())
