import HTTPTypes
import Hummingbird
import NIOCore

extension Response {
    /// Events as a file that a phone's calendar opens.
    /// - Parameter name: in ASCII letters, digits and hyphens, with its extension.
    static func calendar(_ events: [CalendarEvent], at now: Instant, named name: String) -> Response {
        Response(
            status: .ok,
            headers: [
                .contentType: CalendarText.type, .contentDisposition: "attachment; filename=\"\(name)\"",
            ],
            body: .init(byteBuffer: ByteBuffer(string: CalendarText.text(of: events, at: now))))
    }
}
