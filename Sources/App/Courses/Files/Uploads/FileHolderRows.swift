import Database

/// The texts of one feature that can refer to files of a course.
protocol FileHolderRows: Sendable {
    func texts(in course: ID<Course>, _ tx: ReadTransaction) throws -> FileHolders
}
