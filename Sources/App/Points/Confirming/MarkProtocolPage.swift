/// A list of the confirmed marks of a course, to print on A4 and to sign. For a date of an exam everybody is in it who is
/// registered, with an empty line for a mark that is to come.
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
        let exam = points.roster.map { [StudentPointsPage.Fact(label: strings("exams.time"), value: $0.title(strings))] }
        facts =
            (exam ?? []) + [
                .init(label: strings("mark-protocol.semester"), value: course.semester),
                .init(label: strings("mark-protocol.printed"), value: strings.formats.dayAndClock(now)),
            ]
        let all = points.rows.map { row in (row.student, row.confirmed?.verdict == .withdrawn ? nil : row.confirmed) }
        let listed = points.roster == nil ? all.filter { $0.1 != nil } : all
        rows = listed.enumerated().map { number, pair in Self.row(number + 1, pair.0, pair.1, strings) }
        hasRows = !rows.isEmpty
        let count = all.count { $0.0.isEnrolled && $0.1 == nil }
        missing = points.roster != nil || count == 0 ? nil : strings("mark-protocol.missing", n: count)
    }

    private static func row(_ number: Int, _ student: MarkedStudent, _ mark: ConfirmedMark?, _ strings: Strings) -> Row {
        Row(
            number: strings.formats.number(number), indexNumber: student.indexNumber ?? "–", name: student.listName,
            points: mark.map { PointsWords.number($0.points, strings) } ?? "",
            mark: mark.map { ConfirmedMarkWords.text($0.verdict, strings) } ?? "",
            confirmed: mark.map {
                [strings.formats.shortDay($0.madeAt), $0.maker].compactMap { $0 }.joined(separator: ", ")
            } ?? "")
    }
}
