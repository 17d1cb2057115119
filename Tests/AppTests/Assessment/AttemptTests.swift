import Testing

@testable import App

@Suite("An attempt")
struct AttemptTests {
    private static let deadline = Instant(milliseconds: 5_000)

    private func attempt(deadline: Instant?, ended reason: Submission.Reason? = nil) -> Attempt {
        let outcome = Outcome.marking([], answers: [:])
        return Attempt(
            id: ID(text: "a"), assessment: ID(text: "t"), person: ID(text: "p"), ordinal: 1, revision: ID(text: "r"), seed: 1,
            startedAt: Instant(milliseconds: 0), deadline: deadline,
            submission: reason.map {
                Submission(
                    endedAt: Self.deadline, reason: $0, outcome: outcome, mark: Mark(scheme: .points, thousandths: 0))
            })
    }

    @Test(
        "takes answers up to its deadline, to the millisecond",
        arguments: [(4_999, true), (5_000, true), (5_001, false)] as [(Int64, Bool)])
    func takesAnswers(arrival: Int64, isTaken: Bool) {
        let arrivedAt = Instant(milliseconds: arrival)
        #expect(attempt(deadline: Self.deadline).takesAnswer(arrivedAt: arrivedAt) == isTaken)
        #expect(attempt(deadline: Self.deadline).isExpired(at: arrivedAt) == !isTaken)
    }

    @Test(
        "that ended at its deadline still takes an answer that arrived before",
        arguments: [(5_000, true), (5_001, false)] as [(Int64, Bool)])
    func afterExpiry(arrival: Int64, isTaken: Bool) {
        let expired = attempt(deadline: Self.deadline, ended: .expired)
        #expect(expired.takesAnswer(arrivedAt: Instant(milliseconds: arrival)) == isTaken)
    }

    @Test(
        "that the student ended takes only what had arrived before and was still waiting",
        arguments: [(4_999, true), (5_000, false), (5_001, false)] as [(Int64, Bool)])
    func afterSubmission(arrival: Int64, isTaken: Bool) {
        for deadline in [Self.deadline, nil] {
            let submitted = attempt(deadline: deadline, ended: .submitted)
            #expect(submitted.takesAnswer(arrivedAt: Instant(milliseconds: arrival)) == isTaken)
        }
    }

    @Test("that is over does not expire any more", arguments: [Submission.Reason.submitted, .expired])
    func expiresOnce(reason: Submission.Reason) {
        let ended = attempt(deadline: Self.deadline, ended: reason)
        #expect(!ended.isExpired(at: Instant(milliseconds: 9_000)))
        #expect(!ended.isInProgress)
    }

    @Test("without a deadline never expires")
    func untimed() {
        let quiz = attempt(deadline: nil)
        #expect(quiz.isInProgress)
        #expect(!quiz.isExpired(at: Instant(milliseconds: .max)))
        #expect(quiz.takesAnswer(arrivedAt: Instant(milliseconds: .max)))
    }
}
