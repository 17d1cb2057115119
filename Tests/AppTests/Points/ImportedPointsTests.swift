import Database
import Foundation
import Testing

@testable import App

@Suite("An import of points and confirmed marks")
struct ImportedPointsTests {
    private func value(_ folder: PointsFolder, _ part: String, week: Int = 0) async throws -> PointEntry? {
        let (points, ana) = (try #require(try await folder.course()), try await folder.person("ana"))
        let id = try #require(points.plan.parts.first { $0.key == part }).id
        return points.rows.first { $0.student.id == ana }?.entries[PointCell(part: id, week: week)]
    }

    @Test("enters what the file has, of nobody, once")
    func first() async throws {
        let folder = try PointsFolder()
        try await folder.run()
        let points = try #require(try await folder.course())
        #expect(points.rows.map(\.entries.count) == [0, 3] && points.rows.map(\.student.userName) == ["bogdan", "ana"])
        #expect(try await value(folder, "attendance", week: 1)?.value == .attendance(.present))
        #expect(try await value(folder, "tasks", week: 1)?.value == .points(SamplePoints.points(1.5)))
        #expect(points.rows[1].points.total.rounded.thousandths == 32_500)
        #expect(points.rows.flatMap(\.entries.values).allSatisfy { $0.maker == nil && $0.sequence == 1 })
        #expect(try await folder.run() == [])
    }

    @Test("appends what the file has otherwise than before, and leaves what it does not name")
    func changed() async throws {
        let folder = try PointsFolder()
        try await folder.run()
        try folder.write(PointsFolder.points, "user name,week,part,points\nana,1,tasks,2\nana,2,tasks,1\nana,,exam,\n")
        #expect(try await folder.run() == ["+ points mobile", "~ points mobile"])
        let tasks = try #require(try await value(folder, "tasks", week: 1))
        #expect(tasks.value == .points(SamplePoints.points(2)) && tasks.sequence == 2 && tasks.maker == nil)
        #expect(try await value(folder, "exam")?.value == .points(SamplePoints.points(30)))
        #expect(try await folder.run() == [])
    }

    @Test("leaves what Carmen has entered and cleared since, and says in one line how much that is")
    func edited() async throws {
        let folder = try PointsFolder()
        try await folder.run()
        #expect(try await folder.enter("tasks", week: 1, .points(.zero), for: "ana") == .saved(2))
        #expect(try await folder.enter("attendance", week: 1, nil, for: "ana") == .saved(2))
        #expect(try await folder.enter("exam", .points(SamplePoints.points(31)), for: "ana") == .saved(2))
        #expect(try await folder.enter("exam", .points(SamplePoints.points(30)), for: "ana") == .saved(3))
        #expect(try await folder.run() == ["! points 2-mobile/points.csv"])
        #expect(try await value(folder, "tasks", week: 1)?.value == .points(.zero))
        #expect(try await value(folder, "attendance", week: 1)?.value == nil)
        let read = try InstitutionFolder(path: folder.importing.folder.path, now: folder.importing.start)
        let changes = try await ImportStore(database: folder.importing.database, files: folder.importing.files).apply(
            read, isDryRun: true, overwrites: ImportOverwrites(["all"]), at: folder.importing.start)
        let left = changes.filter { $0.verb == .left }
        #expect(left.map(\.note) == [.count(2)], "nothing that a person entered is ever overwritten")
        let line = try #require(left.first).text(try SamplePages.strings(.english))
        #expect(line.hasPrefix("! points 2-mobile/points.csv (2 entries differ from the folder"))
    }

    @Test("is decided by values alone")
    func decisions() throws {
        let (tasks, exam) = (
            SamplePoints.part(.tasks, .preExam, most: 30, weekly: 2), SamplePoints.part(.writtenExam, .exam, most: 40)
        )
        let plan = SamplePoints.plan([tasks, exam])
        func entry(_ value: PointValue?, _ maker: String?) -> PointEntry {
            PointEntry(
                person: ID(text: "ana"), cell: PointCell(part: tasks.id, week: 1), sequence: 4, value: value, maker: maker,
                madeAt: Instant(milliseconds: 1))
        }
        func decision(_ points: Double, week: Int = 1, last: PointEntry? = nil) -> ImportedPointRows.Decision {
            ImportedPointRows.decision(
                .points(SamplePoints.points(points)), in: PointCell(part: tasks.id, week: week), of: plan, last: last)
        }
        let two = PointValue.points(SamplePoints.points(2))
        #expect(decision(2) == .append(1) && decision(1, last: entry(two, nil)) == .append(5))
        #expect(decision(2, last: entry(two, nil)) == .same && decision(2, last: entry(two, "Carmen")) == .same)
        #expect(decision(1, last: entry(two, "Carmen")) == .left && decision(1, last: entry(nil, "Carmen")) == .left)
        #expect(decision(1, last: entry(nil, nil)) == .append(5))
        #expect(decision(2, last: entry(.points(SamplePoints.points(9)), "Carmen")) == .same, "it counts as two")
        #expect(decision(3) == .left, "the plan has less since")
        #expect(decision(1, week: 16) == (plan.edition.maker == nil ? .noWeek : .left))
        #expect(ImportedPointRows.decision(two, in: nil, of: plan, last: nil) == .left)
    }

    @Test("refuses a week that the stored semester does not have, with the line")
    func week() async throws {
        let folder = try PointsFolder()
        try folder.write(PointsFolder.points, "user name,week,part,points\nana,15,tasks,1\nana,16,tasks,1\n")
        do {
            try await folder.run()
            Issue.record("it was imported")
        } catch let found as ImportMistakes {
            #expect(
                found.mistakes.map { "\($0.file):\($0.line ?? 0) \($0.key)" } == ["2-mobile/points.csv:3 mistake.points-week"])
        }
        #expect(try await folder.importing.numbers("SELECT count(*) AS value FROM person") == [0])
    }

