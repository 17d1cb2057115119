"""A program that registers a student for exams, changes dates and withdraws, by the JSON API and as the eStudent app does."""

import base64
import json
import time
import urllib.parse
from pathlib import Path

from Harness.client import Answer, Broken, Gone
from Harness.control import Control
from Harness.database import open_services
from Harness.program import JSON, STUDENT, Program, give_tokens, token
from petitioner import Petitioner
from registry import Post, Wish
from student import REFUSAL_PAUSE

EXAMS, SIGNUP = "/api/v1/exams", "/estudent/api/makeCoursesSignup"
FORM = "application/x-www-form-urlencoded"
# What is said to a change that is not made: not there, held otherwise, seen too long ago, not said what was seen, too many.
REFUSED = (404, 409, 412, 422, 428, 429)


def open_to(users: list[str], database: Path) -> None:
    """Both services, and a token for each; while the server stands still."""
    open_services(database, "has_json_api", "has_estudent_api")
    give_tokens(database, [(user, token(user)) for user in users], STUDENT)


class ExamProgram(Petitioner):
    """Nothing that it sends has a key: sent again, it changes nothing."""

    def __init__(self, user: str, person: str, number: int, seed: int):
        """
        :param number: the student's index number.
        """
        super().__init__(user, person, {}, seed)
        self.number = number
        # A change that was kept back, for a program that comes back to it.
        self.old: Post | None = None

    def connect(self, port: int, _: Control | None = None) -> "ExamProgram":
        self.wire = Program(port, token(self.user), timeout=20)
        return self

    def step(self) -> None:
        exams = self._read(EXAMS)
        if exams is None:
            return
        subjects = [(period["id"], subject) for period in exams["periods"] for subject in period["subjects"]]
        for _, subject in subjects:
            if held := subject.get("registration"):
                self.notebook.see(held["id"], held["version"])
        own = [each for each in subjects if "registration" in each[1]]
        free = [each for each in subjects if "registration" not in each[1] and each[1]["dates"]]
        moment = self.random.random()
        if free and moment < 0.3:
            period, subject = self.random.choice(free)
            date = self.random.choice(subject["dates"])["id"]
            form = {"date": date, "fee": subject["shownFee"]}
            self.send(Post("register", _place(period, subject["course"]), form, [Wish(date)]))
        elif free and moment < 0.5:
            self._sign_up([subject for _, subject in self.random.sample(free, self.random.randint(1, min(3, len(free))))])
        elif own:
            self._alter(*self.random.choice(own))

    def _sign_up(self, subjects: list[dict]) -> None:
        """As the app does."""
        dates = [self.random.choice(subject["dates"])["id"] for subject in subjects]
        form = {
            "student_id": str(self.number),
            "predmeti": [{"kod": subject["code"], "termin": date} for subject, date in zip(subjects, dates)]}
        self.send(Post("register", SIGNUP, form, [Wish(date) for date in dates]))

    def _alter(self, period: str, subject: dict) -> None:
        """Another date, the end, or what it wanted before and did not send."""
        path = _place(period, subject["course"])
        found = self._read(path)
        if found is None:
            return
        self.notebook.see(found["id"], found["version"])
        if code := found.get("receipt"):
            self.notebook.receipts[code] = found["id"]
        place, seen = (period, subject["course"]), found["version"]
        if self.random.random() < 0.4:
            post = Post("withdraw", path, {}, [], found["id"], seen, place=place)
        else:
            date = self.random.choice(subject["dates"])["id"]
            post = Post("change", path, {"date": date}, [Wish(date)], found["id"], seen, place=place)
        old, self.old = self.old, post
        self.send(old if old and self.random.random() < 0.15 else post)

    def hear(self, post: Post, reply: Answer) -> None:
        if reply.status in REFUSED:
            return
        if post.path == SIGNUP:
            for wish, line in zip(post.wishes, reply.json["predmeti"], strict=True):
                if line["prijavljen"]:
                    self.notebook.acknowledge_wish(wish, line["brojPrijave"], False)
                elif line["brojPrijave"] is not None:
                    self.notebook.acknowledge_wish(wish, None, True)
        elif post.kind == "register":
            [wish], said = post.wishes, reply.json
            first = said["events"][0]
            if reply.status == 201 and first["date"] != wish.date:
                self.notebook.troubles.append(f"{self.user}: registered for {wish.date} and told {said}")
            is_new = reply.status == 201
            is_seat = is_new and first["kind"] == "registered"
            self.notebook.acknowledge_wish(wish, said["number"] if is_seat else None, not is_seat if is_new else None)
        else:
            # Of a registration that has ended meanwhile, the next one in its place may be as old.
            post.registration = reply.json["id"] if post.kind == "change" else post.registration
            self.notebook.acknowledge(post)

    def send(self, post: Post) -> None:
        if not post.sent:
            self.notebook.posts.append(post)
        post.sent += 1
        self.in_flight = post
        reply = self._called(*_written(post, f"{self.user}:{token(self.user)}"))
        self.in_flight = None
        if self.expected(reply, *((204,) if post.kind == "withdraw" else (200, 201)), *REFUSED):
            self.hear(post, reply)
        if reply.status == 429:
            time.sleep(REFUSAL_PAUSE)

    def _called(self, method: str, path: str, body: bytes | None, headers: dict[str, str]) -> Answer:
        try:
            return self.wire.call(method, path, body, headers)
        except Broken as broken:
            # A status without its answer: nobody knows what it says.
            raise Gone("half an answer") from broken

    def _read(self, path: str) -> dict | None:
        """None where it is not there, or too much was asked."""
        reply = self._called("GET", path, None, {})
        if reply.status == 429:
            time.sleep(REFUSAL_PAUSE)
        return reply.json if self.expected(reply, 200, 404, 429) and reply.status == 200 else None


def _place(period: str, course: str) -> str:
    return f"{EXAMS}/{period}/{course}/registration"


def _written(post: Post, credentials: str) -> tuple[str, str, bytes | None, dict[str, str]]:
    if post.path == SIGNUP:
        pairs = [(f"predmeti[][{name}]", value) for each in post.form["predmeti"] for name, value in each.items()]
        signed = "Basic " + base64.b64encode(credentials.encode()).decode()
        body = urllib.parse.urlencode([("student_id", post.form["student_id"]), *pairs]).encode()
        return "POST", post.path, body, {"Authorization": signed, "Content-Type": FORM}
    seen = {"If-Match": f'"{post.seen}"'} if post.seen else {}
    if post.kind == "withdraw":
        return "DELETE", post.path, None, seen
    return "PUT", post.path, json.dumps(post.form).encode(), {"Content-Type": JSON, **seen}
