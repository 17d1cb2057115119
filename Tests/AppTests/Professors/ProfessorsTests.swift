import Database
import Foundation
import Testing

@testable import App

@Suite("A student finds who teaches")
struct ProfessorsTests {
    private static func dated(_ title: String, from first: Int, _ site: TestSite) async throws {
        let semester = try #require(await site.semester(title))
        let today = site.site.strings(.romanian).formats.localDay(site.clock.now)
        let days = try #require(SemesterDays(first: today + first, weeks: 10, last: today + first + 100))
        let year = try #require(SchoolYear(start: 2026))
        try await site.database.write { tx in
            try SemesterWriteRows.update(
                SemesterFields(schoolYear: year, name: "probă", days: days), of: semester.id, tx)
        }
    }

    @Test("per subject the professors, then the assistants, whatever their order in the course")
    func subjects() async throws {
        try await TestSite.run { site in
            try await site.database.write { tx in
                try tx.execute("UPDATE course_teacher SET position = -1 WHERE teaching_role = 'assistant'")
                try tx.execute(
                    "UPDATE person SET title = 'prof. dr', phone = '021 310 20 30', office = 'Sala 12' WHERE user_name = 'carmen'"
                )
            }
            let page = try await site.signedIn("ana").get(ProfessorRoutes.professors)
            #expect(page.status == .ok && page.text.contains(">PDM301 - Programarea dispozitivelor mobile</h2>"))
            #expect(!page.text.contains("ENG1"))
            let (carmen, felix) = (page.words.range(of: "prof. dr Carmen Brânză"), page.words.range(of: "Felix Pop"))
            #expect(try #require(carmen).lowerBound < #require(felix).lowerBound)
            #expect(page.text.contains("href=\"mailto:carmen@example.org\"") && page.text.contains("href=\"tel:0213102030\""))
            #expect(page.words.contains("Sala 12"))
        }
    }

    @Test("a student reads of the own group, and of no other one's")
    func groups() async throws {
        try await TestSite.run { site in
            let (course, felix, now) = try await (site.courseID("PDM301"), site.person("felix").id, site.clock.now)
            let (ana, bogdan) = try await (site.person("ana").id, site.person("bogdan").id)
            let ids = [ID<CourseGroup>(text: "a"), ID<CourseGroup>(text: "b")]
            try await site.database.write { tx in
                for (id, person) in zip(ids, [ana, bogdan]) {
                    let fields = CourseGroupFields(
                        name: "Grupa " + id.text.uppercased(), assistant: id.text == "a" ? felix : nil, meetings: "marți 10",
                        room: nil)
                    try CourseGroupWriteRows.insert(fields, as: id, in: course, at: now, tx)
                    try tx.execute(
                        "UPDATE enrolment SET group_id = \(id) WHERE course_id = \(course) AND person_id = \(person)")
                }
            }
            func words(_ person: String) async throws -> String {
                try await site.signedIn(person).get(ProfessorRoutes.professors).words
            }
            let own = site.sentence("professors.own-group", ["role": site.sentence("course.assistant")])
            let (first, second) = try await (words("ana"), words("bogdan"))
            #expect(first.contains(site.sentence("groups.own", ["group": "Grupa A"])) && first.contains(own))
            #expect(second.contains(site.sentence("groups.own", ["group": "Grupa B"])) && !second.contains(own))
            #expect(!first.contains("Grupa B") && first.contains("marți 10"))
        }
    }

