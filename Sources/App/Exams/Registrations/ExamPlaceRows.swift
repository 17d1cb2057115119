import Database

/// Who has a seat on a date, and who waits for one: what follows from the events of registrations.
enum ExamPlaceRows {
    enum Kind: String, Sendable, DatabaseValue {
        case seat
        case waiting
    }

    /// One registration's place on a date.
    struct Place: Sendable, Equatable {
        let registration: ID<ExamRegistration>
        let person: ID<Person>
        let date: ID<ExamDate>
        let kind: Kind
        let since: Instant
        /// Orders the places: a waiting list is in this order.
        let position: Int
    }

    /// In their order.
    static func places(_ tx: ReadTransaction, where condition: SQL) throws -> [Place] {
        try tx.rows(
            """
            SELECT place.registration_id, registration.person_id, place.date_id, place.kind, place.since, place.position
            FROM exam_place AS place JOIN exam_registration AS registration ON registration.id = place.registration_id
            WHERE \(condition) ORDER BY place.position, place.registration_id, place.kind
            """
        ).map { row in
            try Place(
                registration: row["registration_id"], person: row["person_id"], date: row["date_id"], kind: row["kind"],
                since: row["since"], position: row["position"])
        }
    }

    /// A date with nobody is missing.
    static func crowds(_ tx: ReadTransaction, where condition: SQL) throws -> [ID<ExamDate>: ExamCrowd] {
        try tx.rows(
            """
            SELECT exam_place.date_id, exam_place.kind, count(*) AS n FROM exam_place WHERE \(condition)
            GROUP BY exam_place.date_id, exam_place.kind
            """
        ).reduce(into: [:]) { crowds, row in
            let (date, kind, count): (ID<ExamDate>, Kind, Int) = try (row["date_id"], row["kind"], row["n"])
            switch kind {
            case .seat: crowds[date, default: ExamCrowd()].seated = count
            case .waiting: crowds[date, default: ExamCrowd()].waiting = count
            }
        }
    }

    static func crowd(of date: ID<ExamDate>, _ tx: ReadTransaction) throws -> ExamCrowd {
        try crowds(tx, where: "exam_place.date_id = \(date)")[date] ?? ExamCrowd()
    }

    /// Who is the first of a waiting list at a moment. Whoever has a seat for an exam that has begun keeps that one, and is
    /// passed over.
    static func first(
        waitingFor date: ID<ExamDate>, at now: Instant, _ tx: ReadTransaction
    ) throws -> ID<ExamRegistration>? {
        try tx.first(
            """
            SELECT own.registration_id FROM exam_place AS own
            WHERE own.date_id = \(date) AND own.kind = 'waiting' AND NOT EXISTS (
                SELECT 1 FROM exam_place AS seat JOIN exam_date_version AS line ON line.date_id = seat.date_id
                WHERE seat.registration_id = own.registration_id AND seat.kind = 'seat' AND line.starts_at <= \(now)
                    AND line.sequence = (
                        SELECT max(later.sequence) FROM exam_date_version AS later WHERE later.date_id = line.date_id
                    )
            )
            ORDER BY own.position, own.registration_id, own.kind LIMIT 1
            """
        ).map { try $0["registration_id"] }
    }

    /// The dates for which those wait who have a seat on another one.
    static func waited(bySeatedOn date: ID<ExamDate>, _ tx: ReadTransaction) throws -> [ID<ExamDate>] {
        try tx.rows(
            """
            SELECT DISTINCT own.date_id FROM exam_place AS own
            JOIN exam_place AS seat ON seat.registration_id = own.registration_id
            WHERE seat.date_id = \(date) AND seat.kind = 'seat' AND own.kind = 'waiting' ORDER BY own.date_id
            """
        ).map { try $0["date_id"] }
    }

    /// The places of registrations in the waiting lists that they are on, from 1.
    static func ranks(of person: ID<Person>, _ tx: ReadTransaction) throws -> [ID<ExamRegistration>: Int] {
        try tx.rows(
            """
            SELECT own.registration_id, (
                SELECT count(*) FROM exam_place AS other
                WHERE other.date_id = own.date_id AND other.kind = 'waiting' AND other.position <= own.position
            ) AS place
            FROM exam_place AS own JOIN exam_registration AS registration ON registration.id = own.registration_id
            WHERE registration.person_id = \(person) AND own.kind = 'waiting' ORDER BY own.registration_id, own.kind
            """
        ).reduce(into: [:]) { try $0[$1["registration_id"]] = $1["place"] }
    }

    /// Gives a registration a place in the order, or takes it away.
    static func set(
        _ kind: Kind, _ date: ID<ExamDate>?, of registration: ID<ExamRegistration>, at now: Instant, _ tx: WriteTransaction
    ) throws {
        try tx.execute("DELETE FROM exam_place WHERE registration_id = \(registration) AND kind = \(kind)")
        guard let date else { return }
        let position = try tx.nextNumber(of: "exam place")
        try tx.execute(
            """
            INSERT INTO exam_place (registration_id, kind, date_id, since, position)
            VALUES (\(registration), \(kind), \(date), \(now), \(position))
            """)
    }
}
