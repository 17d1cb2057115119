import Database

/// All exam periods, the first to open first, for everybody who reads them.
struct ExamPeriodsRead: SharedRead {
    func read(_ tx: ReadTransaction) throws -> [ExamPeriod] { try ExamPeriodRows.all(tx) }
}

/// The dates of a course's exams in all periods, for everybody who reads them.
struct CourseExamDatesRead: SharedRead {
    let course: ID<Course>

    /// The first to be held first.
    func read(_ tx: ReadTransaction) throws -> [ExamDate] {
        try ExamDateRows.all(tx, where: "exam_date.course_id = \(course)")
    }
}

/// An exam's date for everybody who reads it.
struct ExamDateRead: SharedRead {
    let id: ID<ExamDate>

    /// Nil where there is no such date.
    func read(_ tx: ReadTransaction) throws -> ExamDate? { try ExamDateRows.all(tx, where: "exam_date.id = \(id)").first }
}
