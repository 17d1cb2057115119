import Database
import Testing

@testable import App

/// Ana in the middle of the sample's final, with the second question answered, and Carmen who teaches the course.
struct InterventionScene {
    let site: TestSite
    let ana: TestBrowser
    let carmen: TestBrowser
    /// Ana's address of the attempt.
    let attempt: String
    let id: ID<Attempt>
    let begun: Instant

    /// Carmen's address of the attempt.
    var taught: String { MonitoringRoutes.attempt(id) }

    init(_ site: TestSite) async throws {
        self.site = site
        ana = try await site.signedIn("ana")
        carmen = try await site.signedIn("carmen")
        begun = site.clock.now
        attempt = try await ana.start("Test final")
        id = ID(text: TestSite.lastPart(attempt))
        try await ana.answer(2, of: attempt, ["Foundation", "Core Data"])
    }

    static func run(_ body: @escaping @Sendable (InterventionScene) async throws -> Void) async throws {
        try await TestSite.run { site in try await body(InterventionScene(site)) }
    }

    /// Carmen presses the button for more minutes on Ana's page.
    @discardableResult
    func give(_ minutes: String, because reason: String = "", shown: String? = nil) async throws -> TestBrowser.Reply {
        let seen = try await carmen.get(taught).hidden("shown")
        return try await carmen.post(
            taught + "/minutes", [("minutes", minutes), ("reason", reason), ("shown", shown ?? seen ?? "")])
    }

    /// Carmen presses the button that takes minutes back.
    @discardableResult
    func take(_ minutes: String, because reason: String = "") async throws -> TestBrowser.Reply {
        let shown = try await carmen.get(taught).hidden("shown") ?? ""
        return try await carmen.post(
            taught + "/minutes", [("minutes", minutes), ("reason", reason), ("shown", shown), ("deed", "take")])
    }

    @discardableResult
    func annul(because reason: String = "A copiat") async throws -> TestBrowser.Reply {
        try await carmen.post(taught + "/annulment", [("reason", reason)])
    }

    @discardableResult
    func restore(because reason: String = "Nu a copiat") async throws -> TestBrowser.Reply {
        try await carmen.post(taught + "/restoration", [("reason", reason)])
    }

    @discardableResult
    func end(because reason: String = "A plecat") async throws -> TestBrowser.Reply {
        try await carmen.post(taught + "/ending", [("reason", reason)])
    }

    @discardableResult
    func reopen(_ minutes: String = "15", because reason: String = "Din greșeală") async throws -> TestBrowser.Reply {
        try await carmen.post(taught + "/reopening", [("minutes", minutes), ("reason", reason)])
    }

    /// Lets time pass while both look at something now and then.
    func later(_ minutes: Int) async throws {
        for minute in 1...minutes {
            site.clock.advance(by: .minutes(1))
            guard minute % 10 == 0 else { continue }
            for browser in [ana, carmen] { _ = try await browser.get("/account") }
        }
    }

    func deadline() async throws -> Instant { try await site.deadline(of: attempt) }

    func isEnded() async throws -> Bool { try await site.submission(of: attempt) != nil }

    /// The test's address below Teach.
    func test(_ title: String = "Test final") async throws -> String {
        "/teach" + (try await site.test(title))
    }

    /// The stores as two teachers and the clock meet in them.
    var store: InterventionStore {
        InterventionStore(database: site.database, snapshots: AttemptSnapshotRows(revisions: RevisionCache()))
    }
}
