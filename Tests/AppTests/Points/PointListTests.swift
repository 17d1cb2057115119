import Testing

@testable import App

@Suite("Points as a list")
struct PointListTests {
    private static func numbered(_ scene: PointsScene) async throws {
        let (ana, bogdan) = (scene.ana, scene.bogdan)
        try await scene.site.database.write { tx in
            try tx.execute("UPDATE person SET index_number = 'IT 123/2021' WHERE id = \(ana)")
            try tx.execute("UPDATE person SET index_number = 'IT 7/2020' WHERE id = \(bogdan)")
        }
    }

    @Test("a list is checked, then entered; what is wrong is named line by line and comes back")
    func enter() async throws {
        try await PointsScene.run { scene in
            try await Self.numbered(scene)
            let carmen = try await scene.site.signedIn("carmen")
            let list = """
                Broj indeksa;Nedelja;Deo;Poeni
                it-123-2021;1;tasks;1,5
                IT 7/2020;1;attendance;1
                IT 7/2020;;written-exam;99
                IT 999/2021;1;tasks;1
                """
            let page = PointListRoutes.list(of: scene.course)
            let checked = try await carmen.post(page, [("list", list)])
            #expect(checked.status == .ok && checked.text.contains(scene.site.sentence("point-list.stranger")))
            #expect(checked.text.contains(scene.site.sentence("points.above-most", ["most": "40"])))
            #expect(try await scene.site.count("point_entry") == 0, "a dry run writes nothing")
            let fingerprint = try #require(checked.hidden("checked"))
            let entries = PointListRoutes.entries(of: scene.course)
            let done = try await carmen.post(entries, [("list", list), ("checked", fingerprint)])
            #expect(done.status == .ok && done.text.contains(scene.site.sentence("point-list.stranger")))
            #expect(try await scene.row(scene.ana).points.preExam.thousandths == 1500)
            #expect(try await scene.row(scene.bogdan).points.preExam.thousandths == 1000)

            let again = try await carmen.post(entries, [("list", list), ("checked", fingerprint)])
            #expect(again.text.contains(scene.site.sentence("point-list.changed")), "it would do something else now")
            #expect(try await scene.site.count("point_entry") == 2)
        }
    }

    @Test("what is saved as a file is a list that changes nothing when it is entered again")
    func file() async throws {
        try await PointsScene.run { scene in
            try await Self.numbered(scene)
            _ = try await scene.save(
                scene.edit("tasks", week: 1, 1.5), scene.edit("written-exam", 36),
                PointEdit(
                    person: scene.bogdan, cell: PointCell(part: ID(text: "attendance"), week: 2), value: .attendance(.excused),
                    seen: 0))
            let carmen = try await scene.site.signedIn("carmen")
            for query in ["", "?for=spreadsheets", "?with=empty"] {
                let csv = try await carmen.get(PointListRoutes.csv(of: scene.course) + query)
                #expect(csv.status == .ok && csv.headers[.contentType] == "text/csv; charset=utf-8")
                let text = String(decoding: csv.bytes.dropFirst(3), as: UTF8.self)
                let plan = try await Self.plan(scene, text)
                #expect(plan.faulty.isEmpty && plan.entered.isEmpty, "\(query): \(plan.faulty.map(\.standing))")
                let empty = plan.steps.filter { $0.standing == .empty }.count
                #expect(plan.steps.count - empty == 3 && empty == (query == "?with=empty" ? 2 * 32 - 3 : 0))
            }
            #expect(try await carmen.get(PointListRoutes.csv(of: scene.course) + "?with=x").status == .notFound)
        }
    }

    private static func plan(_ scene: PointsScene, _ text: String) async throws -> PointListPlan {
        try PointListPlanning(try await scene.points(), names: [:]).plan(PointListDocument(text).lines)
    }

