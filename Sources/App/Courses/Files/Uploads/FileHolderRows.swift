import Database

/// What a feature writes in a course that may name files of the course.
protocol FileHolderRows: Sendable {
    func texts(in course: ID<Course>, _ tx: ReadTransaction) throws -> FileHolders
}
