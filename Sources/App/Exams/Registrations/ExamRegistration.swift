import Database

/// A registration of a student for the exam of a subject in a period, with everything that happened to it.
struct ExamRegistration: Sendable, Equatable {
    /// What happened.
    enum Kind: String, CaseIterable, Sendable, DatabaseValue {
        case registered
        case changed
        /// Put on a waiting list.
        case queued
        /// Given a seat from the waiting list.
        case movedUp = "moved-up"
        /// Left the waiting list, keeping the seat.
        case left
        case withdrawn
        /// Cancelled by the office.
        case cancelled
        /// Ended because the subject was passed.
        case passed
        /// Ended because the student was removed from the course.
        case unenrolled
        /// Ended because the student's account was disabled or removed.
        case accountEnded = "account-ended"
        /// Ended because the person is no student any more.
        case roleEnded = "role-ended"

        /// Whether a seat was given.
        var isSeat: Bool { [.registered, .changed, .movedUp].contains(self) }

        /// Whether nothing is left of the registration.
        var isEnd: Bool { [.withdrawn, .cancelled, .passed, .unenrolled, .accountEnded, .roleEnded].contains(self) }
    }

    struct Event: Sendable, Equatable {
        /// Counts those of the registration, from 1.
        let sequence: Int
        let kind: Kind
        let date: ID<ExamDate>
        /// Nil for what happened by itself.
        let maker: String?
        let madeAt: Instant
        let reason: String?
        /// The id of what was charged with it.
        let charge: String?
    }

    let id: ID<ExamRegistration>
    /// By which people call it.
    let number: Int
    let period: ID<ExamPeriod>
    let course: ID<Course>
    let person: ID<Person>
    /// Counts the registrations of the subject that came to a seat, from 1.
    let ordinal: Int
    /// Nil where it costs nothing.
    let fee: ExamFee?
    /// In their order; a registration begins with one.
    var events: [Event]

    var state: ExamState { ExamState(events.map { ($0.kind, $0.date) }) }

    /// So much may happen to a student's registrations of a subject in a period before the student can do no more than withdraw.
    static let mostEvents = 500

    /// The last one: what a form carries to notice that something has happened since.
    var sequence: Int { events.last?.sequence ?? 0 }

    /// The id of what is charged and not reversed.
    var charge: String? { state.ending == nil ? events.compactMap(\.charge).last : nil }
}

/// What follows from what happened to a registration.
struct ExamState: Sendable, Equatable {
    private(set) var seat: ID<ExamDate>?
    /// The date whose waiting list it is on.
    private(set) var waiting: ID<ExamDate>?
    /// How it ended; nil while it holds.
    private(set) var ending: ExamRegistration.Kind?

    init(_ events: [(kind: ExamRegistration.Kind, date: ID<ExamDate>)]) {
        for (kind, date) in events { add(kind, date) }
    }

    mutating func add(_ kind: ExamRegistration.Kind, _ date: ID<ExamDate>) {
        switch kind {
        case .registered, .changed, .movedUp: (seat, waiting, ending) = (date, nil, nil)
        case .queued: waiting = date
        case .left: waiting = nil
        case .withdrawn, .cancelled, .passed, .unenrolled, .accountEnded, .roleEnded: (seat, waiting, ending) = (nil, nil, kind)
        }
    }

    /// The date that it is about: of the seat, or else of the waiting list.
    var date: ID<ExamDate>? { seat ?? waiting }

    var holds: Bool { ending == nil && date != nil }
}

/// What registering costs.
struct ExamFee: Sendable, Equatable {
    enum Kind: String, CaseIterable, Sendable, DatabaseValue {
        case exam
        /// Of a subject that was registered before.
        case repeated = "repeated-exam"
        /// Of somebody who registers late.
        case late = "late-exam"
        /// Of an exam before a commission.
        case commission
    }

    let kind: Kind
    let amount: Money
}

/// What a page said that a registration costs, as its form carries it: an amount in minor units and its currency, or 0.
struct ShownFee: Sendable, Equatable {
    let text: String

    init(_ fee: ExamFee?) { text = fee.map(Self.text) ?? "0" }

    /// What was posted.
    init(posted: String) { text = posted }

    /// Whether a fee is not more than what was shown.
    func covers(_ fee: ExamFee) -> Bool {
        let parts = text.split(separator: " ")
        guard parts.count == 2, let shown = parts.first.flatMap({ Int($0) }) else { return false }
        return parts.last.map(String.init) == fee.amount.currency.code && fee.amount.minor <= shown
    }

    private static func text(_ fee: ExamFee) -> String { "\(fee.amount.minor) \(fee.amount.currency.code)" }
}
