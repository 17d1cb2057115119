"""Takes what a teacher of the demo has out of it and puts it in again, with curl: every text as it is, a course as an archive.

Nothing changes by that. A text that is changed is published when its warnings are accepted, and read by who learns."""

import json
import subprocess
from pathlib import Path

from Harness.server import Server
from programs import ADMIN, STUDENT, TEACHER, TEACHING, token

# Of one token, so many exports, imports and whole results a minute.
MOST_WHOLE = 6


class Curl:
    def __init__(self, server: Server, user: str, scopes: str):
        self._origin, self._token = server.origin, token(server, user, scopes)

    def ask(self, path: str, *more: str) -> tuple[int, dict[str, str], bytes]:
        """The status, the headers and the body."""
        path = path if path.startswith("/api/") else "/api/v1" + path
        command = ["curl", "-s", "-i", "-H", "Expect:", "-H", f"Authorization: Bearer {self._token}", *more, self._origin + path]
        said = subprocess.run(command, capture_output=True, check=True, timeout=60).stdout
        head, _, body = said.partition(b"\r\n\r\n")
        first, *lines = head.decode().split("\r\n")
        return int(first.split()[1]), {k.lower(): v for k, _, v in (each.partition(": ") for each in lines)}, body

    def get(self, path: str) -> tuple[dict, str]:
        """What is there, and its version."""
        status, headers, body = self.ask(path)
        assert status == 200, f"{path}: {status} {body[:500]}"
        return json.loads(body), headers["etag"]

    def send(self, path: str, method: str, sent: dict, version: str) -> tuple[int, dict]:
        more = ["-X", method, "-H", "Content-Type: application/json", "-H", f"If-Match: {version}", "-d", json.dumps(sent)]
        status, _, body = self.ask(path, *more)
        return status, json.loads(body)


def try_all(server: Server, folder: Path) -> None:
    teacher = Curl(server, TEACHER, TEACHING)
    courses = teacher.get("/teach/courses")[0]["items"]
    assert courses
    texts = sum(same_texts(Curl(server, TEACHER, TEACHING), each["id"]) for each in courses)
    for each in courses[:MOST_WHOLE]:
        same_course(server, teacher, each["id"], folder)
    print(f"teaching: {texts} texts and {len(courses[:MOST_WHOLE])} courses out and in")
    published(server, teacher, courses[0]["id"])


def same_texts(teacher: Curl, course: str) -> int:
    count = 0
    for kind, fields in [("tests", ["text"]), ("lessons", ["title", "text"])]:
        for each in teacher.get(f"/teach/courses/{course}/{kind}?limit=10")[0]["items"]:
            path = f"/teach/{kind}/{each['id']}/text"
            text, version = teacher.get(path)
            status, saved = teacher.send(path, "PUT", {field: text[field] for field in fields}, version)
            assert status == 200 and saved["version"] == text["version"], f"{path}: {status} {saved}"
            count += 1
    return count


def same_course(server: Server, teacher: Curl, course: str, folder: Path) -> None:
    status, _, archive = teacher.ask(f"/teach/courses/{course}/export.zip")
    assert status == 200 and archive.startswith(b"PK"), f"{status} {archive[:200]}"
    (folder / "course.zip").write_bytes(archive)
    admin = Curl(server, ADMIN, "admin.import")
    status, _, body = admin.ask("/imports", "-F", f"archive=@{folder / 'course.zip'}", "-F", "dry-run=true")
    found = json.loads(body)
    assert status == 200 and not found["isWork"], [each for each in found.get("changes", [found]) if each.get("verb") != "kept"]


def published(server: Server, teacher: Curl, course: str) -> None:
    text = "---\ntitle: Curl\nkind: quiz\n---\n\n### Merge?\n\n- [x] Da\n- [ ] Nu"
    more = ["-H", "Content-Type: application/json", "-H", "Idempotency-Key: curl", "-d", json.dumps({"text": text})]
    made = [teacher.ask(f"/teach/courses/{course}/tests", *more) for _ in range(2)]
    assert [status for status, _, _ in made] == [201, 201] and made[0][2] == made[1][2], made
    path = made[0][1]["location"]
    sent: dict = {}
    for _ in range(2):
        status, said = teacher.send(path + "/publications", "POST", sent, teacher.get(path + "/text")[1])
        if status == 200:
            break
        assert status == 409 and said["code"] == "not-accepted", f"{status} {said}"
        sent = {"accepted": said["accept"]}
    assert status == 200 and said["isPublished"], said
    # Who studies the course has it at once; the student of the demo studies some of them.
    student = Curl(server, STUDENT, "learn.read")
    if course in {each["id"] for each in student.get("/courses")[0]["items"]}:
        assert said["id"] in {each["id"] for each in student.get("/tests?limit=200")[0]["items"]}, said
