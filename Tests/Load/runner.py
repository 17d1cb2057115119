"""Runs a scenario: every variant and number of connections once a round, each on a fresh copy of the same data."""

import sqlite3
import sys
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

import wrk
from scenario import SCRIPTS, Measured, Scenario, Variant
from school import QUESTIONS, School
from server import Server

WARM_UP_SECONDS = 1
HELLO_SECONDS = 2


@dataclass(frozen=True)
class Bench:
    binary: str
    school: School
    # Emptied and filled by every run.
    folder: Path
    seconds: int
    rounds: int

    def measure(self, scenario: Scenario) -> dict[tuple[int, str], list[Measured]]:
        """The runs by number of connections and name of the variant. Rounds alternate, so that nothing favours the first."""
        measured = defaultdict(list)
        for round_number in range(self.rounds):
            for connections in scenario.connections:
                for variant in scenario.variants[::-1 if round_number % 2 else 1]:
                    one = self._run(scenario, variant, connections)
                    measured[connections, variant.name].append(one)
                    where = f"round {round_number + 1}, {scenario.name}, {connections} connections, {variant.name}"
                    print(f"{where}: {one.load.rate:,.0f}/s", file=sys.stderr)
        return measured

    def _run(self, scenario: Scenario, variant: Variant, connections: int) -> Measured:
        data = self.school.copy(self.folder / "run")
        with Server(self.binary, data, *variant.options) as server:
            hello = wrk.run(SCRIPTS / "hello.lua", server.port, connections, HELLO_SECONDS)
            warm = self._load(scenario, server, connections, WARM_UP_SECONDS, 1)
            begun = server.cpu_seconds()
            load = self._load(scenario, server, connections, self.seconds, 2)
            cpu, megabytes = server.cpu_seconds() - begun, server.megabytes("VmHWM")
            status = server.stop()
        wrong = [] if status == 0 else [f"the server ended with {status}"]
        database = sqlite3.connect(server.database)
        wrong += scenario.check(database, [warm, load])
        if (found := database.execute("PRAGMA integrity_check").fetchone()[0]) != "ok":
            wrong.append(found)
        database.close()
        errors = load.requests - load.statuses.get(scenario.status, 0) + load.broken + load.timeouts
        return Measured(load, hello, cpu / max(load.requests, 1) * 1000, megabytes, errors, wrong)

    def _load(self, scenario: Scenario, server: Server, connections: int, seconds: int, round_number: int) -> wrk.Load:
        seats = self.folder / "seats.txt"
        if not seats.exists():
            seats.write_text("".join("\t".join([seat.cookie, *seat.attempts]) + "\n" for seat in self.school.seats))
        return wrk.run(
            scenario.script, server.port, connections, seconds, str(seats), str(wrk.threads(connections)), str(connections),
            str(QUESTIONS), str(round_number))
