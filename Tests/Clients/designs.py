"""A client of the service for course design, as a program would write one: it keeps copies of all designs of the demo, puts them back
as they are, and changes one."""

import json
import time
import urllib.error
import urllib.request

from Harness.server import Server
from programs import TEACHER, token

RPC = "/rpc"
RIGHTS = "design.read,design.write"


class Client:
    def __init__(self, server: Server, secret: str):
        self._address, self._secret, self._last = server.origin + RPC, secret, 0

    def send(self, body) -> object:
        headers = {"Authorization": f"Bearer {self._secret}", "Content-Type": "application/json"}
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
