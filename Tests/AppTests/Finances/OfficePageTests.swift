import Testing

@testable import App

@Suite("The first page of the student office")
struct OfficePageTests {
    private typealias Sample = SampleFinances

    private func page(_ found: OfficeStore.Found?, unassigned: Int = 0) throws -> OfficePage {
        let ground = try PageGround()
        return OfficePage(
            frame: ground.frame, strings: ground.strings, typed: "", overview: .init(found: found, unassigned: unassigned))
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

    @Test("says how many payments are nobody's only where there are some")
    func waiting() throws {
        #expect(try page(nil).ways.allSatisfy { $0.state == nil })
        #expect(try page(nil, unassigned: 2).ways.compactMap(\.state) == ["2 payments are waiting."])
    }
}
