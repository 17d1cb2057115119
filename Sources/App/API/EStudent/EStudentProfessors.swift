/// Who teaches a student's subjects, exactly as the eStudent app reads it.
enum EStudentProfessors {
    static func document(_ courses: [TaughtCourse]) -> OrderedJSON {
        .list(
            courses.map { course in
                .object([
                    ("profesori", names(of: course, .professor)), ("asistenti", names(of: course, .assistant)),
                    ("predmet", .text(course.course.subject)),
                ])
            })
    }

    private static func names(of course: TaughtCourse, _ role: TeachingRole) -> OrderedJSON {
        .list(course.teachers.filter { $0.role == role }.map { .text($0.professor.fullName) })
    }
}
