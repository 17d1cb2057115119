import Foundation
import Testing

@testable import App

@Suite("The settings of a test in plain words")
struct WritingTestSettingsTests {
    /// The fields of the form as the page shows them.
    static func fields(_ page: TestBrowser.Reply) throws -> [(String, String)] {
        let inputs = page.text.matches(of: #/<input[^>]* name="([^"]+)"[^>]* value="([^"]*)"/#).map {
            (String($0.1), String($0.2))
        }
        let hidden = page.text.matches(of: #/<input type="hidden" name="([^"]+)" value="([^"]*)"/#).map {
            (String($0.1), String($0.2))
        }
        let selects = page.text.matches(of: #/(?s)<select[^>]* name="([^"]+)"[^>]*>(.*?)<\/select>/#).map { match in
            let chosen = match.2.firstMatch(of: #/value="([^"]*)" selected/#).map { String($0.1) }
            return (String(match.1), chosen ?? "")
        }
        let texts = inputs.filter { !["token", "id", "lang"].contains($0.0) } + hidden.filter { $0.0 == "seen" } + selects
        var seen: Set<String> = []
        return texts.filter { $0.0.hasSuffix("[]") || seen.insert($0.0).inserted }.map { ($0.0, OpenPage.unescaped($0.1)) }
    }

    private static func changing(_ fields: [(String, String)], _ new: [String: String]) -> [(String, String)] {
        fields.map { ($0.0, new[$0.0] ?? $0.1) }
    }

    @Test("times, attempts and results of a published final hold at once; its text below the settings stays byte for byte")
    func atOnce() async throws {
        try await TestSite.run { site in
            let (carmen, ana) = (try await site.signedIn("carmen"), try await site.signedIn("ana"))
            let attempt = try await ana.start("Test final")
            let (test, deadline) = (try await site.writtenTest("Test final"), try await site.deadline(of: attempt))
            let before = try await TestEditor(carmen, test)
            let page = try await carmen.get(test + "/settings")
            #expect(page.text.contains("value=\"2026-11-21\"") && page.words.contains("Orele sunt cele din București"))
            let typed = Self.changing(
                try Self.fields(page),
                ["limit": "50", "attempts": "2", "results": "after-everyone", "closesDay": "22.11.2026", "closesTime": "9:30"])
            #expect(try await carmen.post(test + "/settings", typed).status == .seeOther)
            let now = try await site.assessment(test)
            #expect(now.schedule?.limit == .minutes(50) && now.policy.allowed == 2 && now.disclosure.results == .afterLast)
            #expect(now.schedule?.closes == SampleInstitution.start + .hours(23) + .minutes(30))
            #expect(try await site.deadline(of: attempt) == deadline + .minutes(20))
            let after = try await TestEditor(carmen, test)
            #expect(after.text.contains("limit: 50") && after.text.contains("closes: 2026-11-22 09:30"))
            #expect(after.text.components(separatedBy: "\n---\n")[1] == before.text.components(separatedBy: "\n---\n")[1])
            #expect(try await site.values("SELECT id AS v FROM assessment_revision WHERE ordinal > 1").isEmpty)
        }
    }

    @Test("what belongs to the questions waits for the next publication")
    func later() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            let test = try await site.writtenTest("Exerciții")
            let page = try await carmen.get(test + "/settings")
            #expect(page.words.contains("Se aplică de la următoarea publicare"))
            #expect(page.words.contains("Din „Arhitectura / Straturi” (2 întrebări)"))
            var typed = Self.changing(
                try Self.fields(page), ["questions": "shuffled", "penalty": "0.25", "title": "Exerciții noi: partea 1"])
            #expect(typed.contains { $0 == ("drawTopics[]", "Arhitectura / Straturi") })
            typed = typed.filter { !$0.0.hasPrefix("draw") } + [("drawTopics[]", "Arhitectura / Straturi"), ("draws[]", "1")]
            #expect(try await carmen.post(test + "/settings", typed).status == .seeOther)
            #expect(try await site.assessment(test).title == "Exerciții")
            var editor = try await TestEditor(carmen, test)
            #expect(editor.text.contains("title: \"Exerciții noi: partea 1\"") && editor.text.contains("questions: shuffled"))
            #expect(editor.text.contains("draw:\n  Arhitectura / Straturi: 1"))
            #expect(try await carmen.get(site.teachCourse() + "/tests").words.contains("modificări nepublicate"))
            try await editor.publish()
            let now = try await site.assessment(test)
            #expect(now.title == "Exerciții noi: partea 1" && now.questionCount == 2)
            #expect(!(try await carmen.get(site.teachCourse() + "/tests").words.contains("modificări nepublicate")))
        }
    }

    @Test("what is drawn stays in the order of the text whatever else is saved, and so does the rest when one number changes")
    func draws() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            let test = try await site.writtenTest("Exerciții")
            var editor = try await TestEditor(carmen, test)
            try editor.replace("kind: quiz", "kind: quiz\ndraw:\n  Limbajul: 1\n  Arhitectura / Straturi: 1")
            try await editor.save()
            func saved(_ new: [String: String], straturi: String, limbajul: String) async throws -> String {
                let fields = try Self.fields(try await carmen.get(test + "/settings"))
                let draws = [
                    ("drawTopics[]", "Arhitectura / Straturi"), ("draws[]", straturi), ("drawTopics[]", "Limbajul"),
                    ("draws[]", limbajul),
                ]
                let typed = Self.changing(fields, new).filter { !$0.0.hasPrefix("draw") } + draws
                #expect(try await carmen.post(test + "/settings", typed).status == .seeOther)
                return try await TestEditor(carmen, test).text
            }
            let other = try await saved(["attempts": "3"], straturi: "1", limbajul: "1")
            #expect(other.contains("draw:\n  Limbajul: 1\n  Arhitectura / Straturi: 1\n") && other.contains("attempts: 3"))
            let more = try await saved([:], straturi: "2", limbajul: "1")
            #expect(more.contains("draw:\n  Limbajul: 1\n  Arhitectura / Straturi: 2\n"))
            let fewer = try await saved([:], straturi: "2", limbajul: "")
            #expect(fewer.contains("draw:\n  Arhitectura / Straturi: 2\n") && !fewer.contains("Limbajul: 1"))
            #expect(try await saved([:], straturi: "", limbajul: "").contains("draw:") == false)
        }
    }

    @Test("mistakes come back beside their fields with all that was typed, and nothing is written")
    func mistakes() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            let test = try await site.writtenTest("Test viitor")
            let before = try await site.assessment(test)
            let typed = Self.changing(
                try Self.fields(try await carmen.get(test + "/settings")),
                [
                    "limit": "multe", "attempts": "0", "closesDay": "2026-02-31", "code": "123", "pause": "-1", "penalty": "2",
                    "title": " ",
                ])
            let page = try await carmen.post(test + "/settings", typed)
            #expect(page.status == .unprocessableContent)
            for field in ["limit", "attempts", "closesDay", "code", "pause", "penalty", "title"] {
                #expect(page.text.contains("id=\"\(field)-error\""), "\(field)")
            }
            #expect(page.text.contains("value=\"multe\"") && page.text.contains("value=\"2026-02-31\""))
            let reversed = Self.changing(
                try Self.fields(try await carmen.get(test + "/settings")), ["closesDay": "2026-11-22", "closesTime": "08:00"])
            #expect(
                try await carmen.post(test + "/settings", reversed).words.contains("Închiderea trebuie să fie după deschidere"))
            #expect(try await site.assessment(test) == before)
            #expect(try await site.count("assessment_draft") == 0)
        }
    }

    @Test("a shorter limit that would end an attempt at once must be ticked first")
    func ending() async throws {
        try await TestSite.run { site in
            let (carmen, ana) = (try await site.signedIn("carmen"), try await site.signedIn("ana"))
            let attempt = try await ana.start("Test final")
            site.clock.advance(by: .minutes(20))
            let test = try await site.writtenTest("Test final")
            let typed = Self.changing(try Self.fields(try await carmen.get(test + "/settings")), ["limit": "10"])
            let asked = try await carmen.post(test + "/settings", typed)
            #expect(asked.status == .unprocessableContent && asked.text.contains("name=\"ending\""))
            #expect(try await site.count("assessment_draft") == 0)
            #expect(try await carmen.post(test + "/settings", typed + [("ending", "1")]).status == .seeOther)
            #expect(try await site.deadline(of: attempt) == site.clock.now)
        }
    }

    @Test("a new test can become a final or a quiz; a published one cannot, whatever is posted")
    func kind() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            let test = try await site.beginTest("Unu", "final", carmen)
            let typed = Self.changing(try Self.fields(try await carmen.get(test + "/settings")), ["kind": "quiz"])
            #expect(try await carmen.post(test + "/settings", typed).status == .seeOther)
            var editor = try await TestEditor(carmen, test)
            #expect(editor.text.contains("kind: quiz") && !editor.text.contains("opens:"))
            try await editor.publish()
            #expect(try await site.assessment(test).kind == .quiz)
            let page = try await carmen.get(test + "/settings")
            #expect(!page.text.contains("name=\"kind\"") && !page.text.contains("name=\"opensDay\""))
            let forged = try Self.fields(page) + [("kind", "final"), ("opensDay", "2026-11-25"), ("opensTime", "09:00")]
            #expect(try await carmen.post(test + "/settings", forged).status == .seeOther)
            #expect(try await TestEditor(carmen, test).text.contains("kind: quiz"))
        }
    }

    @Test("settings that somebody else changed meanwhile are looked at again; a text without settings leads to the text")
    func meanwhile() async throws {
        try await TestSite.run { site in
            let (carmen, felix) = (try await site.signedIn("carmen"), try await site.signedIn("felix"))
            let test = try await site.writtenTest("Test viitor")
            let older = Self.changing(try Self.fields(try await carmen.get(test + "/settings")), ["limit": "40"])
            let newer = Self.changing(try Self.fields(try await felix.get(test + "/settings")), ["limit": "50"])
            #expect(try await felix.post(test + "/settings", newer).status == .seeOther)
            let told = try await carmen.post(test + "/settings", older)
            #expect(told.status == .unprocessableContent && told.text.contains("value=\"40\""))
            #expect(try await site.assessment(test).schedule?.limit == .minutes(50))
            let again = Self.changing(try Self.fields(told), [:])
            #expect(try await carmen.post(test + "/settings", again).status == .seeOther)
            #expect(try await site.assessment(test).schedule?.limit == .minutes(40))
            var editor = try await TestEditor(carmen, test)
            editor.text = "### Fără setări"
            try await editor.save()
            let page = try await carmen.get(test + "/settings")
            #expect(page.status == .ok && page.words.contains("nu pot fi citite") && !page.text.contains("name=\"limit\""))
            #expect(try await carmen.post(test + "/settings", again).status == .seeOther)
        }
    }

    @Test("a text that Felix saves while Carmen's settings are on their way is kept, and has them")
    func onTheirWay() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            let test = try await site.writtenTest("Test viitor")
            var editor = try await TestEditor(carmen, test)
            editor.text += "\n\nÎncă un rând."
            try await editor.save()
            let typed = Self.changing(try Self.fields(try await carmen.get(test + "/settings")), ["limit": "40"])
            let (id, added) = (ID<Assessment>(text: TestSite.lastPart(test)), "\nȘi rândul lui Felix.")
            let felix = await HeldDatabase(site.database) { tx in
                try tx.execute(
                    "UPDATE assessment_draft SET version = version + 1, text = text || \(added) WHERE assessment_id = \(id)")
            }
            let releasing = Task {
                await felix.isWaitedFor()
                try await felix.release()
            }
            #expect(try await carmen.post(test + "/settings", typed).status == .seeOther)
            try await releasing.value
            editor = try await TestEditor(carmen, test)
            #expect(editor.text.contains("limit: 40") && editor.text.hasSuffix("Încă un rând." + added))
            #expect(try await site.assessment(test).schedule?.limit == .minutes(40))
        }
    }
}
