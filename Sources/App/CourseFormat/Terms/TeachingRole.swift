import Database

/// The role of a teacher in a course.
enum TeachingRole: String, CaseIterable, Sendable, DatabaseValue {
    case professor
    case assistant
}
