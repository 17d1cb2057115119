import Database

/// Gives seats, changes them and takes them back, with their charges, inside one transaction. The store has one writer, so that
/// what is decided here holds when it is written: a seat goes to one person, and a seat that somebody has is given up only with
/// another one at hand.
struct ExamBookingRows {
    let desk: ExamDesk
    /// Who does it; nil for an import, and for what time brings.
    let maker: ID<Person>?
    let now: Instant
    let tx: WriteTransaction

    /// Registers somebody who may register.
    /// - Parameters:
    ///   - standing: how the person stands in the subject.
    ///   - shown: what the page said that it costs; nil for somebody who saw no page.
    func register(
        _ person: ID<Person>, _ date: ExamDate, in period: ExamPeriod, _ standing: ExamStanding, shown: ShownFee? = nil
    ) throws -> ExamOutcome {
        if let own = try ExamRegistrationRows.current(of: person, in: date.course, period: period.id, tx.reading) {
            if own.state.waiting == date.id, date.isBegun(at: now) { return .refused(.begun) }
            if own.state.date == date.id || own.state.waiting == date.id { return .unchanged(own) }
            return .refused(.registered(own.state.date ?? date.id))
        }
        if let refusal = standing.refusal(in: period, at: now) { return .refused(refusal) }
        let answer = try date.answer(ExamPlaceRows.crowd(of: date.id, tx.reading), at: now)
        if case .refusal(let refusal) = answer { return .refused(refusal) }
        let fee = try fee(standing, period)
        if let fee, shown?.covers(fee) == false { return .refused(.dearer(fee)) }
        if try isFlooded(person, date) { return .refused(.tooOften) }
        let registration = ExamRegistration(
            id: ID(at: now), number: try tx.nextNumber(of: "exam registration"), period: period.id, course: date.course,
            person: person, ordinal: standing.ordinal, fee: fee, events: [])
        try insert(registration)
        return try take(answer, date, for: registration)
    }

    /// Changes the date of a registration. The seat that it has stays until there is another one.
    func change(_ registration: ExamRegistration, to date: ExamDate, in period: ExamPeriod) throws -> ExamOutcome {
        let state = registration.state
        guard state.holds, date.course == registration.course, date.period == registration.period else {
            return .refused(.unknown)
        }
        if let old = try state.seat.flatMap({ try ExamDateRows.find($0, tx.reading) }), old.isBegun(at: now) {
            return .refused(.begun)
        }
        if state.seat == date.id { return try leaveList(registration) }
        if state.waiting == date.id { return .unchanged(registration) }
        switch period.phase(at: now) {
        case .planned: return .refused(.notYet(period.fields.opens))
        case .closed: return .refused(.over(period.lastMoment))
        case .open, .late: break
        }
        let answer = try date.answer(ExamPlaceRows.crowd(of: date.id, tx.reading), at: now)
        if case .refusal(let refusal) = answer { return .refused(refusal) }
        if try isFlooded(registration.person, date) { return .refused(.tooOften) }
        return try take(answer, date, for: registration)
    }

    private func isFlooded(_ person: ID<Person>, _ date: ExamDate) throws -> Bool {
        let count = try ExamRegistrationRows.events(of: person, in: date.course, period: date.period, tx.reading)
        return count >= ExamRegistration.mostEvents
    }

    /// Ends a registration: its seat goes to the first who waits for it, and its charge is reversed.
    /// - Parameter kind: how it ends.
    /// - Returns: the registration after it; unchanged where it had ended before.
    @discardableResult
    func end(
        _ registration: ExamRegistration, as kind: ExamRegistration.Kind, because reason: String?
    ) throws -> ExamRegistration {
        let state = registration.state
        guard state.holds, let date = state.date else { return registration }
        if let charge = registration.charge {
            try desk.ledger.reverse(charge, registration, kind, maker, now, tx)
        }
        let ended = try append(kind, date, to: registration, because: reason)
        try settle([state.seat, state.waiting].compactMap(\.self))
        return ended
    }

