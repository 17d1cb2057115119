"""Browsers that are not Chromium, behind one small interface: Firefox, driven by its Marionette, and WebKitGTK, driven by its WebDriver.
Each starts as a phone that has never seen the site."""

import base64
import json
import os
import shutil
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Any

from marionette_driver.errors import MarionetteException
from marionette_driver.marionette import Marionette
from selenium.common.exceptions import WebDriverException
from selenium.webdriver import WebKitGTK, WebKitGTKOptions
from selenium.webdriver.webkitgtk.service import Service

FIREFOX = "/usr/bin/firefox-esr"
WEBKIT_DRIVER = "/usr/bin/WebKitWebDriver"

# What a driver says while one page goes and another comes.
_UNSETTLED = (MarionetteException, WebDriverException)


def until(condition: Callable[[], Any], told: str | Callable[[], str], limit: float = 30) -> Any:
    """Waits until a condition gives something, and gives that. A page that is just going away has nothing to say yet."""
    ended = time.monotonic() + limit
    while True:
        problem = None
        try:
            if found := condition():
                return found
        except _UNSETTLED as error:
            problem = error
        if time.monotonic() > ended:
            raise AssertionError(f"not in {limit} seconds: {told() if callable(told) else told}") from problem
        time.sleep(0.03)


class Engine(ABC):
    """One browser with its windows. Elements are the driver's own, which both drivers have alike: text, click, send_keys, is_displayed …"""

    # Whether it brings a page back with its form as it was sent, where that asks for no autocompletion.
    empties_forms = False

    def __init__(self, script: bool):
        self.script = script
        # What is started for it, and where it keeps its things.
        self._processes: list[subprocess.Popen] = []
        self._folder = Path(tempfile.mkdtemp(prefix="gata-engine-"))
        try:
            self.driver = self._start()
        except BaseException:
            self.quit()
            raise

    @abstractmethod
    def _start(self) -> Any:
        """Starts it, and gives the driver."""

    @abstractmethod
    def _end(self) -> None:
        """Ends the driver's session."""

    def quit(self) -> None:
        try:
            if hasattr(self, "driver"):
                self._end()
        finally:
            for process in reversed(self._processes):
                process.terminate()
                try:
                    process.wait(timeout=10)
                except subprocess.TimeoutExpired:
                    process.kill()
                    process.wait()
            shutil.rmtree(self._folder, ignore_errors=True)

    def _launch(self, *command: str, environment: dict[str, str], **how) -> subprocess.Popen:
        with (self._folder / "said.log").open("ab") as log:
            process = subprocess.Popen(command, env={**os.environ, **environment}, stderr=log, **{"stdout": log, **how})
        self._processes.append(process)
        return process

    # What is on the screen

    @abstractmethod
    def run(self, script: str, *arguments) -> Any:
        """Asks the page something in JavaScript, also where the page itself may run none."""

    @abstractmethod
    def _set_screen(self, width: int, height: int) -> None: ...

    @abstractmethod
    def picture(self) -> bytes: ...

    @abstractmethod
    def wind(self, milliseconds: int) -> None:
        """Winds the page's clock forward, without letting any of its timers run."""

    def resize(self, width: int, height: int) -> None:
        def is_so() -> bool:
            self._set_screen(width, height)
            return self.run("return [innerWidth, innerHeight]") == [width, height]
        until(is_so, lambda: f"{width}x{height}: {self.run('return [innerWidth, innerHeight, outerWidth, outerHeight]')}")

    def source(self) -> str:
        return self.driver.page_source

    def find(self, css: str) -> list:
        return self.driver.find_elements("css selector", css)

    def find_path(self, xpath: str) -> list:
        return self.driver.find_elements("xpath", xpath)

    # Getting about

    @abstractmethod
    def open(self, address: str) -> None: ...

    @abstractmethod
    def back(self) -> None: ...

    @abstractmethod
    def forward(self) -> None: ...

    @abstractmethod
    def reload(self) -> None: ...

    @abstractmethod
    def new_window(self) -> str:
        """Opens another tab, and goes there; gives its name."""

    @abstractmethod
    def switch(self, window: str) -> None: ...

    def window(self) -> str:
        return self.driver.current_window_handle


