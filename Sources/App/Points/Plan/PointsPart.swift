import Database

/// A part of a plan of points: attendance, tasks, a test, a project, an exam, or penalty points.
struct PointsPart: Sendable, Equatable {
    typealias Kind = PointsKind
    typealias Sort = PointsSort
    typealias Flow = PointsFlow

    /// Where the points come from.
    enum Source: Sendable, Equatable {
        case byHand
        /// From the attempts at a test that count.
        case test(ID<Assessment>, Flow)
    }

    let id: ID<PointsPart>
    /// Names it in the files of a course; no other part of the course has, or had, the same.
    let key: String
    var kind: Kind
    var sort: Sort
    /// Nil where its sort is what it is called.
    var title: String?
    /// What is above counts for nothing. Zero for a part of which only a record is kept.
    var most: Points
    /// The most points in one week; nil for a part that is counted once.
    var weeklyMost: Points?
    /// Fewer points than these do not pass, whatever the sum is.
    var least: Points
    /// What all its points are worth in a Romanian mark, in points of 100; nil for as much as `most`.
    var weight: Points?
    /// Whether a student who is excused has the points of one who is present.
    var countsExcused: Bool
    var source: Source

    var isWeekly: Bool { weeklyMost != nil }
    var isByHand: Bool { source == .byHand }

    /// The most points that can be entered in one cell.
    var cellMost: Points { weeklyMost ?? most }

    /// The test from which its points come; nil where they are entered by hand.
    var test: ID<Assessment>? {
        if case .test(let test, _) = source { test } else { nil }
    }

    /// What all its points are worth, in points of 100.
    func worth(in scheme: MarkScheme) -> Points {
        scheme == .romanian && kind != .penalty ? weight ?? most : most
    }

    /// The points in one cell for what was entered there. What is above the most, since the plan was changed, is cut.
    func points(for value: PointValue) -> Points {
        switch value {
        case .points(let points): min(points, cellMost)
        case .attendance(.present): cellMost
        case .attendance(.excused): countsExcused ? cellMost : .zero
        case .attendance(.absent): .zero
        }
    }

    /// The points for what a student has in the part's test, to a thousandth, halves up. Like all points they are read in
    /// full, so that whoever adds them up has the sum.
    func points(for result: TestResultPoints) -> Points {
        guard case .test(_, let flow) = source else { return .zero }
        let earned = result.earned.thousandths
        switch flow {
        case .points: return min(Self.quotient(earned, max(1, result.attempts)), most)
        case .share:
            let possible = max(1, result.possible.thousandths)
            return Self.quotient(min(max(0, earned), possible) * most.thousandths, possible)
        }
    }

    private static func quotient(_ number: Int, _ divisor: Int) -> Points {
        Points(thousandths: (2 * max(0, number) + divisor) / (2 * divisor))
    }
}

/// What a student earned in the attempts at a test that count, of how much: one, or several of which the mean counts.
struct TestResultPoints: Sendable, Equatable {
    /// In all of them together.
    let earned: Points
    /// In all of them together.
    let possible: Points
    var attempts = 1
}
