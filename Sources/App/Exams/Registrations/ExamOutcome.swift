/// What became of a choice.
enum ExamOutcome: Sendable, Equatable {
    case registered(ExamRegistration)
    /// Put on the waiting list, with the place in it, from 1.
    case queued(ExamRegistration, place: Int)
    /// It was so already.
    case unchanged(ExamRegistration)
    case refused(ExamRefusal)

    var registration: ExamRegistration? {
        switch self {
        case .registered(let registration), .queued(let registration, _), .unchanged(let registration): registration
        case .refused: nil
        }
    }

    var refusal: ExamRefusal? {
        if case .refused(let refusal) = self { refusal } else { nil }
    }
}
