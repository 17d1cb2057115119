"""What hostile programs call of the services that came second: the eStudent API, JSON-RPC, calendars, and JSON of students, of those
who teach and of administrators. How answers to the first three look is known to `program_shapes`."""

import base64
import json
import random
import string
import time
import urllib.parse
from collections.abc import Callable
from pathlib import Path

import program_texts as texts
from Harness.database import reading
from Harness.program import JSON, Program
from program_calls import API, ODD_HEADERS, ODD_PARTS, ODD_QUERIES, Call, answered, is_raw

ESTUDENT, RPC, CALENDAR = "/estudent/api/", "/rpc", "/calendar/"
FORM, PROBLEM = "application/x-www-form-urlencoded", "application/problem+json"

# What each method takes, in the order in which it can be sent without names; the first word is the method.
METHODS = {line.split()[0]: line.split()[1:] for line in """
session.open user password
session.close
courses.list
courses.add course number title language semester classroom url marks ects
course.get course screen group
course.set course screen version values group
objectives.list course
objectives.get objective
objectives.put objective course version key share action word own-word topics condition condition-text hide-condition criteria sentence
objectives.move objective direction
objectives.copy objective copy
objectives.remove objective
objectives.restore objective
objectives.sentence course action word own-word topics condition condition-text hide-condition criteria
objectives.words at
contents.list course
contents.get topic
contents.put topic course version title below place dimensions priority prerequisite
contents.remove topic
contents.resource.put resource topic version title kind description url file lesson
contents.resource.move resource direction
contents.resource.remove resource
contents.resource.restore resource
instructors.list course
instructors.put instructor course person version first-name last-name e-mail phone office-hours web-page role office
instructors.remove instructor
techniques.suggest objective kind domains categories dimensions
techniques.assign objective kind technique assigned
plan.get course
plan.event event
plan.put event course version title kind place assigned due hours objectives technique dimension test lesson link notes
plan.copy event copy
plan.remove event
plan.restore event
design.check course
design.alignment course
design.get course
design.put course version design
syllabus.get course
""".strip().splitlines()}
# What is said to who asks too often.
TOO_MANY = -32029
SCREENS = ["name", "details", "description", "schedule", "policy"]


class Taught:
    """What there is to ask for of a teacher's courses, of somebody else's, and of the exams of a student."""

    def __init__(self, teacher: Program, student: Program, database: Path):
        self._teacher, self._student, self.database = teacher, student, database
        courses = [each["course"] for each in self._asked("courses.list")]
        with reading(database) as rows:
            self.foreign = [course for course, in rows.execute("SELECT id FROM course ORDER BY id") if course not in courses]
            self.foreign_tests = [test for test, course in rows.execute("SELECT id, course_id FROM assessment ORDER BY id") if course in self.foreign]
            self.number, self.name, self.surname = rows.execute(
                "SELECT index_number, name, surname FROM person WHERE user_name = 'student'").fetchone()
        self.courses = courses[:3]
        self.renew()

    def renew(self) -> None:
        """Ids and versions as they are now; on connections that have not waited too long for the server."""
        self._teacher.close()
        self._student.close()
        course = self.courses[0]
        objectives, topics = self._asked("objectives.list", course=course)["objectives"], self._asked("contents.list", course=course)["topics"]
        instructors, plan = self._asked("instructors.list", course=course)["instructors"], self._asked("plan.get", course=course)
        events = [event for week in plan["weeks"] for event in week["events"]]
        self.design = self._asked("design.get", course=course)
        # Of what has them, by its id.
        self.versions = {
            each[name]: each["version"] for name, several in [
                ("objective", objectives), ("topic", topics), ("instructor", instructors), ("event", events), ("course", [self.design])]
            for each in several}
        self.things = {
            "objective": [each["objective"] for each in objectives], "topic": [each["topic"] for each in topics],
            "instructor": [each["instructor"] for each in instructors], "event": [each["event"] for each in events],
            "resource": [resource["resource"] for topic in topics for resource in topic["resources"]]}
        self.tests = [each["id"] for each in self._listed(f"teach/courses/{course}/tests?limit=20")]
        self.lessons = [each["id"] for each in self._listed(f"teach/courses/{course}/lessons?limit=20")]
        self.marks = {path: answered(self._teacher, "GET", f"/{path}/text").headers["etag"] for path in [
            *(f"teach/tests/{each}" for each in self.tests[:4]), *(f"teach/lessons/{each}" for each in self.lessons[:4])]}
        exams = answered(self._student, "GET", "/exams").json
        self.dates = [
            (period["id"], subject["course"], subject["code"], date["id"]) for period in exams["periods"] for subject in period["subjects"]
            for date in subject["dates"]]

    def _asked(self, method: str, **parameters: object):
        call = {"jsonrpc": "2.0", "id": 1, "method": method, "params": parameters}
        said = self._teacher.call("POST", RPC, json.dumps(call).encode()).json
        # What was sent by this token before is counted.
        until = time.monotonic() + 60
        while said.get("error", {}).get("code") == TOO_MANY and time.monotonic() < until:
            time.sleep(0.5)
            said = self._teacher.call("POST", RPC, json.dumps(call).encode()).json
        if "result" not in said:
            raise RuntimeError(f"{method} was not answered: {said}")
        return said["result"]

    def _listed(self, path: str) -> list[dict]:
        return answered(self._teacher, "GET", f"/{path}").json["items"]


