import Testing

@testable import App

@Suite("The page of payments that are nobody's")
struct ReceivedPaymentsPageTests {
    private typealias Sample = SampleFinances

    @Test("says beside the payment that what was typed for it names nobody, and keeps it")
    func mistake() throws {
        let ground = try PageGround()
        func page(_ mistake: ReceivedPaymentsPage.Mistake?) -> ReceivedPaymentsPage {
            ReceivedPaymentsPage(
                frame: ground.frame, strings: ground.strings, received: [Sample.received("one"), Sample.received("two")],
                mistake: mistake)
        }
        let fine = page(nil)
        #expect(fine.errors == nil && fine.rows.allSatisfy { $0.error == nil } && !ground.isMarked(fine.frame))
        let wrong = page(.init(received: ID(text: "two"), typed: "9999"))
        #expect(wrong.rows.map(\.typed) == ["", "9999"] && wrong.rows.map { $0.error != nil } == [false, true])
        #expect(wrong.errors?.entries.map(\.href) == ["#person-2"] && ground.isMarked(wrong.frame))
    }
}
