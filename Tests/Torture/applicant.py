"""A student who registers for exams, changes dates, waits and withdraws, and remembers what was acknowledged."""

import html
import re

from Harness.client import Answer
from petitioner import Petitioner
from registry import Post, Wish

_CHOICE = re.compile(r'<input type="radio" name="([^"]+)" value="([^"]+)"([^>]*)>')
_OWN = re.compile(r'<a href="/registration/([0-9a-f-]{36})">')
_SEEN = re.compile(r'name="seen" value="(\d+)"')
_CODE = re.compile(r'href="[^"]*/receipts/([^"/]+)"')
_ANSWER = re.compile(r'role="status">(.*?)</div>', re.DOTALL)
_LINE = re.compile(r'<p class="(strong|bad)">(.*?)</p>', re.DOTALL)
# As the strings "exams.answer-registered", "exams.answer-queued" and "exams.answer-waits" have it.
_NUMBER = re.compile(r"numărul (\d+)")
_WAITS = "lista de așteptare"


class Applicant(Petitioner):
    def __init__(self, *arguments):
        super().__init__(*arguments)
        # A page that was left open, for somebody who comes back to it.
        self.old: Post | None = None

    def step(self) -> None:
        page = self.read("/registration")
        if page is None:
            return
        own = list(dict.fromkeys(_OWN.findall(page)))
        for registration in own:
            self.notebook.see(registration, 1)
        choices: dict[str, list[str]] = {}
        for name, date, _ in _CHOICE.findall(page):
            choices.setdefault(name, []).append(date)
        moment = self.random.random()
        if choices and moment < 0.5:
            names = self.random.sample(list(choices), self.random.randint(1, min(3, len(choices))))
            form = {name: self.random.choice(choices[name]) for name in names}
            self.send(Post("register", "/registration", form, [Wish(date) for date in form.values()]))
        elif own and moment < 0.57:
            self._confirm(self.random.choice(own))
        elif own:
            self._alter(self.random.choice(own))

    def hear(self, post: Post, reply: Answer) -> None:
        if post.kind != "register":
            return super().hear(post, reply)
        said = _lines(reply)
        if said is None:
            # The status had come, which says that all is registered, and not the rest.
            for wish in post.wishes if reply.status == 200 else []:
                self.notebook.acknowledge_wish(wish)
            return
        if len(said) != len(post.wishes):
            self.notebook.troubles.append(f"{self.user}: {len(post.wishes)} dates were chosen, and {said} is said")
            return
        for wish, (is_good, text) in zip(post.wishes, said):
            number = _NUMBER.search(text)
            if is_good and not number and _WAITS not in text:
                self.notebook.troubles.append(f"{self.user}: {text!r} says nothing of a number or a waiting list")
            elif is_good:
                self.notebook.acknowledge_wish(wish, number and int(number[1]), number is None)

    def _alter(self, registration: str) -> None:
        """Another date, the end, or what somebody wanted on a page that was left open."""
        page = self.read(f"/registration/{registration}/change")
        seen = page and _SEEN.search(page)
        if not seen:
            return
        self.notebook.see(registration, int(seen[1]))
        present = {date for _, date, more in _CHOICE.findall(page) if "checked" in more}
        others = [date for _, date, _ in _CHOICE.findall(page)]
        posts = []
        if others:
            date = self.random.choice(others)
            posts.append(self._post("change", f"/registration/{registration}/change", registration, seen[1], date))
        if f'action="/registration/{registration}/withdrawal"' in page:
            posts.append(self._post("withdraw", f"/registration/{registration}/withdrawal", registration, seen[1], ""))
        if not posts:
            return
        post = posts[-1] if self.random.random() < 0.4 or not present else posts[0]
        old, self.old = self.old, post
        self.send(old if old and self.random.random() < 0.15 else post)

    def _post(self, kind: str, path: str, registration: str, seen: str, date: str) -> Post:
        form = {"seen": seen} | ({"date": date} if date else {})
        return Post(kind, path, form, [Wish(date)] if date else [], registration, int(seen))

    def _confirm(self, registration: str) -> None:
        page = self.read(f"/registration/{registration}")
        for code in _CODE.findall(page or ""):
            self.notebook.receipts[code] = registration


def _lines(reply: Answer) -> list[tuple[bool, str]] | None:
    """What is said of each date, in their order: whether it is good, and in which words. None where the answer did not get there."""
    try:
        answer = _ANSWER.search(reply.text)
    except UnicodeDecodeError:
        return None
    if not answer:
        return None
    return [(kind == "strong", html.unescape(text)) for kind, text in _LINE.findall(answer[1])]
