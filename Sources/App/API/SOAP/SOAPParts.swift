extension SOAPController {
    /// - Parameters:
    ///   - taking: what attempts are begun and answered with, on pages as well: codes and answers are counted together.
    ///   - entrance: the entrance that calls come through.
    init(_ shared: Shared, _ taking: AttemptsFeature, _ entrance: EntranceMiddleware) {
        let (site, database) = (shared.site, shared.database)
        let numbered = NumberedTestStore(database: database)
        let assessments = shared.assessments
        let topics = TopicNumberStore(database: database)
        self.init(
            site: site, callers: SOAPCallers(people: entrance.people, sessions: shared.signedIn, rates: entrance.rates),
            calls: SOAPCalls(
                people: shared.people,
                accounts: SOAPAccountCalls(
                    site: site, people: shared.people, sessions: shared.sessions, passwords: entrance.people.passwords,
                    hasher: shared.hasher, rates: entrance.rates),
                tests: SOAPTestCalls(numbered: numbered, assessments: assessments, topics: topics),
                attempts: SOAPAttemptCalls(
                    numbered: numbered, assessments: assessments, attempts: shared.attempts, start: taking.start,
                    open: taking.questions, answers: taking.answers, topics: topics),
                results: SOAPResultCalls(
                    site: site, numbered: numbered, attempts: shared.attempts, history: taking.history,
                    open: taking.questions)))
    }
}
