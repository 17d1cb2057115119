import Database
import Foundation

/// Writes a whole folder in one transaction: all of it, or nothing.
struct ImportStore: Sendable {
    let database: Database

    /// Undoes a dry run and carries what it would have done.
    private struct DryRun: Error {
        let changes: [ImportChange]
    }

    /// Brings the database in line with a folder and says what changed. With `isDryRun` nothing is written.
    /// - Throws: `ImportMistakes` for what only the database can know.
    func apply(_ folder: InstitutionFolder, isDryRun: Bool, at now: Instant) async throws -> [ImportChange] {
        do {
            return try await database.write { tx in
                var changes = try institution(folder.institution, tx)
                changes += try ImportPeopleStore.apply(folder.people, at: now, tx)
                for course in folder.courses {
                    changes += try ImportCourseStore.apply(course, at: now, tx)
                }
                changes += try vanishedCourses(folder, tx)
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

    private func vanishedCourses(_ folder: InstitutionFolder, _ tx: WriteTransaction) throws -> [ImportChange] {
        let keys = Set(folder.courses.map(\.key))
        return try tx.rows("SELECT course_key FROM course ORDER BY course_key").compactMap { row in
            let key: String = try row["course_key"]
            return keys.contains(key) ? nil : ImportChange(verb: .kept, subject: .course, name: key)
        }
    }
}
