/// Reads JSON (RFC 8259) strictly, in one pass: each name once in an object, no lone halves of characters, no NUL, nothing
/// behind the document, lists and objects not deeper in each other than `deepest`, and not more than `most` values.
struct JSONReader {
    /// How deep lists and objects may stand in each other.
    static let deepest = 32
    /// The most values of a document. Each takes some tens of bytes, however short it was written.
    static let most = 50_000

    private struct Malformed: Error {}

    private var rest: ArraySlice<UInt8>
    private var count = 0

    /// The value of a document; nil when it is none.
    static func value(of bytes: some Collection<UInt8>) -> JSONValue? {
        guard String(validating: bytes, as: UTF8.self) != nil else { return nil }
        var reader = JSONReader(rest: ArraySlice(bytes))
        return try? reader.document()
    }

    private init(rest: ArraySlice<UInt8>) { self.rest = rest }

    private mutating func document() throws -> JSONValue {
        let value = try value(depth: 0)
        skipSpace()
        guard rest.isEmpty else { throw Malformed() }
        return value
    }

    private mutating func value(depth: Int) throws -> JSONValue {
        skipSpace()
        count += 1
        guard let first = rest.first, depth <= Self.deepest, count <= Self.most else { throw Malformed() }
        switch first {
        case UInt8(ascii: "{"): return try object(depth: depth + 1)
        case UInt8(ascii: "["): return try list(depth: depth + 1)
        case UInt8(ascii: "\""): return .text(try text())
        case UInt8(ascii: "t"): return try word("true", .flag(true))
        case UInt8(ascii: "f"): return try word("false", .flag(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return try number()
        }
    }

    private mutating func object(depth: Int) throws -> JSONValue {
        var fields: [String: JSONValue] = [:]
        try members(until: UInt8(ascii: "}"), depth) { reader in
            reader.skipSpace()
            let name = try reader.text()
            reader.skipSpace()
            guard reader.rest.popFirst() == UInt8(ascii: ":") else { throw Malformed() }
            let value = try reader.value(depth: depth)
            guard fields.updateValue(value, forKey: name) == nil else { throw Malformed() }
        }
        return .object(fields)
    }

    private mutating func list(depth: Int) throws -> JSONValue {
        var values: [JSONValue] = []
        try members(until: UInt8(ascii: "]"), depth) { reader in values.append(try reader.value(depth: depth)) }
        return .list(values)
    }

    /// Reads what stands between the brackets, which commas separate.
    private mutating func members(until end: UInt8, _ depth: Int, _ read: (inout JSONReader) throws -> Void) throws {
        guard depth <= Self.deepest else { throw Malformed() }
        _ = rest.popFirst()
        skipSpace()
        if rest.first == end {
            _ = rest.popFirst()
            return
        }
        while true {
            try read(&self)
            skipSpace()
            switch rest.popFirst() {
            case end: return
            case UInt8(ascii: ","): continue
            default: throw Malformed()
            }
        }
    }

    private mutating func text() throws -> String {
        guard rest.popFirst() == UInt8(ascii: "\"") else { throw Malformed() }
        var bytes: [UInt8] = []
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: bytes, as: UTF8.self)
            case UInt8(ascii: "\\"): try bytes.append(contentsOf: escaped())
            case 0..<0x20: throw Malformed()
            default: bytes.append(byte)
            }
        }
        throw Malformed()
    }

    private mutating func escaped() throws -> [UInt8] {
        switch rest.popFirst() {
        case UInt8(ascii: "n"): [0x0A]
        case UInt8(ascii: "t"): [0x09]
        case UInt8(ascii: "r"): [0x0D]
        case UInt8(ascii: "b"): [0x08]
        case UInt8(ascii: "f"): [0x0C]
        case UInt8(ascii: "u"): try Array(character().utf8)
        case let byte? where byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "/"): [byte]
        default: throw Malformed()
        }
    }

    /// The character of `\u` and four digits, or of two such halves.
    private mutating func character() throws -> String {
        let first = try unit()
        guard (0xD800..<0xDC00).contains(first) else {
            guard first > 0, let scalar = Unicode.Scalar(first) else { throw Malformed() }
            return String(scalar)
        }
        guard rest.popFirst() == UInt8(ascii: "\\"), rest.popFirst() == UInt8(ascii: "u") else { throw Malformed() }
        let second = try unit()
        guard (0xDC00..<0xE000).contains(second),
            let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        else { throw Malformed() }
        return String(scalar)
    }

    private mutating func unit() throws -> UInt32 {
        var unit: UInt32 = 0
        for _ in 0..<4 {
            guard let digit = rest.popFirst().flatMap(Self.digit) else { throw Malformed() }
            unit = unit << 4 | digit
        }
        return unit
    }

    /// The value of a hexadecimal digit.
    private static func digit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
        default: nil
        }
    }

    /// A number (RFC 8259, 6). What stands behind it is looked at by whoever wanted it.
    private mutating func number() throws -> JSONValue {
        let start = rest
        _ = take("-")
        if !take("0") { try digits() }
        let whole = String(decoding: start.prefix(start.count - rest.count), as: UTF8.self)
        // Some programs write every number with a point; zeros at its end say nothing.
        let decimals = try take(".") ? String(decoding: Self.withoutZeros(digits()), as: UTF8.self) : ""
        let hasExponent = take("e") || take("E")
        if hasExponent {
            _ = take("+") || take("-")
            try digits()
        }
        guard start.count - rest.count <= Self.longestNumber else { throw Malformed() }
        guard !hasExponent else { return .otherNumber }
        return decimals.isEmpty ? Int(whole).map { .integer($0) } ?? .otherNumber : .decimal(whole + "." + decimals)
    }

    private static func withoutZeros(_ digits: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let zeros = digits.reversed().prefix { $0 == UInt8(ascii: "0") }
        return digits.dropLast(zeros.count)
    }

    private static let longestNumber = 100

    @discardableResult
    private mutating func digits() throws -> ArraySlice<UInt8> {
        let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard !digits.isEmpty else { throw Malformed() }
        rest = rest.dropFirst(digits.count)
        return digits
    }

    /// Goes behind a letter, if it is the next one.
    private mutating func take(_ letter: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: letter) else { return false }
        rest = rest.dropFirst()
        return true
    }

    private mutating func word(_ word: String, _ value: JSONValue) throws -> JSONValue {
        guard rest.starts(with: word.utf8) else { throw Malformed() }
        rest = rest.dropFirst(word.utf8.count)
        return value
    }

    private mutating func skipSpace() {
        rest = rest.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    }
}
