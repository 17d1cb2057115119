import Database

/// The published lessons of a course in the teacher's order, for everybody who reads them.
struct CourseLessonsRead: SharedRead {
    let course: ID<Course>

    func read(_ tx: ReadTransaction) throws -> [Lesson] { try LessonRows.lessons(tx, where: "lesson.course_id = \(course)") }
}

/// A published lesson for everybody who reads it.
struct LessonRead: SharedRead {
    let id: ID<Lesson>

    /// Nil where there is no such lesson.
    func read(_ tx: ReadTransaction) throws -> Lesson? { try LessonRows.lessons(tx, where: "lesson.id = \(id)").first }
}
