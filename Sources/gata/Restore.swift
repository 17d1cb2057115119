import App
import ArgumentParser
import Foundation

/// `gata restore`
struct Restore: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Put a backup in the place of the database, and its files into their folder; no server may run on it.")

    @OptionGroup var store: StoreOptions

    @Argument(help: "The archive that gata backup wrote.")
    var file: String

    @Flag(help: "Put aside a database that is there already, under a name with the time.")
    var replace = false

    func run() async throws {
        try Command.show(
            try await Restoring.run(URL(fileURLWithPath: file).path, replaces: replace, store.configuration()))
    }
}
