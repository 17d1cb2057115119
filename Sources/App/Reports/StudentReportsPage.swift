/// All subjects of a student, semester by semester, the current ones first; and what was passed.
struct StudentReportsPage: Page {
    static let template = "Reports/student-reports"

    struct Row: Sendable {
        /// IT250 - Web sistemi
        let title: String
        let contentLanguage: String
        let href: String
        /// The points so far, or why there are none.
        let state: String
        /// The mark that holds or is proposed; nil while there is none.
        let mark: String?
        /// Whether something changed since the report was opened; before it was, whether the list at home tells something of it.
        let isNew: Bool
        /// The lines of the semester; nothing of earlier ones, and while there are no points.
        let lines: [ReportLine]
        let hasLines: Bool
    }

    struct Group: Sendable {
        let title: String
        /// Which week of the semester it is, or that exams are held.
        let week: String?
        let rows: [Row]
    }

    /// A course that was passed.
    struct Passed: Sendable {
        /// IT250 - Web sistemi
        let title: String
        let contentLanguage: String
        let mark: String
        /// Nil for a course without credits.
        let ects: String?
    }

    let frame: Frame
    /// Says that there is no subject.
    let empty: String?
    let groups: [Group]
    /// What was passed, the newest first.
    let passed: [Passed]
    let hasPassed: Bool
    /// How many there are, their credits, and the averages.
    let totals: [RecordTotals.Line]
    let recordHref: String

    /// - Parameters:
    ///   - reports: in the institution's order of the courses.
    ///   - now: the moment for which the current semester is found, and what is new in reports that were never opened.
    init(frame: Frame, strings: Strings, reports: [StudentReport], now: Instant) {
        let today = strings.formats.localDay(now)
        self.frame = frame
        empty = reports.isEmpty ? strings("reports.empty") : nil
        groups = Self.grouped(reports, today).map { title, reports in
            let semester = reports.first?.semester
            return Group(
                title: title, week: semester?.week(strings, today: today),
                rows: reports.map { Self.row($0, isEarlier: semester?.time(on: today) == .past, now: now, strings) })
        }
        let courses = reports.compactMap(\.passed)
        let inOrder = courses.sorted {
            ($1.confirmedAt, $0.subject, $0.course.text) < ($0.confirmedAt, $1.subject, $1.course.text)
        }
        passed = inOrder.map { course in
            Passed(
                title: course.subject, contentLanguage: course.language.rawValue,
                mark: course.mark.text(possible: PointsPlan.whole, strings),
                ects: course.ects.map { strings("record.ects", ["ects": $0.text(strings)]) })
        }
        hasPassed = !courses.isEmpty
        totals = RecordTotals(courses, strings).lines
        recordHref = StudyRecordRoutes.record
    }

    /// By semester: those that are now, planned ones, those without days, and past ones, of each the newest first.
    private static func grouped(_ reports: [StudentReport], _ today: LocalDay) -> [(String, [StudentReport])] {
        let semesters = Dictionary(
            reports.compactMap(\.semester).map { ($0.title, $0) }, uniquingKeysWith: { first, _ in first })
        let order = Semester.inOrder(Array(semesters.values), on: today).map(\.title)
        let others = Set(reports.map(\.course.semester)).subtracting(order).sorted()
        let own = Dictionary(grouping: reports, by: \.course.semester)
        return (order + others).map { ($0, own[$0] ?? []) }.filter { !$1.isEmpty }
    }

    private static func row(_ report: StudentReport, isEarlier: Bool, now: Instant, _ strings: Strings) -> Row {
        let lines = ReportLines(report: report, strings: strings)
        let isAnything = report.points?.isAnything == true || report.verdict != nil
        let shown = isEarlier || !isAnything ? [] : lines.semester
        return Row(
            title: report.course.subject, contentLanguage: report.course.language.rawValue,
            href: StudentReportRoutes.report(report.course.id), state: state(report, lines, strings), mark: lines.mark,
            isNew: !report.news.told(in: report.plan, since: HomeVisit.since(now)).isEmpty, lines: shown, hasLines: !shown.isEmpty
        )
    }

    private static func state(_ report: StudentReport, _ lines: ReportLines, _ strings: Strings) -> String {
        let left = report.isEnrolled ? nil : strings("reports.left")
        return [points(report, strings), lines.markDetail, left].compactMap(\.self).joined(separator: " · ")
    }

    private static func points(_ report: StudentReport, _ strings: Strings) -> String {
        if report.gate != nil { return strings("reports.after-survey") }
        guard let points = report.points else { return strings("reports.no-plan") }
        return points.isAnything ? PlanWords.points(points.result.rounded, strings) : strings("reports.nothing")
    }
}
