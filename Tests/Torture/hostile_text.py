#!/usr/bin/env python3
"""Types what nobody should into every field of every form, and into the documents of an import; then opens every page that shows it.

    python3 Tests/Torture/hostile_text.py BINARY --seconds 75      each string somewhere, every field once, as far as the time goes
    python3 Tests/Torture/hostile_text.py BINARY --self-test       faults that were planted are found

The server must live, no answer may be of the kind 5xx, none may take more of a core than `most_seconds`, asked three times, and no page may
hold a control character or markup that somebody typed. A field that refuses with a sentence is as good as one that takes it."""

import argparse
import random
import secrets
import shutil
import sys
import tempfile
import time
import urllib.parse
from dataclasses import dataclass, field
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.append(str(Path(__file__).resolve().parents[1]))

from connection import Connection
from Harness.client import Answer, Gone
from Harness.page_forms import Form, Page, pattern
from Harness.server import ROOT, CommandFailed, Server
from hostile_strings import MARKER, STRINGS

USERS = ["student", "teacher", "quality", "admin"]
PASSWORD = "gata-demo-2026"
# How often an answer that took too long is asked for in all: on a shared machine a core's time includes what others take of it.
TIMES = 3
PAGES_OF_A_KIND = 2
# What ends a session or an account is not typed into.
AVOIDED = ("sign-out", "sign-in", "/sessions", "password", "disabl", "/keys", "/welcome", "/language")
ODD_BYTES = [bytes([byte]) for byte in [*range(9), 11, 12, *range(14, 32), 127]]


def most_seconds() -> float:
    """Of a core, for one answer. The promise is one second of a release build on a machine that counts to a million within a twentieth of a
    second; a debug build is up to eight times slower. A machine that is slower, or busy, has at most twice that."""
    counts = []
    for _ in range(3):
        began = time.process_time()
        for _ in range(1_000_000):
            pass
        counts.append(time.process_time() - began)
    return 8.0 * min(2.0, max(1.0, min(counts) / 0.05))


def verdict(tries: list[tuple[Answer, float]], most: float) -> list[str]:
    """What is wrong with the answers to one request that was repeated. Only those of the first one's status did the same work: a form that
    was taken is refused the second time, and that says nothing of how long the taking took."""
    first = tries[0][0]
    least = min(seconds for answer, seconds in tries if answer.status == first.status)
    return list(dict.fromkeys(fault for answer, _ in tries for fault in complaints(answer, least, most)))


def complaints(reply: Answer, seconds: float, most: float) -> list[str]:
    """What is wrong with one answer."""
    found = []
    if reply.status >= 500:
        found.append(f"status {reply.status}")
    if seconds > most:
        found.append(f"{seconds:.1f} s of a core")
    if reply.headers.get("content-type", "").startswith("text/html"):
        if any(byte in reply.body for byte in ODD_BYTES):
            found.append("a control character in the page")
        if MARKER.encode() in reply.body:
            found.append("markup that somebody typed")
    return found


