import Foundation
import Markdown
import Testing

@testable import App

@Suite("A teacher writes a lesson")
struct WritingTests {
    @Test("Carmen begins a lesson, saves it, looks at it and publishes it; Ana reads it then, and not before")
    func journey() async throws {
        try await TestSite.run { site in
            let (carmen, ana) = (try await site.signedIn("carmen"), try await site.signedIn("ana"))
            let lesson = try await site.begin("Noțiuni de rețea", carmen)
            let read = lesson.replacingOccurrences(of: "/teach", with: "")
            var editor = try await LessonEditor(carmen, lesson)
            #expect(editor.title == "Noțiuni de rețea" && editor.text.isEmpty)
            editor.text = "Un text.\n\n## Parte\n\n- unu\n- doi"
            try await editor.save()
            #expect(try await ana.get(read).status == .notFound)
            let preview = try await carmen.follow(editor.press("/preview"))
            #expect(preview.text.contains("<h3 id=\"parte\">Parte</h3>"))
            try await editor.publish()
            #expect(try await ana.get(read).text.contains("<h3 id=\"parte\">Parte</h3>"))
            #expect(try await ana.get("/lessons").text.contains("Noțiuni de rețea"))
            #expect(try await ana.get("/search?q=retea").words.contains("Noțiuni de rețea"))
        }
    }