    @Test("subjects of current semesters and of those without days, not of past and planned ones, and none that is archived")
    func semesters() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            func isShown() async throws -> Bool { try await ana.get(ProfessorRoutes.professors).text.contains("PDM301 - ") }
            #expect(try await isShown())
            let title = "2026/2027, semestrul I"
            try await Self.dated(title, from: 1, site)
            #expect(try await !isShown())
            let renamed = "2026/2027, probă"
            try await Self.dated(renamed, from: -100, site)
            #expect(try await isShown())
            try await Self.dated(renamed, from: -101, site)
            #expect(try await !isShown())
            #expect(try await ana.get(ProfessorRoutes.professors).text.contains(site.sentence("professors.none")))
            try await Self.dated(renamed, from: 0, site)
            #expect(try await isShown())
            try await site.database.write { tx in try tx.execute("UPDATE course SET removed_at = 1") }
            #expect(try await !isShown())
        }
    }

    @Test(
        "by name among all who teach, without accents, in any order of words",
        arguments: [
            ("branza", "Carmen Brânză"), ("CARMEN br", "Carmen Brânză"), ("pop", "Felix Pop"), ("pop felix", "Felix Pop"),
        ])
    func found(typed: String, name: String) async throws {
        try await TestSite.run { site in
            let page = try await site.signedIn("ema").get(ProfessorRoutes.professors + "?" + TestBrowser.encode([("q", typed)]))
            #expect(page.words.contains(name) && page.words.contains(site.sentence("professors.found", n: 1)))
            #expect(page.text.contains("PDM301 - Programarea dispozitivelor mobile"))
        }
    }

    @Test("nobody is found who only studies or administrates, and nothing of a student who teaches but what a teacher has")
    func students() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            for typed in ["ana", "Țîrlea", "1001", "dan", "carmen@example.org", "ana@example.org"] {
                let page = try await carmen.get(ProfessorRoutes.professors + "?" + TestBrowser.encode([("q", typed)]))
                #expect(page.text.contains(site.sentence("search.nothing", ["query": typed])), "\(typed)")
            }
            let felix = try await carmen.get(ProfessorRoutes.professors + "?q=felix")
            #expect(felix.words.contains("Felix Pop") && !felix.text.contains("1004"))
        }
    }

    @Test("whoever cannot sign in any more is not among them, nor who teaches only what is archived")
    func gone() async throws {
        for change: SQL in [
            "UPDATE person SET disabled_at = 1 WHERE user_name = 'felix'",
            "UPDATE person SET removed_at = 1 WHERE user_name = 'felix'",
            "UPDATE course SET removed_at = 1 WHERE code = 'PDM301'",
        ] {
            try await TestSite.run { site in
                let ana = try await site.signedIn("ana")
                #expect(try await ana.get(ProfessorRoutes.professors + "?q=felix").words.contains("Felix Pop"))
                try await site.database.write { tx in try tx.execute(change) }
                #expect(try await !ana.get(ProfessorRoutes.professors + "?q=felix").words.contains("Felix Pop"))
                #expect(try await !ana.get(ProfessorRoutes.professors).words.contains("Felix Pop"))
            }
        }
    }

    @Test("a search that is too long says so and keeps what was typed; of one letter it is none")
    func odd() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let long = String(repeating: "a", count: 201)
            let page = try await ana.get(ProfessorRoutes.professors + "?q=" + long)
            #expect(page.status == .unprocessableContent && page.text.contains(site.sentence("search.too-long")))
            #expect(page.text.contains("value=\"\(long)\"") && page.text.contains("PDM301 - "))
            #expect(try await ana.get(ProfessorRoutes.professors + "?q=a").text.contains("PDM301 - "))
        }
    }

    @Test("the first twenty of many are shown, by surname, with how many there are")
    func many() async throws {
        try await TestSite.run { site in
            for number in 10..<35 {
                let id = try await site.addPerson("prof\(number)", [.teacher])
                try await site.database.write { tx in
                    try tx.execute(
                        """
                        INSERT INTO course_teacher (course_id, person_id, teaching_role, position)
                        SELECT course.id, \(id), 'assistant', \(number) FROM course WHERE course.code = 'ENG1'
                        """)
                }
            }
            let page = try await site.signedIn("ana").get(ProfessorRoutes.professors + "?q=nou").words
            #expect(page.contains("Prof10 Nou") && page.contains("Prof29 Nou") && !page.contains("Prof30 Nou"))
            #expect(page.contains(site.sentence("professors.found", n: 25)))
            #expect(page.contains(site.sentence("people.first", ["count": "20"])))
        }
    }
}
