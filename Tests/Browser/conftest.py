"""One browser, one server with an imported institution; every test takes students of its own from it."""

from pathlib import Path

import pytest
from playwright.sync_api import Error, expect, sync_playwright

import failed
import institution
import last_minute
import logged
from browsing import CHROMIUM, CHROMIUM_ARGUMENTS, PHONE, SMALL, Visitor, open_context
from polls import Polls
from product import Product
from teaching import Desk, School, Staff

either = pytest.mark.parametrize("script", [False, True], ids=["without-script", "with-script"])

_weights = pytest.StashKey[list]()
# Who is in front of a browser in a test, so that a failure can show what they see.
_visitors = pytest.StashKey[list]()


def pytest_addoption(parser):
    parser.addoption("--binary", required=True, help="The gata executable.")
    parser.addoption("--pages", type=Path, help="A folder in which pages are kept for the validator.")


def pytest_configure(config):
    config.addinivalue_line("markers", "last: runs when all other tests have run")
    config.addinivalue_line("markers", "nightly: not run for every change, but for a release")
    config.stash[_weights] = []
    # Nothing takes so long; a machine that builds something else beside may.
    expect.set_options(timeout=30_000)


def pytest_collection_modifyitems(items):
    for item in items:
        way = item.callspec.params if hasattr(item, "callspec") else {}
        if not _is_for_every_change(way):
            item.add_marker(pytest.mark.nightly)
    items.sort(key=lambda item: item.get_closest_marker("last") is not None)


def _is_for_every_change(way: dict) -> bool:
    """Of a test that is there in all languages: without script in Romanian and with it in Serbian. Of one at all sizes: without script on
    the smallest phone, with it on a phone and on a desk."""
    if {"script", "language"} <= way.keys() and (way["script"], way["language"]) not in {(False, "ro"), (True, "sr-Latn")}:
        return False
    return way.get("script") is not False or way.get("size", SMALL) == SMALL


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item):
    report = yield
    if report.when == "call" and report.failed:
        for number, visitor in enumerate(item.stash.get(_visitors, []), 1):
            report.sections.append((f"screen {number}", _screen(f"{item.nodeid}-{number}", visitor, report.longreprtext)))
    return report


def _screen(name: str, visitor: Visitor, told: str) -> str:
    """Keeps what a visitor sees; gives its words and where it is kept."""
    page = visitor.page
    if page.is_closed():
        return "the page is closed"
    try:
        base = failed.keep(name, page.screenshot(full_page=True, timeout=5_000), page.content(), f"{page.url}\n\n{told}\n")
        return f"{page.url}: {page.title()}\n{page.inner_text('body', timeout=5_000)[:1500]}\nkept as {base}.png and .html"
    except Error as error:
        base = failed.keep(name, None, visitor.seen[-1] if visitor.seen else None, f"{page.url}\n\n{told}\n")
        return f"{page.url} cannot be looked at ({error.message.splitlines()[0]}); the page before is kept as {base}.html"


def pytest_sessionfinish(session):
    """One of several processes tells its weights to the one that prints them."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["weights"] = session.config.stash[_weights]


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node):
    node.config.stash[_weights] += getattr(node, "workeroutput", {}).get("weights", [])


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


@pytest.fixture(scope="session", autouse=True)
def _logs():
    """When all is over: no log of any server of these tests says more of people than the privacy page."""
    yield
    found = [
        complaint for server in Product.everyone if server.log.exists() and server.database.exists()
        for complaint in logged.complaints(server.log.read_text(errors="replace"), logged.Persons.of(server.database))]
    assert found == [], "\n".join(found[:20])


@pytest.fixture(scope="session")
def product(binary, tmp_path_factory):
    server = Product(binary, tmp_path_factory.mktemp("product")).start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def polls(binary, tmp_path_factory):
    """The institution of the surveys."""
    server = Polls(binary, tmp_path_factory.mktemp("polls"))
    try:
        yield server.start()
    finally:
        server.stop()


@pytest.fixture
def voter(polls) -> institution.Student:
    """Somebody who is asked about two subjects and has answered for none."""
    return next(polls.voters)


@pytest.fixture(scope="session")
def school(binary, tmp_path_factory):
    """The institution of those who teach."""
    server = School(binary, tmp_path_factory.mktemp("school")).start()
    yield server
    server.stop()


@pytest.fixture
def desk(school) -> Desk:
    """A course that no other test changes."""
    return next(school.desks)


@pytest.fixture
def other_desk(school) -> Desk:
    return next(school.desks)


@pytest.fixture
def staff(visit, school):
    """Opens a browser for somebody of that institution: `staff(desk.teacher, script=False)`."""
    return lambda person=None, **how: Staff(visit(person, at=school, **how))


@pytest.fixture(scope="session")
def demo(binary, tmp_path_factory):
    """The demo as it comes."""
    server = Product(binary, tmp_path_factory.mktemp("demo"), is_demo=True).start()
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
    running = last_minute.begin(product, person)
    running.answer(1, 1)
    return person, running.attempt


@pytest.fixture(scope="session")
def late(product, _students):
    """Somebody whose answers arrive in the grace of such a test, and after it."""
    return last_minute.Late(last_minute.begin(product, next(_students)))


@pytest.fixture(scope="session")
def hurried(product, browser, _students):
    """Somebody who answers in the last second of such a test."""
    person = next(_students)
    running = last_minute.begin(product, person)
    context = open_context(browser)
    visitor = Visitor(context.new_page(), product)
    visitor.enter(person)
    yield last_minute.Hurried(visitor, running)
    context.close()
    assert visitor.troubles == []


@pytest.fixture(autouse=True)
def _first_of_all(running_out, late, hurried):
    """Their minute passes while the other tests run."""


@pytest.fixture(scope="session")
def kept_pages(request, tmp_path_factory) -> Path:
    """Where pages are kept as they came, for the validator."""
    return request.config.getoption("--pages") or tmp_path_factory.mktemp("pages")


@pytest.fixture
def visit(request, browser, product, kept_pages):
    """Opens a browser of its own for a person: `visit(student, script=False)`, elsewhere with `at=polls`. When the test is over, no
    page may have been a server error, and no script may have failed or been refused."""
    visitors = request.node.stash.setdefault(_visitors, [])

    def open_browser(person=None, *, at=product, **how) -> Visitor:
        context = open_context(browser, **how)
        visitor = Visitor(context.new_page(), at, kept_pages)
        visitors.append(visitor)
        if person:
            visitor.enter(person)
        return visitor

    yield open_browser
    for visitor in visitors:
        visitor.page.context.close()
    assert [trouble for visitor in visitors for trouble in visitor.troubles] == []
