"""What hostile programs call: the addresses of the services, the messages that they take, and what is made of both."""

import base64
import json
import random
import string
import time
import urllib.parse
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import program_envelopes as envelopes
import program_texts as texts
from Harness.client import Answer
from Harness.database import reading
from Harness.program import JSON, SERVICE1, SOAP, Program

API = "/api/v1"


@dataclass
class Call:
    """One request, and what must be true of its answer."""

    parser: str
    method: str
    path: str
    body: bytes | None = None
    headers: dict[str, str] = field(default_factory=dict)
    # Whose token goes with it: "own", "small" (it may only read), "teacher", "admin", "none"; an own header comes in its place.
    token: str = "own"
    # It asks for what this person or token may not have, or is signed by nobody: no success.
    is_forbidden: bool = False
    # It says the same as a kept one, in another way: it must not be called unreadable.
    is_whole: bool = False
    # The head is none that HTTP knows: whoever reads it may hang up, or answer with a status alone.
    is_raw: bool = False
    # It unpacks to much: memory is looked at.
    is_large: bool = False
    # Its body is no JSON.
    is_file: bool = False

    @property
    def is_soap(self) -> bool:
        return self.path.startswith(SERVICE1)

    @property
    def told(self) -> str:
        return f"{self.method} {self.path[:120]!r} {dict(self.headers)!r:.200} {(self.body or b'')[:300]!r}"


class Situation:
    """What a student has open, and what somebody else has: renewed as attempts end."""

    def __init__(self, student: Program, other: Program, database: Path):
        self.student, self.other, self.database = student, other, database
        tests = _told(student, "GET", "/tests")["items"]
        self.quizzes = [test["id"] for test in tests if test["takesPrograms"] and "attemptsAllowed" not in test]
        self.closed = [test["id"] for test in tests if not test["takesPrograms"]]
        self.lessons = [lesson["id"] for lesson in _told(student, "GET", "/lessons")["items"]]
        self.courses = [course["id"] for course in _told(student, "GET", "/courses")["items"]]
        self.foreign = _told(other, "POST", f"/tests/{self.quizzes[0]}/attempts")["id"]
        self.renew()

    def renew(self) -> None:
        """An open attempt at each quiz; on a connection that has not waited too long for the server."""
        self.student.close()
        self.attempts = {quiz: _told(self.student, "POST", f"/tests/{quiz}/attempts")["id"] for quiz in self.quizzes}
        with reading(self.database) as database:
            self.asked = {attempt: [number for number, in database.execute(
                "SELECT question.number FROM question JOIN question_revision ON question_id = question.id"
                " JOIN attempt ON attempt.revision_id = question_revision.revision_id WHERE attempt.id = ? ORDER BY 1", (attempt,))]
                for attempt in self.attempts.values()}


def answered(program: Program, method: str, path: str) -> Answer:
    """What is answered to what nobody should refuse; a token that has asked too often waits as it is told to."""
    while True:
        answer = program.call(method, API + path, b"{}" if method == "POST" else None)
        if answer.status != 429:
            assert answer.status < 300, f"{method} {path}: {answer.status}: {answer.text}"
            return answer
        time.sleep(int(answer.headers["retry-after"]))


def _told(program: Program, method: str, path: str) -> dict:
    return answered(program, method, path).json


