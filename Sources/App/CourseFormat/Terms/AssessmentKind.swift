import Database

/// What a test is for. It never changes after the first import: a final's right answers must not become visible.
enum AssessmentKind: String, CaseIterable, Sendable, DatabaseValue {
    /// Practice: at any time, as often as one likes, right answers shown.
    case quiz
    /// An exam: a date, a limited time, only a mark and statistics.
    case final
}
