import Database
import Testing

@testable import App

@Suite("An administrator keeps the semesters")
struct SemesterSettingsTests {
    private static let fields = [
        ("school-year", "2026/27"), ("name", " semestrul  II "), ("first-day", "22 februarie 2027"), ("weeks", "14"),
        ("last-day", "10.7.2027"),
    ]

    private static func with(_ name: String, _ value: String) -> [(String, String)] {
        fields.map { $0.0 == name ? (name, value) : $0 }
    }

    @Test("adds one, twice pressed or not, and it can be chosen for a course")
    func added() async throws {
        try await TestSite.run { site in
            let (dan, carmen) = (try await site.signedIn("dan"), try await site.signedIn("carmen"))
            #expect(try await dan.get("/settings").text.contains("href=\"\(SemesterRoutes.semesters)\""))
            let id = try #require(try await dan.get(SemesterRoutes.newSemester).hidden("semester"))
            for _ in 1...2 {
                let reply = try await dan.post(SemesterRoutes.semesters, [("semester", id)] + Self.fields)
                #expect(reply.location == SemesterRoutes.semesters)
            }
            let semester = try #require(await site.semester("2026/2027, semestrul II"))
            #expect(semester.id.text == id && semester.schoolYear?.start == 2026)
            #expect(semester.days?.first.iso == "2027-02-22" && semester.days?.last.iso == "2027-07-10")
            #expect(semester.days?.weeks == 14)
            let course = try await site.courseID("PDM301")
            #expect(try await carmen.get(TeachRoutes.edit(course)).text.contains("value=\"2026/2027, semestrul II\""))
            let page = try await dan.get(SemesterRoutes.semester(semester.id)).text
            #expect(page.contains("22 februarie 2027") && page.contains(site.sentence("semesters.delete")))
        }
    }

    @Test(
        "what is wrong is said beside the field, everything typed is kept, and nothing is added",
        arguments: [
            ("school-year", "2026", "semesters.school-year-invalid"),
            ("school-year", "anul acesta", "semesters.school-year-invalid"),
            ("school-year", "2026/2028", "semesters.school-year-invalid"), ("name", " ", "semesters.name-missing"),
            ("name", String(repeating: "a", count: 161), "form.too-long"), ("first-day", "", "semesters.day-missing"),
            ("first-day", "31.4.2027", "semesters.day-invalid"), ("last-day", "vara", "semesters.day-invalid"),
            ("last-day", "22.2.2027", "semesters.order"), ("last-day", "1.1.2027", "semesters.order"),
            ("last-day", "10.7.2037", "semesters.long"),
        ])
    func mistakes(field: String, value: String, key: String) async throws {
        try await TestSite.run { site in
            let dan = try await site.signedIn("dan")
            let id = try #require(try await dan.get(SemesterRoutes.newSemester).hidden("semester"))
            let page = try await dan.post(SemesterRoutes.semesters, [("semester", id)] + Self.with(field, value))
            #expect(page.status == .unprocessableContent && page.text.contains(site.sentence(key)))
            for (name, typed) in Self.with(field, value) where name != field {
                #expect(page.text.contains("value=\"\(typed)\""), "\(name)")
            }
            #expect(try await site.count("semester") == 2)
        }
    }

    @Test(
        "numbers of weeks that no semester has, days that can be read twice, and weeks after its end",
        arguments: ["0", "99", "x", "-1", ""])
    func weeks(text: String) async throws {
        try await TestSite.run { site in
            let dan = try await site.signedIn("dan")
            let id = try #require(try await dan.get(SemesterRoutes.newSemester).hidden("semester"))
            func said(_ fields: [(String, String)], _ sentence: String) async throws {
                let page = try await dan.post(SemesterRoutes.semesters, [("semester", id)] + fields)
                #expect(page.status == .unprocessableContent && page.text.contains(sentence))
            }
            try await said(Self.with("weeks", text), site.sentence("semesters.weeks-invalid", ["most": "30"]))
            let twofold = ["first": "5 martie 2027", "second": "3 mai 2027"]
            try await said(Self.with("first-day", "5/3/2027"), site.sentence("semesters.day-twofold", twofold))
            let overrun = ["week": "14", "day": "24 mai 2027"]
            try await said(Self.with("last-day", "23.5.2027"), site.sentence("semesters.overrun", overrun))
        }
    }

    @Test("going back after adding one and saving again changes that one, and says so; it never makes a second")
    func addedAgain() async throws {
        try await TestSite.run { site in
            let dan = try await site.signedIn("dan")
            let id = try #require(try await dan.get(SemesterRoutes.newSemester).hidden("semester"))
            _ = try await dan.post(SemesterRoutes.semesters, [("semester", id)] + Self.fields)
            let again = try await dan.post(SemesterRoutes.semesters, [("semester", id)] + Self.with("name", "vara"))
            #expect(again.status == .unprocessableContent && again.text.contains(site.sentence("semesters.added")))
            #expect(again.text.contains("value=\"vara\"") && again.text.contains("semestrul II"))
            let address = SemesterRoutes.semester(ID(text: id))
            let seen = try #require(again.hidden("seen"))
            #expect(try await dan.post(address, [("seen", seen)] + Self.with("name", "vara")).status == .seeOther)
            #expect(try await site.semester("2026/2027, vara")?.id.text == id)
            #expect(try await site.count("semester") == 3)
        }
    }

