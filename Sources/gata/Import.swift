import App
import ArgumentParser
import Foundation

/// `gata import`
struct Import: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Bring the database in line with an institution folder: all of it, or, if there is a mistake, nothing.")

    @OptionGroup var store: StoreOptions

    @Argument(help: "The folder, as FORMAT.md describes it.")
    var folder: String

    @Flag(help: "Only show what would change.")
    var dryRun = false

    @Flag(help: "Put away what is not in the folder any more; nothing that somebody did is deleted.")
    var remove = false

    func run() async throws {
        let path = URL(fileURLWithPath: folder).path
        try await Command.run(.importFolder(path: path, isDryRun: dryRun, removesVanished: remove), store)
    }
}

/// What all administrative commands do.
enum Command {
    /// Runs a request and prints what came of it.
    /// - Throws: `ExitCode.failure` when it failed; the reasons are printed.
    static func run(_ request: AdminRequest, _ store: StoreOptions) async throws {
        try show(try await Administration.run(request, configuration(store)))
    }

    /// What the options say, in a folder that is there.
    static func configuration(_ store: StoreOptions) throws -> Configuration {
        let configuration = try store.configuration()
        let folder = URL(fileURLWithPath: configuration.database).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return configuration
    }

    /// Prints what came of a request.
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
