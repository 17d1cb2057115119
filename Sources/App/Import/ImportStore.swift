import Database
import Foundation

/// Imports a whole folder in one transaction. Each feature writes its own part.
struct ImportStore: Sendable {
    let database: Database
    /// Sorted by their steps.
    private let parts: [any ImportPart]

    init(database: Database, parts: [any ImportPart]) {
        self.database = database
        self.parts = parts.enumerated().sorted {
            ($0.element.step.rawValue, $0.offset) < ($1.element.step.rawValue, $1.offset)
        }.map(\.element)
    }

    /// Thrown to undo a dry run; contains what it would have changed.
    private struct DryRun: Error {
        let changes: [ImportChange]
    }

    /// Makes the database agree with a folder, and lists the changes. With `isDryRun` nothing is written.
    /// - Parameters:
    ///   - removesVanished: whether to remove what the folder does not contain.
    ///   - overwrites: what the folder overwrites although it was changed in the browser; all else that was changed there stays.
    /// - Throws: `ImportMistakes` for mistakes that only the database can show.
    func apply(
        _ folder: InstitutionFolder, isDryRun: Bool, removesVanished: Bool = false, overwrites: ImportOverwrites = .none,
        at now: Instant
    ) async throws -> [ImportChange] {
        let run = ImportRun(overwrites: overwrites, removesVanished: removesVanished, now: now)
        // Files are stored before the database refers to them. A file to which nothing refers does no harm.
        if !isDryRun {
            for part in parts { try part.keepFiles(of: folder) }
        }
        do {
            return try await database.write { tx in
                try requireKnown(overwrites, folder, tx.reading)
                var changes: [ImportChange] = []
                for part in parts { changes += try part.apply(folder, run, tx) }
                for part in parts { changes += try part.vanishedInside(folder, run, tx) }
                for part in parts.reversed() { changes += try part.vanished(folder, run, tx) }
                for part in parts { changes += try part.finish(run, tx) }
                if isDryRun { throw DryRun(changes: changes) }
                return changes
            }
        } catch let dryRun as DryRun {
            return dryRun.changes
        }
    }

    /// Reports a name for overwriting that matches nothing, so that a typing error is noticed.
    private func requireKnown(_ overwrites: ImportOverwrites, _ folder: InstitutionFolder, _ tx: ReadTransaction) throws {
        if overwrites == .none { return }
        let things = try folder.courses.flatMap(\.things) + parts.flatMap { try $0.things(tx) }
        let unknown = overwrites.unknown(among: things)
        guard unknown.isEmpty else {
            throw ImportMistakes(mistakes: unknown.map { Mistake($0, line: nil, "mistake.overwrite-unknown") })
        }
    }
}
