import Database

/// The texts of one feature that can refer to files of a course.
protocol FileHolderRows: Sendable {
    /// Includes the texts of what was deleted and can be restored.
    func texts(in course: ID<Course>, at now: Instant, _ tx: ReadTransaction) throws -> FileHolders
}
