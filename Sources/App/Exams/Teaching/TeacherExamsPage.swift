/// The dates of a course's exams, for those who teach it.
struct TeacherExamsPage: Page {
    static let template = "Exams/teacher-exams"

    struct Row: Sendable {
        let href: String
        let place: String
        let period: String
        let crowd: String
        let isOver: Bool
    }

    let frame: Frame
    let rows: [Row]
    let hasRows: Bool

    init(frame: Frame, strings: Strings, exams: ExamListStore.Taught, now: Instant) {
        self.frame = frame
        rows = exams.dates.map { period, date, crowd in
            Row(
                href: TeacherExamRoutes.list(of: date.id, in: exams.taught.course.id),
                place: ExamWords.place(date.fields, strings), period: period.name,
                crowd: ExamPeriodPage.crowd(date.fields, crowd, strings), isOver: date.fields.ends <= now)
        }
        hasRows = !rows.isEmpty
    }
}