@dataclass
class Net:
    server: Server
    chance: random.Random
    faults: list[str] = field(default_factory=list)
    posts: int = 0
    looks: int = 0
    most: float = field(default_factory=most_seconds)
    # Of a core, and for what.
    slowest: tuple[float, str] = (0, "")
    _wires: dict[str, Connection] = field(default_factory=dict)
    pages: dict[str, list[str]] = field(default_factory=dict)

    def ask(self, user: str, address: str, form: list[tuple[str, str]] | None = None, told: str = "") -> Answer | None:
        """One request; what is wrong with its answer is written down. None when there was no answer."""
        body = urllib.parse.urlencode(form or [], errors="surrogatepass").encode()
        wire, tries = self._wires[user], []
        try:
            for _ in range(TIMES):
                before = self._seconds()
                reply = wire.ask("GET", address) if form is None else wire.ask("POST", address, body)
                tries.append((reply, self._seconds() - before))
                if tries[-1][1] <= self.most:
                    break
        except Gone as gone:
            if not self.server.is_running:
                raise
            self.faults.append(f"{user} {address} {told}: no answer ({gone})")
            return None
        self.slowest = max(self.slowest, (min(seconds for _, seconds in tries), f"{user} {address} {told}"))
        self.faults += [f"{user} {address} {told}: {fault}" for fault in verdict(tries, self.most)]
        return tries[0][0]

    def _seconds(self) -> float:
        """What the server has taken of the cores since it began."""
        return self.server.seen.cpu_seconds()

    def sign_in(self, user: str) -> None:
        self._wires[user] = Connection(self.server.port, timeout=120)
        reply = self.ask(user, "/sign-in", [("user", user), ("password", PASSWORD)])
        assert reply is not None and reply.status == 303, f"{user} cannot sign in: {reply}"

    def crawl(self, user: str, until: float) -> None:
        """Opens some pages of each kind that this person can reach."""
        seen, waiting, kinds = {"/"}, ["/"], {}
        while waiting and time.monotonic() < until:
            address = waiting.pop(0)
            reply = self.ask(user, address)
            self.looks += 1
            if reply is None or reply.status != 200 or not reply.headers.get("content-type", "").startswith("text/html"):
                continue
            self.pages.setdefault(user, []).append(address)
            for link in Page(reply.text).links:
                kind = pattern(link)
                if link in seen or kinds.get(kind, 0) >= PAGES_OF_A_KIND or any(word in link for word in AVOIDED):
                    continue
                seen.add(link)
                kinds[kind] = kinds.get(kind, 0) + 1
                waiting.append(link)

    def begin_tests(self, user: str) -> None:
        """Starts what can be started, so that there are questions to answer."""
        for address in list(self.pages.get(user, [])):
            for form in self._forms(self.ask(user, address)):
                if form.action.endswith("/attempts") and not form.typed:
                    reply = self.ask(user, form.action, form.filled("", ""))
                    if reply is not None and reply.status == 303:
                        place = reply.headers["location"].rpartition("/")[0]
                        self.pages[user] += [f"{place}/{number}" for number in (1, 2, 3)]

    def targets(self) -> list[tuple[str, str, str, str]]:
        """Everything that can be typed into: who, the page, the form's kind, the field."""
        found, known = [], set()
        for user, addresses in self.pages.items():
            for address in addresses:
                reply = self.ask(user, address)
                for form in self._forms(reply):
                    for name in form.typed:
                        key = (user, pattern(form.action), name)
                        if key not in known:
                            known.add(key)
                            found.append((user, address, pattern(form.action), name))
        return found

    @staticmethod
    def _forms(reply: Answer | None) -> list[Form]:
        if reply is None or reply.status != 200 or not reply.headers.get("content-type", "").startswith("text/html"):
            return []
        return [form for form in Page(reply.text).forms
                if not form.has_password and form.action.startswith("/") and not any(word in form.action for word in AVOIDED)]

    def type(self, target: tuple[str, str, str, str], name: str) -> None:
        """Types a string into a field of a fresh page, posts it, and looks at what comes back."""
        user, address, kind, field_name = target
        form = next((form for form in self._forms(self.ask(user, address)) if pattern(form.action) == kind), None)
        if form is None:
            return
        filled = form.filled(field_name, STRINGS[name])
        told = f"[{field_name} = {name}]"
        if form.method == "get":
            query = urllib.parse.urlencode(filled)
            reply = self.ask(user, f"{form.action}?{query}", told=told) if len(query) < 8_000 else None
        else:
            reply = self.ask(user, form.action, filled, told)
        self.posts += 1
        if reply is not None and reply.status == 303:
            self.ask(user, reply.headers["location"], told=told)
        elif reply is not None and reply.status == 401:
            self.sign_in(user)

    def look_again(self) -> None:
        """Every page that was reached shows what was typed. The server has closed connections that were idle while documents were imported."""
        for user, addresses in self.pages.items():
            self._wires[user].close()
            for address in addresses:
                self.ask(user, address, told="[afterwards]")
                self.looks += 1


def imports(net: Net, folder: Path, until: float) -> int:
    """Each string in a lesson, a test, a name and a title of an import; gives how many were tried."""
    count = 0
    names = net.chance.sample(list(STRINGS), len(STRINGS))
    for name in names:
        if time.monotonic() > until:
            break
        copy = folder / f"import-{count}"
        shutil.copytree(ROOT / "Tests" / "Demo", copy)
        _spoil(copy, STRINGS[name], net.chance)
        try:
            net.server.command("import", str(copy), *(["--dry-run"] if net.chance.random() < 0.3 else []))
        except CommandFailed as refused:
            if "Fatal" in str(refused) or not str(refused).strip():
                net.faults.append(f"import [{name}]: {str(refused)[:200]}")
        shutil.rmtree(copy)
        count += 1
        if not net.server.is_running:
            net.faults.append(f"import [{name}]: the server has ended")
            break
    return count


