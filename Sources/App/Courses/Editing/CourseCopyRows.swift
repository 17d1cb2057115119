import Database

/// What a feature copies of a course, inside the transaction that copies all of it.
protocol CourseCopyRows: Sendable {
    /// Where it stands among all of them: what is copied first is there for those behind it.
    var place: Int { get }

    func copy(into course: inout CopiedCourse, _ tx: WriteTransaction) throws
}
