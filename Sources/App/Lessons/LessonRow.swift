/// One lesson in a list: what it is about, how long it takes, how far one is.
struct LessonRow: Sendable {
    let href: String
    let title: String
    let details: String
    /// Nil where there is nothing to say: not opened yet, or no progress is kept.
    let state: String?
    let isRead: Bool
    /// The lesson to go on with.
    let isCurrent: Bool

    init(_ step: CourseProgress.Step, isCurrent: Bool, strings: Strings) {
        href = LessonRoutes.lesson(step.lesson.id)
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
