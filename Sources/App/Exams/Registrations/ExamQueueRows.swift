import Database

/// Moves people up from waiting lists.
extension ExamBookingRows {
    /// Gives the free seats of dates to the first who wait for them, and what becomes free by that in turn. Those who are the
    /// first of each other's waiting lists exchange their seats, in a circle of any length.
    /// Nobody exchanges a seat while one is free: what comes of it does not depend on the order of the dates.
    func settle(_ dates: [ID<ExamDate>]) throws {
        var touched = dates
        repeat {
            var open = touched
            while let next = open.popLast() {
                while let first = try firstToMoveUp(to: next) {
                    if let left = first.state.seat {
                        open.append(left)
                        touched.append(left)
                    }
                    try append(.movedUp, next, to: first)
                }
            }
        } while try exchange(&touched)
    }

    /// Exchanges the seats of the first circle to which one of the dates leads, and adds its dates.
    /// - Returns: false where there is none.
    private func exchange(_ touched: inout [ID<ExamDate>]) throws -> Bool {
        for date in touched {
            guard let circle = try circle(from: date) else { continue }
            for (registration, date) in circle { try append(.movedUp, date, to: registration) }
            touched += circle.map(\.date)
            return true
        }
        return false
    }

    /// The first of waiting lists who have each other's seats, each with the date that they wait for, as far as a date leads
    /// to such a circle.
    private func circle(
        from date: ID<ExamDate>
    ) throws -> [(registration: ExamRegistration, date: ID<ExamDate>)]? {
        var path: [(registration: ExamRegistration, date: ID<ExamDate>)] = []
        var next = date
        while !path.contains(where: { $0.date == next }) {
            guard let first = try ExamPlaceRows.first(waitingFor: next, at: now, tx.reading),
                let registration = try ExamRegistrationRows.find(first, tx.reading), let seat = registration.state.seat,
                let held = try ExamDateRows.find(next, tx.reading), !held.isBegun(at: now)
            else { return nil }
            path.append((registration, next))
            next = seat
        }
        // What leads into the circle and is no part of it stays as it is.
        return Array(path.drop { $0.date != next })
    }

    /// The first of a date's waiting list, where a seat is free.
    private func firstToMoveUp(to id: ID<ExamDate>) throws -> ExamRegistration? {
        guard let date = try ExamDateRows.find(id, tx.reading), !date.isBegun(at: now),
            try ExamPlaceRows.crowd(of: id, tx.reading).free(of: date.fields.seats) > 0,
            let first = try ExamPlaceRows.first(waitingFor: id, at: now, tx.reading)
        else { return nil }
        return try ExamRegistrationRows.find(first, tx.reading)
    }
}
