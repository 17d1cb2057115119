import Testing

@testable import App

@Suite("The page that asks why something is reversed")
struct ReversalPageTests {
    private typealias Sample = SampleFinances

    @Test("marks its title, and the field, when there is no reason")
    func errors() throws {
        let ground = try PageGround()
        let matter = ReversalPage.Matter(
            payer: Sample.payer, what: "Tuition", money: Sample.euro(1), day: Sample.start, action: "/x")
        func page(_ errors: FormErrors?) -> ReversalPage {
            ReversalPage(frame: ground.frame, strings: ground.strings, matter: matter, reason: nil, errors: errors)
        }
        #expect(!ground.isMarked(page(nil).frame) && page(nil).fields.allSatisfy { $0.error == nil })
        let wrong = page(.one("reason", "money.reason-missing"))
        #expect(ground.isMarked(wrong.frame) && wrong.fields.map(\.error) == ["Enter the reason"])
    }
}
