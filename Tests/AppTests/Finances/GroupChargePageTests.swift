import Testing

@testable import App

@Suite("The page on which a group is charged")
struct GroupChargePageTests {
    private typealias Sample = SampleFinances

    private func page(_ shown: GroupChargePage.Shown) throws -> GroupChargePage {
        let ground = try PageGround()
        return GroupChargePage(
            frame: ground.frame, strings: ground.strings, choice: .init(courses: [], prices: [:]),
            form: GroupChargeForm(at: SampleSnapshot.start, on: Sample.start), shown: shown)
    }

    private func fields(_ minor: Int, _ count: Int) -> ChargeForm.Fields {
        let (money, days) = (Money(minor: minor, currency: .euro), (0..<count).map { Sample.start + $0 * 30 })
        return ChargeForm.Fields(
            kind: .tuition, title: nil, money: money, schoolYear: Sample.year, days: days, reference: nil,
            plan: InstalmentPlan(money, on: days))
    }

    @Test("can be booked when everyone in it is known, and only then")
    func button() throws {
        #expect(try page(.init()).result == nil)
        func result(_ payers: [Payer], _ unknown: [String]) throws -> GroupChargePage.Result {
            try #require(page(.init(fields: fields(100, 1), group: .init(payers: payers, unknown: unknown))).result)
        }
        #expect(try result([Sample.payer], []).button == "Charge 1 student")
        #expect(try result([Sample.payer], ["1002"]).button == nil && result([], ["1002"]).hasUnknown)
    }

    @Test("shows every instalment, and says which one has the rest")
    func instalments() throws {
        let group = GroupChargeStore.Group(payers: Array(repeating: Sample.payer, count: 101), unknown: [])
        let result = try #require(page(.init(fields: fields(100_00, 3), group: group)).result)
        #expect(result.instalments.map(\.value) == ["€33.33", "€33.33", "€33.34"] && result.rest?.contains("€0.01") == true)
        #expect(result.names.count == 100 && result.more != nil)
        let even = try #require(page(.init(fields: fields(90_00, 3), group: .init(payers: [Sample.payer], unknown: []))).result)
        #expect(even.rest == nil && even.more == nil && even.hasInstalments)
    }

    @Test("marks its title when something is wrong")
    func errors() throws {
        let ground = try PageGround()
        #expect(try ground.isMarked(page(.init(errors: .one("amount", "money.price-missing"))).frame))
        #expect(try !ground.isMarked(page(.init()).frame))
    }
}
