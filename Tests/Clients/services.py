#!/usr/bin/env python3
"""Tries the services for programs with clients of others.

    python3 Tests/Clients/services.py BINARY              all parts
    python3 Tests/Clients/services.py BINARY messages     one part

    developers   the calls that the page for developers prints, as they stand there
    messages     kept messages of other clients of SOAP, byte by byte
    service1     all of Service1 with zeep, which knows nothing but its description
    estudent     the eStudent API with curl, as the app of the paper calls it
    designs      the service for course design, with all designs of the demo
    learning     the JSON service with openapi-spec-validator and schemathesis, which know nothing but its document
    calendars    the calendars of the demo with icalendar
    teaching     a teacher's courses out and in as texts and as an archive, with curl

What is wrong is told with what was sent and what was answered; the parts after it are tried all the same."""

import argparse
import sys
import tempfile
import time
import traceback
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.append(str(Path(__file__).resolve().parents[1]))

import calendars
import designs
import developers
import estudent
import learning
import messages
import service1
import teaching
from programs import Demo, written_nothing_bad

PARTS = {
    "developers": developers, "messages": messages, "service1": service1, "estudent": estudent, "designs": designs,
    "learning": learning, "teaching": teaching, "calendars": calendars,
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("parts", nargs="*", choices=[[], *PARTS], metavar="part")
    arguments = parser.parse_args()
    failed = []
    with tempfile.TemporaryDirectory(prefix="gata-clients-") as folder:
        demo = Demo(arguments.binary, Path(folder))
        for name in arguments.parts or PARTS:
            began = time.monotonic()
            try:
                with demo.serve(name) as server:
                    PARTS[name].try_all(server, Path(folder))
                    written_nothing_bad(server)
            except Exception:
                failed.append(name)
                traceback.print_exc(file=sys.stdout)
            print(f"{'FAILED' if name in failed else 'passed'} {name}, {time.monotonic() - began:.0f} s", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
