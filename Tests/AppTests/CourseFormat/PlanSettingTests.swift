import Testing

@testable import App

@Suite("The plan of points in course.yaml")
struct PlanSettingTests {
    private static let head = "number: IT250\ntitle: Web\nlanguage: ro\nsemester: 2026/2027\n"

    private func read(_ parts: String, marks: String = "sr") throws -> CourseDocument {
        try CourseDocument(
            TextFile(name: "a/course.yaml", text: Self.head + "marks: \(marks)\npoints:\n" + parts), userNames: ["ana"])
    }

    /// What is wrong with a part whose settings are these, one a line from line 8 on.
    private func mistakes(_ settings: [String], marks: String = "sr") throws -> [String] {
        try readingPlaces {
            _ = try read((["  - part: x"] + settings.map { "    " + $0 }).joined(separator: "\n"), marks: marks)
        }.map { $0.replacing("a/course.yaml:", with: "") }
    }

    @Test("has parts with all that a part is")
    func whole() throws {
        let plan = try read(
            """
              - part: attendance
                kind: pre-exam
                sort: attendance
                most: 15
                weekly: 1
                excused: true
              - part: midterm-2
                kind: pre-exam
                sort: midterm
                title: "Drugi: kolokvijum"
                most: 7,5
                least: 3.25
                weight: 20
                test: quiz
                counts: points
              - {part: penalty, kind: penalty, sort: penalty, most: 10}
            """
        ).plan
        let parts = try #require(plan?.parts)
        #expect(parts.map(\.key) == ["attendance", "midterm-2", "penalty"] && parts.map(\.line) == [7, 13, 22])
        #expect(parts.map(\.kind) == [.preExam, .preExam, .penalty] && parts.map(\.sort) == [.attendance, .midterm, .penalty])
        #expect(parts.map(\.most.thousandths) == [15_000, 7500, 10_000] && parts.map(\.least.thousandths) == [0, 3250, 0])
        #expect(parts.first?.weekly?.thousandths == 1000 && parts.first?.countsExcused == true && parts.first?.test == nil)
        let midterm = try #require(plan?.part("midterm-2"))
        #expect(midterm.title == "Drugi: kolokvijum" && midterm.weight?.thousandths == 20_000 && !midterm.countsExcused)
        #expect(midterm.test == .init(key: "quiz", flow: .points))
        #expect(plan?.mistakes("a/course.yaml", tests: ["quiz"]) == [])
        #expect(plan?.mistakes("a/course.yaml", tests: ["final"]).map(\.key) == ["mistake.plan-test-unknown"])
    }

    @Test("reads back as it is written, and is nothing where the file has none")
    func written() throws {
        let parts = """
              - part: attendance
                kind: pre-exam
                sort: attendance
                most: 15
                weekly: 1.5
                excused: true
              - part: project
                kind: exam
                sort: other
                title: "A: b"
                most: 20
                least: 10
                weight: 12.25
                test: quiz
                counts: share
            """
        let plan = try #require(try read(parts).plan)
        #expect(PlanLines.lines(plan).joined(separator: "\n") == "points:\n" + parts)
        let none = try CourseDocument(TextFile(name: "a", text: Self.head + "marks: sr\n"), userNames: [])
        #expect(none.plan == nil && none.groups == nil)
        #expect(PlanLines.lines(WrittenPlan(parts: [])) == [])
    }

