"""Calls the eStudent API with curl, word by word as its app calls it: HTTP Basic on every request, and the student's number."""

import json
import re
import shlex
import subprocess

from Harness.server import Server
from programs import ESTUDENT, STUDENT, TEACHER, token

NUMBER, NAME, SURNAME = "1000", "Ștefania", "Țîrlea"
# As the paper prints it (VI), with those who teach the two subjects in the demo.
LISTING = """
[ {
"profesori" : [ "dr Cătălin-Ștefan Brândușescu" ],
"asistenti" : [ "dipl. inž. Ognjen Savkić", "dr Horațiu Stăncuțescu" ],
"predmet" : "IT250 - Web sistemi"}, {
"profesori" : [ "dr Strahinja Dubajković" ],"asistenti" : [ "Jovana Cmiljković" ],
"predmet" : "SE311 - Projektovanje i arhitektura softvera"} ]
"""
KEYS = {
    "get_reports": ["kod", "naziv", "kazneniPoeni", "predispitneObaveze", "pismeniIspiti", "sumaPoena", "ocena", "nedelje"],
    "week": ["broj", "prisustvo", "zadaci"], "getFinance": ["skolskaGodina", "valuta", "zaduzenja", "placanja", "sumirano"],
    "charge": ["datum", "opis", "iznos", "rok"], "payment": ["datum", "opis", "iznos", "pozivNaBroj"],
    "get_open_courses": ["rokNaziv", "otvorenoDo", "predmeti"], "subject": ["kod", "naziv", "termini", "prijavljenTermin"],
    "date": ["id", "pocetak", "sala"],
}


class App:
    """The app of somebody, which knows nothing but curl."""

    def __init__(self, server: Server, user: str, secret: str):
        self.address, self.user, self.secret = server.origin + ESTUDENT, user, secret

    def curl(self, method: str, *words: str, signed: bool = True) -> tuple[int, str, str]:
        """The status, the type and the text of an answer."""
        signing = f"-u {self.user}:{self.secret} " if signed else ""
        typed = f"curl -s {signing}-w '\\n%{{http_code}} %{{content_type}}' {shlex.join(words)} '{self.address}{method}'"
        done = subprocess.run(["bash", "-c", typed], capture_output=True, timeout=60)
        assert done.returncode == 0, f"{typed}\n{done.stderr}"
        text, _, last = done.stdout.decode("utf-8").rpartition("\n")
        status, _, kind = last.partition(" ")
        return int(status), kind, text

    def ask(self, method: str, *words: str) -> object:
        """What is answered, by a client that looks for ERROR, and by one that reads the status: both are right."""
        status, kind, text = self.curl(method, *words)
        assert text != "ERROR" and status == 200 and kind.startswith("application/json"), f"{method} {words}: {status} {text}"
        return json.loads(text)

    def refused(self, expected: int, method: str, *words: str, signed: bool = True) -> None:
        status, kind, text = self.curl(method, *words, signed=signed)
        said = f"{method} {words}: {status} {kind} {text}"
        assert (status, text) == (expected, "ERROR") and kind.startswith("text/plain"), said


def try_all(server: Server, _) -> None:
    app = App(server, STUDENT, token(server, STUDENT, "student.read,student.write"))
    try_login(app)
    try_professors(app)
    try_reports(app)
    try_finance(app)
    try_signup(app)
    try_refusals(server, app)
    print("each method of the eStudent API: in order")


def data(**fields: str) -> list[str]:
    return [word for name, value in fields.items() for word in ("--data-urlencode", f"{name}={value}")]


def person() -> list[str]:
    return data(name=NAME, surname=SURNAME, student_id=NUMBER)


def try_login(app: App) -> None:
    status, _, text = app.curl("login_client", *person(), *data(password=app.secret))
    assert (status, text) == (200, '{"status":"OK"}'), text
    app.refused(401, "login_client", *person(), *data(password="0101990710006"))


def try_professors(app: App) -> None:
    status, kind, text = app.curl("get_profesors", *person())
    assert status == 200 and "utf-8" in kind.lower(), f"{status} {kind}"
    all_of_them = json.loads(text)
    assert [list(each) for each in all_of_them] == [["profesori", "asistenti", "predmet"]] * len(all_of_them), text
    wanted = [each["predmet"] for each in json.loads(LISTING)]
    # As it stands on the wire: this order of keys, letters as they are. Only spaces make no difference.
    rows = [row for row in re.findall(r"\{[^{}]*\}", text) if json.loads(row)["predmet"] in wanted]
    assert squeezed("[" + ",".join(rows) + "]") == squeezed(LISTING), text
    print(f"get_profesors: {len(all_of_them)} subjects, those of the paper as the paper prints them")


