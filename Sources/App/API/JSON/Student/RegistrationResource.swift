import Foundation

/// A registration of the person for the exam of a subject.
struct RegistrationResource: Encodable, Sendable {
    let id: String
    /// By which people call it.
    let number: Int
    let period: String
    let course: String
    /// Counts what happened to it: to be sent in `If-Match` with a change.
    let version: Int
    /// "registered", "waiting" for somebody with no seat yet, "in-vain" for one who got none, or "ended".
    let state: String
    /// The date of the seat.
    let date: String?
    /// The date whose waiting list it is on, and the place in it, from 1.
    let waitingFor: String?
    let rank: Int?
    /// How it ended: "withdrawn", "cancelled", "passed", "unenrolled", "account-ended" or "role-ended".
    let ending: String?
    /// What it cost; absent for nothing.
    let fee: AmountResource?

    init(_ registration: ExamRegistration, waiting: ExamWaiting, rank: Int?) {
        let held = registration.state
        (id, number) = (registration.id.text, registration.number)
        (period, course, version) = (registration.period.text, registration.course.text, registration.sequence)
        state = Self.state(held, waiting)
        (date, waitingFor, ending) = (held.seat?.text, held.waiting?.text, held.ending?.rawValue)
        self.rank = waiting == .waits ? rank : nil
        fee = registration.fee.map { AmountResource($0.amount) }
    }

    init(_ details: ExamDetails, at now: Instant) {
        self.init(details.registration, waiting: details.waiting(at: now), rank: details.rank)
    }

    private static func state(_ state: ExamState, _ waiting: ExamWaiting) -> String {
        if state.ending != nil { return "ended" }
        if state.seat != nil { return "registered" }
        return waiting == .inVain ? "in-vain" : "waiting"
    }
}

/// A registration with all that its confirmation says.
struct RegistrationDetailsResource: Encodable, Sendable {
    struct Event: Encodable, Sendable {
        let sequence: Int
        /// What happened: "registered", "changed", "queued", "moved-up", "left", or how it ended.
        let kind: String
        let date: String
        let at: String
        let reason: String?
    }

    struct Details: Encodable, Sendable {
        /// The code of the receipt of the last seat.
        let receipt: String?
        /// The oldest first.
        let events: [Event]
    }

    let registration: RegistrationResource
    let details: Details

    init(_ found: ExamDetails, at now: Instant) {
        registration = RegistrationResource(found, at: now)
        details = Details(
            receipt: found.receipt?.text,
            events: found.registration.events.map {
                Event(
                    sequence: $0.sequence, kind: $0.kind.rawValue, date: $0.date.text, at: $0.madeAt.iso8601, reason: $0.reason)
            })
    }

    func encode(to encoder: any Encoder) throws {
        try registration.encode(to: encoder)
        try details.encode(to: encoder)
    }
}

/// A registration that has ended, or whose exam is over.
struct PastRegistrationResource: Encodable, Sendable {
    let id: String
    let number: Int
    let period: String
    let periodName: String
    let course: String
    let code: String
    let title: String
    let language: String
    /// What happened last.
    let last: String?
    let at: String?

    init(_ past: ExamOverview.Past) {
        let registration = past.registration
        (id, number, period) = (registration.id.text, registration.number, registration.period.text)
        periodName = past.period
        (course, code, title) = (past.course.id.text, past.course.code, past.course.title)
        language = past.course.language.rawValue
        (last, at) = (registration.events.last?.kind.rawValue, registration.events.last?.madeAt.iso8601)
    }
}
