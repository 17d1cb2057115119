import Foundation
import Testing

@testable import App

@Suite("What a lesson said before")
struct RevisionHistoryTests {
    @Test("Carmen makes an old text the draft again and publishes it; the draft that was there is kept")
    func restored() async throws {
        try await TestSite.run(from: .lessons) { site in
            let carmen = try await site.signedIn("carmen")
            var editor = try await LessonEditor(carmen, site.writing("Ciclul de viață"))
            let first = try await site.revision("Ciclul de viață")
            let old = editor.text
            editor.text = "Al doilea text."
            try await editor.publish()
            editor.text = "Al treilea, nepublicat."
            try await editor.save()
            let page = try await carmen.get(editor.lesson + "/revisions/" + first)
            #expect(page.text.contains("<del><b>−</b>") && page.text.contains("Al treilea, nepublicat."))
            let restored = try await carmen.follow(carmen.post(editor.lesson + "/restorations", [("revision", first)]))
            #expect(restored.words.contains("Versiunea 1 este acum ciorna"))
            #expect(try await carmen.post(editor.lesson + "/restorations", [("revision", first)]).status == .seeOther)
            editor = try await LessonEditor(carmen, editor.lesson)
            #expect(editor.text == old)
            #expect(try await site.count("lesson_revision") == 5)
            let ana = try await site.signedIn("ana")
            #expect(try await ana.get(site.lesson("Ciclul de viață")).text.contains("Al doilea text."))
            try await editor.publish()
            #expect(try await ana.get(site.lesson("Ciclul de viață")).text.contains("cinci stări"))
            #expect(try await site.count("lesson_revision") == 5)
            let history = try await carmen.get(editor.lesson + "/revisions").words
            #expect(history.contains("Păstrată, nepublicată") && history.contains("Versiunea 3"))
            #expect(history.contains("Publicată: 10:00, import Publicată: 10:00, Carmen Brânză"))
        }
    }

    @Test("an imported lesson that was changed here and imported again keeps both texts, and says that it was overtaken")
    func imported() async throws {
        try await TestSite.run(from: .lessons) { site in
            let carmen = try await site.signedIn("carmen")
            var editor = try await LessonEditor(carmen, site.writing("Ciclul de viață"))
            editor.text = "Scris aici și publicat."
            try await editor.publish()
            editor.text = "Scris aici, ciornă."
            try await editor.save()
            try await site.importAgain(overwriting: ImportOverwrites(["all"])) { folder in
                try rewrite(folder.appendingPathComponent("01-mobile/lessons/02-cycle.md"), "cinci", "șase")
            }
            let page = try await carmen.get(editor.lesson + "/edit")
            #expect(page.words.contains("s-a publicat alt text"))
            let difference = try await carmen.get(page.link("/teach/lessons/[^\"]+/revisions/[^\"]+"))
            #expect(difference.words.contains("șase"))
            #expect(try LessonEditor.written(page).text == "Scris aici, ciornă.")
            let history = try await carmen.get(editor.lesson + "/revisions")
            let pages = history.text.matches(of: #/\/teach\/lessons\/[^"]+\/revisions\/[^"]+/#).map { String($0.0) }
            var texts: [String] = []
            for page in pages { texts.append(try await carmen.get(page).text) }
            #expect(pages.count == 3)
            for words in ["Scris aici și publicat.", "cinci stări", "șase stări"] {
                #expect(texts.contains { $0.contains(words) }, "\(words)")
            }
        }
    }

    @Test("a draft that nobody changed follows what an import publishes")
    func untouched() async throws {
        try await TestSite.run(from: .lessons) { site in
            let carmen = try await site.signedIn("carmen")
            var editor = try await LessonEditor(carmen, site.writing("Ciclul de viață"))
            editor.text += "\n\nMai mult."
            try await editor.publish()
            try await site.importAgain(overwriting: ImportOverwrites(["all"])) { folder in
                try rewrite(folder.appendingPathComponent("01-mobile/lessons/02-cycle.md"), "cinci", "șase")
            }
            editor = try await LessonEditor(carmen, editor.lesson)
            #expect(editor.text.contains("șase"))
            #expect(!(try await carmen.get(editor.lesson + "/edit").words.contains("s-a publicat alt text")))
            editor.text += "\n\nȘi mai mult."
            try await editor.publish()
            #expect(try await site.signedIn("ana").get(site.lesson("Ciclul de viață")).text.contains("Și mai mult."))
        }
    }

    @Test("an editor that was open while an import published another text is told, and replaces it only knowingly")
    func openEditor() async throws {
        try await TestSite.run(from: .lessons) { site in
            let carmen = try await site.signedIn("carmen")
            var editor = try await LessonEditor(carmen, site.writing("Ciclul de viață"))
            editor.text = "Scris pe textul vechi."
            try await site.importAgain { folder in
                try rewrite(folder.appendingPathComponent("01-mobile/lessons/02-cycle.md"), "cinci", "șase")
            }
            let reply = try await editor.press("/publications")
            #expect(reply.status == .conflict)
            #expect(reply.words.contains("s-a publicat alt text") && reply.words.contains("șase stări"))
            let lesson = try await site.lesson("Ciclul de viață")
            #expect(try await site.signedIn("ana").get(lesson).words.contains("șase stări"))
            let fields = [
                ("title", editor.title), ("text", editor.text), ("version", try #require(reply.hidden("version"))),
                ("base", try #require(reply.hidden("base"))), ("resolve", "mine"),
            ]
            #expect(try await carmen.post(editor.lesson + "/draft", fields).status == .seeOther)
            #expect(try await LessonEditor(carmen, editor.lesson).text == "Scris pe textul vechi.")
        }
    }

    @Test("the revisions of a lesson are not found under another, nor restored there")
    func otherLesson() async throws {
        try await TestSite.run(from: .lessons) { site in
            let carmen = try await site.signedIn("carmen")
            let (one, other) = (try await site.writing("Limbajul"), try await site.revision("Ciclul de viață"))
            #expect(try await carmen.get(one + "/revisions/" + other).status == .notFound)
            #expect(try await carmen.post(one + "/restorations", [("revision", other)]).status == .notFound)
        }
    }
}
