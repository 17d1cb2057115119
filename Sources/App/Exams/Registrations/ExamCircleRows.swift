import Database

/// Finds people who wait for each other's seats: the first of the waiting lists of some dates, in a circle of any length.
enum ExamCircleRows {
    /// One who moves, and the date that is waited for.
    struct Step: Sendable {
        let registration: ExamRegistration
        let date: ID<ExamDate>
    }

    /// The circle to which a date leads at a moment; nil where it leads to none.
    static func circle(from date: ID<ExamDate>, at now: Instant, _ tx: ReadTransaction) throws -> [Step]? {
        var path: [Step] = []
        var next = date
        while !path.contains(where: { $0.date == next }) {
            guard let first = try ExamPlaceRows.first(waitingFor: next, at: now, tx),
                let registration = try ExamRegistrationRows.find(first, tx), let seat = registration.state.seat,
                let held = try ExamDateRows.find(next, tx), !held.isBegun(at: now)
            else { return nil }
            path.append(Step(registration: registration, date: next))
            next = seat
        }
        // What leads into the circle and is no part of it stays as it is.
        return Array(path.drop { $0.date != next })
    }

    /// The dates to come for which somebody waits who has a seat for an exam that has begun: others are the first of their lists
    /// since then. By their keys.
    static func overtaken(at now: Instant, _ tx: ReadTransaction) throws -> [ID<ExamDate>] {
        try tx.rows(
            """
            SELECT line.date_id FROM exam_date_version AS line
            WHERE line.starts_at > \(now) AND line.sequence = (
                SELECT max(later.sequence) FROM exam_date_version AS later WHERE later.date_id = line.date_id
            ) AND EXISTS (
                SELECT 1 FROM exam_place AS own JOIN exam_place AS seat ON seat.registration_id = own.registration_id
                JOIN exam_date_version AS held ON held.date_id = seat.date_id
                WHERE own.date_id = line.date_id AND own.kind = 'waiting' AND seat.kind = 'seat' AND held.starts_at <= \(now)
                    AND held.sequence = (
                        SELECT max(newer.sequence) FROM exam_date_version AS newer WHERE newer.date_id = held.date_id
                    )
            )
            ORDER BY line.date_id
            """
        ).map { try $0["date_id"] }
    }
}
