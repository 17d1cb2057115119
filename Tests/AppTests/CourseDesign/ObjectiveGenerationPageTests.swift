import Testing

@testable import App

@Suite("The page that asks before a sentence is generated again")
struct ObjectiveGenerationPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ objective: Objective, errors: FormErrors? = nil) -> ObjectiveGenerationPage {
        ObjectiveGenerationPage(
            frame: ground.frame, strings: ground.strings, sheet: SampleObjectives.sheet(objective), generated: "Generated.",
            errors: errors)
    }

    @Test("shows both sentences, and the version that it is about")
    func both() {
        let page = page(SampleObjectives.tuned)
        #expect(page.own == SampleObjectives.tuned.ownSentence && page.generated == "Generated." && page.seen == "3")
        #expect(self.page(SampleObjectives.whole).own == nil)
        #expect(!ground.isMarked(page.frame))
        #expect(ground.isMarked(self.page(SampleObjectives.tuned, errors: .one("sentence", "teach.changed")).frame))
    }
}
