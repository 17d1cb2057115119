import Database
import Foundation
import Testing

@testable import App

@Suite("A course that is imported in the browser")
struct ImportedArchiveTests {
    /// The archive of a folder like the small institution, with changes.
    private static func zip(_ changes: [String: String?] = [:]) -> [UInt8] {
        var files = SmallInstitution.files
        for (name, text) in changes { files[name] = text }
        return WrittenZip(files).bytes
    }

    /// Uploads an archive and gives the page with its plan.
    private static func plan(_ browser: TestBrowser, _ bytes: [UInt8]) async throws -> (address: String, page: TestBrowser.Reply)
    {
        let reply = try await browser.upload(ArchiveImportRoutes.archives, [("curs.zip", bytes)])
        try #require(reply.status == .seeOther, "\(reply.words)")
        let address = try #require(reply.location)
        return (address, try await browser.get(address))
    }

    /// Presses the button of a plan.
    private static func confirm(_ browser: TestBrowser, _ address: String, _ page: TestBrowser.Reply) async throws
        -> TestBrowser.Reply
    {
        let fields = ["plan", "course"].compactMap { name in page.hidden(name).map { (name, $0) } }
        let hasPeople = page.text.contains("type=\"hidden\" name=\"people\"")
        return try await browser.post(address + "/confirmation", fields + (hasPeople ? [("people", "1")] : []))
    }

    private static func counts(_ site: TestSite) async throws -> [String] {
        try await site.values(
            """
            SELECT CAST((SELECT count(*) FROM course) AS text) || ' ' || CAST((SELECT count(*) FROM person) AS text) || ' '
                || CAST((SELECT count(*) FROM enrolment) AS text) || ' ' || CAST((SELECT count(*) FROM assessment) AS text) AS v
            """)
    }

    private static func waiting(_ site: TestSite) -> [String] {
        let all =
            FileManager.default.enumerator(atPath: site.folder.path + "/.waiting-imports")?.compactMap { $0 as? String } ?? []
        return all.filter { $0.hasSuffix(".zip") || $0.hasSuffix(".part") }
    }

    /// The course `geology`, which nobody has, with everybody whom the archive names.
    private static let geology: [String: String?] = [
        "2-mobile/course.yaml": nil, "2-mobile/tests/2-quiz.md": nil, "2-mobile/tests/3-final.md": nil,
        "2-geology/course.yaml": SmallInstitution.course.replacing("PDM301", with: "GEO1")
            + "topics: [Straturi]\nteachers:\n  - carmen: professor\nenrolled: [ana, bogdan]\n",
        "2-geology/tests/2-quiz.md": SmallInstitution.quiz,
        "people.csv": SmallInstitution.files["people.csv"].map { $0 + "zoe,Zoe,Nouă,,,administrator\n" },
    ]

