/// A subject that the person studies now, with those who teach it.
struct ProfessorSubjectResource: Encodable, Sendable {
    let course: String
    let code: String
    let title: String
    let language: String
    let semester: String
    /// The professors, then the assistants.
    let teachers: [LearnerCourseDetailsResource.CourseTeacherResource]
    /// The name of the person's own group.
    let group: String?

    init(_ taught: TaughtCourse) {
        (course, code, title) = (taught.course.id.text, taught.course.code, taught.course.title)
        (language, semester) = (taught.course.language.rawValue, taught.course.semester)
        teachers = taught.teachers.map { LearnerCourseDetailsResource.CourseTeacherResource($0) }
        group = taught.group?.name
    }
}

extension LearnerCourseDetailsResource.CourseTeacherResource {
    init(_ teacher: TaughtCourse.Teacher) {
        let professor = teacher.professor
        (name, role, email, phone) = (professor.fullName, teacher.role.rawValue, professor.email, professor.phone)
        (office, officeHours, webPage) = (professor.office, professor.officeHours, professor.webPage)
    }
}
