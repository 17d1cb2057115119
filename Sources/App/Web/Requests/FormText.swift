import HTTPTypes
import Hummingbird
import Markdown
import NIOCore

/// Cleans the texts of all posted forms (`CleanText`) before they are used. Passwords are not changed.
enum FormText {
    /// - Parameter body: `application/x-www-form-urlencoded`. A body that cannot be parsed stays as it is, and is refused when it
    ///   is decoded.
    static func cleaned(_ body: ByteBuffer) -> ByteBuffer {
        guard body.withUnsafeReadableBytes(isSuspect) else { return body }
        let pairs = Array(body.readableBytesView).split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false).map {
            pair in
            let name = pair.prefix { $0 != UInt8(ascii: "=") }
            if String(decoding: name, as: UTF8.self).lowercased().contains("password") { return Array(pair) }
            let value = pair.dropFirst(name.count)
            return part(name) + (value.isEmpty ? [] : [UInt8(ascii: "=")] + part(value.dropFirst()))
        }
        return ByteBuffer(bytes: pairs.joined(separator: [UInt8(ascii: "&")]))
    }

    /// A request with its query cleaned in the same way.
    static func cleaned(_ request: Request) -> Request {
        guard let path = request.head.path, let mark = path.utf8.firstIndex(of: UInt8(ascii: "?")) else { return request }
        let query = ByteBuffer(string: String(path[path.utf8.index(after: mark)...]))
        guard query.withUnsafeReadableBytes(isSuspect) else { return request }
        var head = request.head
        head.path = path[...mark] + String(buffer: cleaned(query))
        return Request(head: head, body: request.body)
    }

    /// Whether there may be anything to clean.
    private static func isSuspect(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var rest = bytes.makeIterator()
        while let byte = rest.next() {
            guard byte == UInt8(ascii: "%") else {
                if CleanText.isSuspect(byte) { return true }
                continue
            }
            guard let high = rest.next().flatMap(PostedFields.digit), let low = rest.next().flatMap(PostedFields.digit) else {
                return true
            }
            if CleanText.isSuspect(high << 4 | low) { return true }
        }
        return false
    }

    private static func part(_ escaped: ArraySlice<UInt8>) -> [UInt8] {
        guard let text = try? PostedFields.text(escaped) else { return Array(escaped) }
        let cleaned = CleanText.cleaned(text)
        return cleaned == text && cleaned.utf8.count == text.utf8.count ? Array(escaped) : encoded(cleaned)
    }

    /// Encodes a text as in forms by the URL standard: letters and digits as they are, everything else as bytes.
    private static func encoded(_ text: String) -> [UInt8] {
        let digits = Array("0123456789ABCDEF".utf8)
        return text.utf8.flatMap { byte -> [UInt8] in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "A")...UInt8(ascii: "Z"):
                [byte]
            default: [UInt8(ascii: "%"), digits[Int(byte >> 4 & 15)], digits[Int(byte & 15)]]
            }
        }
    }
}
