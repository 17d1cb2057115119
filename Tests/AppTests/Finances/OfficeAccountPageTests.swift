import Testing

@testable import App

@Suite("A payer's account in the student office")
struct OfficeAccountPageTests {
    private typealias Sample = SampleFinances

    private func page(_ account: MoneyAccount, _ errors: FormErrors? = nil) throws -> OfficeAccountPage {
        let ground = try PageGround()
        return try OfficeAccountPage(
            frame: ground.frame, strings: ground.strings,
            account: .init(payer: Sample.payer, account: account, prices: [:]), today: Sample.start,
            charge: ChargeForm(at: SampleSnapshot.start, on: Sample.start),
            payment: PaymentForm(at: SampleSnapshot.start, on: Sample.start, ground.strings.formats), errors: errors)
    }

    @Test("what counts can be reversed, what is reversed not again; the rest of instalments is said on the one that has it")
    func rows() throws {
        let page = try page(Sample.account)
        #expect(page.charges.count { $0.reversalHref == nil } == 1 && page.payments.count { $0.reversalHref == nil } == 1)
        let rest = page.charges.filter { $0.details.contains("With the remainder: €0.01") }
        #expect(rest.map(\.title) == ["Tuition, instalment 3 of 3"])
        #expect(page.charges.filter(\.isBad).map(\.title) == ["Tuition, instalment 2 of 3"])
    }

    @Test("what is wrong is said at the head and beside its field")
    func errors() throws {
        let (ground, fine) = (try PageGround(), try page(Sample.account))
        let page = try page(Sample.account, .one("paid-on", "money.day-future"))
        #expect(ground.isMarked(page.frame) && !ground.isMarked(fine.frame) && fine.errors == nil)
        #expect(page.paymentFields.filter { $0.error != nil }.map(\.id) == ["paid-on"])
    }
}
