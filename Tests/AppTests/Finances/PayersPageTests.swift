import Testing

@testable import App

@Suite("The page on which the student office finds an account")
struct PayersPageTests {
    private typealias Sample = SampleFinances

    private func page(_ found: OfficeStore.Found?) throws -> PayersPage {
        let ground = try PageGround()
        return PayersPage(frame: ground.frame, strings: ground.strings, typed: "", found: found)
    }

    @Test("says how many were found, and that not all are shown")
    func found() throws {
        let strings = try PageGround().strings
        #expect(try page(nil).found == nil)
        let one = try #require(page(.init(payers: [Sample.payer], total: 1)).found)
        #expect(one.summary == strings("people.found", n: 1) && one.people.map(\.name) == ["Țîrlea <T> Ana"])
        let more = try #require(page(.init(payers: [Sample.payer], total: 2)).found)
        #expect(more.summary.contains(strings("people.first", ["count": "1"])))
    }
}
