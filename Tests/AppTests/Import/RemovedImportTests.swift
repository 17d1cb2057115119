import Database
import Foundation
import Testing

@testable import App

@Suite("What vanished from the folder")
struct RemovedImportTests {
    private let importing: Importing

    /// The small institution with an administrator, and with topics of which one is used.
    init() throws {
        importing = try Importing(SmallInstitution.files)
        try importing.edit("people.csv", "carmen,Carmen", "dan,Dan,Ene,,,administrator\ncarmen,Carmen")
        try importing.edit("2-mobile/tests/2-quiz.md", "### Ce limbaj?", "## Limbajul / Swift\n\n### Ce limbaj?")
        try importing.edit(
            "2-mobile/course.yaml", "[Straturi, Limbajul]", "[Straturi: [Sus: [Deasupra], Jos], Limbajul: [Swift, Altele]]")
    }

    private func shrink() throws {
        try importing.edit("people.csv", "bogdan,Bogdan,Șerban,1002,,student\n", "")
        try importing.edit("people.csv", "dan,Dan,Ene,,,administrator\n", "")
        try importing.edit("2-mobile/course.yaml", "[ana, bogdan]", "[ana]")
        try importing.edit("2-mobile/course.yaml", "[Straturi: [Sus: [Deasupra], Jos], Limbajul: [Swift, Altele]]", "[]")
        try importing.folder.remove("2-mobile/tests/2-quiz.md")
    }

    private static let topics = [
        "Limbajul / Altele", "Straturi / Jos", "Straturi / Sus / Deasupra", "Straturi / Sus", "Straturi",
    ]
    private static let usedTopics = ["Limbajul / Swift", "Limbajul"]

    private func lines(_ sign: String, topics: [String]) -> [String] {
        ["\(sign) assessment mobile/quiz", "\(sign) enrolment mobile/bogdan", "\(sign) person bogdan"]
            + topics.map { "\(sign) topic mobile/" + $0 }
    }

    private static let vanished = ["assessment", "course", "person"]

    private func putAway(_ table: String, _ key: String) async throws -> [String?] {
        try await importing.texts(
            .init(stringLiteral: "SELECT \(key) AS value FROM \(table) WHERE removed_at IS NOT NULL ORDER BY \(key)"))
    }

    @Test("is listed and stays, every time, unless it is to be removed")
    func kept() async throws {
        try await importing.run()
        let before = try await importing.counts()
        try shrink()
        let expected = (lines("=", topics: Self.topics + Self.usedTopics) + ["= person dan"]).sorted()
        for day in 0..<2 { #expect(try await importing.run(after: .days(day)) == expected) }
        #expect(try await importing.counts() == before)
        for table in Self.vanished {
            #expect(
                try await importing.numbers(.init(stringLiteral: "SELECT removed_at AS value FROM \(table)")).allSatisfy {
                    $0 == nil
                })
        }
    }

    @Test("is put away when it is to be removed; topics in use and administrators stay; the next time there is nothing to do")
    func removed() async throws {
        try await importing.run()
        let before = try await importing.counts()
        try shrink()
        let kept = ["= person dan"] + Self.usedTopics.map { "= topic mobile/" + $0 }
        let expected = (lines("-", topics: Self.topics) + kept).sorted()
        #expect(try await importing.run(removesVanished: true, after: .hours(1)) == expected)
        #expect(try await putAway("assessment", "assessment_key") == ["quiz"])
        #expect(try await putAway("person", "user_name") == ["bogdan"])
        #expect(try await putAway("course", "course_key").isEmpty)
        #expect(try await importing.texts("SELECT title AS value FROM topic ORDER BY title") == ["Limbajul", "Swift"])
        let after = try await importing.counts()
        let gone = before.filter { after[$0.key] != $0.value }.mapValues { $0 }
        #expect(gone.keys.sorted() == ["enrolment", "topic"])
        #expect(try await importing.run(removesVanished: true, after: .hours(2)) == kept.sorted())
        let moments = try await importing.numbers("SELECT removed_at AS value FROM person WHERE removed_at IS NOT NULL")
        #expect(moments == [Int((importing.start + .hours(1)).milliseconds)])
    }

