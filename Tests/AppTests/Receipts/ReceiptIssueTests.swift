import Database
import Testing

@testable import App

@Suite("A receipt is issued")
struct ReceiptIssueTests {
    /// Ana's final, twenty minutes in, with two questions answered.
    private func taken(_ site: TestSite) async throws -> Examinee {
        let examinee = try await site.examinee()
        try await examinee.answerFirst()
        return examinee
    }

    private func check(_ attempt: String, _ site: TestSite) async throws -> ReceiptCheck? {
        try await site.receipts.check(site.receipt(of: attempt))
    }

    @Test("when Ana ends her test, once, however often she ends it")
    func submitted() async throws {
        try await TestSite.run { site in
            let ana = try await taken(site)
            #expect(try await site.count("receipt") == 0)
            let ended = site.clock.now
            try await ana.browser.end(ana.attempt)
            let code = try await site.receipt(of: ana.attempt)
            site.clock.advance(by: .minutes(1))
            try await ana.browser.end(ana.attempt)
            #expect(try await site.receipts.countOfMissing() == 0)
            #expect(try await site.receipt(of: ana.attempt) == code)
            #expect(try await site.count("receipt") == 1)
            let confirmed = ReceiptCheck.Confirmed(
                title: "Test final", language: .romanian, endedAt: ended, answered: 2, total: 3)
            #expect(try await check(ana.attempt, site) == .genuine(confirmed))
        }
    }

    /// Who notices that the time is up.
    enum Notice: CaseIterable {
        case job
        case results
        case submission
        case late
    }

    @Test("when her time is up, whoever notices it first", arguments: Notice.allCases)
    func expired(notice: Notice) async throws {
        try await TestSite.run { site in
            let ana = try await taken(site)
            site.clock.set(ana.deadline + .minutes(2))
            switch notice {
            case .job: try await site.attempts.endExpired(at: site.clock.now)
            case .results: _ = try await ana.browser.get(ana.attempt + "/results")
            case .submission: try await ana.browser.end(ana.attempt)
            case .late: try await ana.answerFirst(ana.wrong)
            }
            let confirmed = ReceiptCheck.Confirmed(
                title: "Test final", language: .romanian, endedAt: ana.deadline, answered: 2, total: 3)
            #expect(try await check(ana.attempt, site) == .genuine(confirmed))
        }
    }

    @Test("anew when an answer that had waited is counted after the end, and stays when one came too late")
    func waited() async throws {
        try await TestSite.run { site in
            let ana = try await taken(site)
            try await site.attempts.endExpired(at: ana.deadline + .minutes(1))
            let code = try await site.receipt(of: ana.attempt)
            let snapshot = try #require(
                try await site.attempts.snapshot(
                    ID(text: TestSite.lastPart(ana.attempt)), of: site.person("ana").id, at: ana.deadline))
            for (late, isCounted) in [(40, false), (10, true)] {
                _ = try await site.answers.save(
                    AnswerChange(answer: .set(.options([2])), isFlagged: nil, page: nil), to: snapshot.questions[2].id,
                    in: snapshot.attempt.id, of: snapshot.attempt.person, arrivedAt: ana.deadline + .seconds(late))
                #expect(try await (site.receipt(of: ana.attempt) != code) == isCounted)
                guard case .genuine(let confirmed)? = try await check(ana.attempt, site) else {
                    Issue.record("not genuine after \(late) seconds")
                    continue
                }
                #expect(confirmed.answered == (isCounted ? 3 : 2))
            }
            #expect(try await site.receipts.check(code) == nil)
        }
    }

    @Test("in the same transaction that ends the attempt: without one there is not the other")
    func together() async throws {
        try await TestSite.run { site in
            let ana = try await taken(site)
            try await site.database.write { tx in try tx.execute("DROP TABLE receipt") }
            #expect(try await ana.browser.end(ana.attempt).status == .internalServerError)
            #expect(try await site.count("submission") == 0)
        }
    }

    @Test("at the start of the server for every attempt that ended before there were receipts, and for no other")
    func missing() async throws {
        try await TestSite.run { site in
            let ana = try await taken(site)
            try await ana.browser.end(ana.attempt)
            let running = try await ana.browser.start("Exerciții")
            let code = try await site.receipt(of: ana.attempt)
            #expect(try await site.receipts.issueMissing(at: site.clock.now) == 0)
            try await site.tamper("DELETE FROM receipt")
            #expect(try await site.receipts.countOfMissing() == 1)
            #expect(try await site.receipts.issueMissing(at: site.clock.now) == 1)
            #expect(try await site.receipt(of: ana.attempt) == code)
            #expect(try await site.count("receipt") == 1)
            #expect(try await site.submission(of: running) == nil)
        }
    }

    @Test("to every one of many attempts from before, and all of them are genuine")
    func many() async throws {
        let editor = try await AttemptScene(EveryKind.files)
        let receipts = ReceiptStore(database: editor.importing.database, snapshots: editor.attempts.snapshots)
        for seed in 1...450 {
            let snapshot = try await editor.begin("every-kind", seed: Int64(seed), at: editor.start)
            try await editor.attempts.submit(snapshot.attempt.id, of: editor.ana.id, at: editor.start)
        }
        try await editor.importing.database.write { tx in try tx.execute("DELETE FROM receipt") }
        #expect(try await receipts.issueMissing(at: editor.start) == 450)
        let codes = try await editor.importing.database.read { tx in
            try tx.rows("SELECT code FROM receipt").map { try ReceiptCode(stored: $0["code"]) }
        }
        #expect(Set(codes).count == 450)
        for code in codes.prefix(20) {
            guard case .genuine? = try await receipts.check(code) else {
                Issue.record("\(code)")
                continue
            }
        }
    }
}