class ServiceCaller:
    """Makes calls for what is taught."""

    def __init__(self, now: Taught, chance: random.Random, secrets: list[str], feeds: list[str]):
        """
        :param secrets: tokens of the student.
        :param feeds: what opens calendars.
        """
        self.now, self.chance, self.secrets, self.feeds = now, chance, secrets, feeds
        self.makers = {"estudent": self.estudent, "rpc": self.rpc, "calendar": self.calendar, "staff": self.staff}

    # eStudent

    def estudent(self) -> Call:
        chance, now = self.chance, self.now
        method, values = self._valid_estudent()
        secret = chance.choice(self.secrets)
        headers = {"Authorization": basic(f"student:{secret}")}
        if chance.random() < 0.3:
            headers["Accept"] = chance.choice([PROBLEM, f"{PROBLEM};q=0.1, */*", "*/*", "text/html", JSON, f"{PROBLEM};q=0", "", "x" * 3_000])
        call = Call("estudent", "POST", ESTUDENT + method, None, headers)
        kind = chance.random()
        if kind < 0.1:
            call.is_forbidden = True
            headers["Authorization"] = chance.choice([
                basic("mladjan:mladjan"), basic(f"teacher:{secret}"), basic(f"student:{secret}x"), f"Basic {secret}", "", "Basic", basic("student:\u0301"),
                basic(b"\xff:\xff"), "Bearer gata_" + "A" * 43])
        elif kind < 0.2:
            values["student_id"] = chance.choice(["2113", "999999", ""])
            call.is_forbidden = True
        self._write_estudent(call, values)
        # A longer head is refused before anybody looks whose it is.
        call.is_raw = is_raw("".join(headers.values())) or len(call.path) > LONGEST_PATH
        return call

    def _valid_estudent(self) -> tuple[str, dict]:
        chance, now = self.chance, self.now
        values = {"student_id": now.number, "name": now.name, "surname": now.surname}
        chosen = [{"kod": code, "termin": date} for _, _, code, date in chance.sample(now.dates, min(len(now.dates), chance.randint(0, 3)))]
        return chance.choice([
            ("login_client", values | {"password": chance.choice(["x", "0101990710006", ""])}), ("get_profesors", values),
            ("get_reports", values), ("get_open_courses", values), ("getFinance", values),
            ("getFinance", values | {"skolska_godina": chance.choice(["2025/2026", "2026/2027", "2025/2027", "x", "9999/10000", "0000/0001"])}),
            ("makeCoursesSignup", values | {"predmeti": chosen}), ("makeCoursesSignup", values | {"predmeti": [*chosen, {"kod": "XX", "termin": "x"}]})])

    def _write_estudent(self, call: Call, values: dict) -> None:
        """In the address, as a form or as JSON; most of them damaged."""
        chance, way = self.chance, self.chance.random()
        is_whole = chance.random() < 0.2
        if way < 0.25:
            text = form_of(values) if is_whole else self._odd_form(values)
            call.method, call.path = "GET", call.path + "?" + text.decode("latin-1").replace(" ", "+").replace("\r", "%0d").replace("\n", "%0a")
            if is_raw(call.path):
                call.path = urllib.parse.quote(call.path, safe="/?&=%[]+;")
            return
        if way < 0.65:
            call.body, kind = form_of(values) if is_whole else self._odd_form(values), FORM
        else:
            call.body, kind = json.dumps(values).encode() if is_whole else texts.mutated_json(values, chance), JSON
            call.is_whole = is_whole
        if chance.random() < 0.1:
            kind = chance.choice(["", "text/plain", "multipart/form-data; boundary=a", f"{kind}; charset=iso-8859-2", f"{kind};;;", "a" * 5_000, JSON, FORM])
            call.is_whole = False
        call.headers["Content-Type"] = kind

    def _odd_form(self, values: dict) -> bytes:
        chance, whole = self.chance, form_of(values)
        match chance.randrange(6):
            case 0:
                name = chance.choice(list(values))
                return form_of({**values, name: chance.choice(ODD_FIELDS)})
            case 1: return whole + b"&" + chance.choice(ODD_PAIRS)
            case 2: return b"&".join(chance.sample(whole.split(b"&"), len(whole.split(b"&"))))
            case 3: return whole.replace(chance.choice([b"=", b"&", b"%5B", b"%5D", b"student_id"]), chance.choice([b"", b"==", b"&&", b"[", b"%"]))
            case 4: return whole + b"&a=b" * chance.choice([900, 1_100, 40_000])
            case _: return texts.damaged(whole, chance)

    # JSON-RPC

    def rpc(self) -> Call:
        chance = self.chance
        kind = chance.random()
        value: object = self._rpc_call()
        if kind < 0.25:
            value = [self._rpc_call() if chance.random() < 0.8 else chance.choice(ODD_CALLS) for _ in range(chance.choice([0, 1, 2, 3, 8, 50, 51]))]
        if chance.random() < 0.5:
            body = json.dumps(value).encode()
        elif isinstance(value, list):
            body = texts.damaged(json.dumps(value).encode(), chance)
        else:
            body = texts.mutated_json(value, chance)
        call = Call("rpc", "POST", RPC, body, {"Content-Type": JSON}, token="teacher")
        odd = chance.random()
        if odd < 0.05:
            call.headers["Content-Type"] = chance.choice(["", "text/plain", "application/json-rpc", "application/json;charset=utf-16", "a" * 5_000])
        elif odd < 0.1:
            call.headers["Accept"] = chance.choice(["text/html", "*/*;q=0", "", JSON, "x" * 3_000])
        elif odd < 0.15:
            call.token, call.is_forbidden = chance.choice(["none", "own"]), True
        elif odd < 0.2:
            call.path += chance.choice(["?a=b", "?", "/", "/x", "%2f", ";a"])
        return call

    def _rpc_call(self) -> dict:
        chance = self.chance
        method = chance.choice(list(METHODS))
        names = METHODS[method]
        # Most fields are there, some twice as likely wrong as right.
        values = {name: self._parameter(name) for name in names if name in REQUIRED or chance.random() < 0.6}
        if own := next((each for each in values.values() if isinstance(each, str) and each in self.now.versions), None):
            # Something new has no id yet, something that is there belongs to its course.
            if "version" in values and chance.random() < 0.7:
                values["version"] = self.now.versions[own]
            if {"course", "objective"} <= values.keys() or {"course", "topic"} <= values.keys() or {"course", "event"} <= values.keys():
                del values["course"]
        if method == "design.put" and chance.random() < 0.5:
            values = {"course": self.now.courses[0], "version": self.now.design["version"], "design": self._odd_design()}
        if chance.random() < 0.1:
            values[chance.choice(["", "x", "~/", "\u0301" * 200, "a" * 3_000, "course"])] = chance.choice([None, 1, "x", [], {}])
        parameters: object = values if chance.random() < 0.8 else list(values.values())
        call = {"jsonrpc": "2.0", "id": chance.choice(ODD_IDS) if chance.random() < 0.2 else chance.randrange(1 << 40), "method": method, "params": parameters}
        if chance.random() < 0.1:
            del call["id"]
        if chance.random() < 0.05:
            call["method"] = chance.choice([method.upper(), method.replace(".", "/"), "", "rpc.discover", method + "\u0301", "a" * 5_000])
        return call

    def _parameter(self, name: str) -> object:
        chance, now = self.chance, self.now
        if chance.random() < 0.06:
            return chance.choice([None, True, 0, -1, 1 << 62, 1.5, "", " ", "x", "a" * 60_000, "\u0301" * 9_000, "\u202e", [], ["x"] * 501, [1], {}, {"a": {"b": []}}])
        if name in now.things:
            return chance.choice([*now.things[name], "00000000-0000-0000-0000-000000000000"])
        match name:
            case "course": return chance.choice([now.courses[0]] * 4 + [*now.courses, *now.foreign[:2]])
            case "version": return chance.choice([*now.versions.values(), "1", "0", "999", "-1", "x"])
            case "screen": return chance.choice(SCREENS)
            case "direction": return chance.choice(["up", "down", "sideways"])
            case "copy": return "".join(chance.choices("0123456789abcdef-", k=36))
            case "design": return chance.choice([{}, {"seats": 17}, now.design["design"]])
            case "values": return chance.choice([{}, {"overview": "x"}, {"title": "x"}, {"seats": -1}, {"audience": ["x"]}])
            case "share" | "ects": return chance.choice([0, 1, 50, 100, 101, -1])
            case "criteria": return chance.choice([{}, {"accuracy": {"text": "80 %", "on": True}}, {"speed": {"hidden": True}}, {"x": {}}])
            case "prerequisite" | "hide-condition": return chance.random() < 0.5
            case "topics" | "objectives":
                return chance.sample(now.things[name[:-1]], min(len(now.things[name[:-1]]), chance.randint(0, 3)))
            case "dimensions": return chance.sample(["factual", "conceptual", "procedural", "metacognitive"], 2)
            case "domains" | "categories": return chance.sample(["cognitive", "affective", "psychomotor", "remember", "apply"], chance.randint(0, 2))
            case "kind": return chance.choice(["teaching", "assessment", "book", "file", "link"])
            case "password" | "user": return "gre\u0219it" + "".join(chance.choices(string.ascii_letters, k=3))
            case "action": return chance.choice(["cognitive/understand/explain", "cognitive/create/produce", "affective", "x"])
            case "due" | "assigned": return chance.choice([True, False, "2026-10-01", "2026-10-99", "01.10.2026"])
            case "place": return chance.choice(["in-class", "out-of-class", "first", "last"])
            case "word": return chance.choice(["explain", "construct", "x"])
            case "priority": return chance.choice(["very-important", "critical", "x"])
            case "dimension": return chance.choice(["factual", "conceptual", "x"])
            case "condition": return chance.choice(["completing-the-course", "given-a-problem", "x"])
            case "url" | "link" | "web-page": return chance.choice(["https://a.example", "javascript:x", "a"])
            case "e-mail": return chance.choice(["x@example.org", "x"])
            case "person" | "test" | "lesson": return chance.choice([*now.tests, *now.lessons])
            case "below": return chance.choice(now.things["topic"])
            case "role" | "language" | "marks": return chance.choice(["professor", "associate-professor", "ro", "en"])
            case _: return chance.choice(["Text", "2", "\u0219i \u201ealtceva\u201d", "x" * 300])

    def _odd_design(self) -> dict:
        """The whole design with one field that is odd: as odd as the file could be."""
        chance, design = self.chance, dict(self.now.design["design"])
        name = chance.choice([*design, "x"])
        design[name] = chance.choice([None, True, -1, 1 << 62, "", "a" * 40_000, [], [None], [{}], {}, [{"x": 1}] * 600, {"a": {"b": {"c": []}}}, ["\u0301" * 500]])
        return design

    # Calendars

    def calendar(self) -> Call:
        chance, secret = self.chance, self.chance.choice(self.feeds)
        call = Call("calendar", chance.choice(["GET"] * 20 + ["POST", "DELETE", "OPTIONS", "PROPFIND", "PUT"]), f"{CALENDAR}{secret}.ics", token="none")
        if chance.random() < 0.5:
            name, value = chance.choice(ODD_HEADERS + [("If-None-Match", '"x"'), ("If-Modified-Since", "x"), ("Authorization", "Basic eDp5"), ("Range", "bytes=0-9")])
            call.headers = {name: value}
            call.is_raw = is_raw(name + value) or " " in name or not name or name in ("Host", "Transfer-Encoding", "Content-Length", "Expect", "Upgrade")
        else:
            call.path, call.is_forbidden = self._odd_calendar(secret), True
            call.is_raw = is_raw(call.path) or " " in call.path or "#" in call.path
        if call.method in ("POST", "PUT"):
            call.body, call.is_forbidden = b"x", True
        return call

    def _odd_calendar(self, secret: str) -> str:
        """An address that opens nothing."""
        chance, place = self.chance, self.chance.randrange(len(secret))
        other = chance.choice([each for each in string.ascii_letters if each != secret[place]])
        wrong = f"{secret[:place]}{other}{secret[place + 1:]}"
        return chance.choice([
            f"{CALENDAR}{wrong}.ics", f"{CALENDAR}{secret[:-1]}.ics", f"{CALENDAR}{secret}A.ics", f"{CALENDAR}{secret}", f"{CALENDAR}{secret}.ICS",
            f"{CALENDAR}{secret}.ics.ics", f"{CALENDAR}{secret}.ics/x", f"{CALENDAR}{wrong}.ics?{secret}", CALENDAR, CALENDAR + ".ics",
            f"{CALENDAR}{wrong}.ics?a=" + "x" * 3_000, f"{CALENDAR}{'A' * 43}.ics", f"{CALENDAR}{'A' * 4_000}.ics", f"{CALENDAR}{secret[:42]}%00.ics",
            f"{CALENDAR}{urllib.parse.quote(chance.choice(ODD_LETTERS) * 43)}.ics", f"{CALENDAR}{chance.choice(ODD_PARTS)}.ics", f"{CALENDAR}{wrong}.ics?{chance.choice(ODD_QUERIES)}"])

    # JSON of students, teachers and administrators

    def staff(self) -> Call:
        chance = self.chance
        make = chance.choice([self._changed, self._changed, self._changed, self._registered, self._read, self._imported])
        call = make()
        if call.token in ("teacher", "admin") and chance.random() < 0.06:
            call.token, call.is_forbidden = chance.choice(["own", "none"]), True
        return call

    def _changed(self) -> Call:
        """A course or a text of a teacher."""
        chance, now = self.chance, self.now
        course, mark = chance.choice(now.courses), ""
        match chance.randrange(8):
            case 0:
                method, path = chance.choice([("PUT", f"courses/{course}"), ("POST", "courses")])
                value = {"code": "X1", "title": chance.choice(["Curs", ""]), "language": "ro", "semester": "2026/2027", "ects": 5}
            case 1: method, path, value = "POST", f"courses/{course}/tests", chance.choice([{"title": "T", "kind": "quiz"}, {"text": texts_of(chance)}])
            case 2: method, path, value = "POST", f"courses/{course}/lessons", {"title": "L", "text": texts_of(chance)}
            case _:
                path, mark = chance.choice(list(now.marks.items()))
                path = path.removeprefix("teach/")
                method, value = "PUT", {"text": texts_of(chance)} | ({"title": "L"} if path.startswith("lessons") else {})
                if chance.random() < 0.3:
                    method, path, value = "POST", path + "/publications", chance.choice([{}, {"accepted": []}, {"accepted": ["x"]}, {"accepted": "x" * 500}])
                else:
                    path += "/text"
        call = Call("staff", method, f"{API}/teach/{path}", texts.mutated_json(value, chance), {"Content-Type": JSON}, token="teacher")
        if mark:
            call.headers["If-Match"] = chance.choice([mark] * 4 + ["*", '"x"', "", "W/", "x" * 3_000, f'{mark}, "y"', '"' * 900])
        if chance.random() < 0.05 and now.foreign_tests:
            call.path, call.is_forbidden = f"{API}/teach/tests/{chance.choice(now.foreign_tests)}/text", True
            call.method = "PUT"
        return call

    def _registered(self) -> Call:
        """For an exam, or no longer."""
        chance, now = self.chance, self.now
        period, course, _, date = chance.choice(now.dates)
        call = Call("staff", chance.choice(["PUT", "PUT", "DELETE", "GET"]), f"{API}/exams/{period}/{course}/registration")
        if call.method == "PUT":
            call.body = texts.mutated_json({"date": chance.choice([date, date, "x"])} | chance.choice([{}, {"fee": "free"}, {"fee": "exam 1 RSD"}]), chance)
            call.headers["Content-Type"] = JSON
        if chance.random() < 0.7:
            call.headers["If-Match"] = chance.choice(['"1"', '"2"', '"3"', 'W/"1"', '"1.x"', "*", '""', "", '"' * 900, "x" * 3_000, '"1", "2"', '"-1"', '"99999999999999999999"'])
        if chance.random() < 0.1:
            call.path = f"{API}/exams/{chance.choice(ODD_PARTS)}/{chance.choice([course, *ODD_PARTS])}/registration"
            call.is_raw = is_raw(call.path) or "#" in call.path
        return call

    def _read(self) -> Call:
        chance, now = self.chance, self.now
        course, test, lesson = chance.choice(now.courses), chance.choice(now.tests), chance.choice(now.lessons)
        known = [
            "teach/courses", f"teach/courses/{course}", f"teach/courses/{course}/tests", f"teach/courses/{course}/lessons", f"teach/tests/{test}", f"teach/tests/{test}/text",
            f"teach/lessons/{lesson}", f"teach/lessons/{lesson}/text", f"teach/attempts/{'0' * 36}", f"teach/tests/{test}/figures", f"teach/tests/{test}/attempts",
            f"teach/tests/{test}/attempts.csv", f"teach/courses/{course}/export.zip"]
        path, token = chance.choice(known), "teacher"
        if chance.random() < 0.3:
            path, token = chance.choice(["exams", "reports", f"reports/{course}", "finances", "finances?year=2025/2026", "finances?year=x", "professors"]), "own"
        parts = path.split("/")
        match chance.randrange(4):
            case 0: parts[chance.randrange(len(parts))] = chance.choice(ODD_PARTS)
            case 1: parts[-1] += ("&" if "?" in parts[-1] else "?") + chance.choice(ODD_QUERIES)
            case 2: parts.insert(chance.randrange(1, len(parts) + 1), chance.choice(ODD_PARTS))
        call = Call("staff", "GET", API + "/" + "/".join(parts), token=token)
        if chance.random() < 0.3:
            call.headers["Accept"] = chance.choice(["text/markdown", "text/csv", "application/zip", JSON, "text/html", "*/*;q=0", ""])
        call.is_raw = is_raw(call.path) or " " in call.path or "#" in call.path
        return call

    def _imported(self) -> Call:
        """An archive; a dry run, as far as it is one."""
        chance, edge = self.chance, "edge"
        archive = chance.choice([b"", b"PK", b"PK\5\6" + bytes(18), b"PK\3\4" + bytes(200), b"x" * 5_000])
        parts = [("archive\"; filename=\"a.zip", archive), ("dry-run", b"true")]
        if chance.random() < 0.4:
            parts.append(chance.choice([("dry-run", b"true"), ("remove", b"x"), ("overwrite[]", b""), ("overwrite[]", b"a" * 600), ("x" * 4_000, b""), ("", b"\xff\0")]))
        whole = b"".join(b'--%s\r\nContent-Disposition: form-data; name="%s"\r\n\r\n%s\r\n' % (edge.encode(), name.encode(), value) for name, value in parts)
        whole += b"--edge--\r\n"
        body = whole if chance.random() < 0.3 else texts.damaged(whole, chance)
        kind = chance.choice([f"multipart/form-data; boundary={edge}"] * 6 + ["multipart/form-data", "multipart/form-data; boundary=", 'multipart/form-data; boundary="edge"', "multipart/form-data; boundary=" + "x" * 900, JSON, "application/zip"])
        # Nothing of what is sent is an institution.
        return Call("staff", "POST", f"{API}/imports", body, {"Content-Type": kind}, token="admin", is_forbidden=True, is_file=True)


