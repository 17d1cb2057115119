import Database

/// The dates of exams, for the office.
struct ExamDateStore: Sendable {
    let database: Database
    let desk: ExamDesk

    /// What changing a date did.
    struct Update: Sendable, Equatable {
        /// How many people got a seat from the waiting list.
        let movedUp: Int
        /// How many more people than seats there are, who all keep their seats.
        let above: Int
        /// Whether those who are registered are told of another time or room.
        let isMoved: Bool
    }

    /// Adds a date to a period. Adding the same once more changes nothing.
    /// - Returns: false where there is no such period or course.
    /// - Throws: `FormErrors` where it is there with other values: somebody went back and changed the form.
    func add(
        _ fields: ExamDateFields, as id: ID<ExamDate>, of course: ID<Course>, in period: ID<ExamPeriod>, key: String? = nil,
        by maker: ID<Person>?, at now: Instant
    ) async throws -> Bool {
        try await database.write { tx in
            try Self.add(fields, as: id, of: course, in: period, key: key, by: maker, at: now, tx)
        }
    }

    static func add(
        _ fields: ExamDateFields, as id: ID<ExamDate>, of course: ID<Course>, in period: ID<ExamPeriod>, key: String?,
        by maker: ID<Person>?, at now: Instant, _ tx: WriteTransaction
    ) throws -> Bool {
        if let before = try ExamDateRows.find(id, tx.reading) {
            if (before.period, before.course, before.fields) == (period, course, fields) { return true }
            throw FormErrors(items: [.init(field: "day", key: "exams.added")])
        }
        guard try ExamPeriodRows.find(period, tx.reading) != nil,
            try !CourseStore.courses(tx.reading, where: "course.id = \(course) AND course.removed_at IS NULL").isEmpty
        else { return false }
        try ExamDateRows.insert(id, of: course, in: period, key: key, tx)
        try ExamDateRows.append(fields, to: id, after: 0, because: nil, by: maker, at: now, tx)
        return true
    }

    /// Changes a date: moves it, raises or lowers its seats, closes or opens it. Nobody who has a seat loses it.
    /// - Parameter seen: the number of the version that the form showed.
    /// - Returns: nil where the period has no such date.
    /// - Throws: `FormErrors` when somebody else has changed it since.
    func update(
        _ id: ID<ExamDate>, in period: ID<ExamPeriod>, _ fields: ExamDateFields, seen: Int?, because reason: String?,
        by maker: ID<Person>, at now: Instant
    ) async throws -> Update? {
        try await database.write { tx in
            guard let date = try ExamDateRows.find(id, tx.reading), date.period == period else { return nil }
            if date.fields != fields, date.version.sequence != seen {
                throw FormErrors(items: [.init(field: "day", key: "exams.changed")])
            }
            let bookings = ExamBookingRows(desk: desk, maker: maker, now: now, tx: tx)
            return try Self.change(date, to: fields, because: reason, bookings)
        }
    }

    static func change(
        _ date: ExamDate, to fields: ExamDateFields, because reason: String?, _ bookings: ExamBookingRows
    ) throws -> Update {
        let tx = bookings.tx
        let before = try ExamPlaceRows.crowd(of: date.id, tx.reading)
        if date.fields != fields {
            try ExamDateRows.append(
                fields, to: date.id, after: date.version.sequence, because: reason, by: bookings.maker, at: bookings.now, tx)
            // Where the exam has begun or no longer has, others are the first of the lists that its people wait in.
            let waited = try ExamPlaceRows.waited(bySeatedOn: date.id, tx.reading)
            try bookings.settle([date.id] + waited)
        }
        let after = try ExamPlaceRows.crowd(of: date.id, tx.reading)
        return Update(
            movedUp: max(0, after.seated - before.seated), above: max(0, after.seated - fields.seats),
            isMoved: after != ExamCrowd() && fields.isMoved(from: date.fields))
    }

    /// Cancels somebody's registration for a reason that the student reads.
    /// - Returns: false where the date never had such a registration.
    /// - Throws: `FormErrors` where the student has changed to another date since, or the registration has ended otherwise.
    func cancel(
        _ id: ID<ExamRegistration>, on date: ID<ExamDate>, in period: ID<ExamPeriod>, because reason: String,
        by maker: ID<Person>, at now: Instant
    ) async throws -> Bool {
        try await database.write { tx in
            guard let registration = try ExamRegistrationRows.find(id, tx.reading), registration.period == period,
                registration.events.contains(where: { $0.date == date })
            else { return false }
            let state = registration.state
            if state.ending == .cancelled { return true }
            if state.ending != nil { throw FormErrors(items: [.init(field: "registration", key: "exams.ended-already")]) }
            guard state.seat == date || state.waiting == date else {
                throw FormErrors(items: [.init(field: "registration", key: "exams.elsewhere")])
            }
            let bookings = ExamBookingRows(desk: desk, maker: maker, now: now, tx: tx)
            try bookings.end(registration, as: .cancelled, because: reason)
            return true
        }
    }
}
