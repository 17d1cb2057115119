import Testing

@testable import App

@Suite("The page of debtors")
struct DebtorsPageTests {
    private typealias Sample = SampleFinances

    @Test("sums up everybody's debt, and says when it shows only the first of them")
    func many() throws {
        let ground = try PageGround()
        func page(_ count: Int) throws -> DebtorsPage {
            let debtor = Debtor(payer: Sample.payer, debt: [Sample.euro(33)], since: Sample.start, count: 1)
            return try DebtorsPage(
                frame: ground.frame, strings: ground.strings, debtors: Array(repeating: debtor, count: count))
        }
        let (few, many) = try (page(2), page(DebtorsPage.mostShown + 1))
        #expect(few.rows.count == 2 && few.more == nil && few.sums.map(\.value) == ["€66"])
        #expect(many.rows.count == DebtorsPage.mostShown && many.more != nil && many.sums.map(\.value) == ["€16,533"])
    }
}
