/// A student of a course, and how far the student is in one of its lessons.
struct LessonReader: Sendable {
    let person: Person
    let state: ReadingState

    /// Which of the students are listed.
    enum Choice: String, Sendable, CaseIterable {
        case unopened, opened, read
    }

    var choice: Choice {
        switch state {
        case .unread: .unopened
        case .inProgress: .opened
        case .read: .read
        }
    }
}
