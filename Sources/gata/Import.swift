import App
import ArgumentParser
import Foundation

/// `gata import`
struct Import: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Import an institution folder: all of it or, if there is a mistake, nothing.",
        discussion: """
            Changes made in the browser are kept where the folder differs. --dry-run shows both versions, and --overwrite uses the \
            folder's.
            """)

    @OptionGroup var store: StoreOptions

    @Argument(help: "The folder, as FORMAT.md describes it, or a zip archive of one.")
    var folder: String

    @Flag(help: "Only show what would change; save nothing.")
    var dryRun = false

    @Flag(help: "Remove what is no longer in the folder. Nothing that people did is deleted.")
    var remove = false

    @Option(
        help: ArgumentHelp(
            "Use the folder's version of what was changed in the browser: NAME is a file of the folder (01-course/tests/02-final), "
                + "a folder for everything in it, or all. You can give it several times.",
            valueName: "name"))
    var overwrite: [String] = []

    func run() async throws {
        let path = URL(fileURLWithPath: folder).path
        let request = AdminRequest.importFolder(path: path, isDryRun: dryRun, removesVanished: remove, overwrites: overwrite)
        let configuration = try store.configuration()
        guard dryRun, try !Administration.hasDatabase(configuration) else { return try await Command.run(request, store) }
        FileHandle.standardOutput.write(Data("There is no database \(configuration.database); it would be created.\n".utf8))
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
