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

    /// The last entry of every cell of a person in some courses.
    static func current(
        of person: ID<Person>, in courses: [ID<Course>], _ tx: ReadTransaction
    ) throws -> [PointCell: PointEntry] {
        let there = SQL.list(courses.map { $0 as any DatabaseValue })
        return try entries(tx, where: "line.person_id = \(person) AND part.course_id IN (\(there)) AND \(isCurrent)").reduce(
            into: [:]
        ) { $0[$1.cell] = $1 }
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

    /// All entries for a person in the cells where something was entered since the report was last opened, of each cell the
    /// oldest first, each with its course and with whether it is since.
    static func unseen(
        by person: ID<Person>, _ tx: ReadTransaction
    ) throws -> [(course: ID<Course>, entry: PointEntry, isNew: Bool)] {
        let opened: SQL = """
            coalesce((
                SELECT report_opening.opened_at FROM report_opening
                WHERE report_opening.course_id = part.course_id AND report_opening.person_id = line.person_id
            ), 0)
            """
        return try tx.rows(
            """
            SELECT \(columns), part.course_id,
                CASE WHEN coalesce(line.imported_at, line.made_at) > \(opened) THEN 1 ELSE 0 END AS is_new
            FROM point_entry AS line JOIN points_part AS part ON part.id = line.part_id
            LEFT JOIN person AS maker ON maker.id = line.maker_id
            WHERE line.person_id = \(person) AND EXISTS (
                SELECT 1 FROM point_entry AS newer WHERE newer.part_id = line.part_id AND newer.week = line.week
                    AND newer.person_id = line.person_id AND coalesce(newer.imported_at, newer.made_at) > \(opened)
            )
            ORDER BY line.part_id, line.week, line.person_id, line.sequence
            """
        ).map { row in try (row["course_id"], entry(row), row["is_new"] as Int == 1) }
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
        ).map(entry)
    }

    private static func entry(_ row: Row) throws -> PointEntry {
        let (points, attendance): (Points?, Attendance?) = try (row["points"], row["attendance"])
        return try PointEntry(
            person: row["person_id"], cell: PointCell(part: row["part_id"], week: row["week"]), sequence: row["sequence"],
            value: points.map { .points($0) } ?? attendance.map { .attendance($0) }, maker: PointsMaker.name(row),
            madeAt: row["made_at"], importedAt: row["imported_at"])
    }
}
