/// The words and numbers of a report.
enum ReportWords {
    /// Where nothing is entered.
    static let none = "–"

    /// What is in a cell, in points: 1 · 0 (excused) · 7,5. Attendance for which there are no points is told in words.
    static func value(_ value: PointValue, in part: PointsPart, _ strings: Strings) -> String {
        let points = PointsWords.number(part.points(for: value), strings)
        guard case .attendance(let attendance) = value, attendance == .excused || part.cellMost == .zero else { return points }
        let word = PointsWords.attendance(attendance, strings)
        return part.cellMost == .zero ? word : "\(points) (\(word))"
    }

    /// A mark, or that the subject was not passed.
    static func verdict(_ verdict: ConfirmedMark.Verdict, in plan: PointsPlan?, _ strings: Strings) -> String {
        if case .mark(let mark) = verdict, let plan { return mark.text(possible: plan.possible, strings) }
        return ConfirmedMarkWords.text(verdict, strings)
    }

    /// What is new: Attendance, week 6: 0 → 1. The mark is first, then the newest, and of one moment the parts as the plan has
    /// them, then the weeks. Nothing of parts that the plan has no more.
    static func news(_ news: StudentReport.News, in plan: PointsPlan?, _ strings: Strings) -> [String] {
        let mark = news.mark.map { change in
            strings(
                "reports.change",
                [
                    "part": strings("reports.mark"),
                    "old": change.old.map { verdict($0.verdict, in: plan, strings) } ?? none,
                    "new": verdict(change.new.verdict, in: plan, strings),
                ])
        }
        let changes = PointChange.newestFirst(news.changes, by: plan?.parts ?? [])
        return [mark].compactMap(\.self) + changes.compactMap { change($0, in: plan, strings) }
    }

    private static func change(_ change: PointChange, in plan: PointsPlan?, _ strings: Strings) -> String? {
        guard let plan, plan.has(change.cell), let part = plan.part(change.cell.part) else { return nil }
        let values = [
            "part": PointsWords.name(of: part, strings), "week": strings.formats.number(change.cell.week),
            "old": change.old.map { value($0, in: part, strings) } ?? none,
            "new": change.new.map { value($0, in: part, strings) } ?? none,
        ]
        return strings(part.isWeekly ? "reports.change-week" : "reports.change", values)
    }
}
