import Database
import Foundation
import Testing

@testable import App

@Suite("An import of groups")
struct ImportedGroupsTests {
    private func groups(_ folder: PointsFolder) async throws -> [WrittenGroup] {
        let course = try await folder.courseID()
        return try await folder.importing.database.read { tx in
            try StoredGroupRows.groups(of: course, tx).map(\.written)
        }
    }

    private func edit(_ folder: PointsFolder, _ old: String, _ new: String) throws {
        try folder.importing.edit(PointsFolder.course, old, new)
    }

    /// What Carmen saves in the browser.
    private func save(_ folder: PointsFolder, _ name: String, room: String?, members: [String]) async throws {
        let store = CourseGroupStore(database: folder.importing.database)
        let (course, carmen) = (try await folder.courseID(), try await folder.carmen())
        let sheet = try #require(try await store.find(course, by: carmen))
        let group = try #require(sheet.groups.first { $0.name == name })
        var people: [ID<Person>] = []
        for member in members { people.append(try await folder.person(member)) }
        let fields = CourseGroupFields(name: name, assistant: group.assistant, meetings: group.meetings, room: room)
        let isSaved = try await store.update(
            group.id, fields, members: people, in: course, seen: sheet.fingerprint(of: group), by: carmen,
            at: folder.importing.start)
        #expect(isSaved)
    }

    @Test("makes them with their students, and nothing when it comes again")
    func first() async throws {
        let folder = try PointsFolder()
        try await folder.run()
        let all = try await groups(folder)
        #expect(all.map(\.name) == ["Grupa 1", "Grupa 2"] && all.map(\.students) == [["ana"], []])
        #expect(all.first?.assistant == "carmen" && all.first?.meetings == "marți 10–12" && all.first?.room == "Sala 3")
        #expect(try await folder.importing.numbers("SELECT count(*) AS value FROM course_group WHERE edited_at IS NULL") == [2])
        #expect(try await folder.run() == [])
    }

    @Test("moves a student, and changes a group that nobody has changed")
    func changed() async throws {
        let folder = try PointsFolder()
        try await folder.run()
        try edit(folder, "      - ana\n  - name: Grupa 2\n", "      - bogdan\n  - name: Grupa 2\n    students: [ana]\n")
        try edit(folder, "room: Sala 3", "room: Sala 4")
        #expect(try await folder.run() == ["~ group mobile/Grupa 1", "~ group mobile/Grupa 2"])
        let all = try await groups(folder)
        #expect(all.map(\.students) == [["bogdan"], ["ana"]] && all.first?.room == "Sala 4")
        #expect(try await folder.run() == [])
    }

    @Test("leaves one that was changed in the browser, with its students, and takes the folder's when it is named")
    func edited() async throws {
        let folder = try PointsFolder()
        try await folder.run()
        try await save(folder, "Grupa 2", room: "Sala 9", members: ["ana", "bogdan"])
        #expect(try await folder.run() == ["! group 2-mobile/groups/Grupa 2"])
        #expect(try await groups(folder).map(\.students) == [[], ["ana", "bogdan"]])
        let names = ["2-mobile/groups/Grupa 2"]
        #expect(try await folder.run(overwrites: names) == ["~ group mobile/Grupa 1", "~ group mobile/Grupa 2"])
        #expect(try await groups(folder).map(\.students) == [["ana"], []])
        #expect(try await folder.run() == [])
        await #expect(throws: ImportMistakes.self) { try await folder.run(overwrites: ["2-mobile/groups/Grupa 3"]) }
    }

    @Test("says which one it does not name any more, and removes it only when asked to")
    func vanished() async throws {
        let folder = try PointsFolder()
        try await folder.run()
        try edit(folder, "  - name: Grupa 2\n", "")
        #expect(try await folder.run() == ["= group mobile/Grupa 2"])
        #expect(try await folder.run(removesVanished: true) == ["- group mobile/Grupa 2"])
        #expect(try await groups(folder).map(\.name) == ["Grupa 1"])
    }

    @Test("without people changes a group's room, and neither its assistant nor its students")
    func withoutPeople() async throws {
        let folder = try PointsFolder()
        try await folder.run()
        try folder.importing.edit("institution.yaml", "language: ro", "language: ro\npeople: none")
        try edit(folder, "teachers:\n  - carmen: professor\nenrolled: [ana, bogdan]\n", "")
        try edit(folder, "    assistant: carmen\n", "")
        try edit(folder, "    students:\n      - ana\n", "")
        try edit(folder, "room: Sala 3", "room: Sala 4")
        for file in ["people.csv", PointsFolder.points, PointsFolder.marks] { try folder.importing.folder.remove(file) }
        #expect(try await folder.run() == ["~ group mobile/Grupa 1"])
        let group = try #require(try await groups(folder).first)
        #expect(group.room == "Sala 4" && group.assistant == "carmen" && group.students == ["ana"])
        #expect(try await folder.run() == [])
    }
}
