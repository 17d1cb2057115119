import Testing

@testable import App

@Suite("Forms of the office that are sent more than once")
struct OfficeAgainTests {
    @Test("a form that was sent, changed and sent again books nothing, says so, and books when it is sent once more")
    func changedForm() async throws {
        try await TestSite.run { site in
            let scene = try await OfficeTests.Scene(site)
            let (charges, payments) = (OfficeRoutes.charges(of: scene.ana), OfficeRoutes.payments(of: scene.ana))
            #expect(try await scene.olga.post(charges, OfficeTests.charge()).status == .seeOther)
            let told = try await scene.olga.post(charges, OfficeTests.charge([("amount", "200")]))
            #expect(told.status == .unprocessableContent && told.words.contains(site.sentence("money.entered-before")))
            #expect(try await scene.account().charges.map(\.money.minor) == [100_00])
            let next = OfficeTests.charge([("amount", "200")], id: try #require(told.hidden("charge")))
            for _ in 1...2 { #expect(try await scene.olga.post(charges, next).status == .seeOther) }
            #expect(try await scene.account().charges.map(\.money.minor).sorted() == [100_00, 200_00])
            let divided = OfficeTests.charge([("due", "2027-01-01\n2027-02-01")])
            #expect(try await scene.olga.post(charges, divided).status == .unprocessableContent)

            func payment(_ amount: String) -> [(String, String)] {
                [("payment", OfficeTests.first), ("paid-amount", amount), ("paid-currency", "EUR"), ("paid-on", "2026-11-01")]
            }
            for _ in 1...2 { #expect(try await scene.olga.post(payments, payment("40")).status == .seeOther) }
            let again = try await scene.olga.post(payments, payment("50"))
            #expect(again.status == .unprocessableContent && again.hidden("payment") != OfficeTests.first)
            #expect(try await scene.account().payments.map(\.money.minor) == [40_00])
        }
    }

    @Test(
        "a group is charged once by one form, also when a student came meanwhile, and a changed form says that nothing was booked"
    )
    func groupAgain() async throws {
        try await TestSite.run { site in
            let scene = try await OfficeTests.Scene(site)
            func send(_ amount: String) async throws -> TestBrowser.Reply {
                let form = OfficeTests.charge([("group", "all"), ("amount", amount)])
                let shown = try await scene.olga.post(OfficeRoutes.groupCharges, form)
                return try await scene.olga.post(
                    OfficeRoutes.groupEntries, form + [("checked", try #require(shown.hidden("checked")))])
            }
            let form = OfficeTests.charge([("group", "all"), ("amount", "5")])
            let shown = try await scene.olga.post(OfficeRoutes.groupCharges, form)
            let sent = form + [("checked", try #require(shown.hidden("checked")))]
            #expect(try await scene.olga.post(OfficeRoutes.groupEntries, sent).status == .seeOther)
            let charged = try await site.count("charge")
            #expect(charged > 1)
            let people = PersonStore(database: site.database)
            let ana = try #require(await people.credentials(userName: "ana"))
            _ = try await people.add(
                userName: "nou", name: "Nou", surname: "Venit", indexNumber: nil, email: nil, roles: [.student],
                passwordHash: ana.passwordHash, at: site.clock.now)
            #expect(try await scene.olga.post(OfficeRoutes.groupEntries, sent).status == .seeOther)
            let changed = try await send("6")
            #expect(changed.status == .unprocessableContent && changed.words.contains(site.sentence("money.entered-before")))
            #expect(try await site.count("charge") == charged)
        }
    }

    @Test("two who change where one pays are told of each other")
    func settings() async throws {
        try await TestSite.run { site in
            let scene = try await OfficeTests.Scene(site)
            let seen = try #require(try await scene.olga.get(OfficeRoutes.settings).hidden("seen"))
            let first = [("account", "RO49AAAA1B31007593840000"), ("seen", seen)]
            for _ in 1...2 { #expect(try await scene.olga.post(OfficeRoutes.settings, first).status == .seeOther) }
            let second = try await scene.olga.post(OfficeRoutes.settings, [("account", "RO00"), ("seen", seen)])
            #expect(second.status == .unprocessableContent && second.words.contains(site.sentence("money.settings-changed")))
            #expect(second.words.contains("RO49AAAA1B31007593840000") && second.text.contains("RO00"))
            let stored = try await FinanceSettingsStore(database: site.database).find()
            #expect(stored.account == "RO49AAAA1B31007593840000")
            let knowing = [("account", "RO00"), ("seen", try #require(second.hidden("seen")))]
            #expect(try await scene.olga.post(OfficeRoutes.settings, knowing).status == .seeOther)
        }
    }
}
