import Logging
import Synchronization
import Testing

@testable import App

@Suite("What goes wrong with a survey is logged a day later, without its address")
struct DiscretionTests {
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
        let discretion = Discretion(prefix: "/surveys/")
        discretion.note("unexpected error in a survey", ["id": "1"], at: now)
        discretion.tell(logger, at: now + .hours(1))
        #expect(notebook.lines.withLock(\.count) == 0)
        discretion.note("unexpected error in a survey", ["id": "2"], at: now + .days(1))
        discretion.tell(logger, at: now + .days(1))
        #expect(notebook.lines.withLock { $0 } == ["unexpected error in a survey [\"id\": 1]"])
        discretion.tell(logger, at: now + .days(1), isEnd: true)
        #expect(notebook.lines.withLock(\.count) == 2)
    }

    @Test("it is asked for by the addresses of surveys alone")
    func addresses() {
        let discretion = Discretion(prefix: SurveyRoutes.prefix)
        #expect(discretion.covers("/surveys/a/subjects/b"))
        #expect(!discretion.covers("/attempts/a"))
    }
}
