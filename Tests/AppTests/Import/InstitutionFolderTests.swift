import Foundation
import Testing

@testable import App

@Suite("An institution folder")
struct InstitutionFolderTests {
    private let now = Instant(milliseconds: 1_795_248_000_000)

    private func mistakes(_ folder: WrittenFolder) throws -> [String] {
        try readingPlaces { _ = try InstitutionFolder(path: folder.path, now: now) }
    }

    @Test("is read whole, its courses and tests in the order of their numbers")
    func whole() throws {
        let folder = try WrittenFolder(SmallInstitution.files)
        try folder.write("10-last/course.yaml", Data(SmallInstitution.course.utf8))
        try folder.write("2-mobile/tests/1-first.md", Data(SmallInstitution.quiz.utf8))
        try folder.write("notes/readme.txt", Data("not a course".utf8))
        try folder.write("2-mobile/tests/notes.txt", Data("not a test".utf8))
        let institution = try InstitutionFolder(path: folder.path, now: now)
        #expect(institution.institution.name == "Școala")
        #expect(institution.people.map(\.userName) == ["ana", "bogdan", "carmen"])
        #expect(institution.courses.map(\.key) == ["mobile", "last"])
        #expect(institution.courses.map(\.position) == [2, 10])
        #expect(institution.courses.map { $0.assessments.map(\.key) } == [["first", "quiz", "final"], []])
    }

    @Test("of the demo has no mistakes")
    func demo() throws {
        let path = TestSite.package.appendingPathComponent("Tests/Demo").path
        let demo = try InstitutionFolder(path: path, now: now)
        #expect(
            demo.courses.map(\.key) == [
                "programarea-dispozitivelor-mobile", "technical-english", "programiranje-mobilnih-uredjaja",
                "web-sistemi", "mrezni-sistemi", "projektovanje-i-arhitektura-softvera", "razvoj-igara", "baze-podataka",
                "objektno-programiranje", "diskretna-matematika",
            ])
        #expect(demo.courses.map(\.assessments.count) == [8, 2, 2, 0, 0, 0, 0, 0, 0, 0])
        #expect(demo.courses.map { $0.document.plan?.parts.count ?? 0 } == [4, 0, 0, 6, 6, 6, 0, 3, 3, 3])
        #expect(demo.courses.map { $0.document.groups?.count ?? 0 } == [0, 0, 0, 2, 0, 0, 0, 0, 0, 0])
        #expect(demo.courses.map { $0.points == nil } == demo.courses.map { $0.document.plan == nil })
        #expect(demo.courses.filter { $0.marks != nil }.map(\.key).count == 3)
        #expect(demo.surveys.map(\.key) == ["prva-polovina", "druga-polovina"])
        #expect(demo.people.count > 40)
        #expect(demo.courses.flatMap(\.assessments).flatMap(\.content.questions).count > 50)
    }

    @Test("is refused with the mistakes of all files together")
    func allFiles() throws {
        let folder = try WrittenFolder(SmallInstitution.files)
        try folder.write("institution.yaml", Data("name: A\nlanguage: xx\ntime-zone: UTC".utf8))
        try folder.write("2-mobile/tests/3-final.md", Data("words".utf8))
        try folder.write("2-mobile/tests/4-more.md", [0x0A, 0xFF])
        try folder.write("3-other/course.yaml", Data("number: A".utf8))
        #expect(
            try mistakes(folder) == [
                "institution.yaml:2 mistake.setting-choice", "2-mobile/tests/3-final.md:1 mistake.front-matter-missing",
                "2-mobile/tests/4-more.md:2 mistake.not-utf8", "3-other/course.yaml:1 mistake.setting-missing",
                "3-other/course.yaml:1 mistake.setting-missing", "3-other/course.yaml:1 mistake.setting-missing",
                "3-other/course.yaml:1 mistake.setting-missing",
            ])
    }

    @Test("is refused with a file in place of a folder, and no sentence says where the folder is")
    func fileForFolder() throws {
        let folder = try WrittenFolder(SmallInstitution.files)
        for name in ["3-other/tests", "3-other/lessons", "surveys"] { try folder.write(name, Data("words".utf8)) }
        try folder.write("3-other/course.yaml", Data(SmallInstitution.course.utf8))
        #expect(
            try mistakes(folder) == [
                "3-other/tests mistake.not-folder", "3-other/lessons mistake.not-folder", "surveys mistake.not-folder",
            ])
        do {
            _ = try InstitutionFolder(path: folder.path, now: now)
        } catch let found as ImportMistakes {
            for mistake in found.mistakes {
                #expect(!"\(mistake)".contains(folder.path))
            }
        }
    }

    @Test("is refused without its two files, or when it is not there")
    func missing() throws {
        let missing = ["institution.yaml mistake.missing-file", "people.csv mistake.missing-file"]
        #expect(try mistakes(WrittenFolder()) == missing)
        let nowhere = try readingPlaces { _ = try InstitutionFolder(path: "/nowhere", now: now) }
        #expect(nowhere == ["/nowhere mistake.no-folder"])
    }

    @Test("does not call everybody unknown because of one faulty line of people")
    func oneFaultyPerson() throws {
        let folder = try WrittenFolder(SmallInstitution.files)
        try folder.write("people.csv", Data((SmallInstitution.files["people.csv"]! + "x y,X,Y,,,student\n").utf8))
        #expect(try mistakes(folder) == ["people.csv:5 mistake.user-name"])
    }

    @Test("knows of somebody's extra time in a test only when it knows the person, unless people.csv cannot be read")
    func extraTime() throws {
        let final = SmallInstitution.files["2-mobile/tests/3-final.md"]!
        let folder = try WrittenFolder(SmallInstitution.files)
        let extra = final.replacing("limit: 30", with: "limit: 30\nextra-time:\n  ana: {factor: 1.5}\n  nobody: {minutes: 5}")
        try folder.write("2-mobile/tests/3-final.md", Data(extra.utf8))
        #expect(try mistakes(folder) == ["2-mobile/tests/3-final.md:9 mistake.unknown-person"])
        try folder.write("people.csv", Data("nothing".utf8))
        #expect(try mistakes(folder) == ["people.csv:1 mistake.csv-header"])
    }

    @Test("names the mistakes of the tests also where the course has one")
    func testsOfAFaultyCourse() throws {
        let folder = try WrittenFolder(SmallInstitution.files)
        try folder.write("2-mobile/course.yaml", Data((SmallInstitution.course + "\nroom: 1").utf8))
        try folder.write("2-mobile/tests/2-quiz.md", Data("words".utf8))
        #expect(
            try mistakes(folder) == [
                "2-mobile/course.yaml:7 mistake.setting-unknown", "2-mobile/tests/2-quiz.md:1 mistake.front-matter-missing",
            ])
    }

    @Test("is refused when two tests or two courses have one key")
    func repeatedKeys() throws {
        let tests = try WrittenFolder(SmallInstitution.files)
        try tests.write("2-mobile/tests/7-quiz.md", Data(SmallInstitution.quiz.utf8))
        #expect(try mistakes(tests) == ["2-mobile/tests/7-quiz.md mistake.name-twice"])
        let courses = try WrittenFolder(SmallInstitution.files)
        try courses.write("4-mobile/course.yaml", Data(SmallInstitution.course.utf8))
        #expect(try mistakes(courses) == ["4-mobile/course.yaml mistake.name-twice"])
    }
}
