import Database
import Foundation
import Testing

@testable import App

@Suite("An import over what was edited in the browser")
struct EditedImportTests {
    /// What an import of the sample folder comes to, changed before.
    private static func importing(
        _ site: TestSite, isDryRun: Bool = false, overwrites: [String] = [], _ change: (URL) throws -> Void = { _ in }
    ) async throws -> [String] {
        let changes = try await Self.changes(site, isDryRun: isDryRun, overwrites: overwrites, change)
        return changes.filter { $0.verb != .kept }.map { "\($0.verb) \($0.name)" }.sorted()
    }

    private static func changes(
        _ site: TestSite, isDryRun: Bool = false, overwrites: [String] = [], _ change: (URL) throws -> Void = { _ in }
    ) async throws -> [ImportChange] {
        let institution = site.folder.appendingPathComponent("institution")
        try change(institution)
        let now = site.clock.now
        return try await ImportStore(database: site.database, files: site.files).apply(
            InstitutionFolder(path: institution.path, now: now), isDryRun: isDryRun, overwrites: ImportOverwrites(overwrites),
            at: now)
    }

    private static func replace(_ old: String, _ new: String, in name: String) -> (URL) throws -> Void {
        { folder in
            let file = folder.appendingPathComponent(name)
            let text = try String(contentsOf: file, encoding: .utf8)
            try #require(text.contains(old))
            try text.replacing(old, with: new).write(to: file, atomically: true, encoding: .utf8)
        }
    }

    private static func publish(_ site: TestSite, _ title: String, _ text: String) async throws {
        let carmen = try await site.signedIn("carmen")
        var editor = try await LessonEditor(carmen, site.writing(title))
        editor.text = text
        try await editor.publish()
    }

    @Test("leaves a lesson as it is in the browser, shows both texts, and overwrites it only when it is named")
    func lesson() async throws {
        try await TestSite.run(from: .lessons) { site in
            try await Self.publish(site, "Ciclul de viață", "## Stări\n\nȘase stări.")
            let file = "01-mobile/lessons/02-cycle.md"
            let dry = try await Self.changes(site, isDryRun: true).filter { $0.verb != .kept }
            #expect(dry.map(\.name) == [file])
            let lines = try #require(dry.first).lines(try SamplePages.strings(.english), withTexts: true)
            #expect(lines.first?.hasPrefix("! lesson \(file) (changed in the browser") == true)
            #expect(lines.contains("    - Șase stări."))
            #expect(lines.contains("    + Aplicația trece prin cinci stări."))
            #expect(try await Self.importing(site) == ["left \(file)"])
            #expect(try await site.visitorSees("Șase stări", at: site.lesson("Ciclul de viață")))
            #expect(try await Self.importing(site, overwrites: ["01-mobile/lessons/cycle"]) == ["changed mobile/cycle"])
            #expect(try await site.visitorSees("cinci stări", at: site.lesson("Ciclul de viață")))
            #expect(try await Self.importing(site) == [])
        }
    }

