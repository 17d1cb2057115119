"""A client of the service for course design, as a program would write one: it keeps copies of all designs of the demo, puts them back
as they are, changes one, and goes through IMODS's usability script with a course of its own."""

import json
import time
import urllib.error
import urllib.request

from Harness.server import Server
from programs import PASSWORD, TEACHER, token

RPC = "/rpc"
RIGHTS = "design.read,design.write"


class Client:
    """Whoever signs in by a call has no secret before it."""

    def __init__(self, server: Server, secret: str | None):
        self._address, self._secret, self._last = server.origin + RPC, secret, 0

    def send(self, body) -> object:
        headers = {"Content-Type": "application/json"}
        if self._secret:
            headers["Authorization"] = f"Bearer {self._secret}"
        request = urllib.request.Request(self._address, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request, timeout=60) as answer:
            said = answer.read()
            return json.loads(said) if said else None

    def written(self, method: str, **parameters) -> dict:
        self._last += 1
        return {"jsonrpc": "2.0", "id": self._last, "method": method, "params": parameters}

    def call(self, method: str, **parameters):
        answer = self.send(self.written(method, **parameters))
        assert answer["id"] == self._last and "error" not in answer, f"{method}: {json.dumps(answer)[:1000]}"
        return answer["result"]

    def sign_in(self, user: str, password: str) -> None:
        self._secret = self.call("session.open", user=user, password=password)["token"]

    @property
    def calls(self) -> int:
        return self._last


def try_all(server: Server, _) -> None:
    client = Client(server, token(server, TEACHER, RIGHTS))
    courses = client.call("courses.list")
    assert courses, "the teacher of the demo teaches nothing"
    copies = client.send([client.written("design.get", course=course["course"]) for course in courses])
    kept = [copy["result"] for copy in copies]
    assert any(copy["design"].get("objectives") for copy in kept), "no course of the demo has a design"
    for copy in kept:
        assert put(client, copy) == copy, copy["course"]
    copy = max(kept, key=lambda copy: len(json.dumps(copy)))
    changed = put(client, {**copy, "design": {**copy["design"], "seats": 17}})
    assert changed["design"]["seats"] == 17 and changed["version"] != copy["version"]
    time.sleep(10)
    late = client.send(client.written("design.put", course=copy["course"], version=copy["version"], design={}))
    assert late["error"]["code"] == -32009 and late["error"]["data"]["current"] == changed, late
    assert client.send({"jsonrpc": "2.0", "method": "courses.list"}) is None
    print(f"{len(kept)} whole designs, read, put back and changed: in order")
    print(f"IMODS's usability script, {try_script(server)} calls: in order")


def put(client: Client, copy: dict) -> dict:
    """Whole designs come six a minute."""
    for _ in range(20):
        call = client.written("design.put", course=copy["course"], version=copy["version"], design=copy["design"])
        try:
            answer = client.send(call)
        except urllib.error.HTTPError as refused:
            answer = json.loads(refused.read())
        if answer.get("error", {}).get("code") != -32029:
            assert "error" not in answer, json.dumps(answer)[:1000]
            return answer["result"]
        time.sleep(answer["error"]["data"]["retryAfter"])
    raise AssertionError("the service never had time for a design")


# The usability script of IMODS


def try_script(server: Server) -> int:
    """Logs in with a password and makes a profile, the five screens of the overview, contents, objectives and what comes of them.
    Gives how many calls that took."""
    client = Client(server, None)
    client.sign_in(TEACHER, PASSWORD)
    semester = next(each["semester"] for each in client.call("courses.list") if each.get("semester"))
    added = client.call("courses.add", number="CST100", title="Object Oriented Software", language="en", semester=semester)
    course = added["course"]
    assert course in {each["course"] for each in client.call("courses.list")}
    fill_overview(client, course)
    topics = fill_contents(client, course)
    objectives = write_objectives(client, course, topics)
    plan(client, course, objectives[0])
    client.call("session.close")
    try:
        late = client.send(client.written("courses.list"))
    except urllib.error.HTTPError as refused:
        late = json.loads(refused.read())
    assert late["error"]["code"] == -32001, late
    return client.calls


def fill(client: Client, course: str, screen: str, **values) -> None:
    """As a screen of an app does: it reads, changes and saves."""
    shown = client.call("course.get", course=course, screen=screen)
    values = {name.rstrip("_").replace("_", "-"): value for name, value in values.items()}
    changed = {**(shown["values"] or {}), **values}
    saved = client.call("course.set", course=course, screen=screen, version=shown["version"], values=changed)
    assert {name: saved["values"][name] for name in values} == values, f"{screen}: {saved}"


