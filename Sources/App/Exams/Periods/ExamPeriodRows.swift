import Database

/// Reads and writes exam periods, inside the transactions of this feature's stores and of the import.
enum ExamPeriodRows {
    /// The first to open first.
    static func all(_ tx: ReadTransaction, where condition: SQL = "1 = 1") throws -> [ExamPeriod] {
        try tx.rows(
            """
            SELECT id, period_key, name, opens_at, closes_at, late_closes_at, withdraw_until, first_day, last_day, charged_from,
                commission_from, least_points, stops_debtors
            FROM exam_period WHERE \(condition) ORDER BY opens_at, id
            """
        ).map { row in
            let (first, last): (LocalDay, LocalDay) = try (row["first_day"], row["last_day"])
            let fields = try ExamPeriodFields(
                name: row["name"], opens: row["opens_at"], closes: row["closes_at"], lateCloses: row["late_closes_at"],
                withdrawUntil: row["withdraw_until"], days: first...max(first, last), chargedFrom: row["charged_from"],
                commissionFrom: row["commission_from"], leastPoints: row["least_points"], stopsDebtors: row["stops_debtors"] == 1)
            return try ExamPeriod(id: row["id"], key: row["period_key"], fields: fields)
        }
    }

    static func find(_ id: ID<ExamPeriod>, _ tx: ReadTransaction) throws -> ExamPeriod? {
        try tx.shared(ExamPeriodsRead()).first { $0.id == id }
    }

    /// - Parameter key: by which import folders call it; nil for one that is made in the browser.
    static func insert(_ fields: ExamPeriodFields, as id: ID<ExamPeriod>, key: String?, _ tx: WriteTransaction) throws {
        try tx.execute(
            """
            INSERT INTO exam_period (
                id, period_key, name, opens_at, closes_at, late_closes_at, withdraw_until, first_day, last_day, charged_from,
                commission_from, least_points, stops_debtors
            )
            VALUES (\(id), \(key), \(fields.name), \(fields.opens), \(fields.closes), \(fields.lateCloses),
                \(fields.withdrawUntil), \(fields.days.lowerBound), \(fields.days.upperBound), \(fields.chargedFrom),
                \(fields.commissionFrom), \(fields.leastPoints), \(fields.stopsDebtors ? 1 : 0))
            """)
    }

    static func update(_ fields: ExamPeriodFields, of id: ID<ExamPeriod>, _ tx: WriteTransaction) throws {
        try tx.execute(
            """
            UPDATE exam_period SET name = \(fields.name), opens_at = \(fields.opens), closes_at = \(fields.closes),
                late_closes_at = \(fields.lateCloses), withdraw_until = \(fields.withdrawUntil),
                first_day = \(fields.days.lowerBound), last_day = \(fields.days.upperBound),
                charged_from = \(fields.chargedFrom), commission_from = \(fields.commissionFrom),
                least_points = \(fields.leastPoints), stops_debtors = \(fields.stopsDebtors ? 1 : 0)
            WHERE id = \(id)
            """)
    }

    /// Whether a period has another one's name.
    static func isTaken(_ name: String, by id: ID<ExamPeriod>, _ tx: ReadTransaction) throws -> Bool {
        try !all(tx, where: "name = \(name) AND id <> \(id)").isEmpty
    }
}

extension EditedRows {
    static func mark(period: ID<ExamPeriod>, at now: Instant, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE exam_period SET edited_at = \(now) WHERE id = \(period)")
    }
}
