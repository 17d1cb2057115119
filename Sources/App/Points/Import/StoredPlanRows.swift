import Database

/// A plan of points in the form of a course's document.
enum StoredPlanRows {
    /// The published tests of a course, by their keys.
    static func tests(of course: ID<Course>, _ tx: ReadTransaction) throws -> [String: ID<Assessment>] {
        let rows = try tx.rows(
            """
            SELECT id, assessment_key FROM assessment WHERE course_id = \(course) AND removed_at IS NULL
            ORDER BY assessment_key, id
            """)
        return try rows.reduce(into: [:]) { try $0[$1["assessment_key"]] = $1["id"] }
    }

    /// A part whose test is not among the course's any more is entered by hand.
    static func written(_ plan: PointsPlan, tests: [String: ID<Assessment>]) -> WrittenPlan {
        let keys = Dictionary(tests.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
        return WrittenPlan(parts: plan.parts.map { written($0, keys) })
    }

    private static func written(_ part: PointsPart, _ keys: [ID<Assessment>: String]) -> WrittenPlan.Part {
        var test: WrittenPlan.Test?
        if case .test(let id, let flow) = part.source { test = keys[id].map { .init(key: $0, flow: flow) } }
        return WrittenPlan.Part(
            line: nil, key: part.key, kind: part.kind, sort: part.sort, title: part.title, most: part.most,
            weekly: part.weeklyMost, least: part.least, weight: part.weight, countsExcused: part.countsExcused, test: test)
    }
}

extension PointsPart {
    /// What was entered in a cell as a file has it: what is above the most, since the plan was changed, is cut. Nil where the
    /// part cannot have it any more.
    func fileValue(_ value: PointValue) -> PointValue? {
        guard sort == .attendance else { return .points(points(for: value)) }
        switch value {
        case .attendance: return value
        case .points(let points):
            if points == .zero { return .attendance(.absent) }
            return points >= cellMost ? .attendance(.present) : nil
        }
    }
}
