@testable import App

extension SamplePages {
    /// A frame of the student office; a main page has no way back.
    static func officeFrame(_ strings: Strings, heading: String, isMain: Bool = false) -> Frame {
        var frame = frame(strings, heading: heading, isMain: isMain)
        frame.tabBar = AreaTabs(allTabs, at: .office, for: [.office], strings).bar(for: [.office], word: strings("area.list"))
        let olga = Viewer(
            id: ID(text: "olga"), userName: "olga", fullName: "Olga Ene", roles: [.office], language: nil, session: ID(text: "s"))
        return isMain ? frame : frame.inOffice(at: .accounts, for: olga, strings)
    }

    static func office(_ strings: Strings) throws -> [SamplePage] {
        try [
            officePages(strings), officeAccounts(strings), officeForms(strings), groupCharges(strings),
        ].flatMap { $0 }
    }

    private static func officePages(_ strings: Strings) throws -> [SamplePage] {
        typealias Sample = SampleFinances
        let main = officeFrame(strings, heading: strings("area.office"), isMain: true)
        func page(_ state: String, _ found: OfficeStore.Found?) -> SamplePage {
            let frame = officeFrame(strings, heading: strings("office.accounts"))
            return SamplePage(state, PayersPage(frame: frame, strings: strings, typed: "<ana>", found: found))
        }
        let debtor = Debtor(payer: Sample.payer, debt: [Sample.euro(33)], since: Sample.start, count: 1)
        func prices(_ prices: [Price], _ errors: FormErrors? = nil) -> PricesPage {
            PricesPage(
                frame: main, strings: strings, prices: prices, today: Sample.start,
                form: PriceForm(kind: "exam", amount: "<1>", currency: "RSD", day: nil), errors: errors)
        }
        let some = [
            Price(kind: .exam, firstOn: Sample.start + -100, money: Sample.euro(10)),
            Price(kind: .exam, firstOn: Sample.start, money: nil),
            Price(kind: .tuition, firstOn: Sample.start + 9, money: Sample.euro(3000)),
        ]
        return try [
            SamplePage("what waits", OfficePage(frame: main, strings: strings, items: officeItems)),
            SamplePage("nothing waits", OfficePage(frame: main, strings: strings, items: [])),
            page("nobody is looked for", nil),
            page("found", .init(payers: [Sample.payer], total: 2)),
            page("not found", .init(payers: [], total: 0)),
            SamplePage("debtors", DebtorsPage(frame: main, strings: strings, debtors: [debtor])),
            SamplePage(
                "many debtors",
                DebtorsPage(frame: main, strings: strings, debtors: Array(repeating: debtor, count: DebtorsPage.mostShown + 1))),
            SamplePage("no debtors", DebtorsPage(frame: main, strings: strings, debtors: [])),
            SamplePage("prices", prices(some)), SamplePage("no prices", prices([])),
            SamplePage("a price without a day", prices(some, .init(items: [.init(field: "day", key: "money.day-missing")]))),
        ]
    }

    /// More than are shown, with and without a detail.
    static let officeItems: [OfficeItem] =
        (1...21).map { number in
            OfficeItem(
                section: .waiting, order: Int64(22 - number), href: "/office/periods/\(number)",
                title: { _ in "IT250 - Web <sistemi> \(number)" }, contentLanguage: .serbian,
                detail: { _ in "20.1.2027. · 201 <A>" }, state: { strings in strings("exams.waiting-count", n: number) })
        } + [
            OfficeItem(
                section: .periods, order: 0, href: "/office/periods/period", title: { _ in "Januar <rok>" },
                state: { strings in strings("exams.dates-count", n: 7) })
        ]

    private static func officeAccounts(_ strings: Strings) throws -> [SamplePage] {
        typealias Sample = SampleFinances
        let frame = officeFrame(strings, heading: "Ana")
        func page(_ state: String, _ account: MoneyAccount, _ errors: FormErrors? = nil) throws -> SamplePage {
            var charge = ChargeForm(at: SampleSnapshot.start, on: Sample.start)
            (charge.title, charge.due) = ("<titlu>", "1.10.2026\n1.11.2026")
            let page = try OfficeAccountPage(
                frame: frame, strings: strings,
                account: .init(payer: Sample.payer, account: account, prices: [.exam: Sample.euro(10)]), today: Sample.start,
                charge: charge,
                payment: PaymentForm(at: SampleSnapshot.start, on: Sample.start, strings.formats), errors: errors)
            return SamplePage(state, page)
        }
        let errors = FormErrors(items: [
            .init(field: "amount", key: "money.amount-unreadable"), .init(field: "paid-on", key: "money.day-future"),
            .init(field: "due", key: "money.due-past"),
        ])
        return try [
            page("an account", Sample.account), page("an empty one", MoneyAccount(charges: [], payments: [])),
            page("with errors", Sample.account, errors),
        ]
    }

