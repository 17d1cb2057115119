import Testing

@testable import App

@Suite("The page where a receipt's code is typed")
struct ReceiptsPageTests {
    @Test("what is no code comes back with a sentence beside it and before the title, however long only its beginning")
    func mistakes() throws {
        let ground = try PageGround()
        func page(_ typed: String, _ errors: FormErrors?) -> ReceiptsPage {
            ReceiptsPage(frame: ground.frame, typed: typed, area: nil, errors: errors, strings: ground.strings)
        }
        let plain = page("", nil)
        #expect(plain.error == nil && !ground.isMarked(plain.frame))
        let wrong = page(String(repeating: "x", count: 201), .one("code", "receipt.code-wrong"))
        #expect(wrong.error == ground.strings("receipt.code-wrong") && ground.isMarked(wrong.frame))
        #expect(wrong.typed == String(repeating: "x", count: 200))
    }
}