def squeezed(text: str) -> str:
    return re.sub(r"\s", "", text)


def try_reports(app: App) -> None:
    reports = app.ask("get_reports", "-G", *data(student_id=NUMBER))
    assert reports == app.ask("get_reports", *data(student_id=NUMBER)), reports
    for report in reports:
        assert list(report) == KEYS["get_reports"] and len(report["nedelje"]) == 15, report
        assert [list(week) for week in report["nedelje"]] == [KEYS["week"]] * 15, report
    codes = [report["kod"] for report in reports]
    assert {"IT250", "IT330", "SE311"} <= set(codes), codes
    # What the paper shows of IT250 (figure 11).
    web = next(report for report in reports if report["kod"] == "IT250")
    assert [web[key] for key in KEYS["get_reports"][2:7]] == [5, 82, 10, 92, 9], web
    assert web["nedelje"][0] == {"broj": 1, "prisustvo": 1, "zadaci": 3}, web


def try_finance(app: App) -> None:
    present = app.ask("getFinance", "-G", *data(student_id=NUMBER))
    before = app.ask("getFinance", *data(student_id=NUMBER, skolska_godina="2025/2026"))
    for year in [present, before]:
        assert list(year)[:5] == KEYS["getFinance"], year
        assert year["zaduzenja"] and all(list(each) == KEYS["charge"] for each in year["zaduzenja"]), year
        assert all(list(each) == KEYS["payment"] for each in year["placanja"]), year
        total = year["sumirano"]
        assert round(total["zaduzenje"] - total["placeno"] - total["dugovanje"], 2) == 0, year
        assert round(sum(each["iznos"] for each in year["zaduzenja"]), 2) == total["zaduzenje"], year
    assert before["skolskaGodina"] == "2025/2026" and before["valuta"] == "EUR", before
    app.refused(422, "getFinance", "-G", *data(student_id=NUMBER, skolska_godina="2025/2027"))


def try_signup(app: App) -> None:
    opened = app.ask("get_open_courses", "-G", *data(student_id=NUMBER))
    assert list(opened) == KEYS["get_open_courses"] and opened["rokNaziv"], opened
    for subject in opened["predmeti"]:
        assert list(subject) == KEYS["subject"], subject
        assert all(list(date) == KEYS["date"] for date in subject["termini"]), subject
    free = [subject for subject in opened["predmeti"] if subject["prijavljenTermin"] is None and subject["termini"]]
    assert free, opened
    chosen = free[0]
    words = [*data(student_id=NUMBER), *pair(chosen["kod"], chosen["termini"][0]["id"]), *pair("XX999", "nothing")]
    first = app.ask("makeCoursesSignup", *words)
    registered, unknown = first["predmeti"]
    assert registered["prijavljen"] and registered["brojPrijave"] > 0 and not unknown["prijavljen"], first
    assert first["poruka"].split("\n") == [registered["poruka"], unknown["poruka"]], first
    assert app.ask("makeCoursesSignup", *words) == first
    body = json.dumps({"student_id": NUMBER, "predmeti": [{"kod": registered["kod"], "termin": registered["termin"]}]})
    [again] = app.ask("makeCoursesSignup", "-H", "Content-Type: application/json", "-d", body)["predmeti"]
    assert again == registered, again
    now = app.ask("get_open_courses", *data(student_id=NUMBER))["predmeti"]
    assert [each["prijavljenTermin"] for each in now if each["kod"] == chosen["kod"]] == [registered["termin"]], now


def pair(code: str, date: str) -> list[str]:
    return ["--data-urlencode", f"predmeti[][kod]={code}", "--data-urlencode", f"predmeti[][termin]={date}"]


def try_refusals(server: Server, app: App) -> None:
    methods = ["login_client", "get_profesors", "get_reports", "get_open_courses", "getFinance", "makeCoursesSignup"]
    for method in methods:
        app.refused(401, method, *person(), signed=False)
        more = data(password="x") if method == "login_client" else []
        more += pair("IT250", "nothing") if method == "makeCoursesSignup" else []
        app.refused(403, method, *data(name=NAME, surname=SURNAME, student_id="1001"), *more)
        app.refused(422, method, *data(name=NAME, surname=SURNAME))
    App(server, "mladjan", "mladjan").refused(401, "get_reports", *data(student_id=NUMBER))
    App(server, TEACHER, token(server, TEACHER)).refused(403, "get_reports", *data(student_id=NUMBER))
    status, kind, text = app.curl("get_reports", "-H", "Accept: application/problem+json", *data(student_id="1001"))
    assert (status, kind) == (403, "application/problem+json") and json.loads(text)["code"] == "forbidden", text
