/// By how much the machine's clock has parted from the steady one, and what follows from it.
enum ClockStep: Sendable, Equatable {
    case none
    /// As a time server makes them: taken over without a word.
    case quiet(Milliseconds)
    /// Forward: deadlines move along first, so that nobody loses time. They move by more than the step when quiet ones went before it.
    case forward(Milliseconds, deadlines: Milliseconds)
    /// Back: deadlines stay where they are, because the later one counts.
    case back(Milliseconds)

    /// No deadline ever comes earlier than said by more, however many quiet steps there were.
    static let mostQuiet = Milliseconds.seconds(2)

    /// - Parameter shortened: how much earlier than said deadlines come already.
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

    /// By how much deadlines move before the step is taken over.
    var movesDeadlines: Milliseconds {
        if case .forward(_, let deadlines) = self { return deadlines }
        return Milliseconds(count: 0)
    }
}

/// A step forward, as the deadlines of running attempts follow it.
struct ClockJump: Sendable, Equatable {
    let size: Milliseconds
    /// When it was found, by the time before it. Names the jump.
    let at: Instant
    /// When the new time was taken over, by the time before it; nil until then. What began later began by the new time.
    var adoptedAt: Instant?
}
