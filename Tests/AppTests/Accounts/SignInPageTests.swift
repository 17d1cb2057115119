import Testing

@testable import App

@Suite("The page where people sign in")
struct SignInPageTests {
    private let ground: PageGround
    private let held = HeldForm(path: "/attempts/1/questions/1", body: "choice%5B%5D=1&go=next")

    init() throws { ground = try PageGround() }

    private func page(
        user: String = "", contact: String? = nil, back: String? = nil, held: HeldForm? = nil, notice: String? = nil,
        errors: FormErrors? = nil
    ) -> SignInPage {
        SignInPage(
            frame: ground.frame, strings: ground.strings, contact: contact, user: user, back: back, held: held, notice: notice,
            errors: errors)
    }

    @Test("an answer that is held leads back to its question, wherever else one was going, and the page says that it is held")
    func holding() {
        let answer = page(back: "/tests", held: held)
        #expect(answer.backPath == "/attempts/1/questions/1" && answer.held != nil)
        #expect(answer.notice == ground.strings("sign-in.held"))
        let plain = page(back: "/tests")
        #expect(plain.backPath == "/tests" && plain.held == nil && plain.notice == nil)
        #expect(page(held: held, notice: "Wait").notice == "Wait")
    }

    @Test("it names whom to ask, if the institution says so")
    func help() {
        #expect(page(contact: "secretariatul").help == ground.strings("sign-in.help", ["contact": "secretariatul"]))
        #expect(page().help == ground.strings("sign-in.help-nobody"))
    }

    @Test("a mistake stands beside its field and before the title")
    func mistakes() {
        let wrong = page(errors: .one("password", "sign-in.password-missing"))
        #expect(ground.isMarked(wrong.frame) && !ground.isMarked(page().frame))
        #expect(wrong.userError == nil && wrong.passwordError == ground.strings("sign-in.password-missing"))
    }
}
