import Database

/// What a test is for. It never changes after the first import, because the right answers of a final must not become visible.
enum AssessmentKind: String, CaseIterable, Sendable, DatabaseValue {
    /// Practice: open at any time, with any number of attempts, and the right answers are shown.
    case quiz
    /// An exam: it has a date and a time limit, and shows only a mark and statistics.
    case final
}
