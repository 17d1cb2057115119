import Testing

@testable import App

@Suite("What weekly parts were, in course.yaml")
struct TaskTextsSettingTests {
    private static let head = "number: IT250\ntitle: Web\nlanguage: ro\nsemester: 2026/2027\nmarks: sr\n"
    private static let plan = """
        points:
          - {part: tasks, kind: pre-exam, sort: tasks, most: 30, weekly: 2}
          - {part: exam, kind: exam, sort: written-exam, most: 40}

        """

    /// The texts begin on line 10.
    private func read(_ texts: String, plan: String = plan) throws -> CourseDocument {
        try CourseDocument(
            TextFile(name: "a/course.yaml", text: Self.head + plan + "task-texts:\n" + texts), userNames: ["ana"])
    }

    @Test("have a part, a week and one line, and read back as they are written")
    func whole() throws {
        let texts = try read(
            """
              - part: tasks
                week: 1
                text: "CSS:  așezare"
              - {part: tasks, week: 30, text: 7}
              - part: tasks
                week: 2
                text: |
                  Două
                  rânduri
            """
        ).taskTexts
        #expect(texts.map(\.text) == ["CSS: așezare", "7", "Două rânduri"] && texts.map(\.week) == [1, 30, 2])
        #expect(texts.map(\.line) == [10, 13, 14] && texts.allSatisfy { $0.part == "tasks" })
        let lines = PlanLines.lines(texts)
        #expect(Array(lines.prefix(4)) == ["task-texts:", "  - part: tasks", "    week: 1", "    text: \"CSS: așezare\""])
        let again = try read(lines.dropFirst().joined(separator: "\n")).taskTexts
        #expect(again.map(\.text) == texts.map(\.text) && PlanLines.lines(again) == lines)
        #expect(try read("  []").taskTexts == [] && PlanLines.lines([WrittenTaskText]()) == [])
        let none = try CourseDocument(TextFile(name: "a", text: Self.head), userNames: [])
        #expect(none.taskTexts == [])
    }

    @Test(
        "are refused for a mistake, with its line",
        arguments: [
            ("  - CSS", "10 mistake.task-text"), ("  tasks: CSS", "9 mistake.setting-not-list"),
            ("  - {week: 1, text: CSS}", "10 mistake.setting-missing"),
            ("  - part: tasks\n    text: CSS", "10 mistake.setting-missing"),
            ("  - part: tasks\n    week: 1", "10 mistake.setting-missing"),
            ("  - part: tasks\n    week: 1\n    text: \" \"", "12 mistake.setting-missing"),
            ("  - part: tasks\n    week: 1\n    text: [CSS]", "12 mistake.setting-not-text"),
            ("  - part: tasks\n    week: 1\n    title: CSS\n    text: CSS", "12 mistake.setting-unknown"),
            ("  - part: essay\n    week: 1\n    text: CSS", "10 mistake.points-part"),
            ("  - part: exam\n    week: 1\n    text: CSS", "10 mistake.task-text-once"),
            ("  - part: tasks\n    week: 0\n    text: CSS", "11 mistake.points-week"),
            ("  - part: tasks\n    week: 31\n    text: CSS", "11 mistake.points-week"),
            ("  - part: tasks\n    week: -1\n    text: CSS", "11 mistake.points-week"),
            ("  - part: tasks\n    week: 1.5\n    text: CSS", "11 mistake.points-week"),
            ("  - part: tasks\n    week: 99999999999999999999\n    text: CSS", "11 mistake.points-week"),
            ("  - {part: tasks, week: 1, text: A}\n  - part: tasks\n    week: 01\n    text: B", "12 mistake.task-text-twice"),
        ])
    func refused(texts: String, found: String) throws {
        let places = try readingPlaces { _ = try read(texts) }
        #expect(places == ["a/course.yaml:" + found])
    }

    @Test("have at most 200 letters, as in the browser")
    func long() throws {
        let most = String(repeating: "ț", count: 200)
        #expect(try read("  - {part: tasks, week: 1, text: \(most)}").taskTexts.map(\.text) == [most])
        let places = try readingPlaces { _ = try read("  - part: tasks\n    week: 1\n    text: \(most)a") }
        #expect(places == ["a/course.yaml:12 mistake.setting-long"])
    }

    @Test("need a plan, and complain of no part where the plan itself is mistaken")
    func planless() throws {
        let text = "  - {part: tasks, week: 1, text: CSS}"
        #expect(try readingPlaces { _ = try read(text, plan: "") } == ["a/course.yaml:6 mistake.task-text-no-plan"])
        let plan = "points:\n  - {part: tasks, kind: half, sort: tasks, most: 30, weekly: 2}\n"
        #expect(try readingPlaces { _ = try read(text, plan: plan) } == ["a/course.yaml:7 mistake.setting-choice"])
    }

    @Test("are of the weeks that the semester has")
    func weeks() throws {
        let document = try read("  - {part: tasks, week: 12, text: A}\n  - {part: tasks, week: 13, text: B}")
        #expect(document.textMistakes("a/course.yaml", weeks: 13) == [])
        let found = document.textMistakes("a/course.yaml", weeks: 12)
        #expect(found.map(\.key) == ["mistake.points-week"] && found.map(\.line) == [11])
        #expect(found.first?.values == ["value": "13", "weeks": "12"])
    }
}
