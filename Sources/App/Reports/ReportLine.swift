/// A line of a report: what it is, what there is, and what is said of it.
struct ReportLine: Sendable {
    let label: String
    /// Nil where the label is in the reader's language.
    let labelLanguage: String?
    let value: String
    let detail: String?
    /// What it was, in the words and the language of a teacher; nil where nobody has said it.
    let text: String?
    let textLanguage: String

    /// - Parameter textLanguage: nil where there is no text.
    init(
        _ label: String, language: String? = nil, _ value: String, detail: String? = nil, text: String? = nil,
        textLanguage: Language? = nil
    ) {
        (self.label, labelLanguage, self.value, self.detail) = (label, language, value, detail)
        (self.text, self.textLanguage) = (text, textLanguage?.rawValue ?? "")
    }
}

/// The lines of a report.
struct ReportLines {
    /// How many points were earned, of how many.
    private struct Earned: Equatable {
        let points: Points
        let most: Points
    }

    /// When something was entered, and by whom.
    private struct Entered: Equatable {
        let day: LocalDay
        let maker: String?
    }

    let report: StudentReport
    let strings: Strings
    /// The parts of which there is something every week, and what they are called.
    private let weekly: [(part: PointsPart, name: String)]
    private let earnedTexts = RepeatedTexts<Earned>()
    private let enteredTexts = RepeatedTexts<Entered>()

    init(report: StudentReport, strings: Strings) {
        (self.report, self.strings) = (report, strings)
        weekly = (report.plan?.parts ?? []).filter(\.isWeekly).map { ($0, PointsWords.name(of: $0, strings)) }
    }

    /// The five lines of the semester: penalty points, before the exam, exam, sum, mark.
    var semester: [ReportLine] {
        let points = report.points
        return [
            ReportLine(
                PointsWords.kind(.penalty, strings), points.map { PointsWords.number($0.penalty, strings) } ?? ReportWords.none),
            ReportLine(PointsWords.kind(.preExam, strings), sum(.preExam, points?.preExam)),
            ReportLine(PointsWords.kind(.exam, strings), sum(.exam, points?.exam)),
            ReportLine(
                strings("reports.sum"),
                points.flatMap { $0.isAnything ? number($0.total.rounded) : nil } ?? ReportWords.none),
            ReportLine(strings("reports.mark"), mark ?? ReportWords.none, detail: markDetail),
        ]
    }

    /// The mark that holds, or else the one that is proposed; nil while there is none.
    var mark: String? {
        (report.verdict?.verdict ?? report.points?.proposal?.verdict).map { ReportWords.verdict($0, in: report.plan, strings) }
    }

    /// Whether the mark is confirmed or proposed.
    var markDetail: String? {
        if report.verdict != nil { return strings("reports.is-confirmed") }
        return report.points?.proposal == nil ? nil : strings("reports.proposal")
    }

    /// What is entered in every week, one line for each part of which there is something every week.
    func week(_ week: Int) -> [ReportLine] {
        weekly.map { part, name in
            let value = report.points?.values[PointCell(part: part.id, week: week)]
            return line(part, called: name, value.map { ReportWords.value($0, in: part, strings) } ?? ReportWords.none)
        }
    }

    /// What each thing of a week was, as its teacher says; of how many points, and when and by whom it was entered.
    func details(ofWeek week: Int) -> [ReportLine] {
        weekly.compactMap { part, name in
            let cell = PointCell(part: part.id, week: week)
            let entry = report.entries[cell].flatMap { $0.value == nil ? nil : $0 }
            let text = report.texts[cell]
            if entry == nil, text == nil { return nil }
            let earned = entry?.value.map { self.earned(part.points(for: $0), of: part.cellMost) }
            return line(part, called: name, earned ?? ReportWords.none, detail: entry.map { entered($0) }, text: text)
        }
    }

    /// What all weeks come to in each part that is entered every week. A part of which only a record is kept comes to nothing,
    /// and is left out.
    var sums: [ReportLine] { weekly.map(\.part).filter { $0.most > .zero }.map { total($0) } }

    /// The parts that are counted once.
    var once: [ReportLine] {
        (report.plan?.parts ?? []).filter { !$0.isWeekly }.map { part in
            let entry = report.entries[PointCell(part: part.id)].flatMap { $0.value == nil ? nil : $0 }
            let held = report.points?.tests[part.id] == .held ? strings("reports.held") : nil
            return total(part, [test(part), held, entry.map { entered($0) }])
        }
    }

    /// The plan: every part with the most points, and what is said of it.
    var plan: [ReportLine] {
        guard let plan = report.plan else { return [] }
        return plan.parts.map { part in
            let details = [
                PointsWords.kind(part.kind, strings),
                part.weeklyMost.map { strings("points.per-week", ["points": number($0)]) },
                part.least > .zero ? strings("points.at-least", ["points": number(part.least)]) : nil,
                plan.scheme == .romanian ? part.weight.map { strings("points.weighs", ["points": number($0)]) } : nil,
                part.countsExcused ? strings("points.excused-counts") : nil, test(part),
            ]
            return line(part, number(part.most), detail: Self.joined(details))
        }
    }

    /// - Parameter name: what the part is called; nil where it is not known yet.
    private func line(
        _ part: PointsPart, called name: String? = nil, _ value: String, detail: String? = nil, text: String? = nil
    ) -> ReportLine {
        ReportLine(
            name ?? PointsWords.name(of: part, strings), language: PointsWords.language(of: part, in: report.course), value,
            detail: detail, text: text, textLanguage: report.course.language)
    }

    /// What a part comes to, of its most.
    private func total(_ part: PointsPart, _ details: [String?] = []) -> ReportLine {
        let points = report.points?.earned(in: part)
        let counted = [points.map { earned($0, of: part.most) }, worth(part, points)]
        return line(part, points.map(number) ?? ReportWords.none, detail: Self.joined(counted + details))
    }

    private func sum(_ kind: PointsPart.Kind, _ sum: ExactPoints?) -> String {
        guard let points = report.points, let sum,
            points.plan.parts(kind).contains(where: { points.earned(in: $0) != nil })
        else { return ReportWords.none }
        return number(sum.rounded)
    }

    private func number(_ points: Points) -> String { PointsWords.number(points, strings) }

    private func earned(_ points: Points, of most: Points) -> String {
        earnedTexts.text(Earned(points: points, most: most)) {
            strings("reports.earned", ["points": number(points), "most": number(most)])
        }
    }

    private func entered(_ entry: PointEntry) -> String {
        let day = strings.formats.localDay(entry.madeAt)
        return enteredTexts.text(Entered(day: day, maker: entry.maker)) {
            let day = strings("reports.entered", ["day": strings.formats.day(day)])
            return [day, entry.maker].compactMap(\.self).joined(separator: " · ")
        }
    }

    /// What the points are worth in the mark, where that is not as many as they are.
    private func worth(_ part: PointsPart, _ points: Points?) -> String? {
        guard let all = report.points, let points, part.worth(in: all.plan.scheme) != part.most else { return nil }
        return strings(
            "reports.worth",
            [
                "points": number(all.worth(of: part, earned: points).rounded), "most": number(part.worth(in: all.plan.scheme)),
            ])
    }

    private func test(_ part: PointsPart) -> String? {
        report.testTitles[part.id].map { strings("points.from-test", ["title": $0]) }
    }

    private static func joined(_ details: [String?]) -> String? {
        let told = details.compactMap(\.self)
        return told.isEmpty ? nil : told.joined(separator: " · ")
    }
}
