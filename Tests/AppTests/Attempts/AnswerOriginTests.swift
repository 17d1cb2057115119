import Testing

@testable import App

@Suite("An answer that a program sent")
struct AnswerOriginTests {
    @Test("has a note beside it of the service and the token, a late one too; one of a page has none")
    func noted() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            let id = ID<Attempt>(text: TestSite.lastPart(attempt))
            let secret = try await site.token("ana")
            let digest = try #require(TokenSecret(secret)).digest
            let found = try AccessTokenStore(database: site.database).find(digest: digest)
            let (program, token) = (try #require(found?.viewer), try #require(found?.token.id))
            let snapshot = try #require(try await site.attempts.snapshot(id, of: program.id, at: site.clock.now))
            func send(_ places: [Int], at now: Instant, from origin: AnswerOrigin?) async throws -> AnswerStore.Saving {
                try await site.answers.save(
                    AnswerChange(answer: .set(.options(Set(places))), isFlagged: nil, page: nil),
                    to: snapshot.questions[0].id, in: id, of: program.id, arrivedAt: now, from: origin)
            }
            let json = AnswerOrigin(.json, program)
            #expect(json.token == token)
            _ = try await send([1], at: site.clock.now, from: json)
            _ = try await send([2], at: site.clock.now, from: nil)
            // The same once more is no line, and has no note.
            _ = try await send([2], at: site.clock.now, from: json)
            let deadline = try await site.deadline(of: attempt)
            #expect(try await send([1], at: deadline + .minutes(5), from: AnswerOrigin(.soap, site.person("ana"))) == .tooLate)
            let services = try await site.database.read { tx in try AnswerOriginRows.services(of: id, tx) }
            #expect(services == [1: .json, 3: .soap])
            #expect(try await site.count("answer_origin WHERE token_id IS NULL") == 1)
            #expect(try await ana.get("/account/data").text.contains(site.sentence("log.program")))
        }
    }
}
