import Database
import Foundation
import Testing

@testable import App

@Suite("A course as an import folder")
struct ExportTests {
    /// What is not only kept.
    private func work(_ changes: [ImportChange]) -> [ImportChange] {
        changes.filter { $0.verb != .kept }
    }

    @Test("changes nothing where it came from, and has the same bytes every time")
    func sameDatabase() async throws {
        try await TestSite.run(from: .lessons) { site in
            let course = try await site.teachCourse()
            let path = try await site.savedArchive(of: course, by: "carmen")
            #expect(try await work(site.importing(path)) == [])
            site.clock.advance(by: .days(3))
            let again = try await site.savedArchive(of: course, by: "dan", as: "again.zip")
            #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data(contentsOf: URL(fileURLWithPath: again)))
            #expect(try await work(site.importing(again)) == [])
        }
    }

    @Test("has nobody's telephone and office where somebody saves it in the browser, and changes none; the command has them")
    func contacts() async throws {
        try await TestSite.run(from: .lessons) { site in
            try await site.database.write { tx in
                try tx.execute("UPDATE person SET title = 'dr', phone = '021 310 20 30', office = 'Sala 9'")
            }
            let course = try await site.teachCourse()
            for person in ["carmen", "dan"] {
                let path = try await site.savedArchive(of: course, by: person)
                let source = try ImportSource.open(path, beside: site.folder.path, at: site.clock.now)
                defer { source.close() }
                let people = try String(contentsOfFile: source.path + "/people.csv", encoding: .utf8)
                #expect(people.contains("carmen") && !people.contains("telephone") && !people.contains("office,"), "\(person)")
                #expect(try await work(site.importing(path)) == [])
            }
            #expect(
                try await site.values("SELECT DISTINCT title || phone || office AS v FROM person") == ["dr021 310 20 30Sala 9"])
            let parts = CourseExportStore(database: site.database, parts: [])
            let key = try #require(try await parts.keys().first)
            let whole = try #require(try await parts.find(key: key))
            let texts = whole.entries.filter { $0.name == "people.csv" }.map { entry in
                if case .text(let text) = entry.content { text } else { "" }
            }
            #expect(texts.count == 1 && texts.allSatisfy { $0.contains("dr,021 310 20 30,Sala 9") })
        }
    }

    @Test("gives the same pages in an empty institution")
    func emptyInstitution() async throws {
        try await TestSite.run(from: .lessons) { site in
            let path = try await site.savedArchive(of: site.teachCourse(), by: "carmen")
            let here = try await Self.pages(site)
            #expect(here.count > 20)
            try await ExportedSite.run(importing: path, at: SampleInstitution.start) { other in
                let there = try await Self.pages(other)
                for (name, page) in here {
                    #expect(there[name] == page, "\(name)")
                }
            }
        }
    }

    /// The pages of a student and of a teacher by what they are.
    private static func pages(_ site: TestSite) async throws -> [String: [String]] {
        var pages: [String: [String]] = [:]
        for person in ["ana", "carmen"] {
            let browser = try await site.signedIn(person)
            func keep(_ name: String, _ address: String) async throws {
                let page = try await browser.open(address)
                try #require(page.status == .ok, "\(name)")
                pages["\(person): \(name)"] = ComparablePage.text(page.text)
            }
            if person == "ana" {
                try await keep("home", "/")
                try await keep("lessons", "/lessons")
            }
            let course = try await site.courseID("PDM301")
            try await keep("course", CourseRoutes.course(course))
            for title in ["Straturile sistemului", "Ciclul de viață", "Limbajul"] { try await keep(title, site.lesson(title)) }
            for title in ["Test final", "Exerciții", "Test viitor", "Test trecut"] { try await keep(title, site.test(title)) }
            if person == "carmen" {
                try await keep("teach", TeachRoutes.course(course))
                try await keep("written", WritingRoutes.lessons(of: course))
                try await keep("topics", TeachTopicRoutes.topics(of: course))
            }
        }
        let ana = try await site.signedIn("ana")
        let attempt = try await ana.start("Test final")
        try await site.setSeed(7, of: attempt)
        for number in 1...3 {
            pages["question \(number)"] = ComparablePage.text(try await ana.get("\(attempt)/questions/\(number)").text)
        }
        return pages
    }

    @Test("of the whole demo changes nothing, neither there nor in an empty institution that has it already")
    func demo() async throws {
        let importing = try Importing([:])
        let now = SampleInstitution.start
        let store = ImportStore(database: importing.database, files: importing.files, receipts: .sample)
        let demo = try InstitutionFolder(path: TestSite.package.path + "/Tests/Demo", now: now)
        _ = try await store.apply(demo, isDryRun: false, at: now)
        let exports = CourseExportStore(database: importing.database, parts: allCourseExports)
        for key in try await exports.keys() {
            let export = try #require(try await exports.find(key: key))
            let folder = try WrittenFolder()
            var bytes: [UInt8] = []
            try await ExportArchive(export: export, store: exports, files: importing.files).write { bytes += $0 }
            try folder.write("a.zip", bytes)
            let source = try ImportSource.open(folder.path + "/a.zip", beside: folder.path, at: now)
            let read = try InstitutionFolder(path: source.path, now: now + .days(1))
            source.close()
            #expect(ExportCheck(export, files: importing.files).sentences(try SamplePages.strings(.english)) == [])
            let changes = try await store.apply(read, isDryRun: true, at: now + .days(1))
            #expect(work(changes) == [], "\(key)")
            let same = try #require(demo.courses.first { $0.key == key })
            let again = try #require(read.courses.first)
            #expect(try again.lessons.map { try $0.digest } == same.lessons.map { try $0.digest })
            #expect(try again.assessments.map { try $0.digest } == same.assessments.map { try $0.digest })
        }
    }

    @Test("holds whatever the browser can make: odd titles, files of one name, links to what nobody sees")
    func odd() async throws {
        try await TestSite.run(from: .lessons) { site in
            let (carmen, course) = (try await site.signedIn("carmen"), try await site.courseID("PDM301"))
            try await site.addSemester("2026: I")
            try await carmen.post(
                TeachRoutes.course(course),
                [
                    ("number", "C: 1"), ("title", "Test: \"1\" - #2 & *3"), ("language", "ro"), ("semester", "2026: I"),
                    ("url", "HTTPS://pdm.example.org"), ("marks", "ro"),
                ])
            let seen = try #require(try await carmen.get(DesignRoutes.description(of: course)).hidden("seen"))
            try await carmen.post(
                DesignRoutes.description(of: course),
                [("seen", seen), ("overview", "---\r\n\r\n- a: b\r\n\r\n    code\r\nx: |")])
            for title in ["A / B", "/ x", "a \\/ b", "- [ ] #: {}", "true"] {
                try await carmen.post(TeachTopicRoutes.topics(of: course), [("title", title), ("below", "")])
            }
            let topic = try await site.topicID("A / B", in: course)
            let lesson = try await site.writing("Ciclul de viață")
            try await carmen.post(lesson + "/settings", [("topic", topic.text), ("everyone", "1")])
            var editor = try await LessonEditor(carmen, lesson)
            editor.title = "3: \"Titlu\" --- # & 'x'"
            editor.text = "---\n\n[alta](03-language.md), [fișa](media/sheet.pdf)\n\n---\n\n    a: |"
            try await editor.publish()
            let gone = try await site.writing("Limbajul")
            try await carmen.post(gone + "/publications/endings")
            try await site.database.write { tx in
                let layers = "SELECT shown_revision_id FROM lesson WHERE lesson_key = 'layers'" as SQL
                try tx.execute(
                    """
                    UPDATE lesson_file SET name = 'media/Sheet.pdf' WHERE name = 'media/sheet.pdf' AND revision_id IN (\(layers))
                    """)
                try tx.execute(
                    """
                    UPDATE lesson_revision SET body = replace(body, 'media/sheet.pdf', 'media/Sheet.pdf') WHERE id IN (\(layers))
                    """)
                try tx.execute("UPDATE topic SET position = position * 3")
            }
            let path = try await site.savedArchive(of: TeachRoutes.course(course), by: "carmen")
            let source = try ImportSource.open(path, beside: site.folder.path, at: site.clock.now)
            let read = try #require(try InstitutionFolder(path: source.path, now: site.clock.now).courses.first)
            source.close()
            #expect(read.document.title == "Test: \"1\" - #2 & *3" && read.document.semester == "2026: I")
            #expect(read.document.overview == "---\n\n- a: b\n\n    code\nx: |")
            #expect(read.document.topics.suffix(5).map(\.title) == ["A / B", "/ x", "a \\/ b", "- [ ] #: {}", "true"])
            #expect(read.document.absentLessons == ["language"])
            let cycle = try #require(read.lessons.first { $0.key == "cycle" })
            #expect(cycle.topic == ["A / B"])
            #expect(cycle.content.body == editor.text)
            #expect(cycle.files.keys.contains("media/sheet.pdf"))
            #expect(read.lessons.first { $0.key == "layers" }?.files.keys.contains("media/Sheet.pdf") == true)
            let changes = try await site.importing(path, isDryRun: true)
            #expect(changes.filter { $0.subject != .lesson || !$0.name.contains("layers") }.filter { $0.verb != .kept } == [])
        }
    }

    @Test("calls files otherwise whose names would be read back in another Unicode form")
    func decomposedNames() {
        var names = ExportNames(folder: "01-course")
        let (sectioned, decomposed) = ("media/harta\u{103}.pdf", "media/hartaa\u{306}.pdf")
        #expect(names.place(sectioned, digest: "1", in: "lessons") == sectioned)
        for digest in ["1", "2"] {
            let place = names.place(decomposed, digest: digest, in: "lessons")
            #expect(place != decomposed && place.utf8.elementsEqual(place.precomposedStringWithCanonicalMapping.utf8))
        }
        #expect(names.unfit == [])
    }

    @Test("is saved under its key, says on its page what is in it, and is nobody else's")
    func page() async throws {
        try await TestSite.run(from: .lessons) { site in
            let other = try await site.addGelusCourse()
            let (carmen, course) = (try await site.signedIn("carmen"), try await site.courseID("PDM301"))
            let page = try await carmen.get(TeachRoutes.export(of: course))
            #expect(page.words.contains("3 lecții") && page.words.contains("4 teste"))
            #expect(try await carmen.get(TeachRoutes.course(course)).text.contains(TeachRoutes.export(of: course)))
            let saved = try await carmen.get(ExportRoutes.archive(of: course))
            #expect(saved.headers[.contentDisposition]?.contains("attachment; filename=\"mobile.zip\"") == true)
            #expect(saved.headers[.contentType] == "application/zip")
            for address in [TeachRoutes.export(of: other), ExportRoutes.archive(of: other)] {
                #expect(try await carmen.get(address).status == .notFound)
                #expect(try await site.signedIn("gelu").get(address).status == .ok)
            }
        }
    }

    /// What a feature that is not there yet would bring.
    private struct NoteRows: CourseExportRows {
        private struct Note: ExportedDocument {
            let topics: Int

            func add(to builder: inout ExportBuilder) { builder.addInCourse("notes.md", "\(topics)") }
        }

        let place = 15

        func people(of course: ID<Course>) -> SQL? { "user_name = 'ema'" }

        func part(of course: ExportedCourse, _ tx: ReadTransaction) throws -> CourseExportPart {
            let rows = try tx.rows("SELECT id FROM topic WHERE course_id = \(course.id)")
            return CourseExportPart(
                written: .init(key: "teach.topics", number: 1), left: .init(key: "export.left-tests", number: 0),
                documents: course.people.contains("ema") ? [Note(topics: rows.count)] : [])
        }
    }

    @Test("holds what a new feature writes, at the place that it says, and the people that it needs")
    func newPart() async throws {
        try await TestSite.run(from: .lessons) { site in
            let exports = CourseExportStore(database: site.database, parts: [NoteRows()] + allCourseExports)
            let key = try #require(try await exports.keys().first)
            let export = try #require(try await exports.find(key: key))
            let documents = export.entries.filter(\.isDocument)
            let place = try #require(documents.firstIndex { $0.name.hasSuffix("/notes.md") })
            #expect(documents[..<place].dropFirst(3).allSatisfy { $0.name.contains("/lessons/") } && place > 3)
            #expect(documents[(place + 1)...].allSatisfy { $0.name.contains("/tests/") } && documents.count > place + 1)
            let people = documents.first { $0.name == PeopleDocument.fileName }
            guard case .text(let text)? = people?.content else {
                Issue.record("there is no list of people")
                return
            }
            #expect(text.contains("\nema,"))
            #expect(
                export.written.map(\.key) == [
                    "teach.lessons", "teach.topics", "teach.tests", "export.groups", "export.plan",
                    "export.task-texts", "export.points", "export.marks", "export.design",
                ])
            let before = try await CourseExportStore(database: site.database, parts: allCourseExports).find(key: key)
            #expect(before?.people == export.people.map { $0 - 1 } && before?.entries.count == export.entries.count - 1)
        }
    }
}
