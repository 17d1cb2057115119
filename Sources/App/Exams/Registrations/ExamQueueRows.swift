import Database

/// Moves people up from waiting lists.
extension ExamBookingRows {
    /// Gives the free seats of dates to the first who wait for them, and what becomes free by that in turn. Those who are the
    /// first of each other's waiting lists exchange their seats, in a circle of any length.
    /// Nobody exchanges a seat while one is free: what comes of it does not depend on the order of the dates.
    /// - Returns: how many seats were given.
    @discardableResult
    func settle(_ dates: [ID<ExamDate>]) throws -> Int {
        var (touched, count) = (dates, 0)
        var exchanged = 0
        repeat {
            var open = touched
            while let next = open.popLast() {
                while let first = try firstToMoveUp(to: next) {
                    if let left = first.state.seat {
                        open.append(left)
                        touched.append(left)
                    }
                    try append(.movedUp, next, to: first)
                    count += 1
                }
            }
            exchanged = try exchange(&touched)
            count += exchanged
        } while exchanged > 0
        return count
    }

    /// Exchanges the seats of the first circle to which one of the dates leads, and adds its dates.
    /// - Returns: how many there were in it; 0 where there is none.
    private func exchange(_ touched: inout [ID<ExamDate>]) throws -> Int {
        for date in touched {
            guard let circle = try ExamCircleRows.circle(from: date, at: now, tx.reading) else { continue }
            for step in circle { try append(.movedUp, step.date, to: step.registration) }
            touched += circle.map(\.date)
            return circle.count
        }
        return 0
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
