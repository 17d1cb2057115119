"""Files that are larger than the server's memory: they pass through it, and those that are cut short leave nothing."""

import hashlib
import os
import socket
import sqlite3
import time

import pytest

import institution
from Harness.client import HANGS_UP, Client
from Harness.waiting import wait_for
from product import Product
from wire import Wire

# Of the file that is sent; a gigabyte where somebody asks for it.
MEGABYTES = int(os.environ.get("GATA_UPLOAD_MEGABYTES", "200"))
# What the server may grow by meanwhile, in kilobytes.
GROWTH = 40_000
PIECE = os.urandom(1 << 20)
BOUNDARY = "----gata-upload"
CARMEN = institution.Student("teacher", "", "", 0)


@pytest.fixture
def school(binary, tmp_path):
    product = Product(binary, tmp_path, environment={"GATA_FILE_LIMIT": "2000"}).start()
    yield product
    product.stop()


class Teacher(Wire):
    """Somebody who teaches, with a course, and a socket to send files over."""

    def __init__(self, product: Product):
        super().__init__(product)
        self.sign_in(CARMEN)
        with sqlite3.connect(product.database) as rows:
            (course,) = rows.execute(
                "SELECT course_id FROM course_teacher JOIN person ON person.id = person_id WHERE user_name = ? LIMIT 1",
                (CARMEN.user,)).fetchone()
        self.files = f"/teach/courses/{course}/files"

    def begin(self, name: str, size: int) -> socket.socket:
        """Sends the head of a form with one file, and leaves its bytes to whoever asked."""
        self.before = (
            f"--{BOUNDARY}\r\nContent-Disposition: form-data; name=\"file\"; filename=\"{name}\"\r\n"
            "Content-Type: application/octet-stream\r\n\r\n").encode()
        self.after = f"\r\n--{BOUNDARY}--\r\n".encode()
        head = Client(self.port, self.cookies, lines=(HANGS_UP,)).head(
            "POST", self.files, f"Content-Type: multipart/form-data; boundary={BOUNDARY}",
            f"Content-Length: {len(self.before) + size + len(self.after)}")
        connection = socket.create_connection(("127.0.0.1", self.port), timeout=120)
        connection.sendall(head + self.before)
        return connection


def memory(product: Product) -> tuple[int, int]:
    """What the server uses now and used at most, in kilobytes."""
    return tuple(int(product.seen.megabytes(name) * 1024) for name in ("VmRSS", "VmHWM"))


def left(product: Product) -> list[str]:
    """All files that the server keeps, whole and unfinished."""
    folder = product.database.parent / "files"
    return sorted(path.name for path in folder.rglob("*") if path.is_file())


def rows(product: Product) -> int:
    with sqlite3.connect(product.database) as database:
        return database.execute("SELECT count(*) FROM course_file").fetchone()[0]


def answer(connection: socket.socket) -> bytes:
    received = b""
    while part := connection.recv(65536):
        received += part
    connection.close()
    return received


def test_a_file_larger_than_memory_passes_through(school):
    teacher = Teacher(school)
    teacher.get(teacher.files)
    before = memory(school)[0]
    digest, most = hashlib.sha256(), 0
    begun = time.monotonic()
    connection = teacher.begin("film.dat", MEGABYTES << 20)
    for number in range(MEGABYTES):
        piece = number.to_bytes(8, "big") + PIECE[8:]
        digest.update(piece)
        connection.sendall(piece)
        most = max(most, memory(school)[0])
    connection.sendall(teacher.after)
    reply = answer(connection)
    took = time.monotonic() - begun
    now, highest = memory(school)
    print(f"{MEGABYTES} MB in {took:.1f} s; resident {before} kB before, {most} kB at most, {now} kB after, peak {highest} kB")
    assert b" 303 " in reply.split(b"\r\n")[0]
    assert digest.hexdigest() in left(school)
    assert not [name for name in left(school) if name.endswith(".part")]
    assert max(most, now) - before < GROWTH


def test_a_file_that_is_cut_in_the_middle_leaves_nothing(school):
    teacher = Teacher(school)
    before = (left(school), rows(school))
    connection = teacher.begin("film.dat", 64 << 20)
    for _ in range(20):
        connection.sendall(PIECE)
    assert wait_for(lambda: any(name.endswith(".part") for name in left(school)), seconds=20)
    connection.close()
    assert wait_for(lambda: left(school) == before[0], seconds=20)
    assert rows(school) == before[1]


def test_a_killed_server_takes_the_unfinished_file_away_when_it_comes_again(school):
    teacher = Teacher(school)
    before = (left(school), rows(school))
    connection = teacher.begin("film.dat", 64 << 20)
    for _ in range(20):
        connection.sendall(PIECE)
    assert wait_for(lambda: any(name.endswith(".part") for name in left(school)), seconds=20)
    school.kill()
    connection.close()
    assert any(name.endswith(".part") for name in left(school))
    school.start()
    assert (left(school), rows(school)) == before


def test_a_visitor_is_asked_to_sign_in_before_the_file_has_come(school):
    teacher = Teacher(school)
    before = left(school)
    teacher.cookies = {}
    connection = teacher.begin("film.dat", 500 << 20)
    connection.sendall(PIECE)
    begun = time.monotonic()
    reply = answer(connection)
    assert b" 401 " in reply.split(b"\r\n")[0]
    assert b"connection: close" in reply.lower()
    assert b"</html>" in reply
    assert time.monotonic() - begun < 5
    assert left(school) == before
