import Database

/// Issues and finds the receipts of registrations: one for each seat that was given.
struct ExamReceiptRows: Sendable {
    let key: ReceiptKey

    /// The code that an event gives; the same event always gives the same.
    func code(of event: ExamRegistration.Event, in registration: ExamRegistration) -> ReceiptCode {
        var parts = ReceiptParts()
        for part in [
            "gata exam registration 1", registration.id.text, String(registration.number), registration.period.text,
            registration.course.text, registration.person.text, String(event.sequence), event.kind.rawValue, event.date.text,
            String(event.madeAt.milliseconds),
        ] { parts.add(part) }
        return key.code(of: parts.bytes)
    }

    func issue(_ event: ExamRegistration.Event, of registration: ExamRegistration, _ tx: WriteTransaction) throws {
        try tx.execute(
            """
            INSERT INTO exam_receipt (code, registration_id, sequence, key_name)
            VALUES (\(code(of: event, in: registration).text), \(registration.id), \(event.sequence), \(key.name))
            """)
    }

    /// The code that was issued last for a registration; nil while it has had no seat.
    static func last(of registration: ID<ExamRegistration>, _ tx: ReadTransaction) throws -> ReceiptCode? {
        try tx.first(
            """
            SELECT code FROM exam_receipt WHERE registration_id = \(registration)
            ORDER BY sequence DESC, registration_id LIMIT 1
            """
        ).map { try ReceiptCode(stored: $0["code"]) }
    }

    enum Found: Sendable {
        /// The registration that the code was issued for, and what was registered then.
        case genuine(ExamRegistration, ExamRegistration.Event)
        /// It was issued here, but what is stored gives another code.
        case changed
        /// It was issued under a key that the server does not have.
        case otherKey
    }

    /// Nil where no registration has the code.
    func find(_ code: ReceiptCode, _ tx: ReadTransaction) throws -> Found? {
        guard
            let row = try tx.first("SELECT registration_id, sequence, key_name FROM exam_receipt WHERE code = \(code.text)")
        else { return nil }
        guard try row["key_name"] == key.name else { return .otherKey }
        let (id, sequence): (ID<ExamRegistration>, Int) = try (row["registration_id"], row["sequence"])
        guard let registration = try ExamRegistrationRows.find(id, tx),
            let event = registration.events.first(where: { $0.sequence == sequence }),
            self.code(of: event, in: registration) == code
        else { return .changed }
        return .genuine(registration, event)
    }
}
