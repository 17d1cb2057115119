/// How a mark comes about, and what is still missing, in sentences with a person's own numbers.
struct ReportSentences {
    let points: StudentPoints
    let strings: Strings

    private let explained: MarkExplanation

    init(points: StudentPoints, strings: Strings) {
        (self.points, self.strings) = (points, strings)
        explained = MarkExplanation(points)
    }

    /// 82 + 10 = 92, less 5 penalty points is 87, and 87 is in 81-90, so the mark is 9. While no mark can be proposed, only
    /// the sum.
    var explanation: [String] {
        guard points.isAnything else { return [] }
        return [total, PointsMarkWords.penalty(points, strings)].compactMap(\.self) + (points.proposal == nil ? [] : conclusion)
    }

    /// What the exam must bring, what is missing to the next mark, and which parts do not pass yet.
    var outlook: [String] {
        guard points.isAnything else { return [] }
        let parts = points.proposal == nil ? points.below.map { below($0, "reports.part-needs") } : []
        return [points.outlook.flatMap(sentence)].compactMap(\.self) + parts
    }

    private var total: String {
        let isOfTwo = !points.plan.parts(.preExam).isEmpty && !points.plan.parts(.exam).isEmpty
        let sum = number(explained.total)
        return strings(
            "reports.total",
            ["sum": isOfTwo ? "\(number(explained.preExam)) + \(number(explained.exam)) = \(sum)" : sum])
    }

    private var conclusion: [String] {
        if !explained.mark.below.isEmpty { return explained.mark.below.map { below($0, "reports.below-part") } }
        switch points.plan.scheme {
        case .serbian: return serbian
        case .romanian: return [mark("1 + 9 × \(number(explained.result)) / 100")]
        case .percent: return [mark("\(number(explained.result)) / \(number(points.plan.possible))")]
        case .points: return []
        }
    }

    private var serbian: [String] {
        let whole = explained.whole.map { strings.formats.number($0) }
        let rounded = whole.map { strings("reports.rounded", ["points": number(explained.result), "whole": $0]) }
        let result = whole ?? number(explained.result)
        let formats = strings.formats
        let last =
            if let band = explained.band {
                strings(
                    "reports.in-band",
                    [
                        "points": result, "least": formats.number(band.lowerBound), "most": formats.number(band.upperBound),
                        "mark": verdict,
                    ])
            } else {
                strings("reports.below-pass", ["points": result, "least": formats.number(51), "verdict": verdict])
            }
        return [rounded, last].compactMap(\.self)
    }

    private func mark(_ sum: String) -> String {
        let mark = explained.mark
        let failed = mark.isPass == false ? " (" + strings("points.not-passed") + ")" : ""
        return strings("reports.mark-of", ["sum": sum + " = " + verdict + failed])
    }

    private func below(_ part: PointsPart, _ key: String) -> String {
        strings(
            key,
            [
                "part": PointsWords.name(of: part, strings), "points": number(points.earned(in: part) ?? .zero),
                "least": number(part.least), "verdict": strings("points.not-passed"),
            ])
    }

    /// Nil where the parts that lack points say all there is to say.
    private func sentence(_ outlook: PointsOutlook) -> String? {
        switch outlook {
        case .least: nil
        case .exam(let needs, _) where needs == .zero: strings("reports.enough")
        case .exam(let needs, let most):
            strings("reports.exam-needs", ["needs": number(needs), "of": number(most)])
        case .more(let missing): strings("reports.more-needed", ["points": PlanWords.points(missing, strings)])
        case .next(let missing, let mark, _):
            strings(
                "reports.next",
                [
                    "mark": mark.text(possible: points.plan.possible, strings), "points": PlanWords.points(missing, strings),
                ])
        case .lost: strings("reports.lost")
        }
    }

    private var verdict: String { ReportWords.verdict(explained.mark.verdict, in: points.plan, strings) }

    private func number(_ points: Points) -> String { PointsWords.number(points, strings) }
}
