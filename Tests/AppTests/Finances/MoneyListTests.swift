import Database
import Testing

@testable import App

@Suite("Charges and payments from lists")
struct MoneyListTests {
    private func check(_ text: String, _ kind: MoneyListKind, _ site: TestSite) async throws -> MoneyListPlan {
        let formats = try SamplePages.strings(.english).formats
        return try await MoneyListStore(database: site.database).plan(
            MoneyListDocument(text, kind), on: formats.localDay(site.clock.now), at: site.clock.now, formats)
    }

    /// Enters a list as the office does: checked, then sent.
    @discardableResult
    private func enter(_ text: String, _ kind: MoneyListKind, _ site: TestSite) async throws -> Bool {
        let (formats, document) = (try SamplePages.strings(.english).formats, try MoneyListDocument(text, kind))
        let plan = try await check(text, kind, site)
        return try await MoneyListStore(database: site.database).enter(
            document, checked: plan.fingerprint, on: formats.localDay(site.clock.now), by: nil, at: site.clock.now, formats
        ).isDone
    }

    private func reasons(_ text: String, _ kind: MoneyListKind, _ site: TestSite) async throws -> [String] {
        try await check(text, kind, site).faulty.flatMap(\.mistakes).map(\.key)
    }

    @Test("the same file twice changes nothing, with ids and without, and two lines that are alike are two payments")
    func twice() async throws {
        try await TestSite.run { site in
            let plain = "index,amount,currency,date\n1001,5,EUR,2026-11-01\n1001,5,EUR,2026-11-01\n"
            let named = "id,user,amount,currency,date\nA1,ana,7,EUR,2026-11-01\n"
            for text in [plain, plain, named, named] {
                let isDone = try await enter(text, .payments, site)
                #expect(isDone)
            }
            #expect(try await site.count("payment") == 3)
            #expect(try await check(plain, .payments, site).known == 2)
            let other = named.replacing("7,EUR", with: "8,EUR")
            #expect(try await reasons(other, .payments, site) == ["money-list.key-taken"])
            let longer = plain + "1001,5,EUR,2026-11-01\n"
            #expect(try await check(longer, .payments, site).entries.count == 1)
        }
    }

    @Test("an id stands once in a list, and is short")
    func ids() async throws {
        try await TestSite.run { site in
            let lines = "id,user,amount,currency,date\nA1,ana,7,EUR,2026-11-01\n"
            #expect(try await reasons(lines + "A1,ana,7,EUR,2026-11-01\n", .payments, site) == ["money-list.id-twice"])
            let isDone = try await enter(lines + "A1,bogdan,8,EUR,2026-11-02\n", .payments, site)
            #expect(!isDone)
            #expect(try await site.count("payment") == 0)
            let long = lines.replacing("A1", with: String(repeating: "A", count: 101))
            #expect(try await reasons(long, .payments, site) == ["form.too-long"])
        }
    }

    @Test("nothing of a line can be changed between the check and the press, also where the line has an id")
    func fingerprints() async throws {
        try await TestSite.run { site in
            let heading = "id,user,amount,currency,kind,title,date,due,year,reference\n"
            let line = "A1,ana,7,EUR,other,Un titlu,2026-11-01,2026-12-01,2026/2027,11"
            let checked = try await check(heading + line, .charges, site).fingerprint
            #expect(try await check(heading + line, .charges, site).fingerprint == checked)
            for (old, new) in [
                ("7,", "8,"), ("EUR", "RSD"), ("other", "tuition"), ("Un titlu", "Alt titlu"), ("2026-11-01", "2026-11-02"),
                ("2026-12-01", "2026-12-02"), ("2026/2027", "2025/2026"), (",11", ",12"), ("ana", "bogdan"),
            ] {
                let other = try await check(heading + line.replacing(old, with: new), .charges, site).fingerprint
                #expect(other != checked, "\(old)")
            }
        }
    }

    @Test("columns are known by their names as people write them")
    func headings() throws {
        let text = "Număr matricol;Suma;Moneda;Data;Data scadenței\n1001;5;EUR;1.11.2026;1.12.2026"
        let line = try #require(MoneyListDocument(text, .charges).lines.first)
        #expect(line[.day] == "1.11.2026" && line[.due] == "1.12.2026")
    }

