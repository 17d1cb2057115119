/// The lines of a report's semester as values; nil where there is nothing, or where it is held back.
struct ReportFigures: Equatable, Sendable {
    let penalty: Points?
    let preExam: Points?
    let exam: Points?
    /// Before penalty points are taken off.
    let total: Points?
    /// The total less the penalty points, of which the mark is made.
    let result: Points?
    /// What was confirmed, or else what is proposed.
    let verdict: ConfirmedMark.Verdict?
    let isConfirmed: Bool

    init(_ report: StudentReport) {
        let points = report.points
        func sum(_ kind: PointsPart.Kind, _ sum: ExactPoints?) -> Points? {
            guard let points, points.plan.parts(kind).contains(where: { points.earned(in: $0) != nil }) else { return nil }
            return sum?.rounded
        }
        penalty = points?.penalty
        (preExam, exam) = (sum(.preExam, points?.preExam), sum(.exam, points?.exam))
        let counted = points.flatMap { $0.isAnything ? $0 : nil }
        (total, result) = (counted?.total.rounded, counted?.result.rounded)
        verdict = (report.verdict?.verdict ?? points?.proposal?.verdict)
        isConfirmed = report.verdict != nil
    }
}