    @Test(
        "the form of a new lesson sent twice is one lesson; without a title there is none, and the title typed too long comes back"
    )
    func newLesson() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            let list = try await site.teachCourse() + "/lessons"
            let form = try #require(try await carmen.get(list).hidden("id"))
            let first = try await carmen.post(list, [("title", "  Una \n"), ("id", form)])
            let second = try await carmen.post(list, [("title", "Una"), ("id", form)])
            #expect(first.location == second.location)
            #expect(try await site.count("lesson") == 1)
            let empty = try await carmen.post(list, [("title", " "), ("id", UUID().uuidString)])
            #expect(empty.status == .unprocessableContent)
            let long = String(repeating: "a", count: 201)
            let refused = try await carmen.post(list, [("title", long), ("id", UUID().uuidString)])
            #expect(refused.status == .unprocessableContent && refused.text.contains(long))
            #expect(try await carmen.post(list, [("title", "b"), ("id", "no-id")]).status == .unprocessableContent)
            #expect(try await site.count("lesson") == 1)
        }
    }

    @Test("a lesson full of control characters, typed or written as references, is read by everybody and holds none")
    func controlCharacters() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            let lesson = try await site.begin("Una", carmen)
            var editor = try await LessonEditor(carmen, lesson)
            editor.text = "&#2;99999&lt;&#3; \u{2}0<\u{3} &#2;0&lt;&#3;\r\r\n- \u{0}a"
            try await editor.publish()
            let read = lesson.replacingOccurrences(of: "/teach", with: "")
            for userName in ["ana", "carmen"] {
                let reader = try await site.signedIn(userName)
                for _ in 0..<2 {
                    let page = try await reader.get(read)
                    #expect(page.status == .ok && page.text.contains("99999"))
                    #expect(page.text.unicodeScalars.allSatisfy(CleanText.isAllowed))
                }
            }
        }
    }

    @Test("publishing twice, and what has not changed, makes no second revision")
    func twice() async throws {
        try await TestSite.run(from: .lessons) { site in
            let before = try await site.count("lesson_revision")
            let carmen = try await site.signedIn("carmen")
            var editor = try await LessonEditor(carmen, site.writing("Ciclul de viață"))
            try await editor.publish()
            #expect(try await site.count("lesson_revision") == before)
            #expect(try await site.count("lesson_draft") == 0)
            editor.text += "\n\nMai mult."
            try await editor.publish()
            try await editor.publish()
            #expect(try await site.count("lesson_revision") == before + 1)
            #expect(try await site.count("lesson_publication") == before + 1)
        }
    }

    @Test("a lesson with mistakes is saved and not published; each mistake has its line and the words of the line")
    func mistakes() async throws {
        try await TestSite.run(from: .lessons) { site in
            let carmen = try await site.signedIn("carmen")
            var editor = try await LessonEditor(carmen, site.writing("Ciclul de viață"))
            editor.text = """
                # Titlu

                ![O poză](media/lipsa.png) <b>gras</b>

                ![](media/layers.svg) și [asta](04-nu.md), [aici](#nicaieri), [rău](javascript:alert(1))
                """
            let reply = try await editor.press("/publications")
            #expect(reply.status == .unprocessableContent)
            for words in ["Linia 1,", "Linia 3,", "media/lipsa.png", "Linia 5,", "04-nu.md", "#nicaieri", "javascript:alert(1)"] {
                #expect(reply.words.contains(words), "\(words)")
            }
            #expect(!reply.text.contains("href=\"javascript"))
            let typed = try LessonEditor.written(reply)
            #expect(typed.text == editor.text)
            #expect(try await LessonEditor(carmen, editor.lesson).text == editor.text)
            let shown = try await site.signedIn("ana").get(site.lesson("Ciclul de viață")).text
            #expect(shown.contains("cinci stări") && !shown.contains("lipsa"))
            let preview = try await carmen.get(editor.lesson + "/preview")
            #expect(preview.status == .ok && preview.words.contains("Linia 3,") && !preview.text.contains("<b>gras"))
        }
    }

    @Test("publishing writes down the files that the text names, captions beside a clip among them")
    func files() async throws {
        try await TestSite.run(from: .lessons) { site in
            let carmen = try await site.signedIn("carmen")
            var editor = try await LessonEditor(carmen, site.writing("Ciclul de viață"))
            let reply = try await editor.press("/draft", [("insert", "media/voice.mp3")])
            #expect(reply.location?.hasSuffix("#text") == true)
            editor = try await LessonEditor(carmen, editor.lesson)
            #expect(editor.text.hasSuffix("![voice](media/voice.mp3)"))
            let preview = try await carmen.get(editor.lesson + "/preview").text
            let address = try #require(preview.firstMatch(of: #/src="([^"]+voice\.mp3)"/#)).1
            #expect(try await carmen.get(String(address)).status == .ok)
            try await editor.publish()
            let revision = try await site.revision("Ciclul de viață")
            let names = try await site.database.read { tx in
                try tx.rows("SELECT name FROM lesson_file WHERE revision_id = \(revision) ORDER BY name").map { row -> String in
                    try row["name"]
                }
            }
            #expect(names == ["media/voice.mp3", "media/voice.vtt"])
            let shown = try await site.signedIn("ana").get(site.lesson("Ciclul de viață")).text
            #expect(shown.contains("<audio") && shown.contains("<track"))
        }
    }

    @Test("a text that is too long is refused and comes back whole; one that was imported so long may stay")
    func tooLong() async throws {
        try await TestSite.run(from: .lessons) { site in
            let carmen = try await site.signedIn("carmen")
            var editor = try await LessonEditor(carmen, site.writing("Ciclul de viață"))
            editor.text = String(repeating: "ă b\n", count: 25_001)
            let reply = try await editor.press("/draft")
            #expect(reply.status == .unprocessableContent)
            #expect(try LessonEditor.written(reply).text.count > 100_000)
            #expect(try await site.count("lesson_draft") == 0)
            editor.text = String(repeating: "ă b\n", count: 24_999)
            try await editor.save()
            #expect(try await site.count("lesson_draft") == 1)
        }
    }

    @Test("topic, quiz and readers are set for themselves; those of another course are not there")
    func settings() async throws {
        try await TestSite.run(from: .lessons) { site in
            let carmen = try await site.signedIn("carmen")
            let lesson = try await site.writing("Ciclul de viață")
            let topic = TestSite.lastPart(try await site.topic("Limbajul"))
            #expect(try await carmen.post(lesson + "/settings", [("topic", topic), ("everyone", "1")]).status == .seeOther)
            #expect(try await site.visitor().get(site.lesson("Ciclul de viață")).status == .ok)
            #expect(try await site.signedIn("ana").get(site.topic("Limbajul")).text.contains("Ciclul de viață"))
            let words = TestSite.lastPart(try await site.topic("Words"))
            #expect(try await carmen.post(lesson + "/settings", [("topic", words)]).status == .notFound)
            let final = TestSite.lastPart(try await site.test("Test final"))
            #expect(try await carmen.post(lesson + "/settings", [("quiz", final)]).status == .notFound)
        }
    }

    @Test("lessons are moved up, down and to a place, for readers as well")
    func order() async throws {
        try await TestSite.run(from: .lessons) { site in
            let (carmen, ana) = (try await site.signedIn("carmen"), try await site.signedIn("ana"))
            let address = try await site.teachCourse() + "/lessons/order"
            func titles(_ text: String) -> [String] {
                ["Straturile sistemului", "Ciclul de viață", "Limbajul"].map { ($0, text.range(of: ">\($0)</strong>")) }
                    .compactMap { title, range in range.map { (title, $0.lowerBound) } }.sorted { $0.1 < $1.1 }.map(\.0)
            }
            let last = TestSite.lastPart(try await site.lesson("Limbajul"))
            let first = TestSite.lastPart(try await site.lesson("Straturile sistemului"))
            try await carmen.post(address, [("up", last)])
            #expect(try await titles(ana.get("/lessons").text) == ["Straturile sistemului", "Limbajul", "Ciclul de viață"])
            try await carmen.post(address, [("down", first)])
            #expect(try await titles(ana.get("/lessons").text) == ["Limbajul", "Straturile sistemului", "Ciclul de viață"])
            try await carmen.post(address, [("lesson", last), ("place", "3")])
            try await carmen.post(address, [("up", first)])
            #expect(try await titles(ana.get("/lessons").text) == ["Straturile sistemului", "Ciclul de viață", "Limbajul"])
        }
    }
}
