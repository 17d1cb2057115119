/// A picture of counts: bars beside each other, in units of a drawing 320 wide and 150 high.
struct Histogram: Sendable {
    struct Bar: Sendable {
        let x: Int
        let y: Int
        let width: Int
        let height: Int
        let middle: Int
        /// Where the number stands above the bar.
        let above: Int
        let label: String
        /// Nil for none.
        let number: String?
    }

    let bars: [Bar]

    private static let (width, floor, highest) = (320, 130, 108)

    /// - Parameter bins: what each bar is called, and how many it stands for.
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