    @Test("confirms marks where none was, takes the points of then or those of the plan, and leaves all others")
    func marks() async throws {
        let folder = try PointsFolder()
        try await folder.run()
        let bogdan = try #require(try await folder.course()?.rows.first { $0.student.userName == "bogdan" }?.confirmed)
        #expect(bogdan.verdict == .notPassed && bogdan.points.thousandths == 12_000 && bogdan.maker == nil)
        try folder.write(PointsFolder.marks, "user name,mark\nbogdan,6\nana,7\n")
        #expect(try await folder.run() == ["! marks 2-mobile/marks.csv", "+ marks mobile"])
        let rows = try #require(try await folder.course()?.rows)
        #expect(rows.map(\.confirmed?.verdict) == [.notPassed, .mark(Mark(scheme: .serbian, thousandths: 7000))])
        #expect(rows[1].confirmed?.points.thousandths == 32_500, "1 + 1.5 + 30")
        #expect(rows.map(\.confirmed?.sequence) == [1, 1])
        #expect(try await folder.run() == ["! marks 2-mobile/marks.csv"])
    }

    @Test("keeps the days that the file names, of points and marks, and is news all the same for who has looked since")
    func days() async throws {
        let folder = try PointsFolder()
        try await folder.run()
        let (importing, ana, course) = (folder.importing, try await folder.person("ana"), try await folder.courseID())
        let zone = try #require(TimeZone(identifier: "Europe/Bucharest"))
        let (opened, later) = (importing.start + .days(2), importing.start + .days(3))
        let reports = StudentReportStore(database: importing.database)
        try await reports.open(#require(try reports.find(course, of: ana, at: opened)), by: ana, at: opened)
        let lines = "user name,week,part,points,entered\nana,1,tasks,1.5,2026-10-06\nana,2,tasks,2,2026-10-13\n"
        try folder.write(PointsFolder.points, lines + "ana,,exam,31,2026-10-20\nbogdan,,exam,9,\n")
        try folder.write(PointsFolder.marks, "user name,mark,points,confirmed\nana,6,55,2026-11-01\n")
        #expect(try await importing.run(after: .days(3)) == ["+ marks mobile", "+ points mobile", "~ points mobile"])
        let week = try #require(try await value(folder, "tasks", week: 2))
        #expect(week.madeAt == LocalDay(week.madeAt, in: zone).start(in: zone) && week.importedAt == later)
        #expect(LocalDay(week.madeAt, in: zone).iso == "2026-10-13")
        let exam = try #require(try await value(folder, "exam"))
        #expect(
            exam.sequence == 2 && exam.madeAt == importing.start && exam.importedAt == later, "not before the one it replaces")
        let unchanged = try #require(try await value(folder, "tasks", week: 1))
        #expect(unchanged.sequence == 1 && unchanged.madeAt == importing.start, "what is there keeps its own day")
        let rows = try #require(try await folder.course()?.rows)
        let bogdan = try #require(rows.first { $0.student.userName == "bogdan" }?.entries.values.first)
        #expect(bogdan.madeAt == later && bogdan.importedAt == nil)
        let mark = try #require(rows.first { $0.student.userName == "ana" }?.confirmed)
        #expect(LocalDay(mark.madeAt, in: zone).iso == "2026-11-01" && mark.importedAt == later)
        let news = try await importing.database.read { tx in
            try StudentReportStore.news(of: ana, at: later, tx)
        }[course]
        #expect(news?.changes.count == 2 && news?.mark?.new == mark && news?.changes.allSatisfy(\.isDay) == true)
        #expect(try await folder.importing.run(after: .days(3)) == [])
    }

