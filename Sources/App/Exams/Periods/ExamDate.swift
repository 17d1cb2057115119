/// A date on which a subject's exam is held, in a period.
struct ExamDate: Sendable, Equatable {
    let id: ID<ExamDate>
    let period: ID<ExamPeriod>
    let course: ID<Course>
    /// By which import folders call it; nil where none did.
    let key: String?
    /// What holds at present.
    let version: Version

    /// One of the states that a date has had.
    struct Version: Sendable, Equatable {
        /// Counts those of the date, from 1.
        let sequence: Int
        let fields: ExamDateFields
        /// Nil for an import.
        let maker: String?
        let madeAt: Instant
        /// Why it was changed, for those who are registered.
        let reason: String?
    }

    var fields: ExamDateFields { version.fields }
    var starts: Instant { version.fields.starts }

    /// Whether the exam has begun.
    func isBegun(at now: Instant) -> Bool { starts <= now }
}

/// The values that a person, or a file, gives a date.
struct ExamDateFields: Sendable, Equatable {
    var starts: Instant
    var ends: Instant
    var room: String?
    var seats: Int
    var hasWaitingList: Bool
    /// Whether nobody can register for it, whatever the period says.
    var isClosed: Bool

    static let possibleSeats = 0...2000
    static let longestRoom = 80
    static let longestReason = 300

    /// Whether an exam is at another time, or in another room: what those who are registered are told.
    func isMoved(from other: ExamDateFields) -> Bool {
        starts != other.starts || ends != other.ends || room != other.room
    }
}

/// How many people have a seat on a date, and how many wait for one.
struct ExamCrowd: Sendable, Equatable {
    var seated = 0
    var waiting = 0

    /// How many seats are free; none where there are more people than seats, after seats were taken away.
    func free(of seats: Int) -> Int { max(0, seats - seated) }
}

extension ExamDate {
    /// What a date has for somebody who asks for a seat.
    enum Answer: Sendable, Equatable {
        case seat
        /// It is full, and has a waiting list.
        case queue
        case refusal(ExamRefusal)
    }

    /// Whether the date has anything for one more.
    func isOffered(to crowd: ExamCrowd, at now: Instant) -> Bool {
        if case .refusal = answer(crowd, at: now) { false } else { true }
    }

    /// What the date has for one more.
    func answer(_ crowd: ExamCrowd, at now: Instant) -> Answer {
        if isBegun(at: now) { return .refusal(.begun) }
        if fields.isClosed { return .refusal(.dateClosed) }
        // A seat is free only where nobody waits who can take it.
        if crowd.free(of: fields.seats) > 0 { return .seat }
        return fields.hasWaitingList ? .queue : .refusal(.full)
    }
}