    @Test("gives days to one that came with a course, and renames it: courses and surveys follow")
    func dated() async throws {
        try await TestSite.run { site in
            let (dan, ana) = (try await site.signedIn("dan"), try await site.signedIn("ana"))
            let semester = try #require(await site.semester("2026/2027, semestrul I"))
            #expect(semester.days == nil)
            #expect(try await dan.get(SemesterRoutes.semesters).text.contains(site.sentence("semesters.days-missing")))
            let page = try await dan.get(SemesterRoutes.semester(semester.id))
            let seen = try #require(page.hidden("seen"))
            #expect(page.text.contains("value=\"semestrul I\""))
            let reply = try await dan.post(
                SemesterRoutes.semester(semester.id),
                [
                    ("seen", seen), ("school-year", "2026/2027"), ("name", "toamna"), ("first-day", "2026-10-05"),
                    ("weeks", "15"),
                    ("last-day", "2027-02-14"),
                ])
            #expect(reply.location == SemesterRoutes.semesters)
            #expect(try await ana.get(CourseRoutes.course(site.courseID("PDM301"))).text.contains("2026/2027, toamna"))
            let week = site.sentence("semesters.week", ["week": "7", "weeks": "15"])
            #expect(try await dan.get(SemesterRoutes.semesters).text.contains(week))
        }
    }

    @Test("two who change one are told: the second sees what the first has saved, and nothing is lost")
    func overtaken() async throws {
        try await TestSite.run { site in
            let dan = try await site.signedIn("dan")
            let semester = try #require(await site.semester("2026/2027"))
            let address = SemesterRoutes.semester(semester.id)
            let seen = try #require(try await dan.get(address).hidden("seen"))
            #expect(try await dan.post(address, [("seen", seen)] + Self.fields).status == .seeOther)
            let second = try await dan.post(address, [("seen", seen)] + Self.with("name", "altfel"))
            #expect(second.status == .unprocessableContent && second.text.contains(site.sentence("semesters.changed")))
            #expect(second.text.contains("semestrul II") && second.text.contains("value=\"altfel\""))
            #expect(try await dan.post(address, Self.with("name", "altfel")).status == .unprocessableContent)
            let again = try #require(second.hidden("seen"))
            #expect(try await dan.post(address, [("seen", again)] + Self.with("name", "altfel")).status == .seeOther)
            #expect(try await site.semester("2026/2027, altfel")?.id == semester.id)
        }
    }

    @Test("no two have one title")
    func taken() async throws {
        try await TestSite.run { site in
            let dan = try await site.signedIn("dan")
            let id = try #require(try await dan.get(SemesterRoutes.newSemester).hidden("semester"))
            let page = try await dan.post(
                SemesterRoutes.semesters, [("semester", id)] + Self.with("name", "semestrul I"))
            #expect(page.status == .unprocessableContent && page.text.contains(site.sentence("semesters.name-taken")))
            #expect(try await site.count("semester") == 2)
        }
    }

    @Test("is deleted only while nothing has it")
    func removed() async throws {
        try await TestSite.run { site in
            let dan = try await site.signedIn("dan")
            let used = try #require(await site.semester("2026/2027"))
            let refused = try await dan.post(SemesterRoutes.removals(of: used.id))
            #expect(refused.status == .unprocessableContent && refused.text.contains(site.sentence("semesters.used")))
            try await site.addSemester("de prisos")
            let free = try #require(await site.semester("de prisos"))
            #expect(try await dan.post(SemesterRoutes.removals(of: free.id)).location == SemesterRoutes.semesters)
            #expect(try await site.semester("de prisos") == nil)
            #expect(try await site.semester("2026/2027") != nil)
            #expect(try await dan.post(SemesterRoutes.removals(of: free.id)).status == .notFound)
        }
    }

    @Test("one whose title an import wrote with two spaces, or with many letters, can be chosen like any other")
    func spaced() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            for title in ["2027/2028,  de  iarnă", "2027/2028, " + String(repeating: "a", count: 190)] {
                try await site.addSemester(title)
                let page = try await carmen.get(TeachRoutes.newCourse)
                #expect(page.text.contains("value=\"\(title)\""))
                let id = try #require(page.hidden("course"))
                let fields = TestBrowser.course(id, "X\(title.count)", "Nou").map {
                    $0.0 == "semester" ? ("semester", title) : $0
                }
                #expect(try await carmen.post(TeachRoutes.newCourses, fields).location == TeachRoutes.course(ID(text: id)))
                site.clock.advance(by: .seconds(1))
            }
        }
    }

    @Test("one that is not there any more cannot be given to a course")
    func unknown() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            let id = try #require(try await carmen.get(TeachRoutes.newCourse).hidden("course"))
            let fields = TestBrowser.course(id, "X1", "Nou").map { $0.0 == "semester" ? ("semester", "2099/2100") : $0 }
            let page = try await carmen.post(TeachRoutes.newCourses, fields)
            #expect(page.status == .unprocessableContent && page.text.contains(site.sentence("teach.semester-unknown")))
            #expect(try await site.count("course") == 2)
        }
    }
}
