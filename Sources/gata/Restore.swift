import App
import ArgumentParser
import Foundation

/// `gata restore`
struct Restore: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Restore the database and its files from a backup. Stop the server first.")

    @OptionGroup var store: StoreOptions

    @Argument(help: "The archive that gata backup wrote.")
    var file: String

    @Flag(help: "If there already is a database, keep it under another name, with the time in it.")
    var replace = false

    func run() async throws {
        try Command.show(
            try await Restoring.run(URL(fileURLWithPath: file).path, replaces: replace, store.configuration()))
    }
}
