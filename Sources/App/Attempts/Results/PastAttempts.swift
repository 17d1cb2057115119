/// A person's ended attempts at one test, the newest first.
struct PastAttempts: Equatable, Sendable {
    struct Item: Equatable, Sendable {
        let href: String
        let when: String
        /// Nil while results may not be seen.
        let mark: String?
    }

    let attempts: [Item]

    /// Nil when there are none besides `except`.
    init?(_ all: [Attempt], except: ID<Attempt>?, showsMarks: Bool, strings: Strings) {
        attempts = all.reversed().filter { $0.id != except }.compactMap { attempt in
            attempt.submission.map { submission in
                Item(
                    href: AttemptRoutes.results(of: attempt.id),
                    when: strings.formats.dayAndClock(submission.endedAt),
                    mark: showsMarks ? submission.mark.text(possible: submission.outcome.possible, strings) : nil)
            }
        }
        if attempts.isEmpty { return nil }
    }
}
