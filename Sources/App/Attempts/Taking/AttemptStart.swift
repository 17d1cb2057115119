/// Starts attempts for people and for programs, and slows down the guessing of access codes.
struct AttemptStart: Sendable {
    let attempts: AttemptStore
    let throttle: AccessCodeThrottle

    enum Outcome: Sendable, Equatable {
        case done(AttemptStore.Start)
        /// Too many wrong codes; the next is looked at after so many seconds.
        case tooManyTries(wait: Int)
    }

    /// Starts an attempt, or gives the one in progress. Nil when this person may not see the test.
    /// - Parameters:
    ///   - details: the test.
    ///   - code: the access code as it was typed.
    func start(
        _ details: AssessmentStore.Details, code: String, for viewer: Viewer, at now: Instant
    ) async throws -> Outcome? {
        let id = details.entry.assessment.id
        let isGuess = !code.isEmpty && details.asksForCode(at: now)
        let wait = isGuess ? await throttle.admit(viewer.id, id) : 0
        guard wait == 0 else { return .tooManyTries(wait: wait) }
        let seed = Int64.random(in: .min ... .max)
        guard let start = try await attempts.start(id, for: viewer, code: code, seed: seed, at: now) else { return nil }
        switch start {
        case .begun, .running, .alreadyEnded: await throttle.recordSuccess(viewer.id, id)
        case .locked, .wrongCode, .notEnrolled: break
        }
        return .done(start)
    }
}
