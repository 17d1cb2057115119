import Foundation
import Testing

@testable import App

@Suite("A lesson is taken back, or deleted, and comes again")
struct WritingRemovalTests {
    @Test("a lesson that was taken back is nowhere for readers, and can be published again as it was")
    func withdrawn() async throws {
        try await TestSite.run(from: .lessons) { site in
            let (carmen, ana) = (try await site.signedIn("carmen"), try await site.signedIn("ana"))
            let read = try await site.lesson("Ciclul de viață")
            let before = try await site.count("lesson_revision")
            #expect(try await ana.get(site.lesson("Straturile sistemului")).text.contains("\(read)#stari"))
            #expect(try await carmen.post("/teach\(read)/publications/endings").status == .seeOther)
            #expect(try await carmen.post("/teach\(read)/publications/endings").status == .seeOther)
            for page in ["/lessons", "/search?q=cinci", "/search?q=ciclul", "/", try await site.topic("Ciclul")] {
                #expect(!(try await ana.get(page).text.contains(read)), "\(page)")
            }
            #expect(!(try await ana.get(site.lesson("Straturile sistemului")).text.contains(read)))
            #expect(try await ana.get(read).status == .notFound)
            #expect(try await ana.post(read + "/attempts").status == .notFound)
            var editor = try await LessonEditor(carmen, "/teach" + read)
            #expect(editor.text.contains("cinci stări"))
            try await editor.publish()
            #expect(try await ana.get(read).status == .ok)
            #expect(try await ana.get(site.lesson("Straturile sistemului")).text.contains("\(read)#stari"))
            #expect(try await site.count("lesson_revision") == before)
        }
    }

    @Test("deleting says what hangs on it; it can be undone for 30 days and not longer")
    func removed() async throws {
        try await TestSite.run(from: .lessons) { site in
            let (carmen, ana) = (try await site.signedIn("carmen"), try await site.signedIn("ana"))
            let read = try await site.lesson("Ciclul de viață")
            _ = try await ana.get(read)
            let asked = try await carmen.get("/teach\(read)/removal").words
            for words in ["1 persoană a început-o", "Straturile sistemului", "Exerciții", "30 de zile"] {
                #expect(asked.contains(words), "\(words)")
            }
            let list = try await carmen.follow(carmen.post("/teach\(read)/removal"))
            #expect(list.text.contains("/teach\(read)/removal/endings"))
            #expect(try await ana.get(read).status == .notFound)
            site.clock.advance(by: .days(29))
            try await carmen.signIn("carmen")
            try await ana.signIn("ana")
            #expect(try await carmen.post("/teach\(read)/removal/endings").status == .seeOther)
            #expect(try await carmen.post("/teach\(read)/removal/endings").status == .seeOther)
            #expect(try await ana.get(read).status == .ok)
            #expect(try await carmen.post("/teach\(read)/removal").status == .seeOther)
            site.clock.advance(by: .days(31))
            try await carmen.signIn("carmen")
            #expect(try await carmen.post("/teach\(read)/removal/endings").status == .notFound)
            #expect(try await carmen.get("/teach\(read)/edit").status == .notFound)
            #expect(!(try await carmen.get(site.teachCourse() + "/lessons").text.contains(read)))
        }
    }

    @Test("what is written in a lesson that somebody else deleted is kept, and published when it is put back")
    func writtenMeanwhile() async throws {
        try await TestSite.run(from: .lessons) { site in
            let (carmen, felix) = (try await site.signedIn("carmen"), try await site.signedIn("felix"))
            var editor = try await LessonEditor(carmen, site.writing("Ciclul de viață"))
            try await felix.post(editor.lesson + "/removal")
            editor.text = "Scris între timp."
            try await editor.save()
            let refused = try await editor.press("/publications")
            #expect(refused.status == .unprocessableContent && refused.words.contains("Restaurați-o"))
            try await carmen.post(editor.lesson + "/removal/endings")
            try await editor.publish()
            #expect(try await site.signedIn("ana").get(site.lesson("Ciclul de viață")).text.contains("Scris între timp."))
        }
    }

    @Test("whoever teaches another course finds nothing of it and changes nothing")
    func foreign() async throws {
        try await TestSite.run { site in
            let scene = try await AccessScene(site)
            let (gelu, carmen) = (try scene.browser("gelu"), try scene.browser("carmen"))
            let lesson = scene.filled("/teach/lessons/{lesson}")
            var editor = try await LessonEditor(carmen, lesson)
            editor.text += "\n\nCiornă."
            try await editor.save()
            let before = try await Self.everything(site)
            let typed = [("title", "Rău"), ("text", "Rău."), ("version", editor.version), ("base", editor.base)]
            for page in ["/edit", "/preview", "/removal", "/revisions", scene.filled("/revisions/{written}")] {
                #expect(try await gelu.get(lesson + page).status == .notFound, "\(page)")
            }
            let posts = [
                "/draft", "/preview", "/publications", "/publications/endings", "/settings", "/removal", "/removal/endings",
                "/restorations",
            ]
            for button in posts {
                let reply = try await gelu.post(lesson + button, typed + [("revision", scene.filled("{written}"))])
                #expect(reply.status == .notFound, "\(button)")
            }
            let course = scene.filled("/teach/courses/{course}/lessons")
            #expect(try await gelu.post(course, [("title", "Rău"), ("id", UUID().uuidString)]).status == .notFound)
            #expect(try await gelu.post(course + "/order", [("up", scene.filled("{lesson}"))]).status == .notFound)
            // In Gelu's own course the ids of another mean nothing.
            let own = try await site.teachCourse("ENG1") + "/lessons"
            #expect(try await gelu.post(own + "/order", [("up", scene.filled("{lesson}"))]).status == .notFound)
            #expect(try await gelu.post(own, [("title", "Rău"), ("id", scene.filled("{lesson}"))]).status == .notFound)
            #expect(try await Self.everything(site) == before)
        }
    }

    private static func everything(_ site: TestSite) async throws -> [String] {
        try await site.database.read { tx in
            let lessons = try tx.rows(
                "SELECT id, position, topic_id, shown_revision_id, removed_at FROM lesson ORDER BY id"
            ).map { row -> String in
                let (id, shown): (String, String?) = try (row["id"], row["shown_revision_id"])
                let (position, removed): (Int, Int64?) = try (row["position"], row["removed_at"])
                return "\(id) \(position) \(shown ?? "-") \(removed ?? 0)"
            }
            let drafts = try tx.rows("SELECT lesson_id, version, body FROM lesson_draft ORDER BY lesson_id").map {
                row -> String in
                let (version, body): (Int, String) = try (row["version"], row["body"])
                return "\(version) \(body)"
            }
            let revisions = try tx.rows("SELECT id FROM lesson_revision ORDER BY id").map { row -> String in try row["id"] }
            return lessons + drafts + revisions
        }
    }
}