LONGEST_PATH = 8_000
REQUIRED = {"course", "objective", "topic", "resource", "event", "screen", "version", "direction", "kind", "technique", "user", "password", "design"}
ODD_IDS = [None, 0, -1, "", "a", "x" * 199, "x" * 201, 1 << 62, 1 << 70, True, [], {}, "\u0219", "null", 9007199254740993]
ODD_CALLS: list[object] = [
    None, 1, "x", [], [[]], {}, {"jsonrpc": "2.0"}, {"jsonrpc": "1.0", "method": "courses.list", "id": 1}, {"jsonrpc": 2.0, "method": "courses.list", "id": 1},
    {"jsonrpc": "2.0", "method": 1, "id": 1}, {"jsonrpc": "2.0", "method": "courses.list", "params": 1, "id": 1}, {"jsonrpc": "2.0", "method": "courses.list", "params": None, "id": 1},
    {"jsonrpc": "2.0", "method": "courses.list", "id": 1, "x": 1}, {"jsonrpc": "2.0", "method": "courses.list", "id": {"a": 1}}, {"method": "courses.list", "id": 1}]
ODD_FIELDS = ["", " ", "\0", "\u0301" * 500, "a" * 5_000, "a" * 200_000, "\u202e", "-1", "9" * 400, "'; DROP TABLE person; --", "{{x}}", "<script>", "\r\n", "\ufeff"]
ODD_PAIRS = [
    b"student_id=1000", b"predmeti[][kod]=IT250", b"predmeti[][termin]=x", b"predmeti[0][kod]=a&predmeti[0][termin]=b", b"predmeti[9999][kod]=a", b"predmeti=x", b"predmeti[]=x",
    b"predmeti[][x]=1", b"=", b"&&&", b"%", b"%zz=1", b"a=%ff%fe", b"a=%00", b"name=\xff", b"skolska_godina=2025/2026", b"predmeti[][kod]=a&predmeti[][termin]=b" * 60, b"x" * 100_000]
ODD_LETTERS = ["\u0301", "\uff21", "\u202e", "\U0001F600", "\u00e9"]


def form_of(values: dict) -> bytes:
    """As the app writes forms."""
    pairs = []
    for name, value in values.items():
        if isinstance(value, list):
            pairs += [(f"predmeti[][{key}]", each[key]) for each in value for key in each]
        else:
            pairs.append((name, value))
    return urllib.parse.urlencode(pairs).encode()


def basic(pair: str | bytes) -> str:
    return "Basic " + base64.b64encode(pair if isinstance(pair, bytes) else pair.encode()).decode()


def texts_of(chance: random.Random) -> str:
    """A text of a test or a lesson, perhaps one with a fault."""
    quiz = "---\ntitle: Curl\nkind: quiz\n---\n\n### Merge?\n\n- [x] Da\n- [ ] Nu"
    return chance.choice([quiz, quiz.replace("[x]", "[ ]"), quiz.replace("---", ""), "# Titlu\n\nText", "", "\n" * 3_000, quiz * 20, "> " * 2_000, "[" * 3_000, quiz.replace("quiz", "x"), "$" * 999])
