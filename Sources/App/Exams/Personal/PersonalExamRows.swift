import Database

/// The registrations of one person for exams.
struct PersonalExamRows: PersonalDataRows {
    static let heading = "exams.title"
    static let place = 46
    static let isRare = true
    static let tables: Set = ["exam_registration", "exam_registration_event", "exam_place", "exam_receipt"]

    static func values(of items: [PersonalExam]) -> [String: any Encodable & Sendable] {
        ["exams": items.map(PersonalExamResource.init)]
    }

    func items(of person: ID<Person>, at now: Instant, _ tx: ReadTransaction) throws -> [PersonalExam] {
        let registrations = try ExamRegistrationRows.all(tx, where: "registration.person_id = \(person)")
        if registrations.isEmpty { return [] }
        let (subjects, receipts) = try (Self.subjects(registrations, tx), Self.receipts(of: person, tx))
        let periods = try Dictionary(ExamPeriodRows.all(tx).map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
        let places = try Dictionary(
            grouping: ExamPlaceRows.places(tx, where: "registration.person_id = \(person)"), by: \.registration)
        let versions = try Dictionary(
            grouping: ExamDateRows.versions(
                tx,
                where: """
                    exam_date.id IN (
                        SELECT event.date_id FROM exam_registration_event AS event
                        JOIN exam_registration AS registration ON registration.id = event.registration_id
                        WHERE registration.person_id = \(person)
                    )
                    """), by: \.id
        ).mapValues { $0.map(\.version) }
        return registrations.compactMap { registration in
            guard let subject = subjects[registration.course] else { return nil }
            let dates = registration.events.compactMap { event in
                let all = versions[event.date] ?? []
                return (all.last { $0.madeAt <= event.madeAt } ?? all.first).map { (event.sequence, $0.fields) }
            }
            return PersonalExam(
                registration: registration, subject: subject, period: periods[registration.period] ?? "",
                dates: Dictionary(dates, uniquingKeysWith: { first, _ in first }),
                places: (places[registration.id] ?? []).map { .init(kind: $0.kind, since: $0.since) },
                receipts: receipts[registration.id] ?? [])
        }
    }

    private static func subjects(
        _ registrations: [ExamRegistration], _ tx: ReadTransaction
    ) throws -> [ID<Course>: PersonalSubject] {
        let ids = Set(registrations.map(\.course)).sorted { $0.text < $1.text }.map { $0 as any DatabaseValue }
        return try tx.rows(
            """
            SELECT course.id, course.title, course.title AS course, course.language, course.removed_at FROM course
            WHERE course.id IN (\(.list(ids))) ORDER BY course.id
            """
        ).reduce(into: [:]) { try $0[$1["id"]] = PersonalSubject($1) }
    }

    private static func receipts(of person: ID<Person>, _ tx: ReadTransaction) throws -> [ID<ExamRegistration>: [String]] {
        try tx.rows(
            """
            SELECT receipt.registration_id, receipt.code FROM exam_receipt AS receipt
            JOIN exam_registration AS registration ON registration.id = receipt.registration_id
            WHERE registration.person_id = \(person) ORDER BY receipt.registration_id, receipt.sequence
            """
        ).reduce(into: [:]) { try $0[$1["registration_id"], default: []].append($1["code"]) }
    }
}
