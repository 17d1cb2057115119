import Testing

@testable import App

@Suite("An attempt")
struct AttemptTests {
    private static let deadline = Instant(milliseconds: 5_000)
    private static let graceEnd = Instant(milliseconds: 35_000)

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
        "is open up to its deadline, in grace for 30 seconds, and then over, to the millisecond",
        arguments: [
            (4_999, .open, .inTime), (5_000, .open, .inTime), (5_001, .grace(until: graceEnd), .grace),
            (35_000, .grace(until: graceEnd), .grace), (35_001, .over, .late),
        ] as [(Int64, Attempt.Phase, Arrival)])
    func phases(moment: Int64, phase: Attempt.Phase, arrival: Arrival) {
        let moment = Instant(milliseconds: moment)
        #expect(attempt(deadline: Self.deadline).phase(at: moment) == phase)
        #expect(attempt(deadline: Self.deadline).arrival(at: moment) == arrival)
        #expect(attempt(deadline: Self.deadline).isExpired(at: moment) == (phase == .over))
    }

    @Test(
        "that ended at its deadline still takes an answer that arrived before",
        arguments: [(5_000, .inTime), (35_000, .grace), (35_001, .late)] as [(Int64, Arrival)])
    func afterExpiry(moment: Int64, arrival: Arrival) {
        let expired = attempt(deadline: Self.deadline, ended: .expired)
        #expect(expired.arrival(at: Instant(milliseconds: moment)) == arrival)
    }

    @Test(
        "that the student ended takes only what had arrived before and was still waiting",
        arguments: [(4_999, .inTime), (5_000, .late), (5_001, .late)] as [(Int64, Arrival)])
    func afterSubmission(moment: Int64, arrival: Arrival) {
        for deadline in [Self.deadline, nil] {
            let submitted = attempt(deadline: deadline, ended: .submitted)
            #expect(submitted.arrival(at: Instant(milliseconds: moment)) == arrival)
        }
    }

    @Test("that is over does not expire any more", arguments: [Submission.Reason.submitted, .expired])
    func expiresOnce(reason: Submission.Reason) {
        let ended = attempt(deadline: Self.deadline, ended: reason)
        #expect(!ended.isExpired(at: Instant(milliseconds: 90_000)))
        #expect(!ended.isInProgress)
    }

    @Test("without a deadline never expires")
    func untimed() {
        let quiz = attempt(deadline: nil)
        #expect(quiz.isInProgress)
        #expect(!quiz.isExpired(at: Instant(milliseconds: .max)))
        #expect(quiz.arrival(at: Instant(milliseconds: .max)) == .inTime)
    }
}
