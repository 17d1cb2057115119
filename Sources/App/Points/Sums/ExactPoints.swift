/// A sum of points and of shares of points, without any rounding: whole thousandths, and a fraction of a thousandth.
struct ExactPoints: Sendable {
    /// Rounded down. It is less than zero for what was taken off without being there.
    private(set) var thousandths: Int
    /// What is above `thousandths`, from 0 to less than 1: `part` of `whole`.
    private var part: Natural
    private var whole: Natural

    static let zero = ExactPoints(.zero)

    init(_ points: Points) {
        (thousandths, part, whole) = (points.thousandths, Natural(0), Natural(1))
    }

    /// The share `earned` of `most` of `worth`. Nothing where nothing can be earned.
    init(worth: Points, earned: Points, of most: Points) {
        self.init(.zero)
        guard most > .zero else { return }
        let product = worth.thousandths * earned.thousandths
        thousandths = product / most.thousandths
        let rest = product % most.thousandths
        let divisor = Self.commonDivisor(rest, most.thousandths)
        (part, whole) = (Natural(rest / divisor), Natural(most.thousandths / divisor))
    }

    static func + (left: ExactPoints, right: ExactPoints) -> ExactPoints {
        var sum = left
        sum.thousandths += right.thousandths
        if right.part.isZero { return sum }
        if left.whole == right.whole {
            sum.part = left.part + right.part
        } else {
            sum.part = left.part * right.whole + right.part * left.whole
            sum.whole = left.whole * right.whole
        }
        if sum.part >= sum.whole {
            sum.part = sum.part - sum.whole
            sum.thousandths += 1
        }
        return sum
    }

    static func - (left: ExactPoints, right: Points) -> ExactPoints {
        var difference = left
        difference.thousandths -= right.thousandths
        return difference
    }

    /// Not less than nothing and not more than `most`.
    func clamped(to most: Points) -> ExactPoints {
        if thousandths < 0 { return .zero }
        return thousandths >= most.thousandths ? ExactPoints(most) : self
    }

    /// `factor` × the points, divided by `divisor` points, to a whole number, halves up. This is the only rounding, and it is
    /// done on the exact sum.
    /// - Precondition: factor > 0, divisor > 0.
    func rounded(times factor: Int, by divisor: Points) -> Int {
        Self.floor(floor(times: 2 * factor) + divisor.thousandths, by: 2 * divisor.thousandths)
    }

    /// For reading: to a thousandth where that is exact, so that no sum seems to lie in another band than it does; else to a
    /// hundredth, halves up.
    var shown: Points { part.isZero ? Points(thousandths: thousandths) : rounded }

    /// To a hundredth, halves up.
    var rounded: Points { Points(thousandths: rounded(times: 1, by: Points(thousandths: 10)) * 10) }

    /// `factor` × the points in thousandths, rounded down.
    private func floor(times factor: Int) -> Int {
        guard !part.isZero else { return thousandths * factor }
        let product = part * Natural(factor)
        var (low, high) = (0, factor)
        while high - low > 1 {
            let middle = (low + high) / 2
            if whole * Natural(middle) <= product { low = middle } else { high = middle }
        }
        return thousandths * factor + low
    }

    private static func floor(_ number: Int, by divisor: Int) -> Int {
        let (quotient, rest) = number.quotientAndRemainder(dividingBy: divisor)
        return rest < 0 ? quotient - 1 : quotient
    }

    private static func commonDivisor(_ one: Int, _ other: Int) -> Int {
        var (one, other) = (one, other)
        while one != 0 { (one, other) = (other % one, one) }
        return max(1, other)
    }
}