class Firefox(Engine):
    """Debian's Firefox ESR without a window on any screen."""

    def _start(self) -> Marionette:
        profile = self._folder / "profile"
        profile.mkdir()
        settings = {
            # Marionette takes any port that is free, and writes it down in the profile.
            "marionette.port": 0,
            "javascript.enabled": self.script,
            "intl.accept_languages": "ro",
            # As on a phone: bars that take no room, and pages that say how wide they want to be.
            "ui.useOverlayScrollbars": 1, "dom.meta-viewport.enabled": True, "ui.prefersReducedMotion": 1,
            # Nothing but the pages of the tests is asked for.
            "browser.startup.page": 0, "browser.startup.homepage_override.mstone": "ignore", "browser.aboutwelcome.enabled": False,
            "datareporting.policy.dataSubmissionEnabled": False, "app.normandy.enabled": False, "network.captive-portal-service.enabled": False,
            "network.connectivity-service.enabled": False, "services.settings.server": "data:,", "extensions.getAddons.cache.enabled": False,
        }
        (profile / "user.js").write_text("".join(
            f'user_pref("{name}", {json.dumps(value)});\n' for name, value in settings.items()), encoding="utf-8")
        process = self._launch(
            # Where pages may run no script, asking them something needs more rights than theirs; so does making the screen small.
            FIREFOX, "--headless", "--no-remote", "--profile", str(profile), "--marionette", "--remote-allow-system-access",
            # Its home is its own, too, and its window is larger than any screen of the tests.
            environment={"HOME": str(self._folder), "MOZ_HEADLESS_WIDTH": "1000", "MOZ_HEADLESS_HEIGHT": "1200"})
        port = profile / "MarionetteActivePort"
        until(lambda: process.poll() is not None or port.exists() and port.read_text(), "Firefox listens", 60)
        assert process.poll() is None, (self._folder / "said.log").read_text(errors="replace")
        driver = Marionette("127.0.0.1", port=int(port.read_text()))
        driver.start_session({"pageLoadStrategy": "normal", "timeouts": {"pageLoad": 30_000, "script": 30_000}})
        return driver

    def _end(self) -> None:
        self.driver.delete_session()

    def run(self, script: str, *arguments) -> Any:
        return self.driver.execute_script(script, script_args=arguments, sandbox="system")

    def _set_screen(self, width: int, height: int) -> None:
        with self.driver.using_context("chrome"):
            # A window of a desktop gets no narrower than 450 pixels; what is in it does.
            self.driver.execute_script(
                """for (const [side, length] of [["width", arguments[0]], ["height", arguments[1]]])
                     for (const name of [side, "min-" + side, "max-" + side])
                       gBrowser.selectedBrowser.style.setProperty(name, length + "px")""", script_args=(width, height))

    def picture(self) -> bytes:
        return base64.b64decode(self.driver.screenshot(full=False))

    def wind(self, milliseconds: int) -> None:
        self.run(
            """const page = Cu.waiveXrays(window), now = page.performance.now.bind(page.performance), more = arguments[0]
               page.performance.now = Cu.exportFunction(() => now() + more, window)""", milliseconds)

    def open(self, address: str) -> None:
        self.driver.navigate(address)

    def back(self) -> None:
        self.driver.go_back()

    def forward(self) -> None:
        self.driver.go_forward()

    def reload(self) -> None:
        self.driver.refresh()

    def new_window(self) -> str:
        window = self.driver.open(type="tab")["handle"]
        self.switch(window)
        return window

    def switch(self, window: str) -> None:
        self.driver.switch_to_window(window)


class WebKit(Engine):
    """WebKitGTK in the small browser that comes with it, on a screen that nobody sees."""

    # Safari's engine keeps pages that nobody shall store, unless they came over TLS.
    empties_forms = True

    def _start(self) -> WebKitGTK:
        options = WebKitGTKOptions()
        options.binary_location = str(next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser")))
        options.add_argument("--automation")
        if not self.script:
            # The driver needs JavaScript. This leaves it on, and takes every script and every handler out of the pages as they are parsed.
            options.add_argument("--enable-javascript-markup=false")
        # Its own bar would keep the window wider than a phone.
        styles = self._folder / ".config" / "gtk-3.0" / "gtk.css"
        styles.parent.mkdir(parents=True)
        styles.write_text("* { min-width: 0; margin: 0; padding: 0; border-width: 0 }", encoding="utf-8")
        environment = {
            "DISPLAY": self._display(), "HOME": str(self._folder), "LANGUAGE": "ro", "GDK_BACKEND": "x11",
            # There is no graphics card, and no bus for aids. No sandbox has to be turned off: this browser has one only where it is asked for.
            "LIBGL_ALWAYS_SOFTWARE": "1", "NO_AT_BRIDGE": "1", "GTK_A11Y": "none",
        }
        service = Service(WEBKIT_DRIVER, log_output=str(self._folder / "driver.log"), env={**os.environ, **environment})
        driver = WebKitGTK(options=options, service=service)
        driver.set_page_load_timeout(30)
        return driver

    def _display(self) -> str:
        """Starts a screen with a number that is free, and gives its name."""
        reading, writing = os.pipe()
        self._launch(
            "Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x1400x24", "-nolisten", "tcp", environment={}, pass_fds=[writing])
        os.close(writing)
        with os.fdopen(reading) as said:
            number = said.readline().strip()
        assert number, (self._folder / "said.log").read_text(errors="replace")
        return f":{number}"

    def _end(self) -> None:
        self.driver.quit()

    def run(self, script: str, *arguments) -> Any:
        return self.driver.execute_script(script, *arguments)

    def _set_screen(self, width: int, height: int) -> None:
        outer, inner = self.driver.get_window_size(), self.run("return [innerWidth, innerHeight]")
        if inner != [width, height]:
            self.driver.set_window_size(width + outer["width"] - inner[0], height + outer["height"] - inner[1])

    def picture(self) -> bytes:
        return self.driver.get_screenshot_as_png()

    def wind(self, milliseconds: int) -> None:
        self.run(
            "const now = performance.now.bind(performance), more = arguments[0]; performance.now = () => now() + more", milliseconds)

    def open(self, address: str) -> None:
        self.driver.get(address)

    def back(self) -> None:
        self.driver.back()

    def forward(self) -> None:
        self.driver.forward()

    def reload(self) -> None:
        self.driver.refresh()

    def new_window(self) -> str:
        self.driver.switch_to.new_window("tab")
        return self.window()

    def switch(self, window: str) -> None:
        self.driver.switch_to.window(window)
