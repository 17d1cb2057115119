/// The order of a course's lessons, and moving one of them.
struct LessonOrder: Sendable, Equatable {
    private(set) var lessons: [ID<Lesson>]

    enum Move: Sendable, Equatable {
        case up
        case down
        /// To a position, from 1.
        case to(Int)
    }

    /// Moves a lesson. Nothing happens when the lesson does not exist or is already at that end.
    mutating func move(_ lesson: ID<Lesson>, _ move: Move) {
        guard let index = lessons.firstIndex(of: lesson) else { return }
        let wanted =
            switch move {
            case .up: index - 1
            case .down: index + 1
            case .to(let place): max(1, min(place, lessons.count)) - 1
            }
        lessons.remove(at: index)
        lessons.insert(lesson, at: max(0, min(wanted, lessons.count)))
    }
}
