import Database
import Foundation
import Logging

/// Executes the requests of the command line, inside the only process that writes.
struct AdminCommands: Sendable {
    let database: Database
    let hasher: PasswordHasher
    let catalogues: Catalogues
    let configuration: Configuration
    let now: @Sendable () -> Instant
    /// Called after an import, so that a running site uses the institution's new settings.
    let institutionChanged: @Sendable (Institution) -> Void
    /// Whether the site is being served at the same time. Then heavy work has a lower priority.
    var isServing = false
    /// Gives the free space on the disk of a path.
    var space: @Sendable (String) -> DiskSpace? = { DiskSpace(at: $0) }

    /// Executes a request. A failure is also a reply, in words.
    func answer(_ request: AdminRequest) async -> AdminReply {
        do {
            switch request {
            case .importFolder(let path, let isDryRun, let removesVanished, let overwrites):
                return try await ImportWorkflow(commands: self, strings: strings()).run(
                    path, isDryRun: isDryRun, removesVanished: removesVanished, overwrites: ImportOverwrites(overwrites))
            case .addUser(let user): return try await add(user)
            case .setPassword(let userName, let password): return try await setPassword(userName, password)
            case .makeToken(let userName, let name, let scopes, let days):
                return try await makeToken(NewTokenForm(name: name, scopes: scopes, days: "\(days)"), for: userName)
            case .listUsers: return try await listUsers()
            case .exportCourse(let key, let path):
                return try await ExportWorkflow(
                    exports: CourseExportStore(database: database, parts: allCourseExports),
                    files: FileFolder(path: configuration.files),
                    strings: strings()
                ).write(key, to: path)
            case .backup(let path): return try await backup(path)
            }
        } catch {
            if let problem = Problem(error), problem.retryAfter != nil, let strings = try? await strings() {
                return AdminReply([strings(problem.keys.sentence)], isFailure: true)
            }
            return AdminReply([(try? await strings("admin.failed", ["error": "\(error)"])) ?? "\(error)"], isFailure: true)
        }
    }

    /// Says that a new database was created.
    func madeDatabase() async -> String {
        let path = configuration.database
        return (try? await strings("admin.database-made", ["path": path])) ?? path
    }

    private func add(_ user: AdminRequest.NewUser) async throws -> AdminReply {
        let strings = try await strings()
        let userName = UserName.folded(user.userName)
        let roles = Set(user.roles.compactMap(Role.init(rawValue:)))
        guard UserName.isValid(userName) else {
            return AdminReply([strings("mistake.user-name", ["value": userName])], isFailure: true)
        }
        guard !roles.isEmpty, roles.count == Set(user.roles).count else {
            let all = Role.allCases.map(\.rawValue).joined(separator: ", ")
            return AdminReply([strings("mistake.roles", ["roles": all])], isFailure: true)
        }
        if let number = user.indexNumber,
            try await PersonStore(database: database).all().contains(where: { $0.indexNumber == number })
        {
            return AdminReply([strings("admin.index-number-taken", ["value": number])], isFailure: true)
        }
        if let objection = PasswordRules.objection(to: user.password, context: [userName]) {
            return AdminReply([strings(objection)], isFailure: true)
        }
        let added = try await PersonStore(database: database).add(
            userName: userName, name: user.name, surname: user.surname, indexNumber: user.indexNumber,
            email: user.email, roles: roles, passwordHash: hasher.hash(user.password, for: "local"), at: now())
        return added == nil
            ? AdminReply([strings("admin.user-exists", ["user": userName])], isFailure: true)
            : AdminReply([strings("admin.user-added", ["user": userName])])
    }

    private func setPassword(_ typedName: String, _ password: String) async throws -> AdminReply {
        let strings = try await strings()
        let userName = UserName.folded(typedName)
        let people = PersonStore(database: database)
        guard let person = try await people.find(userName: userName) else {
            return AdminReply([strings("admin.no-user", ["user": userName])], isFailure: true)
        }
        if let objection = PasswordRules.objection(to: password, context: [userName]) {
            return AdminReply([strings(objection)], isFailure: true)
        }
        try await people.changePassword(
            hash: hasher.hash(password, for: "local"), of: person.id, in: nil, endsTokens: true,
            at: now())
        return AdminReply([strings("admin.password-set", ["user": userName])])
    }

    /// The secret is the only line, so that a script can take it.
    private func makeToken(_ form: NewTokenForm, for typedName: String) async throws -> AdminReply {
        let strings = try await strings()
        let userName = UserName.folded(typedName)
        guard let person = try await PersonStore(database: database).find(userName: userName) else {
            return AdminReply([strings("admin.no-user", ["user": userName])], isFailure: true)
        }
        let unknown = (form.scopes ?? []).filter { TokenScope(rawValue: $0) == nil }
        guard unknown.isEmpty else {
            let all = TokenScope.open(to: person.roles).sorted().map(\.rawValue).joined(separator: ", ")
            return AdminReply([strings("admin.unknown-scope", ["scopes": all])], isFailure: true)
        }
        do {
            let plan = try form.plan(for: person.roles)
            let secret = try await AccessTokenStore(database: database).make(plan, for: person.id, at: now())
            return AdminReply([secret.text])
        } catch let errors as FormErrors {
            return AdminReply(errors.items.map { strings($0.key, $0.values) }, isFailure: true)
        }
    }

    private func listUsers() async throws -> AdminReply {
        let strings = try await strings()
        return AdminReply(
            try await PersonStore(database: database).all().map { person in
                [
                    String(person.number), person.userName, person.fullName, person.indexNumber ?? "-",
                    person.roles.sorted().map(\.rawValue).joined(separator: " ")
                        + (person.isPutAway ? " " + strings("admin.put-away") : "")
                        + (person.isDisabled ? " " + strings("admin.disabled") : ""),
                ].joined(separator: "\t")
            })
    }

    private func backup(_ path: String) async throws -> AdminReply {
        let maker = BackupMaker(database: database, configuration: configuration, leavesRoom: isServing)
        return try await BackupWorkflow(maker: maker, keys: configuration.keys, now: now).keep(path, strings())
    }

    private func strings() async throws -> Strings {
        let institution = configuration.overriding(try await InstitutionStore(database: database).find() ?? .unnamed)
        return Strings(
            catalogue: catalogues[institution.language],
            formats: Formats(language: institution.language, zone: institution.zone))
    }

    private func strings(_ key: String, _ values: [String: String]) async throws -> String {
        try await strings()(key, values)
    }
}
