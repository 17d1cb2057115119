/// The difference that has arisen between the machine's clock and the steady one, and what to do about it.
enum ClockStep: Sendable, Equatable {
    case none
    /// A small step, as from a time server. It is adopted without moving deadlines.
    case quiet(Milliseconds)
    /// A step forward. Deadlines are moved first; they move by more than the step when quiet steps have shortened them before.
    case forward(Milliseconds, deadlines: Milliseconds)
    /// A step back. Deadlines stay as they are, because the later one counts.
    case back(Milliseconds)

    /// How much quiet steps together may shorten deadlines at the most.
    static let mostQuiet = Milliseconds.seconds(2)

    /// - Parameter shortened: how much earlier deadlines already come because of quiet steps.
    init(difference: Milliseconds, shortened: Milliseconds) {
        let sum = Milliseconds(count: difference.count + shortened.count)
        if difference.count == 0 {
            self = .none
        } else if difference.count < -Self.mostQuiet.count {
            self = .back(difference)
        } else if difference.count > 0, sum > Self.mostQuiet {
            self = .forward(difference, deadlines: sum)
        } else {
            self = .quiet(difference)
        }
    }

    var difference: Milliseconds {
        switch self {
        case .none: Milliseconds(count: 0)
        case .quiet(let difference), .back(let difference), .forward(let difference, _): difference
        }
    }

    /// How much deadlines move before the step is adopted.
    var movesDeadlines: Milliseconds {
        if case .forward(_, let deadlines) = self { return deadlines }
        return Milliseconds(count: 0)
    }
}

/// A step forward, as the deadlines of running attempts follow it.
struct ClockJump: Sendable, Equatable {
    let size: Milliseconds
    /// When it was noticed, by the old time. Identifies the jump.
    let at: Instant
    /// When the new time was adopted, by the old time; nil until then. Attempts started later began by the new time.
    var adoptedAt: Instant?
}
