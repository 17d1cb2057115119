"""The figures as plain text: medians of the rounds, and how the variants compare."""

from collections.abc import Callable
from statistics import median

from scenario import Measured, Scenario

HEADINGS = [
    "scenario", "connections", "variant", "/s", "of hello", "p50 ms", "p95 ms", "p99 ms", "errors", "CPU s/1,000", "peak MB"]


def text(scenario: Scenario, measured: dict[tuple[int, str], list[Measured]]) -> str:
    rows = [HEADINGS]
    for (connections, variant), runs in sorted(measured.items(), key=lambda item: item[0][0]):
        def middle(of: Callable[[Measured], float], runs: list[Measured] = runs) -> float:
            return median(of(run) for run in runs)

        rows.append([
            scenario.name, str(connections), variant, f"{middle(lambda run: run.load.rate):,.0f}",
            f"{middle(lambda run: run.ratio):.3f}", f"{middle(lambda run: run.load.p50):.2f}",
            f"{middle(lambda run: run.load.p95):.2f}", f"{middle(lambda run: run.load.p99):.2f}",
            f"{sum(run.errors for run in runs)}", f"{middle(lambda run: run.cpu_seconds):.3f}", f"{max(run.megabytes for run in runs):.0f}"])
    return "\n".join([*_aligned(rows), *_ratios(scenario, measured), *_hello(measured), *_wrong(measured)])


def _aligned(rows: list[list[str]]) -> list[str]:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    words = {0, 2}
    return [
        "  ".join(cell.ljust(width) if column in words else cell.rjust(width)
                  for column, (cell, width) in enumerate(zip(row, widths)))
        for row in rows]


def _ratios(scenario: Scenario, measured: dict[tuple[int, str], list[Measured]]) -> list[str]:
    first, *others = [variant.name for variant in scenario.variants]
    lines = []
    for other in others:
        rates = {count: (_rate(measured[count, other]), _rate(measured[count, first])) for count in scenario.connections}
        ratios = [f"{rate / base:.2f} at {count}" for count, (rate, base) in rates.items() if base > 0]
        lines.append(f"{other} / {first}: {', '.join(ratios)} connections")
    return lines


def _hello(measured: dict[tuple[int, str], list[Measured]]) -> list[str]:
    by_connections = {connections: [] for connections, _ in sorted(measured)}
    for (connections, _), runs in measured.items():
        by_connections[connections] += [run.hello.rate for run in runs]
    rates = [f"{median(rates):,.0f}/s at {connections}" for connections, rates in by_connections.items()]
    return [f"hello (GET /livez of the same servers): {', '.join(rates)} connections"]


def _wrong(measured: dict[tuple[int, str], list[Measured]]) -> list[str]:
    lines = [
        f"WRONG, {connections} connections, {variant}: {sentence}"
        for (connections, variant), runs in measured.items() for run in runs for sentence in run.wrong]
    return lines or ["every acknowledged answer is in the database, none twice; integrity check clean; all servers ended with 0"]


def _rate(runs: list[Measured]) -> float:
    return median(run.load.rate for run in runs)
