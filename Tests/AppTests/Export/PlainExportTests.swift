import Database
import Foundation
import Testing

@testable import App

@Suite("A course as an archive without people")
struct PlainExportTests {
    private static func plain(_ site: TestSite, as name: String = "plain.zip") async throws -> String {
        let address = try await ExportRoutes.archive(of: site.courseID("PDM301"), people: .none)
        let reply = try await site.signedIn("carmen").get(address)
        try #require(reply.status == .ok)
        #expect(reply.headers[.contentDisposition]?.contains("mobile-without-people.zip") == true)
        let path = site.folder.appendingPathComponent(name).path
        try Data(reply.bytes).write(to: URL(fileURLWithPath: path))
        return path
    }

    /// Bogdan has extra time in one test, and the institution names a person to ask for a password.
    private static func prepare(_ site: TestSite) async throws {
        let reply = try await site.signedIn("carmen").post(
            site.writtenTest("Test final") + "/extra-time", [("person", "bogdan"), ("factor", "1.5"), ("minutes", "10")])
        try #require(reply.status == .seeOther)
        try await site.database.write { tx in
            try tx.execute("UPDATE institution SET password_contact = 'Dan Ene, sala 1'")
            try tx.execute("UPDATE assessment SET access_code = 'KOLIBA-2718' WHERE kind = 'final'")
        }
    }

    @Test("no file of it holds anybody's name, user name, number or address, nor anything else about people")
    func nobody() async throws {
        try await TestSite.run(from: .lessons) { site in
            try await Self.prepare(site)
            let source = try ImportSource.open(try await Self.plain(site), beside: site.folder.path, at: site.clock.now)
            defer { source.close() }
            let files = try FileManager.default.subpathsOfDirectory(atPath: source.path)
            #expect(files.contains("institution.yaml") && !files.contains(PeopleDocument.fileName))
            #expect(files.contains { $0.hasSuffix("/course.yaml") } && files.contains { $0.hasSuffix("01-final.md") })
            let people = try await PersonStore(database: site.database).all()
            #expect(people.count >= 6)
            let names = Set(
                people.flatMap { [$0.userName, $0.name, $0.surname, $0.indexNumber ?? "", $0.email ?? ""] }.filter { !$0.isEmpty }
            )
            for file in files {
                guard let data = FileManager.default.contents(atPath: source.path + "/" + file) else { continue }
                let text = String(decoding: data, as: UTF8.self)
                let words = Set(text.split { !$0.isLetter && !$0.isNumber && !"@._".contains($0) }.map(String.init))
                #expect(names.intersection(words) == [], "\(file)")
                for setting in ["teachers:", "enrolled:", "extra-time:", "password-contact:", "\ncode:", "KOLIBA"] {
                    #expect(!text.contains(setting), "\(file)")
                }
            }
        }
    }

    @Test("imported where it came from, it changes nothing, and what people have stays")
    func imported() async throws {
        try await TestSite.run(from: .lessons) { site in
            try await Self.prepare(site)
            let path = try await Self.plain(site)
            #expect(try await site.importing(path).filter { $0.verb != .kept } == [])
            #expect(try await site.count("time_exception") == 1)
            let codes = try await site.values("SELECT DISTINCT access_code AS v FROM assessment WHERE access_code IS NOT NULL")
            #expect(codes == ["KOLIBA-2718"])
            #expect(try await site.values("SELECT password_contact AS v FROM institution") == ["Dan Ene, sala 1"])
        }
    }

    @Test("imported into an empty institution, it makes the course, and nobody")
    func elsewhere() async throws {
        try await TestSite.run(from: .lessons) { site in
            let path = try await Self.plain(site)
            try await ExportedSite.run(importing: path, at: site.clock.now) { other in
                #expect(try await other.values("SELECT code AS v FROM course") == ["PDM301"])
                #expect(try await other.values("SELECT title AS v FROM assessment_revision ORDER BY title, id").count == 4)
                for table in ["person", "enrolment", "course_teacher", "time_exception"] {
                    let count = try await other.database.read { tx in
                        try tx.first("SELECT count(*) AS n FROM \(SQL(stringLiteral: table))").map { row -> Int in try row["n"] }
                    }
                    #expect(count == 0, "\(table)")
                }
            }
        }
    }

    @Test("the page of the course offers both, and the usual one has its people as ever")
    func page() async throws {
        try await TestSite.run(from: .lessons) { site in
            let course = try await site.courseID("PDM301")
            let page = try await site.signedIn("carmen").get(TeachRoutes.export(of: course))
            #expect(page.text.contains(ExportRoutes.archive(of: course, people: .none)))
            #expect(page.words.contains(site.sentence("export.plain-means")))
            let usual = try await site.savedArchive(of: TeachRoutes.course(course), by: "carmen")
            let source = try ImportSource.open(usual, beside: site.folder.path, at: site.clock.now)
            defer { source.close() }
            let read = try InstitutionFolder(path: source.path, now: site.clock.now)
            #expect(read.hasPeople && read.people.map(\.userName) == ["ana", "bogdan", "carmen", "felix"])
        }
    }
}
