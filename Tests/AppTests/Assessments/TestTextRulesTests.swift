import Database
import Foundation
import Testing

@testable import App

@Suite("A test that was published before there were tables and formulas")
struct TestTextRulesTests {
    private func rules(_ site: TestSite) async throws -> [String] {
        try await site.values(
            "SELECT text_rules AS v FROM assessment_revision WHERE title = 'Test final' ORDER BY ordinal")
    }

    /// Imports the final with a formula in its first question.
    private func importFormula(_ site: TestSite) async throws {
        try await site.importAgain { folder in
            let file = folder.appendingPathComponent("01-mobile/tests/01-final.md")
            let text = try String(contentsOf: file, encoding: .utf8)
            let first = try #require(text.firstMatch(of: #/### [^\n{]*\{#/#)).0
            try Data(text.replacing(first, with: "### Cât este $x^2$? {#", maxReplacements: 1).utf8).write(to: file)
        }
    }

    /// Makes the newest text of the final one of before.
    private func age(_ site: TestSite) async throws {
        try await site.database.write { tx in
            try tx.execute(
                "UPDATE assessment_revision SET text_rules = 'commonmark', digest = 'old' WHERE title = 'Test final' AND ordinal = 2"
            )
        }
    }

    @Test("is asked, and its results are shown, as it was; imported again it is a new version, for those who start then")
    func imported() async throws {
        try await TestSite.run { site in
            try await importFormula(site)
            try await age(site)
            let ana = try await site.signedIn("ana")
            let anas = try await ana.start("Test final")
            #expect(try await ana.get("\(anas)/questions/1").text.contains("Cât este $x^2$?"))
            try await importFormula(site)
            #expect(try await rules(site) == ["commonmark", "commonmark", "extended"])
            let page = try await ana.get("\(anas)/questions/1").text
            #expect(page.contains("Cât este $x^2$?") && !page.contains("<math"))
            try await ana.end(anas)
            #expect(try await !ana.get("\(anas)/results").text.contains("<math"))
            let bogdan = try await site.signedIn("bogdan")
            let bogdans = try await bogdan.start("Test final")
            #expect(try await bogdan.get("\(bogdans)/questions/1").text.contains(#/<legend[^>]*>Cât este <math/#))
        }
    }

    @Test("imported again unchanged, with the rules that it has, is no new version")
    func unchanged() async throws {
        try await TestSite.run { site in
            try await importFormula(site)
            try await importFormula(site)
            #expect(try await rules(site) == ["commonmark", "extended"])
        }
    }

    @Test("is read back from its rows with its rules, so that its digest is the same")
    func stored() async throws {
        try await TestSite.run { site in
            try await importFormula(site)
            let id = ID<Assessment>(text: TestSite.lastPart(try await site.test("Test final")))
            let stored = try #require(try await site.database.read { tx in try StoredTestRows.find(id, tx) })
            #expect(stored.draft.content.textRules == .extended)
            #expect(try stored.draft.digest == stored.digest)
            try await age(site)
            let old = try #require(try await site.database.read { tx in try StoredTestRows.find(id, tx) })
            #expect(old.draft.content.textRules == nil)
            #expect(try old.draft.digest != stored.digest)
        }
    }

    @Test("in the form of a question, a formula that cannot be shown is refused with its words, and another is shown")
    func form() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            let test = "/teach/tests/" + TestSite.lastPart(try await site.test("Exerciții"))
            let page = try await carmen.get(test + "/questions/new")
            let hidden = ["version", "base", "key"].compactMap { name in page.hidden(name).map { (name, $0) } }
            func post(_ formula: String) async throws -> TestBrowser.Reply {
                try await carmen.post(
                    test + "/questions",
                    hidden + [
                        ("text", "Cât este \(formula)?"), ("kind", "single"), ("option[]", "$a$"), ("option[]", "b"),
                        ("right[]", "0"),
                        ("points", "1"), ("topic", "Limbajul"),
                    ])
            }
            let refused = try await post("$\\nope$")
            #expect(refused.status == .unprocessableContent && refused.words.contains("$\\nope$"))
            #expect(try await post("$x^2$").location == test + "/questions#q-4")
            #expect(try await TestEditor(carmen, test).text.contains("### Cât este $x^2$? {#cat-este-x-2}\n\n- [x] $a$\n- [ ] b"))
        }
    }
}
