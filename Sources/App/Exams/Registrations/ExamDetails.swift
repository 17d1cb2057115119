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
    var revision: Int {
        let dates = Set(registration.events.map(\.date))
        return registration.sequence + dates.map { histories[$0]?.count ?? 0 }.reduce(0, +)
    }

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

    static func all(of registration: ExamRegistration) -> [ExamSpan] {
        let events = registration.events
        return Set(events.map(\.date)).sorted { $0.text < $1.text }.flatMap { date -> [ExamSpan] in
            var (spans, from): ([ExamSpan], Instant?) = ([], nil)
            for count in events.indices {
                let state = ExamState(events.prefix(count + 1).map { ($0.kind, $0.date) })
                let isAbout = state.seat == date || state.waiting == date
                let moment = events.at(count)?.madeAt
                if isAbout, from == nil { from = moment }
                if !isAbout, let beginning = from {
                    spans.append(ExamSpan(date: date, from: beginning, until: moment))
                    from = nil
                }
            }
            return spans + [from.map { ExamSpan(date: date, from: $0, until: nil) }].compactMap(\.self)
        }
    }
}
