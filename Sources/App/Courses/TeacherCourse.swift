/// A course as somebody may change it.
struct TeacherCourse: Sendable, Equatable {
    let course: Course
    /// Put away: only those who teach it find it.
    let isArchived: Bool
    /// What the person does in it; nil for an administrator who does not teach it.
    let role: TeachingRole?

    /// Whether the person may say who teaches it, and put it away: an assistant may not.
    var isManaged: Bool { role != .assistant }
}
