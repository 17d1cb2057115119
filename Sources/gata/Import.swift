import App
import ArgumentParser
import Foundation

/// `gata import`
struct Import: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Bring the database in line with an institution folder: all of it, or, if there is a mistake, nothing.",
        discussion: """
            What was changed in the browser and is otherwise in the folder stays as it is in the browser: --dry-run shows both, \
            and --overwrite takes the folder's.
            """)

    @OptionGroup var store: StoreOptions

    @Argument(help: "The folder, as FORMAT.md describes it, or a zip archive of one.")
    var folder: String

    @Flag(help: "Only show what would change.")
    var dryRun = false

    @Flag(help: "Put away what is not in the folder any more; nothing that somebody did is deleted.")
    var remove = false

    @Option(
        help: ArgumentHelp(
            "Overwrite what was changed in the browser: a file of the folder (01-course/tests/02-final), a folder for all below it, "
                + "or all. May be given several times.",
            valueName: "name"))
    var overwrite: [String] = []

    func run() async throws {
        let path = URL(fileURLWithPath: folder).path
        let request = AdminRequest.importFolder(path: path, isDryRun: dryRun, removesVanished: remove, overwrites: overwrite)
        let configuration = try store.configuration()
        guard dryRun, try !Administration.hasDatabase(configuration) else { return try await Command.run(request, store) }
        FileHandle.standardOutput.write(Data("There is no database \(configuration.database); it would be made.\n".utf8))
        try await tryOut(request)
    }

    /// Executes a request on a temporary database.
    private func tryOut(_ request: AdminRequest) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gata-dry-run-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var store = store
        store.database = folder.appendingPathComponent("gata.sqlite").path
        try await Command.run(request, store)
    }
}

/// The common part of all administrative commands.
enum Command {
    /// Executes a request and prints the result.
    /// - Throws: `ExitCode.failure` when it failed; the reasons are printed.
    static func run(_ request: AdminRequest, _ store: StoreOptions) async throws {
        try show(try await Administration.run(request, store.configuration()))
    }

    /// Prints the result of a request.
    /// - Throws: `ExitCode.failure` when it failed.
    static func show(_ reply: AdminReply) throws {
        let text = Data((reply.lines.joined(separator: "\n") + "\n").utf8)
        if reply.isFailure {
            FileHandle.standardError.write(text)
            throw ExitCode.failure
        }
        FileHandle.standardOutput.write(text)
    }
}
