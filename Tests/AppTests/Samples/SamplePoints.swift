@testable import App

/// Plans of points for tests, with points in words of a table: `12.5`.
enum SamplePoints {
    /// Of a number with at most three decimals.
    static func points(_ number: Double) -> Points { Points(thousandths: Int((number * 1000).rounded())) }

    static func part(
        _ sort: PointsPart.Sort, _ kind: PointsPart.Kind, most: Double, weekly: Double? = nil, least: Double = 0,
        weight: Double? = nil, title: String? = nil, key: String? = nil, countsExcused: Bool = false,
        source: PointsPart.Source = .byHand
    ) -> PointsPart {
        let key = key ?? sort.rawValue
        return PointsPart(
            id: ID(text: key), key: key, kind: kind, sort: sort, title: title, most: points(most),
            weeklyMost: weekly.map(points), least: points(least), weight: weight.map(points), countsExcused: countsExcused,
            source: source)
    }

    static func plan(_ parts: [PointsPart], _ scheme: MarkScheme = .serbian, weeks: Int = 15) -> PointsPlan {
        PointsPlan(
            scheme: scheme, weeks: weeks,
            edition: .init(revision: 1, version: 1, madeAt: SampleInstitution.start, maker: "Carmen Brânză", note: nil),
            parts: parts)
    }

    /// The plan of the paper's figure 11: 82 points before the exam, more than the law has.
    static let paper = plan([
        part(.attendance, .preExam, most: 15, weekly: 1), part(.tasks, .preExam, most: 45, weekly: 3),
        part(.project, .preExam, most: 22), part(.writtenExam, .exam, most: 18), part(.penalty, .penalty, most: 20),
    ])

    /// The student of figure 11: penalty 5, before the exam 82, exam 10; in week 1 an attendance and 3 points for tasks.
    static var paperStudent: StudentPoints {
        var values: [PointCell: PointValue] = [:]
        for week in 1...15 {
            values[PointCell(part: ID(text: "attendance"), week: week)] = .attendance(.present)
            values[PointCell(part: ID(text: "tasks"), week: week)] = .points(points(3))
        }
        return student(paper, ["project": 22, "written-exam": 10, "penalty": 5], values)
    }

    /// A student with points in parts that are counted once, by key, and with what else is there.
    static func student(
        _ plan: PointsPlan, _ once: [String: Double], _ values: [PointCell: PointValue] = [:]
    ) -> StudentPoints {
        let own = once.map { (PointCell(part: ID(text: $0)), PointValue.points(points($1))) }
        return StudentPoints(plan: plan, values: values.merging(own) { first, _ in first }, tests: [:])
    }
}
