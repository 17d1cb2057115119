import App
import ArgumentParser
import Foundation

/// `gata user`
struct User: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Add an account, set a new password, make a token for programs, or list all accounts.",
        subcommands: [Add.self, Password.self, NewToken.self, List.self])

    struct Add: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Add an account. The password is read from the input.")

        @OptionGroup var store: StoreOptions
        @Argument(help: "Small letters without accents, digits, dots, hyphens, underscores: name.surname.student-number.")
        var userName: String
        @Option(help: "First name.") var name: String
        @Option(help: "Surname.") var surname: String
        @Option(help: "Student number.") var indexNumber: String?
        @Option(help: "E-mail address.") var email: String?
        @Option(parsing: .upToNextOption, help: "student, teacher, quality-office, office, administrator: one or more.")
        var roles: [String] = ["student"]

        func run() async throws {
            let user = AdminRequest.NewUser(
                userName: userName, name: name, surname: surname, indexNumber: indexNumber, email: email, roles: roles,
                password: try TypedPassword.read())
            try await Command.run(.addUser(user), store)
        }
    }

    struct Password: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Set a new password for an account, read from the input, and log it out everywhere.")

        @OptionGroup var store: StoreOptions
        @Argument(help: "The user name.") var userName: String

        func run() async throws {
            try await Command.run(.setPassword(userName: userName, password: try TypedPassword.read()), store)
        }
    }

    struct NewToken: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "token",
            abstract: "Make a token with which programs act for an account, and print it: it is stored nowhere.")

        @OptionGroup var store: StoreOptions
        @Argument(help: "The user name.") var userName: String
        @Option(help: "Rights, separated by commas, such as learn.read, student.write, teach.read, admin.import.")
        var scopes = "learn.read"
        @Option(help: "For how many days it is valid: 1 to 365.") var days = 90
        @Option(help: "What the token is called.") var name = "gata user token"

        func run() async throws {
            let scopes = scopes.split(separator: ",").map { String($0.filter { $0 != " " }) }
            try await Command.run(.makeToken(userName: userName, name: name, scopes: scopes, days: days), store)
        }
    }

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "List all accounts: number, user name, name, student number, roles, separated by tabs.")

        @OptionGroup var store: StoreOptions

        func run() async throws {
            try await Command.run(.listUsers, store)
        }
    }
}

/// Reads a password that is typed without being shown, or piped in. It is not accepted as an argument, because other users of the
/// machine can read those.
enum TypedPassword {
    static func read() throws -> String {
        guard isatty(STDIN_FILENO) == 1 else {
            guard let line = readLine() else { throw ValidationError("No password on the input.") }
            return line
        }
        var settings = termios()
        tcgetattr(STDIN_FILENO, &settings)
        var silent = settings
        silent.c_lflag &= ~tcflag_t(ECHO)
        FileHandle.standardError.write(Data("Password: ".utf8))
        tcsetattr(STDIN_FILENO, TCSANOW, &silent)
        let line = readLine()
        tcsetattr(STDIN_FILENO, TCSANOW, &settings)
        FileHandle.standardError.write(Data("\n".utf8))
        guard let line else { throw ValidationError("No password on the input.") }
        return line
    }
}
