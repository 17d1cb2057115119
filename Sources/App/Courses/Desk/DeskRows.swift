import Database

/// What one feature contributes to the first page of those who teach.
protocol DeskRows: Sendable {
    /// - Parameter courses: the courses that this person may change, without archived ones.
    func items(of courses: [TeacherCourse], at now: Instant, _ tx: ReadTransaction) throws -> [DeskItem]
}
