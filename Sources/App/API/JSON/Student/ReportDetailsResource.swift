import Foundation

/// A report with all that its page says.
struct ReportDetailsResource: Encodable, Sendable {
    let report: ReportResource
    let details: Details

    struct Details: Encodable, Sendable {
        /// The plan of points, and what the person has in each part.
        let parts: [ReportPartResource]
        /// Of parts that are counted every week.
        let weeks: [ReportWeekResource]
        /// How the mark comes about, in sentences.
        let explanation: [String]
        /// What is still missing, in sentences.
        let outlook: [String]
        /// What changed since the report was last opened on its page, in sentences.
        let news: [String]
        /// All that were confirmed, the oldest first.
        let marks: [GivenMarkResource]
    }

    init(_ report: StudentReport, _ strings: Strings) {
        self.report = ReportResource(report, strings)
        let sentences = report.points.map { ReportSentences(points: $0, strings: strings) }
        // Neither before there is a plan nor while a survey must be answered first.
        let weeks = report.points.map { 1...max(1, $0.plan.weeks) }
        details = Details(
            parts: (report.plan?.parts ?? []).map { ReportPartResource($0, in: report, strings) },
            weeks: weeks?.map { ReportWeekResource($0, in: report, strings) } ?? [],
            explanation: sentences?.explanation ?? [], outlook: sentences?.outlook ?? [],
            news: report.news.isBeforeOpening ? [] : ReportWords.news(report.news, in: report.plan, strings),
            marks: report.confirmed.map { GivenMarkResource($0, in: report.plan, strings) })
    }

    func encode(to encoder: any Encoder) throws {
        try report.encode(to: encoder)
        try details.encode(to: encoder)
    }
}

/// A part of a plan of points.
struct ReportPartResource: Encodable, Sendable {
    let id: String
    let title: String
    /// "pre-exam", "exam" or "penalty".
    let kind: String
    let most: Decimal
    /// The most in a week; absent for a part that is counted once.
    let weeklyMost: Decimal?
    /// Fewer do not pass.
    let least: Decimal
    /// The title of the test from which the points come.
    let test: String?
    /// Absent where nothing is there.
    let earned: Decimal?
    /// Whether there are points that may not be seen yet.
    let isHeld: Bool

    init(_ part: PointsPart, in report: StudentReport, _ strings: Strings) {
        (id, title, kind) = (part.id.text, PointsWords.name(of: part, strings), part.kind.rawValue)
        (most, weeklyMost, least) = (part.most.decimal, part.weeklyMost?.decimal, part.least.decimal)
        test = report.testTitles[part.id]
        earned = report.points?.earned(in: part)?.decimal
        isHeld = report.points?.tests[part.id] == .held
    }
}

/// What is entered in a week.
struct ReportWeekResource: Encodable, Sendable {
    struct Entry: Encodable, Sendable {
        /// The id of the part.
        let part: String
        /// Absent where nothing is entered.
        let points: Decimal?
        /// "present", "absent" or "excused".
        let attendance: String?
        /// What it was, in the language of the course.
        let text: String?
        let enteredAt: String?
    }

    let week: Int
    let entries: [Entry]

    init(_ week: Int, in report: StudentReport, _ strings: Strings) {
        self.week = week
        entries = (report.plan?.parts ?? []).filter(\.isWeekly).compactMap { part in
            let cell = PointCell(part: part.id, week: week)
            let value = report.points?.values[cell]
            let text = report.texts[cell]
            if value == nil, text == nil { return nil }
            return Entry(
                part: part.id.text, points: value.map { part.points(for: $0).decimal }, attendance: Self.attendance(value),
                text: text, enteredAt: value == nil ? nil : report.entries[cell]?.madeAt.iso8601)
        }
    }

    private static func attendance(_ value: PointValue?) -> String? {
        if case .attendance(let attendance)? = value { attendance.rawValue } else { nil }
    }
}

/// A mark that was confirmed, or that it was withdrawn.
struct GivenMarkResource: Encodable, Sendable {
    let text: String
    let points: Decimal
    let at: String
    /// Why it was changed; absent for the first one.
    let reason: String?

    init(_ mark: ConfirmedMark, in plan: PointsPlan?, _ strings: Strings) {
        (text, points) = (ReportWords.verdict(mark.verdict, in: plan, strings), mark.points.decimal)
        (at, reason) = (mark.madeAt.iso8601, mark.reason)
    }
}
