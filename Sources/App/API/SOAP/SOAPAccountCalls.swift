/// Signs people in and out, and changes their passwords.
struct SOAPAccountCalls: Sendable {
    let site: Site
    let people: PersonStore
    let sessions: SessionStore
    let passwords: ProgramPasswords
    let hasher: PasswordHasher
    let rates: RequestRates

    /// Begins a session like one of a browser, under a name of its own.
    func signIn(_ arguments: SOAPArguments, _ context: ServiceContext) async throws -> SOAPValue {
        let userName = UserName.folded(try arguments.text("utilizator"))
        let (viewer, verified) = try await passwords.person(userName, try arguments.text("parola"), context.visitor)
        // A password that is remembered costs nothing, but each call makes a session.
        if let wait = rates.count(viewer).wait { throw ServiceRefusal(.tooMany, seconds: wait) }
        guard let person = try await people.find(viewer.id) else { throw ServiceRefusal(.wrongCredentials) }
        let token = SessionToken.random()
        let isStarted = try await sessions.start(
            verified, .init(digest: token.digest, browser: BrowserName.service1), replacing: nil, at: context.arrivedAt)
        guard isStarted else { throw ServiceRefusal(.wrongCredentials) }
        return .record([
            "idUser": .int(person.number), "nume": .text(viewer.fullName),
            "rol": .text(viewer.roles.sorted().map(\.rawValue).joined(separator: " ")), "jeton": .text(token.text),
        ])
    }

    /// Ends the session of the call; false when it was signed in otherwise.
    func signOut(_ caller: ProgramContext) async throws -> SOAPValue {
        guard let session = caller.person.session else { return .flag(false) }
        return .flag(try await sessions.end(session, of: caller.person.id, at: caller.arrivedAt))
    }

    /// Stores a new password, and ends all that the old one opened: the session of the call as well.
    func changePassword(_ arguments: SOAPArguments, _ caller: ProgramContext) async throws -> SOAPValue {
        let (old, new, person) = (try arguments.text("parolaVeche"), try arguments.text("parolaNoua"), caller.person)
        // Whoever has only a token gets no more by it.
        if case .token = person.admission { throw ServiceRefusal(.scopeTooSmall) }
        let words = PasswordRules.context(
            userName: person.userName, fullName: person.fullName, institution: site.institution.name)
        if let objection = PasswordRules.objection(to: new, context: words) {
            throw ServiceRefusal(.invalid, errors: [.init(field: "parolaNoua", key: objection)])
        }
        let verified = try await passwords.person(person.userName, old, caller.visitor).verified
        guard verified.person == person.id else { throw ServiceRefusal(.wrongCredentials) }
        let isChanged = try await people.changePassword(
            hash: hasher.hash(new, for: SignInThrottle.Source.line(ofKnown: person.userName)), of: person.id,
            insteadOf: verified, in: nil, endsTokens: true, at: caller.arrivedAt)
        guard isChanged else { throw ServiceRefusal(.wrongCredentials) }
        return .flag(true)
    }
}
