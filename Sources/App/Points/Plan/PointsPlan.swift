/// How a course counts points: its parts, in their order. A course without parts has none.
struct PointsPlan: Sendable, Equatable {
    /// Where a plan comes from.
    struct Edition: Sendable, Equatable {
        /// Counts every change; it is what a form carries to notice that somebody else changed the plan.
        let revision: Int
        /// The number that people read: a change is a new version where points were there already.
        let version: Int
        let madeAt: Instant
        /// Nil for an import.
        let maker: String?
        /// What was changed, for those who read it.
        let note: String?
    }

    let scheme: MarkScheme
    /// The number of teaching weeks of the course's semester, and more where something was entered in a later week, before the
    /// semester had fewer: what is entered counts, and is shown.
    let weeks: Int
    let edition: Edition
    let parts: [PointsPart]

    /// The most parts that a plan may have.
    static let mostParts = WrittenPlan.mostParts
    /// The most points in all, where a mark is made of points out of 100.
    static let whole = WrittenPlan.whole

    func part(_ id: ID<PointsPart>) -> PointsPart? { parts.first { $0.id == id } }

    func parts(_ kind: PointsPart.Kind) -> [PointsPart] { parts.filter { $0.kind == kind } }

    /// The most points in the parts of some kinds, weighted where the scheme has weights.
    func most(_ kinds: PointsPart.Kind...) -> Points { Self.most(parts, kinds, scheme) }

    static func most(_ parts: [PointsPart], _ kinds: [PointsPart.Kind], _ scheme: MarkScheme) -> Points {
        parts.filter { kinds.contains($0.kind) }.reduce(.zero) { $0 + $1.worth(in: scheme) }
    }

    /// What a mark is out of: 100 points, whatever the plan has, where the scheme is one of 100 points.
    var possible: Points {
        switch scheme {
        case .serbian, .romanian: Self.whole
        case .percent, .points: most(.preExam, .exam)
        }
    }

    /// The tests from which points come.
    var tests: [ID<Assessment>] { parts.compactMap(\.test) }

    /// The cells of a part: one for each week, or one.
    func cells(of part: PointsPart) -> [PointCell] {
        part.isWeekly ? (1...max(1, weeks)).map { PointCell(part: part.id, week: $0) } : [PointCell(part: part.id)]
    }

    /// Whether a cell is one of the plan.
    func has(_ cell: PointCell) -> Bool {
        guard let part = part(cell.part) else { return false }
        return part.isWeekly ? cell.week >= 1 && cell.week <= weeks : cell.week == 0
    }
}

/// Where something can be entered for a student: a part, and a week of it.
struct PointCell: Hashable, Sendable {
    let part: ID<PointsPart>
    /// From 1; 0 for a part that is counted once.
    var week = 0
}
