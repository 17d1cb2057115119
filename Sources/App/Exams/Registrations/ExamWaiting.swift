/// What a place in a waiting list comes to at a moment. It follows from the time alone: the place stays written when an exam
/// begins.
enum ExamWaiting: Sendable, Equatable {
    /// There is no place in a list, or the seat that there is beside it stays.
    case none
    case waits
    /// The exam has begun, and no seat had become free.
    case inVain

    /// - Parameter date: finds a date of the registration's course and period.
    init(_ state: ExamState, at now: Instant, _ date: (ID<ExamDate>?) -> ExamDate?) {
        guard let waited = date(state.waiting), date(state.seat)?.isBegun(at: now) != true else {
            self = .none
            return
        }
        if !waited.isBegun(at: now) {
            self = .waits
        } else {
            self = state.seat == nil ? .inVain : .none
        }
    }
}
