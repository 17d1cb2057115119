import Testing

@testable import App

@Suite("The page that asks before a test is published")
struct TestWarningsPageTests {
    private let ground: PageGround
    private let kept = TestWarning.keptTime(name: "Ana", inForce: nil, said: ExtraTime(factor: 1500, added: .minutes(0)))

    init() throws { ground = try PageGround() }

    private func page(
        _ warnings: [TestWarning], ending: [DeadlineMove] = [], takesTimes: Bool = false
    ) -> TestWarningsPage {
        TestWarningsPage(
            frame: ground.frame, strings: ground.strings, editor: .sample(.sample()), warnings: warnings, seen: nil,
            ending: ending, takesTimes: takesTimes)
    }

    @Test("the times of the text can be chosen where others hold, and stay to be chosen once they were")
    func times() {
        #expect(!page([.twins(question: "Unu")]).offersTimes)
        #expect(page([.twins(question: "Unu"), kept]).offersTimes && !page([kept]).takesTimes)
        #expect(page([], takesTimes: true).offersTimes && page([], takesTimes: true).takesTimes)
    }

    @Test("attempts that would end at once are counted, and without any there is no word of it")
    func ending() {
        let now = SampleSnapshot.start
        let move = DeadlineMove(attempt: SampleSnapshot.attempt(.final), title: "Test", old: now + .hours(1), new: now)
        #expect(page([], ending: [move, move]).ending == ground.strings("test-warning.ending", n: 2))
        #expect(page([]).ending == nil)
    }
}
