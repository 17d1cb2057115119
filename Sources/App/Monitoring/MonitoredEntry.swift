/// Somebody at a test: one attempt, or that there is none yet.
struct MonitoredEntry: Sendable, Equatable {
    struct Student: Sendable, Equatable {
        let id: ID<Person>
        let userName: String
        let name: String
        let surname: String
        let indexNumber: String?
        /// By which lists are sorted and searched.
        let folded: String
    }

    /// How far a running attempt is.
    struct Progress: Sendable, Equatable {
        let answered: Int
        let savedAt: Instant
    }

    enum State: String, Sendable, CaseIterable {
        case notStarted = "none"
        case running
        case ended
    }

    let student: Student
    /// Nil for somebody who has not begun.
    let attempt: Attempt?
    /// Of the attempt.
    let questions: Int
    /// Nil when nothing was answered, and after the end.
    let progress: Progress?
    /// Minutes that teachers gave.
    let added: Milliseconds
    let isEndedByTeacher: Bool

    /// An attempt whose grace is over counts as ended, also while nobody has ended it.
    func state(at now: Instant) -> State {
        guard let attempt else { return .notStarted }
        return attempt.phase(at: now) == .over ? .ended : .running
    }

    /// Whether every word that is looked for begins one of the student's.
    func matches(_ words: [String]) -> Bool {
        words.allSatisfy { student.folded.contains(" " + $0) }
    }
}
