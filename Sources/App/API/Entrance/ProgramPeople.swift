import Foundation
import Hummingbird

/// Finds whom a program acts for: by a token, or by the account's own password where the institution allows it.
struct ProgramPeople: Sendable {
    let site: Site
    let tokens: AccessTokenStore
    let passwords: ProgramPasswords
    /// Of tokens that are none; that of passwords knows nothing of them.
    let throttle: SignInThrottle

    struct Program: Sendable {
        let person: Viewer
        let scopes: Set<TokenScope>
    }

    /// Nil when the program has sent nothing to sign in with.
    /// - Parameter sessions: finds sessions whose keys are taken as well; nil where only tokens are taken.
    /// - Throws: `ServiceRefusal` for what signs nobody in.
    func program(of request: Request, by sessions: SignedIn?, _ context: VisitorContext) async throws -> Program? {
        guard let sent = SentCredentials(request.headers[.authorization]) else { return nil }
        try requireSafe(context)
        switch sent {
        case .bearer(let text):
            if let sessions { return try await program(named: text, by: sessions, context) }
            return try await program(token: text, of: nil, context)
        case .basic(let userName, let secret):
            try refuseOtherSites(request)
            return try await program(userName: userName, secret: secret, context)
        case .unknown: throw ServiceRefusal(.wrongCredentials)
        }
    }

    /// The same for a text in a message itself: the key of a session that a service began, or a token.
    /// - Throws: `ServiceRefusal` for what signs nobody in.
    func program(named text: String, by sessions: SignedIn, _ context: VisitorContext) async throws -> Program {
        try requireSafe(context)
        guard text.utf8.count <= SentCredentials.longest else { throw ServiceRefusal(.wrongCredentials) }
        if TokenSecret(text) != nil { return try await program(token: text, of: nil, context) }
        guard let person = try await sessions.viewer(SessionToken(text: text), at: context.arrivedAt) else {
            try await refuse(text, context)
        }
        return Program(person: person, scopes: TokenScope.open(to: person.roles))
    }

    /// The same for a user name with a token, or with the account's own password where the institution allows that.
    /// - Throws: `ServiceRefusal` for what signs nobody in.
    func program(userName: String, secret: String, _ context: VisitorContext) async throws -> Program {
        if TokenSecret(secret) != nil { return try await program(token: secret, of: UserName.folded(userName), context) }
        guard site.institution.services.ownPasswords else { throw ServiceRefusal(.wrongCredentials) }
        let person = try await passwords.person(UserName.folded(userName), secret, context).viewer
        return Program(person: person, scopes: TokenScope.open(to: person.roles))
    }

    /// Checks that a secret in a message could be read by nobody on its way.
    /// - Throws: `ServiceRefusal`
    func requireSafe(_ context: VisitorContext) throws {
        guard isSafe(context) else { throw ServiceRefusal(.notSecure) }
    }

    /// - Parameter userName: the name that was sent with it; nil for none.
    private func program(token text: String, of userName: String?, _ context: VisitorContext) async throws -> Program {
        if let secret = TokenSecret(text), let found = try tokens.find(digest: secret.digest),
            found.token.isValid(at: context.arrivedAt), userName == nil || userName == found.viewer.userName
        {
            if found.token.needsTouch(at: context.arrivedAt) { try await tokens.touch(found.token.id, at: context.arrivedAt) }
            return Program(person: found.viewer, scopes: found.token.scopes.filter { $0.isOpen(to: found.viewer.roles) })
        }
        try await refuse(text, context)
    }

    /// Nobody guesses a token, but programs repeat one that is over again and again: that costs them time, and nobody else.
    private func refuse(_ text: String, _ context: VisitorContext) async throws -> Never {
        let source = SignInThrottle.Source(
            account: ContentDigest("token:" + text).hexadecimal, address: context.address, knownBrowser: nil)
        let wait = await throttle.admit(source)
        throw wait == 0 ? ServiceRefusal(.wrongCredentials) : ServiceRefusal(.tooMany, seconds: wait)
    }

    /// Secrets come over TLS, or do not leave this machine.
    private func isSafe(_ context: VisitorContext) -> Bool {
        site.cookies.isSecure || LocalAddress.isOfThisMachine(context.address)
    }

    /// A browser that was once given name and password sends them with whatever another site makes it ask.
    private func refuseOtherSites(_ request: Request) throws {
        let verdict = CrossOriginMiddleware.verdict(headers: request.headers, origin: site.origin(of: request))
        // Programs say nothing of an origin. A browser whose page has none of its own, as in a closed frame, says "null".
        if verdict == .otherOrigin || (verdict == .unknown && request.headers[.origin] != nil) { throw Problem.forged }
    }
}

/// Tells addresses of this machine from others.
enum LocalAddress {
    static func isOfThisMachine(_ address: String) -> Bool {
        let plain = AddressBlock.name(of: address)
        // "local" stands for a request that came over no network.
        return plain.hasPrefix("127.") || address == "::1" || address == "local"
    }
}
