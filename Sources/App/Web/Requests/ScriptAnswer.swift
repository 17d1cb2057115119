import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// JSON, for a page's script that sends a form in the background.
enum ScriptAnswer {
    /// Whether the request asks for JSON: a script does, a form asks for a page.
    static func isWanted(by request: Request) -> Bool {
        request.headers[.accept] == "application/json"
    }

    static func json(_ notice: some Encodable, _ status: HTTPResponse.Status) throws -> Response {
        Response(
            status: status, headers: [.contentType: "application/json"],
            body: .init(byteBuffer: ByteBuffer(bytes: try JSONEncoder().encode(notice))))
    }
}
