import Hummingbird
import HummingbirdTesting
import Logging
import Synchronization
import Testing

@testable import App

@Suite("The secret of a one-time link is not logged")
struct LinkLogTests {
    /// Keeps what it is told.
    private final class Diary: LogHandler, Sendable {
        let lines = Mutex<[String]>([])
        var metadata: Logger.Metadata {
            get { [:] }
            set {}
        }
        var logLevel: Logger.Level {
            get { .trace }
            set {}
        }
        subscript(metadataKey _: String) -> Logger.Metadata.Value? {
            get { nil }
            set {}
        }

        func log(event: LogEvent) {
            lines.withLock { $0.append("\(event.message) \(event.metadata ?? [:])") }
        }
    }

    private struct Unforeseen: Error {}

    @Test("neither when its form is refused nor when something goes wrong")
    func refusals() async throws {
        try await TestSite.run { site in
            let diary = Diary()
            let router = Router(context: VisitorContext.self)
            router.add(
                middleware: ProblemMiddleware(
                    site: site.site, untimedLog: site.untimedLog, loggable: LinkRoutes.loggable,
                    signIn: { _, _ in throw Problem.signInNeeded }))
            router.get("welcome/:token") { _, _ -> String in throw Unforeseen() }
            router.post("welcome/:token") { _, _ -> String in throw Problem.forged }
            router.get("calendar/:name") { _, _ -> String in throw Unforeseen() }
            let link = LinkRoutes.welcome(SessionToken(text: "geheim"))
            try await Application(router: router, logger: Logger(label: "test") { _ in diary }).test(.router) { client in
                for method in [HTTPRequest.Method.get, .post] {
                    _ = try await client.executeRequest(uri: link, method: method, headers: [:], body: nil)
                }
                let calendar = CalendarFeedAddress.address(SessionToken(text: "geheim"))
                _ = try await client.executeRequest(uri: calendar, method: .get, headers: [:], body: nil)
            }
            let lines = diary.lines.withLock { $0 }
            #expect(lines.count { $0.contains("/welcome/") } == 2)
            #expect(lines.count { $0.contains("/calendar/…") } == 1)
            #expect(!lines.contains { $0.contains("geheim") })
            for path in ["//welcome/geheim", "/Welcome/geheim", "/%77elcome/geheim", "/welcome//geheim"] {
                #expect(LinkRoutes.loggable(path) == "/welcome/…", "\(path)")
            }
            for path in ["/calendar/geheim.ics", "//Calendar//geheim", "/%63alendar/geheim.ics"] {
                #expect(LinkRoutes.loggable(path) == "/calendar/…", "\(path)")
            }
        }
    }
}
