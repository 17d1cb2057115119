/// Begins and ends sessions of programs.
struct RPCSessionCalls: Sendable {
    let sessions: SessionStore
    let entrance: ProgramPeople
    let rates: RequestRates

    /// Begins a session like one of a browser, under a name of its own.
    func open(_ arguments: RPCArguments, _ context: ServiceContext) async throws -> RPCValue {
        try entrance.requireSafe(context.visitor)
        let userName = UserName.folded(try arguments.need("user"))
        let password = try arguments.need("password")
        let (viewer, verified) = try await entrance.passwords.person(userName, password, context.visitor)
        // A password that is remembered costs nothing, but each call makes a session.
        if let wait = rates.count(viewer).wait { throw ServiceRefusal(.tooMany, seconds: wait) }
        let token = SessionToken.random()
        let isStarted = try await sessions.start(
            verified, .init(digest: token.digest, browser: BrowserName.jsonRPC), replacing: nil, at: context.arrivedAt)
        guard isStarted else { throw ServiceRefusal(.wrongCredentials) }
        return .record([
            "token": .text(token.text), "name": .text(viewer.fullName),
            "roles": .texts(viewer.roles.sorted().map(\.rawValue)),
            "scopes": .texts(TokenScope.open(to: viewer.roles).sorted().map(\.rawValue)),
        ])
    }

    /// Ends the session of the call; false when it was signed in otherwise.
    func close(_ caller: RPCCaller) async throws -> RPCValue {
        guard let session = caller.person.session else { return .flag(false) }
        return .flag(try await sessions.end(session, of: caller.person.id, at: caller.now))
    }
}
