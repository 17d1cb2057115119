import Database
import Testing

@testable import App

@Suite("An import of what weekly parts were")
struct ImportedTaskTextTests {
    private func folder() async throws -> PointsFolder {
        let folder = try PointsFolder()
        try folder.write(texts: ("tasks", 1, "CSS"), ("tasks", 2, "\"JS: bazele\""), ("attendance", 1, "Introducere"))
        try await folder.run()
        return folder
    }

    @Test("writes what the file has, of nobody, once")
    func first() async throws {
        let folder = try PointsFolder()
        try folder.write(texts: ("tasks", 1, "CSS"), ("attendance", 1, "Introducere"))
        #expect(try await folder.run(isDryRun: true).contains("+ task-texts mobile"))
        #expect(try await folder.importing.numbers("SELECT count(*) AS value FROM task_text") == [0])
        #expect(try await folder.run().contains("+ task-texts mobile"))
        #expect(try await folder.texts() == ["attendance/1 Introducere", "tasks/1 CSS"])
        #expect(try await folder.run() == [])
        let read = try InstitutionFolder(path: folder.importing.folder.path, now: folder.importing.start)
        let other = try Importing([:])
        let changes = try await ImportStore(database: other.database, files: other.files).apply(
            read, isDryRun: true, at: folder.importing.start)
        #expect(changes.first { $0.subject == .taskTexts }?.note == .count(2))
    }

