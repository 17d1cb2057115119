/// A student in the list of a test: one attempt, or none yet.
struct MonitoredEntry: Sendable, Equatable {
    struct Student: Sendable, Equatable {
        let id: ID<Person>
        let userName: String
        let name: String
        let surname: String
        let indexNumber: String?
        /// The name in the form by which lists are sorted and searched.
        let folded: String
        /// Whether the student still studies the course.
        var isEnrolled = true
    }

    /// The progress of an attempt in progress.
    struct Progress: Sendable, Equatable {
        let answered: Int
        let savedAt: Instant
    }

    enum State: String, Sendable, CaseIterable {
        case notStarted = "none"
        case running
        case ended
        /// It counts for nothing.
        case annulled
        /// Not begun, and the test is closed for this student.
        case absent
    }

    let student: Student
    /// Nil for a student without an attempt.
    let attempt: Attempt?
    /// The number of questions in the attempt.
    let questions: Int
    /// Nil when nothing was answered, after the end, and where it is not asked for.
    var progress: Progress?
    /// Minutes that teachers gave.
    let added: Milliseconds
    let isEndedByTeacher: Bool
    /// Why the attempt counts for nothing; nil when it counts.
    var annulment: Annulment?
    /// When the test closes for this student; nil for a quiz.
    var closes: Instant?
    /// The student's other dates; nil for those of everyone.
    var dates: DateOverride?

    /// The state. An attempt whose grace is over counts as ended, even before it is ended in the database.
    func state(at now: Instant) -> State {
        guard let attempt else { return closes.map { $0 <= now } ?? false ? .absent : .notStarted }
        if attempt.isAnnulled { return .annulled }
        return attempt.phase(at: now) == .over ? .ended : .running
    }

    /// Whether each searched word is the beginning of one of the student's words.
    func matches(_ words: [String]) -> Bool {
        words.allSatisfy { student.folded.contains(" " + $0) }
    }
}
