import HTTPTypes
import Hummingbird
import NIOCore

extension Response {
    /// A response with a table to save.
    static func spreadsheet(_ text: String, named name: String) -> Response {
        Response(
            status: .ok,
            headers: [
                .contentType: "text/csv; charset=utf-8", .contentDisposition: "attachment; filename=\"\(name)\"",
            ],
            body: .init(byteBuffer: ByteBuffer(string: text)))
    }
}
