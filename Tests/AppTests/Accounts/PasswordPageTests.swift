import Testing

@testable import App

@Suite("The page where a password is changed")
struct PasswordPageTests {
    @Test("a mistake stands beside its own field and before the title, and without one there is none")
    func mistakes() throws {
        let ground = try PageGround()
        let plain = PasswordPage(frame: ground.frame, strings: ground.strings, userName: "ana", area: .learn)
        #expect(!ground.isMarked(plain.frame))
        #expect(plain.errors == nil && plain.currentError == nil && plain.newError == nil && plain.againError == nil)
        let fields = ["current-password", "new-password", "new-password-again"]
        let keys = ["password.current-wrong", "password.too-short", "password.not-the-same"]
        for (field, key) in zip(fields, keys) {
            let page = PasswordPage(
                frame: ground.frame, strings: ground.strings, userName: "ana", area: .learn, errors: .one(field, key))
            #expect(ground.isMarked(page.frame))
            let beside = [page.currentError, page.newError, page.againError]
            #expect(beside == fields.map { $0 == field ? ground.strings(key) : nil })
        }
    }
}
