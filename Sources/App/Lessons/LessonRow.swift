/// One lesson in a list: its subject, the time it takes, and the reader's progress.
struct LessonRow: Sendable {
    let href: String
    let title: String
    let details: String
    /// Nil when the lesson was not opened or no progress is kept.
    let state: String?
    let isRead: Bool
    /// Whether it is the lesson to continue with.
    let isCurrent: Bool

    init(_ step: CourseProgress.Step, isCurrent: Bool, strings: Strings) {
        href = LessonRoutes.lesson(step.lesson.id, at: step.place)
        title = step.lesson.title
        details = strings("lessons.minutes", n: step.lesson.minutes)
        isRead = step.state.isRead
        self.isCurrent = isCurrent
        state =
            switch step.state {
            case .read: strings("lessons.read")
            case .inProgress: strings("lessons.in-progress")
            case .unread: isCurrent ? strings("lessons.next") : nil
            }
    }
}
