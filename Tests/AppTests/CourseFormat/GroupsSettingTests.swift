import Testing

@testable import App

@Suite("The groups in course.yaml")
struct GroupsSettingTests {
    /// The groups begin on line 9.
    private func read(_ groups: String) throws -> CourseDocument {
        let text = """
            number: IT250
            title: Web
            language: ro
            semester: 2026/2027
            marks: sr
            teachers: [{carmen: professor}]
            enrolled: [ana, bogdan]
            groups:

            """
        return try CourseDocument(
            TextFile(name: "a/course.yaml", text: text + groups), userNames: ["carmen", "felix", "ana", "bogdan", "dan"])
    }

    @Test("have what a group has, and read back as they are written")
    func whole() throws {
        let text = """
              - name: "Grupa: 1"
                assistant: carmen
                meetings: marți 10–12
                room: Sala 3
                students:
                  - ana
                  - bogdan
              - name: 2
            """
        let groups = try #require(try read(text).groups)
        #expect(groups.map(\.name) == ["Grupa: 1", "2"] && groups.map(\.assistant) == ["carmen", nil])
        #expect(groups.map(\.students) == [["ana", "bogdan"], []] && groups.map(\.line) == [9, 16])
        #expect(groups.first?.meetings == "marți 10–12" && groups.first?.room == "Sala 3")
        let written = PlanLines.lines(groups).dropFirst().joined(separator: "\n")
        #expect(try read(written).groups?.map(\.name) == groups.map(\.name))
        #expect(PlanLines.lines(try #require(try read(written).groups)) == PlanLines.lines(groups))
    }

    @Test(
        "are refused for a mistake, with its line",
        arguments: [
            ("  - A", "9 mistake.group"), ("  - room: 3", "9 mistake.setting-missing"),
            ("  - name: A\n    rooms: 3", "10 mistake.setting-unknown"),
            ("  - name: A\n  - name: a", "10 mistake.group-twice"),
            ("  - name: A\n    assistant: felix", "10 mistake.group-assistant"),
            ("  - name: A\n    students: [dan]", "10 mistake.group-student"),
            ("  - name: A\n    students: ana", "10 mistake.setting-not-list"),
            ("  - name: A\n    students: [[ana]]", "10 mistake.enrolled"),
            ("  - name: A\n    students: [ana, ana]", "10 mistake.group-student-twice"),
            ("  - name: A\n    students: [ana]\n  - name: B\n    students: [ana]", "12 mistake.group-student-twice"),
            ("  - name: " + String(repeating: "x", count: 41), "9 mistake.setting-long"),
            ("  - name: A\n    room: " + String(repeating: "x", count: 201), "10 mistake.setting-long"),
        ])
    func refused(groups: String, found: String) throws {
        #expect(try readingPlaces { _ = try read(groups) } == ["a/course.yaml:" + found])
    }
}
