import Database
import Foundation

/// Writes a whole folder in one transaction: all of it, or nothing. What is written is the features' matter, each with its part.
struct ImportStore: Sendable {
    let database: Database
    /// In the order of their steps.
    private let parts: [any ImportPart]

    init(database: Database, parts: [any ImportPart]) {
        self.database = database
        self.parts = parts.enumerated().sorted {
            ($0.element.step.rawValue, $0.offset) < ($1.element.step.rawValue, $1.offset)
        }.map(\.element)
    }

    /// Undoes a dry run and carries what it would have done.
    private struct DryRun: Error {
        let changes: [ImportChange]
    }

    /// Brings the database in line with a folder and says what changed. With `isDryRun` nothing is written.
    /// - Parameters:
    ///   - removesVanished: puts away what is not in the folder any more, instead of keeping it.
    ///   - overwrites: what the folder replaces although it was changed in the browser; all else that was stays as it is there.
    /// - Throws: `ImportMistakes` for what only the database can know.
    func apply(
        _ folder: InstitutionFolder, isDryRun: Bool, removesVanished: Bool = false, overwrites: ImportOverwrites = .none,
        at now: Instant
    ) async throws -> [ImportChange] {
        let run = ImportRun(overwrites: overwrites, removesVanished: removesVanished, now: now)
        // A file is there before anything in the database tells of it; one that nothing tells of does no harm.
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

    /// A mistyped name must not be silent: what it was to overwrite would stay.
    private func requireKnown(_ overwrites: ImportOverwrites, _ folder: InstitutionFolder, _ tx: ReadTransaction) throws {
        if overwrites == .none { return }
        let things = try folder.courses.flatMap(\.things) + parts.flatMap { try $0.things(tx) }
        let unknown = overwrites.unknown(among: things)
        guard unknown.isEmpty else {
            throw ImportMistakes(mistakes: unknown.map { Mistake($0, line: nil, "mistake.overwrite-unknown") })
        }
    }
}
