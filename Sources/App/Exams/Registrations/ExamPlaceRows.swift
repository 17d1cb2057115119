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

    /// How many have a seat on dates, and how many wait for one at a moment: nobody for an exam that has begun, and nobody who
    /// has a seat for one that has. A date with nobody is missing.
    /// - Parameter dates: all of each period and course of which there is one.
    static func crowds(
        of dates: [ExamDate], at now: Instant, _ tx: ReadTransaction
    ) throws -> [ID<ExamDate>: ExamCrowd] {
        let there = SQL.list(dates.map { $0.id as any DatabaseValue })
        var crowds = try crowds(tx, where: "exam_crowd.date_id IN (\(there))")
        let begun = dates.filter { $0.isBegun(at: now) }.map(\.id)
        if begun.isEmpty { return crowds }
        let started = SQL.list(begun.map { $0 as any DatabaseValue })
        let sitting = try tx.rows(
            """
            SELECT own.date_id, count(*) AS n FROM exam_place AS seat
            JOIN exam_place AS own ON own.registration_id = seat.registration_id
            WHERE seat.date_id IN (\(started)) AND seat.kind = 'seat' AND own.kind = 'waiting'
            GROUP BY own.date_id
            """)
        for row in sitting { try crowds[row["date_id"]]?.waiting -= row["n"] }
        for date in begun { crowds[date]?.waiting = 0 }
        return crowds
    }

    /// Everybody who has a place, whatever time it is. A date with nobody is missing.
    static func crowds(_ tx: ReadTransaction, where condition: SQL) throws -> [ID<ExamDate>: ExamCrowd] {
        try tx.rows(
            """
            SELECT exam_crowd.date_id, exam_crowd.seated, exam_crowd.waiting FROM exam_crowd WHERE \(condition)
            ORDER BY exam_crowd.date_id
            """
        ).reduce(into: [:]) { crowds, row in
            let crowd = try ExamCrowd(seated: row["seated"], waiting: row["waiting"])
            if crowd != ExamCrowd() { crowds[try row["date_id"]] = crowd }
        }
    }

    static func crowd(of date: ID<ExamDate>, _ tx: ReadTransaction) throws -> ExamCrowd {
        try crowds(tx, where: "exam_crowd.date_id = \(date)")[date] ?? ExamCrowd()
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

    /// The places of registrations in the waiting lists that they are on at a moment, from 1. Whoever sits an exam that has begun
    /// waits for no other one, and nobody waits for one that has.
    static func ranks(
        of person: ID<Person>, at now: Instant, _ tx: ReadTransaction
    ) throws -> [ID<ExamRegistration>: Int] {
        let own = try places(tx, where: "registration.person_id = \(person)")
        let waiting = own.filter { $0.kind == .waiting }
        if waiting.isEmpty { return [:] }
        let begun = try begun(beside: waiting.map(\.date), at: now, tx)
        let over = Set(own.filter { begun.contains($0.date) }.map(\.registration))
        return try waiting.filter { !over.contains($0.registration) }.reduce(into: [:]) { ranks, place in
            ranks[place.registration] = try count(upTo: place, tx) - (begun.isEmpty ? 0 : count(upTo: place, seatedOn: begun, tx))
        }
    }

    /// The dates of the same periods and courses as some, themselves among them, whose exams have begun.
    static func begun(
        beside dates: [ID<ExamDate>], at now: Instant, _ tx: ReadTransaction
    ) throws -> Set<ID<ExamDate>> {
        let there = SQL.list(dates.map { $0 as any DatabaseValue })
        let found = try tx.rows(
            """
            SELECT DISTINCT other.id FROM exam_date AS own
            JOIN exam_date AS other ON other.course_id = own.course_id AND other.period_id = own.period_id
            JOIN exam_date_version AS line ON line.date_id = other.id
            WHERE own.id IN (\(there)) AND line.starts_at <= \(now) AND line.sequence = (
                SELECT max(later.sequence) FROM exam_date_version AS later WHERE later.date_id = line.date_id
            )
            ORDER BY other.id
            """)
        return try Set(found.map { try $0["id"] })
    }

    /// How many are in a waiting list up to a place in it.
    private static func count(upTo place: Place, _ tx: ReadTransaction) throws -> Int {
        try tx.first(
            """
            SELECT count(*) AS n FROM exam_place
            WHERE date_id = \(place.date) AND kind = 'waiting' AND position <= \(place.position)
            """
        ).map { try $0["n"] } ?? 0
    }

    /// How many of them have a seat on one of some dates.
    private static func count(
        upTo place: Place, seatedOn dates: Set<ID<ExamDate>>, _ tx: ReadTransaction
    ) throws -> Int {
        let there = SQL.list(dates.sorted { $0.text < $1.text }.map { $0 as any DatabaseValue })
        return try tx.first(
            """
            SELECT count(*) AS n FROM exam_place AS seat JOIN exam_place AS own ON own.registration_id = seat.registration_id
            WHERE seat.date_id IN (\(there)) AND seat.kind = 'seat' AND own.date_id = \(place.date) AND own.kind = 'waiting'
                AND own.position <= \(place.position)
            """
        ).map { try $0["n"] } ?? 0
    }

    /// Gives a registration a place in the order, or takes it away, and counts it beside the dates.
    static func set(
        _ kind: Kind, _ date: ID<ExamDate>?, of registration: ID<ExamRegistration>, at now: Instant, _ tx: WriteTransaction
    ) throws {
        let left = try tx.rows(
            "DELETE FROM exam_place WHERE registration_id = \(registration) AND kind = \(kind) RETURNING date_id")
        let (seat, waiting) = kind == .seat ? (1, 0) : (0, 1)
        for row in left {
            let date: ID<ExamDate> = try row["date_id"]
            try tx.execute(
                "UPDATE exam_crowd SET seated = seated - \(seat), waiting = waiting - \(waiting) WHERE date_id = \(date)")
        }
        guard let date else { return }
        try tx.execute(
            """
            INSERT INTO exam_crowd (date_id, seated, waiting) VALUES (\(date), \(seat), \(waiting))
            ON CONFLICT (date_id) DO UPDATE
            SET seated = exam_crowd.seated + excluded.seated, waiting = exam_crowd.waiting + excluded.waiting
            """)
        let position = try tx.nextNumber(of: "exam place")
        try tx.execute(
            """
            INSERT INTO exam_place (registration_id, kind, date_id, since, position)
            VALUES (\(registration), \(kind), \(date), \(now), \(position))
            """)
    }
}
