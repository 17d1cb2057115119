import Testing

@testable import Formulas

/// What a formula becomes, without what is around every one of them.
func inner(_ source: String, isBlock: Bool = false) throws -> String {
    let markup = try Formula.mathML(source, isBlock: isBlock)
    let start = try #require(markup.firstRange(of: "<semantics><mrow>"))
    let end = try #require(markup.firstRange(of: "</mrow><annotation"))
    return String(markup[start.upperBound..<end.lowerBound])
}

/// The mistake in a formula; nil where there is none.
func mistake(_ source: String) -> FormulaProblem? {
    do {
        _ = try Formula.mathML(source, isBlock: true)
        return nil
    } catch {
        return error
    }
}

/// Random numbers that are the same in every run (SplitMix64).
struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
