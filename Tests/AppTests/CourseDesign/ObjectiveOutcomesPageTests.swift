import Testing

@testable import App

@Suite("The page of the outcomes that an objective serves")
struct ObjectiveOutcomesPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ typed: [String]? = nil, _ errors: FormErrors? = nil) -> ObjectiveOutcomesPage {
        ObjectiveOutcomesPage(
            frame: ground.frame, strings: ground.strings, courseStrings: ground.strings, shelf: SampleOutcomes.shelf(),
            objective: SampleObjectives.whole, typed: typed.map { ObjectiveOutcomesForm(seen: "old", outcomes: $0) },
            help: ground.help, errors: errors)
    }

    @Test("ticks what is stored, or what was ticked; what another stored is said only where that is wrong")
    func ticks() {
        #expect(page().choices.filter(\.isTicked).map(\.key) == ["C1", "C3"] && page().stored == nil)
        #expect(page([]).choices.allSatisfy { !$0.isTicked })
        let gone = page(["c2", "x"], .one("outcomes", "outcome.gone"))
        #expect(gone.choices.filter(\.isTicked).map(\.key) == ["C2"] && gone.stored == nil && gone.error != nil)
        #expect(gone.seen == "old" && page().seen != "old")
        let overtaken = page(["c2"], .one("outcomes", "teach.changed"))
        #expect(overtaken.stored?.contains("C1 and C3") == true && ground.isMarked(overtaken.frame))
        #expect(overtaken.seen == page().seen)
    }
}
