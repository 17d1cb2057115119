import Database

/// Imports who was registered for exams elsewhere, from `registrations.csv`: what is new, in the order of its lines. Nothing is
/// changed or removed, and nothing is charged: what such a registration cost is a line of `charges.csv`.
struct ImportedRegistrationRows: ImportPart {
    let step = ImportStep.beside
    /// Issues the receipts of the registrations; nil where the import has no key for them.
    let receipts: ExamReceiptRows?

    /// There are registrations to import, and no key for their receipts.
    struct NoReceiptKey: Error {}

    private enum Outcome {
        case added(ExamRegistration)
        /// The student has been registered for the course in the period before.
        case known(ExamRegistration)
        case mistake(String, [String: String])
    }

    func apply(_ folder: InstitutionFolder, _ run: ImportRun, _ tx: WriteTransaction) throws -> [ImportChange] {
        if run.isCoursesOnly || run.keepsPeople { return [] }
        var (mistakes, added): ([Mistake], Set<ID<ExamRegistration>>) = ([], [])
        func complain(_ entry: ExamRegistrationsDocument.Entry, _ key: String, _ values: [String: String]) {
            mistakes.append(Mistake(ExamRegistrationsDocument.fileName, line: entry.line, key, values))
        }
        for entry in folder.registrations {
            switch try outcome(entry, tx) {
            case .added(let registration): added.insert(registration.id)
            case .known(let registration):
                if added.contains(registration.id) { complain(entry, "mistake.exam-twice", ["value": entry.userName]) }
            case .mistake(let key, let values): complain(entry, key, values)
            }
        }
        guard mistakes.isEmpty else { throw ImportMistakes(mistakes: mistakes) }
        let name = "\(ExamRegistrationsDocument.fileName): \(added.count)"
        return added.isEmpty ? [] : [ImportChange(verb: .added, subject: .examRegistrations, name: name)]
    }

    private func outcome(_ entry: ExamRegistrationsDocument.Entry, _ tx: WriteTransaction) throws -> Outcome {
        guard let period = try ExamPeriodRows.all(tx.reading, where: "period_key = \(entry.period)").first,
            let date = try ExamDateRows.all(
                tx.reading, where: "exam_date.period_id = \(period.id) AND exam_date.date_key = \(entry.exam)"
            ).first
        else { return .mistake("mistake.registration-unknown", ["period": entry.period, "exam": entry.exam]) }
        let row = try tx.first("SELECT id FROM person WHERE user_name = \(entry.userName)")
        guard let row else { return .mistake("mistake.unknown-person", ["value": entry.userName]) }
        let person: ID<Person> = try row["id"]
        let before = try ExamRegistrationRows.all(
            tx.reading,
            where: """
                registration.person_id = \(person) AND registration.course_id = \(date.course)
                AND registration.period_id = \(period.id)
                """)
        if let known = before.last { return .known(known) }
        guard let receipts else { throw NoReceiptKey() }
        let earlier = try ExamRegistrationRows.earlier(of: person, before: period.id, tx.reading)[date.course] ?? 0
        // Whether the student might register was decided elsewhere; it is the date and the period that have to have room.
        let standing = ExamStanding(isEnrolled: true, verdict: nil, preExam: .free, debt: [], earlier: earlier)
        let desk = ExamDesk(receipts: receipts, ledger: .none)
        let bookings = ExamBookingRows(desk: desk, maker: nil, now: entry.registered, tx: tx)
        switch try bookings.register(person, date, in: period, standing) {
        case .registered(let registration), .queued(let registration, _), .unchanged(let registration):
            return .added(registration)
        case .refused(.full): return .mistake("mistake.registration-full", ["exam": entry.exam])
        case .refused: return .mistake("mistake.registration-closed", ["exam": entry.exam])
        }
    }
}

extension ImportChange.Subject {
    static let examRegistrations = Self("exam registrations", word: "import.exam-registrations")
}
