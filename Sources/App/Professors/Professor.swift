/// A person who teaches, as everybody with an account may see it. There is no field for what an account has besides.
struct Professor: Sendable, Equatable {
    let id: ID<Person>
    let userName: String
    /// What stands before the name; nil for nothing.
    let title: String?
    let name: String
    let surname: String
    let email: String?
    let phone: String?
    let office: String?
    let officeHours: String?
    let webPage: String?

    var fullName: String { [title, name, surname].compactMap(\.self).joined(separator: " ") }
}

/// A course that is taught now, with those who teach it.
struct TaughtCourse: Sendable, Equatable {
    struct Teacher: Sendable, Equatable {
        let professor: Professor
        let role: TeachingRole
    }

    let course: Course
    let semester: Semester?
    /// The professors, then the assistants, each in the order of the course.
    let teachers: [Teacher]
    /// The student's own; nil for somebody in no group.
    var group: CourseGroup? = nil
}

/// A person who was found by name, with what the person teaches.
struct FoundProfessor: Sendable, Equatable {
    struct Part: Sendable, Equatable {
        let course: Course
        let role: TeachingRole
    }

    let professor: Professor
    /// In the order of the courses.
    let parts: [Part]
}
