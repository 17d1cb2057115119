import Database
import Testing

@testable import App

@Suite("A plan of points can always be mended, and nothing that was typed seems to be saved when it is not")
struct PlanRepairTests {
    /// A revision with 140 points, as a course has whose mark scheme was another one.
    private static func overfill(_ scene: PointsScene) async throws -> PointsPlan.Edition {
        let parts = scene.parts.values.sorted { $0.key < $1.key }.map { part in
            var part = part
            if part.key == "written-exam" { part.most = SamplePoints.points(80) }
            return part
        }
        let (course, now) = (scene.course, scene.site.clock.now)
        let edition = try #require(try await plan(scene)?.edition)
        try await scene.site.database.write { tx in
            try PointsPlanWriteRows.append(
                parts, to: course, after: edition, isNewVersion: false, by: nil, note: nil, at: now, tx)
        }
        return try #require(try await plan(scene)?.edition)
    }

    private static func plan(_ scene: PointsScene) async throws -> PointsPlan? {
        let course = scene.course
        return try await scene.site.database.read { tx in
            try CourseStore.courses(tx, where: "course.id = \(course)").first.flatMap { try PointsPlanRows.plan(of: $0, tx) }
        }
    }

    @Test("more than 100 points that were there before hinder no change that adds none")
    func mended() async throws {
        try await PointsScene.run { scene in
            let edition = try await Self.overfill(scene)
            #expect(edition.revision == 2)
            let plans = PointsPlanStore(database: scene.site.database)
            func change(_ edit: PlanEdit, seen: Int) async throws -> Bool? {
                try await plans.change(
                    edit, in: scene.course, seen: seen, note: nil, by: scene.carmen, at: scene.site.clock.now)
            }
            func exam(_ most: Double) throws -> PlanEdit {
                var fields = PartFields(try #require(scene.parts["written-exam"]))
                fields.most = SamplePoints.points(most)
                return .change(ID(text: "written-exam"), fields)
            }
            await #expect(throws: FormErrors.one("most", "points.total-over")) { try await change(exam(81), seen: 2) }
            #expect(try await change(.move(ID(text: "tasks"), isUp: true), seen: 2) == false)
            #expect(try await change(exam(70), seen: 3) == false, "130 are still too many, and fewer than before")
            #expect(try await change(.remove(ID(text: "penalty")), seen: 4) == false)
            #expect(try await Self.plan(scene)?.edition.revision == 5)
            #expect(try await Self.plan(scene)?.part(ID(text: "written-exam"))?.most == SamplePoints.points(70))
        }
    }

    @Test("a form that added a part and is sent again with other values is given back, and then adds another part")
    func addedAgain() async throws {
        try await PointsScene.run { scene in
            let carmen = try await scene.site.signedIn("carmen")
            let parts = PointsPlanRoutes.parts(of: scene.course)
            let page = try await carmen.get(PointsPlanRoutes.newPart(of: scene.course))
            let hidden = try [("part", #require(page.hidden("part"))), ("seen", #require(page.hidden("seen")))]
            let form = [("sort", "other"), ("kind", "penalty"), ("most", "5")]
            #expect(
                try await carmen.post(parts, hidden + form + [("title", "Prima")]).location == TeachRoutes.plan(of: scene.course))
            scene.site.clock.advance(by: .seconds(1))
            let back = try await carmen.post(parts, hidden + form + [("title", "A doua")])
            #expect(back.status == .unprocessableContent && back.text.contains("value=\"A doua\""))
            #expect(back.text.contains(scene.site.sentence("points.plan-changed")))
            let fresh = try [("part", #require(back.hidden("part"))), ("seen", #require(back.hidden("seen")))]
            _ = try await carmen.post(parts, fresh + form + [("title", "A doua")])
            #expect(try await Self.plan(scene)?.parts.compactMap(\.title) == ["Prima", "A doua"])
        }
    }

    @Test("a part of another course is none that can be added here")
    func foreign() async throws {
        try await PointsScene.run { scene in
            let other = try await scene.site.courseID("ENG1")
            let part = SamplePoints.part(.tasks, .preExam, most: 10, key: "foreign")
            try await scene.site.database.write { tx in try PointsPlanWriteRows.addPart(part, to: other, tx) }
            let added = try await PointsPlanStore(database: scene.site.database).change(
                .add(part.id, PartFields(part)), in: scene.course, seen: 1, note: nil, by: scene.carmen, at: scene.site.clock.now)
            #expect(added == nil)
        }
    }
}
