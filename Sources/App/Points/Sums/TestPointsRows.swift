import Database

/// Reads what students have in the tests from which points come, and freezes it. The attempts are read by the feature of marks.
enum TestPointsRows {
    /// By person and part. Nobody has anything in parts that are entered by hand.
    /// - Parameter students: of whom it is read.
    static func points(
        in plan: PointsPlan, of students: [MarkedStudent], isOfAll: Bool, _ tx: ReadTransaction
    ) throws -> [ID<Person>: [ID<PointsPart>: StudentPoints.TestPoints]] {
        let parts = plan.parts.filter { !$0.isByHand }
        if parts.isEmpty || students.isEmpty { return [:] }
        let frozen = try frozen(parts, of: isOfAll ? nil : students.map(\.id), tx)
        let tests = try tests(of: parts.filter { frozen[$0.id] == nil }, tx)
        let rows = try CourseMarksRows.rows(students, in: tests, isOfAll: isOfAll, tx)
        return rows.reduce(into: [:]) { points, row in
            let marks = Dictionary(zip(tests.map(\.id), row.marks), uniquingKeysWith: { first, _ in first })
            let own = parts.map { part -> (ID<PointsPart>, StudentPoints.TestPoints) in
                let flowing = part.test.flatMap { marks[$0] }.flatMap { TestResultPoints($0) }
                let result: TestResultPoints? = if let own = frozen[part.id] { own[row.student.id] } else { flowing }
                return (part.id, result.map { .earned($0) } ?? .none)
            }
            points[row.student.id] = Dictionary(own, uniquingKeysWith: { first, _ in first })
        }
    }

    /// The results of the parts that are frozen, by part and person; a part that is not is missing.
    /// - Parameter people: whose results are read; nil for everyone's.
    static func frozen(
        _ parts: [PointsPart], of people: [ID<Person>]? = nil, _ tx: ReadTransaction
    ) throws -> [ID<PointsPart>: [ID<Person>: TestResultPoints]] {
        let there = SQL.list(parts.map { $0.id as any DatabaseValue })
        let freezes = try tx.rows(
            """
            SELECT points_freeze.part_id FROM points_freeze
            WHERE points_freeze.part_id IN (\(there)) AND points_freeze.kind = 'frozen' AND \(isLast)
            ORDER BY points_freeze.part_id, points_freeze.sequence
            """)
        if freezes.isEmpty { return [:] }
        let whose: SQL =
            people.map { "frozen_result.person_id IN (\(.list($0.map { $0 as any DatabaseValue })))" } ?? "1 = 1"
        let results = try tx.rows(
            """
            SELECT points_freeze.part_id, frozen_result.person_id, frozen_result.earned, frozen_result.possible,
                frozen_result.attempts
            FROM points_freeze JOIN frozen_result
                ON frozen_result.part_id = points_freeze.part_id AND frozen_result.sequence = points_freeze.sequence
            WHERE points_freeze.part_id IN (\(there)) AND points_freeze.kind = 'frozen' AND \(isLast) AND \(whose)
            ORDER BY points_freeze.part_id, points_freeze.sequence, frozen_result.person_id
            """)
        let none: [ID<PointsPart>: [ID<Person>: TestResultPoints]] = try freezes.reduce(into: [:]) {
            try $0[$1["part_id"]] = [:]
        }
        return try results.reduce(into: none) { frozen, row in
            try frozen[row["part_id"], default: [:]][row["person_id"]] = TestResultPoints(
                earned: row["earned"], possible: row["possible"], attempts: row["attempts"])
        }
    }

    /// The tests of parts, deleted ones among them: what was earned in one still counts.
    static func tests(of parts: [PointsPart], _ tx: ReadTransaction) throws -> [Assessment] {
        let tests = Set(parts.compactMap(\.test)).sorted { $0.text < $1.text }
        if tests.isEmpty { return [] }
        return try AssessmentRows.assessments(
            tx, where: "assessment.id IN (\(.list(tests.map { $0 as any DatabaseValue })))")
    }

    /// Freezes a part with these results, or lets it flow again with nil. False where it is so already.
    static func freeze(
        _ part: ID<PointsPart>, with results: [ID<Person>: TestResultPoints]?, by maker: ID<Person>, at now: Instant,
        _ tx: WriteTransaction
    ) throws -> Bool {
        let row = try tx.first("SELECT max(sequence) AS last FROM points_freeze WHERE part_id = \(part)")
        let last = try row?["last"] as Int? ?? 0
        guard (last % 2 == 1) == (results == nil) else { return false }
        try tx.execute(
            """
            INSERT INTO points_freeze (part_id, sequence, kind, person_id, made_at)
            VALUES (\(part), \(last + 1), \(results == nil ? "flowing" : "frozen"), \(maker), \(now))
            """)
        for (person, result) in (results ?? [:]).sorted(by: { $0.key.text < $1.key.text }) {
            try tx.execute(
                """
                INSERT INTO frozen_result (part_id, sequence, person_id, earned, possible, attempts)
                VALUES (\(part), \(last + 1), \(person), \(result.earned), \(result.possible), \(result.attempts))
                """)
        }
        return true
    }

    private static let isLast: SQL = """
        points_freeze.sequence = (
            SELECT max(later.sequence) FROM points_freeze AS later WHERE later.part_id = points_freeze.part_id
        )
        """
}

extension TestResultPoints {
    /// Nil while no attempt that counts has ended.
    init?(_ mark: TestMark) {
        let outcomes = mark.counting.compactMap { $0.submission?.outcome }
        guard !outcomes.isEmpty else { return nil }
        earned = outcomes.reduce(.zero) { $0 + $1.earned }
        possible = outcomes.reduce(.zero) { $0 + $1.possible }
        attempts = outcomes.count
    }
}
