/// A bar chart of counts, in units of a drawing 320 wide and 150 high.
struct Histogram: Sendable {
    struct Bar: Sendable {
        let x: Int
        let y: Int
        let width: Int
        let height: Int
        let middle: Int
        /// The position of the number above the bar.
        let above: Int
        let label: String
        /// Nil when the count is 0.
        let number: String?
    }

    let bars: [Bar]

    private static let (width, floor, highest) = (320, 130, 108)

    /// - Parameter bins: the label and the count of each bar.
    init(_ bins: [(label: String, count: Int)], _ formats: Formats) {
        let most = max(1, bins.map(\.count).max() ?? 1)
        let step = Self.width / max(1, bins.count)
        bars = bins.enumerated().map { index, bin in
            let height = bin.count == 0 ? 0 : max(2, bin.count * Self.highest / most)
            return Bar(
                x: index * step + 2, y: Self.floor - height, width: step - 4, height: height, middle: index * step + step / 2,
                above: Self.floor - height - 4, label: bin.label, number: bin.count == 0 ? nil : formats.number(bin.count))
        }
    }
}