    @Test("a number or a reference that could be several people's names nobody; the model before a reference does not matter")
    func directory() {
        func payer(_ id: String, _ number: String?) -> Payer {
            Payer(id: ID(text: id), userName: id, name: id, surname: id, indexNumber: number)
        }
        let directory = PayerDirectory(
            [payer("ana", "123/2021"), payer("bogdan", "123-2021"), payer("ema", "77"), payer("dan", "2001")],
            references: ["77": [ID(text: "ana")], "55": [ID(text: "ana"), ID(text: "ema")], "66": [ID(text: "ana")]])
        #expect(directory.find(indexNumber: "123/2021", userName: nil) == nil)
        #expect(directory.find(indexNumber: "ana", userName: nil)?.id.text == "ana")
        #expect(directory.find(reference: "77") == nil && directory.find(reference: "55") == nil)
        #expect(directory.find(reference: "66")?.id.text == "ana")
        for text in ["2001", "00 2001", "00-20-01"] { #expect(directory.find(reference: text)?.id.text == "dan", "\(text)") }
        #expect(directory.find(reference: "123/2021") == nil)
    }

    @Test("a reference that is one person's with the bank's model and somebody else's without it is nobody's")
    func twoReadings() {
        let payers = [("ana", "002001"), ("dan", "2001")].map { id, number in
            Payer(id: ID(text: id), userName: id, name: id, surname: id, indexNumber: number)
        }
        let directory = PayerDirectory(payers)
        #expect(directory.find(reference: "00 2001") == nil)
        #expect(directory.find(reference: "2001")?.id.text == "dan")
    }

    @Test("one faulty line and nothing is written")
    func wholeOrNothing() async throws {
        try await TestSite.run { site in
            let text = "index,amount,currency,due,kind\n1001,5,EUR,2027-01-01,exam\n9999,5,EUR,2027-01-01,exam\n"
            let isDone = try await enter(text, .charges, site)
            #expect(!isDone)
            #expect(try await site.count("charge") == 0)
        }
    }

    @Test("what changed after the check is not entered")
    func changed() async throws {
        try await TestSite.run { site in
            let text = "index,amount,currency,date\n1001,5,EUR,2026-11-01\n"
            let (formats, document) = (try SamplePages.strings(.english).formats, try MoneyListDocument(text, .payments))
            let done = try await MoneyListStore(database: site.database).enter(
                document, checked: "another", on: formats.localDay(site.clock.now), by: nil, at: site.clock.now, formats)
            #expect(!done.isDone && done.plan.entries.count == 1)
            #expect(try await site.count("payment") == 0)
        }
    }

    @Test("each thing that is wrong with a line has its own sentence")
    func mistakes() async throws {
        try await TestSite.run { site in
            func charge(_ cells: String) async throws -> [String] {
                try await reasons("index,amount,currency,kind,title,date,due,year,reference\n" + cells, .charges, site)
            }
            let first = try await charge("1001,,EUR,exam,,,,,")
            #expect(first == ["money.amount-missing"])
            #expect(try await charge("1001,5,XYZ,exam,,,,,") == ["money.currency-unknown"])
            #expect(try await charge("1001,5,EUR,nothing,,,,,") == ["money-list.kind"])
            #expect(try await charge("1001,5,EUR,other,,,,,") == ["money.title-missing"])
            #expect(try await charge("1001,5,EUR,exam,,32.1.2026,,,") == ["money.day-invalid"])
            #expect(try await charge("1001,5,EUR,exam,,5.11.2026,4.11.2026,,") == ["money-list.due-early"])
            #expect(try await charge("1001,5,EUR,exam,,,,2026/2028,") == ["semesters.school-year-invalid"])
            #expect(try await charge("1001,5,EUR,exam,,,,,a_b") == ["money.reference-invalid"])
            #expect(try await charge("1001,5,EUR,exam,,5/6/2026,,,") == ["semesters.day-twofold"])
            #expect(try await charge(",5,EUR,exam,,,,,") == ["money-list.nobody"])
            #expect(try await charge("1001,5,EUR,exam,,,,,,more") == ["enrol.cells"])
            let future = "index,amount,currency,date\n1001,5,EUR,2099-01-01"
            #expect(try await reasons(future, .payments, site) == ["money.day-future"])
        }
    }

    @Test("a file of Windows-1250 with semicolons is read as it was meant")
    func encoding() throws {
        let text = "broj indeksa;iznos;valuta;datum;svrha\n1001;\"1.234,50\";EUR;1.11.2026;\u{8A}kolarina"
        let bytes = text.unicodeScalars.map { UInt8($0.value) }
        let line = try #require(MoneyListDocument(file: bytes, sheet: nil, .payments).lines.first)
        #expect(line[.title] == "Školarina" && line[.amount] == "1.234,50" && line[.indexNumber] == "1001")
    }

    @Test("what is no list says why")
    func noList() {
        func key(_ text: String) -> String? {
            do { _ = try MoneyListDocument(text, .payments) } catch { return (error as? FormErrors)?.items.first?.key }
            return nil
        }
        #expect(key("") == "enrol.list-empty" && key("a,b\n1,2") == "money-list.no-heading")
        #expect(key("index,amount") == "enrol.list-empty")
        #expect(key("index,amount\n" + String(repeating: "1,1\n", count: 10_001)) == "money-list.too-many")
        #expect(key(String(repeating: "a", count: 1_000_001)) == "enrol.list-too-long")
    }

    @Test("a bank's payments are whose reference they have; what is nobody's is assigned by hand, once")
    func bank() async throws {
        try await TestSite.run { site in
            let (ana, now) = (try await site.person("ana").id, site.clock.now)
            let bogdan = try await site.person("bogdan").id
            try await site.database.write { tx in
                let draft = SampleFinances.charge(of: bogdan, 5, .dinar, reference: "11-22")
                try ChargeWriteRows.add(draft, as: ID(text: "charge"), by: nil, at: now, tx)
            }
            let text = """
                date;amount;currency;payer;reference
                1.11.2026;5;RSD;B;1122
                1.11.2026;6;RSD;A;97-1001
                1.11.2026;7;RSD;C;999
                """
            for _ in 1...2 { #expect(try await enter(text, .bank, site)) }
            #expect(try await site.count("received_payment") == 3)
            #expect(try await site.count("payment") == 2)
            let account = try await site.database.read { tx in try AccountRows.account(of: bogdan, tx) }
            #expect(account.unpaid.isEmpty)
            let left = try await site.database.read { tx in try ReceivedPaymentRows.unassigned(tx) }
            #expect(left.map(\.payer) == ["C"])
            try await AccessFinances.addOlga(to: site)
            let olga = try await site.signedIn("olga")
            let address = OfficeRoutes.received(try #require(left.first).id)
            #expect(try await olga.post(address, [("person", "nobody")]).status == .unprocessableContent)
            for _ in 1...2 { #expect(try await olga.post(address, [("person", "ana")]).status == .seeOther) }
            #expect(try await olga.post(address, [("person", "bogdan")]).status == .notFound, "it is Ana's by now")
            let paid = try await site.database.read { tx in try AccountRows.account(of: ana, tx).payments }
            #expect(paid.map(\.money.minor).sorted() == [6_00, 7_00])
        }
    }
}
