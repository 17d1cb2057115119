import Database
import Foundation
import Testing

@testable import App

@Suite("What serves the objectives of the demo")
struct DemoAlignmentTests {
    private let now = Instant(milliseconds: 1_795_248_000_000)

    private func alignments() async throws -> [String: CourseAlignment] {
        let importing = try Importing([:])
        let path = TestSite.package.appendingPathComponent("Tests/Demo").path
        _ = try await ImportStore(database: importing.database, files: importing.files, receipts: .sample).apply(
            InstitutionFolder(path: path, now: now), isDryRun: false, at: now)
        return try await importing.database.read { tx in
            let courses = try CourseStore.courses(tx, where: "course.code IN ('PDM301', 'ENG101', 'IT250')")
            return try courses.reduce(into: [:]) { alignments, course in
                alignments[course.code] = CourseAlignment(try AlignmentRows.source(of: course.id, tx))
            }
        }
    }

    private func questions(_ line: CourseAlignment.Line) -> Int { line.count(.quizzes) + line.count(.finals) }

    @Test("of PDM301 all have questions but one, all questions an objective but three of finals, and all lessons and topics one")
    func mobile() async throws {
        let alignment = try #require(try await alignments()["PDM301"])
        #expect(alignment.lines.filter { questions($0) == 0 }.map(\.objective.key) == ["lucreaza-impreuna"])
        let gaps = alignment.tests.flatMap(\.questions)
        #expect(gaps.count == 3 && gaps.allSatisfy { $0.kind == .final } && alignment.tests.count == 3)
        #expect(alignment.lessons == [] && alignment.topics.isEmpty && alignment.unmeasured == [])
        let total = alignment.lines.reduce(0) { $0 + questions($1) } + gaps.count
        #expect(total == alignment.lines.reduce(0) { $0 + $1.count(.quizzes) } + 61, "of four finals, 61 questions")
    }

    @Test("of ENG101 all have questions, and everything is tagged")
    func english() async throws {
        let alignment = try #require(try await alignments()["ENG101"])
        #expect(alignment.lines.count == 5 && alignment.lines.allSatisfy { questions($0) > 0 })
        #expect(alignment.tests == [] && alignment.lessons == [] && alignment.topics.isEmpty && alignment.unmeasured == [])
    }

    @Test("of IT250 one has a question of a survey, in which students said how satisfied they are with the exercises")
    func survey() async throws {
        let alignment = try #require(try await alignments()["IT250"])
        #expect(alignment.lines.filter { $0.count(.items) > 0 }.map(\.objective.key) == ["napravi-stranicu"])
        #expect(alignment.lines.reduce(0) { $0 + $1.count(.items) } == 1)
    }
}
