import Database
import Testing

@testable import App

@Suite("The student office keeps accounts")
struct OfficeTests {
    struct Scene {
        let site: TestSite
        let olga: TestBrowser
        let ana: ID<Person>

        init(_ site: TestSite) async throws {
            self.site = site
            try await AccessFinances.addOlga(to: site)
            olga = try await site.signedIn("olga")
            ana = try await site.person("ana").id
        }

        func account() async throws -> MoneyAccount {
            let ana = ana
            return try await site.database.read { tx in try AccountRows.account(of: ana, tx) }
        }
    }

    static let first = "0191d2c0-0000-7000-8000-000000000001"

    static func charge(_ fields: [(String, String)] = [], id: String = first) -> [(String, String)] {
        let usual = [
            ("charge", id), ("kind", "tuition"), ("amount", "100"), ("currency", "EUR"), ("school-year", "2026/2027"),
            ("due", "2027-01-01"),
        ]
        return usual.filter { usual in !fields.contains { $0.0 == usual.0 } } + fields
    }

    @Test("a charge in three instalments is booked once, however often it is sent, and the rest is on the last")
    func instalments() async throws {
        try await TestSite.run { site in
            let scene = try await Scene(site)
            let form = Self.charge([("due", "2027-01-01\n2027-02-01\n2027-03-01")])
            for _ in 1...2 {
                #expect(try await scene.olga.post(OfficeRoutes.charges(of: scene.ana), form).status == .seeOther)
            }
            #expect(try await scene.account().charges.map(\.money.minor).sorted() == [33_33, 33_33, 33_34])
            let page = try await site.signedIn("ana").get("/finances?view=charges").words
            #expect(page.contains(site.sentence("finances.instalment", ["number": "3", "count": "3"])))
        }
    }

    @Test("what is wrong comes back with everything typed, and nothing is booked")
    func mistakes() async throws {
        try await TestSite.run { site in
            let scene = try await Scene(site)
            let wrong = [
                ("amount", "−5", "money.amount-negative"), ("amount", "1.2.3", "money.amount-unreadable"),
                ("amount", "", "money.price-missing"), ("due", "2020-01-01", "money.due-past"),
                ("school-year", "2026", "semesters.school-year-invalid"), ("kind", "other", "money.title-missing"),
            ]
            for (field, value, key) in wrong {
                let answer = try await scene.olga.post(OfficeRoutes.charges(of: scene.ana), Self.charge([(field, value)]))
                #expect(answer.status == .unprocessableContent && answer.words.contains(site.sentence(key)), "\(key)")
            }
            let unknown = try await scene.olga.post(OfficeRoutes.charges(of: scene.ana), Self.charge([("currency", "XYZ")]))
            #expect(unknown.words.contains(site.sentence("money.currency-unknown", ["codes": MoneyFields.codes])))
            #expect(try await site.count("charge") == 0)
        }
    }

    @Test("without an amount the price list's price of the day is charged")
    func prices() async throws {
        try await TestSite.run { site in
            let scene = try await Scene(site)
            let today = LocalDay(site.clock.now, in: site.site.institution.zone)
            for amount in ["20", "25", "25"] {
                let price = [("kind", "exam"), ("amount", amount), ("currency", "RSD"), ("day", today.iso)]
                #expect(try await scene.olga.post(OfficeRoutes.prices, price).status == .seeOther)
            }
            #expect(try await site.count("price") == 2, "the same price twice says nothing new")
            let form = Self.charge([("kind", "exam"), ("amount", "")])
            #expect(try await scene.olga.post(OfficeRoutes.charges(of: scene.ana), form).status == .seeOther)
            #expect(try await scene.account().charges.map(\.money) == [Money(minor: 25_00, currency: .dinar)])
            let late = [("kind", "exam"), ("amount", "1"), ("currency", "RSD"), ("day", "2020-01-01")]
            #expect(try await scene.olga.post(OfficeRoutes.prices, late).status == .unprocessableContent)
        }
    }

    @Test("a reversal needs a reason, takes back once, and the student reads it")
    func reversal() async throws {
        try await TestSite.run { site in
            let scene = try await Scene(site)
            _ = try await scene.olga.post(OfficeRoutes.charges(of: scene.ana), Self.charge())
            let charge = try #require(await scene.account().charges.first)
            let address = OfficeRoutes.reversal(of: charge.id, scene.ana)
            #expect(try await scene.olga.get(address).status == .ok)
            #expect(try await scene.olga.post(address, [("reason", " ")]).status == .unprocessableContent)
            for reason in ["Greșit", "Iar"] {
                #expect(try await scene.olga.post(address, [("reason", reason)]).status == .seeOther)
            }
            let account = try await scene.account()
            #expect(account.charges.map(\.reversal?.reason) == ["Greșit"] && account.unpaid.isEmpty)
            #expect(try await site.signedIn("ana").get(FinanceRoutes.charge(charge.id)).words.contains("Greșit"))
        }
    }

