import Database

/// Reads and writes what teachers say of parts and weeks, inside the transactions of this feature's stores.
enum TaskTextRows {
    /// The last one of every part and week of a course, those that were taken back among them.
    static func current(in course: ID<Course>, _ tx: ReadTransaction) throws -> [PointCell: TaskText] {
        try texts(tx, where: "part.course_id = \(course)").reduce(into: [:]) { $0[$1.cell] = $1 }
    }

    /// All of a week of a course, by part, the oldest first.
    static func all(
        in course: ID<Course>, week: Int, _ tx: ReadTransaction
    ) throws -> [ID<PointsPart>: [TaskText]] {
        try Dictionary(
            grouping: texts(tx, where: "part.course_id = \(course) AND line.week = \(week)"), by: \.cell.part)
    }

    /// - Precondition: `sequence` follows that of the last one.
    static func append(
        _ body: String?, as sequence: Int, in cell: PointCell, by maker: ID<Person>?, at now: Instant, _ tx: WriteTransaction
    ) throws {
        try tx.execute(
            """
            INSERT INTO task_text (part_id, week, sequence, body, maker_id, made_at)
            VALUES (\(cell.part), \(cell.week), \(sequence), \(body), \(maker), \(now))
            """)
    }

    private static func texts(_ tx: ReadTransaction, where condition: SQL) throws -> [TaskText] {
        try tx.rows(
            """
            SELECT line.part_id, line.week, line.sequence, line.body, line.made_at, maker.name, maker.surname
            FROM task_text AS line JOIN points_part AS part ON part.id = line.part_id
            LEFT JOIN person AS maker ON maker.id = line.maker_id
            WHERE \(condition) ORDER BY line.part_id, line.week, line.sequence
            """
        ).map { row in
            try TaskText(
                cell: PointCell(part: row["part_id"], week: row["week"]), sequence: row["sequence"], body: row["body"],
                maker: PointsMaker.name(row), madeAt: row["made_at"])
        }
    }
}
