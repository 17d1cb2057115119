/// Sentences about a plan of points.
enum PlanWords {
    /// 1 point, 7,5 points
    static func points(_ points: Points, _ strings: Strings) -> String {
        let (whole, rest) = points.thousandths.quotientAndRemainder(dividingBy: 1000)
        return strings("points.points", n: rest == 0 ? whole : 0, ["n": PointsWords.number(points, strings)])
    }

    /// Version 2, from 25 November 2026.
    static func version(_ edition: PointsPlan.Edition, _ strings: Strings) -> String {
        strings(
            "points.version-of",
            [
                "version": strings.formats.number(edition.version),
                "day": strings.formats.day(strings.formats.localDay(edition.madeAt)),
            ])
    }

    /// Who made it, and when.
    static func made(_ edition: PointsPlan.Edition, _ strings: Strings) -> String {
        [strings.formats.dayAndClock(edition.madeAt), edition.maker].compactMap(\.self).joined(separator: " · ")
    }

    static func warning(_ warning: PlanWarning, _ strings: Strings) -> String {
        switch warning {
        case .preExam(let points):
            strings("points.law", ["points": PointsWords.number(points, strings)])
        case .short(let points):
            strings("points.short", ["points": PointsWords.number(points, strings)])
        case .leastOutOfReach(let part):
            strings(
                "points.least-out-of-reach",
                ["part": PointsWords.name(of: part, strings), "least": PointsWords.number(part.least, strings)])
        }
    }

    /// How many entries of how many students would count no longer.
    static func idle(_ entered: EnteredPoints, _ strings: Strings) -> String {
        strings("points.idle", n: entered.entries, ["students": strings("teach.students", n: entered.students)])
    }

    /// The same beside the choice of a test.
    static func idleHint(_ entered: EnteredPoints, _ strings: Strings) -> String {
        strings("points.idle-hint", n: entered.entries, ["students": strings("teach.students", n: entered.students)])
    }

    /// In which sum a part is, and what is said of it besides.
    static func detail(_ part: PointsPart, _ sheet: PointsPlanStore.Sheet, _ strings: Strings) -> String {
        let number = { (points: Points) in ["points": PointsWords.number(points, strings)] }
        let title = part.test.flatMap { test in sheet.tests.first { $0.id == test }?.title }
        let isWeighted = sheet.taught.course.markScheme == .romanian
        return [
            PointsWords.kind(part.kind, strings),
            part.weeklyMost.map { strings("points.per-week", number($0)) },
            part.least > .zero ? strings("points.at-least", number(part.least)) : nil,
            isWeighted ? part.weight.map { strings("points.weighs", number($0)) } : nil,
            part.countsExcused ? strings("points.excused-counts") : nil,
            title.map { strings("points.from-test", ["title": $0]) },
            sheet.frozen.contains(part.id) ? strings("points.is-frozen") : nil,
            part.isByHand ? nil : sheet.entered[part.id].map { strings("points.idle-now", n: $0.entries) },
        ].compactMap { $0 }.joined(separator: " · ")
    }
}
