/// The answer to a save in the background: when it was, and what became of every cell that was sent.
struct PointsNotice: Encodable, Sendable {
    struct Cell: Encodable, Sendable {
        /// The name under which it was sent.
        let name: String
        /// The name under which it is sent next.
        let next: String
        /// Why it is not saved; nil where it is.
        let error: String?
    }

    let saved: String
    let cells: [Cell]
    let isWhole: Bool

    private enum CodingKeys: CodingKey {
        case saved, cells
    }

    init(_ typed: [TypedPoint], _ outcomes: [PointEntryStore.Outcome], at now: Instant, _ strings: Strings) {
        cells = zip(typed, outcomes).map { typed, outcome in
            Cell(
                name: typed.name,
                next: TypedPoint.name(
                    of: typed.person, typed.key, week: typed.week, seen: PointDoubts.seen(outcome) ?? typed.seen),
                error: PointDoubts.sentence(outcome, now: now, strings))
        }
        isWhole = cells.allSatisfy { $0.error == nil }
        let time = ["time": strings.formats.clock(now)]
        let isNothing = cells.allSatisfy { $0.error != nil }
        saved =
            isWhole
            ? strings("question.saved", time)
            : isNothing ? strings("group-points.none-saved") : strings("group-points.not-all", time)
    }
}
