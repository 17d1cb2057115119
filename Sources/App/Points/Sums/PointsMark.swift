/// The mark that follows from a student's points. It is a proposal until a teacher confirms it.
struct PointsMark: Sendable, Equatable {
    let mark: Mark
    /// The parts in which fewer points than the least were earned: with them nobody passes.
    let below: [PointsPart]

    /// Nil where the scheme does not say what passes.
    var isPass: Bool? { below.isEmpty ? mark.isPass : false }
}

extension MarkScheme {
    /// The mark for a sum of points; rounded once.
    /// - Parameter possible: what is more than zero, and of which the Serbian and the Romanian scheme have 100 points.
    func mark(of sum: ExactPoints, possible: Points) -> Mark {
        let sum = sum.clamped(to: possible)
        let possible = max(possible, Points(thousandths: 1))
        switch self {
        case .romanian: return Mark(scheme: self, thousandths: 1000 + sum.rounded(times: 900, by: possible) * 10)
        case .serbian:
            let points = sum.rounded(times: 100, by: possible)
            return Mark(scheme: self, thousandths: Self.serbianMark(points) * 1000)
        case .percent: return Mark(scheme: self, thousandths: sum.rounded(times: 1000, by: possible) * 100)
        case .points: return Mark(scheme: self, thousandths: sum.rounded(times: 1, by: Points(thousandths: 1)))
        }
    }

    /// 51-60 is 6 … 91-100 is 10, and 5 is what is not entered.
    private static func serbianMark(_ points: Int) -> Int { points <= 50 ? 5 : (points - 1) / 10 + 1 }

    /// The whole points of a Serbian mark, from the least to the most; nil for a mark that does not pass.
    static func band(ofSerbian mark: Mark) -> ClosedRange<Int>? {
        let number = mark.thousandths / 1000
        return (6...10).contains(number) ? (number * 10 - 9)...(number * 10) : nil
    }

    /// The lowest mark of a pass; nil where the scheme has none.
    var lowestPass: Mark? {
        switch self {
        case .romanian: Mark(scheme: self, thousandths: 5000)
        case .serbian: Mark(scheme: self, thousandths: 6000)
        case .percent: Mark(scheme: self, thousandths: 50_000)
        case .points: nil
        }
    }

    /// The next better mark that people speak of: a whole one, or a pass. Nil for the best one.
    func next(after mark: Mark) -> Mark? {
        switch self {
        case .serbian, .romanian:
            let lowest = lowestPass?.thousandths ?? 0
            let next = max(lowest, (mark.thousandths / 1000 + 1) * 1000)
            return next > 10_000 ? nil : Mark(scheme: self, thousandths: next)
        case .percent: return lowestPass.flatMap { mark.thousandths < $0.thousandths ? $0 : nil }
        case .points: return nil
        }
    }
}

extension StudentPoints {
    /// The mark that the points come to; nil while an exam is missing, and where nothing is there at all.
    var proposal: PointsMark? {
        guard plan.parts(.exam).isEmpty ? isAnything : isExamined else { return nil }
        return mark
    }

    /// The mark that the present points come to, whatever is still missing.
    var mark: PointsMark { PointsMark(mark: plan.scheme.mark(of: result, possible: plan.possible), below: below) }
}
