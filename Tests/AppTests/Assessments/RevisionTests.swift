import Foundation
import Testing

@testable import App

@Suite("A test that is edited while somebody takes it")
struct RevisionTests {
    private func edit(_ site: TestSite, _ old: String, _ new: String) async throws {
        try await site.importAgain { folder in
            try rewrite(folder.appendingPathComponent("01-mobile/tests/01-final.md"), old, new)
        }
    }

    @Test("stays as it was for Ana, and is new for Bogdan who starts later")
    func pinned() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let anas = try await ana.start("Test final")
            try await ana.answer(1, of: anas, ["Cocoa Touch"])
            try await edit(site, "- [x] Cocoa Touch\n- [ ] Media", "- [ ] Cocoa Touch\n- [x] Media Layer")
            #expect(try await ana.look(at: 1, of: anas).texts.sorted() == ["Cocoa Touch", "Core OS", "Media"])
            let bogdan = try await site.signedIn("bogdan")
            let bogdans = try await bogdan.start("Test final")
            #expect(try await bogdan.look(at: 1, of: bogdans).texts.sorted() == ["Cocoa Touch", "Core OS", "Media Layer"])
            try await bogdan.answer(1, of: bogdans, ["Cocoa Touch"])
            try await ana.end(anas)
            try await bogdan.end(bogdans)
            #expect(try await site.submission(of: anas)?.earned == 2000)
            #expect(try await site.submission(of: bogdans)?.earned == 0)
        }
    }

    @Test("keeps its number of questions for Ana when one goes away")
    func fewerQuestions() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            try await ana.answer(3, of: attempt, ["Fals"])
            try await edit(
                site, "### Swift are tipuri opționale. {#optionale}\n\n- [x] Adevărat\n- [ ] Fals\n\n> Cu semnul întrebării.", "")
            #expect(try await ana.look(at: 3, of: attempt).ticked == ["Fals"])
            let list = try await ana.get("/tests").text
            #expect(list.contains(site.sentence("tests.in-progress", n: 3, ["answered": "1"])))
            try await ana.end(attempt)
            #expect(try await ana.get("\(attempt)/results").text.contains("Adevărat") == false)
            #expect(try await ana.get("\(attempt)/results").text.contains("<li>Fals</li>"))
        }
    }

    @Test("shows the older title where the older text is meant")
    func title() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            try await edit(site, "title: Test final", "title: Examen")
            #expect(try await ana.get("\(attempt)/questions/1").text.contains("Test final"))
            #expect(try await ana.get("/tests").text.contains(">Examen<"))
        }
    }

    @Test("that is imported unchanged gets no new text")
    func unchanged() async throws {
        try await TestSite.run { site in
            let before = try await site.count("assessment_revision")
            try await site.importAgain { _ in }
            #expect(try await site.count("assessment_revision") == before)
        }
    }
}
