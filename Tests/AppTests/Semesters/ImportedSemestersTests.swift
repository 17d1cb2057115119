import Database
import Foundation
import Testing

@testable import App

@Suite("An import of semesters")
struct ImportedSemestersTests {
    private static let header = "semester,school year,name,first day,teaching weeks,last day\n"
    private static let winter = "winter,2026/2027,I,2026-10-05,15,2027-02-14\n"
    private static let course = "2-mobile/course.yaml"

    private func importing(_ lines: String = winter, semester: String = "winter") throws -> Importing {
        var files = SmallInstitution.files
        files["semesters.csv"] = Self.header + lines
        files[Self.course] = files[Self.course]?.replacing("semester: 2026/2027", with: "semester: \"\(semester)\"")
        return try Importing(files)
    }

    private func semesters(_ importing: Importing) async throws -> [Semester] {
        try await importing.database.read { tx in try SemesterRows.all(tx) }
    }

    private func title(_ importing: Importing) async throws -> [String?] {
        try await importing.texts(
            "SELECT semester.title AS value FROM course JOIN semester ON semester.id = course.semester_id ORDER BY course.id")
    }

    @Test(
        "adds those of the file once, and a course names one by its key or by its title", arguments: ["winter", "2026/2027, I"])
    func added(name: String) async throws {
        let importing = try importing(semester: name)
        #expect(try await importing.run().filter { $0.contains("semester") } == ["+ semester 2026/2027, I"])
        let all = try await semesters(importing)
        #expect(all.count == 1 && all.first?.key == "winter" && all.first?.days?.first.iso == "2026-10-05")
        #expect(try await title(importing) == ["2026/2027, I"])
        #expect(try await importing.run() == [])
    }

    @Test("gives days to one that an earlier folder named without them")
    func dated() async throws {
        let importing = try Importing()
        try await importing.run()
        let before = try await semesters(importing)
        #expect(before.map(\.title) == ["2026/2027"] && before.first?.days == nil)
        try importing.edit(Self.course, "semester: 2026/2027", "semester: 2026/2027, I")
        #expect(try await importing.run() == ["+ semester without days 2026/2027, I", "~ course mobile"])
        try importing.folder.write("semesters.csv", Data((Self.header + Self.winter).utf8))
        #expect(try await importing.run() == ["~ semester 2026/2027, I"])
        let dated = try await semesters(importing).filter { $0.days != nil }
        #expect(dated.map(\.title) == ["2026/2027, I"] && dated.first?.key == "winter")
        #expect(try await importing.run() == [])
    }

    @Test("changes and renames by the key; courses keep theirs")
    func changed() async throws {
        let importing = try importing()
        try await importing.run()
        try importing.edit("semesters.csv", ",I,2026-10-05,15", ",toamna,2026-10-12,14")
        #expect(try await importing.run() == ["~ semester 2026/2027, toamna"])
        #expect(try await title(importing) == ["2026/2027, toamna"])
        #expect(try await semesters(importing).count == 1)
    }

    @Test("keeps the relative days of the first import")
    func relative() async throws {
        let importing = try importing("winter,2026/2027,I,-6w,15,+12w\n")
        try await importing.run()
        let first = try await semesters(importing).first?.days
        #expect(first?.first.iso == "2026-10-05" && first?.last.iso == "2027-02-14")
        #expect(try await importing.run(after: .days(20)) == [])
        #expect(try await semesters(importing).first?.days == first)
    }

