import Database

/// What somebody does in a course.
enum TeachingRole: String, CaseIterable, Sendable, DatabaseValue {
    case professor
    case assistant
}
