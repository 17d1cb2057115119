import Database

/// What a student has in a course beside tests and lessons. Another feature keeps it, and has a page of it.
struct StudentSheet: Sendable {
    /// The page.
    let href: String
    let title: @Sendable (Strings) -> String
    /// What it comes to.
    let detail: @Sendable (Strings) -> String
}

/// Finds the sheets of students in courses: supplied by whoever keeps them.
struct StudentSheets: Sendable {
    /// Nil where the viewer may not change the course, and where it has no sheet of this student.
    let find:
        @Sendable (_ person: ID<Person>, _ course: ID<Course>, _ viewer: Viewer, _ tx: ReadTransaction) throws -> StudentSheet?

    static let none = StudentSheets { _, _, _, _ in nil }
}