    @Test("a list without a heading has student number, week, part and points; a file is read in any encoding")
    func documents() throws {
        let bare = try PointListDocument("1001\t3\ttasks\t2\n1002\t\texam\t7,5\n")
        #expect(bare.lines.map(\.indexNumber) == ["1001", "1002"] && bare.lines.map(\.week) == ["3", nil])
        #expect(bare.lines.map(\.points) == ["2", "7,5"] && bare.lines.map(\.number) == [1, 2])
        let named = try PointListDocument("Points,User name,Part,Week\n1,ana,tasks,4\n")
        #expect(named.lines.map(\.userName) == ["ana"] && named.lines.map(\.number) == [2])
        let sixteen: [UInt8] = [0xFF, 0xFE] + Array("1001;1;tasks;2".utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(try PointListDocument(file: sixteen, sheet: nil).lines.map(\.part) == ["tasks"])
        for text in ["", " \n ", "Student number,Points\n"] {
            #expect(throws: FormErrors.one("list", "enrol.list-empty")) { try PointListDocument(text) }
        }
        let long = String(repeating: "1;1;a;1\n", count: PointListDocument.mostLines + 1)
        #expect(throws: FormErrors.one("list", "point-list.too-many")) { try PointListDocument(long) }
        let huge = String(repeating: "a", count: PointListDocument.longest + 1)
        #expect(throws: FormErrors.one("list", "enrol.list-too-long")) { try PointListDocument(huge) }
        #expect(throws: FormErrors.one("file", "enrol.spreadsheet")) {
            try PointListDocument(file: [0xD0, 0xCF, 0x11, 0xE0], sheet: nil)
        }
    }

    @Test("a student of another course is a stranger, and somebody who left is not enrolled")
    func strangers() async throws {
        try await PointsScene.run { scene in
            try await Self.numbered(scene)
            _ = try await scene.save(scene.edit("tasks", week: 1, 1))
            let (course, ana) = (scene.course, scene.ana)
            try await scene.site.database.write { tx in
                try tx.execute("DELETE FROM enrolment WHERE course_id = \(course) AND person_id = \(ana)")
            }
            let plan = try await Self.plan(scene, "Student number,User name,Week,Part,Points\n,ema,1,tasks,1\n,ana,1,tasks,2\n")
            #expect(plan.steps.map(\.standing) == [.mistake(.stranger), .mistake(.refused(.notEnrolled))])
        }
    }

    @Test("a number that two students share without its signs is nobody's, as it is written it is one's; so are names of parts")
    func ambiguous() async throws {
        try await PointsScene.run { scene in
            let (ana, bogdan) = (scene.ana, scene.bogdan)
            try await scene.site.database.write { tx in
                try tx.execute("UPDATE person SET index_number = '1-23/2021' WHERE id = \(ana)")
                try tx.execute("UPDATE person SET index_number = '1/23-2021' WHERE id = \(bogdan)")
            }
            let plan = try await Self.plan(scene, "1 23 2021;1;tasks;1\n1/23-2021;1;tasks;2\n-;1;tasks;1")
            #expect(plan.faulty.map(\.line.number) == [1, 3] && plan.entered.map(\.student?.id) == [bogdan])
            #expect(plan.faulty.allSatisfy { $0.standing == .mistake(.stranger) })
            let points = try await scene.points()
            let names = Dictionary(uniqueKeysWithValues: points.plan.parts.map { ($0.key, "Seminar") })
            let named = PointListPlanning(points, names: names).plan(
                try PointListDocument("1/23-2021;1;seminar;1\n1/23-2021;1;tasks;1").lines)
            #expect(named.steps.map(\.standing) == [.mistake(.noPart), .entered(old: nil, new: .points(SamplePoints.points(1)))])
        }
    }

    @Test("somebody else's entry between check and save is not overwritten")
    func overtaken() async throws {
        try await PointsScene.run { scene in
            try await Self.numbered(scene)
            let plan = try await Self.plan(scene, "IT 123/2021;1;tasks;2\nIT 7/2020;1;tasks;2")
            _ = try await scene.save(scene.edit("tasks", week: 1, 1), by: scene.felix)
            let left = try await PointListStore(database: scene.site.database).save(
                plan, in: scene.course, by: scene.carmen, at: scene.site.clock.now)
            #expect(left?.map(\.standing) == [.mistake(.overtaken)])
            #expect(try await scene.row(scene.ana).points.preExam.thousandths == 1000)
            #expect(try await scene.row(scene.bogdan).points.preExam.thousandths == 2000)
        }
    }
}
