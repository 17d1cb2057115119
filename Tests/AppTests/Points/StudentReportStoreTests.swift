import Database
import Testing

@testable import App

@Suite("A student's own report")
struct StudentReportStoreTests {
    @Test("has the student's own points alone, and the plan before anything was entered")
    func own() async throws {
        try await PointsScene.run { scene in
            _ = try await scene.save(scene.edit("tasks", week: 3, 1.5, of: scene.bogdan))
            let report = try scene.report()
            #expect(report.plan?.parts.count == 5 && report.points?.isAnything == false && report.news.isEmpty)
            #expect(report.semester?.title == report.course.semester && report.isEnrolled && !report.isArchived)
            #expect(try scene.report(scene.bogdan).points?.preExam.thousandths == 1500)
            let store = StudentReportStore(database: scene.site.database)
            let english = try await scene.site.courseID("ENG1")
            #expect(try store.find(english, of: scene.ana, at: scene.site.clock.now) == nil)
            #expect(try store.all(of: scene.ana, at: scene.site.clock.now).map(\.course.code) == ["PDM301"])
            #expect(try store.all(of: scene.carmen.id, at: scene.site.clock.now).isEmpty)
            try await scene.site.database.write { tx in try tx.execute("UPDATE course SET removed_at = 1") }
            #expect(try scene.report().isArchived, "an archived course keeps its reports")
        }
    }

    @Test("what was entered is told of its course, whatever the order of the parts of several courses is")
    func courses() async throws {
        try await PointsScene.run { scene in
            let (ana, clock, english) = (scene.ana, scene.site.clock, try await scene.site.courseID("ENG1"))
            let course = scene.course
            _ = try await scene.save(
                scene.edit("tasks", week: 1, 1), scene.edit("tasks", week: 2, 2), scene.edit("written-exam", 20),
                scene.edit("penalty", 3))
            clock.advance(by: .minutes(1))
            let opened = clock.now
            clock.advance(by: .minutes(1))
            _ = try await scene.save(scene.edit("tasks", week: 2, 1.5, seen: 1), scene.edit("written-exam", 21, seen: 1))
            try await scene.site.database.write { tx in
                try tx.execute("UPDATE points_part SET course_id = \(english) WHERE id = 'tasks'")
            }
            try await scene.site.database.read { tx in
                let rows = try StudentEntryRows(of: ana, tx)
                func cells(_ entries: [PointEntry]) -> [String] {
                    entries.map { "\($0.cell.part) \($0.cell.week) \($0.sequence)" }.sorted()
                }
                #expect(rows.courses == [course, english])
                #expect(cells(Array(rows.current[english, default: [:]].values)) == ["tasks 1 1", "tasks 2 2"])
                #expect(cells(Array(rows.current[course, default: [:]].values)) == ["penalty 0 1", "written-exam 0 2"])
                let news = rows.unseen(since: [course: opened, english: opened])
                #expect(cells(news[english, default: []].map(\.entry)) == ["tasks 2 1", "tasks 2 2"])
                #expect(news[english]?.map(\.isNew) == [false, true])
                #expect(cells(news[course, default: []].map(\.entry)) == ["written-exam 0 1", "written-exam 0 2"])
                #expect(rows.unseen(since: [course: clock.now, english: clock.now]).isEmpty)
                #expect(rows.unseen(since: [course: clock.now]).mapValues(\.count) == [english: 3], "never opened")
            }
        }
    }

    @Test("points of a test come in when its results are shown, and not before")
    func held() async throws {
        try await PointsScene.run { scene in
            try await CourseMarksScene(scene.site).add(6, of: "ana", at: "Exerciții")
            let midterm = try #require(scene.parts["midterm"])
            #expect(try scene.report().points?.earned(in: midterm) == SamplePoints.points(9))
            let later = scene.site.clock.now + .days(1)
            try await scene.site.database.write { tx in
                try tx.execute("UPDATE assessment SET results_release = 'from', results_from = \(later)")
            }
            #expect(try scene.report().points?.tests == [midterm.id: .held])
            #expect(try scene.report().points?.earned(in: midterm) == nil)
            #expect(try await scene.row(scene.ana).points.earned(in: midterm) == SamplePoints.points(9), "the teacher sees them")
            scene.site.clock.advance(by: .days(1))
            #expect(try scene.report().points?.earned(in: midterm) == SamplePoints.points(9))
        }
    }

    @Test("frozen points stay as they were, whatever is done in the test later, until they flow again")
    func frozen() async throws {
        try await PointsScene.run { scene in
            let marks = try await CourseMarksScene(scene.site)
            try await marks.add(6, of: "ana", at: "Exerciții")
            let plans = PointsPlanStore(database: scene.site.database)
            let midterm = try #require(scene.parts["midterm"])
            func freeze(_ isFrozen: Bool, by viewer: Viewer? = nil) async throws -> Bool? {
                try await plans.freeze(
                    midterm.id, isFrozen, in: scene.course, by: viewer ?? scene.carmen, at: scene.site.clock.now)
            }
            func points() async throws -> [Points?] {
                try await [scene.row(scene.ana).points.earned(in: midterm), scene.row(scene.bogdan).points.earned(in: midterm)]
            }
            #expect(try await freeze(true, by: scene.felix) == nil, "an assistant does not freeze")
            #expect(try await freeze(true) == true)
            #expect(try await freeze(true) == false)
            try await marks.add(10, of: "ana", at: "Exerciții")
            try await marks.add(10, of: "bogdan", at: "Exerciții")
            #expect(try await points() == [SamplePoints.points(9), nil])
            #expect(try scene.report().points?.earned(in: midterm) == SamplePoints.points(9))
            #expect(try await freeze(false) == true)
            #expect(try await points() == [SamplePoints.points(15), SamplePoints.points(15)])
            let hand = try await plans.freeze(
                ID(text: "tasks"), true, in: scene.course, by: scene.carmen, at: scene.site.clock.now)
            #expect(hand == nil, "what is entered by hand cannot be frozen")
        }
    }

