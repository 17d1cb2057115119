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
        let outcome: ImportOutcome
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
        return try await self.run(folder, isDryRun: isDryRun, run).changes
    }

    /// The same for a part of a folder.
    /// - Parameter admission: decides what is taken from the folder; nil for everything.
    func run(
        _ folder: InstitutionFolder, isDryRun: Bool, _ run: ImportRun, admission: (any ImportAdmission)? = nil
    ) async throws -> ImportOutcome {
        var settings = run
        if !folder.hasPeople { (settings.keepsPeople, settings.keepsCodes) = (true, true) }
        let run = settings
        let parts = parts.filter { run.takes($0.step) }
        // Files are stored before the database refers to them. A file to which nothing refers does no harm.
        if !isDryRun {
            try await FileThreads.run { for part in parts { try part.keepFiles(of: folder) } }
        }
        do {
            return try await database.write { tx in
                let folder = try admission?.admitted(folder, tx.reading) ?? folder
                try requireKnown(run.overwrites, folder, tx.reading)
                let outcome = try ImportOutcome(folder: folder, changes: Self.changes(folder, run, parts, tx))
                if isDryRun { throw DryRun(outcome: outcome) }
                try admission?.accept(outcome)
                return outcome
            }
        } catch let dryRun as DryRun {
            return dryRun.outcome
        }
    }

    private static func changes(
        _ folder: InstitutionFolder, _ run: ImportRun, _ parts: [any ImportPart], _ tx: WriteTransaction
    ) throws -> [ImportChange] {
        var changes: [ImportChange] = []
        for part in parts { changes += try part.apply(folder, run, tx) }
        for part in parts { changes += try part.vanishedInside(folder, run, tx) }
        if !run.isCoursesOnly {
            for part in parts.reversed() { changes += try part.vanished(folder, run, tx) }
        }
        for part in parts { changes += try part.finish(run, tx) }
        return changes
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
