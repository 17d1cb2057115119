import Testing

@testable import App

@Suite("The page of one charge")
struct ChargePageTests {
    private typealias Sample = SampleFinances

    private func page(_ charge: Charge, _ payments: [Payment] = [], _ settings: FinanceSettings = Sample.settings) throws
        -> ChargePage
    {
        let ground = try PageGround()
        return ChargePage(
            frame: ground.frame, strings: ground.strings, charge: charge,
            own: Sample.own(MoneyAccount(charges: [charge], payments: payments), settings), institution: "Școala",
            today: Sample.start)
    }

    @Test("says how to pay what is left, with the charge's reference, or else the student number")
    func advice() throws {
        let pay = try #require(page(Sample.charge("one", 30_00), [Sample.payment("a", 10_00)]).pay)
        #expect(
            pay.lines.map(\.value) == ["Univerzitet <Metropolitan>", "160-0000000012345-95", "€20", "Tuition", "1001"])
        #expect(pay.qr == nil, "euros have no such code")
        let named = try #require(page(Sample.charge("one", 30_00, reference: "11-22")).pay)
        #expect(named.lines.last?.value == "11-22")
    }

    @Test("has the payment code for dinars where the institution offers it and its account can have one")
    func code() throws {
        let dinars = Sample.charge("one", 500_00, .dinar)
        var settings = Sample.settings
        settings.account = "845-404849-87"
        #expect(try page(dinars, [], settings).pay?.qr != nil)
        settings.offersIPS = false
        #expect(try page(dinars, [], settings).pay?.qr == nil)
        settings.offersIPS = true
        settings.account = "845-404849-88"
        #expect(try page(dinars, [], settings).pay.map { $0.qr == nil } == true)
    }

    @Test("asks for nothing when it is paid or taken back, and says when nobody has entered where to pay")
    func nothing() throws {
        let paid = try page(Sample.charge("one", 30_00), [Sample.payment("a", 30_00)])
        #expect(paid.pay == nil && paid.unknown == nil && paid.hasPayments && paid.payments.map(\.value) == ["€30"])
        let taken = try page(Sample.charge("one", 30_00, reversal: Sample.reversal))
        #expect(taken.pay == nil && taken.unknown == nil && taken.reversal != nil && !taken.hasPayments)
        let nowhere = try page(Sample.charge("one", 30_00), [], .initial)
        #expect(nowhere.pay == nil && nowhere.unknown != nil)
    }
}
