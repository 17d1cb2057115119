/// Compares secrets in constant time, so that the time does not reveal at which byte they differ.
enum ConstantTime {
    /// Whether two secrets of the same length are the same; false for other lengths.
    static func areEqual(_ one: some Collection<UInt8>, _ other: some Collection<UInt8>) -> Bool {
        one.count == other.count && zip(one, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
