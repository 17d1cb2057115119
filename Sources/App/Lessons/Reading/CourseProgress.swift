/// The progress of a person in a lesson.
enum ReadingState: Sendable, Equatable {
    case unread
    /// - Parameter place: the anchor of the heading where the person was last; nil while unknown.
    case inProgress(since: Instant, place: String? = nil)
    case read(at: Instant)

    var isRead: Bool {
        if case .read = self { true } else { false }
    }
}

/// The progress of a person in the lessons of one course.
struct CourseProgress: Sendable {
    struct Step: Sendable, Equatable {
        let lesson: Lesson
        let state: ReadingState

        /// The anchor of the heading to continue at; nil for the beginning.
        var place: String? {
            if case .inProgress(_, let place) = state { place } else { nil }
        }
    }

    /// In the teacher's order.
    let steps: [Step]

    var readCount: Int { steps.count(where: \.state.isRead) }

    /// The lesson to continue with: the one opened last, if it is not finished; else the first unread one after the last that was
    /// read; else the first unread one. Nil when all are read.
    var current: Step? {
        let open = steps.compactMap { step -> (Step, Instant)? in
            if case .inProgress(let since, _) = step.state { (step, since) } else { nil }
        }
        if let last = open.max(by: { $0.1 < $1.1 }) { return last.0 }
        let behind = steps.lastIndex(where: \.state.isRead).map { steps.dropFirst($0 + 1) } ?? steps[...]
        return behind.first { !$0.state.isRead } ?? steps.first { !$0.state.isRead }
    }

    /// Whether the person has opened any lesson of the course.
    var hasBegun: Bool { steps.contains { $0.state != .unread } }

    /// The place of a lesson, from 1.
    func position(of lesson: ID<Lesson>) -> Int? {
        steps.firstIndex { $0.lesson.id == lesson }.map { $0 + 1 }
    }

    func before(_ lesson: ID<Lesson>) -> Lesson? { neighbour(of: lesson, -1) }

    func after(_ lesson: ID<Lesson>) -> Lesson? { neighbour(of: lesson, 1) }

    private func neighbour(of lesson: ID<Lesson>, _ step: Int) -> Lesson? {
        steps.firstIndex { $0.lesson.id == lesson }.flatMap { steps.at($0 + step)?.lesson }
    }
}
