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
                    == [.refused(.debt([Money(minor: 1234, currency: .euro)]))])
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

    @Test("a school year begins on the first of October")
    func schoolYears() throws {
        let days = [(9, 30), (10, 1)].compactMap { LocalDay(year: 2026, month: $0.0, day: $0.1) }
        #expect(days.map { SchoolYear(of: $0)?.text } == ["2025/2026", "2026/2027"])
    }

    @Test("a fee is due on the first day of exams: who registers for one exam today may register for another one tomorrow")
    func dueLater() async throws {
        try await ExamScene.run({
            $0.stopsDebtors = true
            $0.days = $0.days.lowerBound + 6...$0.days.upperBound
        }) { scene in
            let (one, ana, course) = (try await scene.date("one"), scene.ana, scene.course)
            _ = try await scene.register(ana, one)
            let charge = try await scene.site.database.read { tx in try AccountRows.account(of: ana, tx).charges.first }
            #expect(charge?.due == scene.period.fields.days.lowerBound)
            let period = scene.period
            func debt() async throws -> [Money] {
                let (desk, now) = (scene.desk, scene.site.clock.now)
                return try await scene.site.database.read { tx in
                    let courses = try ExamRegistrationStore.courses([course], tx)
                    return try ExamStandingRows.standings(of: ana, in: courses, period, desk.ledger, at: now, tx)[course]?.debt
                        ?? []
                }
            }
            scene.site.clock.advance(by: .days(2))
            #expect(try await debt() == [])
            scene.site.clock.advance(by: .days(10))
            #expect(try await debt() == [Money(minor: 50_000, currency: .dinar)])
        }
    }
}
