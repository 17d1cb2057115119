import Database
import Foundation
import HTTPTypes
import Testing

@testable import App

/// The sample institution with somebody's things to be after: Ana has an attempt that runs, one that has ended and shows a
/// picture, and a second session; Gelu teaches the course that Ana is not in.
struct AccessScene {
    /// What stands for `{name}` in the rows of the table.
    let values: [String: String]
    let browsers: [String: TestBrowser]
    let visitor: TestBrowser

    init(_ site: TestSite) async throws {
        site.site.institution.services.soap = true
        site.site.institution.services.eStudent = true
        site.site.institution.services.jsonRPC = true
        try await site.addLessons()
        try await Self.addGelu(site)
        try await Self.addVera(site)
        let money = try await AccessFinances.add(to: site)
        let surveys = try await AccessSurveys(site)
        let revision = try await Self.addPicture(to: "Exerciții", site)
        _ = try await site.signedIn("ana")
        var browsers: [String: TestBrowser] = [:]
        for case let person? in AccessRow.people { browsers[person] = try await site.signedIn(person) }
        self.browsers = browsers
        visitor = site.visitor()

        let ana = try #require(browsers["ana"])
        let running = try await ana.start("Test final")
        let ended = try await ana.start("Exerciții")
        try await ana.end(ended)
        let sessions = try await ana.get("/account/sessions").text
        values = [
            "token": try await Self.addToken(to: site),
            "feed": try await CalendarFeedStore(database: site.database).make(
                for: site.person("ana").id, at: site.clock.now
            ).text,
            "receipt": try await site.receipt(of: ended).text,
            "running": TestSite.lastPart(running), "ended": TestSite.lastPart(ended), "revision": revision,
            "test": TestSite.lastPart(try await site.test("Test final")),
            "quiz": TestSite.lastPart(try await site.test("Exerciții")),
            "question": try await site.question("strat", of: "Exerciții"),
            "course": TestSite.lastPart(try await ana.get("/tests").link("/courses/[^\"]+")),
            "session": try String(#require(sessions.firstMatch(of: #/name="session" value="([^"]+)"/#)).1),
            "lesson": TestSite.lastPart(try await site.lesson("Ciclul de viață")),
            "public": TestSite.lastPart(try await site.lesson("Limbajul")),
            "written": try await site.revision("Ciclul de viață"),
            "file": try await ana.get(site.lesson("Straturile sistemului")).link("/lessons/[^\"]+/files/[^\"]+"),
            "digest": try #require(await site.fileDigest("media/layers.svg")),
            "topic": TestSite.lastPart(try await site.topic("Straturi")),
            "survey": surveys.open.text, "closed": surveys.closed.text,
            "person": try await site.person("felix").id.text, "enrolled": try await site.person("bogdan").id.text,
            "semester": try #require(await site.semester("2026/2027")).id.text,
            "group": try await AccessGroups.add(to: site),
            "registered": try await AccessExams.add(to: site), "period": AccessExams.period, "exam": AccessExams.date,
            "objective": try await AccessObjectives.add(to: site), "resource": try await AccessSyllabus.add(to: site),
            "instructor": try await AccessDesignPages.add(to: site), "event": try await AccessCoursePlan.add(to: site),
            "technique": try await AccessTechniques.add(to: site),
            "part": try await AccessPoints.add(to: site),
            "ana": try await site.person("ana").id.text, "charge": money.charge, "paid": money.payment,
            "received": money.received,
            "marked": try await AccessPointSheets.add(to: site),
            "asset": try site.site.assets.address(of: "js/question.js", in: .romanian),
        ]
    }

    func browser(_ person: String?) throws -> TestBrowser {
        guard let person else { return visitor }
        return try #require(browsers[person])
    }

    func filled(_ text: String) -> String {
        values.reduce(text) { $0.replacingOccurrences(of: "{\($1.key)}", with: $1.value) }
    }

    /// What somebody gets from a row of the table.
    func status(_ row: AccessRow, _ person: String?) async throws -> Int {
        let (browser, address) = (try browser(person), filled(row.address))
        if let method = [HTTPRequest.Method.put, .patch, .delete].first(where: { row.route.hasPrefix($0.rawValue + " ") }) {
            return try await browser.send(address, method, body: nil).status.code
        }
        guard row.route.hasPrefix("POST ") else {
            let status = try await browser.get(address).status.code
            let head = try await browser.head(address).status.code
            #expect(head == status, "HEAD of \(row.route)")
            return status
        }
        return try await browser.post(address, row.form.map { ($0.0, filled($0.1)) }).status.code
    }

    /// Gives the id of a token of Ana's.
    private static func addToken(to site: TestSite) async throws -> String {
        _ = try await site.token("ana")
        let tokens = try await AccessTokenStore(database: site.database).all(of: site.person("ana").id, at: site.clock.now)
        return try #require(tokens.first).id.text
    }

    private static func addGelu(_ site: TestSite) async throws {
        let people = PersonStore(database: site.database)
        let ana = try #require(await people.credentials(userName: "ana"))
        let gelu = try #require(
            await people.add(
                userName: "gelu", name: "Gelu", surname: "Albu", indexNumber: nil, email: nil, roles: [.teacher],
                passwordHash: ana.passwordHash, at: site.clock.now))
        try await site.database.write { tx in
            try tx.execute(
                """
                INSERT INTO course_teacher (course_id, person_id, teaching_role, position)
                SELECT id, \(gelu), 'assistant', 9 FROM course WHERE code = 'ENG1'
                """)
        }
    }

    private static func addVera(_ site: TestSite) async throws {
        let people = PersonStore(database: site.database)
        let ana = try #require(await people.credentials(userName: "ana"))
        _ = try #require(
            await people.add(
                userName: "vera", name: "Vera", surname: "Călin", indexNumber: nil, email: nil, roles: [.qualityOffice],
                passwordHash: ana.passwordHash, at: site.clock.now))
    }

    /// Gives the revision of the test of a title, which nobody has looked at yet.
    private static func addPicture(to title: String, _ site: TestSite) async throws -> String {
        try await site.database.write { tx in
            let row = try tx.first("SELECT id FROM assessment_revision WHERE title = \(title)")
            let revision: String = try #require(row)["id"]
            try tx.execute("UPDATE question_revision SET body = '![a](media/a.png)' WHERE revision_id = \(revision)")
            try tx.execute(
                """
                INSERT INTO picture (revision_id, name, content_type, width, height, content)
                VALUES (\(revision), 'media/a.png', 'image/png', 1, 1, \([UInt8]([1, 2, 3])))
                """)
            return revision
        }
    }
}
