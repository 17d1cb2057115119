/// When the results and the right answers of finished attempts may be seen.
struct Disclosure: Sendable, Equatable {
    /// Mark and statistics.
    let results: Release<Instant>
    /// Right answers and explanations. They also require that results may be seen, and are for quizzes only.
    let answers: Release<Instant>

    static let atOnce = Disclosure(results: .atOnce, answers: .atOnce)
}

/// The reason why something about a finished attempt may not be seen yet.
enum Wait: Sendable, Equatable {
    /// Answers that are on their way may still be accepted.
    case grace(until: Instant)
    /// Others may still be taking the test, at least until this moment.
    case everyone(until: Instant)
    case date(Instant)
    /// The person has attempts left.
    case lastAttempt
    /// The person must first answer a survey about the course.
    case survey(SurveyGate)
}

extension Disclosure {
    /// Why mark and statistics may not be seen at a moment; nil when they may.
    /// - Parameters:
    ///   - busyUntil: the last moment at which an answer of anybody can count.
    ///   - gate: a survey that the person has yet to answer; it matters only when nothing else withholds the results.
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
