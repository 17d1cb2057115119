import Database

/// Finds one registration with all that its student reads of it.
extension ExamRegistrationStore {
    /// A person's own registration, whatever became of it; nil for somebody else's.
    /// - Throws: the error of the database.
    func find(_ id: ID<ExamRegistration>, of person: ID<Person>, at now: Instant) throws -> ExamDetails? {
        try database.readInline { tx in try Self.find(id, of: person, at: now, tx) }
    }

    static func find(
        _ id: ID<ExamRegistration>, of person: ID<Person>, at now: Instant, _ tx: ReadTransaction
    ) throws -> ExamDetails? {
        guard let registration = try ExamRegistrationRows.find(id, of: person, tx),
            let period = try ExamPeriodRows.find(registration.period, tx),
            let course = try tx.shared(CourseRead(id: registration.course))?.course,
            let owner = try PersonStore.people(tx, where: "id = \(person)").first
        else { return nil }
        let own: SQL = "exam_date.period_id = \(period.id) AND exam_date.course_id = \(course.id)"
        let dates = try ExamDateRows.all(tx, where: own)
        let crowds = try ExamPlaceRows.crowds(of: dates, at: now, tx)
        return try ExamDetails(
            registration: registration, owner: .init(name: owner.fullName, indexNumber: owner.indexNumber), period: period,
            course: course, choices: dates.map { .init(date: $0, crowd: crowds[$0.id] ?? ExamCrowd()) },
            histories: Dictionary(grouping: ExamDateRows.versions(tx, where: own), by: \.id).mapValues { $0.map(\.version) },
            rank: ExamPlaceRows.ranks(of: person, at: now, tx)[id], receipt: ExamReceiptRows.last(of: id, tx))
    }
}