    @Test("leaves what an administrator has changed, unless it is told to overwrite it")
    func edited() async throws {
        let importing = try importing()
        try await importing.run()
        let semester = try #require(try await semesters(importing).first)
        let days = try #require(semester.days)
        let fields = SemesterFields(
            schoolYear: try #require(semester.schoolYear), name: "II",
            days: try #require(SemesterDays(first: days.first, weeks: 12, last: days.last)))
        let store = SemesterStore(database: importing.database)
        #expect(try await store.update(semester.id, fields, seen: semester.fingerprint, at: importing.start))
        #expect(try await importing.run() == ["! semester semesters.csv/winter"])
        #expect(try await title(importing) == ["2026/2027, II"])
        #expect(try await importing.run(overwrites: ["semesters.csv/winter"]) == ["~ semester 2026/2027, I"])
        #expect(try await title(importing) == ["2026/2027, I"])
    }

    @Test("removes one that the file does not name any more only when asked to, and not while it is used")
    func vanished() async throws {
        let importing = try importing(Self.winter + "summer,2026/2027,II,2027-02-22,15,2027-07-10\n")
        try await importing.run()
        try importing.folder.write("semesters.csv", Data((Self.header + Self.winter).utf8))
        #expect(try await importing.run() == ["= semester 2026/2027, II"])
        #expect(try await importing.run(removesVanished: true) == ["- semester 2026/2027, II"])
        try importing.folder.write("semesters.csv", Data(Self.header.utf8))
        try importing.edit(Self.course, "\"winter\"", "\"2026/2027, I\"")
        #expect(try await importing.run(removesVanished: true) == ["= semester 2026/2027, I"])
        #expect(try await semesters(importing).count == 1)
    }

    @Test("refuses a title that another semester has")
    func taken() async throws {
        let importing = try importing(Self.winter + "summer,2026/2027,II,2027-02-22,15,2027-07-10\n")
        try await importing.run()
        try importing.folder.write("semesters.csv", Data((Self.header + "summer,2026/2027,I,2027-02-22,15,2027-07-10\n").utf8))
        do {
            try await importing.run()
            Issue.record("it was imported")
        } catch let found as ImportMistakes {
            #expect(found.mistakes.map { "\($0.file):\($0.line ?? 0) \($0.key)" } == ["semesters.csv:2 mistake.semester-taken"])
        }
    }

    @Test("a survey and its courses may call one semester by its key and by its title")
    func surveys() async throws {
        let importing = try importing()
        let settings = SmallSurvey.settings.replacing("semester: 2026/2027", with: "semester: 2026/2027, I")
        try importing.folder.write(SmallSurvey.name, Data(SmallSurvey.document(settings, SmallSurvey.items).utf8))
        #expect(try await importing.run().contains("+ survey autumn"))
        #expect(
            try await importing.texts(
                "SELECT semester.title AS value FROM survey JOIN semester ON semester.id = survey.semester_id ORDER BY survey.id")
                == ["2026/2027, I"])
        #expect(try await importing.run() == [])
    }

    /// Renames the only semester as an administrator does, and gives it days.
    private func rename(_ importing: Importing, _ name: String) async throws {
        let semester = try #require(try await semesters(importing).first)
        let first = try #require(LocalDay(year: 2026, month: 10, day: 5))
        let last = try #require(LocalDay(year: 2027, month: 2, day: 14))
        let fields = SemesterFields(
            schoolYear: try #require(SchoolYear("2026/2027")), name: name,
            days: try #require(SemesterDays(first: first, weeks: 15, last: last)))
        let store = SemesterStore(database: importing.database)
        #expect(try await store.update(semester.id, fields, seen: semester.fingerprint, at: importing.start))
    }

    @Test("one that a course named stays the same one when an administrator has renamed it and given it days")
    func renamedText() async throws {
        let importing = try Importing()
        try await importing.run()
        try await rename(importing, "toamna")
        #expect(try await importing.run() == [])
        #expect(try await semesters(importing).map(\.title) == ["2026/2027, toamna"])
        #expect(try await title(importing) == ["2026/2027, toamna"])
        try importing.edit(Self.course, "title: ", "title: Nou ")
        #expect(try await importing.run() == ["~ course mobile"], "a course that changes makes no second one either")
        #expect(try await semesters(importing).map(\.title) == ["2026/2027, toamna"])
    }

    @Test(
        "a line without a key stays about the semester that it made, whatever an administrator calls that",
        arguments: [false, true])
    func renamedLine(isOverwritten: Bool) async throws {
        let line = ",2026/2027,I,2026-10-05,15,2027-02-14\n"
        let importing = try importing(line, semester: "2026/2027, I")
        try await importing.run()
        try await rename(importing, "toamna")
        let name = "semesters.csv/2026/2027, I"
        let changes = try await importing.run(overwrites: isOverwritten ? [name] : [])
        #expect(changes == [isOverwritten ? "~ semester 2026/2027, I" : "! semester " + name])
        #expect(try await semesters(importing).map(\.title) == [isOverwritten ? "2026/2027, I" : "2026/2027, toamna"])
        #expect(try await title(importing).count == 1)
    }
}
