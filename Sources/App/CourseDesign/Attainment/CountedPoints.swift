/// Points that one student earned on questions with a tag, over the attempts that count. Each of several attempts counts in part.
struct CountedPoints: Sendable, Equatable {
    /// Parts of a thousandth of a point, which one to twelve attempts divide exactly.
    private static let parts = 27_720

    private var earnedParts = 0
    private var possibleParts = 0

    /// - Parameter attempts: how many attempts at the test count.
    mutating func add(_ earned: Points, of possible: Points, attempts: Int) {
        earnedParts += earned.thousandths * Self.parts / max(1, attempts)
        possibleParts += possible.thousandths * Self.parts / max(1, attempts)
    }

    static func + (left: CountedPoints, right: CountedPoints) -> CountedPoints {
        var sum = left
        sum.earnedParts += right.earnedParts
        sum.possibleParts += right.possibleParts
        return sum
    }

    /// Whether a question with the tag was asked.
    var isMeasured: Bool { possibleParts > 0 }

    /// Penalties do not bring it below 0. To a thousandth of a point, halves up.
    var earned: Points { Self.points(max(0, earnedParts)) }
    var possible: Points { Self.points(possibleParts) }

    /// The earned part of the possible points, in thousandths, halves up.
    var perMille: Int { (2000 * max(0, earnedParts) + possibleParts) / max(1, 2 * possibleParts) }

    /// Whether the earned part is at least this one. Nothing is rounded.
    func reaches(_ threshold: AttainmentThreshold) -> Bool {
        let earned = max(0, earnedParts).multipliedFullWidth(by: 100_000)
        let needed = possibleParts.multipliedFullWidth(by: threshold.thousandths)
        return isMeasured && (earned.high, earned.low) >= (needed.high, needed.low)
    }

    private static func points(_ amount: Int) -> Points { Points(thousandths: (2 * amount + parts) / (2 * parts)) }
}
