"""One browser, one server with an imported institution; every test takes students of its own from it."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

import institution
from browsing import CHROMIUM, CHROMIUM_ARGUMENTS, Visitor
from product import Product
from wire import Wire

PHONE = (390, 844)
SMALL = (320, 480)

_weights = pytest.StashKey[list]()


def pytest_addoption(parser):
    parser.addoption("--binary", required=True, help="The gata executable.")


def pytest_configure(config):
    config.addinivalue_line("markers", "last: runs when all other tests have run")
    config.stash[_weights] = []


def pytest_collection_modifyitems(items):
    items.sort(key=lambda item: item.get_closest_marker("last") is not None)


def pytest_terminal_summary(terminalreporter, config):
    if config.stash[_weights]:
        terminalreporter.section("bytes on the wire")
        terminalreporter.write_line(f"{'page':<44}{'bytes':>8}{'budget':>9}{'requests':>10}{'script':>8}{'pictures':>10}")
        for name, size, budget, requests, script, pictures in config.stash[_weights]:
            terminalreporter.write_line(f"{name:<44}{size:>8,}{budget:>9,}{requests:>10}{script:>8,}{pictures:>10,}")


@pytest.fixture(scope="session")
def weights(request):
    """The table that is printed after the run."""
    return request.config.stash[_weights]


@pytest.fixture(scope="session")
def binary(request) -> str:
    return request.config.getoption("--binary")


@pytest.fixture(scope="session")
def product(binary, tmp_path_factory):
    server = Product(binary, tmp_path_factory.mktemp("product")).start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=CHROMIUM, args=CHROMIUM_ARGUMENTS)
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def _students():
    return iter(institution.STUDENTS)


@pytest.fixture
def student(_students) -> institution.Student:
    """Somebody who has not taken any test yet."""
    return next(_students)


@pytest.fixture
def other_student(_students) -> institution.Student:
    return next(_students)


@pytest.fixture(scope="session")
def running_out(product, _students):
    """A student whose test of one minute began when the first test did, and the address of the attempt."""
    person = next(_students)
    wire = Wire(product).sign_in(person)
    attempt = wire.begin_final(institution.SHORT_FINAL)
    wire.post(attempt + "/questions/1", **{"choice[]": "1", "go": "next"})
    return person, attempt


@pytest.fixture(autouse=True)
def _first_of_all(running_out):
    """The minute of `running_out` passes while the other tests run."""


@pytest.fixture(scope="session")
def kept_pages(tmp_path_factory) -> Path:
    """Where pages are kept as they came, for the validator."""
    return tmp_path_factory.mktemp("pages")


@pytest.fixture
def visit(browser, product, kept_pages):
    """Opens a browser of its own for a person: `visit(student, script=False)`. When the test is over, no page may have been
    a server error, and no script may have failed or been refused."""
    visitors = []

    def open_browser(person=None, *, script=True, size=PHONE, scheme="light") -> Visitor:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, java_script_enabled=script, color_scheme=scheme,
            has_touch=True, is_mobile=True, locale="ro-RO", reduced_motion="reduce")
        context.set_default_timeout(15_000)
        visitor = Visitor(context.new_page(), product, kept_pages)
        visitors.append(visitor)
        if person:
            visitor.enter(person)
        return visitor

    yield open_browser
    for visitor in visitors:
        visitor.page.context.close()
    assert [trouble for visitor in visitors for trouble in visitor.troubles] == []
