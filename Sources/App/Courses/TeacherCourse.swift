/// A course that a person may change.
struct TeacherCourse: Sendable, Equatable {
    let course: Course
    /// Whether it is archived: only its teachers see it.
    let isArchived: Bool
    /// The person's role in it; nil for an administrator who does not teach it.
    let role: TeachingRole?

    /// Whether the person may change who teaches it and archive it. An assistant may not.
    var isManaged: Bool { role != .assistant }
}
