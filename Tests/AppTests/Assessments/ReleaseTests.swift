import Testing

@testable import App

@Suite("What may be seen, and when")
struct ReleaseTests {
    private static let noon = Instant(milliseconds: 1_000_000)
    private static let justBefore = Instant(milliseconds: 999_999)
    private static let justAfter = Instant(milliseconds: 1_000_001)

    private func attempts(ended: Int, running: Int = 0) -> [Attempt] {
        let submission = SampleSnapshot.submission()
        return (0..<ended + running).map {
            SampleSnapshot.attempt(.quiz, ordinal: $0 + 1, submission: $0 < ended ? submission : nil)
        }
    }

    @Test("results at once wait for nothing, not even for others")
    func atOnce() {
        let disclosure = Disclosure(results: .atOnce, answers: .atOnce)
        #expect(disclosure.waitForResults(at: Self.noon, busyUntil: Self.justAfter, gate: nil) == nil)
        #expect(disclosure.waitForResults(at: Self.noon, busyUntil: nil, gate: nil) == nil)
    }

    @Test(
        "results after everyone wait for the last moment at which an answer of anybody can count, that moment included",
        arguments: [(justBefore, nil), (noon, Wait.everyone(until: noon)), (justAfter, .everyone(until: justAfter))]
            as [(Instant, Wait?)])
    func afterEveryone(busyUntil: Instant, wait: Wait?) {
        let disclosure = Disclosure(results: .afterLast, answers: .atOnce)
        #expect(disclosure.waitForResults(at: Self.noon, busyUntil: busyUntil, gate: nil) == wait)
        #expect(disclosure.waitForResults(at: Self.noon, busyUntil: nil, gate: nil) == nil)
    }

    @Test(
        "from a date on is from its first millisecond on",
        arguments: [(justBefore, nil), (noon, nil), (justAfter, Wait.date(justAfter))] as [(Instant, Wait?)])
    func fromADate(moment: Instant, wait: Wait?) {
        let disclosure = Disclosure(results: .from(moment), answers: .from(moment))
        #expect(disclosure.waitForResults(at: Self.noon, busyUntil: Self.justAfter, gate: nil) == wait)
        #expect(disclosure.waitForAnswers(at: Self.noon, attempts: [], policy: .sample(allowed: 1)) == wait)
    }

    @Test(
        "right answers after the last attempt wait until there are no more attempts, and none is going on",
        arguments: [(1, 0, 1, true), (1, 0, 2, false), (1, 1, 2, false), (2, 0, 2, true), (3, 0, 2, true), (2, 1, 2, false)])
    func afterTheLast(ended: Int, running: Int, allowed: Int, isThere: Bool) {
        let disclosure = Disclosure(results: .atOnce, answers: .afterLast)
        let wait = disclosure.waitForAnswers(
            at: Self.noon, attempts: attempts(ended: ended, running: running), policy: .sample(allowed: allowed))
        #expect(wait == (isThere ? nil : .lastAttempt))
    }

    @Test("with as many attempts as one likes there is no last one")
    func withoutEnd() {
        let disclosure = Disclosure(results: .atOnce, answers: .afterLast)
        let wait = disclosure.waitForAnswers(at: Self.noon, attempts: attempts(ended: 9), policy: .sample(allowed: nil))
        #expect(wait == .lastAttempt)
    }

    /// Until when somebody may be busy with a test of the sample, as an import and the attempts there say it.
    private func busyUntil(_ site: TestSite, _ key: String = "final") async throws -> Instant? {
        let now = site.clock.now
        return try await site.database.read { tx in
            let tests = try AssessmentRows.assessments(tx, where: "assessment.assessment_key = \(key)")
            return try AssessmentRows.busyUntil(#require(tests.first), at: now, tx)
        }
    }

    @Test("everybody may be busy until the closing, whether anybody has begun or not")
    func untilTheClosing() async throws {
        try await TestSite.run { site in
            #expect(try await busyUntil(site) == nil, "nothing waits for it")
            try await site.rule(.final, "results: after-everyone")
            #expect(try await busyUntil(site) == site.minute(120))
            let ana = try await site.examinee()
            #expect(try await busyUntil(site) == site.minute(120))
            try await ana.browser.end(ana.attempt)
            #expect(try await busyUntil(site) == site.minute(120))
        }
    }

    @Test("somebody with extra time may be busy longer, until the half minute after the deadline")
    func withExtraTime() async throws {
        try await TestSite.run { site in
            try await site.rule(.final, "results: after-everyone")
            try await site.giveTime(["ana": "1.5,10", "bogdan": "2,10"])
            site.clock.set(site.minute(110))
            let attempt = try await site.signedIn("ana").start("Test final")
            #expect(try await busyUntil(site) == site.minute(135, 30_000))
            let bogdan = try await site.signedIn("bogdan")
            let bogdans = try await bogdan.start("Test final")
            #expect(try await busyUntil(site) == site.minute(140, 30_000))
            try await bogdan.end(bogdans)
            #expect(try await busyUntil(site) == site.minute(135, 30_000))
            site.clock.set(site.minute(136))
            try await site.attempts.endExpired(at: site.clock.now)
            #expect(try await site.submission(of: attempt)?.reason == "expired")
            #expect(try await busyUntil(site) == site.minute(120))
        }
    }

    @Test("a quiz has no moment at which everybody is done")
    func quiz() async throws {
        try await TestSite.run { site in
            try await site.database.write { tx in
                _ = try tx.execute("UPDATE assessment SET results_release = 'after-last'")
            }
            #expect(try await busyUntil(site, "quiz") == nil)
            #expect(try await busyUntil(site) == site.minute(120))
        }
    }
}
