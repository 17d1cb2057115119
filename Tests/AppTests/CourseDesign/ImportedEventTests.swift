import Database
import Foundation
import Testing

@testable import App

@Suite("The events of a plan in the folder of a course")
struct ImportedEventTests {
    private func events(_ folder: DesignFolder) async throws -> [DesignEventRows.Found] {
        let course = try await folder.courseID()
        return try await folder.importing.database.read { tx in try DesignEventRows.found(in: course, tx) }
    }

    @Test("are the test and the lesson that they name, serve the objectives, and follow the folder under the same ids")
    func followed() async throws {
        let folder = try DesignFolder()
        try await folder.run()
        let first = try await events(folder)
        #expect(first.map(\.event.key) == ["tema-1", "test"] && first.map(\.event.version) == [1, 1])
        #expect(first.first?.event.fields.technique == .curated("minute-paper"))
        guard case .lesson = first.first?.event.fields.subject, case .test = first.last?.event.fields.subject else {
            Issue.record("they are none")
            return
        }
        #expect(first.first?.event.fields.objectives.count == 1 && first.last?.event.fields.objectives.isEmpty == true)
        let changed = WholeDesign.text.replacing("due: 2026-10-12", with: "due: 2026-10-13")
        try folder.write(changed)
        #expect(try await folder.run() == ["~ design mobile"])
        #expect(try await folder.stored() == changed)
        let second = try await events(folder)
        #expect(second.map(\.event.id) == first.map(\.event.id) && second.map(\.event.version) == [2, 1])
        try folder.write(WholeDesign.text.replacing("- key: test\n", with: "- key: alt-test\n"))
        try await folder.run()
        let third = try await events(folder)
        #expect(third.filter { $0.removedAt != nil }.map(\.event.key) == ["test"] && third.count == 3)
        try folder.write(WholeDesign.text)
        try await folder.run()
        #expect(try await folder.stored() == WholeDesign.text)
        let fourth = try await events(folder)
        #expect(fourth.first { $0.event.key == "test" }?.event.id == first.last?.event.id, "it is restored")
    }

    @Test("what no file can say stays: an own technique that no objective has, and an objective without a key")
    func unsaid() async throws {
        let folder = try DesignFolder(WholeDesign.text.replacing("    technique: minute-paper\n", with: ""))
        try await folder.run()
        try await folder.change { course, tx in
            let carmen: ID<Person> = try #require(try tx.first("SELECT id FROM person WHERE user_name = 'carmen'"))["id"]
            try tx.execute(
                "INSERT INTO technique (id, owner_id, kind, title, version) VALUES ('mine', \(carmen), 'teaching', 'A mea', 1)")
            let unnamed = try #require(try ObjectiveRows.all(of: course, tx.reading).first { $0.key == nil })
            var event = try #require(try DesignEventRows.all(of: course, tx.reading).first)
            event.fields.technique = .own(ID(text: "mine"))
            event.fields.objectives.insert(unnamed.id)
            try DesignEventWriteRows.update(event, by: nil, tx)
        }
        let written = try await folder.stored()
        #expect(!written.contains("mine"))
        try folder.write(written.replacing("hours: 2.5", with: "hours: 3"))
        #expect(try await folder.run() == ["~ design mobile"])
        let event = try #require(try await events(folder).first?.event)
        #expect(event.fields.hours.count == 12 && event.fields.technique == .own(ID(text: "mine")))
        #expect(event.fields.objectives.count == 2)
    }

    @Test("an own technique that the file writes is written in events as well, follows the file, and goes with it")
    func own() async throws {
        let text = WholeDesign.text.replacing("    technique: minute-paper\n", with: "    technique: own-perechi\n")
        let folder = try DesignFolder(text)
        try await folder.run()
        let first = try #require(try await events(folder).first?.event.fields.technique)
        let titles = try await folder.importing.texts("SELECT title AS value FROM technique WHERE id = \(first.text)")
        #expect(first.ownID != nil && titles == ["Perechi"])
        #expect(try await folder.stored() == text)
        try folder.write(text.replacing("own-perechi", with: "own-altfel"))
        #expect(try await folder.run() == [], "its key is one of the file alone")
        try folder.write(text.replacing("reference: Un coleg", with: "reference: Altcineva"))
        try await folder.run()
        let second = try #require(try await events(folder).first?.event.fields.technique)
        #expect(second.ownID != nil && second != first, "another text is another technique")
        let bare = text.replacing("    technique: own-perechi\n    dimension", with: "    dimension")
        #expect(bare != text)
        try folder.write(bare)
        try await folder.run()
        #expect(try await events(folder).first?.event.fields.technique == nil)
        #expect(try await folder.stored() == bare)
    }

    @Test("a test or lesson that is deleted or renamed leaves an event without one, and no row that leads nowhere")
    func gone() async throws {
        let folder = try DesignFolder()
        try await folder.run()
        try await folder.change { _, tx in
            try tx.execute("UPDATE assessment SET removed_at = 1")
            try tx.execute("UPDATE lesson SET removed_at = 1")
        }
        let stored = try await folder.stored()
        #expect(!stored.contains("test: quiz") && !stored.contains("lesson: layers") && stored.contains("hours: 2.5"))
        #expect(try await folder.importing.texts("SELECT event_key AS value FROM design_event ORDER BY event_key").count == 2)
    }

    @Test("an event that names no objective, test or lesson of the course is refused with its line")
    func refused() async throws {
        for (old, new, key) in [
            ("objectives: [explica]", "objectives: [nimic]", "mistake.design-objective"),
            ("test: quiz", "test: alt-test", "mistake.unknown-quiz"),
            ("    technique: minute-paper\n", "    technique: minut\n", "mistake.design-technique"),
            ("    technique: minute-paper\n", "    technique: own-alta\n", "mistake.design-technique"),
            ("    lesson: layers\n    link", "    lesson: alta\n    link", "mistake.unknown-lesson"),
        ] {
            let text = WholeDesign.text.replacing(old, with: new)
            #expect(text != WholeDesign.text, "\(key)")
            let found = #expect(throws: ImportMistakes.self) { try WholeDesign.read(text) }
            #expect(found?.mistakes.contains { $0.key == key && $0.line != nil } == true, "\(key)")
        }
    }
}
