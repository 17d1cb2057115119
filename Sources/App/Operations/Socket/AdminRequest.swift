/// A request of the command line, to the running server or, when none runs, to the database itself.
public enum AdminRequest: Codable, Sendable {
    /// Imports a folder, or a zip archive of one. What was changed in the browser stays, except what `overwrites` names.
    case importFolder(path: String, isDryRun: Bool, removesVanished: Bool, overwrites: [String] = [])
    case addUser(NewUser)
    case setPassword(userName: String, password: String)
    /// Makes a token for programs, for a number of days.
    case makeToken(userName: String, name: String, scopes: [String], days: Int)
    case listUsers
    /// Exports a course into an archive of its import folder.
    case exportCourse(key: String, path: String)
    /// Makes a backup of the database and its files.
    case backup(path: String)

    /// Whether it creates a database where there is none.
    var makesDatabase: Bool {
        if case .importFolder = self { true } else { false }
    }

    var isDryRun: Bool {
        if case .importFolder(_, let isDryRun, _, _) = self { isDryRun } else { false }
    }

    /// A new account.
    public struct NewUser: Codable, Sendable {
        public let userName: String
        public let name: String
        public let surname: String
        public let indexNumber: String?
        public let email: String?
        public let roles: [String]
        public let password: String

        public init(
            userName: String, name: String, surname: String, indexNumber: String?, email: String?, roles: [String],
            password: String
        ) {
            self.userName = userName
            self.name = name
            self.surname = surname
            self.indexNumber = indexNumber
            self.email = email
            self.roles = roles
            self.password = password
        }
    }
}

/// The result of a request, ready to print.
public struct AdminReply: Codable, Sendable, Equatable {
    public let lines: [String]
    public let isFailure: Bool

    init(_ lines: [String], isFailure: Bool = false) {
        self.lines = lines
        self.isFailure = isFailure
    }
}