    @Test(
        "a part is refused for a mistake, with its line",
        arguments: [
            (["kind: pre-exam", "sort: tasks"], ["7 mistake.setting-missing"]),
            (["kind: pre-exam", "sort: tasks", "most:"], ["10 mistake.setting-missing"]),
            (["kind: half", "sort: tasks", "most: 5"], ["8 mistake.setting-choice"]),
            (["kind: pre-exam", "sort: song", "most: 5"], ["9 mistake.setting-choice"]),
            (["kind: pre-exam", "sort: tasks", "most: -5"], ["10 mistake.plan-points"]),
            (["kind: pre-exam", "sort: tasks", "most: 1e3"], ["10 mistake.plan-points"]),
            (["kind: pre-exam", "sort: tasks", "most: 1.234"], ["10 mistake.plan-points"]),
            (["kind: pre-exam", "sort: tasks", "most: 1000.01"], ["10 mistake.plan-points"]),
            (["kind: pre-exam", "sort: tasks", "most: 99999999999999999999"], ["10 mistake.plan-points"]),
            (["kind: pre-exam", "sort: tasks", "most: .inf"], ["10 mistake.plan-points"]),
            (["kind: pre-exam", "sort: tasks", "most: [5]"], ["10 mistake.setting-not-text"]),
            (["kind: pre-exam", "sort: tasks", "most: 5", "weekly: 6"], ["11 mistake.plan-above"]),
            (["kind: pre-exam", "sort: tasks", "most: 5", "least: 5.5"], ["11 mistake.plan-above"]),
            (["kind: pre-exam", "sort: tasks", "most: 5", "week: 1"], ["11 mistake.setting-unknown"]),
            (["kind: pre-exam", "sort: other", "most: 5"], ["7 mistake.plan-title"]),
            (["kind: pre-exam", "sort: attendance", "most: 5"], ["7 mistake.plan-weekly"]),
            (["kind: exam", "sort: penalty", "most: 5"], ["9 mistake.plan-penalty"]),
            (["kind: penalty", "sort: penalty", "most: 5", "least: 1"], ["11 mistake.plan-penalty-least"]),
            (["kind: pre-exam", "sort: tasks", "most: 5", "excused: true"], ["11 mistake.plan-excused"]),
            (["kind: pre-exam", "sort: tasks", "most: 5", "excused: maybe"], ["11 mistake.setting-choice"]),
            (["kind: pre-exam", "sort: tasks", "most: 5", "counts: share"], ["11 mistake.plan-counts"]),
            (["kind: pre-exam", "sort: tasks", "most: 5", "weekly: 1", "test: q"], ["12 mistake.plan-test"]),
            (["kind: penalty", "sort: penalty", "most: 5", "test: q"], ["11 mistake.plan-test"]),
            (["kind: exam", "sort: oral-exam", "most: 101"], ["6 mistake.plan-total"]),
        ])
    func refused(settings: [String], found: [String]) throws {
        #expect(try mistakes(settings) == found)
    }

    @Test("is refused when two parts have one key or one name, and when there are too many")
    func repeated() throws {
        let part = "  - {part: tasks, kind: pre-exam, sort: tasks, most: 1}\n"
        #expect(try readingPlaces { _ = try read(part + part) } == ["a/course.yaml:8 mistake.plan-twice"])
        let named = part.replacing("part: tasks", with: "part: tasks-2")
        #expect(try readingPlaces { _ = try read(part + named) } == ["a/course.yaml:8 mistake.plan-name-twice"])
        let many = (1...31).map { "  - {part: t\($0), kind: exam, sort: other, title: T\($0), most: 1}\n" }.joined()
        #expect(try readingPlaces { _ = try read(many) } == ["a/course.yaml:6 mistake.plan-many"])
        #expect(try readingPlaces { _ = try read("  - tasks\n") } == ["a/course.yaml:7 mistake.plan-part"])
        for key in ["Tasks", "a b", "a--b", "-a", "ț"] {
            let odd = part.replacing("part: tasks", with: "part: \"\(key)\"")
            #expect(try readingPlaces { _ = try read(odd) } == ["a/course.yaml:7 mistake.plan-key"], "\(key)")
        }
    }

    @Test("weights count towards the hundred of a Romanian course alone, and no scheme but these two has a hundred")
    func totals() throws {
        let part = "  - {part: a, kind: exam, sort: oral-exam, most: 200, weight: 100}\n"
        #expect(try read(part, marks: "ro").plan?.parts.count == 1)
        #expect(try read(part, marks: "percent").plan?.parts.count == 1)
        #expect(try readingPlaces { _ = try read(part) } == ["a/course.yaml:6 mistake.plan-total"])
    }
}
