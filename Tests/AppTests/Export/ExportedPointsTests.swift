import Database
import Foundation
import Testing

@testable import App

@Suite("Points of a course as an import folder")
struct ExportedPointsTests {
    private func documents(_ database: Database, _ key: String) async throws -> [String: String] {
        let exports = CourseExportStore(database: database, parts: allCourseExports)
        let export = try #require(try await exports.find(key: key))
        return export.entries.reduce(into: [:]) { documents, entry in
            if case .text(let text) = entry.content { documents[entry.name] = text }
        }
    }

    /// Imports documents into a database of their own.
    private func imported(_ documents: [String: String]) async throws -> Importing {
        let importing = try Importing(documents)
        let read = try InstitutionFolder(path: importing.folder.path, now: importing.start)
        _ = try await ImportStore(database: importing.database, files: importing.files).apply(
            read, isDryRun: false, at: importing.start)
        return importing
    }

    @Test("give the same files again when they were imported into an empty institution, byte for byte")
    func again() async throws {
        let folder = try PointsFolder()
        try await folder.run()
        #expect(try await folder.enter("tasks", week: 2, .points(SamplePoints.points(0.25)), for: "bogdan") == .saved(1))
        #expect(try await folder.enter("attendance", week: 1, .attendance(.excused), for: "bogdan") == .saved(1))
        let first = try await documents(folder.importing.database, "mobile")
        #expect(first["02-mobile/course.yaml"]?.hasSuffix(PointsFolder.settings) == true)
        #expect(
            first["02-mobile/points.csv"] == """
                user name,week,part,points,entered
                ana,1,attendance,present,2026-11-21
                ana,1,tasks,1.5,2026-11-21
                ana,,exam,30,2026-11-21
                bogdan,1,attendance,excused,2026-11-21
                bogdan,2,tasks,0.25,2026-11-21

                """)
        #expect(first["02-mobile/marks.csv"] == "user name,mark,points,confirmed\nbogdan,not-passed,12,2026-11-21\n")
        let other = try await imported(first)
        #expect(try await documents(other.database, "mobile") == first)
    }

    @Test("give what weekly parts were, in the order of the plan and its weeks, the same again; also without people")
    func texts() async throws {
        let folder = try PointsFolder()
        try folder.write(texts: ("tasks", 10, "Zece"), ("tasks", 2, "\"Doi: JS\""), ("attendance", 1, "Introducere"))
        try await folder.run()
        #expect(try await folder.say("tasks", week: 2, " \"JS\" # și  DOM "))
        #expect(try await folder.say("tasks", week: 10, ""))
        #expect(try await folder.say("tasks", week: 11, "yes"))
        let first = try await documents(folder.importing.database, "mobile")
        let written = """
            task-texts:
              - part: attendance
                week: 1
                text: Introducere
              - part: tasks
                week: 2
                text: "\\"JS\\" # și DOM"
              - part: tasks
                week: 11
                text: yes

            """
        #expect(first["02-mobile/course.yaml"]?.hasSuffix("    most: 40\n" + written) == true)
        let other = try await imported(first)
        #expect(try await documents(other.database, "mobile") == first)
        let exports = CourseExportStore(database: folder.importing.database, parts: allCourseExports)
        let plain = try #require(try await exports.find(folder.courseID(), people: .none, by: folder.carmen()))
        #expect(plain.written.contains(.init(key: "export.task-texts", number: 3)))
        let course = plain.entries.first { $0.name == "02-mobile/course.yaml" }
        guard case .text(let text)? = course?.content else {
            Issue.record("the course has no document")
            return
        }
        #expect(text.hasSuffix(written))
        // Nobody has changed the plan in the browser: without the part its texts have no place.
        try folder.importing.edit(
            PointsFolder.course, "  - part: tasks\n    kind: pre-exam\n    sort: tasks\n    most: 30\n    weekly: 2\n", "")
        try folder.write(PointsFolder.points, "user name,week,part,points\n")
        try folder.write(texts: ("attendance", 1, "Introducere"))
        #expect(try await folder.run() == ["~ plan mobile"])
        let changed = try #require(try await exports.find(key: "mobile"))
        #expect(changed.left.contains(.init(key: "export.left-task-texts", number: 2)))
    }

    @Test("keep the days on which they were entered and confirmed, in the institution's time zone")
    func days() async throws {
        let folder = try PointsFolder()
        let points = "user name,week,part,points,entered\nana,1,attendance,present,2026-10-06\nana,,exam,30,2025-03-30\n"
        let marks = "user name,mark,points,confirmed\nbogdan,not-passed,12,2026-07-01\n"
        try folder.write(PointsFolder.points, points)
        try folder.write(PointsFolder.marks, marks)
        try await folder.run()
        let first = try await documents(folder.importing.database, "mobile")
        #expect(first["02-mobile/points.csv"] == points && first["02-mobile/marks.csv"] == marks)
        let other = try await imported(first)
        #expect(try await documents(other.database, "mobile") == first)
    }

    @Test("of the demo's courses, too")
    func demo() async throws {
        let importing = try Importing([:])
        let demo = try InstitutionFolder(path: TestSite.package.path + "/Tests/Demo", now: importing.start)
        _ = try await ImportStore(database: importing.database, files: importing.files, receipts: .sample).apply(
            demo, isDryRun: false, at: importing.start)
        for key in ["web-sistemi", "mrezni-sistemi", "projektovanje-i-arhitektura-softvera", "baze-podataka"] {
            let first = try await documents(importing.database, key)
            #expect(first.keys.contains { $0.hasSuffix("/points.csv") }, "\(key)")
            let other = try await imported(first)
            #expect(try await documents(other.database, key) == first, "\(key)")
        }
    }

    @Test("have neither students nor points nor marks in an archive without people, and no name of anybody")
    func plain() async throws {
        let folder = try PointsFolder()
        try await folder.run()
        let exports = CourseExportStore(database: folder.importing.database, parts: allCourseExports)
        let export = try #require(
            try await exports.find(folder.courseID(), people: .none, by: folder.carmen()))
        let names = export.entries.map(\.name)
        #expect(!names.contains { $0.hasSuffix(".csv") && !$0.hasPrefix("semesters") })
        let course = try #require(export.entries.first { $0.name.hasSuffix("/course.yaml") })
        guard case .text(let text) = course.content else {
            Issue.record("it is no text")
            return
        }
        #expect(text.contains("  - name: Grupa 1\n    meetings: \"marți 10–12\"\n    room: Sala 3\n  - name: Grupa 2\n"))
        #expect(text.contains("    test: quiz\n    counts: share\n") && !text.contains("ana") && !text.contains("carmen"))
        #expect(export.written.filter { $0.number > 0 }.map(\.key).suffix(2) == ["export.groups", "export.plan"])
    }

    @Test("say what the present plan does not take, and have what it counts")
    func changedPlan() async throws {
        let folder = try PointsFolder()
        try await folder.run()
        try folder.importing.edit(PointsFolder.course, "    most: 30\n    weekly: 2\n", "    most: 30\n    weekly: 1\n")
        let exam = "  - part: exam\n    kind: exam\n    sort: written-exam\n    most: 40\n"
        try folder.importing.edit(PointsFolder.course, exam, "")
        try folder.write(PointsFolder.points, "user name,week,part,points\n")
        #expect(try await folder.run() == ["~ plan mobile"])
        let exports = CourseExportStore(database: folder.importing.database, parts: allCourseExports)
        let export = try #require(try await exports.find(key: "mobile"))
        #expect(export.left.contains(.init(key: "export.left-points", number: 1)))
        let documents = try await documents(folder.importing.database, "mobile")
        #expect(
            documents["02-mobile/points.csv"]
                == "user name,week,part,points,entered\nana,1,attendance,present,2026-11-21\nana,1,tasks,1,2026-11-21\n")
        let other = try await imported(documents)
        #expect(try await self.documents(other.database, "mobile") == documents)
    }
}