def fill_overview(client: Client, course: str) -> None:
    fill(client, course, "name", working_name="CST100, first try")
    fill(client, course, "details", url="https://cst100.example.org", classroom="Peralta 219", ects="5")
    fill(
        client, course, "description", overview="An **introduction**.", subject_area="Computer Science",
        audience=["lower-division"], credit_hours=3, time_ratio="1:3", seats=30,
    )
    first, last = "2026-10-06", "2027-01-12"
    fill(
        client, course, "schedule", first_day=first, last_day=last, from_="10:00", to="12:00", repeats="weekly", every=1,
        on=["tuesday"],
    )
    fill(client, course, "policy", attendance={"text": "Come.", "hidden": False}, conduct={"text": "No copies.", "hidden": True})
    names = {"first-name": "Robert", "last-name": "Heinrichs", "e-mail": "robert@example.org", "role": "professor"}
    person = client.call("instructors.put", course=course, **names)
    changed = client.call("instructors.put", instructor=person["instructor"], version=person["version"], office="Peralta 231")
    assert changed["office"] == "Peralta 231" and changed["last-name"] == "Heinrichs", changed
    assert len(client.call("instructors.list", course=course)["instructors"]) == 2


def fill_contents(client: Client, course: str) -> list[str]:
    """Two topics, with four resources of the first."""
    made = []
    for title, dimensions, priority in [
        ("Problem Solving", ["procedural"], "critical"), ("Variables", ["factual", "conceptual"], "very-important"),
        ("Recursion", [], "good-to-know"),
    ]:
        made.append(client.call("contents.put", course=course, title=title, dimensions=dimensions, priority=priority))
    *topics, needless = [each["topic"] for each in made]
    client.call("contents.remove", topic=needless)
    resources = [
        client.call("contents.resource.put", topic=topics[0], title=title, kind=kind, description="To read.", **more)["resource"]
        for title, kind, more in [
            ("Thinking", "book", {}), ("Loops", "chapter", {}), ("Sheet", "document", {}),
            ("Swift", "link", {"url": "https://docs.swift.org"}),
        ]
    ]
    client.call("contents.resource.move", resource=resources[3], direction="up")
    client.call("contents.resource.remove", resource=resources[0])
    shown = client.call("contents.get", topic=topics[0])
    assert [each["title"] for each in shown["resources"]] == ["Loops", "Swift", "Sheet"], shown
    assert [each["title"] for each in client.call("contents.list", course=course)["topics"]] == ["Problem Solving", "Variables"]
    return topics


def write_objectives(client: Client, course: str, topics: list[str]) -> list[str]:
    """One through its four screens, the pickers of which open one another, and a second one."""
    path = ""
    for wanted in ["cognitive", "analyze", "organize"]:
        level = client.call("objectives.words", **({"at": path} if path else {}))
        path = next(each["at"] for each in level if each["at"].endswith(wanted))
    assert "analyze" in {each["word"] for each in client.call("objectives.words", at=path)}
    parts = {"action": path, "word": "analyze"}
    objective = client.call("objectives.put", course=course, **parts)
    for more in [{"topics": topics}, {"condition": "given-a-problem"}, {"criteria": {"accuracy": {"text": "95 %"}}}]:
        parts |= more
        proposed = client.call("objectives.sentence", course=course, **parts)["sentence"]
        objective = client.call("objectives.put", objective=objective["objective"], version=objective["version"], **more)
        assert objective["text"] == proposed, f"{objective} {proposed}"
    assert all(each in objective["text"] for each in ["analyze", "Problem Solving", "Variables", "95 %"]), objective
    second = client.call("objectives.put", course=course, action="cognitive/apply/implement", word="implement", topics=topics)
    moved = client.call("objectives.move", objective=second["objective"], direction="up")
    assert moved["objectives"] == [second["objective"], objective["objective"]], moved
    return [objective["objective"], second["objective"]]


def plan(client: Client, course: str, objective: str) -> None:
    suggested = client.call("techniques.suggest", objective=objective, kind="assessment")
    best = suggested["ideal"][0]["technique"]
    assigned = client.call("techniques.assign", objective=objective, kind="assessment", technique=best)
    assert [each["technique"] for each in assigned["assigned"]] == [best], assigned
    event = client.call("plan.put", course=course, title="Homework", due="2026-10-12", hours="1.5", objectives=[objective])
    assert [each for week in client.call("plan.get", course=course)["weeks"] for each in week.get("events", [])] == [event]
    aligned = next(each for each in client.call("design.alignment", course=course)["objectives"] if each["objective"] == objective)
    assert aligned["counts"]["assessment"] == 1, aligned
    assert client.call("design.check", course=course)["findings"]
    assert "Problem Solving" in client.call("syllabus.get", course=course)["markdown"]
