import Database
import Foundation

/// Imports the archive of an institution, as the command line does. One archive is read at a time.
struct WholeImport: Sendable {
    let site: Site
    let database: Database
    let configuration: Configuration
    let files: FileFolder
    /// The key of receipts, for who moves up where registrations for exams end.
    let receipts: ReceiptKey?
    private let turns = PageSlots(1, mostWaiting: 8)
    private let space: @Sendable (String) -> DiskSpace?

    init(
        site: Site, database: Database, configuration: Configuration, files: FileFolder, receipts: ReceiptKey?,
        space: @escaping @Sendable (String) -> DiskSpace? = { DiskSpace(at: $0) }
    ) {
        (self.site, self.database, self.configuration, self.files) = (site, database, configuration, files)
        (self.receipts, self.space) = (receipts, space)
    }

    /// What the import does, or would do.
    /// - Throws: `ImportMistakes` with all mistakes of the archive; `Problem.diskFull`, `Problem.busy`.
    func run(_ sent: SentImport, at now: Instant) async throws -> [ImportChange] {
        try await turns.take {
            let source = try await open(sent.archive.path, at: now)
            let result: Result<[ImportChange], any Error>
            do { result = .success(try await read(source, sent, at: now)) } catch { result = .failure(error) }
            // What stays on disk after a failure here is deleted by a later import.
            try? await FileThreads.run { source.close() }
            return try result.get()
        }
    }

    private func open(_ path: String, at now: Instant) async throws -> ImportSource {
        try await FileThreads.run {
            try requireRoom(for: ImportSource.size(of: path))
            return try ImportSource.open(path, beside: configuration.dataFolder, at: now)
        }
    }

    private func read(_ source: ImportSource, _ sent: SentImport, at now: Instant) async throws -> [ImportChange] {
        let folder = try await FileThreads.run {
            let folder = try InstitutionFolder(path: source.path, now: now)
            if !sent.isDryRun { try requireRoom(for: newFiles(folder)) }
            return folder
        }
        let changes = try await ImportStore(database: database, files: files, receipts: receipts).apply(
            folder, isDryRun: sent.isDryRun, removesVanished: sent.removesVanished,
            overwrites: ImportOverwrites(sent.overwrites), at: now)
        if !sent.isDryRun {
            let institution = try await InstitutionStore(database: database).find() ?? folder.institution
            site.institution = configuration.overriding(institution)
        }
        return changes
    }

    /// The total size of files that are not stored yet.
    private func newFiles(_ folder: InstitutionFolder) -> Int {
        let all = folder.courses.flatMap(\.lessons).flatMap(\.files.values)
        return all.filter { files.size(of: $0.digest) != $0.size }.reduce(0) { $0 + $1.size }
    }

    /// - Throws: `Problem.diskFull` when an import would use the disk space kept free for answers.
    private func requireRoom(for size: Int) throws {
        guard size == 0 || space(configuration.dataFolder)?.hasRoom(for: size) ?? true else { throw Problem.diskFull }
    }
}
