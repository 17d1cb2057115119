import Database
import Testing

@testable import App

@Suite("A lesson that was published before there were tables and formulas")
struct LessonTextRulesTests {
    private static let text = "Prețul: $x^2$\n\n| a | b |\n|---|---|\n| 1 | 2 |"

    /// Makes a lesson's text one of before.
    private func age(_ site: TestSite, _ title: String) async throws {
        try await site.database.write { tx in
            try tx.execute(
                "UPDATE lesson_revision SET body = \(Self.text), text_rules = 'commonmark', digest = 'old' WHERE title = \(title)"
            )
        }
    }

    private func rules(_ site: TestSite, _ title: String) async throws -> [String] {
        try await site.values("SELECT text_rules AS v FROM lesson_revision WHERE title = \(title) ORDER BY text_rules, id")
    }

    @Test("is read as it was; published again unchanged it has them, and not before")
    func published() async throws {
        try await TestSite.run(from: .lessons) { site in
            try await age(site, "Ciclul de viață")
            let (ana, carmen) = (try await site.signedIn("ana"), try await site.signedIn("carmen"))
            let address = try await site.lesson("Ciclul de viață")
            func read() async throws -> String {
                try await ana.get(address).text.replacing(#/name="token" value="[^"]*"/#, with: "")
            }
            // The second visit, of a lesson that counts as opened.
            _ = try await read()
            let before = try await read()
            #expect(before.contains("<p>Prețul: $x^2$</p>\n<p>| a | b |\n|---|---|\n| 1 | 2 |</p>"))
            var editor = try await LessonEditor(carmen, site.writing("Ciclul de viață"))
            let preview = try await carmen.get(editor.lesson + "/preview").text
            #expect(preview.contains("<math") && preview.contains("<td>1</td>"))
            #expect(try await read() == before)
            try await editor.publish()
            let after = try await ana.get(address).text
            #expect(after.contains("<math") && after.contains("<td>1</td>") && !after.contains("$x^2$</p>"))
            #expect(after.contains("/texts-") && !before.contains("/texts-"))
            #expect(try await rules(site, "Ciclul de viață") == ["commonmark", "extended"])
            try await editor.publish()
            #expect(try await rules(site, "Ciclul de viață").count == 2)
        }
    }

    @Test("is found by its words as it was")
    func searched() async throws {
        try await TestSite.run(from: .lessons) { site in
            try await age(site, "Ciclul de viață")
            let found = try await site.signedIn("ana").get("/search?q=ciclul").words
            #expect(found.contains("$x^2$") && found.contains("|---|---|"))
        }
    }

    @Test("is copied with its course as it is read")
    func copied() async throws {
        try await TestSite.run(from: .lessons) { site in
            try await age(site, "Ciclul de viață")
            let carmen = try await site.signedIn("carmen")
            let id = try await site.courseID("PDM301")
            let copy = try #require(try await carmen.get(TeachRoutes.newCopy(of: id)).hidden("course"))
            let reply = try await carmen.post(
                TeachRoutes.copies(of: id),
                [("course", copy), ("number", "PDM302"), ("title", "Din nou"), ("semester", "2026/2027")])
            #expect(reply.status == .seeOther)
            #expect(try await rules(site, "Ciclul de viață") == ["commonmark", "commonmark"])
        }
    }

    @Test("stays what it is when another text is published; one without tables and formulas needs no new rules")
    func plain() async throws {
        try await TestSite.run(from: .lessons) { site in
            let carmen = try await site.signedIn("carmen")
            var editor = try await LessonEditor(carmen, site.writing("Ciclul de viață"))
            editor.text = "Costă $5 | $6."
            try await editor.publish()
            editor.text = "Costă $5$ | $6$."
            try await editor.publish()
            #expect(try await rules(site, "Ciclul de viață") == ["commonmark", "commonmark", "extended"])
        }
    }

    @Test("a formula with an unknown command is saved and not published; the mistake names it with its line")
    func refused() async throws {
        try await TestSite.run(from: .lessons) { site in
            let carmen = try await site.signedIn("carmen")
            var editor = try await LessonEditor(carmen, site.writing("Ciclul de viață"))
            editor.text = "Un text.\n\n| a |\n|---|\n| $\\nope{x}$ |"
            let reply = try await editor.press("/publications")
            #expect(reply.status == .unprocessableContent)
            #expect(reply.words.contains("Linia 5,") && reply.words.contains("\\nope"))
            let preview = try await carmen.get(editor.lesson + "/preview").text
            #expect(preview.contains("<td>$\\nope{x}$</td>"))
        }
    }
}
