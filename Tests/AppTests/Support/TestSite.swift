import Database
import Foundation
import Hummingbird
import HummingbirdTesting
import Logging
import Testing

@testable import App

/// The whole site on a real database in a temporary folder, with a clock that the test owns.
struct TestSite {
    let site: Site
    let features: [any Feature]
    let attempts: AttemptStore
    let answers: AnswerStore
    let receipts: ReceiptStore
    let lifecycle: SurveyLifecycle
    let untimedLog: UntimedLog
    let database: Database
    let clock: TestClock
    let folder: URL
    let client: any TestClientProtocol

    /// The package's own folder.
    static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// Builds the site with the sample institution, runs a test against it, and takes everything away again.
    /// - Parameters:
    ///   - setup: `.live` takes requests from the network, where a test is about how they come.
    ///   - prepared: what was done before the test begins.
    static func run(
        _ configure: (inout Configuration) -> Void = { _ in }, over setup: TestingSetup = .router,
        from prepared: PreparedSite? = nil,
        _ body: @escaping @Sendable (TestSite) async throws -> Void
    ) async throws {
        try await TestPlaces.shared.take {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gata-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: folder) }
            let now = try await prepared?.copy(to: folder)
            if now == nil { try await SharedSample.copy(to: folder) }
            try await open(folder, at: now ?? SampleInstitution.start, configure, over: setup, body)
        }
    }

    /// Runs a test against the site of a folder, and closes it.
    static func open(
        _ folder: URL, at now: Instant, _ configure: (inout Configuration) -> Void = { _ in }, over setup: TestingSetup = .router,
        _ body: @escaping @Sendable (TestSite) async throws -> Void
    ) async throws {
        var configuration = Configuration(
            database: folder.appendingPathComponent("gata.sqlite").path,
            templates: package.appendingPathComponent("Templates").path,
            publicFiles: package.appendingPathComponent("Public").path)
        configure(&configuration)
        let database = try SharedSample.opened(configuration.database)
        let clock = TestClock(now)
        let built = try await buildApplication(
            configuration, presentation: SharedSample.presentation(), database: database, now: { clock.now },
            steady: { clock.steady },
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        )
        let (site, features, attempts) = (built.shared.site, built.features, built.shared.attempts)
        let untimedLog = built.shared.untimedLog
        let answers = try #require(built.feature(AttemptsFeature.self)).answers
        let lifecycle = try #require(built.feature(SurveyFeature.self)).lifecycle
        let receipts = ReceiptStore(database: database, snapshots: built.shared.snapshots)
        let ended: Result<Void, any Error>
        do {
            try await built.application.test(setup) { client in
                try await body(
                    TestSite(
                        site: site, features: features, attempts: attempts, answers: answers, receipts: receipts,
                        lifecycle: lifecycle,
                        untimedLog: untimedLog, database: database, clock: clock, folder: folder, client: client))
            }
            ended = .success(())
        } catch {
            ended = .failure(error)
        }
        try await built.shared.hasher.shutDown()
        try database.close()
        try ended.get()
    }

    /// Where the files of lessons are kept.
    var files: FileFolder { FileFolder(path: folder.appendingPathComponent("files").path) }

    /// Somebody with a browser who has not signed in.
    func visitor() -> TestBrowser {
        TestBrowser(client: client)
    }

    /// Somebody who has typed the password into the form, for tests about signing in itself.
    func signedInByPassword(_ userName: String) async throws -> TestBrowser {
        let browser = visitor()
        try await browser.signIn(userName)
        return browser
    }

    /// Somebody who has signed in. The session is stored without a password: hashing one takes longer than most tests. Tests about
    /// signing in itself take `signedInByPassword`.
    func signedIn(_ userName: String) async throws -> TestBrowser {
        let person = try #require(try await PersonStore(database: database).find(userName: userName), "there is no \(userName)")
        let (token, now) = (SessionToken.random(), clock.now)
        try await database.write { tx in
            try SessionStore.keepVisit(of: person.id, tx)
            try SessionStore.begin(.init(digest: token.digest, browser: ""), of: person.id, at: now, tx)
        }
        let browser = visitor()
        let cookie = site.cookies.sent(.session, token.text).split(separator: "=", maxSplits: 1).map(String.init)
        browser.set(cookie[0], to: cookie[1])
        return browser
    }
}
