import Testing

@testable import App

@Suite("The page that asks before an account is shut")
struct DisablingPageTests {
    @Test("only of somebody in the middle of a test does it have to be ticked that they are; forgotten, it is asked again")
    func sitting() throws {
        let ground = try PageGround()
        func page(isSitting: Bool, _ errors: FormErrors? = nil) -> DisablingPage {
            DisablingPage(
                frame: ground.frame, strings: ground.strings, account: SamplePeople.account(SamplePeople.ana, isFull: isSitting),
                errors: errors)
        }
        #expect(!page(isSitting: false).isSitting)
        let asked = page(isSitting: true)
        #expect(asked.isSitting && asked.sittingError == nil && !ground.isMarked(asked.frame))
        let again = page(isSitting: true, .one("sitting", "people.disable-sitting"))
        #expect(again.sittingError == ground.strings("people.disable-sitting") && ground.isMarked(again.frame))
    }
}