    /// The seat is kept, and the place in another date's waiting list given up.
    @discardableResult
    func leaveList(_ registration: ExamRegistration) throws -> ExamOutcome {
        guard let waiting = registration.state.waiting else { return .unchanged(registration) }
        let kept = try append(.left, waiting, to: registration)
        try settle([waiting])
        return .registered(kept)
    }

    private func take(
        _ answer: ExamDate.Answer, _ date: ExamDate, for registration: ExamRegistration
    ) throws -> ExamOutcome {
        let state = registration.state
        let kind: ExamRegistration.Kind = answer == .queue ? .queued : state.seat == nil ? .registered : .changed
        let taken = try append(kind, date.id, to: registration)
        let left = answer == .queue ? [date.id, state.waiting] : [state.seat, state.waiting]
        try settle(left.compactMap(\.self))
        guard answer == .queue else { return .registered(taken) }
        let after = try ExamRegistrationRows.find(registration.id, tx.reading) ?? taken
        guard after.state.waiting == date.id else { return .registered(after) }
        let place = try ExamPlaceRows.ranks(of: registration.person, at: now, tx.reading)[registration.id] ?? 1
        return .queued(after, place: place)
    }
}

// MARK: - Writing

extension ExamBookingRows {
    private func fee(_ standing: ExamStanding, _ period: ExamPeriod) throws -> ExamFee? {
        let kinds = period.fields.fees(ordinal: standing.ordinal, period.phase(at: now))
        let fees = try desk.ledger.fees(kinds, at: now, tx.reading)
        return kinds.lazy.compactMap { fees[$0] }.first
    }

    private func insert(_ registration: ExamRegistration) throws {
        try tx.execute(
            """
            INSERT INTO exam_registration (id, number, period_id, course_id, person_id, ordinal, fee_kind, fee, currency)
            VALUES (\(registration.id), \(registration.number), \(registration.period), \(registration.course),
                \(registration.person), \(registration.ordinal), \(registration.fee?.kind),
                \(registration.fee?.amount.minor), \(registration.fee?.amount.currency))
            """)
    }

    /// Adds what happened, and what follows from it: the places, the charge with the first seat, and the receipt of a seat.
    @discardableResult
    func append(
        _ kind: ExamRegistration.Kind, _ date: ID<ExamDate>, to registration: ExamRegistration, because reason: String? = nil
    ) throws -> ExamRegistration {
        // Whoever made room for somebody else did nothing to that registration.
        let maker = kind == .movedUp ? nil : self.maker
        let isFirstSeat = kind.isSeat && registration.charge == nil
        let charge = isFirstSeat ? try registration.fee.map { try desk.ledger.charge($0, registration, maker, now, tx) } : nil
        let event = ExamRegistration.Event(
            sequence: registration.sequence + 1, kind: kind, date: date, maker: nil, madeAt: now, reason: reason,
            charge: charge)
        try tx.execute(
            """
            INSERT INTO exam_registration_event (
                registration_id, sequence, kind, date_id, maker_id, made_at, reason, charge_id
            )
            VALUES (\(registration.id), \(event.sequence), \(kind), \(date), \(maker), \(now), \(reason),
                \(charge))
            """)
        var after = registration
        after.events.append(event)
        try place(after, before: registration.state)
        if kind.isSeat { try desk.receipts.issue(event, of: after, tx) }
        return after
    }

    private func place(_ registration: ExamRegistration, before: ExamState) throws {
        let state = registration.state
        if state.seat != before.seat { try ExamPlaceRows.set(.seat, state.seat, of: registration.id, at: now, tx) }
        if state.waiting != before.waiting {
            try ExamPlaceRows.set(.waiting, state.waiting, of: registration.id, at: now, tx)
        }
    }
}
