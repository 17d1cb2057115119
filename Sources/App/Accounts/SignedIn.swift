/// Finds the person of a session token, by the rules of `Session`.
struct SignedIn: Sendable {
    let sessions: SessionStore
    /// The attempts that the person is in the middle of; the feature that owns attempts supplies them.
    let holds: @Sendable (ID<Person>) async throws -> [SessionHold]

    /// The person of a token at a moment; nil when the session is not valid.
    func viewer(_ token: SessionToken, at now: Instant) async throws -> Viewer? {
        guard let found = try sessions.find(digest: token.digest),
            try await isValid(found.session, at: now)
        else { return nil }
        if found.session.needsTouch(at: now) { try await sessions.touch(found.session.id, at: now) }
        return found.viewer
    }

    /// Asks for attempts in progress only when the session would otherwise be invalid.
    func isValid(_ session: Session, at now: Instant) async throws -> Bool {
        if session.isValid(at: now, holds: []) { return true }
        return session.isValid(at: now, holds: try await holds(session.person))
    }
}
