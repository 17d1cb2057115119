/// An exam period: when students register and withdraw, on which days exams are held, and what registering costs.
struct ExamPeriod: Sendable, Equatable {
    let id: ID<ExamPeriod>
    /// By which import folders call it; nil where none did.
    let key: String?
    let fields: ExamPeriodFields

    /// Where a moment lies in it.
    enum Phase: Sendable, Equatable {
        case planned
        case open
        /// Registering costs more.
        case late
        case closed
    }

    var name: String { fields.name }

    /// What it is at a moment. Each window ends before its last moment.
    func phase(at now: Instant) -> Phase {
        if now < fields.opens { return .planned }
        if now < fields.closes { return .open }
        if let late = fields.lateCloses, now < late { return .late }
        return .closed
    }

    /// When nobody can register any more.
    var lastMoment: Instant { fields.lateCloses ?? fields.closes }

    /// Whether students can register and change dates.
    func isOpen(at now: Instant) -> Bool { [.open, .late].contains(phase(at: now)) }

    func canWithdraw(at now: Instant) -> Bool { now < fields.withdrawUntil }

    /// A fingerprint of what a form can change, to notice that somebody else changed it.
    var fingerprint: String {
        let moments = [fields.opens, fields.closes, fields.lateCloses, fields.withdrawUntil]
        let numbers = [fields.chargedFrom, fields.commissionFrom, fields.leastPoints?.thousandths]
        return Fingerprint.of(
            [name, fields.days.lowerBound.iso, fields.days.upperBound.iso, String(fields.stopsDebtors)]
                + moments.map { $0.map { String($0.milliseconds) } } + numbers.map { $0.map { String($0) } })
    }
}

/// The values that a person, or a file, gives an exam period.
struct ExamPeriodFields: Sendable, Equatable {
    var name: String
    var opens: Instant
    var closes: Instant
    /// The end of the window in which registering costs more; nil where there is none.
    var lateCloses: Instant?
    /// From this moment on nobody withdraws.
    var withdrawUntil: Instant
    /// On which exams are held, in the institution's time zone.
    var days: ClosedRange<LocalDay>
    /// The number of the registration of a subject that is the first to cost a fee.
    var chargedFrom = 1
    /// The number of the registration of a subject that is the first to be sat before a commission; nil where none is.
    var commissionFrom: Int?
    /// The least points before the exam of whoever registers; nil where the plans of points alone say what is needed.
    var leastPoints: Points?
    /// Whether nobody registers who owes something that is due.
    var stopsDebtors = false

    static let longestName = 80
    static let possibleNumbers = 1...20

    /// Which fee a registration costs; nil for none. Somebody who is late pays in any case.
    /// - Parameter ordinal: counts the registrations of the subject, from 1.
    func fee(ordinal: Int, _ phase: ExamPeriod.Phase) -> ExamFee.Kind? {
        if let commissionFrom, ordinal >= commissionFrom { return .commission }
        if phase == .late { return .late }
        if ordinal < chargedFrom { return nil }
        return ordinal > 1 ? .repeated : .exam
    }

    /// The kinds of fee of a registration, of which the first counts that has a price: who is late, sits before a commission,
    /// or registers again pays as everybody else where the price list has nothing for that.
    func fees(ordinal: Int, _ phase: ExamPeriod.Phase) -> [ExamFee.Kind] {
        var ordinary = self
        ordinary.commissionFrom = nil
        let usual = ordinary.fee(ordinal: ordinal, .open)
        let kinds = [
            fee(ordinal: ordinal, phase), ordinary.fee(ordinal: ordinal, phase), usual, usual == nil ? nil : .exam,
        ]
        return kinds.compactMap(\.self).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    enum Fault: Sendable, Equatable {
        case closing, lateClosing, withdrawal
    }

    /// What does not fit together, in the order of the form.
    var faults: [Fault] {
        var faults: [Fault] = []
        if closes <= opens { faults.append(.closing) }
        if let lateCloses, lateCloses <= closes { faults.append(.lateClosing) }
        if withdrawUntil <= opens { faults.append(.withdrawal) }
        return faults
    }
}
