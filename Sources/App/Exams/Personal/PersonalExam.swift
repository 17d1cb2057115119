/// What is stored about one registration of a student for an exam.
struct PersonalExam: PersonalItem, Equatable {
    struct Place: Sendable, Equatable {
        let kind: ExamPlaceRows.Kind
        let since: Instant
    }

    let registration: ExamRegistration
    let subject: PersonalSubject
    let period: String
    /// What was held then, by the number of the event.
    let dates: [Int: ExamDateFields]
    let places: [Place]
    let receipts: [String]

    func card(_ facts: PersonalFacts) -> PersonalCard {
        let strings = facts.strings
        return PersonalCard(
            heading: facts.heading(subject),
            facts: facts.facts([
                ("exams.period", period), ("exams.number", String(registration.number)),
                ("exams.fee", registration.fee.map { ExamWords.money($0.amount, strings) }),
                ("exams.ordinal", facts.formats.number(registration.ordinal)),
                ("receipt.code", receipts.isEmpty ? nil : receipts.joined(separator: ", ")), facts.putAway(subject),
            ]),
            log: PersonalLog(
                summary: strings("exams.history"), lines: registration.events.map { line($0, facts) }))
    }

    private func line(_ event: ExamRegistration.Event, _ facts: PersonalFacts) -> PersonalLog.Line {
        PersonalLog.Line(
            time: facts.formats.dayAndClock(event.madeAt), question: ExamWords.event(event.kind, facts.strings),
            answer: dates[event.sequence].map { ExamWords.place($0, facts.strings) } ?? "–", remark: event.reason)
    }
}

/// The same as JSON.
struct PersonalExamResource: Encodable, Sendable {
    struct Event: Encodable, Sendable {
        let kind: String
        let at: String
        let exam: String?
        let room: String?
        let reason: String?
    }

    struct Place: Encodable, Sendable {
        let kind: String
        let since: String
    }

    let course: SubjectResource
    let period: String
    let number: Int
    let ordinal: Int
    /// In minor units of the currency.
    let fee: Int?
    let currency: String?
    let events: [Event]
    let places: [Place]
    let receipts: [String]

    init(_ exam: PersonalExam) {
        let registration = exam.registration
        (course, period) = (SubjectResource(exam.subject), exam.period)
        (number, ordinal) = (registration.number, registration.ordinal)
        (fee, currency) = (registration.fee?.amount.minor, registration.fee?.amount.currency.code)
        events = registration.events.map { event in
            let held = exam.dates[event.sequence]
            return Event(
                kind: event.kind.rawValue, at: event.madeAt.iso8601, exam: held?.starts.iso8601, room: held?.room,
                reason: event.reason)
        }
        places = exam.places.map { Place(kind: $0.kind.rawValue, since: $0.since.iso8601) }
        receipts = exam.receipts
    }
}
