import Foundation

/// What the person may register for, and is registered for.
struct ExamsResource: Encodable, Sendable {
    /// The first to open first.
    let periods: [ExamPeriodResource]
    /// Registrations that have ended, and those whose exams are over, the newest first.
    let past: [PastRegistrationResource]

    init(_ overview: ExamOverview, _ strings: Strings, at now: Instant) {
        periods = overview.parts.map { ExamPeriodResource($0, strings, at: now) }
        past = overview.past.map(PastRegistrationResource.init)
    }
}

/// An exam period with the person's subjects in it.
struct ExamPeriodResource: Encodable, Sendable {
    let id: String
    let name: String
    let opensAt: String
    let closesAt: String
    /// Until when registering costs more; absent where there is no such time.
    let lateClosesAt: String?
    let withdrawUntil: String
    /// "planned", "open", "late" or "closed".
    let phase: String
    let subjects: [ExamSubjectResource]

    init(_ part: ExamOverview.Part, _ strings: Strings, at now: Instant) {
        let fields = part.period.fields
        (id, name) = (part.period.id.text, part.period.name)
        (opensAt, closesAt) = (fields.opens.iso8601, fields.closes.iso8601)
        (lateClosesAt, withdrawUntil) = (fields.lateCloses?.iso8601, fields.withdrawUntil.iso8601)
        phase =
            switch part.period.phase(at: now) {
            case .planned: "planned"
            case .open: "open"
            case .late: "late"
            case .closed: "closed"
            }
        subjects = part.subjects.map { ExamSubjectResource($0, in: part.period, strings, at: now) }
    }
}

/// A subject that has exams in a period.
struct ExamSubjectResource: Encodable, Sendable {
    let course: String
    let code: String
    let title: String
    let language: String
    /// Why the person may not register, in words; absent where nothing is in the way.
    let refusal: String?
    /// The survey that must be answered first.
    let survey: String?
    /// What registering costs at present; absent for nothing.
    let fee: AmountResource?
    /// What to send as the fee when registering, so that it costs no more than this.
    let shownFee: String
    /// How often the subject was registered in other periods.
    let earlier: Int
    let dates: [ExamDateResource]
    let registration: RegistrationResource?

    init(_ subject: ExamOverview.Subject, in period: ExamPeriod, _ strings: Strings, at now: Instant) {
        (course, code, title) = (subject.course.id.text, subject.course.code, subject.course.title)
        language = subject.course.language.rawValue
        refusal = subject.refusal.map { ExamWords.refusal($0, strings, isPage: false) }
        survey = if case .survey(let survey)? = subject.refusal { survey.text } else { nil }
        (fee, shownFee) = (subject.fee.map { AmountResource($0.amount) }, ShownFee(subject.fee).text)
        earlier = subject.standing.earlier
        dates = subject.choices.map { ExamDateResource($0, at: now) }
        registration = subject.registration.map {
            RegistrationResource($0, waiting: subject.waiting(at: now), rank: subject.rank)
        }
    }
}

/// A date of an exam.
struct ExamDateResource: Encodable, Sendable {
    let id: String
    let startsAt: String
    let endsAt: String
    let room: String?
    let freeSeats: Int
    /// How many wait for a seat.
    let waiting: Int
    /// What it has for one more: "seat", "queue", "full", "closed" or "begun".
    let state: String

    init(_ choice: ExamOverview.Choice, at now: Instant) {
        let (date, crowd) = (choice.date, choice.crowd)
        (id, startsAt, endsAt) = (date.id.text, date.starts.iso8601, date.fields.ends.iso8601)
        (room, freeSeats, waiting) = (date.fields.room, crowd.free(of: date.fields.seats), crowd.waiting)
        state =
            switch date.answer(crowd, at: now) {
            case .seat: "seat"
            case .queue: "queue"
            case .refusal(.begun): "begun"
            case .refusal(.full): "full"
            case .refusal: "closed"
            }
    }
}
