import Foundation
import HTTPTypes
import Testing

@testable import App

@Suite("Two people write one lesson")
struct DraftConflictTests {
    /// Carmen and Felix have the lesson open; Felix has saved another text.
    private func scene(_ site: TestSite) async throws -> (carmen: LessonEditor, felix: LessonEditor) {
        try await site.addLessons()
        let lesson = try await site.writing("Ciclul de viață")
        var carmen = try await LessonEditor(site.signedIn("carmen"), lesson)
        var felix = try await LessonEditor(site.signedIn("felix"), lesson)
        felix.text = "Textul lui Felix."
        try await felix.save()
        carmen.text = "Textul Carmenei."
        return (carmen, felix)
    }

    @Test(
        "the second one sees both texts, who wrote the other and when, and nothing has been changed",
        arguments: ["/draft", "/preview", "/publications"])
    func both(button: String) async throws {
        try await TestSite.run { site in
            let (carmen, felix) = try await scene(site)
            let reply = try await carmen.press(button)
            #expect(reply.status == .conflict)
            #expect(try LessonEditor.written(reply).text == "Textul Carmenei.")
            #expect(reply.words.contains("Felix Pop") && reply.words.contains("10:00"))
            #expect(reply.text.contains("<pre class=\"whole\" tabindex=\"0\" lang=\"ro\">Textul lui Felix.</pre>"))
            #expect(reply.text.contains("<ins>") && reply.text.contains("<del>"))
            #expect(try await LessonEditor(felix.browser, felix.lesson).text == "Textul lui Felix.")
            #expect(try await site.signedIn("ana").get(site.lesson("Ciclul de viață")).text.contains("cinci stări"))
        }
    }

    @Test("a mistake in the form of the second one does not let the first one's text be replaced afterwards")
    func mistakeFirst() async throws {
        try await TestSite.run { site in
            var (carmen, felix) = try await scene(site)
            carmen.title = String(repeating: "x", count: 300)
            let wrong = try await carmen.press("/draft")
            #expect(wrong.status == .unprocessableContent)
            carmen.title = "Scurt"
            carmen.version = try #require(wrong.hidden("version"))
            carmen.base = wrong.hidden("base") ?? ""
            #expect(try await carmen.press("/draft").status == .conflict)
            felix = try await LessonEditor(felix.browser, felix.lesson)
            #expect(felix.text == "Textul lui Felix.")
        }
    }