    @Test("is only said in a dry run")
    func dryRun() async throws {
        try await importing.run()
        let before = try await importing.counts()
        try shrink()
        let said = try await importing.run(isDryRun: true, removesVanished: true)
        #expect(try await importing.counts() == before)
        for table in Self.vanished {
            #expect(
                try await importing.numbers(.init(stringLiteral: "SELECT removed_at AS value FROM \(table)")).allSatisfy {
                    $0 == nil
                })
        }
        #expect(try await importing.run(removesVanished: true) == said)
    }

    @Test("is there again when it comes back into the folder, the same as before")
    func comesBack() async throws {
        try await importing.run()
        let tables = ["person", "course", "assessment", "question", "assessment_revision", "enrolment"]
        func everything() async throws -> [[String?]] {
            var rows: [[String?]] = []
            for table in tables {
                let column = table == "enrolment" ? "person_id" : "id"
                rows.append(try await importing.texts(.init(stringLiteral: "SELECT \(column) AS value FROM \(table) ORDER BY 1")))
            }
            return rows
        }
        let before = try await everything()
        let course = try String(contentsOfFile: importing.folder.path + "/2-mobile/course.yaml", encoding: .utf8)
        let quiz = try String(contentsOfFile: importing.folder.path + "/2-mobile/tests/2-quiz.md", encoding: .utf8)
        let people = try String(contentsOfFile: importing.folder.path + "/people.csv", encoding: .utf8)
        try shrink()
        try await importing.run(removesVanished: true)
        try importing.folder.write("2-mobile/course.yaml", Data(course.utf8))
        try importing.folder.write("2-mobile/tests/2-quiz.md", Data(quiz.utf8))
        try importing.folder.write("people.csv", Data(people.utf8))
        #expect(
            try await importing.run(removesVanished: true, after: .days(1)) == [
                "+ enrolment mobile/bogdan", "~ assessment mobile/quiz", "~ course mobile", "~ person bogdan",
            ])
        #expect(try await everything() == before)
        #expect(try await importing.run(removesVanished: true, after: .days(2)).isEmpty)
    }

    @Test("may be a whole course: it is put away with all that is in it, and comes back with all of it")
    func course() async throws {
        try importing.folder.write("5-other/course.yaml", Data(SmallInstitution.course.replacing("PDM301", with: "B").utf8))
        try importing.folder.write("5-other/tests/1-test.md", Data(SmallInstitution.quiz.utf8))
        try importing.edit("5-other/course.yaml", "marks: ro\n", "marks: ro\nenrolled: [ana]\n")
        try await importing.run()
        let before = try await importing.counts()
        let files = try ["course.yaml", "tests/1-test.md"].map { name in
            (name, try String(contentsOfFile: importing.folder.path + "/5-other/" + name, encoding: .utf8))
        }
        try importing.folder.remove("5-other")
        #expect(try await importing.run() == ["= course other"])
        #expect(try await importing.run(removesVanished: true) == ["- course other"])
        #expect(try await importing.run(removesVanished: true).isEmpty)
        #expect(try await importing.counts() == before)
        for (name, text) in files { try importing.folder.write("5-other/" + name, Data(text.utf8)) }
        #expect(try await importing.run() == ["~ course other"])
        #expect(try await putAway("course", "course_key").isEmpty)
        #expect(try await importing.run(removesVanished: true).isEmpty)
    }

    @Test("may be a topic that only an older text of a test is about: it stays, for those who took that one")
    func olderRevision() async throws {
        try await importing.run()
        try importing.edit("2-mobile/tests/2-quiz.md", "## Limbajul / Swift\n\n", "")
        try importing.edit("2-mobile/course.yaml", "Limbajul: [Swift, Altele]", "Altul")
        #expect(
            try await importing.run(removesVanished: true) == [
                "- topic mobile/Limbajul / Altele", "= topic mobile/Limbajul", "= topic mobile/Limbajul / Swift",
                "~ assessment mobile/quiz", "~ course mobile",
            ])
    }
}
