import Database
import Foundation

/// Imports a folder or an archive on request, and describes the result in words.
struct ImportWorkflow: Sendable {
    let commands: AdminCommands
    let strings: Strings

    func run(
        _ path: String, isDryRun: Bool, removesVanished: Bool, overwrites: ImportOverwrites
    ) async throws -> AdminReply {
        do {
            let packed = try await FileThreads.run { try ImportSource.size(of: path) }
            if packed > 0, let refusal = refusal(of: packed) { return refusal }
            let (folder, now) = (commands.configuration.dataFolder, commands.now())
            let source = try await FileThreads.run { try ImportSource.open(path, beside: folder, at: now) }
            defer { source.close() }
            return try await read(source, isDryRun: isDryRun, removesVanished: removesVanished, overwrites: overwrites)
        } catch let found as ImportMistakes {
            let lines = found.mistakes.map { $0.text(strings) }
            return AdminReply(lines + [strings("import.mistakes", n: lines.count)], isFailure: true)
        } catch FileProblem.notWritten(let file, let reason) {
            return AdminReply([strings("admin.file-not-written", ["path": file, "reason": reason])], isFailure: true)
        }
    }

    private func read(
        _ source: ImportSource, isDryRun: Bool, removesVanished: Bool, overwrites: ImportOverwrites
    ) async throws -> AdminReply {
        let folder = try InstitutionFolder(path: source.path, now: commands.now())
        if !isDryRun, let refusal = refusal(of: newFiles(folder)) { return refusal }
        let store = ImportStore(
            database: commands.database, files: FileFolder(path: commands.configuration.files),
            receipts: try ReceiptKey(folder: commands.configuration.keys))
        let changes = try await store.apply(
            folder, isDryRun: isDryRun, removesVanished: removesVanished, overwrites: overwrites, at: commands.now())
        if !isDryRun {
            let institution = try await InstitutionStore(database: commands.database).find() ?? folder.institution
            commands.institutionChanged(commands.configuration.overriding(institution))
        }
        let summary = !changes.contains(where: \.isWork) ? "import.nothing" : isDryRun ? "import.dry-run" : "import.done"
        let advice = changes.contains { $0.verb == .left && $0.edited != nil } ? [strings("import.left-advice")] : []
        return AdminReply(changes.flatMap { $0.lines(strings, withTexts: isDryRun) } + advice + [strings(summary)])
    }

    /// The total size of files that are not stored yet.
    private func newFiles(_ folder: InstitutionFolder) -> Int {
        let files = FileFolder(path: commands.configuration.files)
        let new = folder.courses.flatMap(\.lessons).flatMap(\.files.values).filter { files.size(of: $0.digest) != $0.size }
        return new.reduce(0) { $0 + $1.size }
    }

    /// Refuses an import that would use the disk space kept free for answers.
    private func refusal(of size: Int) -> AdminReply? {
        guard let space = commands.space(commands.configuration.dataFolder), !space.hasRoom(for: size) else { return nil }
        let values = ["free": strings.formats.bytes(space.free), "kept": strings.formats.bytes(space.keptForAnswers)]
        return AdminReply([strings("admin.disk-short", values)], isFailure: true)
    }
}
