import Foundation
import Testing

@testable import App

@Suite("A first test, by forms alone")
struct FirstTestTests {
    /// Fills in the form of a question that a page has, and presses a button.
    private func save(
        _ page: TestBrowser.Reply, _ carmen: TestBrowser, _ test: String, _ fields: [(String, String)], press button: String
    ) async throws -> TestBrowser.Reply {
        let hidden = ["version", "base"].compactMap { name in page.hidden(name).map { (name, $0) } }
        return try await carmen.post(test + "/questions", hidden + fields + [("points", "1"), ("topic", ""), ("go", button)])
    }

    @Test("Carmen writes five questions from nothing, publishes, and Ana takes the quiz; no example is left")
    func journey() async throws {
        try await TestSite.run { site in
            let (carmen, ana) = (try await site.signedIn("carmen"), try await site.signedIn("ana"))
            let list = try await site.teachCourse() + "/tests"
            let new = try await carmen.get(list)
            #expect(new.text.contains("<option value=\"Limbajul\">"))
            let fields = [
                ("title", "Primul test"), ("kind", "quiz"), ("topic", "Limbajul"), ("id", try #require(new.hidden("id"))),
            ]
            var address = try #require(try await carmen.post(list, fields).location)
            #expect(address.hasSuffix("/questions/new"))
            let test = address.replacing("/questions/new", with: "")
            for number in 1...5 {
                let page = try await carmen.get(address)
                #expect(page.status == .ok)
                if number > 1 { #expect(page.words.contains("Întrebarea \(number - 1) este salvată.")) }
                let typed: [(String, String)] =
                    number == 2
                    ? [("kind", "number"), ("number[]", "3,14"), ("tolerance[]", "0,01")]
                    : number == 3
                        ? [("kind", "text"), ("accepted[]", "UIKit"), ("folding", "fold")]
                        : [("kind", "single"), ("option[]", "Una"), ("option[]", "Alta"), ("option[]", ""), ("only", "1")]
                let reply = try await save(
                    page, carmen, test, [("text", "A câta? \(number)")] + typed, press: number < 5 ? "next" : "")
                #expect(reply.status == .seeOther, "\(reply.words)")
                address = try #require(reply.location)
            }
            #expect(address == test + "/questions#q-5")
            let text = try await TestEditor(carmen, test).text
            #expect(!text.contains("Cât fac 2 + 3?") && text.contains("topic: Limbajul"))
            #expect(text.contains("### A câta? 5 {#a-cata-5}\n\n- [ ] Una\n- [x] Alta"))
            let page = try await carmen.get(test + "/questions")
            let hidden = ["version", "base"].compactMap { name in page.hidden(name).map { (name, $0) } }
            let done = try await carmen.post(test + "/publications", hidden)
            #expect(done.location == test)
            let attempt = try await ana.start("Primul test")
            #expect(try await ana.get(attempt + "/questions/1").words.contains("A câta? 1"))
        }
    }

    @Test(
        "an example that was changed is a question like others, and stays",
        arguments: [
            ("Cât fac 2 + 3?", "Cât fac 3 + 2?"), ("- [x] 5\n- [ ] 6", "- [ ] 5\n- [x] 6"),
            ("Cât fac 2 + 3?", "Cât fac 2 + 3? {#suma points=2}"), ("\n\n- [x] 5", "\n\nSocotiți.\n\n- [x] 5"),
        ])
    func changedExample(old: String, new: String) async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            let test = try await site.beginTest("Unu", "quiz", carmen)
            var editor = try await TestEditor(carmen, test)
            try editor.replace(old, new)
            try await editor.save()
            let page = try await carmen.get(test + "/questions/new")
            let options = [("kind", "single"), ("option[]", "Una"), ("option[]", "Alta"), ("only", "0")]
            let reply = try await save(page, carmen, test, [("text", "A doua?")] + options, press: "")
            #expect(reply.location == test + "/questions#q-2")
            #expect(try await TestEditor(carmen, test).text.contains(new))
        }
    }

    @Test("the example is published only when that is confirmed, in whatever language it is; a changed one is not asked about")
    func unchangedExample() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            let test = try await site.beginTest("Unu", "quiz", carmen)
            let course = try await site.courseID("PDM301")
            try await site.database.write { tx in
                _ = try tx.execute("UPDATE course SET language = 'en' WHERE id = \(course)")
            }
            let before = try await site.count("assessment")
            var editor = try await TestEditor(carmen, test)
            let asked = try await editor.press("/publications")
            #expect(asked.status == .unprocessableContent)
            #expect(asked.words.contains(site.sentence("test-warning.example", ["question": "Cât fac 2 + 3?"])))
            #expect(try await site.count("assessment") == before)
            editor = try await TestEditor(carmen, test)
            try editor.replace("Cât fac 2 + 3?", "Cât fac 3 + 2?")
            #expect(try await editor.press("/publications").status == .seeOther)
            #expect(try await site.count("assessment") == before + 1)

            let other = try await site.beginTest("Doi", "quiz", carmen)
            var second = try await TestEditor(carmen, other)
            try await second.publish()
            second.text += "\n\n### Altă întrebare?\n\n= 7"
            #expect(try await second.press("/publications").status == .seeOther, "who has published it knows of it")
        }
    }

    @Test("a topic that the course does not have is refused, with what was typed")
    func unknownTopic() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            let list = try await site.teachCourse() + "/tests"
            let id = try #require(try await carmen.get(list).hidden("id"))
            let reply = try await carmen.post(
                list, [("title", "Primul <test>"), ("kind", "quiz"), ("topic", "Nimic"), ("id", id)])
            #expect(reply.status == .unprocessableContent && reply.text.contains("href=\"#topic\""))
            #expect(reply.text.contains("Primul &lt;test&gt;"))
            #expect(try await site.count("assessment_draft") == 0)
        }
    }

    @Test("one button is chosen for a single choice; a preview shows what is typed, and saves nothing")
    func preview() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            let test = "/teach/tests/" + TestSite.lastPart(try await site.test("Exerciții"))
            let page = try await carmen.get(test + "/questions/new")
            #expect(page.words.contains(site.sentence("compose.look-how")))
            #expect(page.text.contains("type=\"radio\" id=\"right-0\" name=\"only\""))
            let typed = [
                ("text", "Care e **corect**?"), ("kind", "single"), ("option[]", "`unu`"), ("option[]", "<b>doi</b>"),
                ("only", "1"),
                ("right[]", "0"),
            ]
            let shown = try await save(page, carmen, test, typed, press: "look")
            #expect(shown.status == .ok && shown.text.contains("Care e <strong>corect</strong>?"))
            #expect(shown.text.contains("<code>unu</code>") && !shown.text.contains("<b>doi</b></p>"))
            #expect(shown.text.contains("name=\"only\" value=\"1\" checked"))
            #expect(try await carmen.get(test + "/questions").hidden("version") == "0")
            let several = Array(typed.dropLast(2)) + [("right[]", "0"), ("right[]", "1")]
            let wrong = try await save(page, carmen, test, several, press: "")
            #expect(wrong.status == .unprocessableContent && wrong.text.contains("href=\"#right-0\""))
        }
    }
}
