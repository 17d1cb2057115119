import Foundation

/// A number with up to three decimals, as authors write shares and factors: "1.25", "0,5".
enum Thousandths {
    /// - Parameter range: the allowed thousandths; the result is nil for a number outside it.
    static func read(_ text: String, in range: ClosedRange<Int>) -> Int? {
        guard let match = text.wholeMatch(of: #/([0-9]{1,6})(?:[.,]([0-9]{1,3}))?/#), let whole = Int(match.1),
            let fraction = Int(String(match.2 ?? "").padding(toLength: 3, withPad: "0", startingAt: 0))
        else { return nil }
        let thousandths = whole * 1000 + fraction
        return range.contains(thousandths) ? thousandths : nil
    }

    /// A share between 0 and 1, in thousandths.
    static func share(_ text: String) -> Int? {
        read(text, in: 0...1000)
    }
}
