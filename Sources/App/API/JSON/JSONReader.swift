/// Reads JSON (RFC 8259) strictly, in one pass: each name once in an object, no lone halves of characters, no NUL, nothing behind the
/// document, lists and objects not deeper in each other than `deepest`, and not more than `most` values.
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
        let digits = rest.prefix(4)
        guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
            let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw Malformed() }
        rest = rest.dropFirst(4)
        return unit
    }

    private mutating func number() throws -> JSONValue {
        let written = rest.prefix { byte in
            Self.isDigit(byte)
                || [UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E")]
                    .contains(byte)
        }
        rest = rest.dropFirst(written.count)
        guard written.count <= 100 else { throw Malformed() }
        let text = String(decoding: written, as: UTF8.self)
        guard text.wholeMatch(of: #/-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/#) != nil else { throw Malformed() }
        // Some programs write every number with a point; zeros behind it say nothing.
        let whole = text.wholeMatch(of: #/(-?[0-9]+)\.0+/#).map { String($0.1) } ?? text
        return Int(whole).map { .integer($0) } ?? .otherNumber
    }

    private mutating func word(_ word: String, _ value: JSONValue) throws -> JSONValue {
        guard rest.starts(with: word.utf8) else { throw Malformed() }
        rest = rest.dropFirst(word.utf8.count)
        return value
    }

    private mutating func skipSpace() {
        rest = rest.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
