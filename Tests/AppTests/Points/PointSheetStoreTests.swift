import Testing

@testable import App
@testable import Database

@Suite("What a page of points saves")
struct PointSheetStoreTests {
    private static func typed(
        _ scene: PointsScene, _ key: String, week: Int = 1, _ text: String, of person: ID<Person>? = nil, seen: Int = 0
    ) -> TypedPoint {
        TypedPoint(person: person ?? scene.ana, key: key, week: week, seen: seen, text: text)
    }

    private static func save(
        _ scene: PointsScene, _ typed: [TypedPoint], filling: PointSheetStore.Filling? = nil, by viewer: Viewer? = nil
    ) async throws -> PointSheetStore.Saved {
        let store = PointSheetStore(database: scene.site.database)
        let saved = try await store.save(
            typed, filling: filling, in: scene.course, by: viewer ?? scene.carmen, at: scene.site.clock.now)
        return try #require(saved)
    }

    @Test("a page that was left open takes nothing back: what its owner did not touch stays as somebody else entered it")
    func untouched() async throws {
        try await PointsScene.run { scene in
            _ = try await Self.save(scene, [Self.typed(scene, "tasks", "1"), Self.typed(scene, "tasks", week: 2, "1")])
            _ = try await Self.save(scene, [Self.typed(scene, "tasks", "2", seen: 1)], by: scene.felix)
            let saved = try await Self.save(
                scene,
                [
                    Self.typed(scene, "tasks", "1", seen: 1), Self.typed(scene, "tasks", week: 2, "1,0", seen: 1),
                    Self.typed(scene, "tasks", week: 3, ""), Self.typed(scene, "tasks", week: 4, "0,5"),
                ])
            #expect(saved.outcomes == [.unchanged(1), .unchanged(1), .unchanged(0), .saved(1)] && saved.count == 1)
            let row = try await scene.row(scene.ana)
            #expect(row.entries[PointCell(part: ID(text: "tasks"), week: 1)]?.value == .points(SamplePoints.points(2)))
            let touched = try await Self.save(scene, [Self.typed(scene, "tasks", "1.5", seen: 1)])
            guard case .conflict(let entry) = touched.outcomes.first else {
                Issue.record("\(touched)")
                return
            }
            #expect(entry.maker == scene.felix.fullName && entry.sequence == 2)
            #expect(try await Self.save(scene, [Self.typed(scene, "tasks", "1.5", seen: 2)]).outcomes == [.saved(3)])
            #expect(try await Self.save(scene, [Self.typed(scene, "tasks", "", seen: 3)]).outcomes == [.saved(4)], "cleared")
        }
    }

