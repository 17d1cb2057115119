import Database

/// Exchanges seats that can be exchanged since an exam has begun: whoever sits it keeps that seat, and those who waited behind
/// may now be the first of lists who have each other's seats. Every other change of a waiting list is part of what somebody does.
struct ExamExchangeStore: Sendable {
    let database: Database
    let desk: ExamDesk

    /// Nothing is written where nobody can exchange a seat.
    /// - Returns: how many people have another seat.
    /// - Throws: the error of the database; then everybody has the old one.
    func settle(at now: Instant) async throws -> Int {
        let isDue = try await database.read { tx in
            try ExamCircleRows.overtaken(at: now, tx).contains { try ExamCircleRows.circle(from: $0, at: now, tx) != nil }
        }
        if !isDue { return 0 }
        return try await database.write { tx in
            let bookings = ExamBookingRows(desk: desk, maker: nil, now: now, tx: tx)
            return try bookings.settle(ExamCircleRows.overtaken(at: now, tx.reading))
        }
    }
}
