import HTTPTypes
import Hummingbird
import NIOCore

/// The service that calendars are read from. It states problems in words, for people who look at what their calendar was told.
struct CalendarService: ProgramService {
    func owns(_ path: String) -> Bool { path.hasPrefix(CalendarFeedAddress.prefix) }

    func isOn(_ switches: ServiceSwitches) -> Bool { switches.calendar }

    func response(to problem: ServiceProblem) throws -> Response {
        Response(
            status: problem.status, headers: [.contentType: "text/plain; charset=utf-8"],
            body: .init(byteBuffer: ByteBuffer(string: problem.title + "\n" + problem.detail + "\n")))
    }
}
