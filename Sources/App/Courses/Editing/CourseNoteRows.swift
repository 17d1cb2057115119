import Database

/// What is said of a course in the list of those who teach it.
typealias CourseNote = @Sendable (Strings) -> String

/// What one feature says of courses in the list of those who teach them.
protocol CourseNoteRows: Sendable {
    /// - Parameter courses: those of the list, archived ones too.
    func notes(on courses: [ID<Course>], _ tx: ReadTransaction) throws -> [ID<Course>: CourseNote]
}
