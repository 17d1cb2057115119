import Database
import Foundation
import HTTPTypes
import HummingbirdTesting
import Logging
import Testing

@testable import App

@Suite("Whoever watches the server")
struct ReadinessTests {
    @Test("hears that it is ready, and nothing more", arguments: ["/readyz", "/livez"])
    func ready(path: String) async throws {
        try await TestSite.run { site in
            let answer = try await site.visitor().get(path)
            #expect(answer.status == .ok)
            #expect(answer.bytes.isEmpty)
            #expect(answer.headers[.setCookie] == nil)
        }
    }

    @Test("hears that it is not when it cannot save: still alive, but not ready")
    func closed() async throws {
        try await GataCommand.inFolder { folder in
            let configuration = Configuration(
                database: folder.appendingPathComponent("gata.sqlite").path,
                templates: TestSite.package.appendingPathComponent("Templates").path,
                publicFiles: TestSite.package.appendingPathComponent("Public").path)
            let database = try SharedSample.emptyDatabase(at: configuration.database)
            let built = try await buildApplication(
                configuration, presentation: SharedSample.presentation(), database: database, now: { SampleInstitution.start },
                logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
            try await built.application.test(.router) { client in
                let watcher = TestBrowser(client: client)
                #expect(try await watcher.get("/readyz").status == .ok)
                try database.close()
                let answer = try await watcher.get("/readyz")
                #expect(answer.status == .serviceUnavailable)
                #expect(answer.bytes.isEmpty)
                #expect(try await watcher.get("/livez").status == .ok)
            }
            try await built.shared.hasher.shutDown()
        }
    }

    @Test("hears that it is not when its tables are gone")
    func damaged() async throws {
        try await TestSite.run { site in
            try await site.database.write { tx in _ = try tx.execute("DROP TABLE number_sequence") }
            let answer = try await site.visitor().get("/readyz")
            #expect(answer.status == .serviceUnavailable)
        }
    }
}
