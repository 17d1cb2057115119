import Database
import Foundation

/// The permanent name of a row: a UUIDv7 (RFC 9562), made by the application and stored as text, typed by what it names.
struct ID<Subject>: Hashable, Sendable, DatabaseValue, CustomStringConvertible {
    let text: String

    init(text: String) {
        self.text = text
    }

    /// A new id, a UUIDv7. An id that is made later sorts later.
    init(at instant: Instant) {
        var generator = SystemRandomNumberGenerator()
        let time = UInt64(bitPattern: instant.milliseconds) & 0xFFFF_FFFF_FFFF
        self.init(
            high: time << 16 | 0x7000 | generator.next() & 0x0FFF,
            low: 0x8000_0000_0000_0000 | generator.next() & 0x3FFF_FFFF_FFFF_FFFF)
    }

    /// A new random id (UUIDv4). It does not reveal when it was made.
    static func random() -> ID {
        var generator = SystemRandomNumberGenerator()
        return ID(
            high: generator.next() & 0xFFFF_FFFF_FFFF_0FFF | 0x4000,
            low: 0x8000_0000_0000_0000 | generator.next() & 0x3FFF_FFFF_FFFF_FFFF)
    }

    private init(high: UInt64, low: UInt64) {
        let digits = Self.hexadecimal(high) + Self.hexadecimal(low)
        let groups = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32]
        text = groups.map { String(digits.dropFirst($0.lowerBound).prefix($0.count)) }.joined(separator: "-")
    }

    init(sqlValue: SQLValue) throws {
        text = try String(sqlValue: sqlValue)
    }

    var sqlValue: SQLValue { .text(text) }

    var description: String { text }

    private static func hexadecimal(_ value: UInt64) -> String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
