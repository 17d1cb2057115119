/// The bytes from which the code of a receipt is computed. Different parts never give the same bytes, because each is preceded
/// by its length.
struct ReceiptParts: Sendable, Equatable {
    private(set) var bytes: [UInt8] = []

    /// Adds a part: its length in bytes, a colon, and its bytes.
    mutating func add(_ part: String) {
        bytes += Array("\(part.utf8.count):".utf8) + Array(part.utf8)
    }

    /// Adds whether there is a part, and the part.
    mutating func add(optional part: String?) {
        add(part == nil ? "0" : "1")
        if let part { add(part) }
    }
}
