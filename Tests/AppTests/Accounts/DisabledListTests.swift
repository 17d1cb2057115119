import Foundation
import Testing

@testable import App

@Suite("The list of accounts on the command line")
struct DisabledListTests {
    @Test("says which are disabled")
    func list() async throws {
        try await TestSite.run { site in
            let hasher = try PasswordHasher(threads: 1)
            let templates = TestSite.package.appendingPathComponent("Templates").path
            let commands = AdminCommands(
                database: site.database, hasher: hasher, catalogues: try SharedSample.presentation().catalogues,
                configuration: Configuration(
                    database: site.folder.appendingPathComponent("gata.sqlite").path, templates: templates,
                    publicFiles: TestSite.package.appendingPathComponent("Public").path),
                now: { site.clock.now }, institutionChanged: { _ in })
            let (ema, dan) = (try await site.person("ema").id, try await site.person("dan").id)
            _ = try await PersonChangeStore(database: site.database, sitting: .attempts).disable(
                ema, by: dan, evenSitting: false, at: site.clock.now)
            let marked = await commands.answer(.listUsers).lines.filter {
                $0.hasSuffix(site.site.strings(.romanian)("admin.disabled"))
            }
            #expect(marked.count == 1)
            #expect(marked.first?.contains("\tema\t") == true)
            try await hasher.shutDown()
        }
    }
}