    @Test("leaves tests where they were moved to in the browser")
    func moved() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            let list = try await site.teachCourse() + "/tests"
            let order: SQL = "SELECT assessment_key AS v FROM assessment ORDER BY position"
            let before = try await site.values(order)
            let test = TestSite.lastPart(try await site.test("Exerciții"))
            let reply = try await carmen.post(list + "/order", [("down", test)])
            try #require(reply.status == .seeOther)
            let after = try await site.values(order)
            #expect(after != before && after.sorted() == before.sorted())
            #expect(try await site.values("SELECT id AS v FROM assessment WHERE edited_at IS NOT NULL").count == 2)
            #expect(try await Self.importing(site).allSatisfy { $0.hasPrefix("left ") })
            #expect(try await site.values(order) == after)
        }
    }

    @Test("does nothing when the folder says the same, and changes as before what nobody edited")
    func same() async throws {
        try await TestSite.run(from: .lessons) { site in
            try await Self.publish(site, "Ciclul de viață", "## Stări\n\nAltele.")
            try await Self.publish(site, "Ciclul de viață", "## Stări\n\nAplicația trece prin cinci stări.")
            #expect(try await Self.importing(site) == [])
            let change = Self.replace("Oricine poate", "Toți pot", in: "01-mobile/lessons/03-language.md")
            #expect(try await Self.importing(site, change) == ["changed mobile/language"])
        }
    }

    @Test("leaves a lesson that was withdrawn or deleted, and one that was moved, as they are")
    func removed() async throws {
        try await TestSite.run(from: .lessons) { site in
            let carmen = try await site.signedIn("carmen")
            try await carmen.post(site.writing("Ciclul de viață") + "/publications/endings")
            try await carmen.post(site.writing("Limbajul") + "/removal")
            let files = ["01-mobile/lessons/02-cycle.md", "01-mobile/lessons/03-language.md"]
            let dry = try await Self.changes(site, isDryRun: true).filter { $0.verb == .left }
            #expect(dry.map(\.name) == files)
            #expect(dry.map { $0.edited?.texts.state } == [.withdrawn, .deleted])
            #expect(try await Self.importing(site) == files.map { "left " + $0 })
            #expect(
                try await Self.importing(site, overwrites: ["01-mobile/lessons"]) == [
                    "changed mobile/cycle", "changed mobile/language",
                ])
            let first = try await site.lesson("Straturile sistemului")
            try await carmen.post(site.teachCourse() + "/lessons/order", [("down", TestSite.lastPart(first))])
            #expect(try await Self.importing(site).count == 2)
            #expect(try await Self.importing(site, overwrites: ["all"]).count == 2)
            #expect(try await Self.importing(site) == [])
        }
    }

    @Test("leaves settings and topics of a course, and an archived one, and puts new things of the folder into it")
    func course() async throws {
        try await TestSite.run(from: .lessons) { site in
            let (carmen, course) = (try await site.signedIn("carmen"), try await site.courseID("PDM301"))
            let topic = try await site.topicID("Straturi", in: course)
            let page = try await carmen.get(TeachTopicRoutes.edit(topic))
            let places = try #require(page.text.firstMatch(of: #/name="place"(?s:.*?)<\/select>/#)).0
            let place = try #require(places.firstMatch(of: #/<option value="([^"]*)" selected/#)).1
            try await carmen.post(TeachTopicRoutes.topic(topic), [("title", "Niveluri"), ("place", String(place))])
            #expect(try await site.topicPaths(of: course).contains("Arhitectura/Niveluri"))
            #expect(try await Self.importing(site) == ["left 01-mobile/course.yaml"])
            let new = try await Self.importing(site) { folder in
                let file = folder.appendingPathComponent("01-mobile/lessons/04-new.md")
                try Data("---\ntitle: Nouă\ntopic: Arhitectura / Ciclul\n---\n\nText.\n".utf8).write(to: file)
            }
            #expect(new == ["added mobile/new", "left 01-mobile/course.yaml"])
            try await carmen.post(TeachRoutes.archiving(of: course))
            let archived = try await Self.changes(site).filter { $0.verb == .left }
            #expect(archived.map { $0.edited?.texts.state } == [.archived])
            // The lesson is about the topic that is there again.
            let taken = try await Self.importing(site, overwrites: ["01-mobile/course.yaml"])
            #expect(taken == ["changed mobile", "changed mobile/layers"])
            #expect(try await Self.importing(site) == [])
            #expect(try await site.topicPaths(of: course).contains("Arhitectura/Straturi"))
        }
    }

    @Test("leaves a test that was published in the browser, with both texts, and takes the folder's when it is named")
    func test() async throws {
        try await TestSite.run { site in
            try await site.database.write { tx in
                try tx.execute("UPDATE assessment SET edited_at = \(site.clock.now) WHERE assessment_key = 'quiz'")
            }
            #expect(try await Self.importing(site) == [])
            let change = Self.replace("Swift are tipuri", "Limbajul are tipuri", in: "01-mobile/tests/02-quiz.md")
            let file = "01-mobile/tests/02-quiz.md"
            let dry = try await Self.changes(site, isDryRun: true, change).filter { $0.verb == .left }
            let lines = try #require(dry.first).lines(try SamplePages.strings(.english), withTexts: true)
            #expect(lines.contains { $0.hasPrefix("    - ### Swift are tipuri opționale.") })
            #expect(lines.contains { $0.hasPrefix("    + ### Limbajul are tipuri opționale.") })
            #expect(try await Self.importing(site) == ["left \(file)"])
            for names in [["01-mobile"], ["mobile/tests"]] {
                #expect(try await Self.importing(site, isDryRun: true, overwrites: names) == ["changed mobile/quiz"])
            }
            #expect(try await Self.importing(site, overwrites: [file]) == ["changed mobile/quiz"])
            #expect(try await Self.importing(site) == [])
        }
    }

    @Test("refuses names that stand for nothing, and changes nothing then")
    func mistyped() async throws {
        try await TestSite.run { site in
            for name in ["01-mobile/tests/02-quizz", "mobil", "01-mobile/tests/02-quiz/x", "lessons", ""] {
                await #expect(throws: ImportMistakes.self, "\(name)") { try await Self.importing(site, overwrites: [name]) }
            }
        }
    }

    @Test("does not put away with --remove what was made in the browser, unless it is named")
    func vanished() async throws {
        try await TestSite.run(from: .lessons) { site in
            let carmen = try await site.signedIn("carmen")
            _ = try await site.begin("A mea", carmen)
            try await site.importRemoving { _ in }
            let query: SQL = "SELECT count(*) AS n FROM lesson WHERE lesson_key = 'a-mea' AND removed_at IS NULL"
            let count: Int? = try await site.database.read { tx in try tx.first(query)?["n"] }
            #expect(count == 1)
        }
    }

    @Test("of the test that somebody is writing under its name makes it that test, and the writer is told")
    func written() async throws {
        try await TestSite.run { site in
            let (carmen, course) = (try await site.person("carmen").id, try await site.courseID("PDM301"))
            try await site.database.write { tx in
                try tx.execute(
                    """
                    INSERT INTO assessment_draft (assessment_id, course_id, assessment_key, version, person_id, saved_at, text)
                    VALUES ('draft-1', \(course), 'nou', 1, \(carmen), 1, 'x')
                    """)
            }
            let added = try await Self.importing(site) { folder in
                let quiz = folder.appendingPathComponent("01-mobile/tests/02-quiz.md")
                try FileManager.default.copyItem(at: quiz, to: folder.appendingPathComponent("01-mobile/tests/05-nou.md"))
            }
            #expect(added == ["added mobile/nou"])
            #expect(try await site.values("SELECT id AS v FROM assessment WHERE assessment_key = 'nou'") == ["draft-1"])
        }
    }
}

extension TestSite {
    /// Whether Ana reads some words on a page.
    fileprivate func visitorSees(_ words: String, at address: String) async throws -> Bool {
        try await signedIn("ana").get(address).words.contains(words)
    }
}
