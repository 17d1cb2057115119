/// What may be seen of finished attempts, and when.
struct Disclosure: Sendable, Equatable {
    /// Mark and statistics.
    let results: Release<Instant>
    /// Right answers and explanations, where results may be seen; only ever of a quiz.
    let answers: Release<Instant>

    static let atOnce = Disclosure(results: .atOnce, answers: .atOnce)
}

/// Why something about an attempt that has ended may not be seen yet.
enum Wait: Sendable, Equatable {
    /// Answers may still be under way.
    case grace(until: Instant)
    /// Somebody may be in the middle of the test, at least until then.
    case everyone(until: Instant)
    case date(Instant)
    /// The person has attempts left.
    case lastAttempt
    /// A survey about the course asks first.
    case survey(SurveyGate)
}

extension Disclosure {
    /// Why mark and statistics may not be seen at a moment; nil when they may.
    /// - Parameters:
    ///   - busyUntil: the last moment at which an answer of anybody can count.
    ///   - gate: a survey that the person has not passed; it matters where nothing else keeps the results.
    func waitForResults(at now: Instant, busyUntil: Instant?, gate: SurveyGate?) -> Wait? {
        switch results {
        case .afterLast:
            if let busyUntil, now <= busyUntil { return .everyone(until: busyUntil) }
        case .from(let moment):
            if now < moment { return .date(moment) }
        case .atOnce: break
        }
        guard let gate, gate.isShut(at: now) else { return nil }
        return .survey(gate)
    }
}
