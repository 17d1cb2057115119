import Foundation
import Testing

@testable import App

@Suite("What an import has put away")
struct PutAwayTests {
    /// Changes the institution folder and imports it, with what vanished put away.
    private func remove(_ site: TestSite, isDryRun: Bool = false, _ change: (URL) throws -> Void) async throws {
        let institution = site.folder.appendingPathComponent("institution")
        try change(institution)
        let now = site.clock.now
        _ = try await ImportStore(database: site.database).apply(
            InstitutionFolder(path: institution.path, now: now), isDryRun: isDryRun, removesVanished: true, at: now)
    }

    private func removeQuiz(_ site: TestSite, isDryRun: Bool = false) async throws {
        try await remove(site, isDryRun: isDryRun) { folder in
            try FileManager.default.removeItem(at: folder.appendingPathComponent("01-mobile/tests/02-quiz.md"))
        }
    }

    /// Everything in the folder that names Bogdan goes.
    private func removeBogdan(_ site: TestSite) async throws {
        try await remove(site) { folder in
            try rewrite(folder.appendingPathComponent("people.csv"), "bogdan,Bogdan,Șerban,1002,,student\n", "")
            try rewrite(folder.appendingPathComponent("01-mobile/course.yaml"), "[ana, bogdan]", "[ana]")
        }
    }

    @Test("a test leaves the list, cannot be looked at any more, and cannot be started")
    func test() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let test = try await site.test("Exerciții")
            try await removeQuiz(site)
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
            try await removeQuiz(site)
            #expect(try await ana.open(attempt).text.contains("<h1>2/3</h1>"))
            try await ana.answer(2, of: attempt, ["Foundation", "Core Data"])
            #expect(try await ana.get("\(attempt)/review").status == .ok)
            let results = try await ana.follow(ana.post("\(attempt)/submission"))
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
            try await ana.post("\(attempt)/submission")
            try await remove(site) { folder in
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
            try await remove(site) { try FileManager.default.removeItem(at: $0.appendingPathComponent("01-mobile")) }
            for userName in ["ana", "carmen", "dan"] {
                let browser = try await site.signedIn(userName)
                #expect(try await !browser.get("/tests").text.contains("Programarea"))
                #expect(try await browser.get(address).status == .notFound)
            }
            #expect(try await ana.get("/tests").text.contains(site.sentence("tests.empty")))
            try await ana.answer(1, of: attempt, ["Cocoa Touch"])
            let results = try await ana.follow(ana.post("\(attempt)/submission")).text
            #expect(results.contains("2 din 4"))
            #expect(!results.contains("/tests/"))
        }
    }

    @Test("somebody whose enrolment ended keeps results, and is offered no attempt that could not be begun")
    func enrolment() async throws {
        try await TestSite.run { site in
            let bogdan = try await site.signedIn("bogdan")
            let attempt = try await bogdan.start("Exerciții")
            try await bogdan.post("\(attempt)/submission")
            try await remove(site) { folder in
                try rewrite(folder.appendingPathComponent("01-mobile/course.yaml"), "[ana, bogdan]", "[ana]")
            }
            let results = try await bogdan.get("\(attempt)/results")
            #expect(results.status == .ok)
            #expect(!results.text.contains("/tests/"))
            #expect(try await bogdan.get("/tests").text.contains(site.sentence("tests.empty")))
        }
    }

    @Test("people are signed out and cannot sign in, and what they answered is kept")
    func person() async throws {
        try await TestSite.run { site in
            let bogdan = try await site.signedIn("bogdan")
            let attempt = try await bogdan.start("Test final")
            try await bogdan.answer(1, of: attempt, ["Cocoa Touch"])
            try await bogdan.post("\(attempt)/submission")
            let ana = try await site.signedIn("ana")
            try await removeBogdan(site)
            #expect(try await bogdan.get("/tests").status == .seeOther)
            let refused = try await site.visitor().post(
                "/sign-in", [("user", "bogdan"), ("password", SampleInstitution.password)])
            #expect(refused.status == .unprocessableContent)
            #expect(refused.text.contains(site.sentence("sign-in.wrong")))
            #expect(try await ana.get("/tests").status == .ok)
            #expect(try await site.submission(of: attempt)?.earned == 2000)
        }
    }

    @Test("somebody in the middle of a final stays until it is over, and the next import puts that person away")
    func sitting() async throws {
        try await TestSite.run { site in
            let bogdan = try await site.signedIn("bogdan")
            let attempt = try await bogdan.start("Test final")
            try await removeBogdan(site)
            try await bogdan.answer(1, of: attempt, ["Cocoa Touch"])
            site.clock.set(try await site.deadline(of: attempt) + .minutes(1))
            try await remove(site) { _ in }
            #expect(try await bogdan.get("/tests").status == .seeOther)
            #expect(try await site.attempts.endExpired(at: site.clock.now) == 1)
            #expect(try await site.submission(of: attempt)?.earned == 2000)
        }
    }

    @Test("administrators stay, signed in as they are")
    func administrator() async throws {
        try await TestSite.run { site in
            let dan = try await site.signedIn("dan")
            try await remove(site) { folder in
                try rewrite(folder.appendingPathComponent("people.csv"), "dan,Dan,Ene,,,administrator", "")
            }
            #expect(try await dan.get("/tests").status == .ok)
            try await site.visitor().signIn("dan")
        }
    }

    @Test("what comes back into the folder is there again: the test with its attempts, the person with the password")
    func comesBack() async throws {
        try await TestSite.run { site in
            let bogdan = try await site.signedIn("bogdan")
            let attempt = try await bogdan.start("Exerciții")
            try await bogdan.answer(3, of: attempt, ["Adevărat"])
            try await removeQuiz(site)
            try await removeBogdan(site)
            try SampleInstitution.write(to: site.folder.appendingPathComponent("institution"))
            try await site.importAgain { _ in }
            #expect(try await bogdan.get("/tests").status == .seeOther)
            let again = try await site.signedIn("bogdan")
            let list = try await again.get("/tests").text
            #expect(list.contains(site.sentence("tests.in-progress", n: 3, ["answered": "1"])))
            #expect(try await again.look(at: 3, of: attempt).ticked == ["Adevărat"])
        }
    }

    @Test("nothing is, in a dry run")
    func dryRun() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            try await removeQuiz(site, isDryRun: true)
            #expect(try await ana.get("/tests").text.contains("Exerciții"))
            #expect(try await ana.get(site.test("Exerciții")).status == .ok)
        }
    }
}
