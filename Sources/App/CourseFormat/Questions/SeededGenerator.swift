/// SplitMix64 (Steele, Lea, Flood 2014). A generator of our own is used because an order must not change with the version of a
/// library for as long as an attempt is stored.
struct SeededGenerator {
    private var state: UInt64

    init(state: UInt64) {
        self.state = state
    }

    /// One of many unlike sequences of a seed.
    init(seed: Int64, stream: Int) {
        // Both are mixed first: otherwise two adjacent streams would give the same numbers, shifted by one.
        state = Self.mixed(UInt64(bitPattern: seed)) ^ Self.mixed(~UInt64(bitPattern: Int64(stream)))
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        return Self.mixed(state)
    }

    private static func mixed(_ value: UInt64) -> UInt64 {
        var mixed = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Fisher-Yates.
    mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
        var shuffled = elements
        for index in shuffled.indices.dropFirst().reversed() {
            shuffled.swapAt(index, Int(next() % UInt64(index + 1)))
        }
        return shuffled
    }
}
