/// One test with what each student of a page has in it.
struct MarkedTestView: Sendable {
    struct Row: Sendable {
        let href: String
        let name: String
        let detail: String
        /// The mark, or the state in words.
        let value: String
        /// The attempt, or all of them on the student's page where several count; nil where there is none.
        let attemptHref: String?
    }

    let title: String
    /// The kind of the test, how many have a mark, and when the students see theirs.
    let detail: String
    let attemptsHref: String
    let figuresHref: String
    /// The same list with all tests.
    let allHref: String
    let rows: [Row]
    let hasRows: Bool

    init(_ test: Assessment, _ sheet: CourseMarksSheet, here: String, at now: Instant, _ strings: Strings) {
        title = test.title
        detail = [
            MarkWords.kind(of: test, strings), strings("marks.holders", n: sheet.holders[test.id] ?? 0),
            MarkWords.wait(sheet.wait, strings, now: now),
        ].compactMap { $0 }.joined(separator: " · ")
        attemptsHref = TestWritingRoutes.attempts(at: test.id)
        figuresHref = TestWritingRoutes.figures(of: test.id)
        allHref = here + sheet.query.showing(nil).text()
        rows = sheet.rows.map { Self.row($0, in: test, of: sheet.taught.course.id, at: now, strings) }
        hasRows = !rows.isEmpty
    }

    private static func row(
        _ row: CourseMarks.Row, in test: Assessment, of course: ID<Course>, at now: Instant, _ strings: Strings
    ) -> Row {
        let (student, mark) = (row.student, row.marks.first)
        let href = TeachRoutes.student(student.id, in: course)
        let ended = mark?.counting.last?.submission.map {
            strings("marks.ended", ["time": strings.formats.onDayAtClock($0.endedAt)])
        }
        let points = mark?.points.flatMap { points in
            mark?.counted?.mark.scheme == .points ? nil : MarkScheme.points(points.earned, of: points.possible, strings)
        }
        let count = mark.map(\.attempts.count).flatMap { $0 > 1 ? strings("archive.attempts", n: $0) : nil }
        let running = mark.flatMap { $0.counted != nil && $0.isRunning(at: now) ? strings("watch.running") : nil }
        let value = mark.map { mark in
            mark.counted.map { $0.mark.text(possible: $0.possible, strings) } ?? MarkWords.name(mark.state(at: now), strings)
        }
        return Row(
            href: href, name: student.listName,
            detail: [CourseMarksPage.detail(student, withNumber: true, strings), points, ended, count, running]
                .compactMap { $0 }.joined(separator: " · "),
            value: value ?? "", attemptHref: mark.flatMap { Self.attempt($0, student: href + MarkWords.place(of: test)) })
    }

    private static func attempt(_ mark: TestMark, student: String) -> String? {
        let counting = mark.counting
        if counting.count > 1 { return student }
        return (counting.first ?? mark.attempts.last).map { TestWritingRoutes.attempt($0.id) }
    }
}
