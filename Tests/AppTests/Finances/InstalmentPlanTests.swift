import Testing

@testable import App

@Suite("An amount in instalments")
struct InstalmentPlanTests {
    private func plan(_ minor: Int, _ count: Int, step: Int = 30) -> InstalmentPlan? {
        InstalmentPlan(
            Money(minor: minor, currency: .euro), on: (0..<count).map { SampleFinances.start + $0 * step })
    }

    @Test("what does not divide is on the last, to the cent: 2,239.93 in 11 rates")
    func rest() throws {
        let plan = try #require(self.plan(2239_93, 11))
        #expect(plan.parts.dropLast().allSatisfy { $0.minor == 203_63 } && plan.parts.last?.minor == 203_63)
        let other = try #require(self.plan(2240_00, 11))
        #expect(other.parts.dropLast().allSatisfy { $0.minor == 203_63 } && other.parts.last?.minor == 203_70)
        #expect(other.rest?.minor == 7 && plan.rest == nil)
        #expect(other.parts.map(\.minor).reduce(0, +) == 2240_00)
    }

    @Test("is none for one day, for too many, for days out of order, and for less than a cent each")
    func none() {
        #expect(plan(100, 1) == nil && plan(100_00, 25) == nil && plan(100, 3, step: 0) == nil && plan(100, 3, step: -1) == nil)
        #expect(plan(2, 3) == nil && plan(3, 3) != nil && plan(0, 2) == nil)
    }

    @Test("each becomes a charge that says which it is, under one plan")
    func drafts() throws {
        let plan = try #require(self.plan(100_00, 3))
        let drafts = plan.drafts(SampleFinances.charge(of: SampleFinances.ana, 100), as: ID(text: "plan"))
        #expect(drafts.map(\.money.minor) == [33_33, 33_33, 33_34])
        #expect(drafts.map(\.instalment?.number) == [1, 2, 3] && Set(drafts.map(\.instalment?.plan)).count == 1)
        #expect(drafts.map(\.dueOn) == plan.days && drafts.allSatisfy(\.isBookable))
    }
}