    @Test("a whole course is charged at once, after it was shown; a list with somebody unknown is not")
    func group() async throws {
        try await TestSite.run { site in
            let scene = try await Scene(site)
            let course = try await site.courseID("PDM301")
            let students = try await site.count("enrolment WHERE course_id = '\(course)'")
            let form = Self.charge([("group", course.text)])
            let shown = try await scene.olga.post(OfficeRoutes.groupCharges, form)
            #expect(shown.status == .ok)
            let sent = form + [("checked", try #require(shown.hidden("checked")))]
            for _ in 1...2 { #expect(try await scene.olga.post(OfficeRoutes.groupEntries, sent).status == .seeOther) }
            #expect(try await site.count("charge") == students)
            #expect(students > 1)
            let other = "0191d2c0-0000-7000-8000-000000000002"
            let list = Self.charge([("group", "list"), ("list", "ana\n1002\nnobody")], id: other)
            let refused = try await scene.olga.post(OfficeRoutes.groupCharges, list)
            #expect(refused.words.contains(site.sentence("office.group-unknown")))
            let forced = list + [("checked", try #require(refused.hidden("checked")))]
            #expect(try await scene.olga.post(OfficeRoutes.groupEntries, forced).status == .ok)
            #expect(try await site.count("charge") == students)
        }
    }

    @Test("whoever's account is disabled is in no group that is charged, of a course as of all")
    func disabled() async throws {
        try await TestSite.run { site in
            let scene = try await Scene(site)
            let (course, ana, now) = (try await site.courseID("PDM301"), scene.ana, site.clock.now)
            func isShown(_ group: String) async throws -> Bool {
                try await scene.olga.post(OfficeRoutes.groupCharges, Self.charge([("group", group)])).words.contains("Țîrlea")
            }
            #expect(try await isShown(course.text))
            try await site.database.write { tx in
                try tx.execute("UPDATE person SET disabled_at = \(now) WHERE id = \(ana)")
            }
            for group in [course.text, "all"] { #expect(try await !isShown(group)) }
        }
    }

    @Test("who owes something overdue is in the list of debtors, which is a file too")
    func debtors() async throws {
        try await TestSite.run { site in
            let scene = try await Scene(site)
            _ = try await scene.olga.post(OfficeRoutes.charges(of: scene.ana), Self.charge())
            #expect(try await !scene.olga.get(OfficeRoutes.debtors).words.contains("Țîrlea"))
            let (ana, now) = (scene.ana, site.clock.now)
            try await site.database.write { tx in
                let overdue = SampleFinances.charge(of: ana, 12, due: LocalDay(now, in: .gmt) + -2)
                try ChargeWriteRows.add(overdue, as: ID(text: "overdue"), by: nil, at: now, tx)
            }
            #expect(try await scene.olga.get(OfficeRoutes.debtors).words.contains("Țîrlea"))
            #expect(try await scene.olga.get(OfficeRoutes.debtorsCSV).text.contains("12"))
            let debt = try await site.database.read { tx in
                try AccountRows.debt(of: ana, on: LocalDay(now, in: .gmt), tx)
            }
            #expect(debt == [SampleFinances.euro(12)])
        }
    }

    @Test("a student reads the own money and nobody else's, and the office no tests, surveys or accounts")
    func apart() async throws {
        try await TestSite.run { site in
            let scene = try await Scene(site)
            _ = try await scene.olga.post(OfficeRoutes.charges(of: scene.ana), Self.charge([("title", "Deosebit")]))
            let charge = try #require(await scene.account().charges.first)
            let bogdan = try await site.signedIn("bogdan")
            #expect(try await bogdan.get(FinanceRoutes.charge(charge.id)).status == .notFound)
            #expect(try await !bogdan.get("/finances?view=charges").words.contains("Deosebit"))
            #expect(try await site.signedIn("ana").get("/finances?view=charges").words.contains("Deosebit"))
            #expect(try await site.signedIn("ana").get(FinanceRoutes.statementCSV).text.contains("Deosebit"))
            #expect(try await !bogdan.get(FinanceRoutes.statementCSV).text.contains("Deosebit"))
            for address in ["/finances/statement.csv?for=nothing", "/finances?view=other", "/finances?year=1900/1901"] {
                #expect(try await bogdan.get(address).status == .notFound)
            }
            for address in ["/people", "/settings", "/teach/courses", "/office/people/\(try await site.person("dan").id)"] {
                let status = try await scene.olga.get(address).status
                #expect(status == .forbidden || status == .notFound, "\(address)")
            }
        }
    }

    @Test("a charge whose amount is out of bounds is not written, whoever asks")
    func bounds() async throws {
        try await TestSite.run { site in
            let (ana, now) = (try await site.person("ana").id, site.clock.now)
            for minor in [0, -1, Money.bounds.upperBound + 1] {
                let draft = ChargeDraft(
                    person: ana, schoolYear: "2026/2027", kind: .exam, title: nil,
                    money: Money(minor: minor, currency: .euro), dueOn: nil, reference: nil)
                await #expect(throws: UnbookableMoney.self) {
                    try await site.database.write { tx in
                        try ChargeWriteRows.add(draft, as: ID(at: now), by: nil, at: now, tx)
                    }
                }
            }
        }
    }
}
