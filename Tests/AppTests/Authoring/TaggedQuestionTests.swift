import Database
import Testing

@testable import App

@Suite("Questions are tagged with objectives, in the form and in the text")
struct TaggedQuestionTests {
    private static let tags: SQL = """
        SELECT question.question_key || ' ' || tag.objective_id AS v FROM question_objective AS tag
        JOIN question ON question.id = tag.question_id ORDER BY question.number, tag.position
        """

    /// The quiz of the sample course, of which nothing is tagged, beside two objectives.
    private static func run(
        _ body: @escaping @Sendable (ObjectiveStoreTests.Scene, TestBrowser, String) async throws -> Void
    ) async throws {
        try await TestSite.run(from: .lessons) { site in
            let scene = try await ObjectiveStoreTests.Scene(site)
            try await Tagging.tag(scene)
            try await site.database.write { tx in try tx.execute("DELETE FROM question_objective") }
            let test = "/teach/tests/" + TestSite.lastPart(try await site.test("Exerciții"))
            try await body(scene, try await site.signedIn("carmen"), test)
        }
    }

    private static func fields(_ page: TestBrowser.Reply, _ more: [(String, String)]) -> [(String, String)] {
        let question = [
            ("text", "Swift are tipuri opționale."), ("kind", "single"), ("option[]", "Adevărat"), ("option[]", "Fals"),
            ("right[]", "0"), ("points", "1"), ("topic", "Limbajul"), ("explanation", "Cu semnul întrebării."),
        ]
        return ["version", "base", "key"].compactMap { name in page.hidden(name).map { (name, $0) } } + question + more
    }

    @Test("ticks stand in the text, and count once it is published; what is unticked and published again is gone")
    func ticked() async throws {
        try await Self.run { scene, carmen, test in
            let page = try await carmen.get(test + "/questions/3/edit")
            #expect(page.text.contains("value=\"one\"") && page.text.contains("value=\"two\""))
            let ticks = [("objective[]", "two"), ("objective[]", "one")]
            #expect(try await carmen.post(test + "/questions/3", Self.fields(page, ticks)).status == .seeOther)
            var editor = try await TestEditor(carmen, test)
            #expect(editor.text.contains(" objective=two,one}"))
            #expect(try await scene.site.values(Self.tags) == [])
            try await editor.publish()
            let key = try #require(page.hidden("key"))
            #expect(try await scene.site.values(Self.tags) == [key + " two", key + " one"])
            let again = try await carmen.get(test + "/questions/3/edit")
            #expect(again.text.contains("value=\"one\" checked"))
            // The order that is written stays.
            let same = [("objective[]", "one"), ("objective[]", "two")]
            _ = try await carmen.post(test + "/questions/3", Self.fields(again, same))
            #expect(try await TestEditor(carmen, test).text == editor.text)
            _ = try await carmen.post(test + "/questions/3", Self.fields(again, [("objective[]", "one")]))
            editor = try await TestEditor(carmen, test)
            try await editor.publish()
            #expect(try await scene.site.values(Self.tags) == [key + " one"])
        }
    }

    @Test("more than three, and those that the course does not have, are refused with a sentence, and stay ticked")
    func refused() async throws {
        try await Self.run { scene, carmen, test in
            let page = try await carmen.get(test + "/questions/3/edit")
            let strange = try await carmen.post(test + "/questions/3", Self.fields(page, [("objective[]", "<altul>")]))
            #expect(strange.status == .unprocessableContent && strange.text.contains("href=\"#objective\""))
            #expect(strange.words.contains(scene.site.sentence("objective-tag.gone")))
            #expect(strange.text.contains("value=\"&lt;altul&gt;\" checked"))
            for key in ["three", "four"] {
                let id = try await scene.add(key)
                try await scene.site.database.write { tx in
                    try tx.execute("UPDATE objective SET objective_key = \(key) WHERE id = \(id)")
                }
            }
            let all = ["one", "two", "three", "four"].map { ("objective[]", $0) }
            let many = try await carmen.post(test + "/questions/3", Self.fields(page, all))
            #expect(many.status == .unprocessableContent && many.text.contains("id=\"objective-error\""))
            #expect(try await carmen.get(test + "/questions").hidden("version") == "0")
        }
    }

    @Test("a deleted one is a mistake of the text; the published question keeps its tag, and has it again once it is restored")
    func deleted() async throws {
        try await Self.run { scene, carmen, test in
            let page = try await carmen.get(test + "/questions/3/edit")
            _ = try await carmen.post(test + "/questions/3", Self.fields(page, [("objective[]", "one")]))
            var editor = try await TestEditor(carmen, test)
            try await editor.publish()
            let published = try await scene.site.values(Self.tags)
            _ = try await scene.store.remove(ID<Objective>(text: "one"), by: scene.carmen, at: scene.site.clock.now)
            #expect(try await scene.site.values(Self.tags) == published && published.count == 1)
            let checked = try await editor.press("/checks")
            #expect(checked.status == .unprocessableContent)
            #expect(checked.words.contains(scene.site.sentence("mistake.unknown-objective", ["value": "one"])))
            let id = ID<Assessment>(text: TestSite.lastPart(test))
            let stored = try await scene.site.database.read { tx in
                try StoredTestText.text(of: id, zone: .gmt, tx)
            }
            #expect(!stored.contains("objective="))
            try editor.replace(" objective=one", "")
            try editor.replace("Swift are", "Limbajul Swift are")
            try await editor.save()
            try await editor.publish()
            _ = try await scene.store.restore(ID<Objective>(text: "one"), by: scene.carmen, at: scene.site.clock.now)
            let restored = try await scene.site.database.read { tx in
                try StoredTestText.text(of: id, zone: .gmt, tx)
            }
            #expect(restored.contains(" objective=one}"))
        }
    }
}
