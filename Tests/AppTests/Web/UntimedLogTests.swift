import Hummingbird
import HummingbirdTesting
import Logging
import Synchronization
import Testing

@testable import App

@Suite("What goes wrong with a survey is logged a day later, without its address")
struct UntimedLogTests {
    /// Keeps what it is told.
    private final class Notebook: LogHandler, Sendable {
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

    @Test("nothing is logged on the day itself, everything on the next, and at the end what is left")
    func aDayLater() {
        let (notebook, now) = (Notebook(), SampleInstitution.start)
        let logger = Logger(label: "test") { _ in notebook }
        let untimedLog = UntimedLog(prefixes: ["/surveys/"])
        untimedLog.note("unexpected error in a survey", ["id": "1"], at: now)
        untimedLog.tell(logger, at: now + .hours(1))
        #expect(notebook.lines.withLock(\.count) == 0)
        untimedLog.note("unexpected error in a survey", ["id": "2"], at: now + .days(1))
        untimedLog.tell(logger, at: now + .days(1))
        #expect(notebook.lines.withLock { $0 } == ["unexpected error in a survey [\"id\": 1]"])
        untimedLog.tell(logger, at: now + .days(1), isEnd: true)
        #expect(notebook.lines.withLock(\.count) == 2)
    }

    @Test("it is asked for by the addresses of surveys alone")
    func addresses() {
        let untimedLog = UntimedLog(prefixes: [SurveyRoutes.prefix])
        #expect(untimedLog.covers("/surveys/a/subjects/b"))
        #expect(!untimedLog.covers("/attempts/a"))
    }

    private struct Unforeseen: Error {}

    @Test("a request to a survey that fails leaves no line, one that fails elsewhere does, and both tell the person a code")
    func requests() async throws {
        try await TestSite.run { site in
            let (notebook, untimedLog) = (Notebook(), UntimedLog(prefixes: [SurveyRoutes.prefix]))
            let router = Router(context: VisitorContext.self)
            router.add(
                middleware: ProblemMiddleware(
                    site: site.site, untimedLog: untimedLog, loggable: { $0 }, signIn: { _, _ in throw Problem.signInNeeded }))
            router.get("surveys/:survey") { _, _ -> String in throw Unforeseen() }
            router.post("surveys/:survey") { _, _ -> String in throw Problem.forged }
            router.get("elsewhere") { _, _ -> String in throw Unforeseen() }
            let logger = Logger(label: "test") { _ in notebook }
            try await Application(router: router, logger: logger).test(.router) { client in
                for (path, method) in [("/surveys/a", HTTPRequest.Method.get), ("/surveys/a", .post)] {
                    _ = try await client.executeRequest(uri: path, method: method, headers: [:], body: nil)
                }
                #expect(notebook.lines.withLock { $0 } == [])
                let reply = try await client.executeRequest(uri: "/elsewhere", method: .get, headers: [:], body: nil)
                #expect(reply.status == .internalServerError)
                #expect(notebook.lines.withLock(\.count) == 1)
            }
            untimedLog.tell(logger, at: .farthest, isEnd: true)
            #expect(notebook.lines.withLock { $0.last?.contains("unexpected error in a survey") } == true)
            #expect(notebook.lines.withLock { $0.last?.contains("surveys/a") } == false)
        }
    }
}
