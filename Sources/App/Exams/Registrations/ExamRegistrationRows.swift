import Database

/// Reads registrations, inside the transactions of this feature's stores.
enum ExamRegistrationRows {
    /// By number.
    static func all(_ tx: ReadTransaction, where condition: SQL) throws -> [ExamRegistration] {
        let events = try events(tx, where: condition)
        return try tx.rows(
            """
            SELECT registration.id, registration.number, registration.period_id, registration.course_id,
                registration.person_id, registration.ordinal, registration.fee_kind, registration.fee, registration.currency
            FROM exam_registration AS registration WHERE \(condition) ORDER BY registration.number, registration.id
            """
        ).map { row in
            let id: ID<ExamRegistration> = try row["id"]
            return try ExamRegistration(
                id: id, number: row["number"], period: row["period_id"], course: row["course_id"], person: row["person_id"],
                ordinal: row["ordinal"], fee: fee(row), events: events[id] ?? [])
        }
    }

    static func find(_ id: ID<ExamRegistration>, _ tx: ReadTransaction) throws -> ExamRegistration? {
        try all(tx, where: "registration.id = \(id)").first
    }

    /// A person's own; nil for somebody else's.
    static func find(
        _ id: ID<ExamRegistration>, of person: ID<Person>, _ tx: ReadTransaction
    ) throws -> ExamRegistration? {
        try all(tx, where: "registration.id = \(id) AND registration.person_id = \(person)").first
    }

    /// Those of a person that hold, by period and subject.
    static func current(of person: ID<Person>, _ tx: ReadTransaction) throws -> [ExamRegistration] {
        try all(
            tx,
            where: """
                registration.person_id = \(person)
                AND registration.id IN (SELECT exam_place.registration_id FROM exam_place)
                """)
    }

    /// The one of a person for a subject in a period that holds, if any.
    static func current(
        of person: ID<Person>, in course: ID<Course>, period: ID<ExamPeriod>, _ tx: ReadTransaction
    ) throws -> ExamRegistration? {
        try all(
            tx,
            where: """
                registration.person_id = \(person) AND registration.course_id = \(course)
                AND registration.period_id = \(period)
                AND EXISTS (SELECT 1 FROM exam_place WHERE exam_place.registration_id = registration.id)
                """
        ).first
    }

    /// How much has happened to the registrations of a person for a subject in a period, those that have ended among them.
    static func events(
        of person: ID<Person>, in course: ID<Course>, period: ID<ExamPeriod>, _ tx: ReadTransaction
    ) throws -> Int {
        try tx.first(
            """
            SELECT count(*) AS n FROM exam_registration AS registration
            JOIN exam_registration_event AS event ON event.registration_id = registration.id
            WHERE registration.person_id = \(person) AND registration.course_id = \(course)
                AND registration.period_id = \(period)
            """
        ).map { try $0["n"] } ?? 0
    }

    /// How many registrations of each subject came to a seat that the person still has, in other periods.
    static func earlier(
        of person: ID<Person>, before period: ID<ExamPeriod>, _ tx: ReadTransaction
    ) throws -> [ID<Course>: Int] {
        try tx.rows(
            """
            SELECT registration.course_id, count(*) AS n
            FROM exam_registration AS registration JOIN exam_place ON exam_place.registration_id = registration.id
            WHERE registration.person_id = \(person) AND registration.period_id <> \(period) AND exam_place.kind = 'seat'
            GROUP BY registration.course_id
            """
        ).reduce(into: [:]) { try $0[$1["course_id"]] = $1["n"] }
    }

    private static func fee(_ row: Row) throws -> ExamFee? {
        let (kind, minor, currency): (ExamFee.Kind?, Int?, Currency?) = try (
            row["fee_kind"], row["fee"], row["currency"]
        )
        guard let kind, let minor, let currency else { return nil }
        return ExamFee(kind: kind, amount: Money(minor: minor, currency: currency))
    }

    private static func events(
        _ tx: ReadTransaction, where condition: SQL
    ) throws -> [ID<ExamRegistration>: [ExamRegistration.Event]] {
        try tx.rows(
            """
            SELECT event.registration_id, event.sequence, event.kind, event.date_id, event.made_at, event.reason,
                event.charge_id, maker.name, maker.surname
            FROM exam_registration AS registration
            JOIN exam_registration_event AS event ON event.registration_id = registration.id
            LEFT JOIN person AS maker ON maker.id = event.maker_id
            WHERE \(condition) ORDER BY event.registration_id, event.sequence
            """
        ).reduce(into: [:]) { events, row in
            try events[row["registration_id"], default: []].append(
                ExamRegistration.Event(
                    sequence: row["sequence"], kind: row["kind"], date: row["date_id"], maker: ExamMaker.name(row),
                    madeAt: row["made_at"], reason: row["reason"], charge: row["charge_id"]))
        }
    }
}
