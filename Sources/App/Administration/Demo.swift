import Database

/// The demo institution: its three accounts have a password that everybody knows.
public enum Demo {
    public static let accounts = ["student", "teacher", "admin"]
    public static let password = "gata-demo-2026"

    /// Imports a folder into a database that has no institution yet, and gives the demo accounts their password.
    /// - Throws: `ImportMistakes` as `DemoProblem`, with the mistakes in words.
    static func load(folder: String, desk: AdminDesk) async throws {
        guard try await InstitutionStore(database: desk.database).find() == nil else { return }
        let reply = await desk.answer(.importFolder(path: folder, isDryRun: false))
        guard !reply.isFailure else { throw DemoProblem.mistakes(reply.lines) }
        let people = PersonStore(database: desk.database)
        for account in accounts {
            guard let person = try await people.find(userName: account) else { continue }
            try await people.setPassword(hash: desk.hasher.hash(password), of: person.id)
        }
    }

    /// Whether an account can still be entered with the password that everybody knows.
    static func isOpen(_ database: Database, hasher: PasswordHasher) async throws -> Bool {
        let people = PersonStore(database: database)
        for account in accounts {
            let hash = try await people.credentials(userName: account)?.passwordHash
            if try await hasher.verify(password, against: hash) { return true }
        }
        return false
    }
}

/// Why the demo is not served.
public enum DemoProblem: Error, Equatable {
    /// The folder has mistakes, each in words.
    case mistakes([String])
    /// The demo accounts' password is public, and others than this machine could connect.
    case reachable(hostname: String)
}
