import Testing

@testable import App

@Suite("Debt and the registration for exams")
struct ExamDebtTests {
    private static func owe(_ scene: ExamScene, on day: LocalDay?) async throws {
        let (ana, now) = (scene.ana, scene.site.clock.now)
        try await scene.site.database.write { tx in
            let draft = ChargeDraft(
                person: ana, schoolYear: "2026/2027", kind: .tuition, title: nil, money: Money(minor: 1234, currency: .euro),
                dueOn: day, reference: nil)
            try ChargeWriteRows.add(draft, as: ID(at: now), by: nil, at: now, tx)
        }
    }

    @Test("who owes something overdue cannot register where the period asks for it, and is told how much")
    func overdue() async throws {
        try await ExamScene.run({ $0.stopsDebtors = true }) { scene in
            let one = try await scene.date("one")
            try await Self.owe(scene, on: LocalDay(number: 0))
            #expect(
                try await scene.register(scene.ana, one)
                    == [.refused(.debt([ExamAmount(minorUnits: 1234, currency: "EUR")]))])
            #expect(try await scene.register(scene.bogdan, one).first?.registration != nil)
        }
    }

    @Test("a fee is charged for the school year, and reversed when the registration is withdrawn")
    func charged() async throws {
        try await ExamScene.run { scene in
            let one = try await scene.date("one")
            _ = try await scene.register(scene.ana, one)
            let ana = scene.ana
            func account() async throws -> MoneyAccount {
                try await scene.site.database.read { tx in try AccountRows.account(of: ana, tx) }
            }
            let charge = try #require(try await account().charges.first)
            #expect(charge.kind == .exam && charge.money == Money(minor: 50_000, currency: .dinar) && !charge.isReversed)
            #expect(charge.schoolYear == "2026/2027" && charge.title?.hasSuffix("#1") == true)
            _ = try await scene.withdraw(scene.ana)
            #expect(try await account().charges.map(\.isReversed) == [true])
        }
    }

    @Test("registering again has its own price, and where the price list has none, that of the first time")
    func repeated() async throws {
        try await ExamScene.run { scene in
            let now = scene.site.clock.now
            func price() async throws -> ExamAmount? {
                try await scene.site.database.read { tx in try ExamLedger.finances.price(.repeated, now, tx) }
            }
            #expect(try await price() == ExamAmount(minorUnits: 50_000, currency: "RSD"))
            try await scene.site.database.write { tx in
                let own = Price(kind: .repeatedExam, firstOn: LocalDay(number: 0), money: Money(minor: 200_000, currency: .dinar))
                try PriceRows.add(own, by: nil, at: now, tx)
            }
            #expect(try await price() == ExamAmount(minorUnits: 200_000, currency: "RSD"))
        }
    }

    @Test("a school year begins on the first of October")
    func schoolYears() throws {
        let days = [(9, 30), (10, 1)].compactMap { LocalDay(year: 2026, month: $0.0, day: $0.1) }
        #expect(days.map(ExamLedger.schoolYear) == ["2025/2026", "2026/2027"])
    }
}
