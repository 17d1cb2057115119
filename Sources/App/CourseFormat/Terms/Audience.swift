import Database

/// Who may read a lesson.
enum Audience: String, Sendable, DatabaseValue {
    /// The people enrolled in the course, its teachers, and administrators.
    case enrolled
    /// Anybody, without signing in.
    case everyone
}
