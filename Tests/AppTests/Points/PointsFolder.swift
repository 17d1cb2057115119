import Database
import Foundation
import Testing

@testable import App

/// The small institution with a Serbian course, its groups, its plan of points, what was entered and what was confirmed.
struct PointsFolder {
    let importing: Importing

    static let course = "2-mobile/course.yaml"
    static let points = "2-mobile/points.csv"
    static let marks = "2-mobile/marks.csv"

    static let settings = """
        groups:
          - name: Grupa 1
            assistant: carmen
            meetings: "marți 10–12"
            room: Sala 3
            students:
              - ana
          - name: Grupa 2
        points:
          - part: attendance
            kind: pre-exam
            sort: attendance
            most: 15
            weekly: 1
            excused: true
          - part: tasks
            kind: pre-exam
            sort: tasks
            most: 30
            weekly: 2
          - part: midterm
            kind: pre-exam
            sort: midterm
            most: 15
            least: 5
            test: quiz
            counts: share
          - part: exam
            kind: exam
            sort: written-exam
            most: 40

        """

    init() throws {
        importing = try Importing()
        try importing.edit(Self.course, "marks: ro", "marks: sr")
        try append(Self.settings)
        try write(Self.points, "user name,week,part,points\nana,1,attendance,present\nana,1,tasks,1.5\nana,,exam,30\n")
        try write(Self.marks, "user name,mark,points\nbogdan,not-passed,12\n")
    }

    func write(_ name: String, _ text: String) throws { try importing.folder.write(name, Data(text.utf8)) }

    private func append(_ text: String) throws {
        let path = importing.folder.path + "/" + Self.course
        try write(Self.course, String(contentsOfFile: path, encoding: .utf8) + text)
    }

    /// What an import says of groups, plans, texts of weeks, points and marks.
    @discardableResult
    func run(
        isDryRun: Bool = false, removesVanished: Bool = false, overwrites: [String] = []
    ) async throws -> [String] {
        try await importing.run(isDryRun: isDryRun, removesVanished: removesVanished, overwrites: overwrites).filter { line in
            ["group", "plan", "task-texts", "points", "marks"].contains { line.dropFirst(2).hasPrefix($0 + " ") }
        }
    }

    func person(_ userName: String) async throws -> ID<Person> {
        let found = try await importing.texts("SELECT id AS value FROM person WHERE user_name = \(userName)")
        return ID(text: try #require(found.first ?? nil))
    }

    func courseID() async throws -> ID<Course> {
        let found = try await importing.texts("SELECT id AS value FROM course")
        return ID(text: try #require(found.first ?? nil))
    }

    /// Who teaches the course.
    func carmen() async throws -> Viewer {
        Viewer(
            id: try await person("carmen"), userName: "carmen", fullName: "Carmen Brânză", roles: [.teacher], language: nil,
            session: ID(text: "session"))
    }

    func course() async throws -> CoursePoints? {
        try await CoursePointsStore(database: importing.database).find(courseID(), by: carmen())
    }

    /// Writes what weekly parts were, each with its part, week and text, at the end of the course's document.
    func write(texts: (part: String, week: Int, text: String)...) throws {
        let lines = texts.map { "  - part: \($0.part)\n    week: \($0.week)\n    text: \($0.text)\n" }
        let exam = "    sort: written-exam\n    most: 40\n"
        let all = try String(contentsOfFile: importing.folder.path + "/" + Self.course, encoding: .utf8)
        let kept = all.components(separatedBy: "task-texts:\n")[0]
        guard kept.hasSuffix(exam) else { throw CocoaError(.featureUnsupported) }
        try write(Self.course, kept + "task-texts:\n" + lines.joined())
    }

    /// What Carmen says of a part in a week in the browser; nothing takes back what was said before.
    func say(_ part: String, week: Int, _ text: String) async throws -> Bool {
        let course = try await courseID()
        let plan = try #require(try await self.course()?.plan)
        let cell = PointCell(part: try #require(plan.parts.first { $0.key == part }).id, week: week)
        let seen = try await importing.database.read { tx in try TaskTextRows.current(in: course, tx)[cell]?.sequence ?? 0 }
        let count = try await TaskTextStore(database: importing.database).save(
            [TaskTextEdit(key: part, typed: text, seen: seen)], week: week, in: course, by: carmen(),
            at: importing.start + .hours(1))
        return count == 1
    }

    /// What is said of weekly parts, as `tasks/1 CSS`, and who said it.
    func texts() async throws -> [String] {
        let course = try await courseID()
        let parts = try #require(try await self.course()?.plan.parts)
        return try await importing.database.read { tx in
            try TaskTextRows.current(in: course, tx).values.map { text in
                let key = parts.first { $0.id == text.cell.part }?.key ?? "?"
                return "\(key)/\(text.cell.week) \(text.body ?? "–")" + (text.maker.map { " (\($0))" } ?? "")
            }.sorted()
        }
    }

    /// What Carmen enters for somebody in the browser.
    func enter(
        _ part: String, week: Int = 0, _ value: PointValue?, for userName: String
    ) async throws -> PointEntryStore.Outcome? {
        let points = try await course()
        guard let points, let id = points.plan.parts.first(where: { $0.key == part })?.id else { return nil }
        let (cell, person) = (PointCell(part: id, week: week), try await person(userName))
        let seen = points.rows.first { $0.student.id == person }?.entries[cell]?.sequence ?? 0
        return try await PointEntryStore(database: importing.database).save(
            [PointEdit(person: person, cell: cell, value: value, seen: seen)], in: courseID(), by: carmen(),
            at: importing.start + .hours(1))?.first
    }
}
