import Database
import Foundation

/// Points of a question or a test, in thousandths, so that sums are exact.
struct Points: Hashable, Comparable, Sendable, DatabaseValue {
    let thousandths: Int

    init(thousandths: Int) {
        self.thousandths = thousandths
    }

    init(sqlValue: SQLValue) throws {
        thousandths = try Int(sqlValue: sqlValue)
    }

    /// Reads a text such as "2", "1.5" or "0,25": more than 0, at most 1000, at most three decimals. Nil for any other text.
    init?(text: String) {
        let parts = text.replacingOccurrences(of: ",", with: ".").split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), Self.isDigits(parts[0]), let whole = Int(parts[0]) else { return nil }
        let decimals = parts.count == 2 ? String(parts[1]) : "0"
        guard (1...3).contains(decimals.count), Self.isDigits(decimals[...]), whole <= 1000,
            let fraction = Int(decimals.padding(toLength: 3, withPad: "0", startingAt: 0))
        else { return nil }
        thousandths = whole * 1000 + fraction
        guard (1...1_000_000).contains(thousandths) else { return nil }
    }

    private static func isDigits(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    var sqlValue: SQLValue { .integer(Int64(thousandths)) }

    var decimal: Decimal { Decimal(thousandths) / 1000 }

    static let zero = Points(thousandths: 0)

    static func < (left: Points, right: Points) -> Bool { left.thousandths < right.thousandths }

    static func + (left: Points, right: Points) -> Points {
        Points(thousandths: left.thousandths + right.thousandths)
    }

    static func - (left: Points, right: Points) -> Points {
        Points(thousandths: left.thousandths - right.thousandths)
    }

    /// A share of the points, rounded down to a thousandth, so that parts never sum to more than the whole.
    static func * (points: Points, share: Share) -> Points {
        Points(thousandths: points.thousandths * share.part / share.whole)
    }
}

/// The part of a question's points that an answer earns: `part` of `whole`, from nothing to all.
struct Share: Hashable, Sendable {
    let part: Int
    let whole: Int

    init(_ part: Int, of whole: Int) {
        self.whole = max(1, whole)
        self.part = min(max(0, part), self.whole)
    }

    static let none = Share(0, of: 1)
    static let full = Share(1, of: 1)

    var isNone: Bool { part == 0 }
    var isFull: Bool { part == whole }
}
