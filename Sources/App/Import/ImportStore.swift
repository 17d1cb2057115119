import Database
import Foundation

/// Writes a whole folder in one transaction: all of it, or nothing.
struct ImportStore: Sendable {
    let database: Database
    /// Keeps the files of lessons.
    let files: FileFolder

    /// Undoes a dry run and carries what it would have done.
    private struct DryRun: Error {
        let changes: [ImportChange]
    }

    /// Brings the database in line with a folder and says what changed. With `isDryRun` nothing is written.
    /// - Parameter removesVanished: puts away what is not in the folder any more, instead of keeping it.
    /// - Throws: `ImportMistakes` for what only the database can know.
    func apply(
        _ folder: InstitutionFolder, isDryRun: Bool, removesVanished: Bool = false, at now: Instant
    ) async throws -> [ImportChange] {
        // A file is there before anything in the database tells of it; one that nothing tells of does no harm.
        if !isDryRun {
            for media in folder.courses.flatMap(\.lessons).flatMap({ $0.files.values }) {
                try files.keep(media.path, digest: media.digest)
            }
        }
        do {
            return try await database.write { tx in
                var changes = try institution(folder.institution, tx)
                changes += try ImportPeopleStore.apply(folder.people, at: now, tx)
                for course in folder.courses {
                    changes += try ImportCourseStore.apply(course, at: now, tx)
                }
                changes += try ImportSurveyStore(now: now).apply(folder.surveys, tx)
                changes += try ImportVanishedStore(removes: removesVanished, now: now).apply(folder, tx)
                changes += try ImportDeadlineStore.apply(at: now, tx)
                if isDryRun { throw DryRun(changes: changes) }
                return changes
            }
        } catch let dryRun as DryRun {
            return dryRun.changes
        }
    }

    private func institution(_ institution: Institution, _ tx: WriteTransaction) throws -> [ImportChange] {
        let before = try InstitutionStore.find(tx.reading)
        guard before != institution else { return [] }
        try InstitutionStore.save(institution, tx)
        return [ImportChange(verb: before == nil ? .added : .changed, subject: .institution, name: institution.name)]
    }
}
