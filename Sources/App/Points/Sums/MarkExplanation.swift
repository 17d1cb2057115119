/// How a mark comes about, in the numbers that a sentence needs: 82 + 10 = 92, less 5 penalty points is 87, and 87 lies in
/// 81-90, so it is a 9. Sums of shares that are no decimals are rounded to a hundredth here, each by itself, and nothing is
/// worked out from what is rounded.
struct MarkExplanation: Sendable, Equatable {
    let preExam: Points
    let exam: Points
    let total: Points
    let penalty: Points
    /// The total less the penalty points, not below zero and not above what is possible.
    let result: Points
    /// The result in whole points, where a mark is made of those and the result is none.
    let whole: Int?
    /// The whole points of the mark; nil for one that does not pass, and in other schemes.
    let band: ClosedRange<Int>?
    let mark: PointsMark

    init(_ points: StudentPoints) {
        let result = points.result
        preExam = points.preExam.shown
        exam = points.exam.shown
        total = points.total.shown
        penalty = points.penalty
        self.result = result.shown
        mark = points.mark
        let isOfWhole = points.plan.scheme == .serbian
        let rounded = result.rounded(times: 1, by: Points(thousandths: 1000))
        whole = isOfWhole && rounded * 1000 != result.thousandths ? rounded : nil
        band = isOfWhole ? MarkScheme.band(ofSerbian: points.mark.mark) : nil
    }
}
