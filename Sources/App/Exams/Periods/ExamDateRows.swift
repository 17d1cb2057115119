import Database

/// Reads and writes the dates of exams, inside the transactions of this feature's stores and of the import.
enum ExamDateRows {
    /// The first to be held first.
    static func all(_ tx: ReadTransaction, where condition: SQL = "1 = 1") throws -> [ExamDate] {
        try dates(tx, where: "(\(condition)) AND \(isCurrent)").sorted(by: ExamDate.isBefore)
    }

    static func find(_ id: ID<ExamDate>, _ tx: ReadTransaction) throws -> ExamDate? {
        try tx.shared(ExamDateRead(id: id))
    }

    /// Everything that a date was, the oldest first.
    static func history(of id: ID<ExamDate>, _ tx: ReadTransaction) throws -> [ExamDate.Version] {
        try versions(tx, where: "exam_date.id = \(id)").map(\.version)
    }

    /// Every version of the dates of a condition, of each date the oldest first.
    static func versions(_ tx: ReadTransaction, where condition: SQL) throws -> [ExamDate] {
        try dates(tx, where: condition)
    }

    static func insert(
        _ id: ID<ExamDate>, of course: ID<Course>, in period: ID<ExamPeriod>, key: String?, _ tx: WriteTransaction
    ) throws {
        try tx.execute(
            """
            INSERT INTO exam_date (id, period_id, course_id, date_key) VALUES (\(id), \(period), \(course), \(key))
            """)
    }

    /// Adds a version; it holds from now on.
    static func append(
        _ fields: ExamDateFields, to id: ID<ExamDate>, after sequence: Int, because reason: String?, by maker: ID<Person>?,
        at now: Instant, _ tx: WriteTransaction
    ) throws {
        try tx.execute(
            """
            INSERT INTO exam_date_version (
                date_id, sequence, starts_at, ends_at, room, seats, has_waiting_list, is_closed, maker_id, made_at, reason
            )
            VALUES (\(id), \(sequence + 1), \(fields.starts), \(fields.ends), \(fields.room), \(fields.seats),
                \(fields.hasWaitingList ? 1 : 0), \(fields.isClosed ? 1 : 0), \(maker), \(now), \(reason))
            """)
    }

    private static let isCurrent: SQL = """
        line.sequence = (SELECT max(later.sequence) FROM exam_date_version AS later WHERE later.date_id = line.date_id)
        """

    /// By date, of each the oldest version first.
    private static func dates(_ tx: ReadTransaction, where condition: SQL) throws -> [ExamDate] {
        try tx.rows(
            """
            SELECT exam_date.id, exam_date.period_id, exam_date.course_id, exam_date.date_key, line.sequence, line.starts_at,
                line.ends_at, line.room, line.seats, line.has_waiting_list, line.is_closed, line.made_at, line.reason,
                maker.name, maker.surname
            FROM exam_date JOIN exam_date_version AS line ON line.date_id = exam_date.id
            LEFT JOIN person AS maker ON maker.id = line.maker_id
            WHERE \(condition) ORDER BY line.date_id, line.sequence
            """
        ).map { row in
            let fields = try ExamDateFields(
                starts: row["starts_at"], ends: row["ends_at"], room: row["room"], seats: row["seats"],
                hasWaitingList: row["has_waiting_list"] == 1, isClosed: row["is_closed"] == 1)
            return try ExamDate(
                id: row["id"], period: row["period_id"], course: row["course_id"], key: row["date_key"],
                version: .init(
                    sequence: row["sequence"], fields: fields, maker: ExamMaker.name(row), madeAt: row["made_at"],
                    reason: row["reason"]))
        }
    }
}

extension ExamDate {
    /// By the time at which they are held.
    static func isBefore(_ one: ExamDate, _ other: ExamDate) -> Bool {
        (one.starts, one.id.text) < (other.starts, other.id.text)
    }
}

/// Who did something, as rows have it.
enum ExamMaker {
    /// Nil for what happened by itself, or came from an import.
    static func name(_ row: Row) throws -> String? {
        let (name, surname): (String?, String?) = try (row["name"], row["surname"])
        guard let name, let surname else { return nil }
        return name + " " + surname
    }
}
