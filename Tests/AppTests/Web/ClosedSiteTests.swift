import Foundation
import HummingbirdTesting
import Logging
import Testing

@testable import App

@Suite("A site that is closed")
struct ClosedSiteTests {
    /// What every page's responder holds.
    private struct Kept {
        weak var replay: Replay?
    }

    /// Builds a site, asks it for a page, and closes it.
    private func closed() async throws -> Kept {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gata-\(UUID().uuidString)")
        try await SharedSample.copy(to: folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        let configuration = Configuration(
            database: folder.appendingPathComponent("gata.sqlite").path,
            templates: TestSite.package.appendingPathComponent("Templates").path,
            publicFiles: TestSite.package.appendingPathComponent("Public").path)
        let database = try SharedSample.opened(configuration.database)
        let built = try await buildApplication(
            configuration, presentation: SharedSample.presentation(), database: database, now: { SampleInstitution.start },
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        try await built.application.test(.router) { client in
            let page = try await TestBrowser(client: client).get("/sign-in")
            #expect(page.status == .ok)
        }
        try await built.shared.hasher.shutDown()
        try database.close()
        return Kept(replay: built.shared.replay)
    }

    @Test("stays in nobody's memory, though what signs people in can post a form through all of it")
    func gone() async throws {
        let kept = try await closed()
        #expect(kept.replay == nil)
    }
}
