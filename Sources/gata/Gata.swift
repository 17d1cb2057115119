import App
import ArgumentParser
import Database
import Foundation

/// The program `gata`.
@main
struct Gata: AsyncParsableCommand {
    static let version = Version.current

    static let configuration = CommandConfiguration(
        commandName: "gata",
        abstract: "A course on a phone, from design to the last mark.",
        version: version,
        subcommands: [Serve.self, Import.self, Export.self, User.self, Backup.self, Restore.self])

    static func main() async {
        // Files that this program creates are readable only by its user, because the database contains answers and password
        // hashes.
        umask(0o077)
        do {
            var command = try parseAsRoot(DemoArgument.completed(Array(CommandLine.arguments.dropFirst())))
            if var asynchronous = command as? any AsyncParsableCommand {
                try await asynchronous.run()
            } else {
                try command.run()
            }
        } catch let problem as DatabaseProblem where problem.isFailureOfTheDisk {
            FileHandle.standardError.write(Data("Error: \(Explanation.of(problem))\n".utf8))
            // EX_SOFTWARE of sysexits.h, so that a service manager restarts the process.
            exit(withError: ExitCode(70))
        } catch {
            exit(withError: Explanation.of(error))
        }
    }
}

/// `--demo` without a value means the demo that comes with Gata.
enum DemoArgument {
    static func completed(_ arguments: [String]) -> [String] {
        guard let index = arguments.firstIndex(of: "--demo") else { return arguments }
        if let next = arguments.dropFirst(index + 1).first, !next.hasPrefix("-") { return arguments }
        var completed = arguments
        completed[index] = "--demo=" + DemoArgument.own
        return completed
    }

    /// The value that means the demo that comes with Gata.
    static let own = "@own"
}
