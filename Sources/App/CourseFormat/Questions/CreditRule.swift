import Database

/// How a multiple choice is marked. By every rule, exactly the right options earn all points. FORMAT.md explains the rules for
/// teachers.
enum CreditRule: String, CaseIterable, Sendable, Encodable, DatabaseValue {
    /// (right ticks − wrong ticks) ÷ right options, but not below 0.
    case rightMinusWrong = "right-minus-wrong"
    /// The share of all options that are correctly ticked or correctly not ticked.
    case perOption = "per-option"
    case allOrNothing = "all-or-nothing"

    /// - Parameters:
    ///   - chosen: the ticked positions; `right` are those that should be ticked.
    ///   - count: the number of options.
    func share(of chosen: Set<Int>, right: Set<Int>, among count: Int) -> Share {
        let hits = chosen.intersection(right).count
        switch self {
        case .rightMinusWrong: return Share(hits - (chosen.count - hits), of: right.count)
        case .perOption: return Share(count - chosen.symmetricDifference(right).count, of: count)
        case .allOrNothing: return chosen == right ? .full : .none
        }
    }
}