    @Test("whichever text stays, the other is in the history", arguments: ["mine", "theirs"])
    func resolved(choice: String) async throws {
        try await TestSite.run { site in
            let (carmen, _) = try await scene(site)
            let page = try await carmen.press("/draft")
            let (title, text) = try LessonEditor.written(page)
            let fields = [
                ("title", title), ("text", text), ("version", try #require(page.hidden("version"))),
                ("base", try #require(page.hidden("base"))), ("resolve", choice),
            ]
            #expect(try await carmen.browser.post(carmen.lesson + "/draft", fields).status == .seeOther)
            // Pressed twice.
            #expect(try await carmen.browser.post(carmen.lesson + "/draft", fields).status == .seeOther)
            let now = try await LessonEditor(carmen.browser, carmen.lesson)
            #expect(now.text == (choice == "mine" ? "Textul Carmenei." : "Textul lui Felix."))
            let kept = try await site.database.read { tx in
                try tx.rows("SELECT body FROM lesson_revision WHERE author_id IS NOT NULL").map { row -> String in try row["body"]
                }
            }
            #expect(kept == [choice == "mine" ? "Textul lui Felix." : "Textul Carmenei."])
            let history = try await carmen.browser.get(carmen.lesson + "/revisions")
            #expect(history.words.contains("Păstrată, nepublicată"))
        }
    }

    @Test("a third text saved while the second one looks at both is a conflict again")
    func third() async throws {
        try await TestSite.run { site in
            var (carmen, felix) = try await scene(site)
            let page = try await carmen.press("/draft")
            felix.text = "Încă un text al lui Felix."
            try await felix.save()
            let fields = [
                ("title", carmen.title), ("text", carmen.text), ("version", try #require(page.hidden("version"))),
                ("resolve", "mine"),
            ]
            let again = try await carmen.browser.post(carmen.lesson + "/draft", fields)
            #expect(again.status == .conflict && again.words.contains("Încă un text al lui Felix."))
        }
    }

    @Test("the same text sent again, from the same page or from another tab, is no conflict")
    func retries() async throws {
        try await TestSite.run(from: .lessons) { site in
            let browser = try await site.signedIn("carmen")
            let lesson = try await site.writing("Ciclul de viață")
            var (one, other) = (try await LessonEditor(browser, lesson), try await LessonEditor(browser, lesson))
            one.text = "Nou."
            other.text = "Nou.\n"
            #expect(try await one.press("/draft").status == .seeOther)
            #expect(try await one.press("/draft").status == .seeOther)
            #expect(try await other.press("/draft").status == .seeOther)
            #expect(try await LessonEditor(browser, lesson).version == "1")
            other.text = "Altul."
            let reply = try await other.press("/draft")
            #expect(reply.status == .conflict && reply.words.contains("în altă filă"))
        }
    }

    @Test(
        "the script hears the version and the time; of a conflict, that there is one; with the preview, the mistakes and their lines"
    )
    func script() async throws {
        try await TestSite.run { site in
            var (carmen, felix) = try await scene(site)
            carmen.browser.headers[.accept] = "application/json"
            felix.browser.headers[.accept] = "application/json"
            let conflict = try await carmen.press("/draft")
            #expect(conflict.status == .conflict && conflict.text.contains("„Salvează” ca să vedeți ambele"))
            felix.text = "Text <b>gras</b>"
            let heard = try JSONDecoder().decode(Heard.self, from: Data(try await felix.press("/preview").bytes))
            #expect(heard.version == 2 && heard.saved.hasPrefix("Ciornă salvată: 10:00 · Publicată: "))
            #expect(heard.mistakes?.first?.line == 1 && heard.html?.contains("<b>") == false)
            felix.text = String(repeating: "a", count: 100_001)
            #expect(try await felix.press("/draft").status == .unprocessableContent)
        }
    }

    private struct Heard: Decodable {
        struct Mistake: Decodable {
            let line: Int?
        }

        let saved: String
        let version: Int
        let html: String?
        let mistakes: [Mistake]?
    }

    @Test("publishing from the preview publishes what was seen there, or shows it once more")
    func preview() async throws {
        try await TestSite.run { site in
            var (_, felix) = try await scene(site)
            let preview = try await felix.browser.get(felix.lesson + "/preview")
            let seen = try #require(preview.hidden("version"))
            felix.text = "Altceva."
            try await felix.save()
            let changed = try await felix.browser.post(felix.lesson + "/publications", [("version", seen)])
            #expect(changed.location?.hasSuffix("/preview") == true)
            #expect(try await site.signedIn("ana").get(site.lesson("Ciclul de viață")).text.contains("cinci stări"))
            let now = try #require(try await felix.browser.get(felix.lesson + "/preview").hidden("version"))
            #expect(try await felix.browser.post(felix.lesson + "/publications", [("version", now)]).status == .seeOther)
            #expect(try await site.signedIn("ana").get(site.lesson("Ciclul de viață")).text.contains("Altceva."))
        }
    }

    @Test("a laptop that was closed until the session was over keeps what was typed: it is saved after signing in")
    func closedLaptop() async throws {
        try await TestSite.run(from: .lessons) { site in
            let browser = try await site.signedIn("carmen")
            var editor = try await LessonEditor(browser, site.writing("Ciclul de viață"))
            editor.text = String(repeating: "Un rând scris în tren, „cu ghilimele”.\n", count: 500)
            site.clock.advance(by: .days(40))
            let page = try await editor.press("/draft")
            #expect(page.status == .unauthorized)
            let fields = [
                ("user", "carmen"), ("password", SampleInstitution.password), ("back", try #require(page.hidden("back"))),
                ("held", try #require(page.hidden("held"))),
            ]
            let saved = try await browser.follow(browser.post("/sign-in", fields))
            #expect(saved.status == .ok)
            #expect(try await LessonEditor(browser, editor.lesson).text == editor.text.trimmingCharacters(in: .newlines))
        }
    }

    @Test("when somebody else has written meanwhile, both texts are there after signing in")
    func closedLaptopConflict() async throws {
        try await TestSite.run { site in
            let (carmen, _) = try await scene(site)
            site.clock.advance(by: .days(40))
            let page = try await carmen.press("/draft")
            let fields = [
                ("user", "carmen"), ("password", SampleInstitution.password), ("back", try #require(page.hidden("back"))),
                ("held", try #require(page.hidden("held"))),
            ]
            let both = try await carmen.browser.post("/sign-in", fields)
            #expect(both.status == .conflict)
            #expect(try LessonEditor.written(both).text == "Textul Carmenei.")
        }
    }
}
