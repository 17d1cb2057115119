import Testing

@testable import App

@Suite("The page of a programme's outcomes")
struct OutcomesPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ shelf: OutcomeStore.Shelf = SampleOutcomes.shelf(), _ shown: OutcomesPage.Shown) -> OutcomesPage {
        OutcomesPage(frame: ground.frame, strings: ground.strings, courseStrings: ground.strings, shelf: shelf, shown: shown)
    }

    @Test("names what each objective serves, and those that serve nothing; without outcomes there is nothing to serve")
    func objectives() {
        let rows = page(SampleOutcomes.shelf(), .init()).objectives
        #expect(rows.map(\.detail) == ["C1 and C3", ground.strings("outcome.serves-none")])
        #expect(rows.map(\.isMissing) == [false, true] && rows.map(\.href).first == "/teach/objectives/whole/outcomes")
        let empty = page(SampleOutcomes.shelf([]), .init())
        #expect(empty.isEmpty && !empty.hasObjectives)
    }

    @Test("says of a checked list what is new, changed and deleted, and by how many objectives that was served")
    func result() throws {
        let plan = try SampleOutcomes.plan("cod; text\nC4; Nou\nC2; Altfel")
        let result = try #require(page(SampleOutcomes.shelf(), .init(plan: plan)).result)
        #expect(
            result.good.map(\.state) == [
                ground.strings("outcome.new"), ground.strings("outcome.changed"), ground.strings("outcome.removed-of", n: 1),
                ground.strings("outcome.removed-of", n: 1),
            ])
        #expect(result.isReady && !result.hasFaulty && result.totals.first == ground.strings("outcome.list-good", n: 4))
    }

    @Test("a list with a mistake, and one that changes nothing, cannot be saved")
    func notReady() throws {
        for list in ["C1;", ";x", "C1; a\nC1; b", "C1; a; b; c", String(repeating: "C", count: 61) + "; a"] {
            let result = try #require(page(SampleOutcomes.shelf(), .init(plan: try SampleOutcomes.plan(list))).result)
            #expect(!result.isReady && result.hasFaulty, "\(list)")
        }
        let same = try SampleOutcomes.plan(OutcomeDocument.text(of: SampleOutcomes.all))
        let result = try #require(page(SampleOutcomes.shelf(), .init(plan: same)).result)
        #expect(!result.isReady && !result.hasGood && !result.hasFaulty)
    }
}
