/// A list of the confirmed marks of a course, to print on A4 and to sign.
struct MarkProtocolPage: Page {
    static let template = "Points/mark-protocol"

    struct Row: Sendable {
        let number: String
        let indexNumber: String
        let name: String
        let points: String
        let mark: String
        let confirmed: String
    }

    let frame: Frame
    let institution: String
    let contentLanguage: String
    let course: String
    let facts: [StudentPointsPage.Fact]
    let rows: [Row]
    let hasRows: Bool
    /// How many students have no confirmed mark and are not in the list; nil where all have one.
    let missing: String?

    init(frame: Frame, strings: Strings, points: CoursePoints, institution: String, now: Instant) {
        let course = points.taught.course
        self.frame = frame
        self.institution = institution
        contentLanguage = course.language.rawValue
        self.course = course.code + " · " + course.title
        facts = [
            .init(label: strings("mark-protocol.semester"), value: course.semester),
            .init(label: strings("mark-protocol.printed"), value: strings.formats.dayAndClock(now)),
        ]
        let confirmed = points.rows.compactMap { row in
            row.confirmed.flatMap { mark in mark.verdict == .withdrawn ? nil : (row.student, mark) }
        }
        rows = confirmed.enumerated().map { number, pair in
            let (student, mark) = pair
            return Row(
                number: strings.formats.number(number + 1), indexNumber: student.indexNumber ?? "–", name: student.listName,
                points: PointsWords.number(mark.points, strings), mark: ConfirmedMarkWords.text(mark.verdict, strings),
                confirmed: [strings.formats.shortDay(mark.madeAt), mark.maker].compactMap { $0 }.joined(separator: ", "))
        }
        hasRows = !rows.isEmpty
        let count = points.rows.count { $0.student.isEnrolled } - confirmed.count { $0.0.isEnrolled }
        missing = count == 0 ? nil : strings("mark-protocol.missing", n: count)
    }
}