    @Test("leaves an archived course alone in the browser, and says so; an import of the institution does not")
    func archived() async throws {
        let folder = try PointsFolder()
        try await folder.run()
        let (importing, course) = (folder.importing, try await folder.courseID())
        try await importing.database.write { tx in
            try tx.execute("UPDATE course SET removed_at = 1, edited_at = 1 WHERE id = \(course)")
        }
        try folder.write(texts: ("tasks", 1, "CSS"))
        try importing.edit(PointsFolder.course, "most: 40", "most: 35")
        try importing.edit(PointsFolder.points, "ana,1,tasks,1.5", "ana,1,tasks,2")
        try importing.edit(PointsFolder.marks, "bogdan,not-passed,12\n", "bogdan,not-passed,12\nana,6,55\n")
        var run = ImportRun(now: importing.start)
        (run.isCoursesOnly, run.professor) = (true, try await folder.carmen())
        let read = try InstitutionFolder(path: importing.folder.path, now: importing.start)
        let store = ImportStore(database: importing.database, files: importing.files)
        let changes = try await store.run(read, isDryRun: false, run).changes.filter { $0.note == .archived }
        #expect(changes.map { "\($0.verb) \($0.subject)" } == ["left plan", "left task-texts", "left points", "left marks"])
        #expect(try await importing.numbers("SELECT count(*) AS value FROM task_text") == [0])
        #expect(try await folder.course()?.plan.edition.revision == 1)
        #expect(
            changes.first?.text(try SamplePages.strings(.english))
                == "! plan of points 2-mobile/points (the course is archived; kept)")
        let whole = try await folder.run()
        #expect(whole == ["+ marks mobile", "+ task-texts mobile", "~ plan mobile", "~ points mobile"])
    }

    @Test("of a day that has not begun here is entered now")
    func tomorrow() throws {
        let (now, zone) = (Instant(milliseconds: 1_795_248_000_000), try #require(TimeZone(identifier: "Europe/Bucharest")))
        let (today, cell) = (LocalDay(now, in: zone), PointCell(part: ID(text: "tasks"), week: 1))
        let last = PointEntry(
            person: ID(text: "ana"), cell: cell, sequence: 1, value: nil, maker: nil, madeAt: now + .hours(1))
        #expect(ImportedPointRows.time(today + 1, in: zone, after: nil, at: now) == now)
        #expect(ImportedPointRows.time(today, in: zone, after: nil, at: now) == today.start(in: zone))
        #expect(ImportedPointRows.time(today, in: zone, after: last, at: now) == last.madeAt)
    }

    @Test("of an archive in the browser is entered by whoever imports it, and plan and marks only by professors")
    func browser() async throws {
        let folder = try PointsFolder()
        let importing = folder.importing
        let felix = "felix,Felix,Moraru,,,teacher\n"
        try importing.edit("people.csv", "carmen,Carmen,Brânză,,,teacher\n", "carmen,Carmen,Brânză,,,teacher\n" + felix)
        try importing.edit(PointsFolder.course, "  - carmen: professor\n", "  - carmen: professor\n  - felix: assistant\n")
        try await folder.run()
        try importing.edit(PointsFolder.course, "most: 40", "most: 35")
        try importing.edit(PointsFolder.points, "ana,1,tasks,1.5", "ana,1,tasks,2")
        try importing.edit(PointsFolder.marks, "bogdan,not-passed,12\n", "bogdan,not-passed,12\nana,6,55\n")
        let viewer = Viewer(
            id: try await folder.person("felix"), userName: "felix", fullName: "Felix Moraru", roles: [.teacher],
            language: nil, session: ID(text: "session"))
        var run = ImportRun(now: importing.start)
        (run.isCoursesOnly, run.professor) = (true, viewer)
        let read = try InstitutionFolder(path: importing.folder.path, now: importing.start)
        let store = ImportStore(database: importing.database, files: importing.files)
        let changes = try await store.run(read, isDryRun: false, run).changes
        #expect(changes.map { "\($0.verb) \($0.subject)" } == ["left plan", "changed points", "left marks"])
        #expect(changes.map(\.note) == [.forProfessors, .count(1), .forProfessors])
        #expect(try await value(folder, "tasks", week: 1)?.maker == "Felix Moraru")
        #expect(try await folder.course()?.plan.edition.revision == 1)
        run.professor = try await folder.carmen()
        let more = try await store.run(read, isDryRun: false, run).changes
        #expect(more.map { "\($0.verb) \($0.subject)" } == ["changed plan", "added marks"])
        #expect(try await folder.course()?.plan.edition.maker == "Carmen Brânză")
    }
}
