import App
import ArgumentParser
import Database

/// Turns errors at the start into sentences that say what to do.
enum Explanation {
    static func of(_ error: any Error) -> any Error {
        switch error {
        case let problem as DatabaseProblem: ExplainedError(sentence(problem))
        case let problem as ConfigurationProblem: ExplainedError(sentence(problem))
        case let problem as DemoProblem: ExplainedError(sentence(problem))
        case let failure as AdminClientFailure: ExplainedError(failure.sentence)
        case let problem as OwnershipProblem: ExplainedError(problem.sentence(command))
        default: error
        }
    }

    /// `gata` and the name of the command, without its arguments.
    private static var command: String {
        "gata " + CommandLine.arguments.dropFirst().prefix { !$0.hasPrefix("-") }.prefix(1).joined()
    }

    private static func sentence(_ problem: DatabaseProblem) -> String {
        switch problem {
        case .inUse(let path):
            let owner = DatabaseLock.owner(databasePath: path).map { " (process \($0))" } ?? ""
            return "Another Gata\(owner) is using the database \(path). Stop it first, or choose another with --database."
        case .notWritable(let path):
            return "The database \(path) cannot be written. Check the folder, its owner and its permissions."
        case .notADatabase(let path):
            return "\(path) is not a database, or it is damaged. Nothing was changed in it."
        case .foreign(let path):
            return "\(path) belongs to another program: it has tables, or a mark, that are not Gata's. Nothing was changed in it."
        case .missing(let path):
            return "There is no database \(path). gata import FOLDER creates one from an institution folder, "
                + "and gata serve --demo one with the demo."
        case .newerSchema(let path, let migration):
            return "The database \(path) was made by a newer Gata (\(migration)). Use that version, or an earlier backup."
        case .notDurable(let setting):
            return "The database does not save reliably (\(setting)). Gata does not start with it."
        case .cannotOpen(let path, let reason):
            return "The database \(path) cannot be opened: \(reason)."
        case .busy:
            return "The server is too busy to save this. Try again in a few seconds."
        case .full:
            return "The disk is full. Nothing was saved."
        case .stopped(let reason):
            return
                "The disk failed while something was being saved, so nothing more is saved: \(reason). What was saved before "
                + "is in the database. Start Gata again when the disk works."
        case .closed:
            return "The database was closed before this was saved."
        }
    }

    private static func sentence(_ problem: ConfigurationProblem) -> String {
        switch problem {
        case .templates(let what):
            return "A template is missing or broken: \(what). Name the folder with --templates."
        case .publicFiles(let what):
            return "A public file is missing: \(what). Name the folder with --public."
        case .certificate(let what):
            return "The certificate or its key cannot be used: \(what)."
        case .secretKey(let path, let reason):
            return "The key \(path) cannot be used: \(reason). Restore a copy of it, or name its folder with "
                + "--keys. Gata creates a new one only where there is none."
        case .databasePathTooLong(let most):
            return
                "The path of the database is too long: \(most) bytes at most, because the socket of the command line is beside it. "
                + "Choose a shorter folder with --database, or name the database from the folder in which Gata is started."
        case .portTaken(let hostname, let port):
            return "Port \(port) on \(hostname) is taken by another program. Choose another with --port (make run PORT=8081)."
        case .addressUnavailable(let hostname, let port):
            return "This machine cannot listen on \(hostname), port \(port)."
        }
    }

    private static func sentence(_ problem: DemoProblem) -> String {
        switch problem {
        case .mistakes(let lines):
            return "The demo folder has mistakes:\n" + lines.joined(separator: "\n")
        case .reachable(let hostname):
            return "The database has demo accounts, whose password is public, so it is not served on \(hostname). "
                + "Set new passwords (gata user password), or add --demo-on-network."
        }
    }
}

/// An error that prints as its sentence.
struct ExplainedError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
