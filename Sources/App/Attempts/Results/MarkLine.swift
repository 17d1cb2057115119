/// A mark as results show it: with its scale, and for a final whether it is a pass.
struct MarkLine: Equatable, Sendable {
    let value: String
    /// Out of how much, and what was needed; nil for points, which say the first and have no second.
    let scale: String?
    let passed: String?
    /// Nil for a quiz: nobody fails at practising.
    let failed: String?

    init(_ mark: Mark, possible: Points, isFinal: Bool, _ strings: Strings) {
        value = mark.text(possible: possible, strings)
        scale = mark.scheme.scale(strings)
        passed = isFinal && mark.isPass == true ? strings("results.passed") : nil
        failed = isFinal && mark.isPass == false ? strings("results.not-passed") : nil
    }
}
