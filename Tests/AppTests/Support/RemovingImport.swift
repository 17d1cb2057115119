import Foundation

@testable import App

extension TestSite {
    /// Changes the institution folder and imports it, with what vanished put away.
    func importRemoving(isDryRun: Bool = false, _ change: (URL) throws -> Void) async throws {
        let institution = folder.appendingPathComponent("institution")
        try change(institution)
        let now = clock.now
        _ = try await ImportStore(database: database, files: files).apply(
            InstitutionFolder(path: institution.path, now: now), isDryRun: isDryRun, removesVanished: true, at: now)
    }

    /// The quiz of the course about mobile devices goes.
    func removeQuiz(isDryRun: Bool = false) async throws {
        try await importRemoving(isDryRun: isDryRun) { folder in
            try FileManager.default.removeItem(at: folder.appendingPathComponent("01-mobile/tests/02-quiz.md"))
        }
    }
}
