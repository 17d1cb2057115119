/// How a student stands in one subject: the semester, how the mark comes about, week by week, and the plan of points.
struct StudentReportPage: Page {
    static let template = "Reports/student-report"

    struct Week: Sendable {
        let title: String
        /// Whether it is the present week.
        let isNow: Bool
        let lines: [ReportLine]
        /// What each thing was.
        let details: [ReportLine]
        let hasDetails: Bool
        /// Says that the details of this week follow.
        let summary: String
    }

    struct Mark: Sendable {
        let text: String
        /// When and by whom it was confirmed, and with how many points.
        let detail: String
        /// Why it was changed; nil for the first one.
        let reason: String?
    }

    /// The survey that must be answered first.
    struct Gate: Sendable {
        let text: String
        let href: String
    }

    struct Plan: Sendable {
        let version: String
        /// What was changed in the plan.
        let note: String?
        let parts: [ReportLine]
        /// Whether it is shown unfolded: before there are points it is what there is to read.
        let isOpen: Bool
    }

    let frame: Frame
    let contentLanguage: String
    let subject: String
    /// The semester and its week, and the person's group.
    let about: [String]
    let gate: Gate?
    /// Says that there is no plan, or nothing entered.
    let missing: String?
    let semester: [ReportLine]
    let hasSemester: Bool
    /// What the sentences below it are: how the mark comes about, or how the sum does.
    let explained: String?
    let explanation: [String]
    let outlook: [String]
    let marks: [Mark]
    let hasMarks: Bool
    /// What changed since the report was last opened; nothing where this is the first time.
    let news: [String]
    let hasNews: Bool
    /// How many more changes there are; nil where all are told.
    let moreNews: String?
    let weeks: [Week]
    let hasWeeks: Bool
    /// What all weeks come to.
    let sums: [ReportLine]
    let hasSums: Bool
    let once: [ReportLine]
    let hasOnce: Bool
    let plan: Plan?

    /// So many changes are told; of more their number.
    private static let mostNews = 8

    /// - Parameter now: the moment for which the current week is marked.
    init(frame: Frame, strings: Strings, report: StudentReport, now: Instant) {
        let lines = ReportLines(report: report, strings: strings)
        let today = strings.formats.localDay(now)
        let isAnything = report.points?.isAnything == true
        self.frame = frame
        contentLanguage = report.course.language.rawValue
        subject = report.course.subject
        about = Self.about(report, strings, today)
        gate = report.gate.map { Self.gate($0, report.course, strings, now) }
        missing = Self.missing(report, isAnything, strings)
        semester = report.gate == nil && (isAnything || report.verdict != nil) ? lines.semester : []
        hasSemester = !semester.isEmpty
        let sentences = report.points.map { ReportSentences(points: $0, strings: strings) }
        explanation = sentences?.explanation ?? []
        explained =
            explanation.isEmpty ? nil : strings(report.points?.proposal == nil ? "reports.so-far" : "reports.how")
        outlook = report.verdict == nil ? sentences?.outlook ?? [] : []
        marks = report.confirmed.reversed().map { Self.mark($0, report.plan, strings) }
        hasMarks = !marks.isEmpty
        let news = report.news.isBeforeOpening ? [] : ReportWords.news(report.news, in: report.plan, strings)
        self.news = Array(news.prefix(Self.mostNews))
        hasNews = !news.isEmpty
        moreNews = news.count > Self.mostNews ? strings("reports.more", n: news.count - Self.mostNews) : nil
        weeks = Self.weeks(report, lines, strings, now: report.semester?.days?.week(at: today))
        hasWeeks = !weeks.isEmpty
        sums = weeks.isEmpty ? [] : lines.sums
        hasSums = !sums.isEmpty
        once = report.points == nil ? [] : lines.once
        hasOnce = !once.isEmpty
        plan = report.plan.map { plan in
            Plan(
                version: PlanWords.version(plan.edition, strings), note: plan.edition.note, parts: lines.plan,
                isOpen: !isAnything)
        }
    }

    private static func about(_ report: StudentReport, _ strings: Strings, _ today: LocalDay) -> [String] {
        let semester = [report.course.semester, report.semester?.week(strings, today: today)]
        let group = report.group.map { CourseGroupWords.own($0, in: report.course, strings) }
        let left = report.isEnrolled ? nil : strings("reports.left")
        return [semester, [group], [left]].map { $0.compactMap(\.self).joined(separator: " · ") }.filter { !$0.isEmpty }
    }

    private static func gate(_ gate: SurveyGate, _ course: Course, _ strings: Strings, _ now: Instant) -> Gate {
        Gate(
            text: strings(
                "reports.gated",
                ["time": strings.formats.near(gate.closes, now: now), "zone": strings.formats.zoneName]),
            href: SurveyRoutes.subject(course.id, of: gate.survey, back: StudentReportRoutes.report(course.id)))
    }

    private static func missing(_ report: StudentReport, _ isAnything: Bool, _ strings: Strings) -> String? {
        if report.plan == nil { return strings("reports.no-plan") }
        return report.gate == nil && !isAnything ? strings("reports.nothing") : nil
    }

    private static func mark(_ mark: ConfirmedMark, _ plan: PointsPlan?, _ strings: Strings) -> Mark {
        let day = ["day": strings.formats.day(mark.madeAt)]
        let when = strings(mark.sequence == 1 ? "reports.confirmed" : "reports.changed", day)
        return Mark(
            text: ReportWords.verdict(mark.verdict, in: plan, strings),
            detail: [when, mark.maker, PlanWords.points(mark.points, strings)].compactMap(\.self).joined(separator: " · "),
            reason: mark.reason.map { strings("intervention.because", ["reason": $0]) })
    }

    private static func weeks(_ report: StudentReport, _ lines: ReportLines, _ strings: Strings, now: Int?) -> [Week] {
        guard let plan = report.plan, report.points != nil, plan.parts.contains(where: \.isWeekly), plan.weeks > 0 else {
            return []
        }
        return (1...plan.weeks).map { week in
            let (number, details) = (["week": strings.formats.number(week)], lines.details(ofWeek: week))
            return Week(
                title: strings("semesters.week-number", number), isNow: week == now, lines: lines.week(week), details: details,
                hasDetails: !details.isEmpty, summary: strings("reports.week-more", number))
        }
    }
}
