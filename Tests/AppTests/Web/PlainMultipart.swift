import Foundation

@testable import App

/// Reads a whole form at once, in the plainest way there is: what the reader of pieces is measured by.
enum PlainMultipart {
    /// The parts; nil for what is no form.
    static func parts(_ document: [UInt8], boundary: String) -> [MultipartDocument.Part]? {
        let delimiter = Array("\r\n--\(boundary)".utf8)
        let bytes = Array("\r\n".utf8) + document
        guard var at = find(delimiter, in: bytes, from: 0).map({ $0 + delimiter.count }) else { return nil }
        var parts: [MultipartDocument.Part] = []
        while true {
            if bytes[at...].starts(with: "--".utf8) { return parts }
            while at < bytes.count, bytes[at] == 32 || bytes[at] == 9 { at += 1 }
            guard bytes[at...].starts(with: "\r\n".utf8) else { return nil }
            at += 2
            guard let end = headersEnd(bytes, from: at), let head = try? MultipartHead(Array(bytes[at..<end])),
                let next = find(delimiter, in: bytes, from: end)
            else { return nil }
            parts.append(.init(name: head.name, fileName: head.fileName, content: Array(bytes[end..<next])))
            at = next + delimiter.count
        }
    }

    private static func headersEnd(_ bytes: [UInt8], from start: Int) -> Int? {
        if bytes.count > start + 1, bytes[start + 1] == 10 { return start + 2 }
        return find(Array("\r\n\r\n".utf8), in: bytes, from: start).map { $0 + 4 }
    }

    private static func find(_ needle: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
        Data(bytes).range(of: Data(needle), in: start..<bytes.count)?.lowerBound
    }
}
