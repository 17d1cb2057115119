import Foundation
import Testing

@testable import App

@Suite("Who gets what from every route")
struct AccessTests {
    @Test("every route answers every kind of person as the table says")
    func theTableHolds() async throws {
        try await TestSite.run { site in
            let scene = try await AccessScene(site)
            for row in AccessTable.rows {
                // The owner comes last: what was ended is there no more for those who must not reach it either.
                for (person, expected) in zip(AccessRow.people, row.statuses).sorted(by: { $1.0 == "ana" && $0.0 != "ana" }) {
                    let status = try await scene.status(row, person)
                    #expect(status == expected, "\(person ?? "a visitor"): \(row.route) at \(row.address)")
                }
            }
        }
    }

    @Test("every route has a row, every row a route, and every kind of person a column")
    func theTableIsWhole() {
        #expect(Set(AccessTable.rows.map(\.route)) == Set(URLMapTests.expected))
        for row in AccessTable.rows {
            #expect(row.statuses.count == AccessRow.people.count, "\(row.route)")
            let (method, address) = (String(row.route.prefix { $0 != " " }), row.address)
            #expect(address.hasPrefix("{") || URLMap.matches(row.route, method, address), "\(row.route) at \(address)")
        }
    }

    @Test("whoever reaches for somebody else's attempt changes nothing in it")
    func nothingChanges() async throws {
        try await TestSite.run { site in
            let scene = try await AccessScene(site)
            let attempt = scene.filled("/attempts/{running}")
            for person in AccessRow.people where person != "ana" {
                let browser = try scene.browser(person)
                try await browser.post(attempt + "/questions/1", [("choice[]", "1"), ("flag", "1"), ("go", "next")])
                try await browser.end(attempt)
                try await browser.post("/account/sessions/endings", [("session", scene.filled("{session}"))])
            }
            #expect(try await site.log(of: attempt) == [])
            #expect(try await site.submission(of: attempt) == nil)
            #expect(try await site.count("flag") == 0)
            let ana = try scene.browser("ana")
            let sessions = try await ana.get("/account/sessions").text
            #expect(sessions.contains(scene.filled("{session}")))
            try await ana.post(attempt + "/questions/1", [("choice[]", "1"), ("flag", "1"), ("go", "next")])
            #expect(try await site.log(of: attempt).count == 1)
        }
    }

    @Test("who studies a course and teaches another one sees of its pages for teachers what every other teacher sees")
    func studentsWhoTeach() async throws {
        try await TestSite.run { site in
            let scene = try await AccessScene(site)
            try await site.database.write { tx in
                try tx.execute(
                    "INSERT INTO person_role (person_id, role) SELECT id, 'student' FROM person WHERE user_name = 'gelu'")
                try tx.execute(
                    """
                    INSERT INTO enrolment (course_id, person_id) SELECT course.id, person.id FROM course, person
                    WHERE course.code = 'PDM301' AND person.user_name = 'gelu'
                    """)
            }
            #expect(try await scene.browser("gelu").get(scene.filled("/courses/{course}")).status == .ok)
            let column = try #require(AccessRow.people.firstIndex(of: "gelu"))
            for row in AccessTable.rows where row.route.contains(" /teach") {
                let status = try await scene.status(row, "gelu")
                #expect(status == row.statuses[column], "\(row.route) at \(row.address)")
            }
        }
    }

    @Test("a visitor is led to the sign-in page and from there back to where it wanted")
    func visitorsAreLedBack() async throws {
        try await TestSite.run { site in
            let (visitor, wanted) = (site.visitor(), try await site.test("Test final"))
            let start = try #require(try await visitor.get(wanted).location)
            let back = try await visitor.get(start).hidden("back")
            #expect(back == wanted)
        }
    }

    @Test("teachers and administrators see the tests of their courses as students see them")
    func everybodySeesTheirTests() async throws {
        let mobile = ["Exerciții", "Test final", "Test trecut", "Test viitor"]
        let expected = [
            "ana": mobile, "bogdan": mobile, "ema": [], "carmen": mobile + ["Words"], "gelu": ["Words"],
            "dan": mobile + ["Words"],
        ]
        try await TestSite.run { site in
            let scene = try await AccessScene(site)
            for (person, titles) in expected {
                let list = try await scene.browser(person).get("/tests").text
                #expect((mobile + ["Words"]).filter { list.contains(">\($0)<") } == titles, "\(person)")
            }
        }
    }
}
