import Database

/// What a multiple choice is worth: by every rule all for exactly the right options. FORMAT.md states the rules for teachers.
enum CreditRule: String, CaseIterable, Sendable, Encodable, DatabaseValue {
    /// (right ticks − wrong ticks) ÷ right options, never below nothing.
    case rightMinusWrong = "right-minus-wrong"
    /// The share of all options that are as they should be, ticked or not.
    case perOption = "per-option"
    case allOrNothing = "all-or-nothing"

    /// - Parameters:
    ///   - chosen: positions that were ticked, `right` those that should be.
    ///   - count: how many options there are.
    func share(of chosen: Set<Int>, right: Set<Int>, among count: Int) -> Share {
        let hits = chosen.intersection(right).count
        switch self {
        case .rightMinusWrong: return Share(hits - (chosen.count - hits), of: right.count)
        case .perOption: return Share(count - chosen.symmetricDifference(right).count, of: count)
        case .allOrNothing: return chosen == right ? .full : .none
        }
    }
}
