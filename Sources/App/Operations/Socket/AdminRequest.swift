/// What `gata` on the command line asks for: of the running server, or of the file itself when no server runs.
public enum AdminRequest: Codable, Sendable {
    /// Reads a folder, or a zip archive of one, and brings the database in line with it. What was changed in the browser stays, but for
    /// what `overwrites` names.
    case importFolder(path: String, isDryRun: Bool, removesVanished: Bool, overwrites: [String] = [])
    case addUser(NewUser)
    case setPassword(userName: String, password: String)
    case listUsers
    /// Writes a course as an import folder into an archive.
    case exportCourse(key: String, path: String)
    /// Keeps the database and its files in one archive.
    case backup(path: String)

    /// Whether it makes a database where there is none.
    var makesDatabase: Bool {
        if case .importFolder = self { true } else { false }
    }

    var isDryRun: Bool {
        if case .importFolder(_, let isDryRun, _, _) = self { isDryRun } else { false }
    }

    /// An account to add.
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

/// What came of it, ready to print.
public struct AdminReply: Codable, Sendable, Equatable {
    public let lines: [String]
    public let isFailure: Bool

    init(_ lines: [String], isFailure: Bool = false) {
        self.lines = lines
        self.isFailure = isFailure
    }
}
