import Foundation

/// A course in the list of those who may change it.
struct TaughtCourseResource: Encodable, Sendable {
    let id: String
    let code: String
    let title: String
    let language: String
    let semester: String
    /// "professor" or "assistant"; absent for an administrator.
    let role: String?
    /// Whether only its teachers see it.
    let isArchived: Bool
    let students: Int

    init(_ taught: TeacherCourse, students: Int) {
        let course = taught.course
        (id, code, title) = (course.id.text, course.code, course.title)
        (language, semester) = (course.language.rawValue, course.semester)
        (role, isArchived, self.students) = (taught.role?.rawValue, taught.isArchived, students)
    }
}

/// A course with what its teachers can change of it.
struct TaughtCourseDetailsResource: Encodable, Sendable {
    let course: TaughtCourseResource
    let details: TaughtData

    struct TaughtData: Encodable, Sendable {
        let classroom: String?
        let url: String?
        /// As it was written, in Markdown; it is changed with the description of the course.
        let overview: String?
        let markScheme: String
        let ects: Decimal?
        /// Of things in it, also of what is not published.
        let lessons: Int
        let tests: Int
        let files: Int
        let topics: Int
        let teachers: Int
    }

    init(_ found: CourseEditingStore.Overview) {
        let course = found.taught.course
        self.course = TaughtCourseResource(found.taught, students: found.students)
        details = TaughtData(
            classroom: course.classroom, url: course.url, overview: course.overview, markScheme: course.markScheme.rawValue,
            ects: course.ects.map { Decimal($0.thousandths) / 1000 }, lessons: found.lessons, tests: found.tests,
            files: found.files, topics: found.topics, teachers: found.teachers)
    }

    func encode(to encoder: any Encoder) throws {
        try course.encode(to: encoder)
        try details.encode(to: encoder)
    }
}
