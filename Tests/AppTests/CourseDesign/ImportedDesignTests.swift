import Database
import Foundation
import Testing

@testable import App

@Suite("The design of a course in a folder")
struct ImportedDesignTests {
    @Test("is stored with all that it says, and nothing is left to do the second time")
    func whole() async throws {
        let folder = try DesignFolder()
        #expect(try await folder.run() == ["+ design mobile"])
        #expect(try await folder.stored() == WholeDesign.text)
        #expect(try await folder.run() == [])
        #expect(try await folder.importing.texts("SELECT edited_at AS value FROM course_design") == [nil])
    }

    @Test("follows the folder as long as nobody has changed it, and keeps what it calls the same")
    func followed() async throws {
        let folder = try DesignFolder()
        try await folder.run()
        func ids(_ table: SQL) async throws -> [String?] {
            try await folder.importing.texts("SELECT id AS value FROM \(table) ORDER BY position, id")
        }
        let (objectives, resources) = try await (ids("objective"), ids("topic_resource"))
        let (people, outcomes) = try await (ids("course_instructor"), ids("programme_outcome"))
        let changed = WholeDesign.text.replacing("share: 80", with: "share: 81").replacing("seats: 60", with: "seats: 61")
            .replacing("O pagină.", with: "Două pagini.").replacing("phone: 0200 000 122", with: "phone: 0200 000 123")
            .replacing("Lucrează în echipă.", with: "Lucrează cu alții.").replacing("note: Zi liberă.", with: "note: Sărbătoare.")
            .replacing("Se notează.", with: "Nu se notează.")
        try folder.write(changed)
        #expect(try await folder.run() == ["~ design mobile"])
        #expect(try await folder.stored() == changed)
        #expect(try await ids("objective") == objectives)
        #expect(try await ids("topic_resource") == resources)
        #expect(try await ids("course_instructor") == people)
        #expect(try await ids("programme_outcome") == outcomes)
        let versions = "SELECT version AS value FROM course_policy WHERE policy = 'attendance'" as SQL
        #expect(try await folder.importing.numbers(versions) == [2])
        #expect(
            try await folder.importing.numbers("SELECT version AS value FROM objective ORDER BY position, id") == [2, 1, 1, 1])
    }

    @Test("that no longer names something deletes it, and restores an objective that comes back")
    func gone() async throws {
        let folder = try DesignFolder()
        try await folder.run()
        let kept = "SELECT id AS value FROM objective WHERE objective_key = 'explica' AND removed_at IS NULL" as SQL
        let before = try await folder.importing.texts(kept)
        try folder.write("seats: 60\n")
        #expect(try await folder.run() == ["~ design mobile"])
        #expect(try await folder.stored() == "seats: 60\n")
        #expect(try await folder.importing.texts(kept) == [])
        for table in [
            "meeting_plan", "meeting_weekday", "meeting_change", "course_instructor", "programme_outcome", "topic_hour",
        ] {
            let count = "SELECT count(*) AS value FROM \(SQL(stringLiteral: table))" as SQL
            #expect(try await folder.importing.numbers(count) == [0], "\(table)")
        }
        try folder.write(WholeDesign.text)
        try await folder.run()
        #expect(try await folder.stored() == WholeDesign.text)
        #expect(before.count == 1)
        #expect(try await folder.importing.texts(kept) == before)
    }

    @Test("without the file changes nothing")
    func withoutFile() async throws {
        let folder = try DesignFolder()
        try await folder.run()
        try folder.importing.folder.remove(DesignFolder.design)
        #expect(try await folder.run() == [])
        #expect(try await folder.stored() == WholeDesign.text)
    }

    @Test("keeps the days of the first import where they are relative")
    func relative() async throws {
        let text = """
            meetings:
              - first-day: -3w tuesday
                last-day: +3w tuesday
                from: "10:00"
                to: "12:00"
                repeats: weekly
                on: [tuesday]
                changes:
                  - day: +1w tuesday
                    moved-to: +1w friday
                    from: "8:00"
                    to: "9:00"

            """
        let folder = try DesignFolder(text)
        #expect(try await folder.run() == ["+ design mobile"])
        let stored = try await folder.stored()
        #expect(stored.contains("first-day: 2026-10-27") && stored.contains("- day: 2026-11-24\n        moved-to: 2026-11-27"))
        #expect(try await folder.run(after: .days(20)) == [])
        try folder.write(text.replacing("\"8:00\"", with: "\"7:00\""))
        #expect(try await folder.run(after: .days(20)) == ["~ design mobile"])
        #expect(try await folder.stored() == stored.replacing("\"08:00\"", with: "\"07:00\""))
    }

    @Test("stays as it is once it was changed in the browser, both texts are named, and it is overwritten where that is said")
    func edited() async throws {
        let folder = try DesignFolder()
        try await folder.run()
        try await folder.change { course, tx in
            try CourseDesignRows.mark(course, at: Instant(milliseconds: 1_795_248_060_000), tx)
            try CourseDesignRows.setWorkingName("Al meu", of: course, tx)
        }
        let here = WholeDesign.text.replacing("PDM nou", with: "Al meu")
        #expect(try await folder.run() == ["! design 2-mobile/design"])
        #expect(try await folder.left() == [EditedTexts(here: here, folder: WholeDesign.text, state: nil)])
        #expect(try await folder.stored() == here)
        for name in ["2-mobile/design", "mobile/design.yaml", "2-mobile", "all"] {
            #expect(ImportOverwrites([name]).contains(.design(of: "mobile")), "\(name)")
        }
        for name in ["2-mobile/course.yaml", "2-mobile/points", "3-web/design"] {
            #expect(!ImportOverwrites([name]).contains(.design(of: "mobile")), "\(name)")
        }
        #expect(try await folder.run(overwrites: ["2-mobile/design"]) == ["~ design mobile"])
        #expect(try await folder.stored() == WholeDesign.text)
        #expect(try await folder.run() == [])
    }

    @Test("leaves what is said of topics where the course was changed in the browser, and follows in all else")
    func editedTopics() async throws {
        let folder = try DesignFolder()
        try await folder.run()
        try await folder.change { course, tx in
            try EditedRows.mark(course: course, at: Instant(milliseconds: 1_795_248_060_000), tx)
        }
        try folder.write(WholeDesign.text.replacing("seats: 60", with: "seats: 61"))
        #expect(try await folder.run() == ["~ design mobile"])
        try folder.write(WholeDesign.text.replacing("priority: very-important", with: "priority: critical"))
        #expect(try await folder.run() == ["! design 2-mobile/design"])
        #expect(try await folder.run(overwrites: ["mobile/design"]) == ["~ design mobile"])
        #expect(try await folder.stored().contains("  - topic: Limbajul\n    priority: critical\n"))
    }

    @Test("is refused for a day without a meeting and for somebody who is not there, and nothing is written")
    func refused() async throws {
        for (old, new, key) in [
            ("- day: 2026-11-10", "- day: 2026-11-11", "mistake.design-no-meeting"),
            ("user: carmen", "user: nobody", "mistake.unknown-person"),
        ] {
            let folder = try DesignFolder(WholeDesign.text.replacing(old, with: new))
            let found = await #expect(throws: ImportMistakes.self) { try await folder.run() }
            #expect(found?.mistakes.map(\.key) == [key])
            #expect(try await folder.importing.numbers("SELECT count(*) AS value FROM course") == [0])
        }
    }

    @Test("brings a file that only a resource names")
    func file() async throws {
        let folder = try DesignFolder()
        try folder.importing.folder.write(DesignFolder.lesson, Data("---\ntitle: Straturi\n---\n\nText.\n".utf8))
        try await folder.run()
        #expect(try await folder.importing.texts("SELECT name AS value FROM course_file") == ["media/fisa.pdf"])
        let digests = try await folder.importing.texts("SELECT digest AS value FROM course_file").compactMap(\.self)
        #expect(digests.map { folder.importing.files.size(of: $0) } == [9])
        try folder.importing.folder.write("2-mobile/lessons/media/fisa.pdf", Data("%PDF-1.5\n\n".utf8))
        #expect(try await folder.run() == ["~ design mobile"])
        #expect(try await folder.run() == [])
    }
}
