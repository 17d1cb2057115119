"""A student in a real browser on a network that lies: what is done, what the page says of it, and what is on disk. See hostile.py."""

import asyncio
import os
import random
import re
import signal
import time
from pathlib import Path

from playwright.async_api import Error, Page, async_playwright

import institution
from browsing import CHROMIUM, CHROMIUM_ARGUMENTS
from product import Product
from slow_network import SlowNetwork, Weather
from wire import Wire

STEPS, QUESTIONS = 7, 4
TOLD_WITHIN, HEALED_WITHIN = 12, 20
# Seconds after which something that was given is kept on the device: fingers must have rested.
KEPT_AFTER = 2.5
# No story takes so long, in seconds.
STORY = 90
TIME_LIMIT = re.compile(r"const limit = \d+")

LOOK = """() => {
  const form = document.getElementById('question'), saved = document.getElementById('saved')
  return form && saved ? {
    path: location.pathname, state: saved.dataset.state, words: saved.textContent,
    answer: form.elements.text ? form.elements.text.value
      : [...form.querySelectorAll('[name="choice[]"]:checked')].map(box => box.value).sort().join(' ')
  } : { path: location.pathname, state: null }
}"""
LOCK = """isHidden => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => isHidden ? 'hidden' : 'visible' })
  document.dispatchEvent(new Event('visibilitychange'))
  if (isHidden) dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  else dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
}"""


class Fault(Exception):
    """A promise that was broken."""


