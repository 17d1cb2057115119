import Foundation
import Testing

@testable import App

@Suite("What an import has put away")
struct PutAwayTests {
    @Test("a test leaves the list, cannot be looked at any more, and cannot be started")
    func test() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let test = try await site.test("Exerciții")
            try await site.removeQuiz()
            #expect(try await !ana.get("/tests").text.contains("Exerciții"))
            #expect(try await ana.get("/tests").text.contains("Test final"))
            #expect(try await ana.get(test).status == .notFound)
            #expect(try await ana.post("\(test)/attempts").status == .notFound)
            #expect(try await site.count("attempt") == 0)
            #expect(try await site.signedIn("dan").get(test).status == .notFound)
        }
    }

    @Test("an attempt that runs goes on to its end, with results and log at its address, and leads to no other")
    func running() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Exerciții")
            try await ana.answer(1, of: attempt, ["Cocoa Touch"])
            try await site.removeQuiz()
            #expect(try await ana.open(attempt).text.contains("<h1>2/3</h1>"))
            try await ana.answer(2, of: attempt, ["Foundation", "Core Data"])
            #expect(try await ana.get("\(attempt)/review").status == .ok)
            let results = try await ana.follow(ana.end(attempt))
            #expect(results.text.contains("3 din 4"))
            #expect(!results.text.contains("/tests/"))
            #expect(!results.text.contains(">\(site.sentence("results.again"))<"))
            #expect(try await ana.get("\(attempt)/log").text.contains("Cocoa Touch"))
        }
    }

    @Test("results of before stay where they were, those that wait for everybody too", arguments: ["at-once", "after-everyone"])
    func results(release: String) async throws {
        try await TestSite.run { site in
            try await site.importAgain { folder in
                let final = folder.appendingPathComponent("01-mobile/tests/01-final.md")
                try rewrite(final, "kind: final", "kind: final\nresults: \(release)\nattempts: 3")
            }
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            try await ana.answer(1, of: attempt, ["Cocoa Touch"])
            try await ana.end(attempt)
            try await site.importRemoving { folder in
                try FileManager.default.removeItem(at: folder.appendingPathComponent("01-mobile/tests/01-final.md"))
            }
            let early = try await ana.get("\(attempt)/results").text
            #expect(early.contains("2 din 4") == (release == "at-once"))
            #expect(!early.contains("/tests/"))
            site.clock.advance(by: .hours(3))
            #expect(try await site.signedIn("ana").get("\(attempt)/results").text.contains("2 din 4"))
        }
    }

    @Test("a course is seen by nobody, and what was begun in it goes on, but leads to no other attempt")
    func course() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let address = try await ana.get("/tests").link("/courses/[^\"]+")
            let attempt = try await ana.start("Exerciții")
            try await site.importRemoving { try FileManager.default.removeItem(at: $0.appendingPathComponent("01-mobile")) }
            for userName in ["ana", "carmen", "dan"] {
                let browser = try await site.signedIn(userName)
                #expect(try await !browser.get("/tests").text.contains("Programarea"))
                #expect(try await browser.get(address).status == .notFound)
            }
            #expect(try await ana.get("/tests").text.contains(site.sentence("tests.empty")))
            try await ana.answer(1, of: attempt, ["Cocoa Touch"])
            let results = try await ana.follow(ana.end(attempt)).text
            #expect(results.contains("2 din 4"))
            #expect(!results.contains("/tests/"))
        }
    }

    @Test("nothing is, in a dry run")
    func dryRun() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            try await site.removeQuiz(isDryRun: true)
            #expect(try await ana.get("/tests").text.contains("Exerciții"))
            #expect(try await ana.get(site.test("Exerciții")).status == .ok)
        }
    }
}
