import Testing

@testable import App

@Suite("An answer that waits to be written")
struct WaitingAnswerTests {
    /// Ana's final, twenty minutes in, with the second question answered rightly.
    private func almostOver(_ site: TestSite) async throws -> (ana: TestBrowser, attempt: String, deadline: Instant) {
        let ana = try await site.signedIn("ana")
        let attempt = try await ana.start("Test final")
        site.clock.advance(by: .minutes(20))
        try await ana.answer(2, of: attempt, ["Foundation", "Core Data"])
        return (ana, attempt, try await site.deadline(of: attempt))
    }

    @Test("counts if it arrived in time, even if the attempt was ended at its deadline meanwhile", arguments: [30_000, 30_001])
    func waited(lateBy: Int64) async throws {
        try await TestSite.run { site in
            let (_, attempt, deadline) = try await almostOver(site)
            let id = ID<Attempt>(text: TestSite.lastPart(attempt))
            let person = try #require(try await PersonStore(database: site.database).find(userName: "ana")).id
            #expect(try await site.attempts.endExpired(at: deadline + .minutes(1)) == 1)
            let snapshot = try #require(try await site.attempts.snapshot(id, of: person, at: deadline + .minutes(1)))
            let saving = try await site.answers.save(
                AnswerChange(answer: .set(.options([2])), isFlagged: false, page: nil), to: snapshot.questions[0].id, in: id,
                of: person,
                arrivedAt: deadline + Milliseconds(count: lateBy))
            let isTaken = lateBy == 30_000
            #expect((saving == .tooLate) == !isTaken)
            let submission = try #require(try await site.submission(of: attempt))
            #expect(submission == ("expired", deadline.milliseconds, isTaken ? 3000 : 1000))
            #expect(try await site.count("answer WHERE arrival <> 'late'") == (isTaken ? 2 : 1))
            #expect(try await site.count("answer") == 2)
        }
    }

    @Test("does not count when Ana has ended the test herself meanwhile")
    func endedByHand() async throws {
        try await TestSite.run { site in
            let (ana, attempt, deadline) = try await almostOver(site)
            try await ana.end(attempt)
            let id = ID<Attempt>(text: TestSite.lastPart(attempt))
            let person = try #require(try await PersonStore(database: site.database).find(userName: "ana")).id
            let snapshot = try #require(try await site.attempts.snapshot(id, of: person, at: deadline))
            let saving = try await site.answers.save(
                AnswerChange(answer: .set(.options([2])), isFlagged: false, page: nil), to: snapshot.questions[0].id, in: id,
                of: person,
                arrivedAt: site.clock.now)
            #expect(saving == .tooLate)
            #expect(try await site.submission(of: attempt)?.earned == 1000)
        }
    }
}