def _spoil(folder: Path, text: str, chance: random.Random) -> None:
    """Puts a text into one document of each kind."""
    def spoil(path: Path, made: str) -> None:
        path.write_bytes(made.encode("utf-8", "surrogatepass"))
    kind = chance.randrange(4)
    lesson = chance.choice(sorted(folder.glob("*/lessons/*.md")))
    test = chance.choice(sorted(folder.glob("*/tests/*.md")))
    if kind == 0:
        spoil(lesson, lesson.read_text(encoding="utf-8") + "\n\n" + text)
    elif kind == 1:
        spoil(test, test.read_text(encoding="utf-8") + "\n\n### " + text + "\n\n- [x] " + text + "\n- [ ] b\n")
    elif kind == 2:
        quoted = "".join(f"\\u{ord(each):04x}" if ord(each) < 0x10000 else each for each in text[:500])
        spoil(lesson, lesson.read_text(encoding="utf-8").replace("title:", f'title: "{quoted}"\nx:', 1))
    else:
        people = folder / "people.csv"
        quoted = text.replace('"', '""')
        spoil(people, people.read_text(encoding="utf-8").rstrip("\n") + f'\nhostile.one,"{quoted}","{quoted}",student\n')


def run(binary: str, seconds: float, seed: int) -> int:
    with tempfile.TemporaryDirectory(prefix="gata-hostile-") as folder:
        data = Path(folder) / "data"
        data.mkdir()
        with Server(binary, data).start("--demo") as server:
            # Making the demo takes a machine as long as it takes: only then the time is counted.
            began = time.monotonic()
            net = Net(server, random.Random(seed))
            imported = targets = 0
            try:
                for number, user in enumerate(USERS, start=1):
                    net.sign_in(user)
                    net.crawl(user, began + seconds * 0.25 * number / len(USERS))
                net.begin_tests("student")
                found = net.targets()
                targets = len(found)
                net.chance.shuffle(found)
                names = net.chance.sample(list(STRINGS), len(STRINGS))
                number = 0
                while found and time.monotonic() < began + seconds * 0.65:
                    net.type(found[number % len(found)], names[number % len(names)])
                    number += 1
                imported = imports(net, Path(folder), began + seconds * 0.85)
                net.look_again()
                if number < len(STRINGS):
                    net.faults.append(f"only {number} of {len(STRINGS)} strings were typed")
            except Gone:
                net.faults.append(f"the server has ended: {server.words()[-1500:]}")
    print(f"hostile text: {targets} fields, {net.posts} typed, {imported} imports, {net.looks} pages, {len(net.faults)} faults, "
          f"{time.monotonic() - began:.0f} s, at most {net.most:.0f} s of a core an answer (seed {seed})")
    print(f"  the slowest took {net.slowest[0]:.1f} s of a core: {net.slowest[1]}")
    for fault in net.faults[:40]:
        print("  " + fault)
    return 1 if net.faults else 0


def self_test(binary: str) -> int:
    """The net against itself: answers as a broken server would give them, and a server that dies."""
    html = {"content-type": "text/html; charset=utf-8"}
    planted = {
        "a trap": complaints(Answer(500, html), 0, 8), "slow": complaints(Answer(200, html), 9, 8),
        "a control character": complaints(Answer(200, html, b"a\2b"), 0, 8), "markup": complaints(Answer(200, html, MARKER.encode()), 0, 8),
    }
    taken, refused = Answer(303, {}), Answer(409, html)
    planted["slow the first time, refused the second"] = verdict([(taken, 9), (refused, 1), (refused, 1)], 8)
    planted["a trap the second time"] = verdict([(taken, 9), (Answer(500, html), 1)], 8)
    blind = [name for name, found in planted.items() if not found]
    if complaints(Answer(200, html, "a\tș\n".encode()), 0, 8) or verdict([(taken, 9), (taken, 9), (taken, 1)], 8):
        blind.append("complains about a good page")
    with tempfile.TemporaryDirectory(prefix="gata-hostile-") as folder:
        data = Path(folder) / "data"
        data.mkdir()
        with Server(binary, data).start("--demo") as server:
            net = Net(server, random.Random(1))
            net.sign_in("student")
            server.kill()
            try:
                net.ask("student", "/tests")
                blind.append("a server that has ended")
            except (Gone, OSError):
                pass
    print("hostile text finds what was planted" if not blind else f"hostile text is blind to: {', '.join(blind)}")
    return 1 if blind else 0


def main() -> int:
    parser = argparse.ArgumentParser(description="Types what nobody should into every field.")
    parser.add_argument("binary")
    parser.add_argument("--seconds", type=float, default=75)
    parser.add_argument("--seed", type=int, default=secrets.randbits(32))
    parser.add_argument("--self-test", action="store_true")
    arguments = parser.parse_args()
    binary = str(Path(arguments.binary).resolve())
    return self_test(binary) if arguments.self_test else run(binary, arguments.seconds, arguments.seed)


if __name__ == "__main__":
    sys.exit(main())
