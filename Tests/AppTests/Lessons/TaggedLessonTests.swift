import Testing

@testable import App

@Suite("Lessons are tagged with objectives in their settings")
struct TaggedLessonTests {
    @Test("those that are ticked count at once; one that the course does not have is refused, and all that was chosen stays")
    func settings() async throws {
        try await TestSite.run(from: .lessons) { site in
            let scene = try await ObjectiveStoreTests.Scene(site)
            try await Tagging.tag(scene)
            try await site.database.write { tx in try tx.execute("DELETE FROM lesson_objective") }
            let (carmen, lesson) = (try await site.signedIn("carmen"), try await site.writing("Ciclul de viață"))
            let id = ID<Lesson>(text: TestSite.lastPart(lesson))
            func keys() async throws -> [String] {
                let course = scene.course
                return try await site.database.read { tx in try LessonObjectiveRows.keys(in: course, tx)[id] ?? [] }
            }
            let topic = TestSite.lastPart(try await site.topic("Limbajul"))
            let form = [("topic", topic), ("objective[]", "two"), ("objective[]", "one")]
            #expect(try await carmen.post(lesson + "/settings", form).status == .seeOther)
            #expect(try await keys() == ["two", "one"])
            #expect(try await carmen.get(lesson + "/edit").text.contains("value=\"one\" checked"))
            let wrong = try await carmen.post(
                lesson + "/settings", [("topic", topic), ("objective[]", "altul"), ("everyone", "1")])
            #expect(wrong.status == .unprocessableContent && wrong.text.contains("href=\"#objective\""))
            #expect(wrong.text.contains("value=\"altul\" checked"))
            #expect(wrong.text.contains("name=\"everyone\" value=\"1\" checked"))
            #expect(try await keys() == ["two", "one"])
            #expect(try await carmen.post(lesson + "/settings", [("objective[]", "one")]).status == .seeOther)
            #expect(try await keys() == ["one"])
        }
    }
}
