#!/usr/bin/env python3
"""Lets thousands of hostile connections at the server while honest students take a test, and looks at what they notice of it.

    python3 Tests/Torture/hostile_clients.py BINARY --seconds 25     a storm of so long; preparation comes on top
    python3 Tests/Torture/hostile_clients.py BINARY --slower 8       of a debug build, whose answers may take eight times as long
    python3 Tests/Torture/hostile_clients.py --self-test             faults that were planted in a small server are found

Twenty students answer questions every second or two. Meanwhile bodies, heads and sign-ins are parked half sent, sign-ins are released all at
once, two thousand connections are held, hundreds of requests come in one write whose answers nobody reads, bodies never end, heads are huge,
what comes is no HTTP, or is cut off. Two students keep answers back until they have read their mark, and finish them then.

What must hold
  - Every honest request is answered, 99 of 100 within 250 ms. On a machine that is busy with other things the same students in
    the quiet before and after decide: six times as slow as then is too slow. What is too slow is tried twice more; a fault is there again.
  - The process never takes more than 400 MB, and lives.
  - No mark changes after its end, and what was acknowledged is in the log.
  - When all have gone, their connections are closed, a page comes at once, and the server rests.
  - The attack took place: what was to be held was held, and what was kept back was answered after the end."""

import argparse
import secrets
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.append(str(Path(__file__).resolve().parents[1]))

import course
import hostile_stub
import master
from Harness.process import raise_open_files
from Harness.server import Server
from hostile_net import Limits, Net
from hostile_students import People
from verdict import judge

HONEST = 20


def run(binary: str, seconds: float, limits: Limits, seed: int) -> int:
    began = time.monotonic()
    users = course.STUDENTS[:HONEST + 3]
    with tempfile.TemporaryDirectory(prefix="gata-hostile-") as folder:
        prepared = master.prepare(binary, Path(folder), users=users, begin=None)
        cookies = {user: prepared.cookies[user] for user in users}
        people = People(
            {user: cookies[user] for user in users[:HONEST]}, {user: cookies[user] for user in users[HONEST:HONEST + 2]},
            users[HONEST + 2], prepared.tests[course.QUIZ], course.QUIZ)
        with Server(binary, prepared.folder) as server:
            server.start()
            net = Net(server, people, cookies[users[HONEST + 2]], limits, seed)
            notebooks = net.run(seconds)
            if server.is_running and (status := server.stop()) != 0:
                net.faults.append(f"stopped with status {status}")
            words = server.words()
        net.faults += judge(prepared.folder, notebooks).troubles
    print(f"hostile clients: {net.opened} connections, {len(net.faults)} faults, {time.monotonic() - began:.0f} s (seed {seed})")
    for line in net.notes + ["  " + fault for fault in net.faults[:40]]:
        print(line)
    if net.faults:
        print(words[-2000:])
    return 1 if net.faults else 0


def self_test() -> int:
    """The net against a small server of its own: in order, and with each of its faults, by what must then be said."""
    limits = Limits(slower=4, megabytes=150, part=0.15, tries=1, patience=6, closing=6, quiet=1, phases=(("all", 1.0),))

    def faults(planted: str) -> list[str]:
        with hostile_stub.Stub(planted) as server:
            people = People({f"h.{each}": {"s": f"h.{each}"} for each in range(5)}, {"c.1": {"s": "c.1"}}, "n.1", "t", course.QUIZ)
            net = Net(server, people, {"s": "x"}, limits, 1)
            net.run(3)
        return net.faults

    with ThreadPoolExecutor(4) as pool:
        found = dict(zip(hostile_stub.FAULTS, pool.map(faults, hostile_stub.FAULTS)))
    wrong = []
    for planted, told in hostile_stub.FAULTS.items():
        if told is None and found[planted]:
            wrong.append(f"complains about a good server: {found[planted][:3]}")
        elif told is not None and not any(told in fault for fault in found[planted]):
            wrong.append(f"is blind to a server that {planted}: {found[planted][:3]}")
    print("hostile clients find what was planted" if not wrong else "hostile clients: " + "\n  ".join(wrong))
    return 1 if wrong else 0


def main() -> int:
    parser = argparse.ArgumentParser(description="Hostile connections by the thousand, and honest students beside them.")
    parser.add_argument("binary", nargs="?")
    parser.add_argument("--seconds", type=float, default=25)
    parser.add_argument("--slower", type=float, default=1, help="So many times the time of a release build.")
    parser.add_argument("--seed", type=int, default=secrets.randbits(32))
    parser.add_argument("--self-test", action="store_true")
    arguments = parser.parse_args()
    raise_open_files()
    if arguments.self_test:
        return self_test()
    # In a short storm there is no time for each kind alone.
    short = Limits(slower=arguments.slower)
    limits = short if arguments.seconds < 60 else replace(short, phases=(("parked", 0.3), ("crowds", 0.3), ("all", 0.4)))
    return run(str(Path(arguments.binary).resolve()), arguments.seconds, limits, arguments.seed)


if __name__ == "__main__":
    sys.exit(main())
