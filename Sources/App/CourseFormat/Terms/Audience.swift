import Database

/// Who may read a lesson.
enum Audience: String, Sendable, DatabaseValue {
    /// Those who belong to the course.
    case enrolled
    /// Anybody who has its address.
    case everyone
}
