import Database
import HTTPTypes
import Testing

@testable import App

@Suite("What is stored about oneself can be read and taken along")
struct PersonalDataTests {
    @Test("Ana sees her own, on the page and in the file, and nothing of Bogdan's")
    func onlyOnesOwn() async throws {
        try await TestSite.run { site in
            let (ana, bogdan) = (try await site.signedIn("ana"), try await site.signedIn("bogdan"))
            let (hers, his) = (try await ana.start("Exerciții"), try await bogdan.start("Exerciții"))
            let (page, file) = (try await ana.get("/account/data"), try await ana.get("/account/data.json"))
            #expect(page.status == .ok)
            for reply in [page, file] {
                #expect(reply.text.contains("ana@example.org") && reply.text.contains("1001"))
                #expect(!reply.text.contains("bogdan") && !reply.text.contains("Șerban") && !reply.text.contains("1002"))
            }
            #expect(try await ana.ownData().attempts.map(\.id) == [TestSite.lastPart(hers)])
            #expect(try await bogdan.ownData().attempts.map(\.id) == [TestSite.lastPart(his)])
        }
    }

    @Test("the file is saved and not shown, kept by nobody, and named after the person")
    func theFileIsAFile() async throws {
        try await TestSite.run { site in
            let file = try await site.signedIn("ana").get("/account/data.json")
            #expect(file.headers[.contentType] == "application/json")
            #expect(file.headers[.contentDisposition] == "attachment; filename=\"gata-ana.json\"")
            #expect(file.headers[.cacheControl] == "no-store")
            #expect(try file.decoded(ToldData.self).account.userName == "ana")
        }
    }

    @Test("an answer is told as the option's place on Ana's screen, which says nothing about the test document")
    func placesAreThoseShown() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Exerciții")
            // Second in the document, and elsewhere on the screen.
            var (place, seed) = ("2", Int64(0))
            while place == "2" {
                seed += 1
                try await site.setSeed(seed, of: attempt)
                place = try await ana.look(at: 1, of: attempt).value(of: "Cocoa Touch")
            }
            site.clock.advance(by: Milliseconds(count: 61_007))
            try await ana.answer(1, of: attempt, ["Cocoa Touch"])
            let line = try #require(try await ana.ownData().attempts.first?.answers.first)
            #expect(line.options == [try #require(Int(place))])
            #expect(line.arrivedAt == "2026-11-21T08:01:01.007Z")
            let page = try await ana.get("/account/data")
            #expect(page.words.contains(site.sentence("report.option", ["number": place]) + " 21.11.2026, 10:01:01"))
            #expect(page.words.contains("București"))
        }
    }

    @Test("what was typed is told as it was typed, and what was taken back as taken back")
    func typedAndTakenBack() async throws {
        try await TestSite.run { site in
            let test = try await TypedTest(site)
            _ = try await test.type("<b>init</b>", to: 2)
            _ = try await test.type("", to: 2)
            let lines = try #require(try await test.ana.ownData().attempts.first).answers
            #expect(lines.map(\.text) == ["<b>init</b>", nil])
            #expect(lines.allSatisfy { $0.options == nil && $0.question == 2 })
            let page = try await test.ana.get("/account/data").text
            #expect(page.contains("&lt;b&gt;init&lt;/b&gt;") && !page.contains("<b>init</b>"))
            #expect(page.contains(site.sentence("log.taken-back")))
        }
    }

    @Test("nothing is told of what a test asks, nor of what is right", arguments: ["Test final", "Exerciții"])
    func noWording(title: String) async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start(title)
            try await ana.answerAllRightly(attempt)
            for isEnded in [false, true] {
                if isEnded { try await ana.end(attempt) }
                for address in ["/account/data", "/account/data.json"] {
                    let text = try await ana.get(address).text
                    for secret in ["UIKit", "Cocoa", "Foundation", "Adevărat", "opționale", "explicației"] {
                        #expect(!text.contains(secret), "\(secret) in \(address)")
                    }
                }
                #expect(try await ana.ownData().attempts.first?.answers.count == 3)
                #expect((try await ana.ownData().attempts.first?.submission != nil) == isEnded)
            }
        }
    }

    @Test("a mark that the test does not tell yet is nowhere, and there as soon as it may be seen")
    func unreleasedMarks() async throws {
        try await TestSite.run { site in
            try await site.rule(.final, "results: after-everyone")
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            try await ana.answerAllRightly(attempt)
            try await ana.end(attempt)

            let withheld = try #require(try await ana.ownData().attempts.first?.submission)
            #expect(withheld.isResultWithheld && withheld.result == nil)
            let page = try await ana.get("/account/data").text
            #expect(page.contains(site.sentence("my-data.withheld")))
            for key in ["results.mark", "results.points", "results.correct", "results.unanswered"] {
                #expect(!page.contains("<dt>\(site.sentence(key))</dt>"), "\(key)")
            }

            site.clock.set(site.minute(120, 1))
            let later = try await site.signedIn("ana")
            let told = try #require(try await later.ownData().attempts.first?.submission)
            #expect(told.isResultWithheld == false && told.result?.mark == 10_000 && told.result?.correct == 3)
            let after = try await later.get("/account/data").text
            #expect(after.contains("<dt>\(site.sentence("results.mark"))</dt><dd>10,00</dd>"))
            #expect(!after.contains(site.sentence("my-data.withheld")))
        }
    }

    @Test("a test that was put away is told of all the same")
    func putAway() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Exerciții")
            try await ana.answer(1, of: attempt, ["Media"])
            try await ana.end(attempt)
            try await site.removeQuiz()
            let told = try #require(try await ana.ownData().attempts.first)
            #expect(told.test.title == "Exerciții" && told.test.isPutAway && told.answers.count == 1)
            #expect(try await ana.get("/account/data").text.contains(site.sentence("my-data.put-away")))
        }
    }

    @Test("no digest of a password or a session leaves the database")
    func noDigests() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let row = try await site.database.read { tx in
                try tx.first(
                    """
                    SELECT person.password_hash, session.token_digest FROM person
                    JOIN session ON session.person_id = person.id WHERE person.user_name = 'ana'
                    """)
            }
            let digests: [String] = [try #require(row)["password_hash"], try #require(row)["token_digest"]]
            for address in ["/account/data", "/account/data.json"] {
                let text = try await ana.get(address).text
                for digest in digests { #expect(!text.contains(digest) && !text.contains("argon2")) }
            }
            #expect(try await ana.ownData().account.hasPassword)
        }
    }

    @Test("somebody without courses and tests reads that there is nothing", arguments: Language.allCases)
    func nothingThere(language: Language) async throws {
        try await TestSite.run { site in
            let ema = try await site.signedIn("ema")
            try await ema.post("/language", [("language", language.rawValue)])
            let page = try await ema.get("/account/data")
            #expect(page.status == .ok)
            let nothing = site.sentence("my-data.none", in: language)
            let told = page.text.components(separatedBy: ">\(nothing)<").count - 1
            #expect(told == 6, "extra time, other dates, courses, tests, lessons, surveys")
            #expect(try await ema.ownData().attempts.isEmpty)
        }
    }

    @Test("times are written to the millisecond, before 1970 too")
    func times() {
        #expect(Instant(milliseconds: 1_795_248_000_123).iso8601 == "2026-11-21T08:00:00.123Z")
        #expect(Instant(milliseconds: 1_795_248_000_000).iso8601 == "2026-11-21T08:00:00.000Z")
        #expect(Instant(milliseconds: -1).iso8601 == "1969-12-31T23:59:59.999Z")
    }
}