    @Test("what is new since the report was opened has its old and its new value, until it is opened")
    func news() async throws {
        try await PointsScene.run { scene in
            let (store, clock) = (StudentReportStore(database: scene.site.database), scene.site.clock)
            _ = try await scene.save(scene.edit("tasks", week: 6, 1), scene.edit("tasks", week: 7, 1))
            #expect(try scene.report().news.changes.map(\.old) == [nil, nil])
            clock.advance(by: .minutes(1))
            try await store.open(scene.report(), by: scene.ana, at: clock.now)
            #expect(try scene.report().news.isEmpty)
            clock.advance(by: .minutes(1))
            _ = try await scene.save(scene.edit("tasks", week: 6, 2, seen: 1), scene.edit("written-exam", 20, of: scene.bogdan))
            let change = try #require(try scene.report().news.changes.first)
            #expect(change.cell == PointCell(part: ID(text: "tasks"), week: 6) && change.maker == scene.carmen.fullName)
            #expect(change.old == .points(SamplePoints.points(1)) && change.new == .points(SamplePoints.points(2)))
            let ana = scene.ana
            func home() async throws -> [ID<Course>: StudentReport.News] {
                try await scene.site.database.read { tx in try StudentReportStore.news(of: ana, at: clock.now, tx) }
            }
            #expect(try await home() == [scene.course: scene.report().news])
            #expect(try await home()[scene.course]?.changes == [change])

            clock.advance(by: .minutes(1))
            try await store.open(scene.report(), by: scene.ana, at: clock.now)
            #expect(try await home().isEmpty)
            clock.advance(by: .minutes(1))
            _ = try await scene.save(scene.edit("written-exam", 20))
            #expect(try scene.report().news.changes.map(\.cell.part.text) == ["written-exam"])
            #expect(try await home() == [scene.course: scene.report().news], "of the parts where nothing is new, nothing is read")
            let proposal = try #require(try await scene.row(ana).unconfirmed)
            _ = try await ConfirmedMarkStore(database: scene.site.database).confirm(
                [.init(person: ana, verdict: proposal.verdict)], in: scene.course, by: scene.carmen, at: clock.now)
            let mark = try #require(try scene.report().news.mark)
            #expect(mark.old == nil && mark.new.verdict == .notPassed)
            clock.advance(by: .minutes(1))
            try await store.open(scene.report(), by: ana, at: clock.now)
            #expect(try scene.report().news.isEmpty && scene.report().verdict?.verdict == .notPassed)
        }
    }

    @Test("what is saved while a report is being opened is news afterwards, whenever its form arrived")
    func racing() async throws {
        try await PointsScene.run { scene in
            let (store, clock) = (StudentReportStore(database: scene.site.database), scene.site.clock)
            func weeks() throws -> [Int] { try scene.report().news.changes.map(\.cell.week) }
            _ = try await scene.save(scene.edit("tasks", week: 1, 1))
            let read = try scene.report()
            clock.advance(by: .seconds(1))
            _ = try await scene.save(scene.edit("tasks", week: 2, 1))
            clock.advance(by: .seconds(1))
            try await store.open(read, by: scene.ana, at: clock.now)
            #expect(try weeks() == [2], "it was not on the page that was opened")

            let arrived = clock.now
            clock.advance(by: .seconds(1))
            try await store.open(scene.report(), by: scene.ana, at: clock.now)
            #expect(try weeks().isEmpty)
            _ = try await PointEntryStore(database: scene.site.database).save(
                [scene.edit("tasks", week: 3, 1)], in: scene.course, by: scene.carmen, at: arrived)
            #expect(try weeks() == [3], "its form had arrived before the page was opened")

            _ = try await scene.save(scene.edit("written-exam", 20))
            let before = try scene.report()
            let proposal = try #require(try await scene.row(scene.ana).unconfirmed)
            _ = try await ConfirmedMarkStore(database: scene.site.database).confirm(
                [.init(person: scene.ana, verdict: proposal.verdict)], in: scene.course, by: scene.carmen, at: arrived)
            clock.advance(by: .seconds(1))
            try await store.open(before, by: scene.ana, at: clock.now)
            #expect(try scene.report().news.mark != nil)
            try await store.open(scene.report(), by: scene.ana, at: clock.now)
            #expect(try scene.report().news.isEmpty)
        }
    }

    @Test("a survey that must be answered first holds back points, marks and news, and nothing else")
    func gate() async throws {
        try await PointsScene.run { scene in
            _ = try await scene.save(scene.edit("tasks", week: 6, 1))
            let ana = scene.ana
            try await scene.gate()
            func news() async throws -> Int {
                try await scene.site.database.read { tx in
                    try StudentReportStore.news(of: ana, at: scene.site.clock.now, tx).count
                }
            }
            let shut = try scene.report()
            #expect(shut.gate?.survey.text == "survey" && shut.points == nil && shut.confirmed.isEmpty && shut.news.isEmpty)
            #expect(shut.plan != nil)
            #expect(try await news() == 0)
            try await scene.site.database.write { tx in try tx.execute("UPDATE participation SET is_done = 1") }
            #expect(try scene.report().gate == nil && scene.report().points?.isAnything == true)
            #expect(try await news() == 1)
        }
    }
}
