/// How often each mark was given. Marks are counted by whole marks, or by tenths of the points, as the scheme requires.
struct MarkDistribution: Sendable, Equatable {
    enum Bin: Sendable, Equatable {
        /// Exactly this mark.
        case mark(Int)
        /// From this mark to below the next whole one.
        case from(Int)
        /// From so many percent of the points to below the next tenth; the last one includes 100 percent.
        case tenth(Int)
    }

    let bins: [Bin]
    let counts: [Int]

    init(_ submissions: [Submission]) {
        let schemes = Set(submissions.map(\.mark.scheme))
        switch schemes.count == 1 ? schemes.first : nil {
        case .romanian?:
            bins = (1...10).map { $0 == 10 ? .mark($0) : .from($0) }
            counts = Self.counts(submissions, 1...10) { $0.mark.thousandths / 1000 }
        case .serbian?:
            bins = (5...10).map { .mark($0) }
            counts = Self.counts(submissions, 5...10) { $0.mark.thousandths / 1000 }
        case .percent?, .points?, nil:
            bins = (0...9).map { .tenth($0) }
            counts = Self.counts(submissions, 0...9) {
                $0.outcome.earned.thousandths * 10 / max(1, $0.outcome.possible.thousandths)
            }
        }
    }

    private static func counts(
        _ submissions: [Submission], _ range: ClosedRange<Int>, _ place: (Submission) -> Int
    ) -> [Int] {
        let places = submissions.map { min(range.upperBound, max(range.lowerBound, place($0))) }
        return range.map { bin in places.count { $0 == bin } }
    }
}
