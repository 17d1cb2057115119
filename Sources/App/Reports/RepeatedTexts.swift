/// Texts of one page of which many are the same: each is made once, and found by the values that it tells.
final class RepeatedTexts<Values: Equatable> {
    /// More are compared no faster than they are made.
    private static var most: Int { 16 }

    private var made: [(values: Values, text: String)] = []

    /// - Parameter make: makes the text, which follows from the values alone.
    func text(_ values: Values, _ make: () -> String) -> String {
        if let known = made.first(where: { $0.values == values }) { return known.text }
        let text = make()
        if made.count < Self.most { made.append((values, text)) }
        return text
    }
}
