/// What passed courses come to: their number, the sum of their credits, and their averages.
struct RecordTotals: Sendable {
    struct Line: Sendable {
        let label: String
        let value: String
        /// Which courses are not in it; nil where all are.
        let note: String?
    }

    let lines: [Line]

    /// - Parameter courses: nothing for somebody who has passed nothing; then there are no lines.
    init(_ courses: [RecordedCourse], _ strings: Strings) {
        let averages = MarkAverage.averages(of: courses.map(\.passed))
        lines =
            courses.isEmpty
            ? []
            : [Line(label: strings("reports.passed"), value: strings.formats.number(courses.count), note: nil)]
                + [Self.credits(courses, strings)].compactMap(\.self)
                + averages.flatMap { Self.lines($0, isAlone: averages.count == 1, strings) }
    }

    private static func credits(_ courses: [RecordedCourse], _ strings: Strings) -> Line? {
        let known = courses.compactMap(\.ects)
        if known.isEmpty { return nil }
        let sum = Credits(halves: known.reduce(0) { $0 + $1.halves })
        return Line(
            label: strings("course.ects"), value: sum.text(strings), note: leftOut(courses.count - known.count, strings))
    }

    private static func lines(_ average: MarkAverage, isAlone: Bool, _ strings: Strings) -> [Line] {
        func label(_ name: String) -> String {
            isAlone ? name : strings("reports.average-of", ["average": name, "scheme": average.scheme.name(strings)])
        }
        let weighted = average.weighted.map { weighted in
            Line(
                label: label(strings("reports.average-weighted")), value: average.text(of: weighted.thousandths, strings),
                note: leftOut(weighted.leftOut, strings))
        }
        let plain = Line(
            label: label(strings("reports.average")), value: average.text(of: average.thousandths, strings), note: nil)
        return [plain] + [weighted].compactMap(\.self)
    }

    private static func leftOut(_ count: Int, _ strings: Strings) -> String? {
        count == 0 ? nil : strings("reports.without-ects", n: count)
    }
}