class Caller:
    """Makes calls for one situation."""

    def __init__(self, now: Situation, chance: random.Random, secrets: list[str], over: str):
        """`over` is a token that has expired."""
        self.now, self.chance, self.secrets, self.over = now, chance, secrets, over
        self.makers = {"xml": self.xml, "json": self.json, "gzip": self.gzip, "heads": self.heads}

    def calls(self, parser: str) -> Iterator[Call]:
        while True:
            yield self.makers[parser]()

    # JSON

    def json(self) -> Call:
        method, path, value = self._valid_json()
        call = Call("json", method, path, texts.mutated_json(value, self.chance), {"Content-Type": JSON})
        return self._with_odd_rights(self._with_odd_type(call))

    def _valid_json(self) -> tuple[str, str, dict]:
        chance, now = self.chance, self.now
        attempt = chance.choice(list(now.attempts.values()))
        number = chance.randint(1, len(now.asked[attempt]))
        answer = chance.choice([{"options": [chance.randint(1, 4)]}, {"options": [1, 2]}, {"text": "3"}, {"options": []}, {"text": None}])
        answer |= chance.choice([{}, {"seen": chance.randint(0, 20)}, {"isFlagged": True}, {"check": False}, {"seen": 1, "isFlagged": False, "check": True}])
        match chance.randrange(10):
            case 0: return "POST", f"{API}/tests/{chance.choice(now.quizzes + now.closed)}/attempts", chance.choice([{}, {"code": "x"}])
            case 1: return "POST", f"{API}/attempts/{attempt}/submission", {"unanswered": [1]}
            case 2: return "PUT", f"{API}/lessons/{chance.choice(now.lessons)}/reading", {"isRead": chance.random() < 0.5, "place": "x"}
            case 3 | 4 | 5:
                items = [{"number": each, **answer} for each in chance.sample(range(1, 8), chance.randint(0, 7))]
                return "PATCH", f"{API}/attempts/{attempt}/answers", {"answers": items}
            case _: return "PUT", f"{API}/attempts/{attempt}/questions/{number}/answer", answer

    def _with_odd_type(self, call: Call) -> Call:
        if self.chance.random() < 0.1:
            call.headers["Content-Type"] = self.chance.choice([
                "", "text/json", "application/json;charset=utf-16", "application/json; charset=\"UTF-8\"", "application/json;;", "application/vnd.a+json",
                "application/json, text/xml", "application/x-www-form-urlencoded", "multipart/form-data; boundary=a", "a" * 5_000, "/", "text/xml"])
        return call

    def _with_odd_rights(self, call: Call) -> Call:
        """Somebody else's attempt, a token that may only read, or nobody."""
        kind = self.chance.random()
        if kind < 0.05 and "/attempts/" in call.path:
            own = call.path.split("/attempts/")[1].split("/")[0]
            call.path, call.is_forbidden = call.path.replace(own, self.now.foreign), True
        elif kind < 0.1:
            call.token, call.is_forbidden = self.chance.choice(["small", "none"]), True
        elif kind < 0.2 and call.method == "POST":
            call.headers["Idempotency-Key"] = self.chance.choice([
                self._noise(20), f'"{self._noise(20)}"', "", '""', '"', "a b", "\u00e9", "x" * 200, "x" * 201, "x" * 5_000, "\x7f"])
            call.is_raw = is_raw(call.headers["Idempotency-Key"])
        return call

    # XML

    def xml(self) -> Call:
        operation, values = self._valid_call()
        if self.chance.random() < 0.15:
            body, is_whole = envelopes.whole(operation, values, self.chance), True
        else:
            body, is_whole = envelopes.mutated(operation, values, self.chance), False
        call = Call("xml", "POST", SERVICE1, body, {"Content-Type": SOAP}, is_whole=is_whole)
        kind = self.chance.random()
        if kind < 0.06:
            call.headers["SOAPAction"] = self.chance.choice([
                "", '""', f'"http://tempuri.org/{operation}"', f"http://tempuri.org/{operation}", '"', "x" * 5_000, "\u00e9", "http://tempuri.org/Login"])
        elif kind < 0.12:
            call.headers["Content-Type"] = self.chance.choice([
                "", "text/xml", "text/xml; charset=utf-16", "text/xml; charset='utf-8'", "application/soap+xml", "text/xml;;", "application/json", "x" * 5_000])
            call.is_whole = False
        elif kind < 0.17 and operation not in ("Login", "Logout"):
            call.token, call.is_forbidden = self.chance.choice([("none", True), ("small", operation.startswith(("Incepe", "Trimite", "Finalizeaza")))])
        return call

    def _valid_call(self) -> tuple[str, dict]:
        chance, now = self.chance, self.now
        attempt = chance.choice(list(now.attempts.values()))
        place = chance.randint(1, 8)
        answer = {"idIntrebare": chance.choice(now.asked[attempt]), "idVarianta": chance.choice([1, 2, None])} | chance.choice(
            [{}, {}, {"variante": [1, 2]}, {"text": "3"}, {"text": ""}])
        own = {"idUser": -1, "nrTest": place}
        return chance.choice([
            ("GetNumarTeste", {"idUser": -1}), ("GetListaTeste", {"idUser": -1}), ("GetTeme", {}), ("GetSubteme", {"idTema": chance.randint(1, 60)}),
            ("GetNumarIntrebariTest", {"nrTest": place}), ("IncepeTest", own), ("IncepeTest", own | {"cod": "x"}),
            ("GetIntrebare", {"nrTest": place, "nrIntrebare": chance.randint(1, 12)}), ("GetIntrebariTest", {"nrTest": place}),
            ("TrimiteRaspuns", own | answer), ("TrimiteRaspuns", own | answer), ("TrimiteRaspunsuri", own | {"raspunsuri": [answer, {"idIntrebare": 1, "idVarianta": 1}]}),
            ("FinalizeazaTest", {"idSesiune": chance.choice([attempt, now.foreign])}), ("GetRezultatTest", own), ("GetRaspunsuriCorecte", own),
            ("Login", {"utilizator": "student", "parola": "gre\u0219it" + self._noise(3)}), ("Logout", {}),
            ("SchimbaParola", {"parolaVeche": "gre\u0219it", "parolaNoua": "o sut\u0103 de cai alba\u0219tri"}),
        ])

    # gzip

    def gzip(self) -> Call:
        if self.chance.random() < 0.5:
            method, path, value = self._valid_json()
            text, kind = json.dumps(value).encode(), JSON
        else:
            operation, values = self._valid_call()
            method, path, text, kind = "POST", SERVICE1, envelopes.message(operation, values).encode(), SOAP
        is_whole = self.chance.random() < 0.15
        body = texts.packed(text, self.chance) if is_whole else texts.mutated_gzip(text, self.chance)
        call = Call("gzip", method, path, body, {"Content-Type": kind, "Content-Encoding": "gzip"}, is_whole=is_whole, is_large=True)
        if self.chance.random() < 0.1:
            call.headers["Content-Encoding"] = self.chance.choice(["GZIP", "x-gzip", "gzip, gzip", "deflate", "br", "identity", "", "gzip;q=1", "x" * 3_000])
            call.is_whole = False
        return call

    # Heads and addresses

    def heads(self) -> Call:
        return self.chance.choice([self._credentials, self._credentials, self._address, self._address, self._odd_head])()

    def _credentials(self) -> Call:
        sent, is_forbidden = self.chance.choice([self._bearer, self._basic])()
        soap = self.chance.random() < 0.2
        headers = {"Authorization": sent}
        if soap:
            body = envelopes.message("GetNumarTeste", {"idUser": -1}).encode()
            return Call("heads", "POST", SERVICE1, body, {"Content-Type": SOAP, **headers}, is_forbidden=is_forbidden, is_raw=is_raw(sent))
        return Call("heads", "GET", API + "/me", None, headers, is_forbidden=is_forbidden, is_raw=is_raw(sent))

    def _bearer(self) -> tuple[str, bool]:
        """What the header says, and whether it can sign nobody in."""
        chance, right = self.chance, self.chance.choice(self.secrets)
        match chance.randrange(4):
            case 0: return chance.choice([f"Bearer {right}", f"bearer {right}", f"BEARER   {right}", f"Bearer {right} "]), False
            case 1:
                place = chance.randrange(5, len(right))
                letter = chance.choice([each for each in string.ascii_letters if each != right[place]])
                return f"Bearer {right[:place]}{letter}{right[place + 1:]}", True
            case 2:
                return chance.choice([
                    "Bearer", "Bearer ", f"Bearer{right}", f"Bearer: {right}", f"Token {right}", f"Bearer {right}x", f"Bearer {right[:-1]}", f"Bearer x{right}",
                    f"Bearer {right.upper()}", f'Bearer "{right}"', f"Bearer {right},{right}", f"Bearer {right}\u00e9", "Bearer gata_" + "A" * 43,
                    "Bearer " + "A" * 43, "Bearer gata_" + "\u00e9" * 43, "Bearer " + "x" * 4_000, f"Bearer {right} {right}", f"Basic {right}", f"{right}", "", f"Bearer {self.over}"]), True
            case _: return "Bearer " + self._noise(chance.choice([1, 48, 500])), True

    def _basic(self) -> tuple[str, bool]:
        chance, right = self.chance, self.chance.choice(self.secrets)
        coded = lambda text: "Basic " + base64.b64encode(text if isinstance(text, bytes) else text.encode()).decode()
        match chance.randrange(4):
            case 0: return chance.choice([coded(f"student:{right}"), coded(f"student:{right}").replace("Basic", "basic"), coded(f"STUDENT:{right}")]), False
            case 1:
                return coded(chance.choice([
                    f"teacher:{right}", f":{right}", f"student:{right}:", f"student{right}", "student:", ":", "", "student:\0", f"student\0:{right}", f"student:{right}\n",
                    b"\xff\xfe:\xff", b"student:\xed\xa0\x80", "student:" + "x" * 1_200, "x" * 1_300 + ":" + right, "a:" * 300, "\u202estudent:" + right, "student" + "\u0301" * 200 + ":" + right])), True
            case 2:
                whole = coded(f"teacher:{right}")
                return chance.choice([whole[:-3], whole + "=", whole.replace("=", ""), whole[:9] + "\u00e9" + whole[9:], whole[:9] + " " + whole[9:], whole + whole, "Basic", "Basic =", "Basic " + "=" * 50,
                                      "Basic " + "A" * 2_100, f"Basic student:{right}", f"Digest username=student, response={right}", "Negotiate " + "A" * 500]), True
            case _: return "Basic " + self._noise(chance.choice([4, 40, 400])), True

    def _address(self) -> Call:
        chance, now = self.chance, self.now
        attempt, quiz = chance.choice(list(now.attempts.values())), chance.choice(now.quizzes)
        known = [
            "me", "home", "courses", f"courses/{chance.choice(now.courses)}", "tests", f"tests/{quiz}", "attempts", f"attempts/{attempt}", f"attempts/{attempt}/questions",
            f"attempts/{attempt}/questions/1", f"attempts/{attempt}/result", f"attempts/{attempt}/log", f"attempts/{attempt}/pictures/a.png", "lessons", f"lessons/{chance.choice(now.lessons)}",
            f"lessons/{chance.choice(now.lessons)}/files/a.png", "openapi.json", "receipts/ABCDE-ABCDE-ABCDE-ABCDE-ABCDE"]
        parts = chance.choice(known).split("/")
        method = chance.choice(["GET"] * 8 + ["OPTIONS", "DELETE", "PROPFIND", "TRACE", "PATCH"])
        is_foreign = False
        match chance.randrange(5):
            case 0:
                parts[chance.randrange(len(parts))] = chance.choice(ODD_PARTS)
            case 1:
                parts.insert(chance.randrange(len(parts) + 1), chance.choice(ODD_PARTS))
            case 2:
                parts[-1] += "?" + chance.choice(ODD_QUERIES)
            case 3:
                parts, is_foreign = ["attempts", now.foreign, *chance.choice([[], ["questions"], ["questions", "1"], ["result"], ["log"]])], True
            case _:
                text = texts.damaged("/".join(parts).encode(), chance)[:3_000]
                parts = [text.decode("latin-1").replace("\r", "%0d").replace("\n", "%0a")]
        path = chance.choice([API + "/"] * 6 + ["/api/", "/api/v2/", "/API/v1/", "//api/v1/", "/api//v1/", "/api/v1//", SERVICE1 + "/", SERVICE1 + "?", "/service1.asmx?", "http://a/api/v1/"]) + "/".join(parts)
        return Call("heads", method, path, token=chance.choice(["own"] * 5 + ["none"]), is_forbidden=is_foreign and path.startswith(API), is_raw=is_raw(path) or " " in path or "#" in path or not path.startswith("/"))

    def _odd_head(self) -> Call:
        name, value = self.chance.choice(ODD_HEADERS)
        return Call("heads", "GET", f"{API}/tests", None, {name: value}, is_raw=is_raw(name + value) or " " in name or not name or name in HEAD_OF_HTTP)

    def _noise(self, length: int) -> str:
        return "".join(self.chance.choices(string.ascii_letters + string.digits + "+/=-_.~", k=length))


