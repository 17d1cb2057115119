/// Finds who a session token belongs to, by the rules of `Session`.
struct SignedIn: Sendable {
    let sessions: SessionStore
    /// What the person is in the middle of; the feature that knows says it.
    let holds: @Sendable (ID<Person>) async throws -> [SessionHold]

    /// The person of a token at a moment, nil when the session is over or never was.
    func viewer(_ token: SessionToken, at now: Instant) async throws -> Viewer? {
        guard let found = try sessions.find(digest: token.digest),
            try await isValid(found.session, at: now)
        else { return nil }
        if found.session.needsTouch(at: now) { try await sessions.touch(found.session.id, at: now) }
        return found.viewer
    }

    /// Asks about engagements only when the session would otherwise be over.
    func isValid(_ session: Session, at now: Instant) async throws -> Bool {
        if session.isValid(at: now, holds: []) { return true }
        return session.isValid(at: now, holds: try await holds(session.person))
    }
}
