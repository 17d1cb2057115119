import Database

/// Everything that was ever entered for one person in some courses, read at once: what holds, and what is new.
struct StudentEntryRows: Sendable {
    private struct Line: Sendable {
        let course: ID<Course>
        let entry: PointEntry
    }

    /// Part by part, of each cell the oldest first.
    private var lines: [Line]

    /// The number of queries does not depend on how much was entered.
    /// - Parameter courses: nil for all courses.
    init(of person: ID<Person>, in courses: [ID<Course>]? = nil, _ tx: ReadTransaction) throws {
        try self.init(of: person, among: courses.map { try Self.parts(in: $0, tx) }, tx)
    }

    /// Everything in those parts where something was entered since the report of their course was last opened.
    /// - Parameter opened: when each report was last opened; one that never was is missing.
    static func news(
        of person: ID<Person>, since opened: [ID<Course>: Instant], _ tx: ReadTransaction
    ) throws -> StudentEntryRows {
        let rows = try tx.rows(
            """
            SELECT part_id, max(coalesce(imported_at, made_at)) AS latest FROM point_entry
            WHERE person_id = \(person) GROUP BY part_id
            """)
        let parts = try rows.reduce(into: [ID<PointsPart>: ID<Course>]()) { parts, row in
            let (part, latest): (ID<PointsPart>, Instant) = try (row["part_id"], row["latest"])
            guard let course = try tx.shared(PartOwnerRead(part: part)) else { return }
            if opened[course].map({ latest > $0 }) ?? true { parts[part] = course }
        }
        return try StudentEntryRows(of: person, among: parts, tx)
    }

    /// - Parameter own: the parts that are read, with their courses; nil for all.
    private init(of person: ID<Person>, among own: [ID<PointsPart>: ID<Course>]?, _ tx: ReadTransaction) throws {
        lines = []
        if let own, own.isEmpty { return }
        let asked: SQL = own.map { "point_entry.part_id IN (\(Self.list($0.keys)))" } ?? "1 = 1"
        let rows = try tx.rows(
            """
            SELECT point_entry.part_id, point_entry.week, point_entry.sequence, point_entry.points, point_entry.attendance,
                point_entry.maker_id, point_entry.made_at, point_entry.imported_at
            FROM point_entry WHERE point_entry.person_id = \(person) AND \(asked)
            ORDER BY point_entry.part_id, point_entry.week, point_entry.person_id, point_entry.sequence
            """)
        lines.reserveCapacity(rows.count)
        // The lines of a part follow each other, and one teacher entered most of them.
        var (part, maker): ((id: ID<PointsPart>, course: ID<Course>?)?, (id: ID<Person>, name: String?)?)
        for row in rows {
            let (id, by): (ID<PointsPart>, ID<Person>?) = try (row["part_id"], row["maker_id"])
            if part?.id != id { part = (id, try own?[id] ?? tx.shared(PartOwnerRead(part: id))) }
            if maker?.id != by { maker = try by.map { ($0, try tx.shared(MakerNameRead(person: $0))) } }
            guard let part, let course = part.course else { continue }
            lines.append(
                Line(course: course, entry: try PointEntryRows.entry(row, of: person, in: part.id, by: maker?.name)))
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

    /// In one order, so that the same question is the same statement.
    private static func list(_ parts: some Sequence<ID<PointsPart>>) -> SQL {
        SQL.list(parts.sorted { $0.text < $1.text }.map { $0 as any DatabaseValue })
    }
}
