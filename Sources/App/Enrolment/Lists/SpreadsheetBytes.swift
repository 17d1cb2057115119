import Foundation

/// Looks at the bytes of one part before it is parsed, for what costs the parser much before it tells anybody about it: declarations,
/// other encodings, and the attributes of one tag, each of which it compares with all before it.
struct SpreadsheetBytes {
    let bytes: UnsafeRawBufferPointer

    /// The shortest tag that can have too many attributes: each takes a space, a letter, an equals sign and two quotation marks.
    private static let shortest = SpreadsheetLimits.attributes * 5
    private static let (opening, equals) = (UInt8(ascii: "<"), UInt8(ascii: "="))

    /// - Throws: `SpreadsheetProblem`
    static func check(_ data: Data) throws {
        guard String(data: data, encoding: .utf8) != nil else { throw SpreadsheetProblem.damaged }
        try data.withUnsafeBytes { bytes in
            let checked = Self(bytes: bytes)
            guard checked.first(0, from: 0, to: bytes.count) == nil else { throw SpreadsheetProblem.damaged }
            try checked.checkEncoding()
            try checked.checkTags()
        }
    }

    /// Only UTF-8 is read: in any other encoding a declaration could hide.
    private func checkEncoding() throws {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let head = bytes.prefix(SpreadsheetLimits.head).drop { mark.contains($0) }
        let text = String(decoding: head, as: UTF8.self).lowercased()
        guard text.hasPrefix("<?xml") else { return }
        guard let end = text.range(of: "?>") else { throw SpreadsheetProblem.damaged }
        let named = text[..<end.lowerBound].matches(of: #/encoding\s*=\s*["']([^"']*)/#).map { $0.1 }
        guard named.allSatisfy({ ["utf-8", "us-ascii"].contains($0) }) else { throw SpreadsheetProblem.damaged }
    }

    /// No text and no value has this sign in it, so that what lies between two of them is one tag at most.
    private func checkTags() throws {
        var (tags, comments) = (0, 0)
        var next = first(Self.opening, from: 0, to: bytes.count)
        while let start = next {
            next = first(Self.opening, from: start + 1, to: bytes.count)
            tags += 1
            if has("!", at: start + 1) {
                guard has("!--", at: start + 1) || has("![CDATA[", at: start + 1) else { throw SpreadsheetProblem.declarations }
                comments += 1
            } else if !has("?", at: start + 1) {
                try checkTag(from: start, to: next ?? bytes.count)
            }
            guard comments <= SpreadsheetLimits.comments, tags <= SpreadsheetLimits.tags else { throw SpreadsheetProblem.large }
        }
    }

    /// Counts the equals signs that stand for attributes, where there are so many of any kind that it matters.
    private func checkTag(from start: Int, to end: Int) throws {
        guard let base = bytes.baseAddress, end - start >= Self.shortest, hasMany(from: start, to: end) else { return }
        var (at, count) = (start, 0)
        while at < end {
            switch (base + at).load(as: UInt8.self) {
            case UInt8(ascii: ">"): return
            case UInt8(ascii: "="): count += 1
            case UInt8(ascii: "\""): at = first(UInt8(ascii: "\""), from: at + 1, to: end) ?? end
            case UInt8(ascii: "'"): at = first(UInt8(ascii: "'"), from: at + 1, to: end) ?? end
            default: break
            }
            guard count <= SpreadsheetLimits.attributes else { throw SpreadsheetProblem.large }
            at += 1
        }
    }

    private func hasMany(from start: Int, to end: Int) -> Bool {
        var (at, count) = (start, 0)
        while let found = first(Self.equals, from: at, to: end) {
            (at, count) = (found + 1, count + 1)
            if count > SpreadsheetLimits.attributes { return true }
        }
        return false
    }

    /// Where a byte is next.
    private func first(_ byte: UInt8, from start: Int, to end: Int) -> Int? {
        guard let base = bytes.baseAddress, start < end, let found = memchr(base + start, Int32(byte), end - start) else {
            return nil
        }
        return UnsafeRawPointer(found) - base
    }

    private func has(_ text: StaticString, at start: Int) -> Bool {
        let count = text.utf8CodeUnitCount
        guard let base = bytes.baseAddress, start + count <= bytes.count else { return false }
        return memcmp(base + start, text.utf8Start, count) == 0
    }
}
