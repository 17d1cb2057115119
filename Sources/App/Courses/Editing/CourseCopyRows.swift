import Database

/// What one feature copies of a course, inside the transaction that copies the whole course.
protocol CourseCopyRows: Sendable {
    /// The order of copying. Whatever is copied later can refer to the copies that were made before.
    var place: Int { get }

    func copy(into course: inout CopiedCourse, _ tx: WriteTransaction) throws
}
