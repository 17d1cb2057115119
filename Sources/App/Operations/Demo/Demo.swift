import Database

/// The demo institution. Its five accounts have a publicly known password.
public enum Demo {
    public static let accounts = ["student", "teacher", "quality", "office", "admin"]
    public static let password = "gata-demo-2026"

    /// Imports a folder into a database without an institution, and sets the password of the demo accounts. For the demo that
    /// comes with Gata it also adds a year of activity.
    /// - Throws: `ImportMistakes` as `DemoProblem`, with the mistakes in words.
    static func load(_ source: DemoSource, commands: AdminCommands, snapshots: AttemptSnapshotRows) async throws {
        guard try await InstitutionStore(database: commands.database).find() == nil else { return }
        let reply = await commands.answer(.importFolder(path: source.folder, isDryRun: false, removesVanished: false))
        guard !reply.isFailure else { throw DemoProblem.mistakes(reply.lines) }
        let people = PersonStore(database: commands.database)
        for account in accounts {
            guard let person = try await people.find(userName: account) else { continue }
            try await people.setPassword(hash: commands.hasher.hash(password, for: "local"), of: person.id)
        }
        guard source.hasYear else { return }
        try await openServices(commands)
        try await DemoYear(database: commands.database, snapshots: snapshots).play(at: commands.now())
        try await DemoSurvey(database: commands.database, keys: BallotKeyFolder(keys: commands.configuration.keys)).play(
            at: commands.now())
    }

    /// All services for programs are on, so that they can be tried.
    private static func openServices(_ commands: AdminCommands) async throws {
        let institutions = InstitutionStore(database: commands.database)
        var (institution, defaults) = try await institutions.settings()
        institution.services = ServiceSwitches(jsonAPI: true, soap: true, eStudent: true, jsonRPC: true, ownPasswords: true)
        try await institutions.save(institution, defaults)
        commands.institutionChanged(commands.configuration.overriding(institution))
    }

    /// Whether an account still has the publicly known password.
    static func isOpen(_ database: Database, hasher: PasswordHasher) async throws -> Bool {
        let people = PersonStore(database: database)
        for account in accounts {
            let hash = try await people.credentials(userName: account)?.passwordHash
            if try await hasher.verify(password, against: hash, for: "local") { return true }
        }
        return false
    }
}

/// What an empty database is filled with.
public struct DemoSource: Sendable {
    /// An import folder.
    let folder: String
    /// Whether its people get a year of attempts. Only for the demo that comes with Gata, whose people are invented.
    let hasYear: Bool

    public init(folder: String, hasYear: Bool) {
        self.folder = folder
        self.hasYear = hasYear
    }
}

/// Why the demo is not served.
public enum DemoProblem: Error, Equatable {
    /// The folder has mistakes, each in words.
    case mistakes([String])
    /// The demo accounts' password is public, and other machines could connect.
    case reachable(hostname: String)
}
