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
        /// Of these dates with one another, and with dates of other periods.
        let clashes: [ExamClash]
        /// The courses of the institution, in its order, archived ones left out.
        let courses: [Course]
        /// Dates of other periods that clash with one of this period.
        var neighbours: [Held] = []

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
    func find(_ id: ID<ExamPeriod>, at now: Instant) async throws -> Sheet? {
        try await database.read { tx in try Self.find(id, at: now, tx) }
    }

    static func find(_ id: ID<ExamPeriod>, at now: Instant, _ tx: ReadTransaction) throws -> Sheet? {
        guard let period = try ExamPeriodRows.find(id, tx) else { return nil }
        let dates = try ExamDateRows.all(tx, where: "exam_date.period_id = \(id)")
        let crowds = try ExamPlaceRows.crowds(of: dates, at: now, tx)
        let clashes = try clashes(of: dates, in: id, tx)
        let neighbours = clashes.flatMap { [$0.one, $0.other] }.filter { $0.period != id }
        let examined = try ExamRegistrationStore.courses(Set((dates + neighbours).map(\.course)), tx)
        func held(_ date: ExamDate) -> Held? {
            examined.first { $0.id == date.course }.map { Held(date: date, course: $0, crowd: crowds[date.id] ?? ExamCrowd()) }
        }
        return try Sheet(
            period: period, dates: dates.compactMap(held), clashes: clashes,
            courses: CourseStore.courses(tx, where: "course.removed_at IS NULL"), neighbours: neighbours.compactMap(held))
    }

    /// Two exams in one room at one time, of which at least one is of the period.
    private static func clashes(
        of dates: [ExamDate], in period: ID<ExamPeriod>, _ tx: ReadTransaction
    ) throws -> [ExamClash] {
        guard let first = dates.map(\.starts).min(), let last = dates.map(\.fields.ends).max() else { return [] }
        let others = try ExamDateRows.all(
            tx,
            where: """
                exam_date.period_id <> \(period) AND line.room IS NOT NULL AND line.ends_at > \(first)
                AND line.starts_at < \(last)
                """)
        let all = (dates + others).sorted { ($0.starts, $0.id.text) < ($1.starts, $1.id.text) }
        return ExamClash.all(in: all).filter { $0.one.period == period || $0.other.period == period }
    }

    /// Adds a period. Adding the same once more changes nothing.
    /// - Throws: `FormErrors` when another period has the name, and when it is there with other values: somebody went back and
    ///   changed the form.
    func add(_ fields: ExamPeriodFields, as id: ID<ExamPeriod>, at now: Instant) async throws {
        try await database.write { tx in
            if let before = try ExamPeriodRows.find(id, tx.reading) {
                if before.fields == fields { return }
                throw FormErrors(items: [.init(field: "name", key: "exams.added")])
            }
            try Self.requireFree(fields, id, tx.reading)
            try ExamPeriodRows.insert(fields, as: id, key: nil, tx)
            try EditedRows.mark(period: id, at: now, tx)
        }
    }

    /// Changes a period. What was registered before keeps its fee.
    /// - Parameter seen: the fingerprint of what the form showed.
    /// - Returns: false where there is none.
    /// - Throws: `FormErrors` when somebody else has changed it since, when another period has the name, and when one of its
    ///   dates would not lie in its days any more.
    func update(_ id: ID<ExamPeriod>, _ fields: ExamPeriodFields, seen: String?, at now: Instant) async throws -> Bool {
        try await database.write { tx in
            guard let period = try ExamPeriodRows.find(id, tx.reading) else { return false }
            if period.fields == fields { return true }
            guard seen == period.fingerprint else { throw FormErrors(items: [.init(field: "name", key: "exams.changed")]) }
            try Self.requireFree(fields, id, tx.reading)
            try Self.requireDates(of: period, in: fields.days, tx.reading)
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

    private static func requireDates(
        of period: ExamPeriod, in days: ClosedRange<LocalDay>, _ tx: ReadTransaction
    ) throws {
        let zone = try InstitutionStore.find(tx)?.zone ?? Institution.unnamed.zone
        let held = try ExamDateRows.all(tx, where: "exam_date.period_id = \(period.id)").map { LocalDay($0.starts, in: zone) }
        let outside = held.contains { period.fields.days.contains($0) && !days.contains($0) }
        if outside { throw FormErrors(items: [.init(field: "firstDay", key: "exams.dates-outside")]) }
    }

    static func sum(_ crowds: [ExamCrowd]) -> ExamCrowd {
        crowds.reduce(into: ExamCrowd()) {
            $0.seated += $1.seated
            $0.waiting += $1.waiting
        }
    }
}
