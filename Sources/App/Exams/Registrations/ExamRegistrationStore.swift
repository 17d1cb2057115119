import Database

/// A student's own registrations. What is somebody else's is not there.
struct ExamRegistrationStore: Sendable {
    let database: Database
    let desk: ExamDesk

    /// What a change did.
    enum Change: Sendable, Equatable {
        case done(ExamOutcome)
        /// Something has happened to the registration since the page was shown.
        case overtaken(ExamRegistration)
    }

    /// Registers a person for the dates that were chosen, each by itself: what can be registered is. All of it is one
    /// transaction.
    /// - Parameter shown: what the page said that they cost; who registers pays no more.
    /// - Returns: what became of each, in their order; a course that is chosen twice is registered once.
    /// - Throws: the error of the database; then nobody is registered.
    func register(
        _ dates: [ID<ExamDate>], shown: [ID<ExamDate>: ShownFee] = [:], by person: ID<Person>, at now: Instant
    ) async throws -> [ExamOutcome] {
        try await database.write { tx in
            let bookings = ExamBookingRows(desk: desk, maker: person, now: now, tx: tx)
            return try dates.map { date in try Self.register(date, shown[date], by: person, bookings) }
        }
    }

    /// Changes the date of a registration.
    /// - Parameter seen: the number of the last event that the page showed.
    /// - Returns: nil where the person has no such registration.
    /// - Throws: the error of the database; then the old date holds.
    func change(
        _ id: ID<ExamRegistration>, to date: ID<ExamDate>, seen: Int, by person: ID<Person>, at now: Instant
    ) async throws -> Change? {
        try await database.write { tx in
            guard let registration = try ExamRegistrationRows.find(id, of: person, tx.reading),
                let period = try ExamPeriodRows.find(registration.period, tx.reading)
            else { return nil }
            if registration.state.date == date, registration.state.waiting == nil { return .done(.unchanged(registration)) }
            if registration.state.waiting == date {
                guard let place = try ExamPlaceRows.ranks(of: person, at: now, tx.reading)[registration.id] else {
                    return .done(.refused(.begun))
                }
                return .done(.queued(registration, place: place))
            }
            guard registration.sequence == seen else { return .overtaken(registration) }
            guard let date = try ExamDateRows.find(date, tx.reading) else { return .done(.refused(.unknown)) }
            let bookings = ExamBookingRows(desk: desk, maker: person, now: now, tx: tx)
            return .done(try bookings.change(registration, to: date, in: period))
        }
    }

    /// Withdraws a registration. Whoever only waits may leave the list at any time.
    /// - Returns: nil where the person has no such registration.
    /// - Throws: the error of the database; then the registration holds.
    func withdraw(
        _ id: ID<ExamRegistration>, seen: Int, by person: ID<Person>, at now: Instant
    ) async throws -> Change? {
        try await database.write { tx in
            guard let registration = try ExamRegistrationRows.find(id, of: person, tx.reading),
                let period = try ExamPeriodRows.find(registration.period, tx.reading)
            else { return nil }
            if registration.state.ending != nil { return .done(.unchanged(registration)) }
            guard registration.sequence == seen else { return .overtaken(registration) }
            if let seat = registration.state.seat {
                guard period.canWithdraw(at: now) else { return .done(.refused(.withdrawal(period.fields.withdrawUntil))) }
                guard try ExamDateRows.find(seat, tx.reading)?.isBegun(at: now) != true else { return .done(.refused(.begun)) }
            }
            let bookings = ExamBookingRows(desk: desk, maker: person, now: now, tx: tx)
            return .done(.registered(try bookings.end(registration, as: .withdrawn, because: nil)))
        }
    }

    private static func register(
        _ id: ID<ExamDate>, _ shown: ShownFee?, by person: ID<Person>, _ bookings: ExamBookingRows
    ) throws -> ExamOutcome {
        let tx = bookings.tx.reading
        guard let date = try ExamDateRows.find(id, tx),
            let period = try ExamPeriodRows.find(date.period, tx),
            let course = try tx.shared(CourseRead(id: date.course))?.course
        else { return .refused(.unknown) }
        let standings = try ExamStandingRows.standings(
            of: person, in: [course], period, bookings.desk.ledger, at: bookings.now, tx)
        guard let standing = standings[course.id] else { return .refused(.unknown) }
        return try bookings.register(person, date, in: period, standing, shown: shown)
    }
}
