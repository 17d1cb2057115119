import Testing

@testable import App
@testable import Database

@Suite("Points that teachers enter")
struct PointEntryStoreTests {
    @Test("each cell is saved or not by itself: one refused, one overtaken, the others kept")
    func save() async throws {
        try await PointsScene.run { scene in
            #expect(try await scene.save(scene.edit("tasks", week: 1, 2), by: scene.felix) == [.saved(1)], "an assistant may")
            let outcomes = try await scene.save(
                scene.edit("tasks", week: 1, 1), scene.edit("tasks", week: 2, 1.5), scene.edit("tasks", week: 2, 1),
                scene.edit("tasks", week: 16, 1), scene.edit("tasks", week: 3, 2.5), scene.edit("midterm", 3),
                scene.edit("tasks", week: 1, 2, of: scene.bogdan), scene.edit("tasks", week: 1, 2, of: scene.carmen.id))
            guard case .conflict(let entry) = outcomes.first else {
                Issue.record("\(outcomes)")
                return
            }
            #expect(entry.value == .points(SamplePoints.points(2)) && entry.maker == scene.felix.fullName && entry.sequence == 1)
            #expect(
                Array(outcomes.dropFirst()) == [
                    .saved(1), .refused(.repeated), .refused(.noWeek(weeks: 15)), .refused(.aboveMost(SamplePoints.points(2))),
                    .refused(.flows), .saved(1), .refused(.notEnrolled),
                ])
            #expect(try await scene.row(scene.ana).points.earned(in: #require(scene.parts["tasks"])) == SamplePoints.points(3.5))
            #expect(try await scene.save(scene.edit("tasks", week: 1, 1, seen: 1)) == [.saved(2)])
            #expect(try await scene.save(scene.edit("tasks", week: 1, nil, seen: 2)) == [.saved(3)], "cleared")
            #expect(try await scene.save(scene.edit("tasks", week: 1, nil, seen: 2)) == [.unchanged(3)])
            #expect(try await scene.site.count("point_entry") == 5, "nothing is changed or deleted")
        }
    }

    @Test("nobody enters points in somebody else's course, and a student nowhere")
    func others() async throws {
        try await PointsScene.run { scene in
            let store = PointEntryStore(database: scene.site.database)
            for (name, course) in [("ana", scene.course), ("carmen", ID<Course>(text: "nothing"))] {
                let viewer = try await scene.site.person(name)
                #expect(
                    try await store.save([scene.edit("tasks", week: 1, 1)], in: course, by: viewer, at: scene.site.clock.now)
                        == nil)
                #expect(try await store.history(of: scene.ana, in: course, by: viewer) == nil)
            }
            #expect(try await scene.site.count("point_entry") == 0)
            let english = try await scene.site.courseID("ENG1")
            let carmen = try await store.save(
                [scene.edit("tasks", week: 1, 1)], in: english, by: scene.carmen, at: scene.site.clock.now)
            #expect(carmen == nil, "her other course has no plan, and a part of this one is none of it")
        }
    }

    @Test("a student who left is listed while there are points, and no more are taken")
    func left() async throws {
        try await PointsScene.run { scene in
            _ = try await scene.save(scene.edit("written-exam", 12))
            let ana = scene.ana
            try await scene.site.database.write { tx in
                try tx.execute("DELETE FROM enrolment WHERE person_id = \(ana)")
            }
            let row = try await scene.row(ana)
            #expect(!row.student.isEnrolled && row.points.exam.thousandths == 12_000)
            #expect(try await scene.save(scene.edit("penalty", 1)) == [.refused(.notEnrolled)])
            #expect(try scene.report().isEnrolled == false)
        }
    }

    @Test("the changes of a student say what was there before and who changed it, the newest first")
    func history() async throws {
        try await PointsScene.run { scene in
            _ = try await scene.save(scene.edit("tasks", week: 1, 2), by: scene.felix)
            scene.site.clock.advance(by: .minutes(5))
            _ = try await scene.save(scene.edit("tasks", week: 1, 1, seen: 1))
            let store = PointEntryStore(database: scene.site.database)
            let history = try #require(try await store.history(of: scene.ana, in: scene.course, by: scene.carmen))
            #expect(history.changes.map(\.new) == [.points(SamplePoints.points(1)), .points(SamplePoints.points(2))])
            #expect(history.changes.map(\.old) == [.points(SamplePoints.points(2)), nil])
            #expect(history.changes.map(\.maker) == [scene.carmen.fullName, scene.felix.fullName])
            #expect(try await store.history(of: scene.carmen.id, in: scene.course, by: scene.carmen) == nil)
        }
    }

    @Test("a course of three hundred students is read with as many questions as one of three, and one group by itself")
    func crowd() async throws {
        try await PointsScene.run { scene in
            let few = try await Self.questions(scene)
            try await CourseMarksScene(scene.site).crowd(297, at: ["Exerciții"])
            let (course, now) = (scene.course, scene.site.clock.now)
            try await scene.site.database.write { tx in
                for week in 1...15 {
                    try tx.execute(
                        """
                        INSERT INTO point_entry (part_id, week, person_id, sequence, points, made_at)
                        SELECT 'tasks', \(week), enrolment.person_id, 1, 1500, \(now) FROM enrolment
                        WHERE enrolment.course_id = \(course)
                        """)
                }
                try tx.execute("INSERT INTO course_group (id, course_id, name) VALUES ('one', \(course), 'Grupa 1')")
                try tx.execute(
                    "UPDATE enrolment SET group_id = 'one' WHERE course_id = \(course) AND person_id = \(scene.bogdan)")
            }
            #expect(try await Self.questions(scene) == few)
            let points = try await scene.points()
            #expect(points.rows.count == 299 && points.rows.allSatisfy { $0.points.preExam.thousandths >= 22_500 })
            let store = CoursePointsStore(database: scene.site.database)
            let group = try #require(try await store.find(course, group: ID(text: "one"), by: scene.carmen))
            #expect(group.rows.map(\.student.userName) == ["bogdan"] && group.group?.name == "Grupa 1")
            #expect(try await store.find(course, group: ID(text: "nothing"), by: scene.carmen) == nil)
        }
    }

    private static func questions(_ scene: PointsScene) async throws -> Int {
        let (course, carmen) = (scene.course, scene.carmen)
        return try await scene.site.database.read { tx in
            let counter = CountedReads(tx)
            _ = try CoursePointsStore.find(course, by: carmen, ReadTransaction(connection: counter))
            return counter.count
        }
    }
}