    @Test("Felix sees what an archive would do, confirms it, and is the professor of the course; nobody else comes with it")
    func new() async throws {
        try await TestSite.run { site in
            let (felix, before) = (try await site.signedIn("felix"), try await Self.counts(site))
            let (address, page) = try await Self.plan(felix, Self.zip(Self.geology))
            #expect(page.status == .ok && page.words.contains("GEO1 · Programare"))
            for key in ["course-import.new", "course-import.professor", "course-import.nothing-written"] {
                #expect(page.words.contains(site.sentence(key)), "\(key)")
            }
            #expect(page.words.contains("+ test geology/quiz") && !page.words.contains("zoe") && !page.words.contains("Zoe"))
            #expect(try await Self.counts(site) == before && Self.waiting(site).count == 1)
            let done = try await Self.confirm(felix, address, page)
            let course = try await site.courseID("GEO1")
            #expect(done.location == TeachRoutes.course(course) && Self.waiting(site) == [])
            #expect(try await felix.get(TeachRoutes.course(course)).status == .ok)
            #expect(try await site.signedIn("carmen").get(TeachRoutes.course(course)).status == .notFound)
            #expect(
                try await site.values(
                    """
                    SELECT user_name || ' ' || teaching_role AS v FROM course_teacher
                    JOIN person ON person.id = person_id WHERE course_id = \(course)
                    """) == ["felix professor"])
            #expect(try await site.values("SELECT person_id AS v FROM enrolment WHERE course_id = \(course)") == [])
            #expect(try await site.values("SELECT user_name AS v FROM person WHERE user_name = 'zoe'") == [])
        }
    }

    @Test("new courses come after all others, and known ones stay where they are, whatever numbers the archive has")
    func places() async throws {
        try await TestSite.run { site in
            let order: SQL = "SELECT course_key AS v FROM course ORDER BY position, course_key"
            let (carmen, before) = (try await site.signedIn("carmen"), try await site.values(order))
            var files: [String: String?] = [:]
            for (name, text) in SmallInstitution.files where name.hasPrefix("2-mobile/") {
                files[name] = .some(nil)
                files[name.replacing("2-mobile/", with: "99-mobile/")] = text
            }
            for (folder, number) in [("1-alpha", "ALPHA1"), ("2-beta", "BETA1")] {
                files["\(folder)/course.yaml"] = SmallInstitution.course.replacing("PDM301", with: number)
            }
            let (address, page) = try await Self.plan(carmen, Self.zip(files))
            #expect(try await Self.confirm(carmen, address, page).status == .seeOther)
            #expect(try await site.values(order) == before + ["alpha", "beta"])
        }
    }

    @Test("a form that is sent twice imports once, and leads to the course both times")
    func twice() async throws {
        try await TestSite.run { site in
            let felix = try await site.signedIn("felix")
            let (address, page) = try await Self.plan(felix, Self.zip(Self.geology))
            let first = try await Self.confirm(felix, address, page)
            let after = try await Self.counts(site)
            let second = try await Self.confirm(felix, address, page)
            #expect(first.status == .seeOther && second.location == first.location)
            #expect(try await felix.get(address).location == first.location)
            #expect(try await Self.counts(site) == after)
        }
    }

    @Test("an archive that names a course of somebody else leaves that as it is, and makes another")
    func taken() async throws {
        try await TestSite.run { site in
            _ = try await site.addGelusCourse()
            let gelu = try await site.signedIn("gelu")
            let before = try await site.values("SELECT title AS v FROM course WHERE course_key = 'mobile'")
            let (address, page) = try await Self.plan(gelu, Self.zip())
            #expect(page.words.contains(site.sentence("course-import.taken", ["key": "mobile", "new": "mobile-2"])))
            #expect(try await Self.confirm(gelu, address, page).status == .seeOther)
            #expect(try await site.values("SELECT title AS v FROM course WHERE course_key = 'mobile'") == before)
            #expect(
                try await site.values(
                    "SELECT user_name AS v FROM course_teacher JOIN person ON person.id = person_id JOIN course ON course.id = course_id WHERE course_key = 'mobile-2'"
                ) == ["gelu"])
        }
    }

    @Test("a form with the id of somebody else's course does not reach that course")
    func otherID() async throws {
        try await TestSite.run { site in
            _ = try await site.addGelusCourse()
            let (gelu, other) = (try await site.signedIn("gelu"), try await site.courseID("PDM301"))
            let (address, page) = try await Self.plan(gelu, Self.zip(Self.geology))
            let plan = try #require(page.hidden("plan"))
            let reply = try await gelu.post(address + "/confirmation", [("plan", plan), ("course", other.text)])
            #expect(try await reply.location == TeachRoutes.course(site.courseID("GEO1")))
            #expect(try await site.values("SELECT code AS v FROM course WHERE id = \(other)") == ["PDM301"])
        }
    }

    @Test("Carmen's own course changes as the command would change it; teachers, students and extra time stay")
    func own() async throws {
        try await TestSite.run(from: .lessons) { site in
            let (carmen, course) = (try await site.signedIn("carmen"), try await site.courseID("PDM301"))
            let path = try await site.savedArchive(of: TeachRoutes.course(course), by: "carmen")
            let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
            let same = try await Self.plan(carmen, bytes)
            #expect(same.page.words.contains(site.sentence("import.nothing")) && same.page.hidden("plan") == nil)
            let before = try await site.values("SELECT person_id AS v FROM enrolment ORDER BY person_id, course_id")
            let teachers = try await site.values("SELECT person_id AS v FROM course_teacher ORDER BY person_id, course_id")
            let other = try await Self.plan(carmen, Self.zip())
            #expect(other.page.words.contains(site.sentence("course-import.known")))
            #expect(other.page.words.contains("~ curs mobile"))
            #expect(try await Self.confirm(carmen, other.address, other.page).location == TeachRoutes.course(course))
            #expect(try await site.values("SELECT title AS v FROM course WHERE id = \(course)") == ["Programare"])
            #expect(try await site.values("SELECT person_id AS v FROM enrolment ORDER BY person_id, course_id") == before)
            #expect(try await site.values("SELECT person_id AS v FROM course_teacher ORDER BY person_id, course_id") == teachers)
        }
    }

    @Test("what has changed between the plan and its confirmation is shown, and nothing is imported before it is confirmed again")
    func changed() async throws {
        try await TestSite.run { site in
            let (felix, dan) = (try await site.signedIn("felix"), try await site.signedIn("dan"))
            let (address, page) = try await Self.plan(felix, Self.zip(Self.geology))
            let others = try await Self.plan(dan, Self.zip(Self.geology))
            #expect(try await Self.confirm(dan, others.address, others.page).status == .seeOther)
            let again = try await Self.confirm(felix, address, page)
            #expect(again.status == .unprocessableContent && again.words.contains(site.sentence("course-import.changed")))
            #expect(try await site.values("SELECT course_key AS v FROM course WHERE code = 'GEO1'") == ["geology"])
            #expect(try await Self.confirm(felix, address, again).status == .seeOther)
            #expect(
                try await site.values("SELECT course_key AS v FROM course WHERE code = 'GEO1' ORDER BY course_key")
                    == ["geology", "geology-2"])
        }
    }

    @Test("a teacher who asks for people gets none; an administrator gets them by asking")
    func people() async throws {
        try await TestSite.run { site in
            let felix = try await site.signedIn("felix")
            let mine = try await Self.plan(felix, Self.zip(Self.geology))
            let asked = try await felix.get(mine.address + "?people=1")
            #expect(!asked.words.contains("zoe") && asked.hidden("people") == nil)
            let fields = [("plan", try #require(asked.hidden("plan"))), ("course", try #require(asked.hidden("course")))]
            #expect(try await felix.post(mine.address + "/confirmation", fields + [("people", "1")]).status == .seeOther)
            #expect(try await site.values("SELECT user_name AS v FROM person WHERE user_name = 'zoe'") == [])

            let dan = try await site.signedIn("dan")
            let bytes = Self.zip([
                "people.csv": SmallInstitution.files["people.csv"].map { $0 + "zoe,Zoe,Nouă,,,teacher\n" }
            ])
            let plain = try await Self.plan(dan, bytes)
            #expect(!plain.page.words.contains("+ persoană zoe"))
            let with = try await dan.get(plain.address + "?people=1")
            #expect(with.words.contains("+ persoană zoe"))
            #expect(try await Self.confirm(dan, plain.address, with).status == .seeOther)
            #expect(try await site.values("SELECT user_name AS v FROM person WHERE user_name = 'zoe'") == ["zoe"])
        }
    }

    @Test("an archive makes no administrators, whoever imports it, and takes nobody's role away")
    func rights() async throws {
        try await TestSite.run { site in
            let dan = try await site.signedIn("dan")
            for line in ["zoe,Zoe,Nouă,,,administrator\n", "zoe,Zoe,Nouă,,,quality-office\n", "dan,Dan,Ene,,,teacher\n"] {
                let bytes = Self.zip(["people.csv": SmallInstitution.files["people.csv"].map { $0 + line }])
                let plain = try await Self.plan(dan, bytes)
                #expect(plain.page.status == .ok && plain.page.hidden("plan") != nil)
                let with = try await dan.get(plain.address + "?people=1")
                #expect(with.status == .unprocessableContent && with.words.contains("people.csv:5"), "\(line)")
                #expect(with.hidden("plan") == nil)
                try await dan.post(plain.address + "/removal")
            }
        }
    }

    @Test("mistakes are listed with file and line, and nothing of the archive stays")
    func mistakes() async throws {
        try await TestSite.run { site in
            let (felix, before) = (try await site.signedIn("felix"), try await Self.counts(site))
            let bytes = Self.zip(["2-mobile/tests/2-quiz.md": "---\nkind: quiz\n---\n\n### A?\n\n- [x] b\n- [ ] c\n"])
            let reply = try await felix.upload(ArchiveImportRoutes.archives, [("curs.zip", bytes)])
            #expect(reply.status == .unprocessableContent && reply.words.contains("2-mobile/tests/2-quiz.md:"))
            #expect(Self.waiting(site) == [])
            #expect(try await Self.counts(site) == before)
        }
    }

    @Test("hostile archives are refused with a sentence, and leave nothing")
    func hostile() async throws {
        try await TestSite.run { site in
            let felix = try await site.signedIn("felix")
            var outside = WrittenZip(SmallInstitution.files)
            outside.add("../../x")
            var link = WrittenZip(SmallInstitution.files)
            link.add("a") { $0.mode = 0o120777 }
            var bomb = WrittenZip()
            bomb.add("a") { $0.content = [UInt8](repeating: 0, count: 10_000_000) }
            var many = WrittenZip()
            for number in 0..<2_001 { many.add("f\(number)", "") { $0.isDeflated = false } }
            var twin = WrittenZip(SmallInstitution.files)
            twin.add("PEOPLE.csv")
            var long = WrittenZip()
            for number in 0..<11 {
                long.add("f\(number).md") { ($0.isDeflated, $0.content) = (false, [UInt8](repeating: 97, count: 1_000_000)) }
            }
            let cases: [(String, [UInt8])] = [
                ("archive.name-outside", outside.bytes), ("archive.link", link.bytes), ("archive.ratio", bomb.bytes),
                ("archive.many", many.bytes), ("archive.name-alike", twin.bytes), ("course-import.long", long.bytes),
                ("archive.damaged", Array("%PDF-1.4".utf8)), ("archive.damaged", []),
            ]
            for (key, bytes) in cases {
                let reply = try await felix.upload(ArchiveImportRoutes.archives, [("curs.zip", bytes)])
                #expect(reply.status == .unprocessableContent, "\(key)")
                let beginning = site.sentence(key).prefix { $0 != "{" && $0 != "„" }
                #expect(reply.words.contains(String(beginning)), "\(key)")
                // A thread may still let go of what it has read when the answer is already there.
                for _ in 0..<100_000 where Self.waiting(site) != [] { await Task.yield() }
                #expect(Self.waiting(site) == [], "\(key)")
            }
            let unpacked = try FileManager.default.contentsOfDirectory(atPath: site.folder.path).filter {
                $0.hasPrefix(".import")
            }
            #expect(unpacked == [])
        }
    }

    @Test("an archive is for the one who uploaded it; it can be deleted, and goes after a day")
    func owner() async throws {
        try await TestSite.run { site in
            let (felix, carmen) = (try await site.signedIn("felix"), try await site.signedIn("carmen"))
            let (address, page) = try await Self.plan(felix, Self.zip(Self.geology))
            #expect(try await carmen.get(address).status == .notFound)
            #expect(try await Self.confirm(carmen, address, page).status == .notFound)
            #expect(try await carmen.post(address + "/removal").status == .notFound)
            #expect(Self.waiting(site).count == 1)
            #expect(try await felix.get(ArchiveImportRoutes.new).text.contains(address))
            #expect(try await felix.post(address + "/removal").status == .seeOther)
            #expect(Self.waiting(site) == [])
            let again = try await felix.post(address + "/removal")
            #expect(again.status == .notFound && again.words.contains(site.sentence("course-import.absent")))
            let later = try await Self.plan(felix, Self.zip(Self.geology))
            site.clock.advance(by: .hours(25))
            let gone = try await site.signedIn("felix").get(later.address)
            #expect(gone.status == .notFound && gone.words.contains(site.sentence("course-import.absent")))
        }
    }

    @Test("with no file, or a request from another site, nothing is taken")
    func nothing() async throws {
        try await TestSite.run { site in
            let felix = try await site.signedIn("felix")
            let empty = try await felix.upload(ArchiveImportRoutes.archives, [("", [])])
            #expect(empty.status == .unprocessableContent && empty.words.contains(site.sentence("files.none")))
            felix.headers = [.secFetchSite: "cross-site"]
            let forged = try await felix.upload(ArchiveImportRoutes.archives, [("curs.zip", Self.zip())])
            #expect(forged.status == .forbidden && Self.waiting(site) == [])
        }
    }
}
