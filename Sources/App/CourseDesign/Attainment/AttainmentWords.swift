/// What attainment is, in words.
struct AttainmentWords: Sendable {
    private let strings: Strings
    private var formats: Formats { strings.formats }

    init(_ strings: Strings) {
        self.strings = strings
    }

    func verdict(_ attainment: ObjectiveAttainment) -> String { strings(attainment.verdict.key) }

    /// How many of how many.
    func part(_ number: Int, of whole: Int) -> String {
        strings("figures.passed-of", ["n": formats.number(number), "of": formats.number(whole)])
    }

    func share(_ perMille: Int?) -> String { perMille.map { formats.percent($0, of: 1000) } ?? FigureText.none }

    func threshold(_ attainment: ObjectiveAttainment) -> String {
        let threshold = attainment.threshold
        return strings(
            threshold.isOwn ? "attainment.own-threshold" : "attainment.usual-threshold",
            ["percent": formats.percent(threshold.thousandths, of: 100_000)])
    }

    /// 2 to 4 of 12 points.
    func points(_ points: DrawnPoints) -> String {
        strings("attainment.points", ["points": range(points.tagged), "of": range(points.whole)])
    }

    private func range(_ range: PointRange) -> String {
        let (least, most) = (
            formats.decimal(thousandths: range.least.thousandths, places: 3),
            formats.decimal(thousandths: range.most.thousandths, places: 3)
        )
        return range.least == range.most ? least : strings("attainment.range", ["from": least, "to": most])
    }

    /// 3 of 4 points (75 %).
    func earned(_ points: CountedPoints) -> String {
        let said = self.points(
            DrawnPoints(
                tagged: .init(least: points.earned, most: points.earned),
                whole: .init(least: points.possible, most: points.possible)))
        return said + " (" + share(points.perMille) + ")"
    }

    /// That there are few questions; nil where there are enough.
    func thin(_ attainment: ObjectiveAttainment) -> String? {
        attainment.isThin ? strings("attainment.thin", n: attainment.finals.questions) : nil
    }
}
