import Database
import Foundation
import Hummingbird
import Logging
import NIOCore

/// Requests for pages, answered by the whole site as the server builds it, but without a network. It serves to count the instructions of a page.
package struct WholeAnswers {
    private let responder: RouterResponder<VisitorContext>
    /// The cookie of a browser that has been sent the stylesheet before.
    private let styleCookie: String
    private let channel: any Channel

    /// - Parameter channel: what stands for the connection.
    package init(database: Database, configuration: Configuration, channel: any Channel) async throws {
        let presentation = try Presentation(templates: configuration.templates, publicFiles: configuration.publicFiles)
        var logger = Logger(label: "gata")
        logger.logLevel = .error
        let built = try await buildApplication(
            configuration, presentation: presentation, database: database, now: { Instant(Date()) }, logger: logger)
        responder = built.router.buildResponder()
        styleCookie = built.shared.site.cookies.sent(.style, presentation.templates.styleMark)
        self.channel = channel
    }

    /// Asks for a page a number of times, as a phone does that has been here before.
    /// - Returns: the number of bytes of all bodies.
    /// - Throws: `Problem.notFound` when the answer is no page.
    package func get(_ path: String, cookie: String, times count: Int) async throws -> Int {
        let head = HTTPRequest(
            method: .get, scheme: "http", authority: "gata.example.org", path: path,
            headerFields: [
                .accept: "text/html", .acceptEncoding: "gzip, deflate, br", .cookie: cookie + "; " + styleCookie,
                .secFetchSite: "same-origin",
                .userAgent: "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile",
            ])
        var sum = 0
        for _ in 0..<count {
            let request = Request(head: head, body: RequestBody(buffer: ByteBuffer()))
            let context = VisitorContext(source: ApplicationRequestContextSource(channel: channel, logger: Logger(label: "gata")))
            let response = try await responder.respond(to: request, context: context)
            guard response.status == .ok else { throw Problem.notFound }
            let counter = ByteCounter()
            try await response.body.write(counter)
            sum += counter.count
        }
        return sum
    }

    /// Takes a body and keeps nothing of it. One answer at a time.
    private final class ByteCounter: ResponseBodyWriter, @unchecked Sendable {
        private(set) var count = 0

        func write(_ part: ByteBuffer) async throws { count += part.readableBytes }

        func finish(_ trailingHeaders: HTTPFields?) async throws {}
    }
}
