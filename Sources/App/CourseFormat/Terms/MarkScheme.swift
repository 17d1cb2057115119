import Database

/// How a course turns points into a mark.
enum MarkScheme: String, CaseIterable, Sendable, DatabaseValue {
    /// From 1 to 10, of which one point is given to everybody: 1 + 9 × share; 5 is a pass.
    case romanian = "ro"
    /// 5 to 10 by bands of whole percent: 51-60 is 6 … 91-100 is 10 (Law on Higher Education of Serbia, art. 104).
    case serbian = "sr"
    case percent = "percent"
    case points = "points"

    func mark(earned: Points, possible: Points) -> Mark {
        let whole = max(1, possible.thousandths)
        let part = earned.thousandths
        switch self {
        case .romanian:
            return Mark(scheme: self, thousandths: 1000 + Self.rounded(part * 900, by: whole) * 10)
        case .serbian:
            let percent = Self.rounded(part * 100, by: whole)
            return Mark(scheme: self, thousandths: percent <= 50 ? 5000 : ((percent - 1) / 10 + 1) * 1000)
        case .percent:
            return Mark(scheme: self, thousandths: Self.rounded(part * 1000, by: whole) * 100)
        case .points:
            return Mark(scheme: self, thousandths: part)
        }
    }

    /// Whether a mark is one that is entered in this scheme.
    func canEnter(_ mark: Mark) -> Bool {
        guard mark.scheme == self else { return false }
        switch self {
        case .serbian: return mark.thousandths % 1000 == 0 && (6000...10_000).contains(mark.thousandths)
        case .romanian: return (1000...10_000).contains(mark.thousandths)
        case .percent: return (0...100_000).contains(mark.thousandths)
        case .points: return mark.thousandths >= 0
        }
    }

    /// Division with halves rounded up.
    private static func rounded(_ number: Int, by divisor: Int) -> Int {
        (2 * number + divisor) / (2 * divisor)
    }
}

/// A mark in one of the schemes, in thousandths.
struct Mark: Hashable, Sendable {
    let scheme: MarkScheme
    let thousandths: Int

    /// Whether the mark is a pass; nil where the scheme does not define one.
    var isPass: Bool? {
        switch scheme {
        case .romanian: thousandths >= 5000
        case .serbian: thousandths >= 6000
        case .percent: thousandths >= 50_000
        case .points: nil
        }
    }
}
