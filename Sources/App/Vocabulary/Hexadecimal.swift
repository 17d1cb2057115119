/// Bytes as hexadecimal text: two lower-case digits per byte.
extension Sequence<UInt8> {
    var hexadecimal: String {
        func digit(_ value: UInt8) -> UInt8 { value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10 }
        var digits: [UInt8] = []
        digits.reserveCapacity(2 * underestimatedCount)
        for byte in self {
            digits.append(digit(byte >> 4))
            digits.append(digit(byte & 15))
        }
        return String(decoding: digits, as: UTF8.self)
    }
}

extension [UInt8] {
    /// The bytes that a text of hexadecimal digits stands for; nil for anything else.
    init?(hexadecimal text: String) {
        self = []
        var high: UInt8?
        for byte in text.utf8 {
            guard let value = Character(UnicodeScalar(byte)).hexDigitValue.map(UInt8.init) else { return nil }
            if let first = high { append(first << 4 | value) }
            high = high == nil ? value : nil
        }
        if high != nil { return nil }
    }
}
