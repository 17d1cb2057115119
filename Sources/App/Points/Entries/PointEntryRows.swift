import Database

/// Reads and writes what was entered, inside the transactions of this feature's stores.
enum PointEntryRows {
    /// The last entry of every cell of a course, cleared ones among them, by person.
    /// - Parameter people: whose they are; nil for everyone's.
    static func current(
        in course: ID<Course>, among people: [ID<Person>]? = nil, _ tx: ReadTransaction
    ) throws -> [ID<Person>: [PointCell: PointEntry]] {
        let whose: SQL = people.map { "line.person_id IN (\(.list($0.map { $0 as any DatabaseValue })))" } ?? "1 = 1"
        return try entries(tx, where: "part.course_id = \(course) AND \(whose) AND \(isCurrent)").reduce(into: [:]) {
            $0[$1.person, default: [:]][$1.cell] = $1
        }
    }

    /// Everything that was ever entered for a person in a course; of each cell the oldest first.
    static func all(of person: ID<Person>, in course: ID<Course>, _ tx: ReadTransaction) throws -> [PointEntry] {
        try entries(tx, where: "line.person_id = \(person) AND part.course_id = \(course)")
    }

    /// Everything that was ever entered for some people in a course; of each cell the oldest first.
    /// - Precondition: there are people.
    static func all(in course: ID<Course>, among people: [ID<Person>], _ tx: ReadTransaction) throws -> [PointEntry] {
        let whose = SQL.list(people.map { $0 as any DatabaseValue })
        return try entries(tx, where: "part.course_id = \(course) AND line.person_id IN (\(whose))")
    }

    /// - Parameters:
    ///   - now: when it is saved; it counts as later where the report was opened meanwhile, see `ReportNewsRows`.
    ///   - day: when it was entered, where an import says so; nil for `now`.
    /// - Precondition: `sequence` follows that of the cell's last entry.
    static func append(
        _ value: PointValue?, as sequence: Int, of person: ID<Person>, in cell: PointCell, by maker: ID<Person>?, at now: Instant,
        enteredAt day: Instant? = nil, _ tx: WriteTransaction
    ) throws {
        let points: Points? = if case .points(let points) = value { points } else { nil }
        let attendance: Attendance? = if case .attendance(let attendance) = value { attendance } else { nil }
        let course = try PointsPlanRows.owner(of: cell.part, tx.reading)
        let time = try course.map { try ReportNewsRows.time(now, in: $0, of: person, tx.reading) } ?? now
        try tx.execute(
            """
            INSERT INTO point_entry (part_id, week, person_id, sequence, points, attendance, maker_id, made_at, imported_at)
            VALUES (\(cell.part), \(cell.week), \(person), \(sequence), \(points), \(attendance), \(maker), \(day ?? time),
                \(day == nil ? nil : time))
            """)
    }

    private static let columns: SQL = """
        line.part_id, line.week, line.person_id, line.sequence, line.points, line.attendance, line.made_at,
        line.imported_at, maker.name, maker.surname
        """
    /// Whether `line` is the last entry of its cell.
    static let isCurrent: SQL = """
        line.sequence = (
            SELECT max(later.sequence) FROM point_entry AS later
            WHERE later.part_id = line.part_id AND later.week = line.week AND later.person_id = line.person_id
        )
        """

    private static func entries(_ tx: ReadTransaction, where condition: SQL) throws -> [PointEntry] {
        try tx.rows(
            """
            SELECT \(columns) FROM point_entry AS line JOIN points_part AS part ON part.id = line.part_id
            LEFT JOIN person AS maker ON maker.id = line.maker_id
            WHERE \(condition) ORDER BY line.part_id, line.week, line.person_id, line.sequence
            """
        ).map { try entry($0, of: $0["person_id"], in: $0["part_id"], by: PointsMaker.name($0)) }
    }

    /// - Parameter maker: the name of whoever entered it; nil for an import.
    static func entry(
        _ row: Row, of person: ID<Person>, in part: ID<PointsPart>, by maker: String?
    ) throws -> PointEntry {
        let (points, attendance): (Points?, Attendance?) = try (row["points"], row["attendance"])
        return try PointEntry(
            person: person, cell: PointCell(part: part, week: row["week"]), sequence: row["sequence"],
            value: points.map { .points($0) } ?? attendance.map { .attendance($0) }, maker: maker, madeAt: row["made_at"],
            importedAt: row["imported_at"])
    }
}
