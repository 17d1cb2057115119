/// A course that somebody passed, as a record states it.
struct RecordedCourse: Sendable, Equatable {
    let course: ID<Course>
    /// What the institution calls it.
    let code: String
    let title: String
    let language: Language
    /// The title of its semester.
    let semester: String
    /// Nil where the course has none.
    let ects: Credits?
    let mark: Mark
    let confirmedAt: Instant

    /// IT250 - Web sistemi
    var subject: String { code + " - " + title }

    var passed: MarkAverage.Passed { MarkAverage.Passed(mark: mark, ects: ects) }
}

extension StudentReport {
    /// What was passed, with the mark that holds; nil where none is confirmed, or it is no pass.
    var passed: RecordedCourse? {
        guard let verdict, case .mark(let mark) = verdict.verdict, mark.isPass == true else { return nil }
        return RecordedCourse(
            course: course.id, code: course.code, title: course.title, language: course.language, semester: course.semester,
            ects: course.ects, mark: mark, confirmedAt: verdict.madeAt)
    }
}
