"""The table at the end of a run."""

from tally import Tally

_COLUMNS = ["fault", "times", "acknowledged", "checked", "lost", "integrity", "marks", "wrong marks", "troubles"]


def table(tallies: list[Tally], seconds: float) -> str:
    rows = [_COLUMNS] + [
        [tally.fault] + [f"{number:,}" for number in [
            tally.count, tally.acknowledged, tally.checked, tally.lost, tally.integrity, tally.marks, tally.wrong_marks,
            len(tally.troubles)]]
        for tally in tallies
    ]
    lines = ["".join(f"{cell:<16}" if index == 0 else f"{cell:>13}" for index, cell in enumerate(row)) for row in rows]
    troubles = [trouble for tally in tallies for trouble in tally.troubles]
    starts = sorted(start for tally in tallies for start in tally.starts)
    lines.append(f"{seconds:.0f} s; acknowledged answers are checked anew after each fault; of points, values; in surveys, ballots; of exams, registrations and what was done to them.")
    if starts:
        median = starts[len(starts) // 2]
        lines.append(f"{len(starts):,} starts on a database that is there: median {median:.2f} s, longest {starts[-1]:.2f} s.")
    lines += [note for tally in tallies for note in tally.notes]
    lines += [
        f"{tally.fault}: " + ", ".join(f"{name} {times:,}" for name, times in sorted(tally.moments.items())) + "."
        for tally in tallies if tally.moments]
    unclean = [tally.fault for tally in tallies if not tally.is_clean]
    lines += [f"  {trouble}" for trouble in troubles[:40]]
    if len(troubles) > 40:
        lines.append(f"  and {len(troubles) - 40:,} more")
    lines.append(f"NOT CLEAN: {', '.join(unclean)}" if unclean else "Nothing acknowledged was lost.")
    return "\n".join(lines)
