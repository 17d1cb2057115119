import Database

/// Everything that was ever entered for one person in some courses, read at once: what holds, and what is new.
struct StudentEntryRows: Sendable {
    private struct Line: Sendable {
        let course: ID<Course>
        let entry: PointEntry
    }

    /// Of each cell the oldest first.
    private let lines: [Line]

    /// The number of queries does not depend on how much was entered.
    /// - Parameter courses: nil for all courses.
    init(of person: ID<Person>, in courses: [ID<Course>]? = nil, _ tx: ReadTransaction) throws {
        let own = try courses.map { try Self.parts(in: $0, tx) }
        if let own, own.isEmpty {
            lines = []
            return
        }
        let asked: SQL = own.map { "point_entry.part_id IN (\(Self.list($0.keys)))" } ?? "1 = 1"
        let rows = try tx.rows(
            """
            SELECT point_entry.part_id, point_entry.week, point_entry.sequence, point_entry.points, point_entry.attendance,
                point_entry.maker_id, point_entry.made_at, point_entry.imported_at
            FROM point_entry WHERE point_entry.person_id = \(person) AND \(asked)
            ORDER BY point_entry.part_id, point_entry.week, point_entry.person_id, point_entry.sequence
            """)
        if rows.isEmpty {
            lines = []
            return
        }
        let courses = try own ?? Self.courses(of: Set(rows.map { try $0["part_id"] }), tx)
        let makers = try PointsMaker.names(of: Set(rows.compactMap { try $0["maker_id"] as ID<Person>? }), tx)
        lines = try rows.compactMap { row in
            let (part, maker): (ID<PointsPart>, ID<Person>?) = try (row["part_id"], row["maker_id"])
            guard let course = courses[part] else { return nil }
            return try Line(course: course, entry: PointEntryRows.entry(row, of: person, by: maker.flatMap { makers[$0] }))
        }
    }

    /// The courses in which something was ever entered.
    var courses: Set<ID<Course>> { Set(lines.map(\.course)) }

    /// The last entry of every cell, cleared ones among them, by course.
    var current: [ID<Course>: [PointCell: PointEntry]] {
        lines.reduce(into: [:]) { $0[$1.course, default: [:]][$1.entry.cell] = $1.entry }
    }

    /// By course all entries in the cells where something was entered since the report was last opened, of each cell the oldest
    /// first, each with whether it is since; a course without any is missing.
    /// - Parameter opened: when each report was last opened; one that never was is missing.
    func unseen(since opened: [ID<Course>: Instant]) -> [ID<Course>: [(entry: PointEntry, isNew: Bool)]] {
        func isNew(_ line: Line) -> Bool { opened[line.course].map { line.entry.thereSince > $0 } ?? true }
        let cells = Set(lines.filter(isNew).map(\.entry.cell))
        if cells.isEmpty { return [:] }
        return lines.reduce(into: [:]) { found, line in
            guard cells.contains(line.entry.cell) else { return }
            found[line.course, default: []].append((line.entry, isNew(line)))
        }
    }

    /// All parts that courses ever had, with their courses.
    private static func parts(in courses: [ID<Course>], _ tx: ReadTransaction) throws -> [ID<PointsPart>: ID<Course>] {
        try courses.reduce(into: [:]) { owners, course in
            for part in try tx.shared(CoursePartsRead(course: course)) { owners[part] = course }
        }
    }

    private static func courses(
        of parts: Set<ID<PointsPart>>, _ tx: ReadTransaction
    ) throws -> [ID<PointsPart>: ID<Course>] {
        try parts.reduce(into: [:]) { $0[$1] = try tx.shared(PartOwnerRead(part: $1)) }
    }

    /// In one order, so that the same question is the same statement.
    private static func list(_ parts: some Sequence<ID<PointsPart>>) -> SQL {
        SQL.list(parts.sorted { $0.text < $1.text }.map { $0 as any DatabaseValue })
    }
}
