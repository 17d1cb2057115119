import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// The answer to a save in the background: that it is on disk, and how much time is left.
struct SavedNotice: Encodable, Sendable {
    /// "Salvat la 10:42"
    let saved: String
    /// Milliseconds left, nil for a quiz.
    let left: Int64?

    init(at now: Instant, _ sitting: Sitting, _ strings: Strings) {
        saved = strings("question.saved", ["time": strings.formats.clock(now)])
        left = sitting.attempt.deadline.map { max(0, ($0 - now).count) }
    }

    /// A script asks for JSON; a form for a page.
    static func isWanted(by request: Request) -> Bool {
        request.headers[.accept] == "application/json"
    }

    var response: Response {
        get throws {
            let data = try JSONEncoder().encode(self)
            return Response(
                status: .ok, headers: [.contentType: "application/json"],
                body: .init(byteBuffer: ByteBuffer(bytes: data)))
        }
    }
}