    @Test(
        "7,5 and 7.5 are one number; letters, too much, too little, a strange week, a part that is gone are refused, one by one"
    )
    func bad() async throws {
        try await PointsScene.run { scene in
            let saved = try await Self.save(
                scene,
                [
                    Self.typed(scene, "written-exam", week: 0, "7,5"),
                    Self.typed(scene, "written-exam", week: 0, "7.5", of: scene.bogdan), Self.typed(scene, "tasks", "x"),
                    Self.typed(scene, "tasks", week: 2, "2,01"), Self.typed(scene, "tasks", week: 3, "-1"),
                    Self.typed(scene, "tasks", week: 16, "1"), Self.typed(scene, "seminar", "1"),
                    Self.typed(scene, "midterm", week: 0, "1"), Self.typed(scene, "attendance", "2"),
                    Self.typed(scene, "attendance", week: 2, "OP"), Self.typed(scene, "attendance", week: 3, "1"),
                    Self.typed(scene, "attendance", week: 3, "0"), Self.typed(scene, "tasks", week: 5, "1", of: scene.felix.id),
                    Self.typed(scene, "seminar", week: 2, ""),
                ])
            #expect(
                saved.outcomes == [
                    .saved(1), .saved(1), .refused(.notANumber), .refused(.aboveMost(SamplePoints.points(2))),
                    .refused(.negative),
                    .refused(.noWeek(weeks: 15)), .refused(.noPart), .refused(.flows), .refused(.notAttendance), .saved(1),
                    .saved(1), .refused(.repeated), .refused(.notEnrolled), .unchanged(0),
                ])
            let row = try await scene.row(scene.ana)
            #expect(row.entries[PointCell(part: ID(text: "attendance"), week: 2)]?.value == .attendance(.excused))
            #expect(saved.count == 4 && row.points.exam.thousandths == 7500)
        }
    }

    @Test("what was within the plan once is left alone by a form that did not touch it")
    func above() async throws {
        try await PointsScene.run { scene in
            let plan = SamplePoints.plan([SamplePoints.part(.tasks, .preExam, most: 30, weekly: 1)])
            let five = PointValue.points(SamplePoints.points(5))
            #expect(Self.typed(scene, "tasks", "5,0", seen: 1).reading(in: plan, shown: five) == .untouched)
            #expect(
                Self.typed(scene, "tasks", "4", seen: 1).reading(in: plan, shown: five)
                    == .refused(.aboveMost(SamplePoints.points(1))))
        }
    }

    @Test("everyone else is present: who has an entry, was typed now, left or is in another group is not touched")
    func fill() async throws {
        try await PointsScene.run { scene in
            let course = scene.course
            let filling = PointSheetStore.Filling(key: "attendance", week: 2, group: nil)
            let saved = try await Self.save(scene, [Self.typed(scene, "attendance", week: 2, "absent")], filling: filling)
            #expect(saved.outcomes == [.saved(1)] && saved.filled == 1 && saved.count == 2)
            let cell = PointCell(part: ID(text: "attendance"), week: 2)
            #expect(try await scene.row(scene.ana).entries[cell]?.value == .attendance(.absent))
            #expect(try await scene.row(scene.bogdan).entries[cell]?.value == .attendance(.present))
            #expect(try await Self.save(scene, [], filling: filling).count == 0, "pressed twice")

            let bogdan = scene.bogdan
            try await scene.site.database.write { tx in
                try tx.execute("INSERT INTO course_group (id, course_id, name) VALUES ('one', \(course), 'Grupa 1')")
                try tx.execute(
                    "UPDATE enrolment SET group_id = 'one' WHERE course_id = \(course) AND person_id = \(bogdan)")
            }
            let group = PointSheetStore.Filling(key: "attendance", week: 3, group: ID(text: "one"))
            #expect(try await Self.save(scene, [], filling: group).filled == 1)
            #expect(try await scene.row(scene.ana).entries[PointCell(part: ID(text: "attendance"), week: 3)] == nil)
            for (key, week) in [("tasks", 4), ("attendance", 16), ("attendance", 0), ("seminar", 4)] {
                let odd = PointSheetStore.Filling(key: key, week: week, group: nil)
                #expect(try await Self.save(scene, [], filling: odd).count == 0, "\(key) \(week)")
            }
        }
    }

    @Test("nobody saves in somebody else's course, and a course without a plan has nothing to save")
    func others() async throws {
        try await PointsScene.run { scene in
            let store = PointSheetStore(database: scene.site.database)
            let typed = [Self.typed(scene, "tasks", "1")]
            for (name, course) in [("ana", scene.course), ("carmen", ID<Course>(text: "nothing"))] {
                let viewer = try await scene.site.person(name)
                let saved = try await store.save(typed, in: course, by: viewer, at: scene.site.clock.now)
                #expect(saved == nil)
                #expect(try await store.find(course, .all, by: viewer) == nil)
            }
            let english = try await scene.site.courseID("ENG1")
            #expect(try await store.save(typed, in: english, by: scene.carmen, at: scene.site.clock.now) == nil)
            #expect(try await store.find(english, .own, by: scene.carmen)?.points == nil)
            #expect(try await scene.site.count("point_entry") == 0)
        }
    }

    @Test("an assistant begins with the own group; three hundred students are read with as many questions as three")
    func groups() async throws {
        try await PointsScene.run { scene in
            let (course, felix, store) = (scene.course, scene.felix, PointSheetStore(database: scene.site.database))
            let ana = scene.ana
            try await scene.site.database.write { tx in
                try tx.execute(
                    "INSERT INTO course_group (id, course_id, name, assistant_id) VALUES ('one', \(course), 'Grupa 1', \(felix.id))"
                )
                try tx.execute("UPDATE enrolment SET group_id = 'one' WHERE course_id = \(course) AND person_id = \(ana)")
            }
            let own = try #require(try await store.find(course, .own, by: felix)?.points)
            #expect(own.group?.name == "Grupa 1" && own.rows.map(\.student.id) == [ana])
            #expect(try await store.find(course, .own, by: scene.carmen)?.points?.group == nil)
            #expect(try await store.find(course, .all, by: felix)?.points?.rows.count == 2)
            #expect(try await store.find(course, .one(ID(text: "two")), by: felix) == nil)
            let few = try await Self.questions(scene)
            try await CourseMarksScene(scene.site).crowd(297)
            #expect(try await Self.questions(scene) == few)
        }
    }

    private static func questions(_ scene: PointsScene) async throws -> Int {
        let (course, carmen) = (scene.course, scene.carmen)
        return try await scene.site.database.read { tx in
            let counter = CountedReads(tx)
            _ = try PointSheetStore.find(course, .all, by: carmen, ReadTransaction(connection: counter))
            return counter.count
        }
    }

    @Test("the name of a field is read as it was made, and nothing else is one")
    func names() throws {
        let typed = TypedPoint(person: ID(text: "0191d2c0"), key: "written-exam-2", week: 3, seen: 14, text: "7")
        #expect(TypedPoint(name: typed.name, value: "7") == typed)
        for name in ["token", "p", "p.a.b.1", "p.a.b.x.1", "p.a.b.1.x", "q.a.b.1.1", "p.a.b.99999999999999999999.1"] {
            #expect(TypedPoint(name: name, value: "1") == nil, "\(name)")
        }
    }
}