    private static func officeForms(_ strings: Strings) -> [SamplePage] {
        typealias Sample = SampleFinances
        let frame = officeFrame(strings, heading: strings("office.reversal"))
        let matter = ReversalPage.Matter(
            payer: Sample.payer, what: "Školarina <1>", money: Sample.euro(33), day: Sample.start,
            action: OfficeRoutes.reversal(of: ID<Charge>(text: "rate-1"), Sample.ana))
        func reversal(_ errors: FormErrors?) -> ReversalPage {
            ReversalPage(frame: frame, strings: strings, matter: matter, reason: "<motiv>", errors: errors)
        }
        func settings(_ settings: FinanceSettings, _ errors: FormErrors? = nil) -> FinanceSettingsPage {
            FinanceSettingsPage(
                frame: frame, strings: strings, form: FinanceSettingsForm(settings), present: settings,
                institution: "Școala <de probă>", errors: errors)
        }
        func received(_ mistake: ReceivedPaymentsPage.Mistake?, _ received: [ReceivedPayment]) -> ReceivedPaymentsPage {
            ReceivedPaymentsPage(frame: frame, strings: strings, received: received, mistake: mistake)
        }
        let some = [Sample.received("one"), Sample.received("two", payer: nil, reference: nil)]
        return [
            SamplePage("a reversal", reversal(nil)),
            SamplePage("without a reason", reversal(.init(items: [.init(field: "reason", key: "money.reason-missing")]))),
            SamplePage("settings", settings(Sample.settings)), SamplePage("no settings", settings(.initial)),
            SamplePage(
                "a foreign account", settings(.initial, .init(items: [.init(field: "account", key: "money.account-ips")]))),
            SamplePage(
                "settings, overtaken",
                settings(Sample.settings, .init(items: [.init(field: "recipient", key: "money.settings-changed")]))),
            SamplePage("payments of nobody", received(nil, some)), SamplePage("none", received(nil, [])),
            SamplePage("given to nobody", received(.init(received: ID(text: "two"), typed: "<x>"), some)),
        ]
    }

    private static func groupCharges(_ strings: Strings) throws -> [SamplePage] {
        typealias Sample = SampleFinances
        let frame = officeFrame(strings, heading: strings("office.group"))
        let days = [Sample.start, Sample.start + 30, Sample.start + 60]
        func fields(_ plan: InstalmentPlan?) -> ChargeForm.Fields {
            ChargeForm.Fields(
                kind: .tuition, title: nil, money: Sample.euro(100), schoolYear: Sample.year, days: days, reference: nil,
                plan: plan)
        }
        func page(_ state: String, _ shown: GroupChargePage.Shown) -> SamplePage {
            var form = GroupChargeForm(at: SampleSnapshot.start, on: Sample.start)
            form.list = "1001\n<1002>"
            return SamplePage(
                state,
                GroupChargePage(
                    frame: frame, strings: strings, choice: .init(courses: [.sample()], prices: [:]), form: form, shown: shown))
        }
        let everyone = Array(repeating: Sample.payer, count: 101)
        return [
            page("asked", .init()),
            page(
                "divided",
                .init(fields: fields(InstalmentPlan(Sample.euro(100), on: days)), group: .init(payers: everyone, unknown: []))),
            page(
                "with a stranger",
                .init(fields: fields(nil), group: .init(payers: [Sample.payer], unknown: ["<1002>"]), isChanged: true)),
            page("without an amount", .init(errors: .init(items: [.init(field: "amount", key: "money.price-missing")]))),
        ]
    }

    static func moneyLists(_ strings: Strings) throws -> [SamplePage] {
        typealias Sample = SampleFinances
        let frame = officeFrame(strings, heading: strings("money-list.bank"))
        func page(_ state: String, _ kind: MoneyListKind, _ shown: MoneyListPage.Shown) -> SamplePage {
            SamplePage(state, MoneyListPage(frame: frame, strings: strings, kind: kind, shown: shown))
        }
        func plan(_ text: String, _ kind: MoneyListKind) throws -> MoneyListPlan {
            let planning = MoneyListPlanning(
                kind: kind, formats: strings.formats, today: Sample.start, directory: PayerDirectory([Sample.payer]), known: [:],
                now: SampleSnapshot.start)
            return planning.plan(try MoneyListDocument(text, kind).lines)
        }
        let charges = "index,amount,currency,kind,due\n1001,<1>,EUR,tuition,2027-01-01\n1001,\"1.234,50\",EUR,exam,2027-01-01"
        let bank = "date,amount,currency,reference\n2026-11-01,5,RSD,1001\n2026-11-01,6,RSD,<77>"
        let many = "index,amount,currency,date\n" + (1...201).map { "1001,\($0),EUR,2026-11-01" }.joined(separator: "\n")
        var errors = FormErrors(items: [.init(field: "file", key: "enrol.file-missing")])
        errors.add("list", "money-list.no-heading")
        errors.add("sheet", "enrol.sheet")
        return try MoneyListKind.allCases.map { page("\($0) asked", $0, .init()) } + [
            page("charges with a mistake", .charges, .init(text: charges, plan: plan(charges, .charges), isChanged: true)),
            page("a bank's file", .bank, .init(text: bank, sheet: "<1>", plan: plan(bank, .bank))),
            page("many payments", .payments, .init(text: many, plan: plan(many, .payments))),
            page("errors", .payments, .init(text: "<x>", errors: errors)),
        ]
    }
}
