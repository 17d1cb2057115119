import Database

/// Everything that was ever entered for one person in some courses, read at once: what holds, and what is new.
struct StudentEntryRows: Sendable {
    /// What was entered in parts of one course that follow each other.
    private struct Run: Sendable {
        let course: ID<Course>
        /// Cell by cell, of each the oldest first.
        let entries: [PointEntry]

        /// The entries of each cell.
        var cells: [ArraySlice<PointEntry>] {
            var (rest, cells) = (entries[...], [ArraySlice<PointEntry>]())
            while let cell = rest.first?.cell {
                let own = rest.prefix { $0.cell == cell }
                cells.append(own)
                rest = rest[own.endIndex...]
            }
            return cells
        }
    }

    /// Part by part. A course may have several.
    private var runs: [Run]

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
        runs = []
        if let own, own.isEmpty { return }
        let asked: SQL = own.map { "point_entry.part_id IN (\(Self.list($0.keys)))" } ?? "1 = 1"
        let rows = try tx.rows(
            """
            SELECT point_entry.part_id, point_entry.week, point_entry.sequence, point_entry.points, point_entry.attendance,
                point_entry.maker_id, point_entry.made_at, point_entry.imported_at
            FROM point_entry WHERE point_entry.person_id = \(person) AND \(asked)
            ORDER BY point_entry.part_id, point_entry.week, point_entry.person_id, point_entry.sequence
            """)
        // What was entered in a part follows each other, and one teacher entered most of it.
        var (part, maker): ((id: ID<PointsPart>, course: ID<Course>?)?, (id: ID<Person>, name: String?)?)
        var run: (course: ID<Course>, entries: [PointEntry])?
        for row in rows {
            let (id, by): (ID<PointsPart>, ID<Person>?) = try (row["part_id"], row["maker_id"])
            if part?.id != id { part = (id, try own?[id] ?? tx.shared(PartOwnerRead(part: id))) }
            if maker?.id != by { maker = try by.map { ($0, try tx.shared(MakerNameRead(person: $0))) } }
            guard let part, let course = part.course else { continue }
            if run?.course != course {
                if let run { runs.append(Run(course: run.course, entries: run.entries)) }
                run = (course, [])
            }
            run?.entries.append(try PointEntryRows.entry(row, of: person, in: part.id, by: maker?.name))
        }
        if let run { runs.append(Run(course: run.course, entries: run.entries)) }
    }

    /// The courses in which something was ever entered.
    var courses: Set<ID<Course>> { Set(runs.map(\.course)) }

    /// The last entry of every cell, cleared ones among them, by course.
    var current: [ID<Course>: [PointCell: PointEntry]] {
        runs.reduce(into: [:]) { current, run in
            let cells = run.cells.compactMap { $0.last }
            Self.put(cells, into: &current[run.course, default: [:]])
        }
    }

    /// By course all entries in the cells where something was entered since the report was last opened, of each cell the oldest
    /// first, each with whether it is since; a course without any is missing.
    /// - Parameter opened: when each report was last opened; one that never was is missing.
    func unseen(since opened: [ID<Course>: Instant]) -> [ID<Course>: [(entry: PointEntry, isNew: Bool)]] {
        runs.reduce(into: [:]) { found, run in
            let before = opened[run.course]
            func isNew(_ entry: PointEntry) -> Bool { before.map { entry.thereSince > $0 } ?? true }
            guard run.entries.contains(where: isNew) else { return }
            found[run.course, default: []] += run.cells.filter { $0.contains(where: isNew) }.joined().map { ($0, isNew($0)) }
        }
    }

    private static func put(_ entries: [PointEntry], into cells: inout [PointCell: PointEntry]) {
        cells.reserveCapacity(cells.count + entries.count)
        for entry in entries { cells[entry.cell] = entry }
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
