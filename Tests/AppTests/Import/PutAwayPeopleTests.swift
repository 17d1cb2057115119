import Foundation
import Testing

@testable import App

@Suite("Somebody who is not in the folder any more")
struct PutAwayPeopleTests {
    /// Everything in the folder that names Bogdan goes.
    private func removeBogdan(_ site: TestSite) async throws {
        try await site.importRemoving { folder in
            try rewrite(folder.appendingPathComponent("people.csv"), "bogdan,Bogdan,Șerban,1002,,student\n", "")
            try rewrite(folder.appendingPathComponent("01-mobile/course.yaml"), "[ana, bogdan]", "[ana]")
        }
    }

    @Test("somebody whose enrolment ended keeps results, and is offered no attempt that could not be begun")
    func enrolment() async throws {
        try await TestSite.run { site in
            let bogdan = try await site.signedIn("bogdan")
            let attempt = try await bogdan.start("Exerciții")
            try await bogdan.end(attempt)
            try await site.importRemoving { folder in
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
            try await bogdan.end(attempt)
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
    func snapshot() async throws {
        try await TestSite.run { site in
            let bogdan = try await site.signedIn("bogdan")
            let attempt = try await bogdan.start("Test final")
            try await removeBogdan(site)
            try await bogdan.answer(1, of: attempt, ["Cocoa Touch"])
            site.clock.set(try await site.deadline(of: attempt) + .minutes(1))
            try await site.importRemoving { _ in }
            #expect(try await bogdan.get("/tests").status == .seeOther)
            #expect(try await site.attempts.endExpired(at: site.clock.now) == 1)
            #expect(try await site.submission(of: attempt)?.earned == 2000)
        }
    }

    @Test("administrators stay, signed in as they are")
    func administrator() async throws {
        try await TestSite.run { site in
            let dan = try await site.signedIn("dan")
            try await site.importRemoving { folder in
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
            try await site.removeQuiz()
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
}