def is_raw(text: str) -> bool:
    return any(not 0x20 <= ord(each) < 0x7F for each in text)


# With these a request may end elsewhere, or be none.
HEAD_OF_HTTP = {"Host", "Transfer-Encoding", "Content-Length", "Expect", "Upgrade"}
_encoded = urllib.parse.quote
ODD_PARTS = [
    "", ".", "..", "%2e%2e", "%2F", "%2f..%2f..%2fetc%2fpasswd", "%00", "%", "%zz", "%ff", "%ed%a0%80", "%c0%80", _encoded("\u0301" * 300), "*", ":test", "{t1}", "'", '"', "<script>", "a" * 4_000,
    "0", "-1", "1.0", "9" * 30, "+1", "%31", "1%0a", "00000000-0000-0000-0000-000000000000", "0" * 36, "0" * 37, "A" * 36, "null", "me;a=b", "me.json", "%E2%80%AE", "\\..\\", "a%2Fb", "~", "|", "%25%32%66",
]
ODD_QUERIES = [
    "", "&", "=", "limit=0", "limit=-1", "limit=201", "limit=" + "9" * 30, "limit=1.5", "limit=", "limit", "limit=1&limit=2", "limit=1", "after=", "after=x", "after=" + "A" * 48, "after=" + "A" * 70,
    "after=%00", "after=%ff", "x=1", "x" * 3_000, "limit=1&after=MDAwMDAwMDAtMDAwMC0wMDAwLTAwMDAtMDAwMDAwMDAwMDAw", "%", "a=%zz", "?", "limit=%31", "&".join(f"a{each}=1" for each in range(900)), "wsdl", "WSDL&a=b",
]
ODD_HEADERS = [
    ("Accept", ""), ("Accept", "text/html"), ("Accept", "*/*;q=0"), ("Accept", ",".join(["a/b;q=0.1"] * 900)), ("Accept", "application/*"), ("Accept", "\u00ff"), ("Accept-Language", "x" * 4_000),
    ("Accept-Language", ",".join(["ro;q=0.5"] * 500)), ("Accept-Language", ";;;q=,"), ("Accept-Language", "sr-Latn"), ("Accept-Encoding", "gzip;q=nan, br;q=1e9"), ("Accept-Encoding", "gzip," * 1_000),
    ("If-None-Match", "*"), ("If-None-Match", "W/"), ("If-None-Match", '"' * 3_000), ("If-None-Match", ",".join(['W/"x"'] * 1_000)), ("If-Match", "x"), ("Range", "bytes=0-"), ("Range", "bytes=" + "0-1," * 900), ("Range", "bytes=-99999999999999999999"),
    ("Cookie", "s=" + "x" * 4_000), ("Origin", "http://elsewhere.example"), ("Origin", "null"), ("Sec-Fetch-Site", "cross-site"), ("X-Forwarded-For", "1.2.3.4, " * 300), ("X-Forwarded-Proto", "https"), ("Forwarded", "for=\"[::1]\""),
    ("Host", ""), ("Host", "a" * 3_000), ("Host", "a b"), ("Expect", "x"), ("Upgrade", "websocket"), ("Transfer-Encoding", "x"), ("Content-Length", "-1"), ("Content-Length", "x"), ("a b", "c"), ("", "c"), ("X-\u00e9", "c"), ("X", "\0"),
    ("X-HTTP-Method-Override", "DELETE"), ("Content-Encoding", "gzip"), ("User-Agent", "\x01"), ("Idempotency-Key", "x"),
]
