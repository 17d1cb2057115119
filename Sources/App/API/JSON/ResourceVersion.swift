import HTTPTypes
import Hummingbird

/// The version of something that two may change at a time, as the forms of pages carry it. Who changes it names it in `If-Match`.
struct ResourceVersion: Equatable, Sendable {
    /// In letters, digits and hyphens.
    let text: String

    /// The mark (ETag) of content that has this version. It names the content as well: more than the version may change in it,
    /// and only the version decides whether a change is based on what is there.
    func mark(on bytes: [UInt8]) -> String { "\"\(text).\(ContentDigest(bytes).base64URL(bytes: 16))\"" }

    /// Whether a program has seen this version.
    /// - Throws: `ServiceRefusal` when the program names none.
    func isSeen(by request: Request) throws -> Bool {
        guard let seen = try SeenVersions(request) else { throw ServiceRefusal(.versionNeeded) }
        return seen.include(self)
    }
}

/// The versions that a program says it has seen, with a change (`If-Match`): by the mark of what it has read, or alone between
/// quotation marks.
struct SeenVersions: Equatable, Sendable {
    private let marks: [Substring]

    /// The longest header that is read, in bytes.
    private static let longest = 1000

    /// Nil when the program does not say it.
    /// - Throws: `ServiceRefusal` for what is no mark.
    init?(_ request: Request) throws {
        guard let header = request.headers[.ifMatch] else { return nil }
        marks = String(decoding: header.utf8.prefix(Self.longest), as: UTF8.self).split(separator: ",").map { mark in
            let mark = mark.drop { $0 == " " }
            // Whoever packs content on the way makes its mark weak.
            return mark.hasPrefix("W/") ? mark.dropFirst(2) : mark
        }.filter { $0.hasPrefix("\"") }
        guard !marks.isEmpty else { throw ServiceRefusal(.versionNeeded) }
    }

    func include(_ version: ResourceVersion) -> Bool {
        marks.contains { $0.hasPrefix("\"\(version.text)\"") || $0.hasPrefix("\"\(version.text).") }
    }
}
