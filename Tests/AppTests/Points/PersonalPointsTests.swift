import Database
import Testing

@testable import App

@Suite("What is stored about a person's points is told as early as the report tells it, and not before")
struct PersonalPointsTests {
    private static func own(_ scene: PointsScene) async throws -> [PersonalPoints] {
        let (ana, now) = (scene.ana, scene.site.clock.now)
        return try await scene.site.database.read { tx in try PersonalPointRows().items(of: ana, at: now, tx) }
    }

    @Test("a survey that must be answered first holds points and marks back")
    func gate() async throws {
        try await PointsScene.run { scene in
            _ = try await scene.save(scene.edit("tasks", week: 6, 1), scene.edit("written-exam", 20))
            let proposal = try #require(try await scene.row(scene.ana).unconfirmed)
            _ = try await ConfirmedMarkStore(database: scene.site.database).confirm(
                [.init(person: scene.ana, verdict: proposal.verdict)], in: scene.course, by: scene.carmen,
                at: scene.site.clock.now)
            #expect(try await Self.own(scene).map { [$0.entries.count, $0.marks.count] } == [[2, 1]])
            try await scene.gate()
            #expect(try await Self.own(scene).map { [$0.entries.count, $0.marks.count] } == [[0, 0]])
            try await scene.site.database.write { tx in try tx.execute("UPDATE participation SET is_done = 1") }
            #expect(try await Self.own(scene).map { [$0.entries.count, $0.marks.count] } == [[2, 1]])
        }
    }

    @Test("frozen points of a test are told when its results are shown")
    func held() async throws {
        try await PointsScene.run { scene in
            try await CourseMarksScene(scene.site).add(6, of: "ana", at: "Exerciții")
            _ = try await PointsPlanStore(database: scene.site.database).freeze(
                ID(text: "midterm"), true, in: scene.course, by: scene.carmen, at: scene.site.clock.now)
            #expect(try await Self.own(scene).map(\.frozen.count) == [1])
            let later = scene.site.clock.now + .days(1)
            try await scene.site.database.write { tx in
                try tx.execute("UPDATE assessment SET results_release = 'from', results_from = \(later)")
            }
            #expect(try await Self.own(scene).allSatisfy { $0.frozen.isEmpty })
            scene.site.clock.advance(by: .days(1))
            #expect(try await Self.own(scene).map(\.frozen.count) == [1])
        }
    }
}
