/// Reads amounts as people and programs write them: `1.234,50`, `1,234.50`, `1 234,5`, `1234.5`.
enum AmountText {
    /// Why a text is no amount that can be booked.
    enum Refusal: Error, Equatable, CaseIterable {
        case missing, unreadable, negative, zero, large
    }

    private static let longest = 40
    private static let minus = Set("-−–".unicodeScalars)
    private static let spaces = Set(" \u{A0}\u{2009}\u{202F}".unicodeScalars)
    private static let signs = Set(".,' ".unicodeScalars)

    /// The amount in minor units. Of points and commas the one that comes last is before the decimals where it is there once
    /// and one or two digits follow; all other signs, and spaces, are between groups of three digits, of which the first does
    /// not begin with a zero.
    static func minor(_ text: String?) throws(Refusal) -> Int {
        guard let text = TypedText.line(text) else { throw .missing }
        guard text.utf8.count <= longest else { throw .unreadable }
        let scalars = text.unicodeScalars.map(plain)
        let isNegative = scalars.first.map(minus.contains) == true
        let kept = Array(scalars.dropFirst(isNegative ? 1 : 0).drop { $0 == " " })
        guard !kept.isEmpty, kept.allSatisfy({ isDigit($0) || signs.contains($0) }) else { throw .unreadable }
        let (whole, decimals) = try parts(kept)
        guard let units = Int(whole), units <= Money.bounds.upperBound else { throw .large }
        let minor = units * 100 + (Int(decimals.padded) ?? 0)
        if isNegative, minor > 0 { throw .negative }
        guard minor > 0 else { throw .zero }
        guard minor <= Money.bounds.upperBound else { throw .large }
        return minor
    }

    /// The digits before and after the decimal sign.
    private static func parts(_ kept: [Unicode.Scalar]) throws(Refusal) -> (String, String) {
        let last = kept.lastIndex { !isDigit($0) }
        guard let last, let sign = kept.at(last) else { return (text(kept.prefix(kept.count)), "") }
        let after = kept.dropFirst(last + 1)
        let isDecimal = (1...2).contains(after.count) && (sign == "." || sign == ",") && kept.count { $0 == sign } == 1
        let before = isDecimal ? kept.prefix(last) : kept.prefix(kept.count)
        let groups = before.split(omittingEmptySubsequences: false) { !isDigit($0) }
        // One kind of sign between groups; the first has one to three digits, all others three.
        let signs = Set(before.filter { !isDigit($0) })
        let isGrouped =
            groups.count == 1
            ? !(groups.first?.isEmpty ?? true)
            : signs.count == 1 && (1...3).contains(groups.first?.count ?? 0) && groups.first?.first != "0"
                && groups.dropFirst().allSatisfy { $0.count == 3 }
        guard isGrouped, !isDecimal || !signs.contains(sign) else { throw .unreadable }
        return (groups.map(text).joined(), isDecimal ? text(after) : "")
    }

    /// One sign for spaces of all widths, and one for both apostrophes.
    private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        spaces.contains(scalar) ? " " : scalar == "’" ? "'" : scalar
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

    private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(scalars))
    }

    /// The sentence about a refusal.
    static func key(_ refusal: Refusal) -> String {
        switch refusal {
        case .missing: "money.amount-missing"
        case .unreadable: "money.amount-unreadable"
        case .negative: "money.amount-negative"
        case .zero: "money.amount-zero"
        case .large: "money.amount-large"
        }
    }
}

extension String {
    /// Two decimals: 5 is 50.
    fileprivate var padded: String { count == 1 ? self + "0" : isEmpty ? "0" : self }
}
