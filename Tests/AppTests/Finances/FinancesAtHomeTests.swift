import Testing

@testable import App

@Suite("Money in the list at home")
struct FinancesAtHomeTests {
    private typealias Sample = SampleFinances

    private func rows(_ charges: [Charge], _ payments: [Payment] = []) throws -> [(place: HomeItem.Place, row: HomeRow)] {
        let strings = try SamplePages.strings(.english)
        return try FinancesAtHome.items(MoneyAccount(charges: charges, payments: payments), on: Sample.start, in: .gmt).map {
            ($0.place, $0.matter.row(strings, now: SampleSnapshot.start))
        }
    }

    @Test("what is overdue is asked for: one by its name, several by their number and sum")
    func overdue() throws {
        let one = try rows([Sample.charge("one", 30_00, due: -1)])
        #expect(one.map(\.row.title) == ["Tuition"] && one.first?.row.href == "/finances/charges/one")
        #expect(one.first?.place == .asked)
        let two = try rows([Sample.charge("one", 30_00, due: -1), Sample.charge("two", 20_00, due: -2)])
        #expect(two.map(\.row.title) == ["2 charges are overdue"] && two.first?.row.href == "/finances")
        #expect(two.first?.row.state.hasSuffix(" · €50") == true)
    }

    @Test("what is due within 30 days is coming, on its day; later, paid or taken back it is not there")
    func coming() throws {
        let due = try FinancesAtHome.items(
            MoneyAccount(charges: [Sample.charge("one", 30_00, due: 3)], payments: []), on: Sample.start, in: .gmt)
        #expect(due.map(\.place) == [.coming] && due.first?.time.map { LocalDay($0, in: .gmt) } == Sample.start + 3)
        #expect(try rows([Sample.charge("one", 30_00, due: 31)]).isEmpty)
        #expect(try rows([Sample.charge("one", 30_00, due: 3)], [Sample.payment("a", 30_00)]).isEmpty)
        #expect(try rows([Sample.charge("one", 30_00, due: -3, reversal: Sample.reversal)]).isEmpty)
    }
}
