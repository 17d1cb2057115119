import Foundation
import Testing

@testable import App

@Suite("A teacher enters points of a group")
struct GroupPointsTests {
    private static func field(_ person: ID<Person>, _ key: String, week: Int = 2, seen: Int = 0) -> String {
        TypedPoint.name(of: person, key, week: week, seen: seen)
    }

    @Test("a week is filled in, one cell is refused and keeps what was typed, all others are saved")
    func week() async throws {
        try await PointsScene.run { scene in
            let carmen = try await scene.site.signedIn("carmen")
            let address = TeachRoutes.points(in: scene.course)
            let page = try await carmen.get(address + "?week=2")
            #expect(page.status == .ok && page.text.contains("name=\"\(Self.field(scene.ana, "tasks"))\""))
            let refused = try await carmen.post(
                address,
                [
                    ("week", "2"), (Self.field(scene.ana, "attendance"), "present"), (Self.field(scene.ana, "tasks"), "1,5"),
                    (Self.field(scene.bogdan, "tasks"), "nouă <b>"),
                ])
            #expect(refused.status == .unprocessableContent && refused.text.contains("value=\"nouă &lt;b&gt;\""))
            #expect(refused.text.contains(scene.site.sentence("points.not-a-number")))
            let strings = scene.site.site.strings(.romanian)
            #expect(refused.words.contains(strings("group-points.rest-saved", n: 2)), "of Ana attendance and tasks")
            let same = try await carmen.post(
                address,
                [
                    ("week", "2"), (Self.field(scene.ana, "tasks", seen: 1), "1,5"), (Self.field(scene.bogdan, "tasks"), "x"),
                ])
            #expect(same.words.contains(strings("group-points.rest-same")), "what is there already is not saved once more")
            let filled = try await carmen.post(
                address, [("week", "2"), (Self.field(scene.bogdan, "tasks"), "x"), ("fill", "attendance")])
            #expect(filled.words.contains(strings("group-points.rest-saved", n: 1)), "Bogdan is entered as present")
            #expect(refused.text.contains("name=\"\(Self.field(scene.ana, "tasks", seen: 1))\" value=\"1,5\""))
            #expect(try await scene.row(scene.ana).points.preExam.thousandths == 2500)

            let again = try await carmen.post(
                address, [("week", "2"), (Self.field(scene.bogdan, "tasks"), "2"), ("fill", "attendance")])
            #expect(again.location == address + "?week=2")
            #expect(
                try await carmen.follow(again).text.contains(
                    scene.site.sentence(
                        "flash.points-entered",
                        ["time": strings.formats.clock(scene.site.clock.now), "count": "1"])))
            #expect(try await scene.row(scene.bogdan).points.preExam.thousandths == 3000)
        }
    }

    @Test("a script is told of every cell: saved with its new name, or why not")
    func script() async throws {
        try await PointsScene.run { scene in
            let carmen = try await scene.site.signedIn("carmen")
            carmen.headers[.accept] = "application/json"
            let address = TeachRoutes.points(in: scene.course)
            struct Notice: Decodable {
                struct Cell: Decodable {
                    let name: String
                    let next: String
                    let error: String?
                }
                let saved: String
                let cells: [Cell]
            }
            func post(_ fields: [(String, String)]) async throws -> (Int, Notice) {
                let reply = try await carmen.post(address, fields)
                return (reply.status.code, try JSONDecoder().decode(Notice.self, from: Data(reply.bytes)))
            }
            let time = scene.site.site.strings(.romanian).formats.clock(scene.site.clock.now)
            let (status, notice) = try await post([(Self.field(scene.ana, "tasks"), "1")])
            #expect(status == 200 && notice.saved == scene.site.site.strings(.romanian)("question.saved", ["time": time]))
            #expect(notice.cells.map(\.next) == [Self.field(scene.ana, "tasks", seen: 1)] && notice.cells[0].error == nil)
            _ = try await scene.save(scene.edit("tasks", week: 2, 2, seen: 1), by: scene.felix)
            let (late, other) = try await post([
                (Self.field(scene.ana, "tasks", seen: 1), "0"), (Self.field(scene.ana, "tasks", week: 3), "1"),
            ])
            #expect(late == 422 && other.cells.map { $0.error != nil } == [true, false])
            #expect(other.cells[0].error?.contains(scene.felix.fullName) == true, "with the other's value and name")
            #expect(other.cells[0].next == Self.field(scene.ana, "tasks", seen: 2))
            #expect(other.saved == scene.site.site.strings(.romanian)("group-points.not-all", ["time": time]))
            let (insisting, _) = try await post([(other.cells[0].next, "0")])
            #expect(insisting == 200)
            #expect(try await carmen.post("/teach/courses/nothing/points").status == .notFound)
        }
    }

    @Test("an assistant enters points and confirms no marks; another course's teacher finds nothing")
    func roles() async throws {
        try await PointsScene.run { scene in
            let course = scene.course
            let felix = try await scene.site.signedIn("felix")
            let saved = try await felix.post(
                TeachRoutes.points(in: course), [("week", "2"), (Self.field(scene.ana, "tasks"), "1")])
            #expect(saved.status == .seeOther)
            #expect(try await felix.get(TeachRoutes.confirmedMarks(in: course)).status == .ok)
            #expect(try await felix.post(TeachRoutes.confirmedMarks(in: course)).status == .forbidden)
            try await scene.site.database.write { tx in
                try tx.execute("DELETE FROM course_teacher WHERE course_id = \(course) AND person_id = \(scene.felix.id)")
            }
            for address in [
                TeachRoutes.points(in: course), TeachRoutes.confirmedMarks(in: course), PointListRoutes.list(of: course),
                PointsRoutes.student(scene.ana, in: course), ConfirmedMarksRoutes.protocolPage(of: course),
                PointListRoutes.csv(of: course), ConfirmedMarksRoutes.csv(of: course),
            ] { #expect(try await felix.get(address).status == .notFound, "\(address)") }
            let late = try await felix.post(TeachRoutes.points(in: course), [(Self.field(scene.ana, "tasks", seen: 1), "2")])
            #expect(late.status == .notFound)
            #expect(try await scene.site.count("point_entry") == 1)
        }
    }

    @Test("a student's own page takes only that student's cells, and shows every change")
    func student() async throws {
        try await PointsScene.run { scene in
            let carmen = try await scene.site.signedIn("carmen")
            let address = PointsRoutes.student(scene.ana, in: scene.course)
            let reply = try await carmen.post(
                address, [(Self.field(scene.ana, "attendance"), "m"), (Self.field(scene.bogdan, "tasks"), "1")])
            #expect(reply.location == address)
            #expect(try await scene.row(scene.bogdan).entries.isEmpty)
            let page = try await carmen.get(address)
            #expect(page.words.contains("– → " + scene.site.sentence("points.excused")))
            let wrong = try await carmen.post(address, [(Self.field(scene.ana, "attendance", seen: 1), "poate")])
            #expect(wrong.status == .unprocessableContent && wrong.text.contains("value=\"poate\""))
            #expect(wrong.words.contains(scene.site.sentence("group-points.rest-same")))
            #expect(try await carmen.post(PointsRoutes.student(scene.felix.id, in: scene.course)).status == .notFound)
        }
    }
}
