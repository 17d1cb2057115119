import HTTPTypes
import Hummingbird

/// The version of something that two may change at a time, as the forms of pages carry it. Who changes it names it in `If-Match`.
struct ResourceVersion: Equatable, Sendable {
    /// In letters, digits and hyphens.
    let text: String

    /// The mark (ETag) of content that has this version. It names the content as well: more than the version may change in it,
    /// and only the version decides whether a change is based on what is there.
    func mark(on bytes: [UInt8]) -> String { "\"\(text).\(ContentDigest(bytes).base64URL(bytes: 16))\"" }

    /// Whether a program has seen this version. A mark that somebody on the way has made weak is one all the same.
    /// - Throws: `ServiceRefusal` when the program names none.
    func isSeen(by request: Request) throws -> Bool {
        let marks = (request.headers[.ifMatch] ?? "").split(separator: ",").map { mark in
            let mark = String(mark.filter { $0 != " " })
            return mark.hasPrefix("W/") ? mark.dropFirst(2) : mark[...]
        }
        guard marks.contains(where: { $0.hasPrefix("\"") }) else { throw ServiceRefusal(.versionNeeded) }
        return marks.contains { $0.hasPrefix("\"\(text).") }
    }
}
