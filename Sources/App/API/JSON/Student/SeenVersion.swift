import HTTPTypes
import Hummingbird

/// Which version of a registration a program has seen, as it says with a change (`If-Match`): by the mark (ETag) of what it has
/// read, or by the number alone between quotation marks.
struct SeenVersion: Sendable, Equatable {
    private let marks: [Substring]

    /// The longest header, in bytes.
    private static let longest = 1000

    /// Nil when the program does not say it.
    /// - Throws: `ServiceRefusal` for what is no mark.
    init?(_ request: Request) throws {
        guard let header = request.headers[.ifMatch] else { return nil }
        let sent = String(decoding: header.utf8.prefix(Self.longest), as: UTF8.self).split(separator: ",")
        marks = sent.map { mark in
            let mark = mark.drop { $0 == " " }
            // Whoever packs content on the way makes its mark weak.
            return mark.hasPrefix("W/") ? mark.dropFirst(2) : mark
        }.filter { $0.hasPrefix("\"") }
        guard !marks.isEmpty else { throw ServiceRefusal(.versionNeeded) }
    }

    func matches(_ version: Int) -> Bool {
        marks.contains { $0.hasPrefix("\"\(version)\"") || $0.hasPrefix("\"\(version).") }
    }
}