    @Test("appends what the folder has otherwise since, and leaves what it does not name")
    func changed() async throws {
        let folder = try await folder()
        try folder.write(texts: ("tasks", 1, "CSS și HTML"), ("tasks", 3, "Formulare"))
        #expect(try await folder.run() == ["+ task-texts mobile", "~ task-texts mobile"])
        #expect(
            try await folder.texts() == [
                "attendance/1 Introducere", "tasks/1 CSS și HTML", "tasks/2 JS: bazele", "tasks/3 Formulare",
            ])
        #expect(try await folder.importing.numbers("SELECT count(*) AS value FROM task_text") == [5], "what was there is kept")
        #expect(try await folder.run() == [])
    }

    @Test("leaves what Carmen has changed and taken back, names each, and shows both texts")
    func edited() async throws {
        let folder = try await folder()
        #expect(try await folder.say("tasks", week: 1, "CSS, pe larg"))
        #expect(try await folder.say("attendance", week: 1, ""))
        let left = ["! task-texts 2-mobile/task-texts/attendance/1", "! task-texts 2-mobile/task-texts/tasks/1"]
        #expect(try await folder.run() == left)
        let texts = ["attendance/1 – (Carmen Brânză)", "tasks/1 CSS, pe larg (Carmen Brânză)", "tasks/2 JS: bazele"]
        #expect(try await folder.texts() == texts)
        let read = try InstitutionFolder(path: folder.importing.folder.path, now: folder.importing.start)
        let changes = try await ImportStore(database: folder.importing.database, files: folder.importing.files).apply(
            read, isDryRun: true, at: folder.importing.start)
        let edited = changes.filter { $0.verb == .left }.compactMap(\.edited)
        #expect(edited.map(\.at) == [folder.importing.start + .hours(1), folder.importing.start + .hours(1)])
        let strings = try SamplePages.strings(.english)
        let shown = changes.filter { $0.verb == .left }.flatMap { $0.lines(strings, withTexts: true) }
        #expect(shown.contains("    - CSS, pe larg") && shown.contains("    + CSS"))
        #expect(shown.contains("    - (deleted in the browser)") && shown.contains("    + Introducere"))
        // Both say the same again.
        #expect(try await folder.say("tasks", week: 1, "CSS"))
        #expect(try await folder.run() == [left[0]])
    }

    @Test("takes the folder's text where it is named, alone or with all of the course")
    func overwritten() async throws {
        let folder = try await folder()
        #expect(try await folder.say("tasks", week: 1, "A"))
        #expect(try await folder.say("tasks", week: 2, "B"))
        #expect(
            try await folder.run(overwrites: ["02-mobile/task-texts/tasks/1"]) == [
                "! task-texts 2-mobile/task-texts/tasks/2", "~ task-texts mobile/tasks/1",
            ])
        #expect(
            try await folder.texts() == ["attendance/1 Introducere", "tasks/1 CSS", "tasks/2 B (Carmen Brânză)"])
        #expect(try await folder.run(overwrites: ["mobile/task-texts"]) == ["~ task-texts mobile/tasks/2"])
        #expect(try await folder.texts().last == "tasks/2 JS: bazele")
        #expect(try await folder.run() == [])
        await #expect(throws: ImportMistakes.self) { try await folder.run(overwrites: ["mobile/task-texts/tasks/9"]) }
    }

    @Test("is decided by values alone")
    func decisions() {
        let tasks = SamplePoints.part(.tasks, .preExam, most: 30, weekly: 2)
        let exam = SamplePoints.part(.writtenExam, .exam, most: 40)
        func decision(
            _ cell: PointCell?, last: String?? = nil, maker: String? = nil, isOverwritten: Bool = false,
            planMaker: String? = "Carmen"
        ) -> ImportedTaskTextRows.Decision {
            let plan = PointsPlan(
                scheme: .serbian, weeks: 15,
                edition: .init(
                    revision: 1, version: 1, madeAt: Instant(milliseconds: 1), maker: planMaker, note: nil), parts: [tasks, exam])
            let known = last.map {
                TaskText(
                    cell: PointCell(part: tasks.id, week: 1), sequence: 4, body: $0, maker: maker,
                    madeAt: Instant(milliseconds: 1))
            }
            return ImportedTaskTextRows.decision("CSS", in: cell, of: plan, last: known, isOverwritten: isOverwritten)
        }
        let cell = PointCell(part: tasks.id, week: 1)
        #expect(decision(cell) == .append(1) && decision(cell, last: "CSS", maker: "Carmen") == .same)
        #expect(decision(cell, last: "JS") == .append(5) && decision(cell, last: .some(nil)) == .append(5))
        #expect(decision(cell, last: "JS", maker: "Carmen", isOverwritten: true) == .append(5))
        if case .left(let text) = decision(cell, last: .some(nil), maker: "Carmen") {
            #expect(text.body == nil && text.sequence == 4)
        } else {
            Issue.record("what Carmen took back comes again")
        }
        #expect(decision(nil) == .noPlace && decision(PointCell(part: exam.id, week: 1)) == .noPlace)
        let late = PointCell(part: tasks.id, week: 16)
        #expect(decision(late) == .noPlace && decision(late, planMaker: nil) == .noWeek)
        #expect(
            ImportedTaskTextRows.decision("CSS", in: cell, of: nil, last: nil, isOverwritten: true) == .noPlace)
    }

    @Test("says how many texts have no place in a plan that was changed in the browser, and refuses a week that is not there")
    func noPlace() async throws {
        let folder = try await folder()
        let plan = try #require(try await folder.course()?.plan)
        let isNew = try await PointsPlanStore(database: folder.importing.database).change(
            .remove(plan.parts[1].id), in: folder.courseID(), seen: 1, note: "Fără teme", by: folder.carmen(),
            at: folder.importing.start)
        #expect(isNew == true)
        let said = try await folder.run()
        #expect(said.contains("! task-texts 2-mobile/task-texts") && said.contains("! plan 2-mobile/points"))
        let fresh = try PointsFolder()
        try fresh.write(texts: ("tasks", 15, "CSS"), ("tasks", 16, "JS"))
        do {
            try await fresh.run()
            Issue.record("it was imported")
        } catch let found as ImportMistakes {
            let places = found.mistakes.map { "\($0.file) \($0.key) \($0.values["value"] ?? "")" }
            #expect(places == ["2-mobile/course.yaml mistake.points-week 16"] && found.mistakes.allSatisfy { $0.line != nil })
        }
    }

    @Test("of an archive in the browser is what whoever imports it says")
    func browser() async throws {
        let folder = try await folder()
        try folder.write(texts: ("tasks", 1, "CSS nou"))
        var run = ImportRun(now: folder.importing.start)
        (run.isCoursesOnly, run.keepsPeople, run.professor) = (true, true, try await folder.carmen())
        let read = try InstitutionFolder(path: folder.importing.folder.path, now: folder.importing.start)
        let changes = try await ImportStore(database: folder.importing.database, files: folder.importing.files).run(
            read, isDryRun: false, run
        ).changes
        #expect(changes.filter { $0.subject == .taskTexts }.map(\.verb) == [.changed])
        #expect(try await folder.texts().contains("tasks/1 CSS nou (Carmen Brânză)"))
    }
}
