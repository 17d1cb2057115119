/// Those who teach and were found by name.
struct FoundTeachersResource: Encodable, Sendable {
    /// The first ones, by surname and name.
    let teachers: [FoundTeacherResource]
    /// How many were found.
    let total: Int

    init(_ found: ProfessorStore.Found) {
        (teachers, total) = (found.professors.map(FoundTeacherResource.init), found.total)
    }
}

/// A person who teaches, with the courses.
struct FoundTeacherResource: Encodable, Sendable {
    struct Part: Encodable, Sendable {
        let course: String
        let code: String
        let title: String
        let language: String
        /// "professor" or "assistant".
        let role: String
    }

    let name: String
    let email: String?
    let phone: String?
    let office: String?
    let officeHours: String?
    let webPage: String?
    /// In the institution's order.
    let courses: [Part]

    init(_ found: FoundProfessor) {
        let professor = found.professor
        (name, email, phone) = (professor.fullName, professor.email, professor.phone)
        (office, officeHours, webPage) = (professor.office, professor.officeHours, professor.webPage)
        courses = found.parts.map { part in
            Part(
                course: part.course.id.text, code: part.course.code, title: part.course.title,
                language: part.course.language.rawValue, role: part.role.rawValue)
        }
    }
}
