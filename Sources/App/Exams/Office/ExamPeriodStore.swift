import Database

/// Exam periods, for the office.
struct ExamPeriodStore: Sendable {
    let database: Database

    struct Entry: Sendable {
        let period: ExamPeriod
        let dates: Int
        let crowd: ExamCrowd
    }

    /// A period with all its dates.
    struct Sheet: Sendable {
        let period: ExamPeriod
        /// The first first.
        let dates: [Held]
        let clashes: [ExamClash]
        /// The courses of the institution, in its order, archived ones left out.
        let courses: [Course]

        func held(_ date: ID<ExamDate>) -> Held? { dates.first { $0.date.id == date } }
    }

    struct Held: Sendable {
        let date: ExamDate
        let course: Course
        let crowd: ExamCrowd
    }

    /// The last to open first.
    func all() async throws -> [Entry] {
        try await database.read { tx in
            let dates = try Dictionary(grouping: ExamDateRows.all(tx), by: \.period)
            let crowds = try ExamPlaceRows.crowds(tx, where: "1 = 1")
            return try ExamPeriodRows.all(tx).reversed().map { period in
                let own = dates[period.id] ?? []
                return Entry(period: period, dates: own.count, crowd: Self.sum(own.compactMap { crowds[$0.id] }))
            }
        }
    }

    /// Nil where there is none.
    func find(_ id: ID<ExamPeriod>) async throws -> Sheet? {
        try await database.read { tx in try Self.find(id, tx) }
    }

    static func find(_ id: ID<ExamPeriod>, _ tx: ReadTransaction) throws -> Sheet? {
        guard let period = try ExamPeriodRows.find(id, tx) else { return nil }
        let dates = try ExamDateRows.all(tx, where: "exam_date.period_id = \(id)")
        let there = SQL.list(dates.map { $0.id as any DatabaseValue })
        let crowds = try ExamPlaceRows.crowds(tx, where: "exam_place.date_id IN (\(there))")
        let examined = try ExamRegistrationStore.courses(Set(dates.map(\.course)), tx)
        return try Sheet(
            period: period,
            dates: dates.compactMap { date in
                examined.first { $0.id == date.course }.map {
                    Held(date: date, course: $0, crowd: crowds[date.id] ?? ExamCrowd())
                }
            },
            clashes: ExamClash.all(in: dates),
            courses: CourseStore.courses(tx, where: "course.removed_at IS NULL"))
    }

    /// Adds a period. Adding the same id again changes nothing.
    /// - Throws: `FormErrors` when another period has the name.
    func add(_ fields: ExamPeriodFields, as id: ID<ExamPeriod>, at now: Instant) async throws {
        try await database.write { tx in
            if try ExamPeriodRows.find(id, tx.reading) != nil { return }
            try Self.requireFree(fields, id, tx.reading)
            try ExamPeriodRows.insert(fields, as: id, key: nil, tx)
            try EditedRows.mark(period: id, at: now, tx)
        }
    }

    /// Changes a period. What was registered before keeps its fee.
    /// - Parameter seen: the fingerprint of what the form showed.
    /// - Returns: false where there is none.
    /// - Throws: `FormErrors` when somebody else has changed it since, when another period has the name, and when a date lies
    ///   outside of its days.
    func update(_ id: ID<ExamPeriod>, _ fields: ExamPeriodFields, seen: String?, at now: Instant) async throws -> Bool {
        try await database.write { tx in
            guard let period = try ExamPeriodRows.find(id, tx.reading) else { return false }
            if period.fields == fields { return true }
            guard seen == period.fingerprint else { throw FormErrors(items: [.init(field: "name", key: "exams.changed")]) }
            try Self.requireFree(fields, id, tx.reading)
            try ExamPeriodRows.update(fields, of: id, tx)
            try EditedRows.mark(period: id, at: now, tx)
            return true
        }
    }

    private static func requireFree(_ fields: ExamPeriodFields, _ id: ID<ExamPeriod>, _ tx: ReadTransaction) throws {
        if try ExamPeriodRows.isTaken(fields.name, by: id, tx) {
            throw FormErrors(items: [.init(field: "name", key: "exams.name-taken")])
        }
    }

    static func sum(_ crowds: [ExamCrowd]) -> ExamCrowd {
        crowds.reduce(into: ExamCrowd()) {
            $0.seated += $1.seated
            $0.waiting += $1.waiting
        }
    }
}