class Story:
    """One seed: a student, a phone, a network and what happened."""

    def __init__(self, seed: int, product: Product, person: institution.Student, folder: Path, is_planted: bool = False):
        self.chance, self.seed, self.product, self.person = random.Random(seed), seed, product, person
        self.profile, self.is_planted = folder / f"phone-{seed}", is_planted
        self.events: list[str] = []
        # What was given last, by question, as long as it is not known to be on disk; and when.
        self.owed: dict[int, tuple[str, float]] = {}
        self.given: dict[int, str] = {}
        self.has_matched = False

    async def tell(self) -> str | None:
        """Gives the fault that was found, with all that happened before."""
        self.began = time.monotonic()
        self.wire = await asyncio.to_thread(lambda: Wire(self.product).sign_in(self.person))
        self.attempt = await asyncio.to_thread(self.wire.begin, institution.TYPED_FINAL)
        with SlowNetwork(self.product.port) as self.network:
            async with async_playwright() as self.playwright:
                try:
                    await asyncio.wait_for(self._tell(), STORY)
                except (Fault, TimeoutError) as fault:
                    return "\n".join([f"seed {self.seed}: {fault!r}", *(f"    {event}" for event in self.events)])
                finally:
                    self._kill()
        assert self.has_matched or not self.is_planted, "the planted fault has no place in the script"
        return None

    async def _tell(self) -> None:
        await self._open()
        for _ in range(STEPS):
            await self._step()
        await self._end()

    def _note(self, event: str) -> None:
        self.events.append(f"{time.monotonic() - self.began:6.1f} s  {event}")

    # The phone

    async def _open(self) -> None:
        self.browser = await self.playwright.chromium.launch_persistent_context(
            str(self.profile), executable_path=CHROMIUM, args=CHROMIUM_ARGUMENTS, viewport={"width": 390, "height": 844},
            locale="ro-RO", reduced_motion="reduce")
        self.browser.set_default_timeout(15_000)
        await self.browser.add_cookies([
            {"name": name, "value": value, "url": self.product.origin} for name, value in self.wire.cookies.items()])
        if self.is_planted:
            await self.browser.route("**/question*.js", self._plant)
        self.page: Page = self.browser.pages[0]
        self.page.on("dialog", lambda dialog: asyncio.ensure_future(dialog.accept()))
        await self._reach(f"{self.attempt}/questions/{self.chance.randint(1, QUESTIONS)}")

    async def _plant(self, route) -> None:
        """The script without the time limit of its saves."""
        answer = await route.fetch()
        text, count = TIME_LIMIT.subn("const limit = 1e8", await answer.text())
        self.has_matched = self.has_matched or count == 1
        await route.fulfill(response=answer, body=text)

    async def _reach(self, path: str) -> None:
        """Opens a page, if need be when the network is well again."""
        for patience in (4_000, 15_000, 15_000):
            try:
                await self.page.goto(f"http://127.0.0.1:{self.network.port}{path}", timeout=patience, wait_until="load")
                return self._note(f"is at {path}")
            except Error:
                self.network.weather = Weather()
                self._note("the page does not come; the network is well")
                await asyncio.sleep(1)  # until the browser's own page of the failure is there
        raise Fault(f"{path} does not come on a network that is well")

    def _kill(self) -> None:
        """Ends the browser that this story started, without a goodbye."""
        mark = f"--user-data-dir={self.profile}".encode()
        for folder in Path("/proc").iterdir():
            if folder.name.isdigit():
                try:
                    if mark in (folder / "cmdline").read_bytes().split(b"\0"):
                        os.kill(int(folder.name), signal.SIGKILL)
                except OSError:
                    pass  # ended meanwhile

    # What happens

    async def _step(self) -> None:
        if self.chance.random() < 0.7:
            self._change_weather()
        act = self.chance.choices([self._answer, self._go, self._lock, self._die], [6, 3, 1, 1])[0]
        await act()
        await self._watch(self.chance.choice([0.3, 1, 3]))

    def _change_weather(self) -> None:
        kind, amount = self.chance.choice([
            ("fine", 0), ("swallow", 0), ("cut", self.chance.randint(0, 900)), ("delay", self.chance.choice([1, 4, 11])),
            ("half", self.chance.choice([0, 20, 300])), ("reset", 0)])
        self.network.weather = Weather(kind, amount)
        self._note(f"the network: {kind} {amount or ''}")

    async def _look(self) -> dict:
        try:
            return await asyncio.wait_for(self.page.evaluate(LOOK), 3)
        except (Error, TimeoutError):
            return {"path": "", "state": None}  # between two pages

    @staticmethod
    def _number(seen: dict) -> int:
        found = re.search(r"/questions/(\d+)$", seen["path"])
        return int(found[1]) if found and seen["state"] else 0

    async def _answer(self) -> None:
        seen = await self._look()
        if not self._number(seen):
            return await self._return()
        number = self._number(seen)
        try:
            if await self.page.locator("#answer[name=text]").count():
                typed = f"{self.chance.randint(1, 99)},{self.chance.randint(1, 9)}" if number == 1 else f"cuv{self.chance.randint(1, 999)}"
                await self.page.locator("#answer[name=text]").fill(typed, timeout=3_000)
            else:
                boxes = self.page.locator("label.option")
                await boxes.nth(self.chance.randrange(await boxes.count())).click(timeout=3_000)
        except Error:
            return self._note("could not touch the page")
        seen = await self._look()
        if self._number(seen) != number:
            return
        self.given[number] = seen["answer"]
        self.owed[number] = (seen["answer"], time.monotonic())
        self._note(f"answers {number}: {seen['answer']!r}")

    async def _go(self) -> None:
        way = self.chance.choice(["next", "next", "previous", "review", "list"])
        before = await self._look()
        button = self.page.locator(f"button[name=go][value={way}]:not([tabindex='-1'])")
        if not self._number(before) or not await button.count():
            return await self._return()
        self._note(f"presses {way} on {self._number(before)}")
        try:
            await button.click(timeout=2_000, no_wait_after=True)
        except Error:
            return self._note("could not press")
        pressed = time.monotonic()
        while time.monotonic() - pressed < TOLD_WITHIN:
            await self._watch(0.2)
            seen = await self._look()
            if seen["path"] and seen["path"] != before["path"]:
                if seen["path"].startswith(("/tests", "/attempts")):
                    self._note(f"is at {seen['path'].removeprefix(self.attempt)}")
                    await self._check_left(self._number(before))
                return
            if seen["state"] == "unsaved":
                return

    async def _check_left(self, number: int) -> None:
        if number in self.owed and not await self._is_on_disk(number, self.owed[number][0]):
            raise Fault(f"question {number} is left, and {self.owed[number][0]!r} is not on disk")
        self.owed.pop(number, None)

    async def _return(self) -> None:
        """To a question, from wherever the student is."""
        await self._reach(f"{self.attempt}/questions/{self.chance.randint(1, QUESTIONS)}")

    async def _lock(self) -> None:
        self._note("locks the phone")
        try:
            await asyncio.wait_for(self.page.evaluate(LOCK, True), 3)
            await asyncio.sleep(self.chance.choice([0.2, 2]))
            await asyncio.wait_for(self.page.evaluate(LOCK, False), 3)
        except (Error, TimeoutError):
            pass  # between two pages

    async def _die(self) -> None:
        await self._watch(KEPT_AFTER)
        self._note(f"the browser is killed, saying {(await self._look())['state']}")
        self._kill()
        await asyncio.sleep(0.3)
        await self._open()

    # What is promised

    async def _is_on_disk(self, number: int, answer: str) -> bool:
        page = (await asyncio.to_thread(self.wire.get, f"{self.attempt}/questions/{number}")).text
        return answer == _answer_in(page)

    async def _watch(self, seconds: float) -> None:
        """Looks at what the page says, for so long."""
        until = time.monotonic() + seconds
        while True:
            seen = await self._look()
            number = self._number(seen)
            if number in self.owed and seen["answer"] == self.owed[number][0]:
                await self._judge(number, seen)
            if time.monotonic() >= until:
                return
            await asyncio.sleep(0.2)

    async def _judge(self, number: int, seen: dict) -> None:
        answer, since = self.owed[number]
        if seen["state"] == "saved":
            if not await self._is_on_disk(number, answer):
                raise Fault(f"question {number} says {seen['words']!r}, and {answer!r} is not on disk")
            self._note(f"question {number} is saved")
            del self.owed[number]
        elif seen["state"] != "unsaved" and time.monotonic() - since > TOLD_WITHIN:
            raise Fault(f"question {number} says {seen['words']!r} ({seen['state']}) {time.monotonic() - since:.1f} s after {answer!r}")

    async def _end(self) -> None:
        if self.owed:
            await self._watch(max(0, TOLD_WITHIN + 0.5 - (time.monotonic() - max(since for _, since in self.owed.values()))))
        self.network.weather = Weather()
        self._note("the network is well again, and the student comes back")
        seen = await self._look()
        if not self._number(seen):
            await self._return()
        until = time.monotonic() + HEALED_WITHIN
        while missing := [number for number, answer in self.given.items() if not await self._is_on_disk(number, answer)]:
            if time.monotonic() > until:
                raise Fault(f"question {missing[0]}: {self.given[missing[0]]!r} never came")
            await asyncio.sleep(0.5)


def _answer_in(page: str) -> str:
    """What a page of a question shows, as the page's own form would send it."""
    if found := re.search(r'<input[^>]*name="text"[^>]*>', page):
        value = re.search(r'value="([^"]*)"', found[0])
        return value[1] if value else ""
    boxes = re.findall(r'<input id="[^"]*" type="(?:checkbox|radio)" name="choice\[\]" value="(\d+)"( checked)?', page)
    return " ".join(sorted(value for value, checked in boxes if checked))
