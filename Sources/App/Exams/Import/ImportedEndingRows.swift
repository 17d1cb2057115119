import Database

/// Ends the registrations for exams that have not begun of those who have passed by what an import brought, of those whose
/// accounts are removed or disabled, of those who are no students any more, and of those whom an import that removes people has
/// removed from the course.
struct ImportedEndingRows: ImportPart {
    let step = ImportStep.beside
    /// Issues the receipts of those who move up; nil where the import has no key for them.
    let receipts: ExamReceiptRows?

    func finish(_ run: ImportRun, _ tx: WriteTransaction) throws -> [ImportChange] {
        let passed = try Self.passed(at: run.now, tx.reading)
        let closed = try Self.closed(at: run.now, tx.reading)
        let others = try Self.others(at: run.now, tx.reading)
        let removed = run.removesVanished ? try Self.unenrolled(at: run.now, tx.reading) : []
        if passed.isEmpty && closed.isEmpty && others.isEmpty && removed.isEmpty { return [] }
        guard let receipts else { throw ImportedRegistrationRows.NoReceiptKey() }
        let ended = EndedExamRows(desk: ExamDesk(receipts: receipts, ledger: .finances))
        let before = try Self.held(tx.reading)
        for (person, course) in passed { try ended.end(person, course, as: .passed, by: nil, at: run.now, tx) }
        for (person, course) in closed { try ended.end(person, course, as: .accountEnded, by: nil, at: run.now, tx) }
        for (person, course) in others { try ended.end(person, course, as: .roleEnded, by: nil, at: run.now, tx) }
        for (person, course) in removed { try ended.end(person, course, as: .unenrolled, by: nil, at: run.now, tx) }
        let count = try before - Self.held(tx.reading)
        return count == 0 ? [] : [ImportChange(verb: .changed, subject: .examRegistrations, name: "\(count)")]
    }

    /// How many registrations hold.
    private static func held(_ tx: ReadTransaction) throws -> Int {
        try tx.first("SELECT count(DISTINCT registration_id) AS n FROM exam_place").map { try $0["n"] } ?? 0
    }

    /// Who has passed a course for whose exam somebody is registered.
    private static func passed(at now: Instant, _ tx: ReadTransaction) throws -> [(ID<Person>, ID<Course>)] {
        let marked: SQL = """
            EXISTS (
                SELECT 1 FROM confirmed_mark WHERE confirmed_mark.person_id = registration.person_id
                AND confirmed_mark.course_id = registration.course_id
            )
            """
        return try registered(at: now, where: marked, tx).filter { person, course in
            try ConfirmedMarkRows.all(of: person, in: course, tx).last?.isPass == true
        }
    }

    private static func closed(at now: Instant, _ tx: ReadTransaction) throws -> [(ID<Person>, ID<Course>)] {
        try registered(
            at: now,
            where: """
                EXISTS (SELECT 1 FROM person WHERE person.id = registration.person_id AND NOT (\(PersonStore.mayEnter)))
                """, tx)
    }

    /// Those without the role of students.
    private static func others(at now: Instant, _ tx: ReadTransaction) throws -> [(ID<Person>, ID<Course>)] {
        try registered(
            at: now,
            where: """
                NOT EXISTS (
                    SELECT 1 FROM person_role WHERE person_role.person_id = registration.person_id
                    AND person_role.role = \(Role.student)
                )
                """, tx)
    }

    private static func unenrolled(at now: Instant, _ tx: ReadTransaction) throws -> [(ID<Person>, ID<Course>)] {
        try registered(
            at: now,
            where: """
                NOT EXISTS (
                    SELECT 1 FROM enrolment WHERE enrolment.person_id = registration.person_id
                    AND enrolment.course_id = registration.course_id
                )
                """, tx)
    }

    /// Of the registrations for exams that have not begun.
    private static func registered(
        at now: Instant, where condition: SQL, _ tx: ReadTransaction
    ) throws -> [(ID<Person>, ID<Course>)] {
        try tx.rows(
            """
            SELECT DISTINCT registration.person_id, registration.course_id FROM exam_registration AS registration
            JOIN exam_place ON exam_place.registration_id = registration.id
            JOIN exam_date_version AS line ON line.date_id = exam_place.date_id
            WHERE line.starts_at > \(now) AND line.sequence = (
                SELECT max(later.sequence) FROM exam_date_version AS later WHERE later.date_id = line.date_id
            ) AND \(condition)
            ORDER BY registration.person_id, registration.course_id
            """
        ).map { try ($0["person_id"], $0["course_id"]) }
    }
}
