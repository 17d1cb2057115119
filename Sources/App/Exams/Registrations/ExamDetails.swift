/// One registration with all that its student reads of it.
struct ExamDetails: Sendable {
    struct Owner: Sendable, Equatable {
        let name: String
        let indexNumber: String?
    }

    let registration: ExamRegistration
    let owner: Owner
    let period: ExamPeriod
    let course: Course
    /// All dates of the course in the period, the first first.
    let choices: [ExamOverview.Choice]
    /// What the dates were, the oldest first.
    let histories: [ID<ExamDate>: [ExamDate.Version]]
    /// The place in the waiting list, from 1.
    let rank: Int?
    /// The code of the last seat; nil while there was none.
    let receipt: ReceiptCode?

    func date(_ id: ID<ExamDate>?) -> ExamDate? { choices.first { $0.date.id == id }?.date }

    /// What the place in the waiting list comes to at a moment.
    func waiting(at now: Instant) -> ExamWaiting { ExamWaiting(registration.state, at: now, date) }

    /// The date that it is about, or was about last.
    var held: ExamDate? { date(registration.state.date ?? registration.events.last?.date) }

    /// Grows with everything that happens to the registration, and with every change of the dates that it was about.
    var revision: Int { registration.revision(histories) }

    /// What a date was at a moment.
    func version(of date: ID<ExamDate>, at moment: Instant) -> ExamDate.Version? {
        let all = histories[date] ?? []
        return all.last { $0.madeAt <= moment } ?? all.first
    }

    /// What was moved while the registration was about the date: what was there before, and what came.
    var moves: [(old: ExamDate.Version, new: ExamDate.Version)] {
        let spans = ExamSpan.all(of: registration)
        return spans.flatMap { span in
            let versions = histories[span.date] ?? []
            return zip(versions, versions.dropFirst()).filter { old, new in
                new.fields.isMoved(from: old.fields) && span.contains(new.madeAt)
            }.map { (old: $0, new: $1) }
        }.sorted { ($0.new.madeAt.milliseconds, $0.new.sequence) < ($1.new.madeAt.milliseconds, $1.new.sequence) }
    }
}

/// How long a registration was about a date: had a seat on it or waited for one.
struct ExamSpan: Sendable, Equatable {
    let date: ID<ExamDate>
    let from: Instant
    /// Nil while it lasts.
    let until: Instant?

    func contains(_ moment: Instant) -> Bool { from <= moment && until.map { moment < $0 } ?? true }

    /// By date, of each in their order. Every event is looked at once: a student can make many.
    static func all(of registration: ExamRegistration) -> [ExamSpan] {
        var (state, spans, open): (ExamState, [ExamSpan], [ID<ExamDate>: Instant]) = (ExamState([]), [], [:])
        for event in registration.events {
            state.add(event.kind, event.date)
            let about = Set([state.seat, state.waiting].compactMap(\.self))
            for (date, from) in open where !about.contains(date) {
                spans.append(ExamSpan(date: date, from: from, until: event.madeAt))
                open[date] = nil
            }
            for date in about where open[date] == nil { open[date] = event.madeAt }
        }
        spans += open.map { ExamSpan(date: $0.key, from: $0.value, until: nil) }
        return spans.sorted { ($0.date.text, $0.from.milliseconds) < ($1.date.text, $1.from.milliseconds) }
    }
}
