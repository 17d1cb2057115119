extension AttemptPolicy {
    /// When the next attempt may begin, nil when it may at once.
    func pauseEnd(after attempts: [Attempt], at now: Instant) -> Instant? {
        guard let last = attempts.compactMap({ $0.submission?.endedAt }).max(), last + pause > now else { return nil }
        return last + pause
    }
}

extension Disclosure {
    /// Why a person with these attempts may not see right answers at a moment; nil when they may be seen.
    func waitForAnswers(at now: Instant, attempts: [Attempt], policy: AttemptPolicy) -> Wait? {
        switch answers {
        case .atOnce: return nil
        case .afterLast:
            let isDone = policy.left(after: attempts.count) == 0 && !attempts.contains(where: \.isInProgress)
            return isDone ? nil : .lastAttempt
        case .from(let moment): return now < moment ? .date(moment) : nil
        }
    }
}
